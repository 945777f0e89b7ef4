"""The files in `content/`, as typed data. `box.py` makes the pieces of the game from them."""

from __future__ import annotations

from typing import Literal

import msgspec

from holdfast.engine.content import Content

CitizenName = Literal["worker", "engineer", "child"]
ResourceName = Literal["food", "wood", "coal", "steel", "core"]
SpaceName = Literal["wood", "coal", "core", "trees"]
Insulation = Literal["red", "orange", "yellow", "blue", "white"]
Zone = Literal["generator", "near", "far"]
ScenarioName = Literal["crater", "arks"]
Amounts = dict[ResourceName, int]


class NeedsData(Content, frozen=True):
    """Several requirements at once: all of them, or any."""

    all: list[str] = []
    any: list[str] = []


Needs = str | NeedsData


class AlternativeData(Content, frozen=True):
    """One of several: open if the requirement holds and the cost can be paid in full."""

    do: list[Step]
    needs: Needs = ""
    cost: list[str] = []


class StepData(Content, frozen=True):
    """Part of an effect that is more than a verb: exactly one of choose, may, if, per."""

    choose: list[list[Step] | AlternativeData] = []
    may: list[Step] = []
    cost: list[str] = []
    condition: Needs = msgspec.field(name="if", default="")
    then: list[Step] = []
    otherwise: list[Step] = msgspec.field(name="else", default_factory=list)
    per: Literal["", "hope_tokens"] = ""
    do: list[Step] = []


Step = str | StepData
Steps = list[Step]


class OptionData(Content, frozen=True):
    text: str
    do: Steps
    then: Literal["remove", "display", "discard"]
    needs: Needs = ""
    cost: list[str] = []


class SpecialData(Content, frozen=True):
    """A Special Action. `place`: Resources put on the card; at `capacity` placements `full` happens.

    Then the card goes.
    """

    meeple: Literal["engineer", "adult"]
    once: Literal["round"]
    cost: list[str] = []
    place: Amounts = {}
    capacity: int = 0
    full: Steps = []
    do: Steps = []


class PromiseData(Content, frozen=True):
    dusks: int
    check: Needs
    success: Steps
    fail: Steps


class DisplayData(Content, frozen=True):
    """What a card does while it lies in a display."""

    special: SpecialData | None = None
    dusk: Steps = []
    promise: PromiseData | None = None
    on_second_storm: Steps = []
    passive: str = ""


class EventData(Content, frozen=True):
    id: str
    name: str
    options: list[OptionData]
    instant: Steps = []
    display: DisplayData | None = None
    source_card: str = ""
    note: str = ""


class MorningFile(Content, frozen=True):
    basis: str
    cards: list[EventData]


class DuskFile(Content, frozen=True):
    basis: str
    start: list[str]
    cards: list[EventData]
    disputes: list[EventData]


class WeatherData(Content, frozen=True):
    id: str
    name: str
    cold: int
    ranges: tuple[int, int, int]
    scouts: int
    storm: int


class WeatherFile(Content, frozen=True):
    basis: str
    cards: list[WeatherData]


class CitizenData(Content, frozen=True):
    id: str
    name: str
    type: CitizenName
    ability: Steps
    death: dict[CitizenName, Steps]


class CitizensFile(Content, frozen=True):
    basis: str
    cards: list[CitizenData]


class LawData(Content, frozen=True):
    id: str
    name: str
    branch: Literal["adaptation", "order", "faith"]
    do: Steps
    requires: list[str] = []
    excludes: list[str] = []


class LawsFile(Content, frozen=True):
    basis: str
    cards: list[LawData]


class TechnologyData(Content, frozen=True):
    id: str
    name: str
    time: int
    do: Steps


class TechnologiesFile(Content, frozen=True):
    basis: str
    displays: dict[ScenarioName, list[str]]
    cards: list[TechnologyData]


class ExpeditionData(Content, frozen=True):
    id: str
    stack: str
    order: int
    name: str
    spaces: int
    arrive: Steps
    loot: Steps


class ExpeditionsFile(Content, frozen=True):
    basis: str
    stacks: dict[ScenarioName, list[str]]
    cards: list[ExpeditionData]


class AdvisorData(Content, frozen=True):
    id: str
    name: str
    cost: list[str]
    do: Steps


class AdvisorsFile(Content, frozen=True):
    basis: str
    call_to_rise: Steps
    cards: list[AdvisorData]


class ScenarioData(Content, frozen=True):
    id: str
    scenario: ScenarioName
    name: str
    start: bool = False
    goal: str = ""
    arks: list[str] = []
    on_trigger: str = ""
    enter: Steps = []
    display: DisplayData | None = None


class StormData(Content, frozen=True):
    id: str
    scenario: ScenarioName
    basis: str
    first: Steps
    second: Steps
    removed_after: Literal["second"]


class ScenariosFile(Content, frozen=True):
    basis: str
    cards: list[ScenarioData]
    storms: list[StormData]


class UpgradeData(Content, frozen=True):
    action: Steps = []
    traps: int = 0
    scouts: int = 0


class BuildingData(Content, frozen=True):
    id: str
    name: str
    size: Literal["small", "large"]
    insulation: Insulation
    count: int
    basis: str
    lined: Insulation | None = None
    column: str = ""
    cost: Amounts = {}
    users: list[CitizenName] = []
    action: Steps = []
    upgraded: UpgradeData | None = None
    on_build: Steps = []
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
