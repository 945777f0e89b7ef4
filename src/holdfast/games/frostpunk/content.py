"""The files in `content/`, as typed data. `box/` makes the pieces of the game from them."""

from __future__ import annotations

from typing import Generic, Literal, NamedTuple, TypeVar

from holdfast.engine.content import Content
from holdfast.engine.digest import Prose
from holdfast.games.frostpunk.verbs.parameters import Costs, Effects, Way
from holdfast.games.frostpunk.verbs.requirements import CitizenName, Requirement, ResourceName

SpaceName = Literal["wood", "coal", "core", "trees"]
Insulation = Literal["red", "orange", "yellow", "blue", "white"]
Zone = Literal["generator", "near", "far"]
ScenarioName = Literal["crater", "arks"]
Amounts = dict[ResourceName, int]


T = TypeVar("T")


class CardsFile(Content, Generic[T], frozen=True):
    """A file with nothing but cards of one kind."""

    basis: Prose
    cards: list[T]


class CardData(Content, frozen=True):
    id: str
    name: str


class OptionData(Way, frozen=True, kw_only=True):
    text: Prose
    then: Literal["remove", "display", "discard"]


class SpecialData(Content, frozen=True):
    """A Special Action. `place`: Resources put on the card; at `capacity` placements `full` happens and it goes.

    `once`: how often it can be taken. `cold`: the Meeple acts in the cold. `stays`: the Meeple does not come home at
    night, but stays on the card until the card leaves.
    """

    meeple: Literal["engineer", "adult"]
    once: Literal["round", "game"]
    cold: bool = False
    stays: bool = False
    cost: Costs = ()
    place: Amounts = {}
    capacity: int = 0
    full: Effects = ()
    do: Effects = ()


class PromiseData(Content, frozen=True):
    dusks: int
    check: Requirement
    success: Effects
    fail: Effects


class DisplayData(Content, frozen=True):
    """What a card does while it lies in a display."""

    special: SpecialData | None = None
    dusk: Effects = ()
    promise: PromiseData | None = None
    on_second_storm: Effects = ()
    passive: Prose = ""


class EventData(CardData, frozen=True):
    options: list[OptionData]
    instant: Effects = ()
    display: DisplayData | None = None
    source_card: str = ""
    note: Prose = ""


class DuskFile(CardsFile[EventData], frozen=True):
    start: list[str]
    disputes: list[EventData]


class WeatherData(CardData, frozen=True):
    cold: int
    ranges: tuple[int, int, int]
    scouts: int
    storm: int


class CitizenData(CardData, frozen=True):
    type: CitizenName
    ability: Effects
    death: dict[CitizenName, Effects]


class LawData(CardData, frozen=True):
    branch: Literal["adaptation", "order", "faith"]
    do: Effects
    requires: list[str] = []
    excludes: list[str] = []


class TechnologyData(CardData, frozen=True):
    time: int
    do: Effects


class TechnologiesFile(CardsFile[TechnologyData], frozen=True):
    displays: dict[ScenarioName, list[str]]


class ExpeditionData(CardData, frozen=True):
    stack: str
    order: int
    spaces: int
    arrive: Effects
    loot: Effects


class ExpeditionsFile(CardsFile[ExpeditionData], frozen=True):
    stacks: dict[ScenarioName, list[str]]


class AdvisorData(CardData, frozen=True):
    cost: Costs
    do: Effects


class AdvisorsFile(CardsFile[AdvisorData], frozen=True):
    call_to_rise: Effects


class ScenarioData(CardData, frozen=True):
    scenario: ScenarioName
    start: bool = False
    goal: Prose = ""
    arks: list[str] = []
    on_trigger: str = ""
    enter: Effects = ()
    display: DisplayData | None = None


class StormData(Content, frozen=True):
    id: str
    scenario: ScenarioName
    basis: Prose
    first: Effects
    second: Effects
    removed_after: Literal["second"]


class ScenariosFile(CardsFile[ScenarioData], frozen=True):
    storms: list[StormData]


class UpgradeData(Content, frozen=True):
    action: Effects = ()
    traps: int = 0
    scouts: int = 0


class BuildingData(CardData, frozen=True):
    size: Literal["small", "large"]
    insulation: Insulation
    count: int
    basis: Prose
    lined: Insulation | None = None
    column: str = ""
    cost: Amounts = {}
    users: list[CitizenName] = []
    action: Effects = ()
    upgraded: UpgradeData | None = None
    on_build: Effects = ()
    traps: int = 0
    scouts: int = 0
    shelter: int = 0
    shelter_child: int = 0
    ruin_side: bool = False
    technology: str = ""
    below: bool = False
    deposit: Literal["", "coal", "wood"] = ""
    hub: bool = False
    preprinted: bool = False
    no_build: bool = False
    no_dismantle: bool = False
    scenario: str = ""


class BuildingsFile(Content, frozen=True):
    buildings: list[BuildingData]


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
    basis: Prose


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
    basis: Prose


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
    basis: Prose
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


class Files(NamedTuple):
    """All files of the game, each under its name."""

    advisors: AdvisorsFile
    buildings: BuildingsFile
    citizens: CardsFile[CitizenData]
    dusk: DuskFile
    expeditions: ExpeditionsFile
    flags: dict[str, Prose]
    laws: CardsFile[LawData]
    map: MapFile
    morning: CardsFile[EventData]
    scenarios: ScenariosFile
    setup: SetupFile
    technologies: TechnologiesFile
    tracks: TracksFile
    weather: CardsFile[WeatherData]
