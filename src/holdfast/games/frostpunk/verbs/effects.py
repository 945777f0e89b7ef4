"""Effects and costs: the closed list of verbs that cards, Laws, Buildings and Technologies are written in. [FRO-309]

do: [{gain: {food: 4}}, {hope: {by: 1, token: devotion}}, {exhaust: {discontent: 2}}, clear_stress]
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, Literal

from msgspec import field

from holdfast.engine.content import Content
from holdfast.games.frostpunk.convert import rewrite_cost, rewrite_effect
from holdfast.games.frostpunk.verbs.parameters import (
    Amount,
    Change,
    CitizenCounts,
    Cost,
    Costs,
    Counts,
    Effect,
    Effects,
    Number,
    OfBuilding,
    OfCard,
    ResourceCounts,
    TokenCounts,
    Way,
)
from holdfast.games.frostpunk.verbs.requirements import Purpose, Requirement
from holdfast.games.toolkit.effects import Vocabulary

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


class Cure(Amount, Effect, frozen=True):
    """Cure points. Cure and Treat points side by side are used in any order."""


class Treat(Amount, Effect, frozen=True):
    """Treat points. Cure and Treat points side by side are used in any order."""


class AddSpent(CitizenCounts, Effect, frozen=True):
    """Spent Citizen tokens go to the supply."""


class AddTemporary(Counts, Effect, frozen=True):
    """Temporary Meeples, for this Action Phase or the next."""

    worker: Number = 0
    engineer: Number = 0
    child: Number = 0


class GainAutomatons(Change, Effect, frozen=True):
    """Gain Automatons."""


class ChangeHunger(Change, Effect, frozen=True):
    """Move the Hunger marker."""


class MoveCorpses(Change, Effect, frozen=True):
    """Move the Corpse marker."""


class DrawCitizenCards(Amount, Effect, frozen=True):
    """Draw Citizen cards, and hand them out."""


# Hope and Discontent ---------------------------------------------------------------------------------------------


class ChangeHope(Change, Effect, frozen=True):
    """Increase Hope, or decrease it if the number is negative; of one type of token only if one is named."""

    token: Literal["resolve", "unity", "devotion"] | None = None


class ChangeDiscontent(Change, Effect, frozen=True):
    """Increase Discontent, or decrease it if the number is negative; of one type of token only if one is named."""

    token: Literal["anger", "fear", "mistrust"] | None = None


class Activate(TokenCounts, Effect, frozen=True):
    """Flip exhausted tokens to their active side."""


class Exhaust(TokenCounts, Effect, Cost, frozen=True):
    """Flip active tokens to their exhausted side."""


class DiscardTokens(TokenCounts, Effect, frozen=True):
    """Put tokens, active or exhausted, back into their bag."""


# Generator, weather, expeditions -----------------------------------------------------------------------------------


class MoveCold(Change, Effect, frozen=True):
    """Move the Cold marker."""


class MoveRanges(Counts, Effect, frozen=True):
    """Move a Heat Range indicator, or all of them."""

    first: int = field(name="I", default=0)
    second: int = field(name="II", default=0)
    third: int = field(name="III", default=0)
    every: int = field(name="all", default=0)


class RaiseHeat(Change, Effect, frozen=True):
    """Advance the Heat marker, onto the Cold marker at most."""


class ChangeStress(Change, Effect, frozen=True):
    """Put Stress cubes on the Generator, or take them off if the number is negative."""


class ClearStress(Content, Effect, frozen=True):
    """Take all Stress cubes off the Generator."""


class MoveStorm(Change, Effect, frozen=True):
    """Move the Storm marker to a later Round."""


class PlaceStorm(Content, Effect, frozen=True):
    """Put the Storm marker on a space of the Round track."""

    space: Number


class RemoveStorm(Content, Effect, frozen=True):
    """The Storm marker leaves the game."""


class PeekAtWeather(Amount, Effect, frozen=True):
    """Look at the top Weather cards, and put them back in any order."""


class AdvanceScouts(Change, Effect, frozen=True):
    """Every Scout advances."""


class LoseScout(Content, Effect, frozen=True):
    """The Scout of this Expedition dies; its loot is lost."""


# Buildings and the map -----------------------------------------------------------------------------------------------


class Unlock(OfBuilding, Effect, frozen=True):
    """A Building may be built from now on."""


class BuildForNothing(OfBuilding, Effect, frozen=True):
    """Build a Building at no cost."""


class MakeRuins(OfBuilding, Effect, frozen=True):
    """Every copy of a Building becomes a Ruin."""


class Wreck(OfBuilding, Effect, frozen=True):
    """Copies of a Building go back to the Buildings board."""

    n: Number = 1


class Upgrade(OfBuilding, Effect, frozen=True):
    """Every copy of a Building uses its upgraded side."""


class PlaceTiles(Counts, Effect, frozen=True):
    """Place Map tiles."""

    near: Number = 0
    far: Number = 0


class Cook(Content, Effect, frozen=True):
    """Gain Food, and 1 more for each Hunter's Hut on the map, `huts` at most."""

    food: Number
    huts: Number


