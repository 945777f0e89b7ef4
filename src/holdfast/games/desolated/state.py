"""The state of a game of Desolated: everything on the table, nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from holdfast.engine.clone import transient
from holdfast.engine.content import Content
from holdfast.engine.pieces import Pile
from holdfast.engine.story import Story
from holdfast.games.desolated.amounts import NO_TOKENS
from holdfast.games.desolated.box import Box
from holdfast.games.desolated.pieces import Campaign, Chain, Influence, Insula, Landmark, Material, Talent, Technology
from holdfast.games.toolkit.amounts import Vector

SETUP: Final = "setup"
TURNS: Final = "turns"
OVER: Final = "over"

MaterialCard = Material | Technology
Position = tuple[Vector, Vector, tuple[Chain, ...], tuple[Influence, ...], Vector]
"""Hand, tokens, chains, Influence cards and converted materials: what may not come back in a turn. [DES-046]"""


class Options(Content, frozen=True, eq=True):
    """Which expansions and modules are in use. [DES-004, DES-185]"""

    rise_of_the_arkheins: bool = False
    planetary_destruction: bool = False
    racloir_technology: bool = False
    campaigns: bool = False
    characters: bool = False
    talents: bool = False
    rare_materials: bool = False
    starting_player: int = 0
    """Who starts, counted from 1, or 0 to let chance decide. [DES-012]"""


@dataclass(slots=True)
class Player:
    """A Racloir: a hand, and an inventory. [DES-015]"""

    seat: int
    hand: list[Material] = field(default_factory=list)
    aside: list[Material] = field(default_factory=list)
    """During set-up: the card chosen to be discarded, unseen by others until all have chosen. [DES-202]"""
    tokens: list[int] = field(default_factory=lambda: list(NO_TOKENS))
    chains: list[Chain] = field(default_factory=list)
    loose: list[Material] = field(default_factory=list)
    """Material cards without link symbols. [DES-049]"""
    influence: list[Influence] = field(default_factory=list)
    landmarks: list[Insula] = field(default_factory=list)
    technology: list[tuple[Technology, int]] = field(default_factory=list)
    """Advanced Material cards, each with the step that is at the top. [DES-179]"""
    campaign: Campaign | None = None
    talent: Talent | None = None
    covering: list[Material] = field(default_factory=list)
    """The cards that cover the rows of the talent, from the bottom up. [DES-199]"""


@dataclass(slots=True)
class Desolated:
    """The table."""

    box: Box
    options: Options
    players: list[Player]
    material_pile: Pile[MaterialCard]
    material_discard: list[MaterialCard]
    material_row: list[MaterialCard | None]
    influence_pile: Pile[Influence]
    influence_discard: list[Influence]
    influence_row: list[Influence | None]
    on_row: list[Vector]
    """The tokens on each card of the Influence row. [DES-218]"""
    landmark_pile: Pile[Landmark]
    landmark_discard: list[Landmark]
    landmark_row: list[Landmark | None]
    pool: list[int]
    """The tokens that nobody has. [DES-006]"""
    revealed: list[MaterialCard] = field(default_factory=list)
    """The cards revealed at the end of a solo round. [DES-144]"""
    removed: list[Material] = field(default_factory=list)
    """Rare Materials and Characters that have left the game. [DES-192, DES-227]"""
    first: int = 0
    turn: int = 0
    round: int = 1
    final: bool = False
    """Whether the final round has been triggered. [DES-020]"""
    why_final: str = ""
    phase: str = SETUP

    # Only during a turn
    converted: list[int] = field(default_factory=lambda: list(NO_TOKENS))
    """Materials gained by conversion. [DES-044]"""
    conversions: int = 0
    positions: list[Position] = field(default_factory=list)
    """Where conversions of this turn began, since a card or token was last gained. [DES-046]"""
    granted: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Influence from Advanced Landmarks. [DES-172]"""
    owed: Vector | None = None
    """What is still owed for a card that is being paid."""
    side: Vector | None = None
    """What is still owed for a conversion."""
    busy: bool = False
    """Whether the active player is carrying out something that others know them to be able to pay."""
    placing: Material | None = None
    """The card that is being placed. [DES-047]"""
    story: Story | None = transient()

    @property
    def solo(self) -> bool:
        return len(self.players) == 1
