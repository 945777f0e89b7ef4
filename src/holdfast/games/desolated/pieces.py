"""The cards in the box of Desolated: shared, frozen, one object for equal cards. `box.py` fills the box."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar, Final

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.games.desolated.amounts import INFLUENCE, KINDS, NAMES, RESOURCES, TYPES
from holdfast.games.toolkit.amounts import Vector
from holdfast.games.toolkit.pieces import IndexedPiece, Piece

NO_LINK: Final = -1
STAR: Final = 99
"""The wild link: it matches every symbol, and no edge without one. [DES-203, DES-204]"""
SKULL: Final = -1
NO_MATERIAL: Final = -1

ORDINARY: Final = "material"
RARE: Final = "rare"
CHARACTER: Final = "character"


class Card(Piece, frozen=True):
    """A card of the box, and what it says in a few words."""

    place_word: ClassVar[str] = "card"
    key: str
    name: str

    def text(self) -> str:
        raise NotImplementedError(f"{type(self).__name__} needs a text")

    @property
    def label(self) -> str:
        return f"{self.name} ({self.text()})"


class Material(Card, frozen=True):
    """A Racloir Material card, or one that behaves like it in a chain: a Rare Material or a Character."""

    index: int
    kind: str
    """ORDINARY, RARE or CHARACTER."""
    material: int
    """The material value in its top-left corner. [DES-113]"""
    left: int
    """The link symbol on its left edge."""
    right: int
    convert: tuple[Vector, Vector] | None
    """Its two-way ability: the left side and the right side. [DES-114]"""
    hand_limit: int = 0
    symbols: tuple[str, str] = ("", "")
    """The names of the link symbols on its left and its right edge; nothing for a bare edge."""

    @property
    def linkable(self) -> bool:
        """With a link symbol on at least one side. [DES-115]"""
        return self.left != NO_LINK or self.right != NO_LINK

    @property
    def single_use(self) -> bool:
        return self.kind == RARE

    def text(self) -> str:
        if self.convert is None:
            return f"hand limit +{self.hand_limit}; no links"
        sides = f"{RESOURCES.text(self.convert[0])} | {RESOURCES.text(self.convert[1])}"
        edges = zip(self.symbols, ("left", "right"), strict=True)
        return f"{sides}; links {', '.join(f'{symbol} {edge}' for symbol, edge in edges if symbol)}"

    def lying(self) -> Face:
        """Its face in an inventory, which is another place than a hand with an equal card."""
        return self.face()._replace(places=(f"chain {self.key}",))


class Chain(Content, frozen=True, eq=True, cache_hash=True):
    """One or more linkable cards from left to right. It never changes: to extend or break it makes other chains."""

    cards: tuple[Material, ...]

    def extended_left(self, card: Material) -> Chain:
        """With one more card at its left end. [DES-027]"""
        return Chain((card, *self.cards))

    def extended_right(self, card: Material) -> Chain:
        """With one more card at its right end. [DES-027]"""
        return Chain((*self.cards, card))

    def joined(self, card: Material, other: Chain) -> Chain:
        """With one more card at its right end, and another chain behind that. [DES-208]"""
        return Chain((*self.cards, card, *other.cards))

    def without(self, card: Material) -> tuple[Chain, ...]:
        """What is left when a card goes: the parts to its left and right do not close up. [DES-076]"""
        place = self.cards.index(card)
        parts = (self.cards[:place], self.cards[place + 1 :])
        return tuple(Chain(part) for part in parts if part)


class Technology(Card, frozen=True):
    """An Advanced Racloir Material card: four edges that come to the top one after another. [DES-179]"""

    index: int
    track: tuple[int, ...]

    def text(self) -> str:
        return ", ".join("skull" if step == SKULL else NAMES[step] for step in self.track)


class Influence(Card, frozen=True):
    """An Arkhein Influence card. An advanced one has no cost and no VP, but an upkeep. [DES-117 to DES-119, DES-158]"""

    index: int
    vp: int
    cost: Vector
    """The materials that it costs."""
    icons: Vector
    """The influence that it gives, by type."""
    upkeep: Vector | None = None
    """The materials of an advanced one's upkeep. [DES-158]"""
    convert: tuple[Vector, Vector] | None = None

    @property
    def advanced(self) -> bool:
        return self.upkeep is not None

    def text(self) -> str:
        price = f"upkeep {RESOURCES.text(self.upkeep)}" if self.upkeep else f"{RESOURCES.text(self.cost)}, {self.vp} VP"
        return f"{price}; gives {INFLUENCE.text(self.icons)}"


