"""The files in `content/`, as typed data. `box.py` makes the pieces of the game from them.

What a card does is said with the verbs of `verbs.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from holdfast.engine.content import Content
from holdfast.engine.digest import Prose
from holdfast.games.pioneers.verbs import Amount, Cost, Effect, Kind, Limit, Passive, ReactionEffect, Resource

Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1)]
Amounts = dict[Resource, Count]


class Entry(Content, frozen=True, kw_only=True):
    """What every card, survivor, project and HQ has: its id, its text, and where it comes from."""

    id: str
    name: str
    basis: Prose
    """`given`, `recovered`, `ruled` or `house`; each file explains these words."""
    text: Prose = ""
    known: list[Prose] = []
    """The fields that are given or recovered; the others are house."""
    source: Prose = ""
    why: Prose = ""
    """The reason for a ruling."""


class StorageData(Content, frozen=True):
    accepts: Annotated[list[Resource], msgspec.Meta(min_length=1)]
    capacity: Number
    """Tokens of all accepted kinds together."""


class ProductionData(Content, frozen=True):
    food: Count = 0
    credit: Count = 0
    response: Count = 0
    research: Count = 0


class ActivationData(Content, frozen=True):
    limit: Limit
    cost: tuple[Cost, ...]
    do: tuple[Effect, ...]


class ReactionData(Content, frozen=True):
    window: Literal["before_roll", "after_failed_roll", "would_lose_structure"]
    source: Literal["hand", "town"] = msgspec.field(name="from")
    then: Literal["discard", "stay"]
    do: tuple[ReactionEffect, ...]
    limit: Limit = "none"


class CardData(Entry, frozen=True, kw_only=True):
    type: Kind
    copies: Count
    """How many there are in the deck."""
    tags: list[Literal["farm", "livestock", "weapon"]] = []
    production: ProductionData = ProductionData()
    maintenance: Amounts = {}
    vp: Count = 0
    """Victory points while it lies in town."""
    storage: StorageData | None = None
    difficulty: Amount = 0
    """What the defender has to roll against an attack, or by town size; 0 for none."""
    raid: bool = False
    raid_bonus: int = 0
    """Added to the raider's roll."""
    one_shot: bool = False
    """For items: discarded once played. Other items stay in town."""
    targeted: bool = False
    """Whether the player chooses a target; attacks always have one."""
    passive: tuple[Passive, ...] = ()
    on_play: tuple[Effect, ...] = ()
    on_fail: tuple[Effect, ...] = ()
    activate: ActivationData | None = None
    reactions: tuple[ReactionData, ...] = ()


class CardsFile(Content, frozen=True):
    cards: list[CardData]


class SurvivorData(Entry, frozen=True, kw_only=True):
    number: Number
    combat: int
    passive: tuple[Passive, ...] = ()
    round_start: tuple[Effect, ...] = ()
    activate: ActivationData | None = None


class SurvivorsFile(Content, frozen=True):
    survivors: list[SurvivorData]


class ProjectData(Entry, frozen=True, kw_only=True):
    value: Number
    passive: tuple[Passive, ...]


class ProjectsFile(Content, frozen=True):
    projects: list[ProjectData]


class HeadquartersData(Entry, frozen=True, kw_only=True):
    size: Literal["small", "medium", "large"]
    production: ProductionData
    vp: Count = 0
    passive: tuple[Passive, ...] = ()


class HeadquartersFile(Content, frozen=True):
    headquarters: list[HeadquartersData]


class SizeData(Content, frozen=True):
    """A town size: from how many structures on, and what depends on it."""

    id: Literal["small", "medium", "large"]
    structures: Number
    """From this number on, the HQ included. [PIO-237]"""
    pile: Count
    """Tokens that the resource pile holds. [PIO-006]"""
    plan: Count
    """Tokens that a Plan action yields. [PIO-105]"""
    research: Count
    """The most tokens that a Research action places. [PIO-107 to PIO-109]"""


class TradeData(Content, frozen=True):
    id: str
    give: Amounts
    get: Amounts


class DraftData(Content, frozen=True):
    market: Count
    """Market cards in each packet. [PIO-070]"""
    wastes: Count
    picks: Number
    """Cards that each player picks from the packets. [PIO-072]"""


class TurnsData(Content, frozen=True):
    each: Number
    """Turns of every player in a round, extra turns aside. [PIO-083]"""
    most: Number
    """The most turns of a player in a round, extra turns included. [PIO-095]"""


class AlarmsData(Content, frozen=True):
    rounds: list[Number]
    """A token is turned over at the start of each of these rounds. [PIO-061, PIO-156]"""
    tokens: list[Literal["active", "blank"]]


class DiceData(Content, frozen=True):
    count: Number
    sides: Number


class BoardFile(Content, frozen=True):
    colors: list[str]
    market_costs: Annotated[list[Count], msgspec.Meta(min_length=1)]
    """The credits for each slot, from the one next to the deck outwards. [PIO-098]"""
    projects_face_up: Number
    sizes: tuple[SizeData, SizeData, SizeData]
    """Small, medium, large."""
    trades: list[TradeData]
    start: Amounts
    """What each player's pile begins with. [PIO-065]"""
    draft: DraftData
    research_tokens: Number
    """How many each player has. [PIO-051]"""
    project_points: Count
    """Victory points of a completed project. [PIO-039]"""
    turns: TurnsData
    personalities_per_round: Number
    goal: Number
    """The victory points that win. [PIO-174]"""
    victory_spaces: Number
    """The last space of the victory track. [PIO-180]"""
    alarms: AlarmsData
    dice: DiceData
    raid_success: tuple[Effect, ...]
    """What a raider gains who has won. [PIO-226, PIO-227]"""
