"""The files in `content/`, as typed data. `box.py` makes the cards of the game from them."""

from __future__ import annotations

from typing import Literal

import msgspec

from holdfast.engine.content import Content
from holdfast.games.desolated.amounts import AnyKind, Kind, Type

Amounts = dict[Kind, int]
Link = Literal["crescent", "chevron", "helix", "prism", "anchor", "corona", "star"]


class Entry(Content, frozen=True, kw_only=True):
    """An entry of a file. `basis` says where it comes from: the rulebook, a public source, or ourselves."""

    id: str
    name: str
    basis: str = ""


class MaterialData(Entry, frozen=True):
    id: Kind
    rarity: str
    cards: int
    tokens: int
    worth: int
    percent: int


class LinkData(Entry, frozen=True, rename={"worth": "class"}):
    id: Link
    worth: int


class TypeData(Entry, frozen=True):
    id: Type
    colour: str


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
    left: Literal["x", "y", "none"]
    right: Literal["x", "y", "none"]


class DesignData(Entry, frozen=True):
    links: tuple[Link, Link] | None = None
    convert: ConvertData | None = None
    hand_limit: int = 0


class RacloirFile(Content, frozen=True):
    copies: list[CopyData]
    designs: list[DesignData]


class InfluenceData(Entry, frozen=True):
    vp: int
    cost: Amounts


class InfluenceGroup(Content, frozen=True):
    id: str
    influence: list[list[Type]]
    copies: int
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
    cards: list[AdvancedLandmarkData]


class TechnologyData(Entry, frozen=True):
    copies: int
    track: tuple[Kind | Literal["skull"], ...]


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
    influence: int
    material: int


class PerPlayerData(Content, frozen=True):
    advanced_influence: int
    advanced_landmarks: int
    advanced_material: int


class ComponentsData(Content, frozen=True):
    reference_cards: int
    boards: int
    first_player_markers: int
    spare_markers: int


class GradeData(Content, frozen=True):
    least: int = msgspec.field(name="from")
    name: str = ""


class SoloData(Content, frozen=True):
    landmarks: int
    actions: int
    reveal: int
    discarded_landmark: int
    grades: list[GradeData]


class SetupFile(Content, frozen=True):
    rows: RowsData
    hand: int
    hand_limit: int
    draw: int
    actions: int
    landmarks_to_end: int
    most_conversions: int
    most_rounds: int
    per_player: PerPlayerData
    wild_worth: int
    single_use_worth: int
    components: ComponentsData
    solo: SoloData
