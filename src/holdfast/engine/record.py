"""A record: the log of a game as a readable text file, with one JSON value per line.

The first line is the header. Then each line is an entry: `[seat, key]` for an answer, `["deck", key]` for an outcome of
chance. The closing line has the number of entries and a checksum, which show whether the file was cut off or edited.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from holdfast.engine.errors import RecordError

FORMAT = 1


class Entry(NamedTuple):
    """One line of the log: who answered (a seat, or chance by its name), and the key of the answer."""

    who: int | str
    key: str


@dataclass(frozen=True)
class Header:
    """What a game began with."""

    game: str
    version: int
    seats: int
    options: Mapping[str, bool | int | str]
    names: tuple[str, ...]
    seed: int
    pack: str | None = None
    content: str | None = field(default=None, compare=False)
    """The digest of the content that affects play; None in records from before it was written."""


@dataclass(frozen=True)
class Record:
    """A game's log: enough to play it again, on any machine, without its seed."""

    header: Header
    entries: tuple[Entry, ...]
    scores: tuple[int, ...] | None = None

    def text(self) -> str:
        """The record as the text of its file."""
        head = {"holdfast": FORMAT, **self.header.__dict__, "options": dict(self.header.options)}
        if self.header.content is None:
            del head["content"]
        lines = [_line(head), *(_line(list(entry)) for entry in self.entries)]
        closing: dict[str, object] = {"entries": len(self.entries), "check": _checksum(lines)}
        if self.scores is not None:
            closing["scores"] = list(self.scores)
        return "\n".join([*lines, _line({"end": closing})]) + "\n"

    @staticmethod
    def read(text: str, *, trust: bool = False) -> Record:
        """A record from the text of its file. With `trust`, a missing closing line or a wrong checksum is accepted."""
        lines = text.removesuffix("\n").split("\n") if text else []
        values = [_parse(line, number) for number, line in enumerate(lines, 1)]
        if not values or not isinstance(values[0], dict) or "holdfast" not in values[0]:
            raise RecordError("this is not a Holdfast record: line 1 must be its header, with the key 'holdfast'")
        header = _header(values[0])
        end = values[-1].get("end") if len(values) > 1 and isinstance(values[-1], dict) else None
        if not isinstance(end, dict):
            if not trust:
                raise RecordError(f"the record is cut off: it stops at line {len(lines)} without its closing line")
            end, body = {}, values[1:]
        else:
            body = values[1:-1]
            if not trust and (end.get("entries") != len(body) or end.get("check") != _checksum(lines[:-1])):
                raise RecordError("the record was changed after it was written: its checksum does not fit")
        entries = tuple(_entry(value, number) for number, value in enumerate(body, 2))
        scores = end.get("scores")
        return Record(header, entries, tuple(scores) if isinstance(scores, list) else None)


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _checksum(lines: list[str]) -> str:
    return f"{zlib.crc32(chr(10).join(lines).encode()):08x}"


def _parse(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"line {number} of the record is cut off or damaged: {line[:60]!r}") from error


def _header(head: dict[str, Any]) -> Header:
    if head["holdfast"] != FORMAT:
        raise RecordError(f"the record has format {head['holdfast']!r}; this version of Holdfast reads format {FORMAT}")
    expected: dict[str, type | tuple[type, ...]] = {
        "game": str, "version": int, "seats": int, "options": dict, "names": list, "seed": int,
        "pack": (str, type(None)), "content": (str, type(None)),
    }  # fmt: skip
    head = {"content": None, **head}
    for name, kind in expected.items():
        if name not in head or not isinstance(head[name], kind):
            raise RecordError(f"line 1 of the record lacks a proper {name!r}")
    names = head["names"]
    if len(names) != head["seats"] or not all(isinstance(name, str) for name in names):
        raise RecordError("line 1 of the record must have one name for each seat")
    fields = {name: head[name] for name in expected}
    return Header(**{**fields, "names": tuple(names)})


def _entry(value: object, number: int) -> Entry:
    if isinstance(value, list) and len(value) == 2 and isinstance(value[0], int | str) and isinstance(value[1], str):
        return Entry(value[0], value[1])
    raise RecordError(f'line {number} of the record is not an entry; it should look like [0, "recall"]')
