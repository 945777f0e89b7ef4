"""Content: every card, tile and track of a game, as YAML read into frozen typed structs.

A pack is a folder that holds, for one or more games, files of the same names with the entries to change: an entry with
a known id replaces that one, a new id is added, `remove: true` takes one away. Everything else stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from threading import RLock
from typing import Any, Literal, ParamSpec, TypeVar, get_args, get_origin

import msgspec
import yaml

from holdfast.engine.digest import note_file
from holdfast.engine.errors import ContentError

C = TypeVar("C")
P = ParamSpec("P")

MAX_CONTENT_BYTES = 1_000_000
"""The largest content file that is read."""
MAX_NESTING_DEPTH = 20
"""Levels of maps and lists inside each other."""
MAX_NUMBER = 10_000
"""The largest number that content may use: a deck of a million cards would exhaust the memory."""
MAX_SCALAR_LENGTH = 40
"""Characters of a number or of a single word."""
NUMBER_PATTERN = re.compile(r"[-+.\w:]+")
"""Text that YAML may read as a number. Longer text is refused before that: parsing time grows with its length."""

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The C parser where PyYAML was built with it."""


_LOAD_LOCK = RLock()


def once(read: Callable[P, C]) -> Callable[P, C]:
    """Like `functools.cache`, but only one thread at a time loads, so all threads get the same pieces.

    The lock also keeps two threads from being the first to decode a struct type, which msgspec does not support.
    """
    results: dict[object, C] = {}

    @wraps(read)
    def cached(*args: P.args, **kwargs: P.kwargs) -> C:
        key = (args, *sorted(kwargs.items()))
        with _LOAD_LOCK:
            if key not in results:
                results[key] = read(*args, **kwargs)
            return results[key]

    return cached


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """The base of content structs: frozen, strict about its fields, one shared object for equal pieces."""


def load(folder: Path, name: str, kind: type[C], pack: Path | None = None) -> C:
    """Read `folder/name.yaml` into `kind`, with the pack's file of that name laid over it."""
    path = folder / f"{name}.yaml"
    data, blamed = read_yaml(path), path
    if pack is not None and (changes := pack / folder.parent.name / f"{name}.yaml").is_file():
        _check_inside(changes, pack)
        data, blamed = _overlay(data, read_yaml(changes), changes, ""), changes
    try:
        loaded = msgspec.convert(data, kind, dec_hook=decode_tagged)
    except msgspec.ValidationError as error:
        raise ContentError(f"{blamed}: {_explained(str(error), data, kind)}") from error
    note_file(folder.parent.name, pack, name, data, kind)
    return loaded


def decode_tagged(kind: type, data: Any) -> Any:
    """Read a value whose type is not a struct: such a type has a class method `from_data`."""
    read = getattr(kind, "from_data", None)
    if read is None:
        raise NotImplementedError(f"content cannot be read into {kind.__name__}")
    return read(data)


def read_yaml(path: Path) -> Any:
    """The plain data of a YAML file: no objects, no aliases, not too large and not too deep, no huge numbers."""
    try:
        if path.stat().st_size > MAX_CONTENT_BYTES:
            raise ContentError(f"{path}: larger than {MAX_CONTENT_BYTES:,} bytes")
        text = path.read_text(encoding="utf-8")
        _check_shape(text)
        data = yaml.load(text, Loader=_LOADER)
        _check_numbers(data)
        return data
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: cannot be read ({error})") from error
    except (yaml.YAMLError, ValueError, LookupError, AttributeError) as error:  # PyYAML trips over 2001-99-99
        raise ContentError(f"{path}: is not proper YAML ({' '.join(str(error).split())})") from error


def _check_shape(text: str) -> None:
    """Aliases could make a small file huge in memory, deep nesting and long numbers could exhaust the parser."""
    depth = 0
    for event in yaml.parse(text, Loader=_LOADER):
        if isinstance(event, yaml.AliasEvent):
            raise yaml.YAMLError("aliases are not allowed; write the entry out")
        if isinstance(event, yaml.ScalarEvent) and _too_long(event):
            raise yaml.YAMLError(f"a number or a single word has at most {MAX_SCALAR_LENGTH} characters")
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > MAX_NESTING_DEPTH:
            raise yaml.YAMLError(f"nested deeper than {MAX_NESTING_DEPTH} levels")


def _too_long(scalar: yaml.ScalarEvent) -> bool:
    """Whether a long scalar might be read as a number."""
    return len(scalar.value) > MAX_SCALAR_LENGTH and (
        scalar.tag is not None or bool(NUMBER_PATTERN.fullmatch(scalar.value))
    )


