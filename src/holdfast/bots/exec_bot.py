"""A bot that is a program of its own: it reads what its seat sees and writes what it chooses, a JSON line each.

We write   {"game": "cryo", "seat": 0, "view": {...}, "decision": {"prompt": "...", "rule": "...", "options": [
           {"key": "recall", "label": "Recall your drones", "places": []}, ...]}}
It writes  {"choose": "recall"}, the key of an option, or its index.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from threading import Timer
from typing import Any

from holdfast.bots.player_view import PlayerView
from holdfast.engine.errors import HoldfastError

PATIENCE = 120.0
"""Seconds after which a program that says nothing is given up."""


class BotFailed(HoldfastError):
    """The program's: it ended, kept silent, or answered with something that was not on offer."""


class ExecBot:
    """Starts its program with the first decision, and ends it with the game."""

    def __init__(self, command: str, name: str) -> None:
        self.name = name
        self._command = command
        self._process: subprocess.Popen[str] | None = None

    def choose(self, view: PlayerView) -> int:
        answer = self._ask(json.dumps(message(view)))
        try:
            said = json.loads(answer)["choose"]
        except (ValueError, KeyError, TypeError) as error:
            raise BotFailed(f'{self.name} wrote {answer[:80]!r}; a line like {{"choose": "recall"}} was due') from error
        keys = [option.key for option in view.decision.options]
        if isinstance(said, str) and said in keys:
            return keys.index(said)
        if isinstance(said, int) and not isinstance(said, bool) and 0 <= said < len(keys):
            return said
        raise BotFailed(f"{self.name} chose {said!r}; offered were: {', '.join(keys)}")

    def close(self) -> None:
        """End the program: it hears that nothing more will come, and is stopped if it does not listen."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.close()
            process.wait(5)
        except (BrokenPipeError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()
        finally:
            process.stdout.close()

    def _ask(self, line: str) -> str:
        process = self._process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        timer = Timer(PATIENCE, process.kill)
        timer.start()
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except OSError as error:
            raise BotFailed(f"{self.name} has ended ({error.strerror})") from error
        finally:
            timer.cancel()
        if not answer:
            raise BotFailed(f"{self.name} has ended, or said nothing for {PATIENCE:.0f} seconds")
        return answer

    def _start(self) -> subprocess.Popen[str]:
        try:
            self._process = subprocess.Popen(
                shlex.split(self._command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise BotFailed(f"{self._command!r} cannot be started ({error})") from error
        return self._process


def message(view: PlayerView) -> dict[str, Any]:
    """All that a seat sees at a decision, as plain data."""
    decision = view.decision
    options = [{"key": one.key, "label": one.label, "places": list(one.places)} for one in decision.options]
    asked = {"prompt": decision.prompt, "rule": decision.rule, "options": options}
    return {"game": view.game.name, "seat": view.seat, "view": view.as_data(), "decision": asked}
