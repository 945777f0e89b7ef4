"""Observations: the View of a seat, the decision put to it, and its options, as arrays of a size that never changes.

docs/environments.md describes the parts; `Encoder.version` changes whenever one of them does.
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
from holdfast.lab.environments.word_codes import CODE_SIZE, MAX_CACHED_WORDS, Codes, Places

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

DEFAULT_WIDTH = 64
"""How many options of a decision are shown at a time."""

DECISION_SIZE = 2 + 2 * CODE_SIZE
"""The numbers of a decision: how many options, which page of them, the clause and the prompt."""
_NO_DECISION = array("f", bytes(4 * DECISION_SIZE))

BAG_SIZE = 32
FEATURES = 1 + BAG_SIZE + 2 * CODE_SIZE + BAG_SIZE // 2
"""The numbers of an option: the number in its key, its words, the whole key under its clause, its places."""

VERSION = 1
"""Raised when the encoding of decisions or options changes."""

_NUMBER = re.compile(r"-?\d+")
_WORD = re.compile(r"[^\W_]+")
HALF_COUNT = 4.0
"""The count that becomes 0.5."""


Observation = dict[str, Any]
"""What an agent gets: `observation`, the state of the game; `action_mask`, which actions there are; `options`, a row of
features for each.
"""


class Encoder:
    """Turns what a seat sees into numbers, for a game, number of seats and set of options."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Value], pack: Path | None = None) -> None:
        first: Play[Any] = Play(game, game.new(game.content(pack), seats, options), Generator64(0))
        first.start()
        sides = seats + len(game.rivals.get(seats, ()))
        if layout_file(game).is_file():
            self._layout = layout(game, first.view(0), sides, room=DECISION_SIZE)
        else:
            self._layout = generic_layout(game.name, first.view(0), sides, room=DECISION_SIZE)
        self.names = (*self._layout.names, *decision_names())
        """The name of each number of an observation."""
        self.size = len(self.names)
        self.version = f"{VERSION}.{self._layout.version}"
        counts = np.array([*self._layout.counts, True, True, *[False] * (2 * CODE_SIZE)], dtype=np.float32)
        self._count_mask = counts
        self._offset = np.where(counts > 0, np.float32(HALF_COUNT), np.float32(1.0))
        self._codes = Codes()
        self._rows = RuleCache()

    def observation(
        self, view: View, seat: int, decision: Decision[Any] | None, page: int = 0, memory: Memory | None = None
    ) -> Floats:
        """All that a seat sees, and its decision, if there is one; every number from -1 to 1.

        `memory` of the last observation makes it faster, not different.
        """
        numbers = self._layout.encode(view, seat, {} if memory is None else memory)
        at = self._layout.size
        if decision is None:
            numbers[at:] = _NO_DECISION
        else:
            numbers[at] = len(decision)
            numbers[at + 1] = page
            numbers[at + 2 : at + 2 + CODE_SIZE] = self._codes[decision.rule]
            numbers[at + 2 + CODE_SIZE :] = self._codes[decision.prompt]
        found = np.frombuffer(numbers, dtype=np.float32)
        scaled: Floats = np.abs(found)
        scaled *= self._count_mask
        scaled += self._offset
        np.divide(found, scaled, out=scaled)
        return scaled

    def options(self, decision: Decision[Any], start: int, stop: int, rows: int | None = None) -> Floats:
        """The features of these options, a row for each; with `rows`, padded with zeros to that number of rows."""
        known = self._rows[decision.rule]
        made = bytearray(4 * FEATURES * (stop - start if rows is None else rows))
        joined = b"".join([known[face.key, face.places] for face in decision.faces(start, stop)])
        made[: len(joined)] = joined
        return np.frombuffer(made, np.float32).reshape(-1, FEATURES)


def decision_names() -> list[str]:
    codes = [f"decision.{of}[{number}]" for of in ("rule", "prompt") for number in range(CODE_SIZE)]
    return ["decision.options", "decision.page", *codes]


class RuleCache(dict[str, "RowCache"]):
    """The cached rows of options by clause."""

    def __missing__(self, rule: str) -> RowCache:
        self[rule] = rows = RowCache(rule)
        return rows


class RowCache(dict[tuple[str, tuple[str, ...]], bytes]):
    """The features of options under one clause, by key and places; cached."""

    def __init__(self, rule: str) -> None:
        super().__init__()
        self._rule = rule

    def __missing__(self, option: tuple[str, tuple[str, ...]]) -> bytes:
        if len(self) >= MAX_CACHED_WORDS:
            self.clear()
        self[option] = made = features(self._rule, *option)
        return made


_WORDS, _PLACES, _KEYS = Places(BAG_SIZE), Places(BAG_SIZE // 2), Codes(2 * CODE_SIZE)


def features(rule: str, key: str, places: tuple[str, ...]) -> bytes:
    """The features of an option, from its key, the clause of its decision, and its places."""
    number = _NUMBER.search(key)
    count = int(number.group()) if number else 0
    words, where = [0.0] * BAG_SIZE, [0.0] * (BAG_SIZE // 2)
    for word in _WORD.findall(key.lower()):
        for place in _WORDS[word]:
            words[place] = min(words[place] + 0.5, 1.0)
    for name in places:
        for place in _PLACES[name]:
            where[place] = min(where[place] + 0.5, 1.0)
    code = _KEYS[f"{rule} {key}"]
    return array("f", [count / (HALF_COUNT + abs(count)), *words, *code, *where]).tobytes()


@lru_cache(maxsize=64)
def encoder(name: str, seats: int, options: tuple[tuple[str, Value], ...], pack: Path | None = None) -> Encoder:
    """The encoder of a table; tables with the same setup share it."""
    game = game_named(name)
    return Encoder(game, seats, game.check(seats, dict(options)), pack)
