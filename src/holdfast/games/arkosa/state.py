"""The state of a game of Arkosa: everything on the table, nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from holdfast.engine.clone import transient
from holdfast.engine.pieces import Pile
from holdfast.engine.story import Story
from holdfast.games.arkosa.box import Box
from holdfast.games.arkosa.pieces import SPACES, Board, Bribe, Colonist, Event, Leader, Room, SoloCard

SETUP: Final = "setup"
PREPARATION: Final = "preparation"
ACTIONS: Final = "player actions"
RATIONS: Final = "rations"
MORALE_POINTS: Final = "morale points"
PRODUCTION: Final = "room production"
REST: Final = "rest colonists"
SCORING: Final = "scoring"
OVER: Final = "over"

NONE: Final = 0
ACTIVE: Final = 1
DEACTIVATED: Final = 2
"""What lies in the power slot of a space."""

UNTOUCHED: Final = 0
ACTIVATED: Final = 1
FIXED: Final = 2
"""What has been done with a room in a room production step."""

NOT_RAIDED: Final = -1


@dataclass(slots=True)
class Player:
    """A colony: a person's, or that of a bot, for which the person decides where its rules leave a choice."""

    side: int
    seat: int
    bot: str = ""
    """The letter of the bot, or nothing."""
    colour: str = ""
    board: Board | None = None
    leader: Leader | None = None
    stock: list[int] = field(default_factory=lambda: [0, 0, 0, 0, 0])
    """Food, nitrogen, scrap, magtape, power shards in supply."""
    reputation: int = 0
    morale: int = 0
    rooms: list[Room | None] = field(default_factory=lambda: [None] * SPACES)
    """The visible room of each space."""
    shards: list[int] = field(default_factory=lambda: [NONE] * SPACES)
    dealt: list[Colonist] = field(default_factory=list)
    """Cards in front of the player to choose from, hidden from others."""
    hand: list[Colonist] = field(default_factory=list)
    """For Bot B its draw pile, in no order."""
    secret: list[Colonist] = field(default_factory=list)
    """Those cards of the hand that nobody else has ever seen."""
    resting: list[Colonist] = field(default_factory=list)
    injured: list[Colonist] = field(default_factory=list)
    worker: Colonist | None = None
    """The colonist being put to work, neither in hand nor laid down yet. [ARK-328]"""
    hurt: bool = False
    """Whether the worker has been injured in this action."""
    items: list[Event] = field(default_factory=list)
    offered: list[Bribe] = field(default_factory=list)
    """Secret Promises: bribes dealt and not yet kept."""
    bribes: list[Bribe] = field(default_factory=list)
    """Bribes held; for a bot those that it has completed."""
    trade_used: bool = False
    passed: bool = False
    turns: int = 0
    """Turns taken in this round."""
    spared: int = NOT_RAIDED
    """During a raid on this player: how many tokens The Vault has kept safe."""


@dataclass(slots=True)
class Arkosa:
    """The table."""

    box: Box
    players: list[Player]
    regular: bool
    promises: bool
    advanced: bool
    idle: int
    """Solo: how many idle cards are in the deck."""
    colonists_a: Pile[Colonist]
    colonists_b: Pile[Colonist]
    path: list[Colonist | None]
    """From Wanderers' Path down to the New Colony Network."""
    exiled: list[Colonist]
    """Colonists discarded or exiled: they never come back."""
    specials: list[Room]
    """Special rooms that nobody has chosen yet."""
    bag: Pile[Room]
    line: list[Room | None]
    """The production line; new rooms come to the first space."""
    discarded_rooms: list[Room]
    removed_rooms: list[Room]
    """Rooms removed from the game, and rooms covered by others."""
    later_rooms: list[Room]
    """B rooms, until round 2."""
    events: list[Pile[Event]]
    """Low, medium, high, raid and Dr. Sawbones."""
    discards: list[list[Event]]
    open_events: list[Event]
    """Events being resolved, the latest last."""
    bribe_deck: Pile[Bribe]
    bribes: list[Bribe]
    """The bribes on display."""
    solo_deck: Pile[SoloCard]
    solo_discards: list[list[SoloCard]]
    """A pile for each round."""
    last_event: Event | None = None
    """The event read aloud last, wherever its card lies now."""
    marker: int = 0
    """Where the exploration track marker stands."""
    pool: list[int] = field(default_factory=lambda: [0, 0])
    """Food and nitrogen in the trade pool."""
    round: int = 0
    phase: str = SETUP
    first: int = 0
    """Who holds the first player token."""
    turn: int = 0
    """Whose turn it is, or whose step of the phase."""
    action: int = 0
    """The number that the active player's disc shows: which action of the turn comes next. [ARK-022]"""
    queue: list[int] = field(default_factory=list)
    """Who is still to come in this phase, in player order."""
    handled: list[int] = field(default_factory=lambda: [UNTOUCHED] * SPACES)
    """Room production: what has been done with each room of the player whose step it is. [ARK-338]"""
    activating: int = -1
    """The space whose room is producing."""
    story: Story | None = transient()

    @property
    def solo(self) -> bool:
        return bool(self.players[-1].bot)


def clockwise(game: Arkosa, start: int) -> list[Player]:
    """All players, clockwise from this one."""
    return game.players[start:] + game.players[:start]


def player_order(game: Arkosa) -> list[Player]:
    """Player order is clockwise from the holder of the first player token. [ARK-045]"""
    return clockwise(game, game.first)


def opponents(game: Arkosa, player: Player) -> list[Player]:
    """Everybody else, from the left-hand neighbour on; in solo play the bot and the human. [ARK-357]"""
    return clockwise(game, player.side)[1:]
