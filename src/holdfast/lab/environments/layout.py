"""From a View to numbers: a layout says for every field what becomes of it, and is compiled into one plain function.

A layout (`layouts/GAME.yaml`) follows the View field by field. How long lists are, and which names a mapping has, is
read off the first view of a new table, so that the same table always gives the same numbers in the same places.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from holdfast.engine.errors import HoldfastError
from holdfast.engine.game import View
from holdfast.lab.environments.words import CODE, Codes, Places

FOLDER = Path(__file__).parent / "layouts"
SKIP = "skip"
REST = "*"
LARGE = 16
"""A bag of so many numbers holds enough to be worth remembering."""

Memory = list[dict[int, tuple[object, "array[float]"]]]
"""For parts of the View, by the seat that looks: how they were when last looked at, and their numbers."""

Encode = Callable[[View, int, Memory], "array[float]"]


class LayoutError(HoldfastError):
    """The programmer's: a layout says something that cannot be understood, or that the View does not have."""


@dataclass(frozen=True)
class Layout:
    """Where everything stands: the name of each number, which of them count something, and how they are read off."""

    version: int
    names: tuple[str, ...]
    counts: tuple[bool, ...]
    """True for numbers without a bound, which are drawn together into -1…1; the others are within it already."""
    encode: Encode
    parts: int
    """How many parts of a view are worth remembering."""

    def memory(self) -> Memory:
        """What `encode` remembers of one game from step to step: most of a view is as it was."""
        return [{} for _ in range(self.parts)]

    @property
    def size(self) -> int:
        return len(self.names)


def read(name: str) -> tuple[int, Any]:
    """The version of a game's layout, and what it says."""
    data = yaml.safe_load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))
    return data["version"], data["view"]


def layout(name: str, first: View, sides: int) -> Layout:
    """The layout of a table, from the first view of it and the number of its sides."""
    version, spec = read(name)
    writer = Writer(sides)
    for field, inner in spec.items():
        if field in first:
            writer.field(inner, first[field], f"view[{field!r}]", f"{name}.{field}")
    return Layout(version, tuple(writer.names), tuple(writer.counts), writer.compiled(), writer.parts)


