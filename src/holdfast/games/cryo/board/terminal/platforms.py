"""The platforms: materials, pods, drones, tiles, cards; and the viewer's own hand with what each card does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.engine.game import View
from holdfast.games.cryo.board.terminal.marks import mark, short, tinted, who
from holdfast.games.cryo.box import Box
from holdfast.games.cryo.pieces import Card, Incident, PlatformDock


def holdings(view: View, names: Sequence[str]) -> Table:
    """What each faction has: materials with the ends of their tracks, and where its pods are."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True, max_width=24)
    for name, limit in view["players"][0]["limits"].items():
        table.add_column(short(name).append(f"/{limit}"), justify="right", no_wrap=True)
    for name in ("awake", "asleep", "settled", "lost", "hand"):
        table.add_column(name, justify="right", no_wrap=True)
    for player in view["players"]:
        table.add_row(
            who(view, names, player["side"]),
            *map(str, player["stock"].values()),
            *map(str, pods(view, player)),
            str(player["hand_size"]),
        )
    return table


def pods(view: View, player: dict[str, Any]) -> tuple[int, int, int, int]:
    """A faction's pods: awake on the platform, in stasis, in caverns, destroyed. Salvage shows the others."""
    side = player["side"]
    asleep = sum(chamber["pods"][side] for section in view["sections"] for chamber in section["chambers"])
    settled = sum(cavern["pods"][side] for cavern in view["caverns"])
    return player["awake"], asleep, settled, player["destroyed"]


def docks(view: View, box: Box) -> Table:
    """The docks of each platform: a drone or not, and the tiles in its slots, □ where one is empty."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for dock in box.platform:
        table.add_column(Text(f"{dock.name}\n").append_text(printed(dock)), no_wrap=True)
    for player in view["players"]:
        table.add_row(mark(view, player["side"]), *(platform_dock(view, player, dock) for dock in box.platform))
    return table


def printed(dock: PlatformDock) -> Text:
    """The arrow of a platform action, with what is printed above or below it."""
    price = "□" if dock.price >= 0 else "free"
    return Text(f"{price}→").append_text(short(dock.printed.text()) if dock.printed else Text("□"))


def platform_dock(view: View, player: dict[str, Any], dock: PlatformDock) -> Text:
    slots = [tile(player["slots"][f"{dock.key} {place}"]) for place in _places(dock)]
    drone = mark(view, player["side"]) if dock.key in player["home"] else Text("·", "dim")
    return drone.append(" ").append_text(Text("→").join(slots))


def _places(dock: PlatformDock) -> list[str]:
    return ["above"] * (dock.price >= 0) + ["below"] * (dock.benefit >= 0)


def tile(icons: str | None) -> Text:
    return Text("□", "dim") if icons is None else short(icons)


def belongings(view: View, names: Sequence[str], box: Box) -> RenderableType:
    """The cards that each faction has built, its missions (others' only by number), and the incidents it has kept."""
    cards = {card.key: card for card in box.cards}
    grid = Table.grid(padding=(0, 2))
    for player in view["players"]:
        parts = list(_belongings(player, cards, box)) or [Text("nothing built, no missions", "dim")]
        grid.add_row(mark(view, player["side"]), Text("; ").join(parts))
    return grid


def _belongings(player: dict[str, Any], cards: dict[str, Card], box: Box) -> Iterator[Text]:
    if player["upgrades"]:
        yield _listed("upgrades", (cards[key].name for key in player["upgrades"]))
    if player["vehicles"]:
        vehicles = (cards[key].vehicle for key in player["vehicles"])
        yield _listed("vehicles", (f"{vehicle.name} (holds {vehicle.capacity})" for vehicle in vehicles))
    if player["missions"]:
        yield _listed("missions", (cards[key].mission.name for key in player["missions"]))
    elif player["missions_count"]:
        yield _listed("missions", [f"{player['missions_count']} secret"])
    if player["incidents"]:
        tokens = {token.key: token for token in box.incidents}
        kept = Counter(kept_token(tokens[key]) for key in player["incidents"])
        yield _listed("kept incidents", (f"{text} ×{n}" if n > 1 else text for text, n in kept.items()))


def kept_token(token: Incident) -> str:
    return str(short(token.benefit.text())) if token.kind == "looting" else token.kind


def _listed(what: str, items: Iterable[str]) -> Text:
    return Text(f"{what} ", "dim").append_text(tinted(", ".join(items)))


def hand(view: View, box: Box) -> RenderableType:
    """The viewer's own cards, with all that each can be."""
    if view["seat"] is None:
        return Text("Hands are hidden from spectators.", "dim")
    own = view["players"][view["seat"]]
    cards = {card.key: card for card in box.cards}
    shown = list[RenderableType]()
    for title, zone in (("Dealt to you, choose which to keep", "dealt"), ("Your hand", "hand")):
        if own[zone]:
            shown.append(Text(title, "bold"))
            shown += [card(cards[key], copies) for key, copies in Counter(own[zone]).items()]
    return Group(*shown) if shown else Text("You have no cards in hand.", "dim")


def card(shown: Card, copies: int = 1) -> RenderableType:
    """A card, with all that it can be: upgrade, mission, vehicle, scrap."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    times = f" ×{copies}" if copies > 1 else ""
    vehicle = f"holds {shown.vehicle.capacity} pods. {shown.vehicle.text}".strip()
    rows = (
        ("• upgrade", f"{shown.name}{times}", shown.text),
        ("  mission", shown.mission.name, shown.mission.text),
        ("  vehicle", shown.vehicle.name, f"{vehicle} Scrap for {shown.scrap.text()}."),
    )
    for kind, name, text in rows:
        grid.add_row(Text(kind, "dim"), Text.assemble((name, "bold"), ": ", text))
    return grid
