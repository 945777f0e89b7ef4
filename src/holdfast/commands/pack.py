"""`holdfast pack`: copy entries into a folder of changed content, and check that it is sound and what it changes."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer
import yaml

from holdfast.commands.arguments import GameName, error_in_words, games_of, load, out
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


@app.command(epilog="Example: holdfast pack copy cryo overclock mypack")
def copy(
    name: GameName,
    entry: Annotated[str, typer.Argument(help="The id of a card, tile or other entry.", show_default=False)],
    folder: Annotated[Path, typer.Argument(help="The pack; it is made if it is not there.", show_default=False)],
) -> None:
    """Copy an entry of a game into a pack, to be changed there."""
    file, keys, found = entry_of(name, entry)
    target = folder / name / file
    data = read_yaml(target) if target.exists() else {}
    there = entries_at(data, keys)
    if any(one["id"] == entry for one in there):
        raise ContentError(f"{target}: {entry} is there already")
    there.append(found)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120), encoding="utf-8")
    except OSError as error:
        raise ContentError(f"{target}: cannot be written ({error.strerror})") from error
    out().print(f"{target}: {entry} is there to be changed", markup=False, soft_wrap=True)


def entry_of(name: str, wanted: str) -> tuple[str, tuple[str, ...], dict[str, Any]]:
    """The file of an entry, the keys under which its list stands there, and the entry."""
    known = list[str]()
    for path in sorted((game(name).folder / "content").glob("*.yaml")):
        for keys, found in all_entries(read_yaml(path)):
            if found["id"] == wanted:
                return path.name, keys, found
            known.append(str(found["id"]))
    near = get_close_matches(wanted, known) or known[:5]
    raise ContentError(f"{name} has no entry with the id {wanted!r}; it has, for example: {', '.join(near)}")


def all_entries(data: Any, keys: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Every entry that has an id, with the keys that lead to its list."""
    if entries(data):
        yield from ((keys, entry) for entry in data)
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from all_entries(value, (*keys, str(key)))


def entries_at(data: dict[str, Any], keys: tuple[str, ...]) -> list[Any]:
    """The list under these keys, made if it is not there."""
    for key in keys[:-1]:
        data = data.setdefault(key, {})
    found: list[Any] = data.setdefault(keys[-1], [])
    return found


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
