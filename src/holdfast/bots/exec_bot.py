"""A bot that is an external program: it reads what its seat sees and writes what it chooses, one JSON line each.

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

ANSWER_TIMEOUT_S = 120.0
EXIT_TIMEOUT_S = 5.0


class BotFailed(HoldfastError):
    """The program's fault: it ended, did not answer, or chose something that was not on offer."""


class ExecBot:
    """Starts its program at the first decision; `close` ends it."""

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
        """End the program: close its input, and kill it if it does not exit."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.close()
            process.wait(EXIT_TIMEOUT_S)
        except (BrokenPipeError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()
        finally:
            process.stdout.close()

    def _ask(self, line: str) -> str:
        process = self._process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        timer = Timer(ANSWER_TIMEOUT_S, process.kill)
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
            raise BotFailed(f"{self.name} has ended, or said nothing for {ANSWER_TIMEOUT_S:.0f} seconds")
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
    """What the program reads: all that a seat sees at a decision, as plain data."""
    decision = view.decision
    options = [{"key": option.key, "label": option.label, "places": list(option.places)} for option in decision.options]
    asked = {"prompt": decision.prompt, "rule": decision.rule, "options": options}
    return {"game": view.game.name, "seat": view.seat, "view": view.as_data(), "decision": asked}
