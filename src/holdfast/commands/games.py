"""`holdfast games`: the list of games."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from holdfast.commands.arguments import AsJson, out, print_json
from holdfast.engine.game import Game, Setting
from holdfast.games import NAMES, game


def games(as_json: AsJson = False) -> None:
    """List the games, with their seats and options."""
    found = [game(name) for name in NAMES]
    if as_json:
        print_json({"games": [described(shown) for shown in found]})
        return
    for shown in found:
        grid = Table.grid(padding=(0, 2))
        grid.add_row(Text("seats", "dim"), ", ".join(map(str, shown.seats)))
        for setting in shown.settings:
            grid.add_row(Text("option", "dim"), Text.assemble((f"{setting.name}=", "bold"), in_words(setting)))
        out().print(Text.assemble((shown.name, "bold"), f"  {shown.title}{shown.about and ': '}{shown.about}"), grid)


def in_words(setting: Setting) -> str:
    """The values of an option, what it does, and the seat counts it is for."""
    values = "|".join(str(value).lower() if isinstance(value, bool) else str(value) for value in setting.values)
    if setting.seats is None:
        return f"{values}: {setting.about}"
    seats = " or ".join(map(str, setting.seats))
    return f"{values}: {setting.about} (only with {seats} seat{'' if setting.seats == (1,) else 's'})"


def described(shown: Game[Any]) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "name": shown.name,
        "title": shown.title,
        "about": shown.about,
        "seats": list(shown.seats),
        "options": [
            {
                "name": setting.name,
                "values": list(setting.values),
                "about": setting.about,
                "seats": list(setting.seats or shown.seats),
            }
            for setting in shown.settings
        ],
    }
