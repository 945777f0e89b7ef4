"""The layout of a game that has no `learning/layout.yaml`: made from the first view of a table.

A number becomes a number, a flag 0 or 1, a word its code. Mappings are followed field by field, and so is a list of
mappings with an item for each side, the viewer's first. Anything else, such as a list of cards, becomes a bag: a fixed
number of hashed counts, and the size. Values that are missing later become zeros. A layout that is written by hand says
more with fewer numbers.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from holdfast.engine.game import View
from holdfast.lab.environments.layout import Layout, Memory
from holdfast.lab.environments.word_codes import CODE_SIZE, Codes, Places

VERSION = 0
"""Layouts that are written by hand begin with 1."""
BAG_SIZE = 32
"""How many numbers a bag becomes; the last one is the size of what is in it."""

_CODES, _PLACES = Codes(), Places(BAG_SIZE - 1)


class SideItem(NamedTuple):
    """A step into a list with an item for each side: 0 for the viewer's, 1 for the next side's, and so on."""

    offset: int

    def __str__(self) -> str:
        return f"+{self.offset}" if self.offset else "own"


Step = str | SideItem


class Kind(NamedTuple):
    """What becomes of a value: how many numbers, and whether they count something without a bound."""

    size: int
    counts: bool
    write: Callable[[Any, array[float], int], None]


class Field(NamedTuple):
    """A value of the view, found by the steps to it."""

    path: tuple[Step, ...]
    kind: Kind


def generic_layout(name: str, first: View, sides: int, room: int = 0) -> Layout:
    """The layout of a table, from its first view and the number of its sides; `room` numbers stay free at the end."""
    fields = list(_fields(first, sides, ()))
    names, counts = list[str](), list[bool]()
    for field in fields:
        path = ".".join([name, *map(str, field.path)])
        names += [path] if field.kind.size == 1 else [f"{path}[{number}]" for number in range(field.kind.size)]
        counts += [field.kind.counts] * field.kind.size
    empty = array("f", bytes(4 * (len(names) + room)))

    def encode(view: View, seat: int, _memory: Memory) -> array[float]:
        numbers, at = empty[:], 0
        for path, kind in fields:
            kind.write(_value(view, path, seat), numbers, at)
            at += kind.size
        return numbers

    return Layout(VERSION, tuple(names), tuple(counts), encode)


def _fields(value: Any, sides: int, path: tuple[Step, ...]) -> Iterator[Field]:
    """What becomes of a value and all that it holds."""
    if isinstance(value, dict) and value:
        for name, inner in value.items():
            yield from _fields(inner, sides, (*path, str(name)))
    elif isinstance(value, list) and len(value) == sides and all(isinstance(item, dict) for item in value):
        merged = _merged(value)
        for offset in range(sides):
            yield from _fields(merged, sides, (*path, SideItem(offset)))
    else:
        yield Field(path, _kind(value))


def _merged(items: list[dict[str, Any]]) -> dict[str, Any]:
    """One mapping for all sides; where they differ in kind, as a hand and the number of its cards do, a list."""
    merged = dict[str, Any]()
    for item in items:
        for name, value in item.items():
            known = merged.setdefault(name, value)
            if known is None:
                merged[name] = value
            elif value is not None and type(known) is not type(value):
                merged[name] = []
            elif isinstance(known, dict):
                merged[name] = _merged([known, value])
    return merged


def _kind(value: Any) -> Kind:
    if isinstance(value, bool):
        return FLAG
    if isinstance(value, int | float):
        return NUMBER
    return WORD if isinstance(value, str) else BAG


def _value(view: Any, path: tuple[Step, ...], seat: int) -> Any:
    """The value at the end of a path; None if the view has none there now."""
    value = view
    for step in path:
        if isinstance(step, SideItem):
            value = value[(seat + step.offset) % len(value)] if isinstance(value, list) and value else None
        else:
            value = value.get(step) if isinstance(value, dict) else None
    return value


# Writing numbers -------------------------------------------------------------------------------------------------


def _write_flag(value: Any, numbers: array[float], at: int) -> None:
    numbers[at] = 1.0 if value else 0.0


def _write_number(value: Any, numbers: array[float], at: int) -> None:
    numbers[at] = _amount(value)


def _write_word(value: Any, numbers: array[float], at: int) -> None:
    if value is not None:
        numbers[at : at + CODE_SIZE] = _CODES[str(value)]


def _write_bag(value: Any, numbers: array[float], at: int) -> None:
    numbers[at + BAG_SIZE - 1] = _amount(value)
    for word in _words(value, ""):
        first, second = _PLACES[word]
        numbers[at + first] += 1
        numbers[at + second] += 1


FLAG = Kind(1, False, _write_flag)
NUMBER = Kind(1, True, _write_number)
WORD = Kind(CODE_SIZE, False, _write_word)
BAG = Kind(BAG_SIZE, True, _write_bag)


def _amount(value: Any) -> float:
    """A number itself; of anything else, how much there is of it."""
    if isinstance(value, int | float):
        return float(value)
    return float(len(value)) if isinstance(value, list | dict) else float(value is not None)


def _words(value: Any, name: str) -> Iterator[str]:
    """All that a list or mapping holds, as words; a number that stands for a list has none."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _inner_words(inner, f"{name}{key} ")
    elif isinstance(value, list):
        for inner in value:
            yield from _inner_words(inner, name)
    elif isinstance(value, str):
        yield f"{name}{value}"


def _inner_words(value: Any, name: str) -> Iterator[str]:
    if isinstance(value, dict | list):
        yield from _words(value, name)
    elif value is not None:
        yield f"{name}{value}"
