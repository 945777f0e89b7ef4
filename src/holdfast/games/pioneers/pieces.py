"""The pieces in the box: cards, HQ faces, survivors, projects. Frozen, and shared by all tables."""

from __future__ import annotations

from typing import ClassVar, Final

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.games.pioneers.rules.powers import Powers
from holdfast.games.pioneers.verbs import KINDS, Cost, Effect
from holdfast.games.toolkit.amounts import Vector
from holdfast.games.toolkit.pieces import NamedPiece, Piece

STRUCTURE: Final = 0
ITEM: Final = 1
PERSONALITY: Final = 2
EVENT: Final = 3
ATTACK: Final = 4

SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
SIZES: Final = ("small", "medium", "large")

MARKET: Final = 0
WASTES: Final = 1
DECKS: Final = ("market", "wastes")


class Activation(Content, frozen=True):
    """What the owner may use in their own turn, after paying for it."""

    limit: str
    cost: tuple[Cost, ...]
    do: tuple[Effect, ...]


class Reaction(Content, frozen=True):
    """What a card can do at its own moment, from hand or from the town."""

    window: str
    from_hand: bool
    stays: bool
    once: bool
    """At most once in a round."""
    defence: int = 0
    raid: int = 0
    reroll: bool = False
    prevent: bool = False


class PrintedPiece(NamedPiece, frozen=True):
    """A piece with a name, a text, and the passive effects that it gives."""

    key: str
    name: str
    powers: Powers
    text: str


class Card(PrintedPiece, frozen=True):
    """A card of the market or the wastes deck; all copies are this one object."""

    place_word: ClassVar[str] = "card"
    deck: int
    kind: int
    tags: tuple[str, ...]
    production: Vector
    research: int
    maintenance: Vector
    points: int
    accepts: int
    """The set of kinds that it can store, 0 for none."""
    capacity: int
    difficulty: tuple[int, int, int]
    """By the size of the defender's town."""
    raid: bool
    raid_bonus: int
    stays: bool
    """Whether it stays in town once played."""
    targeted: bool
    on_play: tuple[Effect, ...]
    on_fail: tuple[Effect, ...]
    activation: Activation | None
    reactions: tuple[Reaction, ...]

    def in_town(self) -> Face:
        """The card as one that lies in one's own town."""
        return Face(self.key, self.name, (f"own {self.key}",))

    def in_town_of(self, colour: str) -> Face:
        """The card as one that lies in the town of another player."""
        return Face(self.key, self.name, (f"{colour} {self.key}",))

    @property
    def costly(self) -> bool:
        """Whether it has a printed maintenance cost."""
        return any(self.maintenance)

    def matches(self, wanted: str) -> bool:
        """Whether it is of this type or has this tag."""
        return wanted == KINDS[self.kind] or wanted in self.tags


class Survivor(PrintedPiece, frozen=True):
    """A survivor: number, name, combat modifier, skill. [PIO-022]"""

    place_word: ClassVar[str] = "survivor"
    number: int
    combat: int
    round_start: tuple[Effect, ...]
    activation: Activation | None

    @property
    def label(self) -> str:
        return f"{self.name} ({self.number})"


class Project(PrintedPiece, frozen=True):
    """A research project: name, benefits, value. [PIO-040]"""

    place_word: ClassVar[str] = "project"
    value: int


class Headquarters(PrintedPiece, frozen=True):
    """A face of an HQ card: name, production, town size, special effect. [PIO-240]"""

    place_word: ClassVar[str] = "hq"
    size: int
    production: Vector
    points: int


class Trade(Piece, frozen=True):
    """One exchange with the central stores. [PIO-128, PIO-129]"""

    place_word: ClassVar[str] = "trade"
    key: str
    give: Vector
    get: Vector
    label: str