class GatherAround(Amount, Effect, frozen=True):
    """Gather Resources from the tile of the Building in use and those next to it."""


class FellTrees(Amount, Effect, frozen=True):
    """Fell Trees on the tile of the Building in use and those next to it."""


# Cards and rules ---------------------------------------------------------------------------------------------------


class PassLaw(Content, Effect, frozen=True):
    """Pass a Law."""


class Develop(Amount, Effect, frozen=True):
    """Move the Development token nearer."""


class StartRule(Content, Effect, frozen=True):
    """Switch on a standing rule of `flags.yaml`."""

    rule: str


class ChoosePurpose(Content, Effect, frozen=True):
    """Choose the purpose of the city."""

    purpose: Purpose


class AddDusk(OfCard, Effect, frozen=True):
    """A card of the reserve joins the Dusk deck."""


class PurgeDusk(OfCard, Effect, frozen=True):
    """A Dusk card leaves the game."""


class DiscardDusk(Amount, Effect, frozen=True):
    """Cards of the Dusk deck, chosen by the players, go to its discard pile."""


class EnterScenario(OfCard, Effect, frozen=True):
    """A Scenario card comes into the display."""


class RemoveScenario(OfCard, Effect, frozen=True):
    """A Scenario card leaves the display."""


class PlaceFinalTrigger(Content, Effect, frozen=True):
    """Put the last Trigger on the Round track, as far ahead as the Setup card says."""

    trigger: str


class AddFrost(Amount, Effect, frozen=True):
    """Each Ark that is neither lost nor heated gets frost tokens."""


class ThawArk(Amount, Effect, frozen=True):
    """Take frost tokens off an Ark."""


class Win(Content, Effect, frozen=True):
    """The players win."""


class Defeat(Content, Effect, frozen=True):
    """The players lose."""

    reason: Literal["hope", "discontent", "generator", "sickness", "hunger", "deaths", "time", "arks"]


# Verbs that hold others --------------------------------------------------------------------------------------------


class Choose(Content, Effect, frozen=True):
    """Do one of these."""

    ways: tuple[Way, ...]


class May(Content, Effect, frozen=True):
    """Pay the cost to do this, or leave it."""

    do: Effects
    cost: Costs = ()


class If(Content, Effect, frozen=True):
    """Do this if a requirement holds, or else that."""

    when: Requirement
    then: Effects = ()
    otherwise: Effects = field(name="else", default=())


class PerHopeToken(Content, Effect, frozen=True):
    """Do this once for each Hope token, active or exhausted."""

    do: Effects


# Costs -------------------------------------------------------------------------------------------------------------


class Spend(ResourceCounts, Cost, frozen=True):
    """Return Food or Resources to the bank."""


class DiscardCitizenCards(Amount, Cost, frozen=True):
    """Discard Citizen cards of any players."""


# The lists ---------------------------------------------------------------------------------------------------------

Verb = Callable[..., Coroutine[Any, Any, None]]

VERBS: Final = Vocabulary[Verb](
    "verb",
    Effect,
    {
        "gain": Gain, "lose": Lose, "citizen": ChangeCitizens, "sick": MakeSick, "die": Kill, "cure": Cure,
        "treat": Treat, "spent": AddSpent, "temp": AddTemporary, "automaton": GainAutomatons, "hunger": ChangeHunger,
        "corpse": MoveCorpses, "draw_citizen": DrawCitizenCards,
        "hope": ChangeHope, "discontent": ChangeDiscontent, "activate": Activate, "exhaust": Exhaust,
        "discard_token": DiscardTokens,
        "cold": MoveCold, "range": MoveRanges, "heat": RaiseHeat, "stress": ChangeStress, "clear_stress": ClearStress,
        "storm": MoveStorm, "storm_to": PlaceStorm, "remove_storm": RemoveStorm, "peek": PeekAtWeather,
        "scouts": AdvanceScouts, "scout_lost": LoseScout,
        "unlock": Unlock, "build": BuildForNothing, "ruin": MakeRuins, "wreck": Wreck, "upgrade": Upgrade,
        "tile": PlaceTiles, "cook": Cook, "gather": GatherAround, "fell": FellTrees,
        "law": PassLaw, "develop": Develop, "flag": StartRule, "purpose": ChoosePurpose, "add_dusk": AddDusk,
        "purge_dusk": PurgeDusk, "dusk_to_discard": DiscardDusk, "scenario": EnterScenario,
        "unscenario": RemoveScenario, "final_trigger": PlaceFinalTrigger, "frost": AddFrost, "thaw": ThawArk,
        "win": Win, "defeat": Defeat,
        "choose": Choose, "may": May, "if": If, "per_hope_token": PerHopeToken,
    },
    rewrite_effect,
)  # fmt: skip

COSTS: Final = Vocabulary[Verb](
    "cost",
    Cost,
    {"spend": Spend, "exhaust": Exhaust, "discard_citizen": DiscardCitizenCards},
    rewrite_cost,
)
