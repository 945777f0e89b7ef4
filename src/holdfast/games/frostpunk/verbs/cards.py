"""Effects on cards and rules, effects that hold others, and costs. [FRO-309]

do: [{may: {do: [{gain: {steel: 2}}], cost: [{spend: {coal: 1}}]}}]
"""

from __future__ import annotations

from typing import Literal

from msgspec import field

from holdfast.engine.content import Content
from holdfast.games.frostpunk.verbs.parameters import Cost, Costs, Effect, Effects, Number, ResourceCounts, Way
from holdfast.games.frostpunk.verbs.requirements import Purpose, Requirement

# Cards and rules ---------------------------------------------------------------------------------------------------


class PassLaw(Content, Effect, frozen=True):
    """Pass a Law."""


class Develop(Content, Effect, frozen=True):
    """Move the Development token nearer."""

    n: Number


class StartRule(Content, Effect, frozen=True):
    """Switch on a standing rule of `flags.yaml`."""

    rule: str


class ChoosePurpose(Content, Effect, frozen=True):
    """Choose the purpose of the city."""

    purpose: Purpose


class AddDusk(Content, Effect, frozen=True):
    """A card of the reserve joins the Dusk deck."""

    card: str


class PurgeDusk(Content, Effect, frozen=True):
    """A Dusk card leaves the game."""

    card: str


class DiscardDusk(Content, Effect, frozen=True):
    """Cards of the Dusk deck, chosen by the players, go to its discard pile."""

    n: Number


class EnterScenario(Content, Effect, frozen=True):
    """A Scenario card comes into the display."""

    card: str


class RemoveScenario(Content, Effect, frozen=True):
    """A Scenario card leaves the display."""

    card: str


class PlaceFinalTrigger(Content, Effect, frozen=True):
    """Put the last Trigger on the Round track, as far ahead as the Setup card says."""

    trigger: str


class AddFrost(Content, Effect, frozen=True):
    """Each Ark that is neither lost nor heated gets frost tokens."""

    n: Number


class ThawArk(Content, Effect, frozen=True):
    """Take frost tokens off an Ark."""

    n: Number


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


class DiscardCitizenCards(Content, Cost, frozen=True):
    """Discard Citizen cards of any players."""

    n: Number
