"""The box: everything that `content/` describes, made into pieces once and shared by all tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from holdfast.engine.content import Content, load, once
from holdfast.games.cryo.amounts import CRYSTAL, NANITE, NOTHING, ORGANIC, RESOURCES, TECH, Cost, any_of, spending
from holdfast.games.cryo.checks import check
from holdfast.games.cryo.content import (
    AbilityNumbers,
    BenefitData,
    CardData,
    CardsFile,
    CavernsFile,
    CostData,
    IncidentsFile,
    PlatformData,
    SetupFile,
    ShipFile,
    SpaceData,
    TileData,
    TilesFile,
)
from holdfast.games.cryo.pieces import (
    ABILITIES,
    LARGE,
    SMALL,
    Benefit,
    Card,
    Cavern,
    CavernTile,
    Dock,
    Incident,
    Mission,
    PlatformDock,
    Section,
    Slot,
    Space,
    Tile,
    Tunnel,
    Vehicle,
)
from holdfast.games.toolkit.amounts import Vector

FOLDER = Path(__file__).parent

_SIZES = {"small": SMALL, "large": LARGE}
_NAMES = {
    "resource_space": "Resource space", "stasis_control": "Stasis control", "reactor": "Reactor",
    "fabricator": "Fabricator", "computer": "Computer", "scout": "Scout", "assign_salvage": "Assign to salvage",
    "withdraw_salvage": "Withdraw from salvage",
}  # fmt: skip


class Box(Content, frozen=True):
    """All pieces and numbers of the game."""

    sections: tuple[Section, ...]
    docks: tuple[Dock, ...]
    launch_dock: Dock
    spaces: tuple[Space, ...]
    salvage: tuple[tuple[int, ...], ...]
    """For crystal, organic and tech: from how many players on each of its spaces is in use."""
    track: tuple[str, ...]
    caverns: tuple[Cavern, ...]
    tunnels: tuple[Tunnel, ...]
    neighbours: tuple[tuple[int, ...], ...]
    """For each cavern the caverns at the other ends of its tunnels."""
    cavern_tiles: tuple[CavernTile, ...]
    tiles: tuple[tuple[Tile, ...], ...]
    """For each back all its tiles."""
    incidents: tuple[Incident, ...]
    cards: tuple[Card, ...]
    copies: tuple[int, ...]
    platform: tuple[PlatformDock, ...]
    slots: tuple[Slot, ...]
    start: Vector
    extra: tuple[Vector, ...]
    limits: Vector
    abilities: AbilityNumbers
    prototype_cost: Cost
    overclock_cost: Cost
    numbers: SetupFile


@once
def box(pack: Path | None = None) -> Box:
    """The box as `content/` describes it, with a pack laid over it."""
    folder = FOLDER / "content"
    setup = load(folder, "setup", SetupFile, pack)
    ship = load(folder, "ship", ShipFile, pack)
    caves = load(folder, "caverns", CavernsFile, pack)
    tiles = load(folder, "tiles", TilesFile, pack)
    tokens = load(folder, "incidents", IncidentsFile, pack)
    cards = load(folder, "cards", CardsFile, pack)

    check(setup, ship, caves, tiles, tokens, cards)
    backs = [section.color for section in ship.sections]
    spaces = _spaces(ship, backs)
    caverns = tuple(
        Cavern(index, data.id, _SIZES[data.size], data.min_players, data.starts_faceup, data.row)
        for index, data in enumerate(caves.spaces)
    )
    tunnels = _tunnels(caves, {cavern.key: cavern for cavern in caverns})
    platform, slots = _platform(setup.platform)
    return Box(
        sections=tuple(Section(i, s.id, s.name, s.color, s.chambers) for i, s in enumerate(ship.sections)),
        docks=_docks(ship, spaces),
        launch_dock=Dock(len(ship.sections) * len(ship.docks), "launch dock", "the launch dock", -1, (), (), ""),
        spaces=spaces,
        salvage=tuple(tuple(kind.min_players) for kind in ship.salvage),
        track=tuple(ship.incident_track),
        caverns=caverns,
        tunnels=tunnels,
        neighbours=tuple(
            tuple(end.index for t in tunnels if cavern in t.ends for end in t.ends if end is not cavern)
            for cavern in caverns
        ),
        cavern_tiles=tuple(
            CavernTile(t.id, t.name, _SIZES[t.size], RESOURCES.vector(t.settlement_cost), t.first, t.second, t.biome)
            for t in caves.tiles
        ),
        tiles=tuple(tuple(_tiles(tiles.tiles, back, index)) for index, back in enumerate(backs)),
        incidents=tuple(
            token
            for data in tokens.tokens
            for token in (Incident(data.id, data.back, data.kind, _benefit(data.benefit)),) * data.count
        ),
        cards=tuple(_card(index, data) for index, data in enumerate(cards.cards)),
        copies=tuple(data.copies for data in cards.cards),
        platform=platform,
        slots=slots,
        start=RESOURCES.vector(setup.start),
        extra=tuple(RESOURCES.vector(extra) for extra in setup.extra),
        limits=RESOURCES.vector(setup.tracks),
        abilities=cards.abilities,
        prototype_cost=_cost(cards.abilities.benefit_of_placed_tile),
        overclock_cost=_cost(cards.abilities.second_action),
        numbers=setup,
    )


def _spaces(ship: ShipFile, backs: list[str]) -> tuple[Space, ...]:
    spaces, stacks = list[Space](), 0
    for number, section in enumerate(ship.sections):
        for data in section.spaces:
            has_stack = data.action == "resource_space"
            spaces.append(
                Space(
                    index=len(spaces),
                    key=_space_key(data, section.spaces),
                    name=_NAMES[data.action],
                    section=number,
                    action=data.action,
                    stack=stacks if has_stack else -1,
                    back=backs.index(data.back) if has_stack else -1,
                    pile=f"{data.back} tiles" if has_stack else "",
                    printed=RESOURCES.vector(data.printed),
                    cost=_cost(data.cost),
                    benefit=_benefit(data.benefit),
                    most=data.most,
                )
            )
            stacks += has_stack
    return tuple(spaces)


def _space_key(data: SpaceData, others: list[SpaceData]) -> str:
    """Its name, with its place where a section has several of the kind."""
    name = _NAMES[data.action].lower()
    return name if sum(other.action == data.action for other in others) == 1 else f"{name} {data.id}"


def _docks(ship: ShipFile, spaces: tuple[Space, ...]) -> tuple[Dock, ...]:
    docks, letters = list[Dock](), [dock.id for dock in ship.docks]
    for number, section in enumerate(ship.sections):
        beside = dict(
            zip((data.id for data in section.spaces), (s for s in spaces if s.section == number), strict=True)
        )
        for data in ship.docks:
            around = (data.right, data.down, data.left, data.up)
            docks.append(
                Dock(
                    index=len(docks),
                    key=f"{section.id} {data.id}",
                    name=f"{section.name} {data.id}",
                    section=number,
                    spaces=tuple(beside[place] for place in around if place is not None),
                    below=tuple(number * len(letters) + letters.index(letter) for letter in data.below),
                    symbol=section.damage.get(data.id, ""),
                )
            )
    return tuple(docks)


def _tunnels(caves: CavernsFile, caverns: Mapping[str, Cavern]) -> tuple[Tunnel, ...]:
    return tuple(
        Tunnel(index, data.id, (caverns[data.joins[0]], caverns[data.joins[1]]), sum(data.path))
        for index, data in enumerate(caves.tunnels)
    )


def _tiles(tiles: list[TileData], back: str, index: int) -> Iterable[Tile]:
    for data in tiles:
        if data.back == back:
            yield from (_tile(data, index),) * data.count


def _tile(data: TileData, back: int) -> Tile:
    """A tile means the same icons on either side of an arrow. [CRY-072 to CRY-075, CRY-130 to CRY-132]"""
    text = f" {data.joined} ".join(data.icons)
    cards = data.icons.count("card")
    amounts = [RESOURCES.vector({icon: 1}) for icon in data.icons if icon != "card"]
    if cards:
        return Tile(data.id, back, text, Benefit(cards=cards), Cost((NOTHING,), cards=cards))
    if data.joined == "or":
        return Tile(data.id, back, text, Benefit(one_of=tuple(amounts)), Cost(tuple(amounts)))
    total = RESOURCES.vector({icon: data.icons.count(icon) for icon in RESOURCES.kinds})
    return Tile(data.id, back, text, Benefit(gain=total), spending(total))


def _card(index: int, data: CardData) -> Card:
    abilities = sum(1 << ABILITIES.index(name) for name in data.upgrade.abilities)
    m, v = data.mission, data.vehicle
    return Card(
        index=index,
        key=data.id.replace("_", " "),
        name=data.upgrade.name,
        abilities=abilities,
        text=data.upgrade.text,
        mission=Mission(m.name, m.counts, m.per, m.points, m.text),
        vehicle=Vehicle(v.name, v.capacity, v.ability, v.text),
        scrap=_benefit(data.scrap),
    )


def _platform(data: PlatformData) -> tuple[tuple[PlatformDock, ...], tuple[Slot, ...]]:
    docks, slots = list[PlatformDock](), list[Slot]()
    for dock in data.docks:
        price = benefit = -1
        if dock.price:
            price = len(slots)
            slots.append(Slot(price, f"{dock.id} above"))
        if dock.benefit:
            benefit = len(slots)
            slots.append(Slot(benefit, f"{dock.id} below"))
        printed = None if dock.printed is None else _benefit(dock.printed)
        docks.append(PlatformDock(len(docks), dock.id, dock.name, price, benefit, printed))
    return tuple(docks), tuple(slots)


def _benefit(data: BenefitData) -> Benefit:
    return Benefit(gain=RESOURCES.vector(data.gain), cards=data.card, awaken=data.awaken)


def _cost(data: CostData) -> Cost:
    if data.spend_basic_material:
        return any_of((CRYSTAL, ORGANIC, TECH), data.spend_basic_material)
    if data.spend_any_material:
        return any_of((CRYSTAL, ORGANIC, TECH, NANITE), data.spend_any_material)
    return spending(RESOURCES.vector(data.spend))
