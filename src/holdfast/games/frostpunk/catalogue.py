"""All that is in the box of Frostpunk, as it is drawn: buildings, cards, people, tokens."""

from __future__ import annotations

from collections.abc import Iterable
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
from holdfast.games.frostpunk.wording import Names, in_words
from holdfast.games.toolkit.catalogue import Shelf, item

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
    """What it is, in a few words."""
    lines: tuple[Line, ...]
    cost: tuple[tuple[str, int], ...] = ()
    insulation: str = ""


def fixed(box: Box) -> dict[str, object]:
    """What `table.html` needs of the box, whatever happens at the table."""
    return {
        "houses": {kind.key: building(kind, box.names) for kind in box.buildings},
        "persons": {card.key: citizen(card, box.names) for card in box.citizens},
        "sayings": {card.key: law(card, box.names) for card in box.laws},
        "inventions": {card.key: technology(card) for cards in box.technologies.values() for card in cards},
        "helpers": {card.key: advisor(card) for card in box.advisors},
        "tales": {card.key: event(card, box.names) for card in _events(box)},
        "winds": {card.key: card for card in box.weather},
        "phases": PHASES,
        "resources": RESOURCES,
        "kinds": CITIZENS,
        "sections": box.tracks.population.sections,
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


def building(kind: Building, names: Names) -> Card:
    """Price, insulation, action on both sides, beds."""
    lines = [Line("Action", kind.texts[0])] if kind.users else []
    if kind.users and kind.texts[1] != kind.texts[0]:
        lines.append(Line("Upgraded", kind.texts[1]))
    if kind.users:
        lines.append(Line("Who", " or ".join(CITIZENS[type_] for type_ in kind.users)))
    if kind.shelter or kind.shelter_child:
        beds = f"{kind.shelter} can sleep here" if kind.shelter else f"{kind.shelter_child} children can sleep here"
        lines.append(Line("Shelter", f"{beds}, if it is heated"))
    if kind.traps[0]:
        lines.append(Line("Traps", f"{kind.traps[0]} Food a day, {kind.traps[1]} when upgraded"))
    if kind.scouts[0]:
        lines.append(Line("Scouts", f"{kind.scouts[0]} at a time, {kind.scouts[1]} when upgraded"))
    if kind.on_build:
        lines.append(Line("When built", in_words(kind.on_build, names)))
    if kind.hub:
        lines.append(Line("Heat", "warms its tile and those around it"))
    if kind.deposit:
        lines.append(Line("Only", f"on a Far tile beside {kind.deposit} in the wall"))
    if kind.technology:
        lines.append(Line("Needs", f"Technology {names[kind.technology]}"))
    price = tuple((name, count) for name, count in zip(RESOURCES, kind.cost, strict=True) if count)
    size = "large" if kind.large else "small"
    icon = f"b-{kind.key.replace('_', '-')}"
    return Card(
        kind.key,
        kind.name,
        icon,
        f"{size} Building, {kind.insulation} insulation",
        tuple(lines),
        price,
        kind.insulation,
    )


def citizen(card: Citizen, names: Names) -> Card:
    lines = [Line("Ability", card.text)]
    lines += [
        Line(f"If a {CITIZENS[type_]} died", in_words(effects, names))
        for type_, effects in enumerate(card.death)
        if effects
    ]
    return Card(card.key, card.name, CITIZENS[card.type], "Citizen card", tuple(lines))


def law(card: Law, names: Names) -> Card:
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


def event(card: Event, names: Names) -> Card:
    lines = [Line("", card.goal or card.text)] if card.goal or card.text else []
    if card.enter:
        lines.append(Line("At once", in_words(card.enter, names)))
    lines += [Line(f"{number}. {choice.text}", choice.words) for number, choice in enumerate(card.choices, 1)]
    if card.special:
        lines.append(Line("Special action", card.special.text))
    if card.promise:
        lines.append(Line("Promise", card.promise.text))
    if card.dusk:
        lines.append(Line("Every dusk", in_words(card.dusk, names)))
    if card.on_second_storm:
        lines.append(Line("After the second Storm", in_words(card.on_second_storm, names)))
    icon = "scenario" if card.kind == "start" else card.kind
    return Card(card.key, card.name, icon, WHEN[card.kind], tuple(lines))


def weather(card: Weather) -> Card:
    names = ("I", "II", "III")
    signs = [f"Cold +{card.cold}"] if card.cold else []
    signs += [f"Heat Range {name} +{spaces}" for name, spaces in zip(names, card.ranges, strict=True) if spaces]
    signs += [f"Scouts advance {card.scouts}"] if card.scouts else []
    signs += [f"Storm marker {card.storm} nearer"] if card.storm else []
    return Card(card.key, card.name, "weather", "Weather", (Line("", ", ".join(signs) or "nothing changes"),))


def expedition(card: Expedition, names: Names) -> Card:
    lines = (Line("There", in_words(card.arrive, names)), Line("Loot", in_words(card.loot, names)))
    about = f"Stack {card.stack}, {card.spaces} spaces away"
    return Card(card.key, card.name, "expedition", about, tuple(line for line in lines if line.text))


def catalogue(box: Box) -> list[Shelf]:
    """All that is in the box, shelf by shelf."""
    names = box.names
    places = {card.key: card for stacks in box.expeditions.values() for cards in stacks for card in cards}
    inventions = {card.key: card for cards in box.technologies.values() for card in cards}
    scenarios = [card for cards in box.scenarios.values() for card in cards]
    return [
        Shelf("Buildings", f"{sum(kind.count for kind in box.buildings)} pieces.",
              tuple({"card": building(kind, names), "count": kind.count} for kind in box.buildings), "cards"),
        _events_shelf("Morning cards", "A dilemma every day.", box.morning, names),
        _events_shelf("Dusk cards", "What you did comes back at nightfall.", box.dusk, names),
        _events_shelf("Social Disputes", "One after the other joins the Dusk deck.", box.disputes, names),
        _shelf("Weather", "What the cold does, how far Scouts get, how near the Storm is.", map(weather, box.weather)),
        _shelf("Citizens", "An ability to use, or an answer to a death.",
               (citizen(card, names) for card in box.citizens)),
        _shelf("Laws", "Passed at the Dais.", (law(card, names) for card in box.laws)),
        _shelf("Technologies", "One is developed at a time.", map(technology, inventions.values())),
        _shelf("Expeditions", "Read when a Scout arrives.", (expedition(card, names) for card in places.values())),
        _shelf("Advisors", "One helps each day, for a Hope token.", map(advisor, box.advisors)),
        _events_shelf("Scenario cards", "They come with the triggers of the Round track.", scenarios, names),
        Shelf("Tokens of Hope and Discontent", "Drawn from a bag each.", tuple(
            item([token.name], token.name.capitalize(), SIDES[side], bag.count(token))
            for side, bag in enumerate(box.bags) for token in dict.fromkeys(bag)
        )),
    ]  # fmt: skip


def _shelf(title: str, about: str, cards: Iterable[Card]) -> Shelf:
    return Shelf(title, about, tuple({"card": card, "count": 1} for card in cards), "cards")


def _events_shelf(title: str, about: str, cards: Iterable[Event], names: Names) -> Shelf:
    return _shelf(title, about, (event(card, names) for card in cards))
