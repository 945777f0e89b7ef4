"""The files in `content/`, as typed data. `box.py` makes the pieces of the game from them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from holdfast.engine.content import Content
from holdfast.engine.digest import Prose
from holdfast.games.cryo.amounts import Resource

Count = Annotated[int, Meta(ge=0, le=1000)]
Amounts = dict[Resource, Count]


class BenefitData(Content, frozen=True):
    """What is gained: all of it, `gain` before `card`."""

    gain: Amounts = {}
    card: Count = 0
    awaken: Count = 0


class CostData(Content, frozen=True):
    """What is paid: exactly one of these."""

    spend: Amounts = {}
    spend_basic_material: Count = 0
    spend_any_material: Count = 0


class TileData(Content, frozen=True):
    id: str
    back: str
    count: Count
    icons: list[Literal["crystal", "organic", "tech", "nanite", "energy", "card"]]
    joined: Literal["and", "or"] = "and"
    basis: Prose = ""


class TilesFile(Content, frozen=True):
    tiles: list[TileData]


class TokenData(Content, frozen=True):
    id: str
    back: Literal["early", "late", "sunset"]
    count: Count
    kind: Literal["sabotage", "looting", "sunset"]
    benefit: BenefitData = BenefitData()
    basis: Prose = ""


class IncidentsFile(Content, frozen=True):
    tokens: list[TokenData]


class CavernSpaceData(Content, frozen=True):
    id: str
    size: Literal["small", "large"]
    min_players: Count
    starts_faceup: bool
    row: Count


class TunnelData(Content, frozen=True):
    id: str
    joins: tuple[str, str]
    path: list[Count]


class CavernTileData(Content, frozen=True):
    id: str
    name: str
    size: Literal["small", "large"]
    settlement_cost: Amounts
    first: Count
    second: Count
    biome: str = ""
    basis: Prose = ""


class CavernsFile(Content, frozen=True):
    spaces: list[CavernSpaceData]
    tunnels: list[TunnelData]
    tiles: list[CavernTileData]


class DockData(Content, frozen=True):
    id: str
    below: list[str]
    right: str | None = None
    down: str | None = None
    left: str | None = None
    up: str | None = None


class SpaceData(Content, frozen=True):
    id: str
    action: Literal[
        "resource_space", "stasis_control", "reactor", "fabricator", "computer", "scout",
        "assign_salvage", "withdraw_salvage",
    ]  # fmt: skip
    back: str = ""
    printed: Amounts = {}
    cost: CostData = CostData()
    benefit: BenefitData = BenefitData()
    most: Count = 1
    basis: Prose = ""


class SectionData(Content, frozen=True):
    id: str
    name: str
    color: str
    chambers: tuple[Count, Count, Count]
    damage: dict[str, str]
    spaces: list[SpaceData]


class SalvageData(Content, frozen=True):
    id: Literal["crystal", "organic", "tech"]
    min_players: list[Count]
    basis: Prose = ""


class ShipFile(Content, frozen=True):
    docks: list[DockData]
    sections: list[SectionData]
    salvage: list[SalvageData]
    incident_track: list[Literal["early", "late"]]


class UpgradeData(Content, frozen=True):
    name: str
    abilities: list[
        Literal[
            "look_at_caverns", "gain_from_scouting", "double_energy", "use_damaged_docks", "roomier_vehicles",
            "cheaper_stasis", "benefit_of_placed_tile", "save_a_pod", "second_action", "extra_platform_action",
        ]
    ]  # fmt: skip
    text: Prose


class MissionData(Content, frozen=True):
    name: str
    counts: Literal[
        "caverns_settled", "caverns_shared", "largest_settlement", "energy_left", "materials_left",
        "incidents_collected", "pods_on_salvage", "tiles_on_platform",
    ]  # fmt: skip
    per: Annotated[int, Meta(ge=1, le=1000)]
    points: Count
    text: Prose


class VehicleData(Content, frozen=True):
    name: str
    capacity: Count
    ability: Literal["", "energy_efficient", "rescue"] = ""
    text: Prose = ""


class CardData(Content, frozen=True):
    id: str
    copies: Count
    upgrade: UpgradeData
    mission: MissionData
    vehicle: VehicleData
    scrap: BenefitData
    basis: dict[str, Prose] = {}


class AbilityNumbers(Content, frozen=True):
    double_energy: Count
    roomier_vehicles: Count
    cheaper_stasis: Count
    energy_efficient: Count
    benefit_of_placed_tile: CostData
    second_action: CostData


class CardsFile(Content, frozen=True):
    cards: list[CardData]
    abilities: AbilityNumbers


class PlatformDockData(Content, frozen=True):
    id: str
    name: str
    price: Literal[0, 1]
    benefit: Literal[0, 1]
    printed: BenefitData | None = None
    basis: Prose = ""


class PlatformData(Content, frozen=True):
    pod_spaces: Count
    upgrades: Count
    missions: Count
    vehicles: Count
    docks: list[PlatformDockData]


class ScoringData(Content, frozen=True):
    pod_in_cavern: Count
    upgrade_or_vehicle: Count
    pod_on_platform: Count


class SoloData(Content, frozen=True):
    drones: Count
    salvage_limit: Count
    incidents: list[Count]
    threshold: Count
    energy: Count
    awakened: Count
    dispatch_gain: Amounts
    crystal_gain: Amounts
    nanite_gain: Amounts
    hard_gain: Amounts
    missions_scored: Count


class SetupFile(Content, frozen=True):
    start: Amounts
    extra: list[Amounts]
    tracks: Amounts
    drones: Count
    damage_markers: dict[int, Count]
    deal: Count
    keep: Count
    hand_limit: Count
    colors: list[Prose]
    platform: PlatformData
    scoring: ScoringData
    solo: SoloData
