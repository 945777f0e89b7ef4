"""The box: everything that `content/` describes, made into pieces once and shared by all tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol, TypeVar

from holdfast.engine.content import Content, load, once
from holdfast.engine.errors import ContentError
from holdfast.games.frostpunk.box.cards import advisor, citizen, event, expedition, law, scenario, storm, technology
from holdfast.games.frostpunk.content import (
    AdvisorsFile,
    BuildingData,
    BuildingsFile,
    CitizensFile,
    DuskFile,
    ExpeditionsFile,
    LawsFile,
    MorningFile,
    ScenariosFile,
    TechnologiesFile,
    WeatherFile,
)
from holdfast.games.frostpunk.content_board import MapFile, SetupData, SetupFile, TileData, TracksFile
from holdfast.games.frostpunk.pieces import (
    CITIZENS,
    GROUND,
    RESOURCES,
    ZONES,
    Advisor,
    Building,
    Citizen,
    Effect,
    Effects,
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
from holdfast.games.frostpunk.verbs import effects, told
from holdfast.games.frostpunk.wording import naming

FOLDER = Path(__file__).parent.parent

GENERATOR_SPACES = 5
"""The Generator tile has 5 spaces, all others 2. [FRO-171]"""


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
        return next(one for one in self.buildings if one.key == key)

    def dusk_card(self, key: str) -> Event:
        return next(one for one in self.dusk if one.key == key)

    def scenario_card(self, key: str) -> Event:
        return next(one for cards in self.scenarios.values() for one in cards if one.key == key)

    def setup_card(self, scenario_name: str, level: str) -> SetupData:
        return next(one for one in self.setup.cards if (one.scenario, one.level) == (scenario_name, level))


@once
def box(pack: Path | None = None) -> Box:
    """The box as `content/` describes it, with a pack laid over it."""
    folder = FOLDER / "content"
    board, tracks, setup = (
        load(folder, "map", MapFile, pack),
        load(folder, "tracks", TracksFile, pack),
        load(folder, "setup", SetupFile, pack),
    )
    kinds = load(folder, "buildings", BuildingsFile, pack).buildings
    dusk = load(folder, "dusk", DuskFile, pack)
    expeditions = load(folder, "expeditions", ExpeditionsFile, pack)
    technologies = load(folder, "technologies", TechnologiesFile, pack)
    scenarios = load(folder, "scenarios", ScenariosFile, pack)
    advisors = load(folder, "advisors", AdvisorsFile, pack)
    morning = load(folder, "morning", MorningFile, pack).cards
    laws = load(folder, "laws", LawsFile, pack).cards
    called = (morning, dusk.cards, dusk.disputes, laws, technologies.cards, scenarios.cards)
    names = {data.id: data.name for cards in called for data in cards}
    with naming(names):
        hexes = _hexes(board)
        tokens = tuple(_tokens(side, bag) for side, bag in enumerate((setup.tokens.hope, setup.tokens.discontent)))
        dusk_cards = tuple(event(data, "dusk") for data in dusk.cards)
        techs = [technology(data) for data in technologies.cards]
        population = {n: s for s in tracks.population.sections for n in range(s.first, s.last + 1)}
        stacks = sorted((expedition(data) for data in expeditions.cards), key=lambda card: card.key)
        made = Box(
            hexes=hexes,
            zones=tuple(tuple(hex_ for hex_ in hexes if hex_.zone == zone) for zone in range(len(ZONES))),
            hex_of=(*(hex_.index for hex_ in hexes for _ in hex_.spaces), 0, 0),
            space_names=_space_names(hexes, [data.id for data in board.generator_tile]),
            near=tuple(_tile(data) for data in board.near),
            far=tuple(_tile(data) for data in board.far),
            blank=Tile("blank", ((0, 0), (0, 0)), 0),
            walls=tuple(token for token, count in board.wall_tokens.items() for _ in range(count)),
            buildings=tuple(_building(index, data) for index, data in enumerate(kinds)),
            tokens=tokens,
            bags=tuple(
                tuple(tokens[side][kind][0] for kind, count in enumerate(bag.values()) for _ in range(count))
                for side, bag in enumerate((setup.tokens.hope, setup.tokens.discontent))
            ),
            weather=tuple(
                Weather(card.id, card.name, card.cold, card.ranges, card.scouts, card.storm)
                for card in load(folder, "weather", WeatherFile, pack).cards
            ),
            morning=tuple(event(data, "morning") for data in morning),
            dusk=dusk_cards,
            dusk_start=tuple(_named(dusk_cards, dusk.start)),
            disputes=tuple(event(data, "dispute") for data in dusk.disputes),
            citizens=tuple(citizen(data) for data in load(folder, "citizens", CitizensFile, pack).cards),
            laws=tuple(law(data) for data in laws),
            technologies={name: tuple(_named(techs, keys)) for name, keys in technologies.displays.items()},
            expeditions={
                name: tuple(tuple(card for card in stacks if card.stack == stack) for stack in used)
                for name, used in expeditions.stacks.items()
            },
            advisors=tuple(advisor(data) for data in advisors.cards),
            call_to_rise=effects(advisors.call_to_rise, "call to rise"),
            scenarios={
                name: tuple(scenario(data) for data in scenarios.cards if data.scenario == name)
                for name in dict.fromkeys(data.scenario for data in scenarios.cards)
            },
            storms={data.scenario: storm(data) for data in scenarios.storms},
            names=names,
            arks=tuple(
                hex_.index for card in scenarios.cards for key in card.arks for hex_ in hexes if hex_.key == key
            ),
            flags=load(folder, "flags", dict[str, str], pack),
            fed=tuple(CITIZENS.index(name) for name in tracks.round.fed),
            meeples=tuple(population[n].meeples for n in range(tracks.population.last + 1)),
            spent=tuple(population[n].spent for n in range(tracks.population.last + 1)),
            flips=tuple(population[n].flips for n in range(tracks.population.last + 1)),
            overwhelming=next(s.first for s in tracks.population.sections if s.lost),
            icons=tuple(CITIZENS.index(name) for name in tracks.heat.icons),
            setup=setup,
            board=board,
            tracks=tracks,
        )
    _check(made)
    return made


class _Keyed(Protocol):
    @property
    def key(self) -> str: ...


K = TypeVar("K", bound=_Keyed)


def _named(cards: Iterable[K], keys: list[str]) -> Iterable[K]:
    known = {card.key: card for card in cards}
    for key in keys:
        if key not in known:
            raise ContentError(f"no card is called {key!r}; there are: {', '.join(known)}")
        yield known[key]


def _tokens(side: int, bag: dict[str, int]) -> tuple[tuple[Token, Token], ...]:
    return tuple((Token(side, k, name, False), Token(side, k, name, True)) for k, name in enumerate(bag))


def _hexes(board: MapFile) -> tuple[Hex, ...]:
    """The hexes of the map; two are neighbours if their axial coordinates differ by a direction. [FRO-011]"""
    places = {data.at: index for index, data in enumerate(board.hexes)}
    steps = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    made, first, corners = list[Hex](), 0, 0
    for index, data in enumerate(board.hexes):
        size = 2 if index else GENERATOR_SPACES
        around = ((data.at[0] + q, data.at[1] + r) for q, r in steps)
        spaces, neighbours = tuple(range(first, first + size)), tuple(places[at] for at in around if at in places)
        corner = corners if data.corner else -1
        corners += bool(data.corner)
        zone = ZONES.index(data.zone)
        made.append(Hex(index, data.id, data.at, zone, spaces, neighbours, corner, data.edge, data.trees))
        first += size
    return tuple(made)


def _space_names(hexes: tuple[Hex, ...], generator: list[str]) -> tuple[str, ...]:
    names = [*generator, *(f"{hex_.key}{letter}" for hex_ in hexes[1:] for letter in "ab")]
    return (*names, "dais", "generator")


def _tile(data: TileData) -> Tile:
    a, b = (
        (GROUND.index(next(iter(side))), next(iter(side.values()))) if side else (0, 0) for side in (data.a, data.b)
    )
    return Tile(data.id, (a, b), data.food)


def _building(index: int, data: BuildingData) -> Building:
    basic, better = effects(data.action, data.id), data.upgraded
    upgraded = effects(better.action, data.id) if better and better.action else basic
    return Building(
        index=index,
        key=data.id,
        name=data.name,
        large=data.size == "large",
        insulation=data.insulation,
        lined=data.lined or data.insulation,
        count=data.count,
        cost=tuple(data.cost.get(name, 0) for name in RESOURCES),
        users=tuple(CITIZENS.index(name) for name in data.users),
        actions=(basic, upgraded),
        traps=(data.traps, better.traps if better else data.traps),
        scouts=(data.scouts, better.scouts if better else data.scouts),
        on_build=effects(data.on_build, data.id),
        shelter=data.shelter,
        shelter_child=data.shelter_child,
        ruin_side=data.ruin_side,
        technology=data.technology,
        below=data.below,
        deposit=data.deposit,
        hub=data.hub,
        preprinted=data.preprinted,
        no_build=data.no_build,
        no_dismantle=data.no_dismantle,
        scenario=data.scenario,
        texts=(told(basic), told(upgraded)),
    )


def _check(made: Box) -> None:
    """Every name that a card uses must be there, and every id only once."""
    cards = [*made.morning, *made.dusk, *made.disputes, *(c for cards in made.scenarios.values() for c in cards)]
    twice = [key for key, count in Counter(card.key for card in cards).items() if count > 1]
    if twice:
        raise ContentError(f"two cards are called {', '.join(twice)}")
    known = (
        (("unlock", "build", "ruin", "wreck", "upgrade"), {one.key for one in made.buildings}),
        (("add_dusk", "purge_dusk"), {one.key for one in made.dusk}),
        (("scenario", "unscenario"), {one.key for one in cards}),
        (("flag",), set(made.flags)),
    )
    for effect in _all_effects(made, cards):
        for verbs, names in known:
            if effect.verb in verbs and effect.name not in names:
                raise ContentError(f"{effect.text!r}: {effect.name!r} is not known")


def _all_effects(made: Box, cards: list[Event]) -> Iterable[Effect]:
    lists = [made.call_to_rise]
    for card in cards:
        lists += [card.instant, card.dusk, card.enter, card.on_second_storm, *(c.way.do for c in card.choices)]
        lists += [card.special.do, card.special.full] if card.special else []
        lists += [card.promise.success, card.promise.fail] if card.promise else []
    for one in made.citizens:
        lists += [one.ability, *one.death]
    lists += [one.do for one in made.laws] + [one.do for techs in made.technologies.values() for one in techs]
    lists += [
        e for stacks in made.expeditions.values() for cards_ in stacks for c in cards_ for e in (c.arrive, c.loot)
    ]
    lists += [one.do for one in made.advisors] + [e for b in made.buildings for e in (*b.actions, b.on_build)]
    lists += [e for one in made.storms.values() for e in (one.first, one.second)]
    for effects_ in lists:
        yield from _nested(effects_)


def _nested(effects_: Effects) -> Iterable[Effect]:
    for effect in effects_:
        yield effect
        for inner in (effect.then, effect.otherwise, *(way.do for way in effect.ways)):
            yield from _nested(inner)
