"""The state of a game of Frostpunk: everything on the table, nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from holdfast.engine.clone import transient
from holdfast.engine.pieces import Pile
from holdfast.engine.story import Story
from holdfast.games.frostpunk.box import Box
from holdfast.games.frostpunk.content import SetupData
from holdfast.games.frostpunk.pieces import (
    Advisor,
    Building,
    Citizen,
    Event,
    Law,
    Posted,
    Scout,
    Site,
    Technology,
    Tile,
    Token,
    Weather,
)

SETUP: Final = -1
DAWN: Final = 0
MORNING: Final = 1
GENERATOR: Final = 2
WEATHER: Final = 3
PREPARATION: Final = 4
ACTION: Final = 5
DUSK: Final = 6
HUNGER: Final = 7
NIGHT: Final = 8
OVER: Final = 9
PHASES: Final = ("dawn", "morning", "generator", "weather", "preparation", "action", "dusk", "hunger", "night")

NOBODY: Final = -1
GONE: Final = 0
"""The Storm marker has left the game."""

WON: Final = "won"


class Ended(Exception):
    """The players have won or lost: whatever was going on is left at once. [FRO-042]"""


@dataclass(slots=True)
class Player:
    """A person: Advisor cards and Citizen cards are held by individuals, all else is common. [FRO-002]"""

    seat: int
    advisors: list[Advisor] = field(default_factory=list)
    hand: list[Citizen] = field(default_factory=list)


@dataclass(slots=True)
class Frostpunk:
    """The table."""

    box: Box
    card: SetupData
    """The Setup card."""
    players: list[Player]
    stock: list[int]
    """Food, Wood, Coal, Steel, Steam Cores."""
    citizens: list[int]
    """Workers, Engineers, Children."""
    sick: list[int]
    skull: list[bool]
    """Which Sickness markers lie Skull side up."""
    ranges: list[int]
    """The Heat Range indicators I, II, III."""
    hope: list[Token]
    discontent: list[Token]
    hope_bag: Pile[Token]
    discontent_bag: Pile[Token]
    tiles: list[Tile | None]
    """The tile on each hex; the Generator tile is the blank one."""
    ground: list[int]
    """What lies on each space: a Resource, or Trees."""
    amounts: list[int]
    """How much of it."""
    gatherers: list[int]
    """Whose Meeple stands on each space to gather, or nobody's."""
    rim: list[int]
    """Trees at each hex's rim piece."""
    walls: list[str]
    """The wall token of each rim corner: coal, wood, blank, or nothing."""
    wall_bag: Pile[str]
    near: Pile[Tile]
    far: Pile[Tile]
    sites: list[Site]
    """Buildings on the map, the Dais and the Generator among them."""
    board: list[int]
    """How many of each kind are left on (or below) the Buildings board."""
    weather: Pile[Weather]
    morning: Pile[Event]
    dusk: Pile[Event]
    disputes: Pile[Event]
    citizen_deck: Pile[Citizen]
    triggers: dict[str, int]
    inactive: list[Technology]
    """Technologies that are neither active nor under development."""
    visited: list[int]
    """How many cards of each Expedition stack are visited."""
    spent: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Spent Citizen tokens in the supply."""
    resting: list[int] = field(default_factory=lambda: [0, 0, 0])
    """How many of them have a Meeple."""
    meeples: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Meeples of the city this Round, Scouts and temporary ones not counted."""
    ready: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Those that can still act."""
    temps: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Temporary Meeples that can still act."""
    automatons: int = 0
    automatons_ready: int = 0
    children_used: int = 0
    snow_crew: list[int] = field(default_factory=list)
    construct_crew: list[int] = field(default_factory=list)
    round: int = 1
    phase: int = SETUP
    leader: int = 0
    turn: int = 0
    passes: int = 0
    """Players who have passed in a row."""
    hunger: int = 0
    corpses: int = 0
    deaths: int = 0
    """Deaths of this Round."""
    graves: list[int] = field(default_factory=list)
    """Deaths still to be resolved: the type, plus 3 if by sickness."""
    burying: bool = False
    heat: int = 0
    overheated: bool = False
    cold: int = 0
    stress: int = 0
    stuck: int = 0
    drawer: int = 0
    """Cubes that lie in the closed drawer; together with those stuck inside, their number is known."""
    storm: int = 0
    storms: int = 0
    developing: Technology | None = None
    developed_at: int = 0
    """The space of the Development token."""
    technologies: list[Technology] = field(default_factory=list)
    laws: list[Law] = field(default_factory=list)
    purpose: str = ""
    flags: list[str] = field(default_factory=list)
    used_flags: list[str] = field(default_factory=list)
    """Once-per-Round rules used this Round."""
    used_specials: list[str] = field(default_factory=list)
    """Cards whose once-per-game Special Action has been taken."""
    upgraded: list[Building] = field(default_factory=list)
    unlocked: list[Building] = field(default_factory=list)
    ruined: list[Building] = field(default_factory=list)
    """Kinds that a Storm has flipped on the board."""
    inaugurated: list[Building] = field(default_factory=list)
    """Kinds whose when-built effect has happened. [FRO-331]"""
    ruins_removed: list[Building] = field(default_factory=list)
    scouts: list[Scout] = field(default_factory=list)
    arriving: int = NOBODY
    """The stack whose Location is being resolved."""
    working: int = NOBODY
    """The hex of the Building in use."""
    events: list[Posted] = field(default_factory=list)
    scenario: list[Posted] = field(default_factory=list)
    scenario_deck: list[Event] = field(default_factory=list)
    revealed: Event | None = None
    """The Morning or Dusk card being resolved."""
    seen_weather: list[Weather] = field(default_factory=list)
    """Weather cards that everybody sees now."""
    reserve: list[Event] = field(default_factory=list)
    """Dusk cards not in play."""
    dusk_discard: list[Event] = field(default_factory=list)
    weather_discard: list[Weather] = field(default_factory=list)
    citizen_discard: list[Citizen] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    """Cards removed from the game."""
    frost: list[int] = field(default_factory=list)
    """Frost tokens of each Ark."""
    dropped: int = 0
    found: int = 0
    """Cubes dropped and found at the last check of the Generator."""
    advisor_used: bool = False
    call_to_rise: bool = False
    """Whether the solo card is still there."""
    outcome: str = ""
    """How the game ended: won, or why it was lost."""
    cause: str | None = transient()
    """What is happening now, for the story."""
    story: Story | None = transient()
