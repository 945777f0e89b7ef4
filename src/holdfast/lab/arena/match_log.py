"""The log of an arena: a line for its setting and one for each game, so that a run can go on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from holdfast.engine.errors import HoldfastError
from holdfast.lab.arena.matches import Arena, Bouted
from holdfast.lab.simulate.results import Outcome


class BadLog(HoldfastError):
    """The file's: it is not the log of this arena."""


class Log:
    """Games that were played, on disk as soon as they are."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self._path = path
        self._setting = setting(arena)

    def __iter__(self) -> Iterator[Bouted]:
        """The games that are there already; none if there is no file yet. A line cut short is left out."""
        if not self._path.exists():
            return
        first, *lines = self._read().splitlines(keepends=True)
        if _line(first) != self._setting:
            raise BadLog(f"{self._path}: is the log of another arena; name another file, or remove it")
        for number, line in enumerate(lines):
            if not line.endswith("\n"):
                return
            yield self._game(line, number)

    def write(self, played: list[Bouted]) -> None:
        """The setting and the games so far, from the start; what is played later is added."""
        self._path.write_text("".join([_text(self._setting), *(_text(plain(one)) for one in played)]), encoding="utf-8")

    def add(self, one: Bouted) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_text(plain(one)))

    def _read(self) -> str:
        try:
            return self._path.read_text(encoding="utf-8") or "\n"
        except (OSError, UnicodeDecodeError) as error:
            raise BadLog(f"{self._path}: cannot be read as a log ({error})") from error

    def _game(self, line: str, number: int) -> Bouted:
        try:
            data = _line(line)
            outcome = Outcome(
                int(data["number"]), int(data["decisions"]), tuple(data["scores"]), tuple(data["winners"]),
                int(data["turns"]), str(data["ended"]),
            )  # fmt: skip
            if outcome.number != number:
                raise ValueError(f"game {outcome.number} stands where game {number} belongs")
            return Bouted(tuple(data["lineup"]), outcome)
        except (ValueError, KeyError, TypeError) as error:
            raise BadLog(f"{self._path}: line {number + 2} is not a game ({error})") from error


def setting(arena: Arena) -> dict[str, Any]:
    """What decides the games of an arena, but for how many there are."""
    run = arena.run
    pack = run.pack.name if run.pack else None
    return {
        "arena": run.game, "seats": run.seats, "seed": run.seed, "options": dict(run.options), "pack": pack,
        "bots": list(arena.names),
    }  # fmt: skip


def plain(one: Bouted) -> dict[str, Any]:
    """A game as a line of the log."""
    outcome = one.outcome
    return {
        "number": outcome.number, "lineup": list(one.lineup), "winners": list(outcome.winners),
        "scores": list(outcome.scores), "decisions": outcome.decisions, "turns": outcome.turns, "ended": outcome.ended,
    }  # fmt: skip


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data) + "\n"


def _line(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
