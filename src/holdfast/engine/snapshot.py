"""A state at a checkpoint as plain data, so that a game can continue when its log no longer fits a corrected rule.

Content is stored by name: a snapshot decoded with newer content has the newer pieces. Fields added to a state since
get their defaults, and removed fields are ignored. Only classes of the game are ever instantiated.
"""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from holdfast.engine.errors import RecordError
from holdfast.engine.game import Game

PLAIN = (str, int, float, bool, type(None))
PLAIN_TYPES = frozenset(PLAIN)


class Codec:
    """Writes and reads the states of one game with one set of content."""

    def __init__(self, game: Game[Any], pack: Path | None = None) -> None:
        self._game = game
        self._pieces = dict[str, object]()
        self._named = dict[int, dict[str, str]]()
        """The encoded name of each piece of content, by the id() of the piece."""
        self._fields = dict[type, tuple[str, ...]]()
        self._index(game.content(pack), "")
        self._classes = {kind.__qualname__: kind for kind in _classes(game.state, set())}
        self._classes |= {type(piece).__qualname__: type(piece) for piece in self._pieces.values()}

    def encode(self, state: object) -> Any:
        """A state as plain data."""
        return self._encode(state)

    def decode(self, data: Any) -> Any:
        """The state from plain data."""
        try:
            state = self._decode(data)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise RecordError(f"the snapshot does not fit {self._game.title} any more: {error}") from error
        if not isinstance(state, self._game.state):
            raise RecordError(f"the snapshot is not a state of {self._game.title}")
        return state

    # Content by name ---------------------------------------------------------------------------------------------

    def _index(self, value: object, path: str) -> None:
        """Name every piece of the content: by its key if it has one, else by its path."""
        if isinstance(value, (*PLAIN, enum.Enum)) or id(value) in self._named:
            return
        if isinstance(value, dict):
            for key, part in value.items():
                self._index(part, f"{path}/{key}")
        elif isinstance(value, list | tuple):
            for number, part in enumerate(value):
                self._index(part, f"{path}/{number}")
        elif _fields(type(value)):
            key = getattr(value, "key", None) or getattr(value, "id", None)
            name = f"{type(value).__qualname__}:{key}" if isinstance(key, str) else path
            name = path if name in self._pieces else name
            self._pieces[name], self._named[id(value)] = value, {"piece": name}
            for field in _fields(type(value)):
                self._index(getattr(value, field), f"{name}/{field}")

    # Values ------------------------------------------------------------------------------------------------------

    def _encode(self, value: Any) -> Any:
        kind = type(value)
        if kind in PLAIN_TYPES:
            return value
        if kind is list:
            named = self._named
            return [named.get(id(part)) or self._encode(part) for part in value]
        if id(value) in self._named:
            return self._named[id(value)]
        fields = self._fields.get(kind)
        if fields is None:
            return self._encode_other(value)
        return {"new": kind.__qualname__, "with": {name: self._encode(getattr(value, name)) for name in fields}}

    def _encode_other(self, value: Any) -> Any:
        """Encode a type that is rare in a state, or a class seen for the first time."""
        kind = type(value)
        if isinstance(value, enum.Enum):
            return {"enum": kind.__qualname__, "name": value.name}
        if isinstance(value, tuple):
            return {"tuple": [self._encode(part) for part in value]}
        if isinstance(value, dict):
            return {"dict": [[self._encode(key), self._encode(part)] for key, part in value.items()]}
        if isinstance(value, list):
            return [self._encode(part) for part in value]
        if not dataclasses.is_dataclass(kind) and not issubclass(kind, msgspec.Struct):
            raise RecordError(f"{kind.__name__} cannot be part of a snapshot")
        self._fields[kind] = _fields(kind)
        return self._encode(value)

    def _decode(self, data: Any) -> Any:
        if type(data) in PLAIN:
            return data
        if isinstance(data, list):
            return [self._decode(part) for part in data]
        match data:
            case {"piece": str(name)}:
                return self._pieces[name]
            case {"new": str(name), "with": dict(fields)}:
                return _construct(self._classes[name], {field: self._decode(part) for field, part in fields.items()})
            case {"tuple": list(values)}:
                return tuple(self._decode(part) for part in values)
            case {"dict": list(pairs)}:
                return {self._decode(key): self._decode(part) for key, part in pairs}
            case {"enum": str(kind), "name": str(name)}:
                return self._classes[kind][name]
        raise ValueError(f"{str(data)[:60]} is not part of a snapshot")


def _fields(kind: type) -> tuple[str, ...]:
    """The fields of a struct or dataclass that belong to the game."""
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_fields__
    if dataclasses.is_dataclass(kind):
        return tuple(field.name for field in dataclasses.fields(kind) if not field.metadata.get("transient"))
    return ()


def _construct(kind: Any, fields: dict[str, Any]) -> Any:
    """An object with these fields; fields added since then get their defaults."""
    known = {name: value for name, value in fields.items() if name in _fields(kind)}
    if issubclass(kind, msgspec.Struct):
        return kind(**known)
    made = object.__new__(kind)
    for field in dataclasses.fields(kind):
        if field.name in known:
            value = known[field.name]
        elif field.default is not dataclasses.MISSING:
            value = field.default
        elif field.default_factory is not dataclasses.MISSING:
            value = field.default_factory()
        else:
            raise ValueError(f"it lacks {kind.__name__}.{field.name}")
        object.__setattr__(made, field.name, value)
    return made


def _classes(kind: Any, seen: set[Any]) -> Iterator[Any]:
    """All classes that may occur in a state of this kind."""
    for arg in get_args(kind):
        yield from _classes(arg, seen)
    origin = getattr(kind, "__origin__", kind)
    if not isinstance(origin, type) or origin in seen:
        return
    seen.add(origin)
    if issubclass(origin, enum.Enum):
        yield origin
    elif _fields(origin) or dataclasses.is_dataclass(origin):
        yield origin
        for hint in get_type_hints(origin).values():
            yield from _classes(hint, seen)