class Bonus(Content, frozen=True):
    """VP for every card of a material in chains, or for a number of stored cards of a kind. [DES-123]"""

    vp: int
    chain: int
    """The material that is counted in chains, or -1."""
    stored: str
    """The kind of card that is counted beneath, or nothing."""
    per: int
    """How many stored cards count once; 1 for every card."""

    def text(self) -> str:
        if self.stored:
            each = "every" if self.per == 1 else f"every {self.per}"
            return f"+{self.vp} for {each} stored {self.stored}"
        return f"+{self.vp} for every {KINDS[self.chain]} in a chain"


class Landmark(Card, frozen=True):
    """An Insula Landmark. An advanced one costs materials, has no VP, and lists influence. [DES-123, DES-168]"""

    index: int
    vp: int
    cost: Vector
    """The influence that it costs."""
    bonus: Bonus | None
    price: Vector | None = None
    """The materials that an advanced one costs."""
    listed: tuple[int, ...] = ()
    """The influence of which an advanced one gives one each round."""

    @property
    def advanced(self) -> bool:
        return self.price is not None

    @property
    def storage(self) -> bool:
        """Whether it shows the storage icon. [DES-133]"""
        return self.bonus is not None and self.bonus.stored != ""

    def text(self) -> str:
        if self.price is not None:
            return f"{RESOURCES.text(self.price)}; each round {' or '.join(TYPES[kind] for kind in self.listed)}"
        return f"{INFLUENCE.text(self.cost)}, {self.vp} VP" + (f"; {self.bonus.text()}" if self.bonus else "")


class Campaign(Card, frozen=True):
    """A token each round. [DES-187]"""

    material: int

    def text(self) -> str:
        return f"1 {KINDS[self.material]} each round"


class Talent(Card, frozen=True):
    """Rows to cover from the bottom up: VP and the material that covers them. [DES-196, DES-198]"""

    rows: tuple[tuple[int, int], ...]

    def text(self) -> str:
        return f"{', '.join(str(vp) for vp, _ in self.rows)} VP"

    @property
    def label(self) -> str:
        return self.name


class Slot(IndexedPiece, frozen=True):
    """A place in one of the three rows of the board."""

    place_word: ClassVar[str] = "slot"


@cache
def lying_at(slot: Slot, card: Technology | Material | Influence | Landmark | None) -> Face:
    """A place in a row, called by the card that lies there."""
    return slot.face() if card is None else slot.face()._replace(label=card.face().label)


Storable = Material | Technology | Influence | Landmark
"""The three kinds of card that can be stored: Material, Influence and Landmark cards. [DES-079]"""


class Stored(Content, frozen=True, eq=True):
    """A card face down beneath a Landmark; what lay beneath it stays there. [DES-074, DES-080]"""

    card: Storable
    shown: bool
    """Whether it came from the inventory, where everybody saw it."""
    beneath: tuple[Stored, ...] = ()


def all_beneath(stored: Iterable[Stored]) -> Iterator[Stored]:
    """These stored cards, and all that lie beneath them."""
    for card in stored:
        yield card
        yield from all_beneath(card.beneath)


class Insula(Content, frozen=True, eq=True):
    """A Landmark in an inventory, and the cards stored beneath it."""

    card: Landmark
    stored: tuple[Stored, ...] = ()


def kind_of(card: Storable) -> str:
    """The kind of card that a storage bonus asks for; no bonus asks for Characters. [DES-079, DES-175, DES-182]"""
    if isinstance(card, Influence):
        return "influence"
    if isinstance(card, Material) and card.kind == CHARACTER:
        return CHARACTER
    return "landmark" if isinstance(card, Landmark) else "material"
