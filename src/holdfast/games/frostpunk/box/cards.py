"""The cards of the box, made from their data. `names`: what the cards are called that others mention by key."""

from __future__ import annotations

from holdfast.games.frostpunk.amounts import AMOUNTS
from holdfast.games.frostpunk.content import (
    AdvisorData,
    CitizenData,
    DisplayData,
    EventData,
    ExpeditionData,
    LawData,
    OptionData,
    PromiseData,
    ScenarioData,
    SpecialData,
    StormData,
    TechnologyData,
)
from holdfast.games.frostpunk.pieces import (
    CITIZENS,
    ENGINEER,
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
from holdfast.games.frostpunk.wording import Names, in_words, named, requirement_in_words, way_in_words


def event(data: EventData, kind: str, names: Names) -> Event:
    """A Morning card, a Dusk card or a Social Dispute."""
    shown = data.display or DisplayData()
    return Event(
        key=data.id,
        name=data.name,
        kind=kind,
        instant=data.instant,
        choices=tuple(choice(option, number, names) for number, option in enumerate(data.options, 1)),
        special=special(shown.special, names) if shown.special else None,
        dusk=shown.dusk,
        promise=promise(shown.promise, names) if shown.promise else None,
        text=in_words(data.instant, names) if data.instant else "",
    )


def choice(data: OptionData, number: int, names: Names) -> Choice:
    return Choice(f"option {number}", data.text, data, data.then, way_in_words(data, names))


def scenario(data: ScenarioData, names: Names) -> Event:
    shown, goal = data.display or DisplayData(), named(data.goal, names)
    texts = [
        goal,
        in_words(data.enter, names) if data.enter else "",
        f"at dusk: {in_words(shown.dusk, names)}" if shown.dusk else "",
        shown.passive,
    ]
    return Event(
        key=data.id,
        name=data.name,
        kind="start" if data.start else "scenario",
        special=special(shown.special, names) if shown.special else None,
        dusk=shown.dusk,
        on_second_storm=shown.on_second_storm,
        enter=data.enter,
        trigger=data.on_trigger,
        goal=goal,
        text="; ".join(text for text in texts if text),
    )


def special(data: SpecialData, names: Names) -> Special:
    """A Special Action: `adult` means a Worker or an Engineer, never a Child or an Automaton."""
    texts = [in_words(part, names) if part else "" for part in (data.cost, data.do)]
    if data.place:
        placed = ", ".join(f"place {n} {name}" for name, n in data.place.items())
        texts += [f"{placed}; after {data.capacity}: {in_words(data.full, names)}"]
    users = (ENGINEER,) if data.meeple == "engineer" else (WORKER, ENGINEER)
    notes = ["once per game"] * (data.once == "game") + ["the Meeple stays on the card"] * data.stays
    text = "; ".join([": ".join(text for text in texts if text), *notes])
    return Special(
        users, data.cost, AMOUNTS.vector(data.place), data.capacity, data.full, data.do, text,
        once_per_game=data.once == "game", cold=data.cold, stays=data.stays,
    )  # fmt: skip


def promise(data: PromiseData, names: Names) -> Promise:
    check, success, fail = (
        requirement_in_words(data.check, names),
        in_words(data.success, names),
        in_words(data.fail, names),
    )
    text = f"within {data.dusks} Dusks {check}: {success}; otherwise {fail}"
    return Promise(data.dusks, data.check, data.success, data.fail, text)


def citizen(data: CitizenData, names: Names) -> Citizen:
    death = data.death["worker"], data.death["engineer"], data.death["child"]
    return Citizen(data.id, data.name, CITIZENS.index(data.type), data.ability, death, in_words(data.ability, names))


def law(data: LawData, names: Names) -> Law:
    text = in_words(data.do, names)
    return Law(data.id, data.name, data.branch, data.do, tuple(data.requires), tuple(data.excludes), text)


def technology(data: TechnologyData, names: Names) -> Technology:
    return Technology(data.id, data.name, data.time, data.do, in_words(data.do, names))


def expedition(data: ExpeditionData) -> Expedition:
    return Expedition(data.id, data.name, data.stack, data.spaces, data.arrive, data.loot)


def advisor(data: AdvisorData, names: Names) -> Advisor:
    text = f"{in_words(data.cost, names)}: {in_words(data.do, names)}"
    return Advisor(data.id, data.name, data.cost, data.do, text)


def storm(data: StormData) -> Storm:
    return Storm(data.id, data.first, data.second)
