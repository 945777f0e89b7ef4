"""The pieces of the game: shared, frozen, made once from `content/` by `box.py`."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.engine.content import Content
from holdfast.engine.requests import Face

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
RESOURCES: Final = ("food", "wood", "coal", "steel", "core")
GROUND: Final = (*RESOURCES, "trees")
"""What may lie on a space of the map."""

HOPE: Final = 0
DISCONTENT: Final = 1
SIDES: Final = ("hope", "discontent")

ANY: Final = -1
EACH: Final = -2
FED: Final = -3


class Token(Content, frozen=True):
    """A Hope or Discontent token, with one of its sides up. [FRO-056]"""

    track: int
    """Hope or Discontent."""
    kind: int
    name: str
    active: bool

    def face(self) -> Face:
        return Face(self.name, self.name.capitalize())


class Need(Content, frozen=True):
    """A requirement: a measure of the city compared with a number; or several of them. [FRO-310]"""

    text: str
    words: str = ""
    measure: str = ""
    name: str = ""
    index: int = 0
    kind: int = ANY
    compare: str = ">="
    number: int = 1
    negated: bool = False
    all: tuple[Need, ...] = ()
    any: tuple[Need, ...] = ()


class Alternative(Content, frozen=True):
    """One of several things to do, with what it needs and costs. [FRO-332]"""

    text: str
    words: str
    do: tuple[Effect, ...]
    needs: Need | None = None
    cost: tuple[Effect, ...] = ()


class Effect(Content, frozen=True):
    """One verb with its arguments; `choose`, `may`, `if` and `per` hold further effects. [FRO-309]"""

    verb: str
    text: str
    words: str = ""
    index: int = 0
    amount: int = 0
    kind: int = ANY
    name: str = ""
    ways: tuple[Alternative, ...] = ()
    needs: Need | None = None
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


Effects = tuple[Effect, ...]


class Choice(Content, frozen=True):
    """A numbered option of a Morning or Dusk card."""

    key: str
    text: str
    way: Alternative
    then: str

    def face(self) -> Face:
        return Face(self.key, f"{self.text} ({self.way.words})", (self.key,))


class Special(Content, frozen=True):
    """A Special Action of a card. [FRO-194]"""

    users: tuple[int, ...]
    cost: Effects
    place: tuple[int, ...]
    capacity: int
    full: Effects
    do: Effects
    text: str


class Promise(Content, frozen=True):
    dusks: int
    check: Need
    success: Effects
    fail: Effects
    text: str


class Event(Content, frozen=True):
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

    def face(self) -> Face:
        return Face(self.key, self.name, (f"card {self.key}",))


class Weather(Content, frozen=True):
    key: str
    name: str
    cold: int
    ranges: tuple[int, int, int]
    scouts: int
    storm: int

    def face(self) -> Face:
        return Face(self.key, self.name, (f"weather {self.key}",))


class Citizen(Content, frozen=True):
    """A Citizen card: a type, an ability, and a death effect for each type. [FRO-256]"""

    key: str
    name: str
    type: int
    ability: Effects
    death: tuple[Effects, Effects, Effects]
    text: str

    def face(self) -> Face:
        return Face(self.key, f"{self.name}: {self.text}", (f"card {self.key}",))


class Law(Content, frozen=True):
    key: str
    name: str
    branch: str
    do: Effects
    requires: tuple[str, ...]
    excludes: tuple[str, ...]
    text: str

    def face(self) -> Face:
        return Face(self.key, f"{self.name}: {self.text}", (f"law {self.key}",))


class Technology(Content, frozen=True):
    key: str
    name: str
    time: int
    do: Effects
    text: str

    def face(self) -> Face:
        return Face(self.key, f"{self.name} ({self.time} days): {self.text}", (f"technology {self.key}",))


class Expedition(Content, frozen=True):
    key: str
    name: str
    stack: str
    spaces: int
    arrive: Effects
    loot: Effects

    def face(self) -> Face:
        return Face(self.key, self.name, (f"expedition {self.stack}",))


class Advisor(Content, frozen=True):
    key: str
    name: str
    cost: Effects
    do: Effects
    text: str

    def face(self) -> Face:
        return Face(self.key, f"{self.name}: {self.text}", (f"advisor {self.key}",))


class Storm(Content, frozen=True):
    key: str
    first: Effects
    second: Effects


class Building(Content, frozen=True):
    """A kind of Building; equal Buildings are one object. Index 0 holds the basic side, 1 the upgraded one."""

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

    def face(self) -> Face:
        return Face(self.key, self.name, (f"board {self.key}",))


class Tile(Content, frozen=True):
    """A Map tile: what lies on each of its two spaces, and a Food bonus."""

    key: str
    ground: tuple[tuple[int, int], tuple[int, int]]
    food: int

    def face(self) -> Face:
        return Face(self.key, f"tile {self.key}")


class Hex(Content, frozen=True):
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

    def face(self) -> Face:
        return Face(self.key, f"hex {self.key}", (f"hex {self.key}",))


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
