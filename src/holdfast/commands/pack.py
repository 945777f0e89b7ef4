"""`holdfast pack check`: whether a folder of changed content is sound, and what it changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from holdfast.commands.arguments import out
from holdfast.engine.content import check_pack, read_yaml
from holdfast.games import NAMES, game

app = typer.Typer(no_args_is_help=True, help="Packs: folders that change cards, tiles and numbers of a game.")


@app.command(epilog="Example: holdfast pack check mypack   (with mypack/cryo/cards.yaml in it)")
def check(folder: Annotated[Path, typer.Argument(help="The pack.", show_default=False)]) -> None:
    """Check that a pack fits its games, and say what it changes."""
    folders = {name: game(name).folder for name in NAMES}
    files = check_pack(folder, folders)
    for name in dict.fromkeys(path.parent.name for path in files):
        game(name).content(folder)
    for path in files:
        name = path.parent.name
        found = list(changes(read_yaml(folders[name] / "content" / path.name), read_yaml(path)))
        for line in found or ["nothing"]:
            out().print(f"{name}/{path.name}: {line}", markup=False, soft_wrap=True)
    out().print(f"{folder}: fits {', '.join(dict.fromkeys(path.parent.name for path in files))}", soft_wrap=True)


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
