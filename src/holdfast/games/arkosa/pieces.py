"""The pieces in the box of Arkosa: shared, frozen, one object for equal pieces. `box.py` fills the box."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from holdfast.engine.content import Content
from holdfast.engine.digest import Prose
from holdfast.games.arkosa.amounts import Amounts
from holdfast.games.arkosa.verbs import Deck, Effects, Metric, Pack, RoomType, Step
from holdfast.games.toolkit.pieces import IndexedPiece, NamedPiece, Piece

ROOM_TYPES: Final[tuple[RoomType, ...]] = ("labour", "science", "entertainment")
COLUMNS: Final = 3
SPACES: Final = 9

PLACES: Final = {
    "r1c1": "Top left", "r1c2": "Top middle", "r1c3": "Top right",
    "r2c1": "Middle left", "r2c2": "Centre", "r2c3": "Middle right",
    "r3c1": "Bottom left", "r3c2": "Bottom middle", "r3c3": "Bottom right",
}  # fmt: skip
"""What people call the spaces of a bunker."""

_COUNTS_FOR: Final = {"labourer": "labour", "scientist": "science", "entertainer": "entertainment"}


class Passive(Content, frozen=True):
    """What a room does for its owner while it is visible and has an active shard. [ARK-349]"""

    raid_tokens_ignored: int
    immune_to_steal: bool


class Room(NamedPiece, frozen=True):
    """A room tile, or a room printed on a bunker board. [ARK-114]"""

    place_word: ClassVar[str] = "room"
    id: str
    kind: Literal["A", "B", "special", "printed"]
    name: str
    type: RoomType
    points: int
    cost: Amounts = Amounts()
    production: Effects = ()
    double_exempt: bool = False
    count: int = 1
    passive: Passive | None = None
    sabotage: bool = False
    solo_rule: str = ""
    basis: Prose = ""
    known: Prose = ""

    @property
    def label(self) -> str:
        return f"{self.name} ({self.type}, {self.points} points)"


class PerRoom(Content, frozen=True):
    """Points for each visible room of a type. [ARK-205]"""

    type: RoomType
    each: int


class Colonist(NamedPiece, frozen=True):
    """A colonist card. [ARK-069]"""

    place_word: ClassVar[str] = "colonist"
    id: str
    deck: Literal["A", "B"]
    name: str
    types: tuple[Literal["labourer", "scientist", "entertainer"], ...]
    points: int
    actions: tuple[Effects, ...]
    points_per_room: PerRoom | None = None
    special: bool = False
    sabotage: bool = False
    solo_rule: str = ""
    basis: Prose = ""
    known: Prose = ""

    def counts_for(self, kind: RoomType) -> bool:
        """Whether this colonist counts for labour, science or entertainment."""
        return any(_COUNTS_FOR[profession] == kind for profession in self.types)


class CrateFace(Content, frozen=True):
    """What a face of the numbered die finds in a crate."""

    polarity: Literal["positive", "mixed", "negative"]
    do: Effects


class Victim(Content, frozen=True):
    """Whom a raid looks for."""

    metric: Metric
    pick: Literal["most", "least"]


class Event(NamedPiece, frozen=True):
    """An event card: story, item, crate, raid, or one of Dr. Sawbones. [ARK-207]"""

    place_word: ClassVar[str] = "event"
    id: str
    deck: Deck
    name: str
    kind: Literal["story", "item", "crate", "raid", "sawbones"] = "sawbones"
    polarity: Literal["", "positive", "mixed", "negative"] = ""
    all_players: bool = False
    effects: Effects = ()
    when: Literal["", "own_turn", "explore_declare", "build", "raid_hits_you", "rations", "end_game"] = ""
    table: dict[int, CrateFace] = {}
    victim: Literal["all"] | Victim | None = None
    by_round: dict[int, Effects] = {}
    flavour: Prose = ""
    basis: Prose = ""


class Bribe(NamedPiece, frozen=True):
    """A bribe card: points for a set of resources, or lost without it. [ARK-175]"""

    place_word: ClassVar[str] = "bribe"
    id: str
    name: str
    cost: Amounts
    points: int
    basis: Prose = ""

    @property
    def label(self) -> str:
        return f"{self.name} ({self.points} points)"


class Location(NamedPiece, frozen=True):
    """A place to explore: on the colonist path, or with resources. [ARK-075]"""

    id: str
    name: str
    kind: Literal["colonist", "resource"]
    steps: int
    cost: Amounts
    packs: tuple[Pack, ...]
    path_index: int = 0
    effects: Effects = ()
    basis: Prose = ""
    known: Prose = ""

    @property
    def places(self) -> tuple[str, ...]:
        return (f"location {self.id}",)


class TrackSpace(Content, frozen=True):
    """A space of the exploration track. [ARK-081]"""

    id: int
    kind: Literal["start", "event", "effect", "raid", "blank"]
    number: int = 0
    deck: Deck = "low"
    effects: Effects = ()


class Leader(NamedPiece, frozen=True):
    """A colony leader, side B: resources, morale and a special trade. [ARK-034]"""

    id: str
    name: str
    morale: int
    resources: Amounts
    special_trade: Effects
    basis: Prose = ""
    known: Prose = ""

    @property
    def places(self) -> tuple[str, ...]:
        return (f"leader {self.id}",)


class SpaceProduction(Content, frozen=True):
    """A production bonus: gained when a room of the type activates on the space. [ARK-128]"""

    type: Literal["labour", "science", "entertainment", "any"]
    gain: Amounts


class Bonus(Content, frozen=True):
    """The bonus of an empty space: exactly one of the three kinds. [ARK-126]"""

    placement: Amounts | None = None
    production: SpaceProduction | None = None
    double: bool = False


class Space(IndexedPiece, frozen=True):
    """A space of a bunker: a place in the grid of three columns and three rows. [ARK-116]"""

    place_word: ClassVar[str] = "space"
    neighbours: tuple[int, ...]

    @property
    def label(self) -> str:
        return PLACES[self.key]


class Board(NamedPiece, frozen=True):
    """One side of a bunker board."""

    id: str
    name: str
    rooms: tuple[Room | None, ...]
    """The printed rooms of all nine spaces."""
    star: int
    """The space that takes the special room, or -1."""
    bonuses: tuple[Bonus, ...]
    resources: Amounts
    morale: int

    @property
    def places(self) -> tuple[str, ...]:
        return (f"bunker {self.id}",)


class SoloCard(Piece, frozen=True):
    """A turn of a bot. [ARK-267]"""

    id: str
    bot_a: tuple[Step, ...]
    bot_b: tuple[Step, ...]
    count: int = 1
    idle: bool = False
    basis: Prose = ""

    @property
    def key(self) -> str:
        return self.id

    @property
    def label(self) -> str:
        return "an idle card" if self.idle else f"solo card {self.id}"


class Bot(Content, frozen=True):
    """A bot: its side of the solo boards. [ARK-243]"""

    id: Literal["A", "B"]
    name: str
    board: Board
    morale: int
    morale_against: dict[str, int]
    resources: Amounts
    shards_on_rooms: int
