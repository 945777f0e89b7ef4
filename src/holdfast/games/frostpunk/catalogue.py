"""All that is in the box of Frostpunk, as it is drawn: buildings, cards, people, tokens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from holdfast.games.frostpunk.box import Box
from holdfast.games.frostpunk.pieces import (
    CITIZENS,
    RESOURCES,
    SIDES,
    Advisor,
    Building,
    Citizen,
    Event,
    Expedition,
    Law,
    Technology,
    Weather,
)
from holdfast.games.frostpunk.state import PHASES
from holdfast.games.frostpunk.verbs import told

WHEN = {"start": "Scenario", "morning": "Morning", "dusk": "Dusk", "dispute": "Social Dispute", "scenario": "Scenario"}


@dataclass(frozen=True)
class Line:
    """A line of a card: what it is called, and what it says."""

    title: str
    text: str


@dataclass(frozen=True)
class Card:
    """A card or a Building, as it is enlarged."""

    key: str
    name: str
    icon: str
    kind: str
    lines: tuple[Line, ...]
    cost: tuple[tuple[str, int], ...] = ()
    insulation: str = ""


@dataclass(frozen=True)
class Shelf:
    """A part of the catalogue."""

    title: str
    about: str
    items: tuple[dict[str, object], ...]
    kind: str = "cards"


@dataclass(frozen=True)
class Section:
    """A part of a Population track: from where to where, and what it means."""

    first: int
    last: int
    meeples: int
    spent: int
    flips: int
    lost: bool


def fixed(box: Box) -> dict[str, object]:
    """What `table.html` needs of the box, whatever happens at the table."""
    return {
        "houses": {one.key: building(one, box.names) for one in box.buildings},
        "persons": {card.key: citizen(card) for card in box.citizens},
        "sayings": {card.key: law(card, box.names) for card in box.laws},
        "inventions": {card.key: technology(card) for cards in box.technologies.values() for card in cards},
        "helpers": {card.key: advisor(card) for card in box.advisors},
        "tales": {card.key: event(card) for card in _events(box)},
        "winds": {card.key: card for card in box.weather},
        "phases": PHASES,
        "resources": RESOURCES,
        "kinds": CITIZENS,
        "sections": [
            Section(part.first, part.last, part.meeples, part.spent, part.flips, part.lost)
            for part in box.tracks.population.sections
        ],
        "population_last": box.tracks.population.last,
        "token_spaces": box.setup.tokens.spaces,
        "hunger_lost": box.tracks.hunger.lost,
        "frost_lost": box.tracks.numbers.frost_lost,
    }


def _events(box: Box) -> list[Event]:
    found = [*box.morning, *box.dusk, *box.disputes]
    for cards in box.scenarios.values():
        found += cards
    return found


def building(one: Building, names: Mapping[str, str]) -> Card:
    """Price, insulation, action on both sides, beds."""
    lines = [Line("Action", one.texts[0])] if one.users else []
    if one.users and one.texts[1] != one.texts[0]:
        lines.append(Line("Upgraded", one.texts[1]))
    if one.users:
        lines.append(Line("Who", " or ".join(CITIZENS[type_] for type_ in one.users)))
    if one.shelter or one.shelter_child:
        beds = f"{one.shelter} can sleep here" if one.shelter else f"{one.shelter_child} children can sleep here"
        lines.append(Line("Shelter", f"{beds}, if it is heated"))
    if one.traps[0]:
        lines.append(Line("Traps", f"{one.traps[0]} Food a day, {one.traps[1]} when upgraded"))
    if one.scouts[0]:
        lines.append(Line("Scouts", f"{one.scouts[0]} at a time, {one.scouts[1]} when upgraded"))
    if one.on_build:
        lines.append(Line("When built", told(one.on_build)))
    if one.hub:
        lines.append(Line("Heat", "warms its tile and those around it"))
    if one.deposit:
        lines.append(Line("Only", f"on a Far tile beside {one.deposit} in the wall"))
    if one.technology:
        lines.append(Line("Needs", f"Technology {names[one.technology]}"))
    price = tuple((name, count) for name, count in zip(RESOURCES, one.cost, strict=True) if count)
    size = "large" if one.large else "small"
    icon = f"b-{one.key.replace('_', '-')}"
    return Card(
        one.key, one.name, icon, f"{size} Building, {one.insulation} insulation", tuple(lines), price, one.insulation
    )


def citizen(card: Citizen) -> Card:
    lines = [Line("Ability", card.text)]
    lines += [
        Line(f"If a {CITIZENS[type_]} died", told(effects)) for type_, effects in enumerate(card.death) if effects
    ]
    return Card(card.key, card.name, CITIZENS[card.type], "Citizen card", tuple(lines))


def law(card: Law, names: Mapping[str, str]) -> Card:
    lines = [Line("Passed", card.text)]
    if card.requires:
        lines.append(Line("After", ", ".join(names[key] for key in card.requires)))
    if card.excludes:
        lines.append(Line("Never with", ", ".join(names[key] for key in card.excludes)))
    return Card(card.key, card.name, "law", f"Law of {card.branch}", tuple(lines))


def technology(card: Technology) -> Card:
    return Card(card.key, card.name, "technology", "Technology", (Line(f"After {card.time} days", card.text),))


def advisor(card: Advisor) -> Card:
    return Card(card.key, card.name, card.key, "Advisor", (Line("Once a day", card.text),))


def event(card: Event) -> Card:
    lines = [Line("", card.goal or card.text)] if card.goal or card.text else []
    if card.enter:
        lines.append(Line("At once", told(card.enter)))
    lines += [Line(f"{number}. {choice.text}", choice.way.words) for number, choice in enumerate(card.choices, 1)]
    if card.special:
        lines.append(Line("Special action", card.special.text))
    if card.promise:
        lines.append(Line("Promise", card.promise.text))
    if card.dusk:
        lines.append(Line("Every dusk", told(card.dusk)))
    if card.on_second_storm:
        lines.append(Line("After the second Storm", told(card.on_second_storm)))
    icon = "scenario" if card.kind == "start" else card.kind
    return Card(card.key, card.name, icon, WHEN[card.kind], tuple(lines))


def weather(card: Weather) -> Card:
    names = ("I", "II", "III")
    signs = [f"Cold +{card.cold}"] if card.cold else []
    signs += [f"Heat Range {name} +{spaces}" for name, spaces in zip(names, card.ranges, strict=True) if spaces]
    signs += [f"Scouts advance {card.scouts}"] if card.scouts else []
    signs += [f"Storm marker {card.storm} nearer"] if card.storm else []
    return Card(card.key, card.name, "weather", "Weather", (Line("", ", ".join(signs) or "nothing changes"),))


def expedition(card: Expedition) -> Card:
    lines = (Line("There", told(card.arrive)), Line("Loot", told(card.loot)))
    about = f"Stack {card.stack}, {card.spaces} spaces away"
    return Card(card.key, card.name, "expedition", about, tuple(line for line in lines if line.text))


def catalogue(box: Box) -> list[Shelf]:
    """All that is in the box, shelf by shelf."""
    places = {card.key: card for stacks in box.expeditions.values() for cards in stacks for card in cards}
    inventions = {card.key: card for cards in box.technologies.values() for card in cards}
    return [
        Shelf("Buildings", f"{sum(one.count for one in box.buildings)} pieces.",
              tuple({"card": building(one, box.names), "count": one.count} for one in box.buildings)),
        _shelf("Morning cards", "A dilemma every day.", map(event, box.morning)),
        _shelf("Dusk cards", "What you did comes back at nightfall.", map(event, box.dusk)),
        _shelf("Social Disputes", "One after the other joins the Dusk deck.", map(event, box.disputes)),
        _shelf("Weather", "What the cold does, how far Scouts get, how near the Storm is.", map(weather, box.weather)),
        _shelf("Citizens", "An ability to use, or an answer to a death.", map(citizen, box.citizens)),
        _shelf("Laws", "Passed at the Dais.", (law(card, box.names) for card in box.laws)),
        _shelf("Technologies", "One is developed at a time.", map(technology, inventions.values())),
        _shelf("Expeditions", "Read when a Scout arrives.", map(expedition, places.values())),
        _shelf("Advisors", "One helps each day, for a Hope token.", map(advisor, box.advisors)),
        _shelf("Scenario cards", "They come with the triggers of the Round track.",
               (event(card) for cards in box.scenarios.values() for card in cards)),
        Shelf("Tokens of Hope and Discontent", "Drawn from a bag each.", tuple(
            {"icons": [{"name": token.name}], "name": token.name.capitalize(), "text": SIDES[side],
             "count": bag.count(token)}
            for side, bag in enumerate(box.bags) for token in dict.fromkeys(bag)
        ), "list"),
    ]  # fmt: skip


def _shelf(title: str, about: str, cards: Iterable[Card]) -> Shelf:
    return Shelf(title, about, tuple({"card": card, "count": 1} for card in cards))
