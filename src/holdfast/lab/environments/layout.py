"""From a View to numbers: a layout says for every field what becomes of it, and is compiled into one function.

A layout (`learning/layout.yaml` of a game) follows the View field by field. The lengths of lists and the names in
mappings are taken from the first view of a new table, so the same table always gives the same numbers in the same
places.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from holdfast.engine.errors import HoldfastError
from holdfast.engine.game import Game, View
from holdfast.lab.environments.word_codes import CODE_SIZE, Codes, Places

SKIP = "skip"
REST = "*"
MIN_COMPARED_NUMBERS = 4
"""A part of the View that becomes at least this many numbers is compared with its last value and encoded on change."""

Lines = list[str]
Memory = dict[int, tuple[list[object], "array[float]"]]
"""By viewing seat: the parts of the View at its last observation, and all of its numbers."""

Encode = Callable[[View, int, Memory], "array[float]"]


class LayoutError(HoldfastError):
    """A layout has a word that does not exist, or does not fit the View."""


@dataclass(frozen=True)
class Layout:
    """The name of each number, which of them are counts, and the function that computes them."""

    version: int
    names: tuple[str, ...]
    counts: tuple[bool, ...]
    """True for numbers without a bound, which are scaled into -1…1; the others are within it already."""
    encode: Encode
    """Returns the numbers, with the requested room at the end. The array belongs to the memory: the next observation
    of the same seat overwrites it.
    """

    @property
    def size(self) -> int:
        return len(self.names)


def layout_file(game: Game[Any]) -> Path:
    """Where the layout of a game is stored; not every game has one."""
    return game.folder / "learning" / "layout.yaml"


def read(game: Game[Any]) -> tuple[int, Any]:
    """The version of a game's layout, and what it says."""
    data = yaml.safe_load(layout_file(game).read_text(encoding="utf-8"))
    return data["version"], data["view"]


def layout(game: Game[Any], first: View, sides: int, room: int = 0) -> Layout:
    """The layout of a table, from its first view and the number of its sides; `room` numbers stay free at the end."""
    version, spec = read(game)
    writer = Writer(sides)
    lines = Lines()
    for field, inner in spec.items():
        if field in first:
            lines += writer.value(inner, first[field], f"view[{field!r}]", f"{game.name}.{field}")
    return Layout(version, tuple(writer.names), tuple(writer.counts), writer.compiled(lines, room))


