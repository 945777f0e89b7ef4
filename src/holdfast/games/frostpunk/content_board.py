"""The files in `content/` that describe the boards: map, tracks, set-up."""

from __future__ import annotations

from holdfast.engine.content import Content
from holdfast.games.frostpunk.content import CitizenName, ScenarioName, SpaceName, Zone


class HexData(Content, frozen=True):
    id: str
    at: tuple[int, int]
    zone: Zone
    corner: str = ""
    edge: str = ""
    trees: int = 0


class StartSpaceData(Content, frozen=True):
    id: str
    building: str = ""
    wood: int = 0
    coal: int = 0


class TileData(Content, frozen=True):
    id: str
    a: dict[SpaceName, int]
    b: dict[SpaceName, int]
    food: int


class MapFile(Content, frozen=True):
    hexes: list[HexData]
    generator_tile: list[StartSpaceData]
    wall_tokens: dict[str, int]
    near: list[TileData]
    far: list[TileData]


class PopulationSection(Content, frozen=True):
    first: int
    last: int
    meeples: int
    spent: int = 0
    flips: int = 0
    lost: bool = False


class PopulationData(Content, frozen=True):
    last: int
    sections: list[PopulationSection]


class EndData(Content, frozen=True):
    last: int
    basis: str


class HungerSection(Content, frozen=True):
    first: int
    last: int
    discontent: int = 0
    deaths: int = 0


class HungerData(Content, frozen=True):
    last: int
    lost: int
    sections: list[HungerSection]


class HeatData(Content, frozen=True):
    cubes: list[int]
    icons: list[CitizenName]


class StressData(Content, frozen=True):
    spaces: int
    basis: str


class RoundData(Content, frozen=True):
    fed: list[CitizenName]


class TowerData(Content, frozen=True):
    """Chances in percent."""

    fall: int
    knock_per_cube: int
    knock_most: int
    pull: int
    push: int


class IronRuleData(Content, frozen=True):
    tokens: int
    deaths: int


class NumbersData(Content, frozen=True):
    gather: int
    sub_actions: int
    near_tiles: int
    far_tiles: int
    automatons: int
    automaton_coal: int
    child_workers: int
    soup: int
    field_kitchen: int
    sawdust: int
    emergency_workers: int
    pit_cure: int
    medicine_cure: int
    ruin_slots: int
    shared_slots: int
    assembly_discontent: int
    iron_rule: IronRuleData
    one_faith_deaths: int
    construct4: int
    salvage_wood: int
    apprentice_cure: int
    frost_lost: int
    arks_lost: int


class TracksFile(Content, frozen=True):
    population: PopulationData
    corpses: EndData
    food: EndData
    hunger: HungerData
    heat: HeatData
    stress: StressData
    round: RoundData
    tower: TowerData
    numbers: NumbersData


class TokenStart(Content, frozen=True):
    tokens: int
    active: int


class SetupData(Content, frozen=True):
    id: str
    scenario: ScenarioName
    level: str
    citizens: dict[CitizenName, int]
    sick: dict[CitizenName, int]
    food: int
    wood: int
    coal: int
    hope: TokenStart
    discontent: TokenStart
    cold: int
    ranges: list[int]
    storm_at: int
    triggers: dict[str, int]
    basis: str
    steel: int = 0
    core: int = 0
    automatons: int = 0
    final_ahead: int = 0


class TokensData(Content, frozen=True):
    hope: dict[str, int]
    discontent: dict[str, int]
    spaces: int


class SetupFile(Content, frozen=True):
    cards: list[SetupData]
    tokens: TokensData
    advisors: dict[int, list[int]]
    citizen_cards: dict[int, list[int]]
    deposits: int
