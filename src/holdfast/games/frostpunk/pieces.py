"""The pieces of the game: shared, frozen, made once from `content/` by `box.py`."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

import msgspec

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.games.frostpunk.verbs.parameters import Costs, Effects, TokenCounts, Way
from holdfast.games.frostpunk.verbs.requirements import Requirement, ResourceName
from holdfast.games.toolkit.pieces import IndexedPiece, NamedPiece, Piece

WORKER: Final = 0
ENGINEER: Final = 1
CHILD: Final = 2
AUTOMATON: Final = 3
CITIZENS: Final = ("worker", "engineer", "child")
WORKFORCE: Final = (*CITIZENS, "automaton")

FOOD: Final = 0
WOOD: Final = 1
COAL: Final = 2
STEEL: Final = 3
CORE: Final = 4
TREES: Final = 5
RESOURCES: Final[tuple[ResourceName, ...]] = ("food", "wood", "coal", "steel", "core")
GROUND: Final = (*RESOURCES, "trees")
"""What may lie on a space of the map."""

HOPE: Final = 0
DISCONTENT: Final = 1
SIDES: Final = ("hope", "discontent")

ANY: Final = -1
"""Any type of token."""
TOKEN_TYPES: Final = (("resolve", "unity", "devotion"), ("anger", "fear", "mistrust"))
"""The types of each side."""
TOKENS: Final = {
    name: (side, kind)
    for side, types in enumerate(TOKEN_TYPES)
    for kind, name in ((ANY, SIDES[side]), *enumerate(types))
}
"""Side and type of the tokens that content names; the name of a side means any type of it."""


@cache
def token_counts(tokens: TokenCounts) -> tuple[tuple[int, int, int], ...]:
    """Side, type and number of tokens that an effect or a cost names."""
    return tuple((*TOKENS[name], number) for name, number in tokens.given())


class Card(NamedPiece, frozen=True):
    """A card or a Building: a piece with a key and a name."""

    key: str
    name: str


class CardWithText(Card, frozen=True):
    """A card whose label ends with its text."""

    @property
    def label(self) -> str:
        return f"{self.name}: {self.text}"

    @property
    def text(self) -> str:
        raise NotImplementedError(f"{type(self).__name__} needs a text")


class Token(Content, frozen=True):
    """A Hope or Discontent token, with one of its sides up. [FRO-056]"""

    track: int
    """Hope or Discontent."""
    kind: int
    name: str
    active: bool

    def face(self) -> Face:
        return Face(self.name, self.name.capitalize())


class Choice(Piece, frozen=True):
    """A numbered option of a Morning or Dusk card."""

    key: str
    text: str
    way: Way
    then: str
    words: str

    @property
    def label(self) -> str:
        return f"{self.text} ({self.words})"

    @property
    def places(self) -> tuple[str, ...]:
        return (self.key,)


class Special(Content, frozen=True):
    """A Special Action of a card. [FRO-194]"""

    users: tuple[int, ...]
    cost: Costs
    place: tuple[int, ...]
    """Resources put on the card at each use."""
    capacity: int
    """After this many uses `full` happens, and the card goes."""
    full: Effects
    do: Effects
    text: str
    once_per_game: bool = False
    cold: bool = False
    stays: bool = False
    """Whether the Meeple stays on the card at night, as long as the card lies there."""


class Promise(Content, frozen=True):
    """A promise of a card: checked at every Dusk Phase, kept or broken. [FRO-202]"""

    dusks: int
    """How many checks it may fail before it is broken."""
    check: Requirement
    success: Effects
    fail: Effects
    text: str


class Event(Card, frozen=True):
    """A Morning card, a Dusk card, a Social Dispute or a Scenario card."""

    place_word: ClassVar[str] = "card"
    kind: str
    """morning, dusk, dispute, start or scenario."""
    instant: Effects = ()
    choices: tuple[Choice, ...] = ()
    special: Special | None = None
    dusk: Effects = ()
    """What happens at every Dusk Phase while it lies in a display."""
    promise: Promise | None = None
    on_second_storm: Effects = ()
    enter: Effects = ()
    """What happens when a Scenario card comes into its display."""
    trigger: str = ""
    goal: str = ""
    text: str = ""

    @property
    def red(self) -> bool:
        """Social Disputes show the red icon. [FRO-208]"""
        return self.kind == "dispute"


class Weather(Card, frozen=True):
    place_word: ClassVar[str] = "weather"
    cold: int
    ranges: tuple[int, int, int]
    """Spaces up the Heat track for the Cold marker and for the indicators I, II, III."""
    scouts: int
    storm: int
    """Spaces that each Scout advances, and that the Storm marker moves back."""


class Citizen(CardWithText, frozen=True):
    """A Citizen card: a type, an ability, and a death effect for each type. [FRO-256]"""

    place_word: ClassVar[str] = "card"
    type: int
    ability: Effects
    death: tuple[Effects, Effects, Effects]
    text: str


class Law(CardWithText, frozen=True):
    place_word: ClassVar[str] = "law"
    branch: str
    """adaptation, order or faith."""
    do: Effects
    requires: tuple[str, ...]
    excludes: tuple[str, ...]
    """Keys of Laws that must have been passed before it, and of those that bar it."""
    text: str


class Technology(Card, frozen=True):
    place_word: ClassVar[str] = "technology"
    time: int
    """Its token goes this many spaces ahead of the Round marker."""
    do: Effects
    text: str

    @property
    def label(self) -> str:
        return f"{self.name} ({self.time} days): {self.text}"


class Expedition(Card, frozen=True):
    """A place that Scouts can reach. [FRO-269]"""

    stack: str
    spaces: int
    """How far away it is; the last space is the place itself."""
    arrive: Effects
    loot: Effects

    @property
    def places(self) -> tuple[str, ...]:
        return (f"expedition {self.stack}",)


class Advisor(CardWithText, frozen=True):
    place_word: ClassVar[str] = "advisor"
    cost: Costs
    do: Effects
    text: str


class Storm(Content, frozen=True):
    key: str
    first: Effects
    second: Effects


class Building(Card, frozen=True):
    """A kind of Building; equal Buildings are one object. Index 0 holds the basic side, 1 the upgraded one."""

    place_word: ClassVar[str] = "board"
    index: int
    large: bool
    insulation: str
    lined: str
    """The colour of its Insulation, and the colour with Wool Lining."""
    count: int
    cost: tuple[int, ...]
    users: tuple[int, ...]
    """The types whose Meeples may use it."""
    actions: tuple[Effects, Effects]
    traps: tuple[int, int]
    scouts: tuple[int, int]
    on_build: Effects
    """What happens when the first of the kind is built."""
    shelter: int
    shelter_child: int
    """Sleeping slots for anybody, and for Children only."""
    ruin_side: bool
    technology: str
    below: bool
    """Whether it has a Ruin side; the Technology it needs; whether a card must unlock it."""
    deposit: str
    hub: bool
    """The wall token it needs beside it; whether it heats its tile and those around it."""
    preprinted: bool
    no_build: bool
    no_dismantle: bool
    """Whether it stands there from the start; whether its Build or Dismantle icon is red."""
    scenario: str
    texts: tuple[str, str]


class Tile(Piece, frozen=True):
    """A Map tile: what lies on each of its two spaces, and a Food bonus."""

    key: str
    ground: tuple[tuple[int, int], tuple[int, int]]
    food: int

    @property
    def label(self) -> str:
        return f"tile {self.key}"


class Hex(IndexedPiece, frozen=True):
    """A place for a tile, with its spaces, its neighbours and the rim pieces that touch it."""

    place_word: ClassVar[str] = "hex"
    at: tuple[int, int]
    """Its axial coordinates."""
    zone: int
    spaces: tuple[int, ...]
    neighbours: tuple[int, ...]
    corner: int
    """The rim corner it touches, or -1."""
    edge: str
    trees: int

    @property
    def label(self) -> str:
        return f"hex {self.key}"


class Site(msgspec.Struct, frozen=True, cache_hash=True):
    """A Building on the map: where it stands, which side is up, and who works there this Round."""

    building: Building
    spaces: tuple[int, ...]
    hex: int
    ruin: bool = False
    crew: tuple[int, ...] = ()


class Scout(msgspec.Struct, frozen=True, cache_hash=True):
    """A Meeple on an Expedition stack: its place on the path, and the first card whose loot it carries."""

    stack: int
    type: int
    position: int
    since: int


class Posted(msgspec.Struct, frozen=True, cache_hash=True):
    """A card in a display: placements made, failed checks, who stands on it this Round (-1 nobody), who stays there."""

    card: Event
    placed: int = 0
    failed: int = 0
    worker: int = -1
    stayed: tuple[int, ...] = ()


ZONES: Final = ("generator", "near", "far")
INSULATIONS: Final = ("red", "orange", "yellow")
