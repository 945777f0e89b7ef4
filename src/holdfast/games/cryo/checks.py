"""What the files in `content/` must agree on, so that a pack that loads can also be played."""

from __future__ import annotations

from holdfast.games.cryo.amounts import RESOURCES
from holdfast.games.cryo.content import CardsFile, CavernsFile, IncidentsFile, SetupFile, ShipFile, TilesFile
from holdfast.games.toolkit.checks import need, need_known

MAX_PLAYERS = 4


def check(
    setup: SetupFile, ship: ShipFile, caves: CavernsFile, tiles: TilesFile, tokens: IncidentsFile, cards: CardsFile
) -> None:
    """Raise `ContentError` where one file names what another lacks, or pieces do not suffice for four players."""
    _setup(setup, ship)
    _ship(ship)
    _tiles(ship, tiles)
    _caverns(caves)
    _incidents(ship, tokens)
    _cards(setup, ship, cards)


def _setup(setup: SetupFile, ship: ShipFile) -> None:
    for name in RESOURCES.kinds:
        start, most = setup.start.get(name, 0), setup.tracks.get(name, 0)
        need(start <= most, f"setup.yaml: tracks: {name} ends at {most}, below its start of {start}")
    symbols = sum(len(section.damage) for section in ship.sections)
    for players in range(2, MAX_PLAYERS + 1):
        markers = setup.damage_markers.get(players)
        need(markers is not None, f"setup.yaml: damage_markers: nothing for {players} players")
        need((markers or 0) <= symbols, f"setup.yaml: damage_markers: {markers} markers, but {symbols} damage symbols")
    for what, have in (("extra", len(setup.extra)), ("colors", len(set(setup.colors)))):
        need(have >= MAX_PLAYERS, f"setup.yaml: {what}: {have} entries for {MAX_PLAYERS} players")
    docks = len(setup.platform.docks)
    for what, drones in (("drones", setup.drones), ("solo › drones", setup.solo.drones)):
        need(1 <= drones < docks, f"setup.yaml: {what}: {drones} drones on a platform of {docks} docks")
    for dock in setup.platform.docks:
        need(
            bool(dock.benefit) != (dock.printed is not None),
            f"setup.yaml: platform › {dock.id}: needs either a benefit slot or a printed benefit",
        )
    need(setup.keep <= setup.deal, f"setup.yaml: keep: {setup.keep} of {setup.deal} cards dealt")
    need(len(setup.solo.incidents) > setup.solo.drones, "setup.yaml: solo › incidents: an entry for 0 to all drones")


def _ship(ship: ShipFile) -> None:
    need(len(ship.sections) == 4, f"ship.yaml: sections: the ship has 4 sections, not {len(ship.sections)}")
    need(
        [kind.id for kind in ship.salvage] == ["crystal", "organic", "tech"],
        "ship.yaml: salvage: crystal, organic, tech",
    )
    letters = [dock.id for dock in ship.docks]
    for section in ship.sections:
        places = [space.id for space in section.spaces]
        for dock in ship.docks:
            for beside in (dock.right, dock.down, dock.left, dock.up):
                need_known(f"ship.yaml: {section.id}: dock {dock.id}", beside, places)
        for letter in section.damage:
            need_known(f"ship.yaml: {section.id} › damage", letter, letters)
        for space in section.spaces:
            if space.action == "resource_space":
                need_known(f"ship.yaml: {section.id} › {space.id}: back", space.back, [s.color for s in ship.sections])
    for dock in ship.docks:
        for below in dock.below:
            need_known(f"ship.yaml: dock {dock.id}: below", below, letters)


def _tiles(ship: ShipFile, tiles: TilesFile) -> None:
    backs = [section.color for section in ship.sections]
    for tile in tiles.tiles:
        need_known(f"tiles.yaml: {tile.id}: back", tile.back, backs)
        need(bool(tile.icons), f"tiles.yaml: {tile.id}: has no icon")
        need("card" not in tile.icons or set(tile.icons) == {"card"}, f"tiles.yaml: {tile.id}: a card stands alone")
    for back in backs:
        needed = MAX_PLAYERS * sum(space.back == back for section in ship.sections for space in section.spaces)
        have = sum(tile.count for tile in tiles.tiles if tile.back == back)
        need(have >= needed, f"tiles.yaml: {back}: {have} tiles, but {MAX_PLAYERS} players need {needed}")


def _caverns(caves: CavernsFile) -> None:
    names = [space.id for space in caves.spaces]
    for tunnel in caves.tunnels:
        for end in tunnel.joins:
            need_known(f"caverns.yaml: {tunnel.id}", end, names)
    for size in ("small", "large"):
        have = sum(tile.size == size for tile in caves.tiles)
        needed = sum(space.size == size for space in caves.spaces)
        need(have >= needed, f"caverns.yaml: tiles: {have} {size} tiles for {needed} {size} spaces")
    known = {space.id for space in caves.spaces if space.starts_faceup and space.min_players <= 2}
    need(
        any(set(tunnel.joins) <= known for tunnel in caves.tunnels),
        "caverns.yaml: two caverns that a tunnel joins must start face up",
    )


def _incidents(ship: ShipFile, tokens: IncidentsFile) -> None:
    faceup = len(ship.sections)
    for back, needed in (
        ("early", faceup + MAX_PLAYERS * ship.incident_track.count("early")),
        ("late", MAX_PLAYERS * ship.incident_track.count("late")),
    ):
        have = sum(token.count for token in tokens.tokens if token.back == back)
        need(have >= needed, f"incidents.yaml: {have} {back} tokens, but {MAX_PLAYERS} players need {needed}")
    sunsets = [token for token in tokens.tokens if token.back == "sunset" or token.kind == "sunset"]
    right = len(sunsets) == 1 and sunsets[0].count == 1 and sunsets[0].back == sunsets[0].kind
    need(right, "incidents.yaml: there must be exactly 1 sunset token, with a back of its own")


def _cards(setup: SetupFile, ship: ShipFile, cards: CardsFile) -> None:
    posts = len(ship.sections) * sum(bool(dock.below) for dock in ship.docks)
    need(len(cards.cards) == posts, f"cards.yaml: {len(cards.cards)} types for the {posts} posts of the solo game")
    needed, have = MAX_PLAYERS * setup.deal, sum(card.copies for card in cards.cards)
    need(have >= needed, f"cards.yaml: {have} cards, but {MAX_PLAYERS} players are dealt {needed}")
    for card in cards.cards:
        need(card.copies >= 1, f"cards.yaml: {card.id}: the solo game needs a copy of each type")
        need(card.vehicle.capacity >= 1, f"cards.yaml: {card.id}: a vehicle must hold a pod")
