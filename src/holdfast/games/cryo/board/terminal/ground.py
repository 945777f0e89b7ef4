"""Below the ship: the caverns, row by row, and the tunnels."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.engine.game import View
from holdfast.games.cryo.board.terminal.marks import counted, short


def caverns(view: View) -> RenderableType:
    """Each cavern in use, by row: number, name, price, points for most and second-most pods, and who is there."""
    grid = Table.grid(padding=(0, 1))
    for row in dict.fromkeys(shown["row"] for shown in view["caverns"]):
        here = [cavern(view, shown) for shown in view["caverns"] if shown["row"] == row and shown["used"]]
        grid.add_row(Text(f"row {row}", "dim"), Columns(here, padding=(0, 3)))
    return grid


def cavern(view: View, shown: dict[str, Any]) -> Text:
    """One cavern: 4 Prism Cathedral cry+cry 6/3 ●2, or 4 ? large while nobody knows."""
    line = Text(number(shown["key"]), "bold").append(" ")
    tile = shown["tile"]
    if tile is None:
        return line.append(f"? {shown['size']}", "dim")
    line.append(tile["name"] if shown["faceup"] else f"{tile['name']} (face down)")
    line.append(" ").append_text(price(tile))
    line.append(f" {tile['majority'][0]}/{tile['majority'][1]}")
    return line.append(" ").append_text(counted(view, shown["pods"])) if any(shown["pods"]) else line


def price(tile: dict[str, Any]) -> Text:
    """What it costs to settle."""
    return short(" and ".join(name for name, amount in tile["cost"].items() for _ in range(amount)))


def tunnels(view: View) -> RenderableType:
    """The tunnels by the energy they need: each with its number and the two caverns that it joins."""
    grid = Table.grid(padding=(0, 1))
    for energy in sorted({tunnel["energy"] for tunnel in view["tunnels"]}):
        here = [
            Text(f"{number(tunnel['key'])}", "bold").append(f":{'–'.join(map(number, tunnel['ends']))}")
            for tunnel in view["tunnels"]
            if tunnel["energy"] == energy
        ]
        grid.add_row(Text(f"tunnels, {energy} ene", "dim"), Columns(here, padding=(0, 2)))
    return grid


def number(key: str) -> str:
    """cavern 4 is 4, tunnel 12 is 12."""
    return key.rpartition(" ")[2]
