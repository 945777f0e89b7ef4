"""The files in `content/`, as typed data. `box.py` makes the cards of the game from them."""

from __future__ import annotations

from typing import Literal

import msgspec

from holdfast.engine.content import Content
from holdfast.engine.digest import Prose
from holdfast.games.desolated.amounts import AnyKind, Kind, Type

Amounts = dict[Kind, int]
Link = Literal["crescent", "chevron", "helix", "prism", "anchor", "corona", "star"]


class Entry(Content, frozen=True, kw_only=True):
    """An entry of a file. `basis` says where it comes from: the rulebook, a public source, or ourselves."""

    id: str
    name: str
    basis: Prose = ""


class MaterialData(Entry, frozen=True):
    id: Kind
    rarity: str
    """`common`, `uncommon` or `rare`."""
    cards: int
    """How many of the 300 Material cards show it. [DES-110]"""
    tokens: int
    """How many there are in the pool. [DES-007]"""
    worth: int
    """Ranks plans of payment. Not a rule."""
    percent: int
    """Its share of the Material cards, as printed."""


class LinkData(Entry, frozen=True, rename={"worth": "class"}):
    id: Link
    worth: int
    """The worth of either side of the cards with this link."""


class TypeData(Entry, frozen=True):
    id: Type
    colour: Prose


class MaterialsFile(Content, frozen=True):
    materials: list[MaterialData]
    links: list[LinkData]
    influence: list[TypeData]


class ConvertData(Content, frozen=True):
    """The verb of most cards: pay one side, gain the other."""

    left: Amounts
    right: Amounts


class WildConvertData(Content, frozen=True):
    """The same with wild materials, for cards that are used up by it."""

    left: dict[AnyKind, int]
    right: dict[AnyKind, int]


class CopyData(Content, frozen=True):
    id: str
    material: Kind
    """The material value of this copy of each design."""
    left: Literal["x", "y", "none"]
    """The first (`x`) or second (`y`) link of the design on the left edge, or none."""
    right: Literal["x", "y", "none"]


class DesignData(Entry, frozen=True):
    links: tuple[Link, Link] | None = None
    """The symbols that copies call x and y; None for a card without links."""
    convert: ConvertData | None = None
    hand_limit: int = 0
    """How much it raises the hand limit of its owner."""


class RacloirFile(Content, frozen=True):
    copies: list[CopyData]
    designs: list[DesignData]


class InfluenceData(Entry, frozen=True):
    vp: int
    cost: Amounts


class InfluenceGroup(Content, frozen=True):
    id: str
    influence: list[list[Type]]
    """The sets of icons: every card of the group exists with each of them."""
    copies: int
    """Of each card with each set."""
    cards: list[InfluenceData]


class InfluenceFile(Content, frozen=True):
    groups: list[InfluenceGroup]


class BonusData(Content, frozen=True):
    """VP for every material in chains, or for every `per` stored cards of a kind: exactly one of the two."""

    vp: int
    chain: Kind | None = None
    stored: Literal["material", "influence", "landmark"] | None = None
    per: int = 1


class LandmarkData(Entry, frozen=True):
    vp: int
    cost: list[Type]
    bonus: BonusData


class LandmarksFile(Content, frozen=True):
    cards: list[LandmarkData]


class AdvancedInfluenceData(Entry, frozen=True):
    influence: list[Type]
    upkeep: Amounts
    convert: ConvertData | None = None


class AdvancedLandmarkData(Entry, frozen=True):
    price: Amounts


class AdvancedLandmarkGroup(Content, frozen=True):
    id: str
    influence: list[list[Type]]
    """The sets of influence that the cards list; each card exists with each set."""
    cards: list[AdvancedLandmarkData]


class TechnologyData(Entry, frozen=True):
    copies: int
    track: tuple[Kind | Literal["skull"], ...]
    """What each edge gives, one after another; at the skull the card is discarded. [DES-179]"""


class ExpansionsFile(Content, frozen=True):
    influence: list[AdvancedInfluenceData]
    landmarks: list[AdvancedLandmarkGroup]
    technology: list[TechnologyData]


class CampaignData(Entry, frozen=True):
    each_round: Kind


class CharacterData(Entry, frozen=True):
    material: Kind
    links: tuple[Link, Link]
    convert: ConvertData


class RowData(Content, frozen=True):
    vp: int
    material: Kind | None = None
    """The material of the card that covers the row; None for the top row, which is never covered."""


class TalentData(Entry, frozen=True):
    rows: list[RowData]


class RareData(Entry, frozen=True):
    copies: int
    convert: WildConvertData


class ModulesFile(Content, frozen=True):
    campaigns: list[CampaignData]
    characters: list[CharacterData]
    talents: list[TalentData]
    rare_materials: list[RareData]


class RowsData(Content, frozen=True):
    landmark: int
    """Places for Landmarks on the board, and so on. [DES-008]"""
    influence: int
    material: int


class PerPlayerData(Content, frozen=True):
    advanced_influence: int
    """Cards for each player that are added to the pile. [DES-157]"""
    advanced_landmarks: int
    """Likewise. [DES-166]"""
    advanced_material: int
    """Likewise, after the hands were dealt. [DES-176]"""


class ComponentsData(Content, frozen=True):
    reference_cards: int
    boards: int
    first_player_markers: int
    spare_markers: int
    """Counted, not used. [DES-212]"""


class GradeData(Content, frozen=True):
    least: int = msgspec.field(name="from")
    name: str = ""


class SoloData(Content, frozen=True):
    landmarks: int
    """In the game, drawn at random. [DES-134]"""
    actions: int
    """In a turn. [DES-136]"""
    reveal: int
    """Material cards at the end of a round. [DES-144]"""
    discarded_landmark: int
    """The points for each; below 0. [DES-153]"""
    grades: list[GradeData]


class SetupFile(Content, frozen=True):
    rows: RowsData
    hand: int
    """Cards that each player begins with. [DES-009]"""
    hand_limit: int
    """Cards in hand at the end of a turn. [DES-010]"""
    draw: int
    """Cards drawn in a turn. [DES-034]"""
    actions: int
    landmarks_to_end: int
    """A player with this many triggers the final round. [DES-020]"""
    most_conversions: int
    """In a turn; a guard against endless ones. [DES-216]"""
    most_rounds: int
    """The game ends after this round at the latest. [DES-107]"""
    per_player: PerPlayerData
    wild_worth: int
    """As `worth` of a material, for a wild one."""
    single_use_worth: int
    """What using up a card counts for when plans of payment are compared."""
    components: ComponentsData
    solo: SoloData
