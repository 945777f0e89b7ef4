"""`holdfast pack check`: whether a folder of changed content is sound, and what it changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from holdfast.commands.arguments import error_in_words, games_of, load, out
from holdfast.engine.content import read_yaml
from holdfast.engine.errors import ContentError
from holdfast.games import game
from holdfast.lab.simulate import Run, simulate

app = typer.Typer(no_args_is_help=True, help="Packs: folders that change cards, tiles and numbers of a game.")


@app.command(epilog="Example: holdfast pack check mypack   (with mypack/cryo/cards.yaml in it)")
def check(folder: Annotated[Path, typer.Argument(help="The pack.", show_default=False)]) -> None:
    """Check that a pack fits its games, say what it changes, and let bots try it."""
    found = games_of(folder)
    for name, files in found.items():
        load(name, folder)
        for path in files:
            beneath = game(name).folder / "content" / path.name
            for line in list(changes(read_yaml(beneath), read_yaml(path))) or ["nothing"]:
                out().print(f"{name}/{path.name}: {line}", markup=False, soft_wrap=True)
        try_out(name, folder)
    out().print(f"{folder}: fits {' and '.join(found)}", markup=False, soft_wrap=True)


def try_out(name: str, folder: Path) -> None:
    """A game of each kind between bots: numbers may fit together and still be more than the game can bear."""
    for seats, options in game(name).variants:
        try:
            for _ in simulate(Run(name, seats, 1, options=options, pack=folder)):
                pass
        except Exception as error:
            kind = "".join(f", {key}={str(value).lower()}" for key, value in options.items())
            raise ContentError(
                f"{folder}: {name} cannot be played with it (seats {seats}{kind}: {error_in_words(error)})"
            ) from error


def changes(base: Any, pack: Any, where: str = "") -> Iterator[str]:
    """What a pack's data changes in the data beneath it, a line each: mappings by key, lists of entries by id."""
    if isinstance(base, dict) and isinstance(pack, dict):
        for key, value in pack.items():
            here = f"{where} › {key}" if where else str(key)
            if key not in base:
                yield f"{here}: {value}"
            else:
                yield from changes(base[key], value, here)
    elif entries(base) and entries(pack):
        known = {entry["id"]: entry for entry in base}
        for entry in pack:
            here = f"{where} › {entry['id']}" if where else str(entry["id"])
            if entry.get("remove") is True:
                yield f"{here}: removed"
            elif entry["id"] not in known:
                yield f"{here}: added"
            else:
                yield from changes(known[entry["id"]], entry, here)
    elif base != pack:
        yield f"{where}: {base} → {pack}"


def entries(value: Any) -> bool:
    """A list of entries that have ids."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) and "id" in one for one in value)
