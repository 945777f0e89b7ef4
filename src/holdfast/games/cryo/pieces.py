"""The pieces in the box of Cryo: shared, frozen, one object for equal pieces. `box.py` fills the box."""

from __future__ import annotations

from typing import Final

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.games.cryo.amounts import NOTHING, RESOURCES, Cost
from holdfast.games.toolkit.amounts import Vector
from holdfast.games.toolkit.pieces import IndexedPiece, NamedPiece, Piece

SMALL: Final = 0
LARGE: Final = 1

# What an upgrade lets its owner do, as bits, so that a player's abilities are one number.
ABILITIES: Final = (
    "look_at_caverns", "gain_from_scouting", "double_energy", "use_damaged_docks", "roomier_vehicles",
    "cheaper_stasis", "benefit_of_placed_tile", "save_a_pod", "second_action", "extra_platform_action",
)  # fmt: skip
LOOK_AT_CAVERNS: Final = 1
GAIN_FROM_SCOUTING: Final = 2
DOUBLE_ENERGY: Final = 4
USE_DAMAGED_DOCKS: Final = 8
ROOMIER_VEHICLES: Final = 16
CHEAPER_STASIS: Final = 32
BENEFIT_OF_PLACED_TILE: Final = 64
SAVE_A_POD: Final = 128
SECOND_ACTION: Final = 256
EXTRA_PLATFORM_ACTION: Final = 512


class Benefit(Content, frozen=True):
    """What is gained: all of `gain`, one of `one_of`, `cards` card benefits, and `awaken` pods awakened."""

    gain: Vector = NOTHING
    one_of: tuple[Vector, ...] = ()
    cards: int = 0
    awaken: int = 0

    def text(self) -> str:
        parts = [RESOURCES.text(self.gain)] if self.gain != NOTHING else []
        parts += [" or ".join(RESOURCES.text(amount) for amount in self.one_of)] if self.one_of else []
        parts += [f"{self.cards} card{'s' if self.cards > 1 else ''}"] if self.cards else []
        parts += [f"awaken {self.awaken}"] if self.awaken else []
        return " and ".join(parts) or "nothing"


class Tile(Piece, frozen=True):
    """A resource tile: its icons are a benefit, or a price when it lies above an arrow."""

    key: str
    back: int
    """The number of its back: the section whose stacks it belongs to."""
    icons: str
    """Its icons in words: "crystal and tech"."""
    benefit: Benefit
    cost: Cost

    def face(self) -> Face:
        return Face(self.key, self.icons)


class Incident(Piece, frozen=True):
    """An incident token: a sabotage, a looting with its benefit, or the sunset."""

    key: str
    back: str
    """"early", "late" or "sunset"."""
    kind: str
    """"sabotage", "looting" or "sunset"."""
    benefit: Benefit

    def face(self) -> Face:
        return Face(self.key, f"looting: {self.benefit.text()}" if self.kind == "looting" else self.kind)


class CavernTile(NamedPiece, frozen=True):
    """A cavern tile: its price to settle, and the points for most and second-most pods."""

    key: str
    name: str
    size: int
    """SMALL or LARGE."""
    price: Vector
    first: int
    """Points for the most pods."""
    second: int
    """Points for the second-most pods."""
    biome: str


class Cavern(IndexedPiece, frozen=True):
    """A cavern space of the board, with the tunnels that end there."""

    size: int
    """SMALL or LARGE."""
    min_players: int
    starts_faceup: bool
    row: int
    """How deep it lies, from 1."""

    def face(self) -> Face:
        return Face(self.key, self.key.capitalize(), (self.key,))


class Tunnel(IndexedPiece, frozen=True):
    """A tunnel between two caverns, and the energy along the path to it."""

    ends: tuple[Cavern, Cavern]
    energy: int

    def face(self) -> Face:
        joins = f"{self.ends[0].key} to {self.ends[1].key}"
        return Face(self.key, f"{self.key.capitalize()} ({joins}, {self.energy} energy)", (self.key,))


class Space(IndexedPiece, frozen=True):
    """An action space of a ship section."""

    name: str
    section: int
    action: str
    """The name of its action, a key of ACTIONS in `rules/actions.py`."""
    stack: int
    """The resource stack on it, or -1."""
    back: int
    """The back of the tiles in that stack, or -1."""
    pile: str
    """What chance calls its face-down tiles."""
    printed: Vector
    """What it gives when its stack is empty."""
    cost: Cost
    benefit: Benefit
    most: int
    """How often the action can be used at once."""

    def face(self) -> Face:
        return Face(self.key, self.name, (f"space {self.index}",))


class Dock(IndexedPiece, frozen=True):
    """A dock of the ship, with the spaces beside it (right, below, left, above) and the docks below it."""

    name: str
    section: int
    """The number of its section; the launch dock has -1."""
    spaces: tuple[Space, ...]
    below: tuple[int, ...]
    symbol: str
    """The damage marker that fits it, or nothing."""

    def face(self) -> Face:
        return Face(self.key, f"Deploy to {self.name}", (f"dock {self.key}",))


class Section(IndexedPiece, frozen=True):
    """A section of the ship: 5 docks, 3 stasis chambers, an incident space."""

    name: str
    color: str
    """The colour of its tiles' backs."""
    pods: tuple[int, int, int]
    """How many pods of each player start in each chamber."""

    def face(self) -> Face:
        return Face(self.key, self.name, (f"incident {self.key}", f"section {self.key}"))


class Slot(IndexedPiece, frozen=True):
    """An empty place for a resource tile on a platform, above or below the arrow of an action."""

    def face(self) -> Face:
        return Face(f"place at {self.key}", f"Place it at {self.key}", (f"slot {self.key}",))


class PlatformDock(IndexedPiece, frozen=True):
    """A dock of a platform, with its action: the slots for its price and benefit, or a printed benefit."""

    name: str
    price: int
    """The tile slot above the arrow, or -1."""
    benefit: int
    """The tile slot below the arrow, or -1."""
    printed: Benefit | None

    def face(self) -> Face:
        return Face(self.key, self.name, (f"platform {self.key}",))


class Mission(Content, frozen=True):
    """`points` for every `per` of what it counts."""

    name: str
    counts: str
    """What it counts, a key of COUNTERS in `scoring.py`."""
    per: int
    points: int
    text: str


class Vehicle(Content, frozen=True):
    """What carries pods to the caverns."""

    name: str
    capacity: int
    ability: str
    text: str


class Card(IndexedPiece, frozen=True):
    """A card: an upgrade, a mission and a vehicle in one, and scrap."""

    name: str
    """Its name as an upgrade."""
    abilities: int
    """What the upgrade allows, as bits."""
    text: str
    mission: Mission
    vehicle: Vehicle
    scrap: Benefit

    def face(self) -> Face:
        return Face(self.key, f"{self.name} / {self.mission.name} / {self.vehicle.name}", (f"card {self.key}",))