class Writer:
    """Writes the source of the function that computes the numbers. Each part must write all of its numbers, because
    those of the last observation are still there.
    """

    def __init__(self, sides: int) -> None:
        self.names: list[str] = []
        self.counts: list[bool] = []
        self._sides = sides
        self._scope: dict[str, object] = {"codes": Codes(), "unknown": object()}
        self._made = 0
        self._parts = 0
        self._comparing = True

    def compiled(self, lines: Lines, room: int) -> Encode:
        self._scope["empty"] = array("f", bytes(4 * (len(self.names) + room)))
        start = [
            "known = memory.get(me)",
            f"if known is None: known = memory[me] = [unknown] * {self._parts}, empty[:]",
            "before, out = known",
        ]
        exec("\n".join(["def encode(view, me, memory):", *_indented([*start, *lines, "return out"])]), self._scope)
        made: Encode = self._scope["encode"]  # type: ignore[assignment]  # just written above
        return made

    def value(self, spec: Any, first: Any, source: str, path: str) -> Lines:
        """What becomes of one value of the View. `first` is what it was in the first view.

        If it becomes many numbers, they are computed only if the value changed since this seat's last observation.
        """
        if spec == SKIP:
            return []
        if isinstance(spec, str) and not spec.startswith("bag "):
            return self._leaf(spec, source, path)
        if isinstance(spec, dict) and "one of" in spec:
            return self._one_of(spec["one of"], source, path)
        if isinstance(spec, dict) and "by seat" in spec:
            return self._by_seat(spec["by seat"], first, source, path)
        here, at, parts = self._name(), len(self.names), self._parts
        lines = self._several(spec, first, here, path)
        many = len(self.names) - at
        if not many:
            return []
        lines = [f"if {here} is None:", *_indented(self._nothing(at, parts)), "else:", *_indented(lines)]
        if self._comparing and many >= MIN_COMPARED_NUMBERS:
            was = f"before[{self._parts}]"
            self._parts += 1
            lines = [f"if {here} is not {was} and {here} != {was}:", *_indented([f"{was} = {here}", *lines])]
        return [f"{here} = {source}", *lines]

    def _nothing(self, at: int, parts: int) -> Lines:
        """The value is None: zeros, and the last values of its parts are forgotten."""
        lines = [self._set(at, len(self.names) - at, self._zeros(len(self.names) - at))]
        if self._parts > parts:
            lines.append(f"before[{parts}:{self._parts}] = [unknown] * {self._parts - parts}")
        return lines

    # Single values -----------------------------------------------------------------------------------------------

    def _leaf(self, kind: str, source: str, path: str) -> Lines:
        if kind == "number":
            return [f"out[{self._take(path, 1, counts=True)}] = {source} or 0"]
        if kind == "flag":
            return [f"out[{self._take(path, 1)}] = 1.0 if {source} else 0.0"]
        here = self._name()
        if kind == "seat":
            at = self._take(path, self._sides)
            self._scope["seats"] = [_unit(self._sides, seat) for seat in range(self._sides)]
            turned = f"seats[({here} - me) % {self._sides}] if {here} is not None and {here} >= 0"
            return [f"{here} = {source}", self._set(at, self._sides, f"{turned} else {self._zeros(self._sides)}")]
        if kind == "word":
            at = self._take(path, CODE_SIZE)
            return [
                f"{here} = {source}",
                self._set(at, CODE_SIZE, f"codes[{here}] if {here} else {self._zeros(CODE_SIZE)}"),
            ]
        raise LayoutError(f"{path}: there is no {kind!r}; there are: number, flag, seat, word, bag N, skip")

    def _one_of(self, words: list[str], source: str, path: str) -> Lines:
        at, many = self._take(path, len(words)), len(words)
        self._scope[f"table{at}"] = {word: _unit(many, place) for place, word in enumerate(words)}
        return [self._set(at, many, f"table{at}.get({source}, {self._zeros(many)})")]

    # Lists and mappings ------------------------------------------------------------------------------------------

    def _several(self, spec: Any, first: Any, here: str, path: str) -> Lines:
        """What becomes of a list or mapping that is not None."""
        if isinstance(spec, str):
            _, size, *rest = spec.split()
            return self._bag(int(size), rest == ["by", "key"], here, path)
        if isinstance(spec, list):
            return self._list(spec[0], first, here, path)
        if "every" in spec:
            return self._mapping(dict.fromkeys(first, spec["every"]), first, here, path)
        if "by key" in spec:
            return self._by_key(spec["by key"], here, path)
        if "amounts" in spec:
            return self._amounts(spec["amounts"], here, path)
        if len(spec) == 1 and next(iter(spec)).startswith("first "):
            ((many, item),) = spec.items()
            return self._first(int(many.removeprefix("first ")), item, here, path)
        return self._mapping(spec, first, here, path)

    def _bag(self, size: int, by_key: bool, here: str, path: str) -> Lines:
        """A fixed number of hashed counts for any number of words, without their order; the last number counts them."""
        at, item = self._take(path, size, counts=True), self._name()
        self._scope[f"places{size}"] = Places(size - 1)
        key = f'{item}["key"]' if by_key else item
        return [
            self._set(at, size, self._zeros(size)),
            f"out[{at + size - 1}] = len({here})",
            f"for {item} in {here}:",
            f"    first, second = places{size}[{key}]",
            f"    out[{at} + first] += 1; out[{at} + second] += 1",
        ]

    def _amounts(self, names: list[str], here: str, path: str) -> Lines:
        """A mapping in which a missing name means 0."""
        return [f"out[{self._take(f'{path}.{name}', 1, counts=True)}] = {here}.get({name!r}, 0)" for name in names]

    def _mapping(self, spec: dict[str, Any], first: Any, here: str, path: str) -> Lines:
        """Fields by name. A field that is not in the first view is not used at this table."""
        lines = Lines()
        several = REST in spec or first is None  # things of several kinds with different fields
        for field, inner in spec.items():
            if field == REST or not (several or field in first):
                continue
            found = f"{here}.get({field!r})" if several else f"{here}[{field!r}]"
            lines += self.value(inner, None if several else first[field], found, f"{path}.{field}")
        return lines

    def _by_key(self, spec: Any, here: str, path: str) -> Lines:
        """A thing whose encoded fields all follow from its key: computed once for each key."""
        known, at = self._name(), len(self.names)
        self._scope[f"cards{at}"] = {}
        comparing, self._comparing = self._comparing, False
        lines = self._mapping(spec, None, here, path)
        self._comparing = comparing
        end = len(self.names)
        return [
            f"{known} = cards{at}.get({here}['key'])",
            f"if {known} is None:",
            *_indented([*lines, f"cards{at}[{here}['key']] = out[{at}:{end}]"]),
            f"else: out[{at}:{end}] = {known}",
        ]

    def _list(self, item: Any, first: Any, here: str, path: str) -> Lines:
        """A list of fixed length."""
        if not isinstance(first, list):
            raise LayoutError(f"{path}: a list of fixed length must be in the first view; write `first N`")
        lines = Lines()
        for place, inside in enumerate(first):
            lines += self.value(item, inside, f"{here}[{place}]", f"{path}.{place}")
        return lines

    def _by_seat(self, item: Any, first: Any, source: str, path: str) -> Lines:
        """A list with an item for each side, rotated so that the viewer's comes first."""
        turned = self._name()
        lines = [f"{turned} = {source}", f"if me: {turned} = {turned}[me:] + {turned}[:me]"]
        for place in range(self._sides):
            lines += self.value(item, first[0], f"{turned}[{place}]", f"{path}.{f'+{place}' if place else 'own'}")
        return lines

    def _first(self, many: int, item: Any, here: str, path: str) -> Lines:
        """The first items of a list of changing length."""
        length = self._name()
        lines = [f"{length} = len({here})"]
        for place in range(many):
            lines += self.value(item, None, f"({here}[{place}] if {length} > {place} else None)", f"{path}.{place}")
        return lines

    # Writing -----------------------------------------------------------------------------------------------------

    def _set(self, at: int, many: int, what: str) -> str:
        return f"out[{at}:{at + many}] = {what}"

    def _zeros(self, many: int) -> str:
        self._scope[f"zeros{many}"] = array("f", bytes(4 * many))
        return f"zeros{many}"

    def _take(self, path: str, size: int, *, counts: bool = False) -> int:
        """Reserve numbers for a path; the place of the first."""
        at = len(self.names)
        self.names += [path] if size == 1 else [f"{path}[{number}]" for number in range(size)]
        self.counts += [counts] * size
        return at

    def _name(self) -> str:
        self._made += 1
        return f"v{self._made}"


