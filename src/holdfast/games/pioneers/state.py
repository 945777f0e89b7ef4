"""The state of a game of The Pioneers Program: everything on the table, nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from holdfast.engine.clone import transient
from holdfast.engine.pieces import Pile
from holdfast.engine.story import Story
from holdfast.games.pioneers.amounts import Room
from holdfast.games.pioneers.box import Box
from holdfast.games.pioneers.pieces import Card, Headquarters, Project, Survivor
from holdfast.games.pioneers.rules.powers import Powers

NOBODY: Final = -1

SETUP: Final = "setup"
DRAFT: Final = "draft"
ROUND_START: Final = "round start"
ACTIONS: Final = "actions"
MAINTENANCE: Final = "maintenance"
TURN_ORDER: Final = "turn order"
OVER: Final = "over"


@dataclass(slots=True)
class Player:
    """A player with mat, town, hand and markers. [PIO-018, PIO-019]"""

    seat: int
    hq: Headquarters
    survivor: Survivor | None = None
    color: str = ""
    size: int = 0
    """Small, medium or large; always that of the HQ."""
    structures: list[Card] = field(default_factory=list)
    """The structures beside the HQ."""
    row: list[Card] = field(default_factory=list)
    """Items and personalities."""
    hand: list[Card] = field(default_factory=list)
    dealt: list[Card] = field(default_factory=list)
    """Cards that only this player is looking at: a packet of the draft, or cards drawn or peeked at."""
    pick: Card | None = None
    """What the player has picked in the draft, until everybody has."""
    playing: bool = False
    """Whether the pick will be played."""
    pile: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Food, credits, response tokens, on the mat and on storing cards together. [PIO-011]"""
    production: list[int] = field(default_factory=lambda: [0, 0, 0])
    """The production pile, in Step 2 only."""
    research: list[int] = field(default_factory=list)
    """Own tokens on each project of the row."""
    projects: list[Project] = field(default_factory=list)
    """Completed, under the mat."""
    permanent: int = 0
    """Victory points that cannot be lost, projects aside."""
    points: int = 0
    """The space of the victory marker."""
    height: int = 0
    """Of two markers on one space, that with the smaller height lies below."""
    four: int = 0
    """Which rise to the goal this player's latest was, or 0 below it. [PIO-176]"""
    powers: Powers = ()
    """The sum of all passive effects in town; see `rules/powers.py`."""
    room: Room = ()
    """What the town can hold, for each set of kinds; see `rules/resources.py`."""
    extra: int = 0
    """Additional turns this round."""
    joined: int = 0
    """Personalities played this round."""
    used: list[str] = field(default_factory=list)
    """Cards used this round that can be used once a round."""


@dataclass(slots=True)
class Deck:
    """A deck with its discard pile: some cards on top and at the bottom may be known to those who put them there."""

    pile: Pile[Card]
    top_seen: list[int] = field(default_factory=list)
    """For each card of the pile's known top, the seats that know it, as bits."""
    bottom: list[Card] = field(default_factory=list)
    """Below the rest, the lowest last."""
    bottom_seen: list[int] = field(default_factory=list)
    """For each card at the bottom, the seats that know it, as bits."""
    discard: list[Card] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.pile) + len(self.bottom)


@dataclass(slots=True)
class Fight:
    """An attack, raid or event roll under way: who rolls, against what, with what."""

    card: Card
    attacker: int
    """A seat, as are defender and roller."""
    defender: int
    roller: int
    difficulty: int
    """What the roller has to reach; in a raid 0 while the defender sets it."""
    bonus: int = 0
    """From response tokens and cards spent on this fight, for the present roller."""
    dice: tuple[int, ...] = ()
    added: int = 0
    """What was added to these dice."""
    earlier: tuple[tuple[int, ...], ...] = ()
    """Rolls that were rerolled."""
    against: tuple[int, ...] = ()
    """In a raid the dice that set the difficulty."""
    success: bool | None = None
    """Whether the roller has reached it, once that is decided."""


@dataclass(slots=True)
class Pioneers:
    """The table."""

    box: Box
    players: list[Player]
    market: Deck
    wastes: Deck
    row: list[Card | None]
    """The market, from the slot next to the deck outwards."""
    projects: list[Project | None]
    """The face-up row; None where the deck ran out."""
    project_deck: Pile[Project]
    alarms: Pile[str]
    """Alarm tokens face down."""
    flipped: list[str] = field(default_factory=list)
    """Alarm tokens turned over, round by round."""
    last: int = 0
    """The last round, once the active alarm is known."""
    phase: str = SETUP
    round: int = 1
    turn: int = 1
    """The turn marker."""
    order: list[int] = field(default_factory=list)
    """The seats in turn order."""
    at: int = 0
    """Whose turn it is, or who maintains their town: a place in the order."""
    slots: list[int] = field(default_factory=list)
    """Whose player token lies in each token slot."""
    pick: int = 0
    """How many picks of the draft are done."""
    began: bool = False
    """Whether the active player has done anything in this turn."""
    acted: bool = False
    """Whether the action of the turn is taken."""
    used: list[str] = field(default_factory=list)
    """Cards used this turn that can be used once a turn."""
    free: list[int] = field(default_factory=lambda: [0, 0, 0, 0, 0])
    """For each kind the limited free plays of this turn that are used up."""
    no_wastes: bool = False
    """Whether a card forbids the Wastes action this round."""
    no_attacks: bool = False
    """Whether a card forbids attacks this round."""
    changes: list[tuple[str, int, int]] = field(default_factory=list)
    """Changed production this round: tag, resource, amount."""
    resolving: list[Card] = field(default_factory=list)
    """Cards that were played and are being resolved."""
    fight: Fight | None = None
    fought: Fight | None = None
    """The latest fight of this round that is decided."""
    fours: int = 0
    """How often somebody has risen to the goal."""
    winner: int = NOBODY
    story: Story | None = transient()
