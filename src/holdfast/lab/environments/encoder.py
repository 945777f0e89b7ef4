"""Observations: the View of a seat, the decision put to it, and its options, as arrays of a size that never changes.

The parts and their order are told in docs/environments.md; `Encoder.version` changes whenever one of them does.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holdfast.engine.chance import Generator64
from holdfast.engine.decision import Decision
from holdfast.engine.game import Game, Value, View
from holdfast.engine.play import Play
from holdfast.games import game as game_named
from holdfast.lab.environments.generic_layout import generic_layout
from holdfast.lab.environments.layout import Memory, layout, layout_file
from holdfast.lab.environments.word_codes import CODE, MOST, Codes, Places

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

WIDTH = 64
"""So many options of a decision are shown at a time."""

ASKED = 2 + 2 * CODE
"""The decision in numbers: how many options, which page of them, the clause and the prompt."""
_NOT_ASKED = array("f", bytes(4 * ASKED))

BAG = 32
FEATURES = 1 + BAG + 2 * CODE + BAG // 2
"""An option in numbers: the number in its key, its words, the whole key under its clause, its places."""

VERSION = 1
"""Raised when the decision or the options are put into numbers otherwise."""

_NUMBER = re.compile(r"-?\d+")
_WORD = re.compile(r"[^\W_]+")
_HALF = 4.0
"""The count that becomes a half."""


Observation = dict[str, Any]
"""What one seat is given: `observation`, the state of the game; `action_mask`, which actions there are; `options`, what
they are, a row for each.
"""


class Encoder:
    """Puts what a seat sees into numbers, for one game, number of seats and set of options."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Value], pack: Path | None = None) -> None:
        first: Play[Any] = Play(game, game.new(game.content(pack), seats, options), Generator64(0))
        first.start()
        sides = seats + len(game.rivals.get(seats, ()))
        if layout_file(game).is_file():
            self._layout = layout(game, first.view(0), sides, room=ASKED)
        else:
            self._layout = generic_layout(game.name, first.view(0), sides, room=ASKED)
        self.names = (*self._layout.names, *asked_names())
        """What each number of an observation is."""
        self.size = len(self.names)
        self.version = f"{VERSION}.{self._layout.version}"
        counts = np.array([*self._layout.counts, True, True, *[False] * (2 * CODE)], dtype=np.float32)
        self._bend = counts
        self._hold = np.where(counts > 0, np.float32(_HALF), np.float32(1.0))
        self._codes = Codes()
        self._rows = Rules()

    def observation(
        self, view: View, seat: int, decision: Decision[Any] | None, page: int = 0, memory: Memory | None = None
    ) -> Floats:
        """All that a seat sees, and the decision put to it, if there is one; every number from -1 to 1.

        What is remembered of a game from observation to observation makes them quicker, not different.
        """
        numbers = self._layout.encode(view, seat, {} if memory is None else memory)
        at = self._layout.size
        if decision is None:
            numbers[at:] = _NOT_ASKED
        else:
            numbers[at] = len(decision)
            numbers[at + 1] = page
            numbers[at + 2 : at + 2 + CODE] = self._codes[decision.rule]
            numbers[at + 2 + CODE :] = self._codes[decision.prompt]
        found = np.frombuffer(numbers, dtype=np.float32)
        bent: Floats = np.abs(found)
        bent *= self._bend
        bent += self._hold
        np.divide(found, bent, out=bent)
        return bent

    def options(self, decision: Decision[Any], start: int, stop: int, rows: int | None = None) -> Floats:
        """The features of these options, one a row; with `rows`, so many rows, those left over empty."""
        known = self._rows[decision.rule]
        made = bytearray(4 * FEATURES * (stop - start if rows is None else rows))
        joined = b"".join([known[face.key, face.places] for face in decision.faces(start, stop)])
        made[: len(joined)] = joined
        return np.frombuffer(made, np.float32).reshape(-1, FEATURES)


def asked_names() -> list[str]:
    codes = [f"decision.{of}[{number}]" for of in ("rule", "prompt") for number in range(CODE)]
    return ["decision.options", "decision.page", *codes]


class Rules(dict[str, "Rows"]):
    """The options met under each clause."""

    def __missing__(self, rule: str) -> Rows:
        self[rule] = rows = Rows(rule)
        return rows


class Rows(dict[tuple[str, tuple[str, ...]], bytes]):
    """The features of the options met under one clause, by key and places, kept for the next time they are offered."""

    def __init__(self, rule: str) -> None:
        super().__init__()
        self._rule = rule

    def __missing__(self, option: tuple[str, tuple[str, ...]]) -> bytes:
        if len(self) >= MOST:
            self.clear()
        self[option] = made = features(self._rule, *option)
        return made


_WORDS, _PLACES, _KEYS = Places(BAG), Places(BAG // 2), Codes(2 * CODE)


def features(rule: str, key: str, places: tuple[str, ...]) -> bytes:
    """An option in numbers: from its key, the clause of its decision, and its places."""
    number = _NUMBER.search(key)
    count = int(number.group()) if number else 0
    words, where = [0.0] * BAG, [0.0] * (BAG // 2)
    for word in _WORD.findall(key.lower()):
        for place in _WORDS[word]:
            words[place] = min(words[place] + 0.5, 1.0)
    for name in places:
        for place in _PLACES[name]:
            where[place] = min(where[place] + 0.5, 1.0)
    code = _KEYS[f"{rule} {key}"]
    return array("f", [count / (_HALF + abs(count)), *words, *code, *where]).tobytes()


@lru_cache(maxsize=64)
def encoder(name: str, seats: int, options: tuple[tuple[str, Value], ...], pack: Path | None = None) -> Encoder:
    """The encoder of a table; tables that are set up alike share it."""
    game = game_named(name)
    return Encoder(game, seats, game.check(seats, dict(options)), pack)