def _check_numbers(data: Any) -> None:
    if isinstance(data, dict | list):
        for part in (*data, *data.values()) if isinstance(data, dict) else data:
            _check_numbers(part)
    elif isinstance(data, int | float) and not -MAX_NUMBER <= data <= MAX_NUMBER:
        raise yaml.YAMLError(f"numbers go from -{MAX_NUMBER} to {MAX_NUMBER}")


def _check_inside(path: Path, pack: Path) -> None:
    """A pack is read only from its own folder."""
    if not path.exists():
        raise ContentError(f"{path}: leads nowhere")
    if not path.resolve().is_relative_to(pack.resolve()):
        raise ContentError(f"{path}: leads out of the pack")


def check_pack(pack: Path, games: dict[str, Path]) -> list[Path]:
    """The files of a pack that change content. An error names a file that belongs to no game or no content file."""
    if not pack.is_dir():
        raise ContentError(f"{pack}: there is no such folder")
    used = list[Path]()
    for path in sorted(path for path in pack.rglob("*") if path.is_dir() or path.match("*.y*ml")):
        _check_inside(path, pack)
        if path.is_dir() and not path.match("*.y*ml"):
            continue
        if not path.is_file():
            raise ContentError(f"{path}: is no file")
        game = path.relative_to(pack).parts[0]
        if game not in games:
            raise ContentError(f"{path}: no game is called {game!r}; games: {', '.join(games)}")
        names = sorted(file.name for file in (games[game] / "content").glob("*.yaml"))
        if path.parent != pack / game or path.name not in names:
            raise ContentError(f"{path}: {game} has no content file of that name; it has: {', '.join(names)}")
        used.append(path)
    if not used:
        raise ContentError(f"{pack}: holds no content; put files into a folder named after a game, {', '.join(games)}")
    return used


def _overlay(base: Any, changes: Any, blamed: Path, where: str) -> Any:
    """The base with the changes laid over it: mappings by key, lists of entries by id, all else replaced."""
    if isinstance(base, dict) and isinstance(changes, dict):
        merged = dict(base)
        for key, value in changes.items():
            merged[key] = _overlay(base[key], value, blamed, f"{where}.{key}") if key in base else value
        return merged
    if _entries(base) and _entries(changes):
        merged_list = {entry["id"]: entry for entry in base}
        for entry in changes:
            known = merged_list.get(entry["id"])
            if entry.get("remove") is True:
                if known is None:
                    raise ContentError(f"{blamed}: {where.lstrip('.')}: nothing called {entry['id']!r} to remove")
                del merged_list[entry["id"]]
            else:
                merged_list[entry["id"]] = _overlay(known, entry, blamed, f"{where}.{entry['id']}") if known else entry
        return list(merged_list.values())
    return changes


def _entries(value: Any) -> bool:
    """A list of entries, each with a plain id."""
    return isinstance(value, list) and bool(value) and all(
        isinstance(entry, dict) and isinstance(entry.get("id"), str | int) for entry in value
    )  # fmt: skip


def _explained(message: str, data: Any, kind: Any) -> str:
    """msgspec's message, with the entry by its name instead of by its number, and what is allowed."""
    text, _, path = message.partition(" - at `")
    shown, value, current = list[str](), data, kind
    for name, number in re.findall(r"\.(\w+)|\[(\d+|\.\.\.)\]", path):
        current = _inner(current, name)
        if number.isdigit() and isinstance(value, list):
            value = value[int(number)]
            shown.append(str(value.get("id", f"entry {number}")) if isinstance(value, dict) else f"entry {number}")
        elif name:
            value = value.get(name) if isinstance(value, dict) else None
            shown.append(name)
    allowed = _allowed(current, text, of_keys=path.startswith("key"))
    return f"{' › '.join(shown) or 'the file'}: {text[:1].lower()}{text[1:]}{allowed}"


def _allowed(kind: Any, text: str, *, of_keys: bool) -> str:
    """What is allowed there: the fields of a struct, or the words of a closed list."""
    if "unknown field" in text:
        names = getattr(get_origin(kind) or kind, "__struct_encode_fields__", ())
    else:
        if of_keys and get_args(kind):
            kind = get_args(kind)[0]
        names = get_args(kind) if get_origin(kind) is Literal else ()
    return f"; allowed: {', '.join(map(str, names))}" if names else ""


def _inner(kind: Any, name: str) -> Any:
    """The type of a field, or of the items of a list or mapping."""
    if name and hasattr(get_origin(kind) or kind, "__struct_fields__"):
        return next((field.type for field in msgspec.structs.fields(kind) if field.encode_name == name), None)
    inner = [arg for arg in get_args(kind) if arg is not Ellipsis and arg is not type(None)]
    return inner[-1] if inner else None
