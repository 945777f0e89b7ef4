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
    """How often it may be used: `none`, `once_per_turn` or `once_per_round`."""
    cost: tuple[Cost, ...]
    do: tuple[Effect, ...]


class Reaction(Content, frozen=True):
    """What a card can do at its own moment, from hand or from the town."""

    window: str
    """Its moment: `before_roll`, `after_failed_roll` or `would_lose_structure`."""
    from_hand: bool
    """Played from the hand, for a response token; otherwise used in the town."""
    stays: bool
    """Whether the card lies in town afterwards; otherwise it is discarded."""
    once: bool
    """At most once in a round."""
    defence: int = 0
    """Added to the roll of a defender."""
    raid: int = 0
    """Added to the roll of a raider."""
    reroll: bool = False
    prevent: bool = False
    """Whether the structure is not lost."""


class PrintedPiece(NamedPiece, frozen=True):
    """A piece with a name, a text, and the passive effects that it gives."""

    key: str
    name: str
    powers: Powers
    text: str
    """The rules text on the card; empty if its icons say all."""


class Card(PrintedPiece, frozen=True):
    """A card of the market or the wastes deck; all copies are this one object."""

    place_word: ClassVar[str] = "card"
    deck: int
    """MARKET or WASTES."""
    kind: int
    """An index into `KINDS`: structure, item, personality, event or attack."""
    tags: tuple[str, ...]
    production: Vector
    """Food, credits and response tokens that it makes each round."""
    research: int
    """Research tokens that it lets its owner place each round. [PIO-126]"""
    maintenance: Vector
    points: int
    """Victory points while it lies in town."""
    accepts: int
    """The set of kinds that it can store, 0 for none."""
    capacity: int
    """How many tokens it can store."""
    difficulty: tuple[int, int, int]
    """By the size of the defender's town."""
    raid: bool
    """Whether the attack is a raid: the defender rolls the difficulty."""
    raid_bonus: int
    """Added to the raider's roll."""
    stays: bool
    """Whether it stays in town once played."""
    targeted: bool
    """Whether the player chooses another player whom it affects."""
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
    """The highest number goes first."""
    combat: int
    """Added to every roll in a fight."""
    round_start: tuple[Effect, ...]
    activation: Activation | None

    @property
    def label(self) -> str:
        return f"{self.name} ({self.number})"


class Project(PrintedPiece, frozen=True):
    """A research project: name, benefits, value. [PIO-040]"""

    place_word: ClassVar[str] = "project"
    value: int
    """How many research tokens complete it."""


class Headquarters(PrintedPiece, frozen=True):
    """A face of an HQ card: name, production, town size, special effect. [PIO-240]"""

    place_word: ClassVar[str] = "hq"
    size: int
    """SMALL, MEDIUM or LARGE."""
    production: Vector
    points: int


class Trade(Piece, frozen=True):
    """One exchange with the central stores. [PIO-128, PIO-129]"""

    place_word: ClassVar[str] = "trade"
    key: str
    give: Vector
    """Paid by the player: food, credits, response tokens."""
    get: Vector
    label: str
