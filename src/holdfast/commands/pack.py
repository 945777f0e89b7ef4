"""`holdfast pack`: copy entries into a pack, check what a pack changes, list verbs, convert old packs."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer
import yaml

from holdfast.commands.arguments import AsJson, GameName, error_in_words, games_of, load, out, print_json
from holdfast.engine.content import read_yaml
from holdfast.engine.errors import ContentError, disk_errors_as
from holdfast.engine.vocabulary import Entry
from holdfast.games import game, part
from holdfast.lab.simulate.runs import Run, simulate

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
    folder: Annotated[Path, typer.Argument(help="The pack; it is created if it does not exist.", show_default=False)],
) -> None:
    """Copy an entry of a game into a pack, to be changed there."""
    file, keys, found = entry_of(name, entry)
    target = folder / name / file
    data = read_yaml(target) if target.exists() else {}
    there = entries_at(data, keys)
    if any(known["id"] == entry for known in there):
        raise ContentError(f"{target}: {entry} is there already")
    there.append(found)
    write_yaml(target, data)
    out().print(f"{target}: {entry} is there to be changed", markup=False, soft_wrap=True)


@app.command(epilog="Example: holdfast pack verbs frostpunk gain")
def verbs(
    name: GameName,
    word: Annotated[str, typer.Argument(help="Only verbs and predicates with this in their name.")] = "",
    as_json: AsJson = False,
) -> None:
    """List the verbs and predicates that a game's content files may use, with their parameters."""
    found = {
        vocabulary.kind: [entry for entry in vocabulary.entries() if word in entry.word]
        for vocabulary in game(name).vocabularies
    }
    if as_json:
        print_json({kind: [_entry_data(entry) for entry in entries] for kind, entries in found.items()})
        return
    if not found:
        out().print(f"{game(name).title} has no effect lists: its cards have plain fields (holdfast pack copy).")
    elif not any(found.values()):
        raise ContentError(f"{name} has no verb or predicate with {word!r} in its name; see holdfast pack verbs {name}")
    for kind, entries in found.items():
        for entry in entries:
            out().print(f"{kind} {entry.word}: {entry.about}", markup=False, soft_wrap=True)
            for parameter in entry.parameters:
                default = f" (default {parameter.default})" if parameter.default else ""
                out().print(f"    {parameter.name}: {parameter.type}{default}", markup=False, soft_wrap=True)


def _entry_data(entry: Entry) -> dict[str, Any]:
    return {**entry._asdict(), "parameters": [parameter._asdict() for parameter in entry.parameters]}


@app.command(epilog="Example: holdfast pack convert mypack mypack-converted")
def convert(
    folder: Annotated[Path, typer.Argument(help="A pack of an earlier version.", show_default=False)],
    target: Annotated[Path, typer.Argument(help="The folder for the converted pack.", show_default=False)],
) -> None:
    """Rewrite a pack of an earlier version in today's form, into a new folder. Comments are not kept."""
    if target.exists():
        raise ContentError(f"{target}: is there already; name a new folder")
    for name, files in games_of(folder).items():
        module = part(name, "convert")
        for path in files:
            data = read_yaml(path)
            try:
                converted = data if module is None else module.convert(path.stem, data)
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise ContentError(f"{path}: cannot be converted ({error}); rewrite that entry by hand") from error
            write_yaml(target / name / path.name, converted)
            how = "as it was" if converted == data else "converted"
            out().print(f"{target / name / path.name}: {how}", markup=False, soft_wrap=True)
    out().print(f"Check it with: holdfast pack check {target}", markup=False, soft_wrap=True)


def write_yaml(path: Path, data: Any) -> None:
    """Write data as a YAML file; an error says why that fails."""
    with disk_errors_as(ContentError, f"{path}: cannot be written"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120), encoding="utf-8")


def entry_of(name: str, wanted: str) -> tuple[str, tuple[str, ...], dict[str, Any]]:
    """The file of an entry, the keys that lead to its list, and the entry."""
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
    """The list under these keys, created if it does not exist."""
    for key in keys[:-1]:
        data = data.setdefault(key, {})
    found: list[Any] = data.setdefault(keys[-1], [])
    return found


def try_out(name: str, folder: Path) -> None:
    """Let bots play each variant once: numbers can be valid and still make the game unplayable."""
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
    """What a pack changes in the data beneath it, one line each: maps by key, lists of entries by id."""
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
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) and "id" in entry for entry in value)
