"""Effects on the city: its supply, people, tokens, Generator, Scouts and Buildings. [FRO-309]

do: [{gain: {food: 4}}, {hope: {by: 1, token: devotion}}, {exhaust: {discontent: 2}}, clear_stress]
"""

from __future__ import annotations

from typing import Literal

from msgspec import field

from holdfast.engine.content import Content
from holdfast.games.frostpunk.verbs.parameters import (
    CitizenCounts,
    Cost,
    Counts,
    Effect,
    Number,
    ResourceCounts,
    TokenCounts,
)

# The supply and the people ---------------------------------------------------------------------------------------


class Gain(ResourceCounts, Effect, frozen=True):
    """Take Food or Resources from the bank."""


class Lose(ResourceCounts, Effect, frozen=True):
    """Return Food or Resources to the bank, as far as they are there."""


class ChangeCitizens(Counts, Effect, frozen=True):
    """Gain Citizens, or lose them if the number is negative."""

    worker: int = 0
    engineer: int = 0
    child: int = 0
    any: int = 0
    each: int = 0
    fed: int = 0


class MakeSick(CitizenCounts, Effect, frozen=True):
    """Citizens fall sick."""


class Kill(CitizenCounts, Effect, frozen=True):
    """Citizens die."""


class Cure(Content, Effect, frozen=True):
    """Cure points. Cure and Treat points side by side are used in any order."""

    n: Number


class Treat(Content, Effect, frozen=True):
    """Treat points. Cure and Treat points side by side are used in any order."""

    n: Number


class AddSpent(CitizenCounts, Effect, frozen=True):
    """Spent Citizen tokens go to the supply."""


class AddTemporary(Counts, Effect, frozen=True):
    """Temporary Meeples, for this Action Phase or the next."""

    worker: Number = 0
    engineer: Number = 0
    child: Number = 0


class GainAutomatons(Content, Effect, frozen=True):
    """Gain Automatons."""

    by: int


class ChangeHunger(Content, Effect, frozen=True):
    """Move the Hunger marker."""

    by: int


class MoveCorpses(Content, Effect, frozen=True):
    """Move the Corpse marker."""

    by: int


class DrawCitizenCards(Content, Effect, frozen=True):
    """Draw Citizen cards, and hand them out."""

    n: Number


# Hope and Discontent ---------------------------------------------------------------------------------------------


class ChangeHope(Content, Effect, frozen=True):
    """Increase Hope, or decrease it if the number is negative; of one type of token only if one is named."""

    by: int
    token: Literal["resolve", "unity", "devotion"] | None = None


class ChangeDiscontent(Content, Effect, frozen=True):
    """Increase Discontent, or decrease it if the number is negative; of one type of token only if one is named."""

    by: int
    token: Literal["anger", "fear", "mistrust"] | None = None


class Activate(TokenCounts, Effect, frozen=True):
    """Flip exhausted tokens to their active side."""


class Exhaust(TokenCounts, Effect, Cost, frozen=True):
    """Flip active tokens to their exhausted side."""


class DiscardTokens(TokenCounts, Effect, frozen=True):
    """Put tokens, active or exhausted, back into their bag."""


# Generator, weather, expeditions -----------------------------------------------------------------------------------


class MoveCold(Content, Effect, frozen=True):
    """Move the Cold marker."""

    by: int


class MoveRanges(Counts, Effect, frozen=True):
    """Move a Heat Range indicator, or all of them."""

    first: int = field(name="I", default=0)
    second: int = field(name="II", default=0)
    third: int = field(name="III", default=0)
    every: int = field(name="all", default=0)


class RaiseHeat(Content, Effect, frozen=True):
    """Advance the Heat marker, onto the Cold marker at most."""

    by: int


class ChangeStress(Content, Effect, frozen=True):
    """Put Stress cubes on the Generator, or take them off if the number is negative."""

    by: int


class ClearStress(Content, Effect, frozen=True):
    """Take all Stress cubes off the Generator."""


class MoveStorm(Content, Effect, frozen=True):
    """Move the Storm marker to a later Round."""

    by: int


class PlaceStorm(Content, Effect, frozen=True):
    """Put the Storm marker on a space of the Round track."""

    space: Number


class RemoveStorm(Content, Effect, frozen=True):
    """The Storm marker leaves the game."""


class PeekAtWeather(Content, Effect, frozen=True):
    """Look at the top Weather cards, and put them back in any order."""

    n: Number


class AdvanceScouts(Content, Effect, frozen=True):
    """Every Scout advances."""

    by: int


class LoseScout(Content, Effect, frozen=True):
    """The Scout of this Expedition dies; its loot is lost."""


# Buildings and the map -----------------------------------------------------------------------------------------------


class Unlock(Content, Effect, frozen=True):
    """A Building may be built from now on."""

    building: str


class BuildForNothing(Content, Effect, frozen=True):
    """Build a Building at no cost."""

    building: str


class MakeRuins(Content, Effect, frozen=True):
    """Every copy of a Building becomes a Ruin."""

    building: str


class Wreck(Content, Effect, frozen=True):
    """Copies of a Building go back to the Buildings board."""

    building: str
    n: Number = 1


class Upgrade(Content, Effect, frozen=True):
    """Every copy of a Building uses its upgraded side."""

    building: str


class PlaceTiles(Counts, Effect, frozen=True):
    """Place Map tiles."""

    near: Number = 0
    far: Number = 0


class Cook(Content, Effect, frozen=True):
    """Gain Food, and 1 more for each Hunter's Hut on the map, `huts` at most."""

    food: Number
    huts: Number


class GatherAround(Content, Effect, frozen=True):
    """Gather Resources from the tile of the Building in use and those next to it."""

    n: Number


class FellTrees(Content, Effect, frozen=True):
    """Fell Trees on the tile of the Building in use and those next to it."""

    n: Number
