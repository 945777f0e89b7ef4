"""A game under way for OpenSpiel: an episode that stops at chance, and what each player remembers."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import copy
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

import numpy as np

from holdfast.engine.errors import HoldfastError
from holdfast.engine.game import Value
from holdfast.lab.environments.encoder import Floats
from holdfast.lab.environments.episode import Episode
from holdfast.lab.openspiel.chance_play import ChancePlay


class TableSetup(NamedTuple):
    """What determines a table: game, seats and options."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]


@lru_cache(maxsize=64)
def template(table: TableSetup) -> Episode:
    """The episode that the episodes of such tables are copied from."""
    return Episode(table.game, table.seats, dict(table.options))


class Position:
    """A game under way: the episode at its moment, and what each player remembers once that has been asked for.

    Memory costs as much as observing, and a search needs none: it is recorded only after it was asked for once.
    """

    def __init__(self, table: TableSetup) -> None:
        self.table = table
        self.episode = episode = copy(template(table))
        self.play = ChancePlay(episode.game, episode.game.new(episode.content, episode.seats, episode.settings))
        episode.play = self.play
        self.steps: list[int] = []
        self.redealt = False
        """Whether hidden things were dealt again, so that the steps alone do not lead here."""
        self.memory: list[bytes] | None = None
        self.play.start()

    def __reduce__(self) -> tuple[Callable[[TableSetup, list[int]], Position], tuple[TableSetup, list[int]]]:
        """Saved as the steps that led here."""
        if self.redealt:
            raise HoldfastError("a state in which something was dealt again cannot be saved")
        return replayed, (self.table, self.steps)

    def __deepcopy__(self, _memo: object) -> Position:
        twin = Position.__new__(Position)
        twin.table, twin.redealt = self.table, self.redealt
        twin.episode = copy(self.episode)
        twin.play = twin.episode.play = self.play.copy()
        twin.steps = self.steps[:]
        twin.memory = None if self.memory is None else self.memory[:]
        return twin

    def step(self, number: int) -> None:
        """Decide for chance, or take the action."""
        if self.play.chance is not None:
            self.play.decide_chance(number)
        else:
            if self.memory is not None:
                self._remember(self.memory, number)
            self.episode.step(number)
        self.steps.append(number)

    def remembered(self, player: int) -> str:
        """A fingerprint of all that a player has seen and answered at its decisions."""
        if self.memory is None:
            replay = Position(self.table)
            replay.memory = [b""] * self.table.seats
            for number in self.steps:
                replay.step(number)
            self.memory = replay.memory
        return self.memory[player].hex()

    def _remember(self, memory: list[bytes], action: int) -> None:
        seat = self.episode.decision.seat
        event = f"{self.observed(seat)} {action}".encode()
        memory[seat] = blake2b(memory[seat] + event, digest_size=16).digest()

    def observed(self, player: int) -> str:
        """What a player sees as text. While chance decides, and something may be half done, nothing."""
        if self.play.chance is not None:
            return "chance"
        view = json.dumps(self.play.view(player), ensure_ascii=False)
        if self.play.over or self.episode.decision.seat != player:
            return view
        options = json.dumps([option.key for option in self.episode.options_shown()], ensure_ascii=False)
        return f"{view}\n{self.episode.decision.prompt} {options}"

    def numbers(self, player: int) -> Floats:
        """What a player sees as numbers."""
        encoder, play = self.episode.encoder, self.play
        if play.chance is not None:
            return np.zeros(encoder.size, dtype=np.float32)
        asked = None if play.over or play.decision.seat != player else play.decision
        return encoder.observation(play.view(player), player, asked, self.episode.page if asked else 0)


def replayed(table: TableSetup, steps: list[int]) -> Position:
    """The position that these steps lead to."""
    position = Position(table)
    for number in steps:
        position.step(number)
    return position
