"""Copies of game states, by functions compiled once from the annotations of their dataclasses.

Immutable values are shared: numbers, strings, enums, tuples, frozen structs of content. Lists, dicts and unfrozen
dataclasses are copied. Anything else in a state is refused when the game is registered.
"""

from __future__ import annotations

import dataclasses
import enum
import types
from collections.abc import Callable
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from holdfast.engine.errors import RuleBug
from holdfast.engine.requests import Word

S = TypeVar("S")

Cloner = Callable[[S], S]
_PLAIN = (int, str, bool, float, bytes, type(None))
_cloners: dict[object, Cloner[Any]] = {}


def cloner(kind: type[S]) -> Cloner[S]:
    """The function that copies a state of this dataclass."""
    if kind not in _cloners:
        _cloners[kind] = _compile(kind, kind)
    return _cloners[kind]


def is_immutable(value: object) -> bool:
    """True if this value can never change, so that options, journals and copies may share it."""
    if isinstance(value, tuple | range):
        return all(is_immutable(part) for part in value)
    return _shared(type(value), {}) or isinstance(value, Word)


def transient() -> Any:
    """A field of a state that belongs to the table, not to the game: it is neither copied nor compared."""
    return dataclasses.field(default=None, compare=False, repr=False, metadata={"transient": True})


def _compile(kind: Any, where: Any) -> Cloner[Any]:
    """Write and compile the copier of one dataclass, or of one generic dataclass with its arguments."""
    origin = get_origin(kind) or kind
    if not dataclasses.is_dataclass(origin):
        raise RuleBug(f"{_name(where)}: {_name(kind)} cannot be part of a state")
    bound = dict(zip(getattr(origin, "__parameters__", ()), get_args(kind), strict=False))
    hints = get_type_hints(origin)
    scope: dict[str, object] = {"new": object.__new__, "kind": origin}
    lines = ["def clone(old):", "    twin = new(kind)"]
    for field in dataclasses.fields(origin):
        if field.metadata.get("transient"):
            lines.append(f"    twin.{field.name} = None")
            continue
        copied = _copy(bound.get(hints[field.name], hints[field.name]), f"old.{field.name}", scope, bound, origin)
        lines.append(f"    twin.{field.name} = {copied}")
    lines.append("    return twin")
    exec("\n".join(lines), scope)
    made: Cloner[Any] = scope["clone"]  # type: ignore[assignment]  # just written above
    return made


def _copy(kind: Any, source: str, scope: dict[str, object], bound: dict[Any, Any], where: Any) -> str:
    """The expression that copies `source`, a value of this kind."""
    kind = bound.get(kind, kind)
    if _shared(kind, bound):
        return source
    origin, args = get_origin(kind), [bound.get(arg, arg) for arg in get_args(kind)]
    if origin is list:
        if _shared(args[0], bound):
            return f"{source}.copy()"
        item = f"item{source.count('item') or ''}"
        return f"[{_copy(args[0], item, scope, bound, where)} for {item} in {source}]"
    if origin is dict:
        if _shared(args[1], bound):
            return f"{source}.copy()"
        return f"{{key: {_copy(args[1], 'item', scope, bound, where)} for key, item in {source}.items()}}"
    if origin in (Union, types.UnionType):
        changing = [arg for arg in args if not _shared(arg, bound)]
        if len(changing) == 1 and set(args) - set(changing) == {type(None)}:
            return f"(None if {source} is None else {_copy(changing[0], source, scope, bound, where)})"
        raise RuleBug(f"{_name(where)}: a union of {', '.join(map(_name, args))} cannot be copied")
    key = kind if origin is None else origin[tuple(args)]
    if key not in _cloners:
        _cloners[key] = _compile(key, where)
    name = f"clone_{len(scope)}"
    scope[name] = _cloners[key]
    return f"{name}({source})"


def _shared(kind: Any, bound: dict[Any, Any]) -> bool:
    """True if values of this kind never change, so that copies may share them."""
    kind = bound.get(kind, kind)
    origin = get_origin(kind)
    if origin is tuple:
        return all(arg is Ellipsis or _shared(arg, bound) for arg in get_args(kind))
    if origin in (Union, types.UnionType):
        return all(_shared(arg, bound) for arg in get_args(kind))
    if not isinstance(origin or kind, type):
        return False
    actual: type = origin or kind
    if issubclass(actual, (*_PLAIN, enum.Enum)):
        return True
    if issubclass(actual, msgspec.Struct):
        return bool(actual.__struct_config__.frozen)
    parameters = getattr(actual, "__dataclass_params__", None)
    return bool(parameters is not None and parameters.frozen)


def _name(kind: Any) -> str:
    return getattr(kind, "__name__", str(kind))