def _indented(lines: Lines) -> Lines:
    return [f"    {line}" for line in lines]


def _unit(size: int, place: int) -> array[float]:
    """Zeros, and 1 at the place."""
    made = array("f", bytes(4 * size))
    made[place] = 1.0
    return made


def unmentioned(spec: Any, value: Any, path: str = "view") -> Iterator[str]:
    """The fields of a view that the layout does not mention; there should be none."""
    if isinstance(spec, str) or value is None:
        return
    if isinstance(spec, list):
        items = [(spec[0], item) for item in value]
    elif "by seat" in spec or "every" in spec:
        inner = spec.get("by seat", spec.get("every"))
        items = [(inner, item) for item in (value.values() if isinstance(value, dict) else value)]
    elif "by key" in spec:
        yield from unmentioned(spec["by key"], value, path)
        return
    elif "amounts" in spec:
        yield from (f"{path}.{name}" for name in value if name not in spec["amounts"])
        return
    elif "one of" in spec:
        return
    elif len(spec) == 1 and next(iter(spec)).startswith("first "):
        items = [(next(iter(spec.values())), item) for item in value]
    else:
        yield from (f"{path}.{name}" for name in value if name not in spec and REST not in spec)
        for name, inner in spec.items():
            if name in value:
                yield from unmentioned(inner, value[name], f"{path}.{name}")
        return
    for inner, item in items:
        yield from unmentioned(inner, item, path)
