"""The box: everything that `content/` describes, made into pieces once and shared by all tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final, get_type_hints

from holdfast.engine.content import Content, load, once
from holdfast.games.frostpunk.box import board, cards
from holdfast.games.frostpunk.checks import check
from holdfast.games.frostpunk.content import Files, MapFile, SetupData, SetupFile, TracksFile
from holdfast.games.frostpunk.pieces import (
    CITIZENS,
    ZONES,
    Advisor,
    Building,
    Citizen,
    Event,
    Expedition,
    Hex,
    Law,
    Storm,
    Technology,
    Tile,
    Token,
    Weather,
)
from holdfast.games.frostpunk.verbs.parameters import Effects

FOLDER: Final = Path(__file__).parent.parent


class Box(Content, frozen=True):
    """All pieces and numbers of the game."""

    hexes: tuple[Hex, ...]
    zones: tuple[tuple[Hex, ...], ...]
    """The hexes of each zone."""
    hex_of: tuple[int, ...]
    """For each space its hex; the Dais and the Generator come last."""
    space_names: tuple[str, ...]
    near: tuple[Tile, ...]
    far: tuple[Tile, ...]
    blank: Tile
    walls: tuple[str, ...]
    buildings: tuple[Building, ...]
    tokens: tuple[tuple[tuple[Token, Token], ...], ...]
    """For each side and kind: the token exhausted, the token active."""
    bags: tuple[tuple[Token, ...], ...]
    weather: tuple[Weather, ...]
    morning: tuple[Event, ...]
    dusk: tuple[Event, ...]
    dusk_start: tuple[Event, ...]
    disputes: tuple[Event, ...]
    citizens: tuple[Citizen, ...]
    laws: tuple[Law, ...]
    technologies: dict[str, tuple[Technology, ...]]
    """For each scenario those laid out."""
    expeditions: dict[str, tuple[tuple[Expedition, ...], ...]]
    """For each scenario its stacks, nearest card first."""
    advisors: tuple[Advisor, ...]
    call_to_rise: Effects
    scenarios: dict[str, tuple[Event, ...]]
    storms: dict[str, Storm]
    names: dict[str, str]
    """The cards that others mention, and what they are called."""
    arks: tuple[int, ...]
    """The hexes of the Seed Arks."""
    flags: dict[str, str]
    fed: tuple[int, ...]
    """The Citizen type above each column of the Round track."""
    meeples: tuple[int, ...]
    """Meeples for each number of Citizens of a type. [FRO-138]"""
    spent: tuple[int, ...]
    flips: tuple[int, ...]
    overwhelming: int
    icons: tuple[int, ...]
    setup: SetupFile
    board: MapFile
    tracks: TracksFile

    def building(self, key: str) -> Building:
        return next(building for building in self.buildings if building.key == key)

    def dusk_card(self, key: str) -> Event:
        return next(card for card in self.dusk if card.key == key)

    def scenario_card(self, key: str) -> Event:
        return next(card for cards in self.scenarios.values() for card in cards if card.key == key)

    def setup_card(self, scenario_name: str, level: str) -> SetupData:
        return next(card for card in self.setup.cards if (card.scenario, card.level) == (scenario_name, level))


@once
def box(pack: Path | None = None) -> Box:
    """The box as `content/` describes it, with a pack laid over it."""
    files = Files(**{name: load(FOLDER / "content", name, kind, pack) for name, kind in get_type_hints(Files).items()})
    check(files)
    return made_from(files)


def made_from(files: Files) -> Box:
    """The pieces that the files describe."""
    tracks, setup = files.tracks, files.setup
    names = _names(files)
    hexes = board.hexes(files.map)
    bags = setup.tokens.hope, setup.tokens.discontent
    tokens = tuple(board.tokens(side, bag) for side, bag in enumerate(bags))
    dusk = tuple(cards.event(data, "dusk", names) for data in files.dusk.cards)
    technologies = {data.id: cards.technology(data, names) for data in files.technologies.cards}
    places = sorted((cards.expedition(data) for data in files.expeditions.cards), key=lambda card: card.key)
    population = {n: part for part in tracks.population.sections for n in range(part.first, part.last + 1)}
    sections = [population[n] for n in range(tracks.population.last + 1)]
    return Box(
        hexes=hexes,
        zones=tuple(tuple(hex_ for hex_ in hexes if hex_.zone == zone) for zone in range(len(ZONES))),
        hex_of=(*(hex_.index for hex_ in hexes for _ in hex_.spaces), 0, 0),
        space_names=board.space_names(hexes, [data.id for data in files.map.generator_tile]),
        near=tuple(map(board.tile, files.map.near)),
        far=tuple(map(board.tile, files.map.far)),
        blank=Tile("blank", ((0, 0), (0, 0)), 0),
        walls=tuple(token for token, count in files.map.wall_tokens.items() for _ in range(count)),
        buildings=tuple(board.building(index, data, names) for index, data in enumerate(files.buildings.buildings)),
        tokens=tokens,
        bags=tuple(
            tuple(tokens[side][kind][0] for kind, count in enumerate(bag.values()) for _ in range(count))
            for side, bag in enumerate(bags)
        ),
        weather=tuple(
            Weather(card.id, card.name, card.cold, card.ranges, card.scouts, card.storm) for card in files.weather.cards
        ),
        morning=tuple(cards.event(data, "morning", names) for data in files.morning.cards),
        dusk=dusk,
        dusk_start=tuple(card for key in files.dusk.start for card in dusk if card.key == key),
        disputes=tuple(cards.event(data, "dispute", names) for data in files.dusk.disputes),
        citizens=tuple(cards.citizen(data, names) for data in files.citizens.cards),
        laws=tuple(cards.law(data, names) for data in files.laws.cards),
        technologies={
            name: tuple(technologies[key] for key in keys) for name, keys in files.technologies.displays.items()
        },
        expeditions={
            name: tuple(tuple(card for card in places if card.stack == stack) for stack in used)
            for name, used in files.expeditions.stacks.items()
        },
        advisors=tuple(cards.advisor(data, names) for data in files.advisors.cards),
        call_to_rise=files.advisors.call_to_rise,
        scenarios={
            name: tuple(cards.scenario(data, names) for data in files.scenarios.cards if data.scenario == name)
            for name in dict.fromkeys(data.scenario for data in files.scenarios.cards)
        },
        storms={data.scenario: cards.storm(data) for data in files.scenarios.storms},
        names=names,
        arks=tuple(
            hex_.index for card in files.scenarios.cards for key in card.arks for hex_ in hexes if hex_.key == key
        ),
        flags=files.flags,
        fed=tuple(CITIZENS.index(name) for name in tracks.round.fed),
        meeples=tuple(section.meeples for section in sections),
        spent=tuple(section.spent for section in sections),
        flips=tuple(section.flips for section in sections),
        overwhelming=next(section.first for section in tracks.population.sections if section.lost),
        icons=tuple(CITIZENS.index(name) for name in tracks.heat.icons),
        setup=setup,
        board=files.map,
        tracks=tracks,
    )


def _names(files: Files) -> dict[str, str]:
    """What the cards are called that others mention by their keys."""
    mentioned = (files.morning, files.dusk, files.laws, files.technologies, files.scenarios)
    names = {data.id: data.name for file in mentioned for data in file.cards}
    return names | {data.id: data.name for data in files.dusk.disputes}