class Writer:
    """Writes the function that fills the numbers in, statement by statement."""

    def __init__(self, sides: int) -> None:
        self.names: list[str] = []
        self.counts: list[bool] = []
        self._sides = sides
        self._lines: list[str] = []
        self._scope: dict[str, object] = {"codes": Codes()}
        self._made = 0
        self.parts = 0

    def compiled(self) -> Encode:
        self._scope["empty"] = array("f", bytes(4 * len(self.names)))
        source = "\n".join(["def encode(view, me, memory):", "    out = empty[:]", *self._lines, "    return out"])
        exec(source, self._scope)
        made: Encode = self._scope["encode"]  # type: ignore[assignment]  # just written above
        return made

    def field(self, spec: Any, first: Any, source: str, path: str) -> None:
        """Write down what becomes of a field of the View itself; what it holds is remembered from step to step."""
        if isinstance(spec, list):
            for place, inside in enumerate(first):
                self._remembered(spec[0], inside, f"{source}[{place}]", f"{path}.{place}", 1)
        elif isinstance(spec, dict) and "by seat" in spec and isinstance(spec["by seat"], dict):
            self._by_seat(spec["by seat"], first, source, path, 1, self._remembered)
        elif isinstance(spec, dict):
            self._remembered(spec, first, source, path, 1)
        else:
            self.value(spec, first, source, path, 1)

    def _remembered(self, spec: Any, first: Any, source: str, path: str, depth: int) -> None:
        """As `value`, but only where it is not as it was when this seat looked last."""
        here, before, number, at = self._name(), self._name(), self.parts, len(self.names)
        self.parts += 1
        self._write(depth, f"{here} = {source}")
        self._write(depth, f"{before} = memory[{number}].get(me)")
        place = len(self._lines)
        self._write(depth, "else:")
        self._anew(spec, first, here, path, depth + 1)
        end = len(self.names)
        self._write(depth + 1, f"memory[{number}][me] = {here}, out[{at}:{end}]")
        same = f"if {before} is not None and {before}[0] == {here}: out[{at}:{end}] = {before}[1]"
        self._lines.insert(place, "    " * depth + same)

    def value(self, spec: Any, first: Any, source: str, path: str, depth: int) -> None:
        """Write down what becomes of one value of the View. `first` is what it was in the first view."""
        large = isinstance(spec, str) and spec.startswith("bag ") and int(spec.split()[1]) >= LARGE
        (self._remembered if large else self._anew)(spec, first, source, path, depth)

    def _anew(self, spec: Any, first: Any, source: str, path: str, depth: int) -> None:
        if spec == SKIP:
            return
        if isinstance(spec, str):
            self._leaf(spec, source, path, depth)
        elif isinstance(spec, list):
            self._list(spec[0], first, source, path, depth)
        elif "by seat" in spec:
            self._by_seat(spec["by seat"], first, source, path, depth)
        elif "every" in spec:
            self._mapping(dict.fromkeys(first, spec["every"]), first, source, path, depth)
        elif "by key" in spec:
            self._by_key(spec["by key"], source, path, depth)
        elif "amounts" in spec:
            self._amounts(spec["amounts"], source, path, depth)
        elif "one of" in spec:
            self._one_of(spec["one of"], source, path, depth)
        elif len(spec) == 1 and next(iter(spec)).startswith("first "):
            ((many, item),) = spec.items()
            self._first(int(many.removeprefix("first ")), item, source, path, depth)
        else:
            self._mapping(spec, first, source, path, depth)

    # Single values -----------------------------------------------------------------------------------------------

    def _leaf(self, kind: str, source: str, path: str, depth: int) -> None:
        word, *rest = kind.split()
        if word == "number":
            self._write(depth, f"out[{self._take(path, 1, counts=True)}] = {source} or 0")
        elif word == "flag":
            self._write(depth, f"if {source}: out[{self._take(path, 1)}] = 1.0")
        elif word == "seat":
            at, here = self._take(path, self._sides), self._name()
            self._write(depth, f"{here} = {source}")
            turned = f"({here} - me) % {self._sides}"
            self._write(depth, f"if {here} is not None and {here} >= 0: out[{at} + {turned}] = 1.0")
        elif word == "word":
            at, here = self._take(path, CODE), self._name()
            self._write(depth, f"{here} = {source}")
            self._write(depth, f"if {here}: out[{at}:{at + CODE}] = codes[{here}]")
        elif word == "bag":
            self._bag(int(rest[0]), rest[1:] == ["by", "key"], source, path, depth)
        else:
            raise LayoutError(f"{path}: there is no {kind!r}; there are: number, flag, seat, word, bag N, skip")

    def _bag(self, size: int, by_key: bool, source: str, path: str, depth: int) -> None:
        """So many numbers for any number of words, whatever their order; the last one counts them."""
        at, here, item = self._take(path, size, counts=True), self._name(), self._name()
        self._scope[f"places{size}"] = Places(size - 1)
        self._write(depth, f"{here} = {source}")
        self._write(depth, f"if {here}:")
        self._write(depth + 1, f"out[{at + size - 1}] = len({here})")
        self._write(depth + 1, f"for {item} in {here}:")
        key = f'{item}["key"]' if by_key else item
        self._write(depth + 2, f"one, two = places{size}[{key}]")
        self._write(depth + 2, f"out[{at} + one] += 1; out[{at} + two] += 1")

    def _one_of(self, words: list[str], source: str, path: str, depth: int) -> None:
        at, here = self._take(path, len(words)), self._name()
        table = f"table{at}"
        self._scope[table] = {word: at + place for place, word in enumerate(words)}
        self._write(depth, f"{here} = {table}.get({source})")
        self._write(depth, f"if {here} is not None: out[{here}] = 1.0")

    def _amounts(self, names: list[str], source: str, path: str, depth: int) -> None:
        """A mapping that leaves out what there is none of."""
        here = self._name()
        self._write(depth, f"{here} = {source}")
        self._write(depth, f"if {here}:")
        for name in names:
            at = self._take(f"{path}.{name}", 1, counts=True)
            self._write(depth + 1, f"out[{at}] = {here}.get({name!r}, 0)")

    # What holds others -------------------------------------------------------------------------------------------

    def _mapping(self, spec: dict[str, Any], first: Any, source: str, path: str, depth: int) -> None:
        """Fields by name. A field that the first view of the table lacks is one that its game does without."""
        here = self._open(source, depth)
        before = len(self._lines)
        several = REST in spec or first is None  # one of several kinds of things, which have fields of their own
        for field, inner in spec.items():
            if field == REST or not (several or field in first):
                continue
            found = f"{here}.get({field!r})" if several else f"{here}[{field!r}]"
            self.value(inner, None if several else first[field], found, f"{path}.{field}", depth + 1)
        self._close(before, depth)

    def _by_key(self, spec: Any, source: str, path: str, depth: int) -> None:
        """A thing of which all that is looked at follows from its key: worked out once for each."""
        here, known, at = self._name(), self._name(), len(self.names)
        cards = f"cards{at}"
        self._scope[cards] = {}
        self._write(depth, f"{here} = {source}")
        self._write(depth, f"if {here} is not None:")
        self._write(depth + 1, f"{known} = {cards}.get({here}['key'])")
        self._write(depth + 1, f"if {known} is None:")
        self._mapping(spec, None, here, path, depth + 2)
        end = len(self.names)
        self._write(depth + 2, f"{cards}[{here}['key']] = out[{at}:{end}]")
        self._write(depth + 1, f"else: out[{at}:{end}] = {known}")

    def _list(self, item: Any, first: Any, source: str, path: str, depth: int) -> None:
        """A list that always has as many items."""
        if not isinstance(first, list):
            raise LayoutError(f"{path}: a list of fixed length must be there in the first view; write `first N`")
        here = self._open(source, depth)
        before = len(self._lines)
        for place, inside in enumerate(first):
            self.value(item, inside, f"{here}[{place}]", f"{path}.{place}", depth + 1)
        self._close(before, depth)

    def _by_seat(
        self, item: Any, first: Any, source: str, path: str, depth: int, write: Callable[..., None] | None = None
    ) -> None:
        """A list with an item for each side, turned so that the viewer's comes first."""
        turned = self._name()
        self._write(depth, f"{turned} = {source}")
        self._write(depth, f"if me: {turned} = {turned}[me:] + {turned}[:me]")
        for place in range(self._sides):
            (write or self.value)(
                item, first[0], f"{turned}[{place}]", f"{path}.{'own' if not place else f'+{place}'}", depth
            )

    def _first(self, many: int, item: Any, source: str, path: str, depth: int) -> None:
        """The first so many of a list whose length changes."""
        here, length = self._name(), self._name()
        self._write(depth, f"{here} = {source} or ()")
        self._write(depth, f"{length} = len({here})")
        for place in range(many):
            self._write(depth + place, f"if {length} > {place}:")
            self.value(item, None, f"{here}[{place}]", f"{path}.{place}", depth + place + 1)
            self._write(depth + place + 1, "pass")

    # Writing -----------------------------------------------------------------------------------------------------

    def _open(self, source: str, depth: int) -> str:
        here = self._name()
        self._write(depth, f"{here} = {source}")
        self._write(depth, f"if {here} is not None:")
        return here

    def _close(self, before: int, depth: int) -> None:
        if len(self._lines) == before:
            self._write(depth + 1, "pass")

    def _take(self, path: str, size: int, *, counts: bool = False) -> int:
        """Set so many numbers aside for a path; the place of the first."""
        at = len(self.names)
        self.names += [path] if size == 1 else [f"{path}[{number}]" for number in range(size)]
        self.counts += [counts] * size
        return at

    def _name(self) -> str:
        self._made += 1
        return f"v{self._made}"

    def _write(self, depth: int, line: str) -> None:
        self._lines.append("    " * depth + line)


def unmentioned(spec: Any, value: Any, path: str = "view") -> Iterator[str]:
    """The fields of a view of which the layout says nothing; there should be none."""
    if isinstance(spec, str) or value is None:
        return
    if isinstance(spec, list):
        items = [(spec[0], one) for one in value]
    elif "by seat" in spec or "every" in spec:
        inner = spec.get("by seat", spec.get("every"))
        items = [(inner, one) for one in (value.values() if isinstance(value, dict) else value)]
    elif "by key" in spec:
        yield from unmentioned(spec["by key"], value, path)
        return
    elif "amounts" in spec:
        yield from (f"{path}.{name}" for name in value if name not in spec["amounts"])
        return
    elif "one of" in spec:
        return
    elif len(spec) == 1 and next(iter(spec)).startswith("first "):
        items = [(next(iter(spec.values())), one) for one in value]
    else:
        yield from (f"{path}.{name}" for name in value if name not in spec and REST not in spec)
        for name, inner in spec.items():
            if name in value:
                yield from unmentioned(inner, value[name], f"{path}.{name}")
        return
    for inner, one in items:
        yield from unmentioned(inner, one, path)
