"""The log of an arena: a line with its settings and a line for each game, so that a run can be resumed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from holdfast.engine.errors import HoldfastError
from holdfast.lab.arena.matches import Arena, PlayedMatch
from holdfast.lab.simulate.results import Outcome


class BadLog(HoldfastError):
    """The file is not the log of this arena."""


class MatchLog:
    """The games that were played; each is written when it ends."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self._path = path
        self._settings = settings_of(arena)

    def __iter__(self) -> Iterator[PlayedMatch]:
        """The games in the file; none if there is no file yet. An incomplete last line is ignored."""
        if not self._path.exists():
            return
        first, *lines = self._read().splitlines(keepends=True)
        if _line(first) != self._settings:
            raise BadLog(f"{self._path}: is the log of another arena; choose another file, or remove it")
        for number, line in enumerate(lines):
            if not line.endswith("\n"):
                return
            yield self._game(line, number)

    def write(self, played: list[PlayedMatch]) -> None:
        """Write the file again: the settings and the games so far."""
        self._path.write_text(
            "".join([_text(self._settings), *(_text(as_data(match)) for match in played)]), encoding="utf-8"
        )

    def add(self, match: PlayedMatch) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_text(as_data(match)))

    def _read(self) -> str:
        try:
            return self._path.read_text(encoding="utf-8") or "\n"
        except (OSError, UnicodeDecodeError) as error:
            raise BadLog(f"{self._path}: cannot be read as a log ({error})") from error

    def _game(self, line: str, number: int) -> PlayedMatch:
        try:
            data = _line(line)
            outcome = Outcome(
                int(data["number"]), int(data["decisions"]), tuple(data["scores"]), tuple(data["winners"]),
                int(data["turns"]), str(data["ended"]),
            )  # fmt: skip
            if outcome.number != number:
                raise ValueError(f"game {outcome.number} is in the place of game {number}")
            return PlayedMatch(tuple(data["lineup"]), outcome)
        except (ValueError, KeyError, TypeError) as error:
            raise BadLog(f"{self._path}: line {number + 2} is not a game ({error})") from error


def settings_of(arena: Arena) -> dict[str, Any]:
    """What determines the games of an arena; their number is not part of it."""
    run = arena.run
    pack = run.pack.name if run.pack else None
    return {
        "arena": run.game, "seats": run.seats, "seed": run.seed, "options": dict(run.options), "pack": pack,
        "bots": list(arena.names),
    }  # fmt: skip


def as_data(match: PlayedMatch) -> dict[str, Any]:
    """A game as a line of the log."""
    outcome = match.outcome
    return {
        "number": outcome.number, "lineup": list(match.lineup), "winners": list(outcome.winners),
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
