"""The pieces of the game: shared, frozen, made once from `content/` by `box.py`."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

import msgspec

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.games.frostpunk.verbs.parameters import Costs, Effects, TokenCounts, Way
from holdfast.games.frostpunk.verbs.requirements import Requirement, ResourceName
from holdfast.games.toolkit.pieces import NamedPiece, Piece

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


class PrintedPiece(NamedPiece, frozen=True):
    """A piece with a name. Its place on the board is `region` and its key."""

    region: ClassVar[str] = "card"

    @property
    def places(self) -> tuple[str, ...]:
        return (f"{self.region} {self.key}",)


class PrintedText(PrintedPiece, frozen=True):
    """A piece whose label ends with its text."""

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
    capacity: int
    full: Effects
    do: Effects
    text: str


class Promise(Content, frozen=True):
    dusks: int
    check: Requirement
    success: Effects
    fail: Effects
    text: str


class Event(PrintedPiece, frozen=True):
    """A Morning card, a Dusk card, a Social Dispute or a Scenario card."""

    key: str
    name: str
    kind: str
    instant: Effects = ()
    choices: tuple[Choice, ...] = ()
    special: Special | None = None
    dusk: Effects = ()
    promise: Promise | None = None
    on_second_storm: Effects = ()
    enter: Effects = ()
    trigger: str = ""
    goal: str = ""
    text: str = ""

    @property
    def red(self) -> bool:
        """Social Disputes show the red icon. [FRO-208]"""
        return self.kind == "dispute"


class Weather(PrintedPiece, frozen=True):
    region: ClassVar[str] = "weather"
    key: str
    name: str
    cold: int
    ranges: tuple[int, int, int]
    scouts: int
    storm: int


class Citizen(PrintedText, frozen=True):
    """A Citizen card: a type, an ability, and a death effect for each type. [FRO-256]"""

    key: str
    name: str
    type: int
    ability: Effects
    death: tuple[Effects, Effects, Effects]
    text: str


class Law(PrintedText, frozen=True):
    region: ClassVar[str] = "law"
    key: str
    name: str
    branch: str
    do: Effects
    requires: tuple[str, ...]
    excludes: tuple[str, ...]
    text: str


class Technology(PrintedPiece, frozen=True):
    region: ClassVar[str] = "technology"
    key: str
    name: str
    time: int
    do: Effects
    text: str

    @property
    def label(self) -> str:
        return f"{self.name} ({self.time} days): {self.text}"


class Expedition(NamedPiece, frozen=True):
    key: str
    name: str
    stack: str
    spaces: int
    arrive: Effects
    loot: Effects

    @property
    def places(self) -> tuple[str, ...]:
        return (f"expedition {self.stack}",)


class Advisor(PrintedText, frozen=True):
    region: ClassVar[str] = "advisor"
    key: str
    name: str
    cost: Costs
    do: Effects
    text: str


class Storm(Content, frozen=True):
    key: str
    first: Effects
    second: Effects


class Building(PrintedPiece, frozen=True):
    """A kind of Building; equal Buildings are one object. Index 0 holds the basic side, 1 the upgraded one."""

    region: ClassVar[str] = "board"
    index: int
    key: str
    name: str
    large: bool
    insulation: str
    lined: str
    count: int
    cost: tuple[int, ...]
    users: tuple[int, ...]
    actions: tuple[Effects, Effects]
    traps: tuple[int, int]
    scouts: tuple[int, int]
    on_build: Effects
    shelter: int
    shelter_child: int
    ruin_side: bool
    technology: str
    below: bool
    deposit: str
    hub: bool
    preprinted: bool
    no_build: bool
    no_dismantle: bool
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


class Hex(Piece, frozen=True):
    """A place for a tile, with its spaces, its neighbours and the rim pieces that touch it."""

    index: int
    key: str
    at: tuple[int, int]
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

    @property
    def places(self) -> tuple[str, ...]:
        return (self.label,)


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
    """A card in a display: placements made, failed checks, and who stands on it this Round (-1 nobody)."""

    card: Event
    placed: int = 0
    failed: int = 0
    worker: int = -1


ZONES: Final = ("generator", "near", "far")
INSULATIONS: Final = ("red", "orange", "yellow")
