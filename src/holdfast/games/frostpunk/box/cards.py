"""The cards of the box, made from their data."""

from __future__ import annotations

from holdfast.games.frostpunk.content import (
    AdvisorData,
    AlternativeData,
    CitizenData,
    DisplayData,
    EventData,
    ExpeditionData,
    LawData,
    PromiseData,
    ScenarioData,
    SpecialData,
    StormData,
    TechnologyData,
)
from holdfast.games.frostpunk.pieces import (
    CITIZENS,
    ENGINEER,
    RESOURCES,
    WORKER,
    Advisor,
    Choice,
    Citizen,
    Event,
    Expedition,
    Law,
    Promise,
    Special,
    Storm,
    Technology,
)
from holdfast.games.frostpunk.verbs import alternative, costs, effects, need, told
from holdfast.games.frostpunk.wording import named


def event(data: EventData, kind: str) -> Event:
    """A Morning card, a Dusk card or a Social Dispute."""
    shown = data.display or DisplayData()
    instant = effects(data.instant, data.id)
    choices = tuple(
        Choice(
            f"option {number}",
            option.text,
            alternative(AlternativeData(do=option.do, needs=option.needs, cost=option.cost), data.id),
            option.then,
        )
        for number, option in enumerate(data.options, 1)
    )
    return Event(
        key=data.id,
        name=data.name,
        kind=kind,
        instant=instant,
        choices=choices,
        special=special(shown.special, data.id) if shown.special else None,
        dusk=effects(shown.dusk, data.id),
        promise=promise(shown.promise, data.id) if shown.promise else None,
        text=told(instant) if instant else "",
    )


def scenario(data: ScenarioData) -> Event:
    shown, goal = data.display or DisplayData(), named(data.goal)
    enter, dusk = effects(data.enter, data.id), effects(shown.dusk, data.id)
    texts = [goal, told(enter) if enter else "", f"at dusk: {told(dusk)}" if dusk else "", shown.passive]
    return Event(
        key=data.id,
        name=data.name,
        kind="start" if data.start else "scenario",
        special=special(shown.special, data.id) if shown.special else None,
        dusk=dusk,
        on_second_storm=effects(shown.on_second_storm, data.id),
        enter=enter,
        trigger=data.on_trigger,
        goal=goal,
        text="; ".join(text for text in texts if text),
    )


def special(data: SpecialData, where: str) -> Special:
    """A Special Action: `adult` means a Worker or an Engineer, never a Child or an Automaton."""
    cost, do, full = costs(data.cost, where), effects(data.do, where), effects(data.full, where)
    place = tuple(data.place.get(name, 0) for name in RESOURCES)
    texts = [told(cost) if cost else "", told(do) if do else ""]
    if data.place:
        placed = ", ".join(f"place {n} {name}" for name, n in data.place.items())
        texts += [f"{placed}; after {data.capacity}: {told(full)}"]
    users = (ENGINEER,) if data.meeple == "engineer" else (WORKER, ENGINEER)
    return Special(users, cost, place, data.capacity, full, do, ": ".join(text for text in texts if text))


def promise(data: PromiseData, where: str) -> Promise:
    check = need(data.check, where)
    assert check is not None
    success, fail = effects(data.success, where), effects(data.fail, where)
    text = f"within {data.dusks} Dusks {check.words}: {told(success)}; otherwise {told(fail)}"
    return Promise(data.dusks, check, success, fail, text)


def citizen(data: CitizenData) -> Citizen:
    worker, engineer, child = (effects(data.death[name], data.id) for name in ("worker", "engineer", "child"))
    ability = effects(data.ability, data.id)
    return Citizen(data.id, data.name, CITIZENS.index(data.type), ability, (worker, engineer, child), told(ability))


def law(data: LawData) -> Law:
    do = effects(data.do, data.id)
    return Law(data.id, data.name, data.branch, do, tuple(data.requires), tuple(data.excludes), told(do))


def technology(data: TechnologyData) -> Technology:
    do = effects(data.do, data.id)
    return Technology(data.id, data.name, data.time, do, told(do))


def expedition(data: ExpeditionData) -> Expedition:
    arrive, loot = effects(data.arrive, data.id), effects(data.loot, data.id)
    return Expedition(data.id, data.name, data.stack, data.spaces, arrive, loot)


def advisor(data: AdvisorData) -> Advisor:
    cost, do = costs(data.cost, data.id), effects(data.do, data.id)
    return Advisor(data.id, data.name, cost, do, f"{told(cost)}: {told(do)}")


def storm(data: StormData) -> Storm:
    return Storm(data.id, effects(data.first, data.id), effects(data.second, data.id))
