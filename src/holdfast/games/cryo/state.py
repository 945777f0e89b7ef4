"""The state of a game of Cryo: everything on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from holdfast.engine.clone import transient
from holdfast.engine.pieces import Pile
from holdfast.engine.story import Story
from holdfast.games.cryo.box import Box
from holdfast.games.cryo.pieces import Card, CavernTile, Incident, Tile

NOBODY: Final = -1

SETUP: Final = "setup"
TURNS: Final = "turns"
OVER: Final = "over"


@dataclass(slots=True)
class Player:
    """A faction: a person's, or the automated rival's, for which the person decides. [CRY-035]"""

    side: int
    seat: int
    """Who decides: the person at this seat."""
    stock: list[int]
    """Crystal, organic, tech, nanite, energy."""
    stasis: list[int]
    """Pods in each of the 12 chambers, section by section."""
    settled: list[int]
    """Pods in each cavern."""
    home: list[bool]
    """Which docks of the platform hold a drone."""
    slots: list[Tile | None]
    """Tiles on the platform."""
    salvage: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Pods salvaging crystal, organic, tech."""
    awake: int = 0
    """Pods on the platform and its vehicles together. [CRY-264]"""
    destroyed: int = 0
    launched: int = 0
    """Drones on the launch dock."""
    dealt: list[Card] = field(default_factory=list)
    """During set-up: cards dealt and not yet kept."""
    hand: list[Card] = field(default_factory=list)
    upgrades: list[Card] = field(default_factory=list)
    missions: list[Card] = field(default_factory=list)
    vehicles: list[Card] = field(default_factory=list)
    abilities: int = 0
    """What the upgrades allow, as bits."""
    incidents: list[Incident] = field(default_factory=list)
    """Looting and sunset tokens kept."""


@dataclass(slots=True)
class Rival:
    """What only the solo game has."""

    posts: list[Card] = field(default_factory=list)
    """The cards above docks A and B of each section. [CRY-217]"""
    decisions: list[Card] = field(default_factory=list)
    harder: bool = False
    unpredictable: bool = False


@dataclass(slots=True)
class Cryo:
    """The table."""

    box: Box
    players: list[Player]
    rival: Rival | None
    drones: list[int]
    """Whose drone stands on each of the 20 docks of the ship."""
    damaged: tuple[bool, ...]
    stacks: list[Tile | None]
    """The face-up tile of each resource space."""
    beneath: list[int]
    """How many tiles lie face down below it."""
    tiles: list[Pile[Tile]]
    """For each back the tiles nobody has seen, in stacks or in the box."""
    incidents: list[Incident | None]
    track: list[int]
    """Tokens left in each stack of the incident track, with the sunset under the last."""
    early: Pile[Incident]
    late: Pile[Incident]
    sunset: Incident | None
    """The sunset token while it lies under the last stack."""
    sabotaged: list[int]
    """How many chambers of each section are destroyed; always the lowest-numbered."""
    caverns: list[CavernTile | None]
    """The face-up cavern tiles."""
    peeked: list[CavernTile | None]
    """Face-down cavern tiles that somebody has looked at."""
    hidden: list[Pile[CavernTile]]
    """Small and large cavern tiles nobody has seen."""
    deck: Pile[Card]
    discard: list[Card]
    first: int = 0
    turn: int = 0
    phase: str = SETUP
    scrapped: bool = False
    """Whether the active player has scrapped this turn."""
    sunset_resolved: bool = False
    story: Story | None = transient()

    @property
    def size(self) -> int:
        """The number of players for set-up and board: the solo game is set up for 2. [CRY-214]"""
        return len(self.players)
