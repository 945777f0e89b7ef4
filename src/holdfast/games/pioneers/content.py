"""The files in `content/`, as typed data. `box.py` makes the pieces of the game from them.

What a card does is said with the verbs of `verbs.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from holdfast.engine.content import Content
from holdfast.games.pioneers.verbs import Amount, Cost, Effect, Kind, Limit, Passive, ReactionEffect, Resource

Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1)]
Amounts = dict[Resource, Count]


class Entry(Content, frozen=True, kw_only=True):
    """What every card, survivor, project and HQ has: its id, its text, and where it comes from."""

    id: str
    name: str
    basis: str
    text: str = ""
    known: list[str] = []
    source: str = ""
    why: str = ""


class StorageData(Content, frozen=True):
    accepts: Annotated[list[Resource], msgspec.Meta(min_length=1)]
    capacity: Number


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
    tags: list[Literal["farm", "livestock", "weapon"]] = []
    production: ProductionData = ProductionData()
    maintenance: Amounts = {}
    vp: Count = 0
    storage: StorageData | None = None
    difficulty: Amount = 0
    raid: bool = False
    raid_bonus: int = 0
    one_shot: bool = False
    targeted: bool = False
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
    pile: Count
    plan: Count
    research: Count


class TradeData(Content, frozen=True):
    id: str
    give: Amounts
    get: Amounts


class DraftData(Content, frozen=True):
    market: Count
    wastes: Count
    picks: Number


class TurnsData(Content, frozen=True):
    each: Number
    most: Number


class AlarmsData(Content, frozen=True):
    rounds: list[Number]
    tokens: list[Literal["active", "blank"]]


class DiceData(Content, frozen=True):
    count: Number
    sides: Number


class BoardFile(Content, frozen=True):
    colors: list[str]
    market_costs: Annotated[list[Count], msgspec.Meta(min_length=1)]
    projects_face_up: Number
    sizes: tuple[SizeData, SizeData, SizeData]
    trades: list[TradeData]
    start: Amounts
    draft: DraftData
    research_tokens: Number
    project_points: Count
    turns: TurnsData
    personalities_per_round: Number
    goal: Number
    victory_spaces: Number
    alarms: AlarmsData
    dice: DiceData
    raid_success: tuple[Effect, ...]
