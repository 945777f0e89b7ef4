"""One game as environments step through it: the seat that is asked, a page of its options, its observation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from holdfast.engine.chance import Generator64
from holdfast.engine.decision import Decision, Option
from holdfast.engine.errors import GameOver, IllegalChoice
from holdfast.engine.game import Game, Result, Value
from holdfast.engine.play import Play, Watcher
from holdfast.games import game as game_named
from holdfast.lab.environments.encoder import DEFAULT_WIDTH, FEATURES, Encoder, Mask, Observation, encoder
from holdfast.lab.environments.layout import Memory


class Episode:
    """A game from its start to its end, again and again. An action is the index of an option on the page shown.

    A decision with more options than are shown at a time has pages: on every page but the last, the last action turns
    the page. Seats that choose together are asked one after another, and none sees what another chose.
    """

    def __init__(
        self,
        name: str,
        seats: int,
        options: Mapping[str, Value] | None = None,
        *,
        pack: Path | None = None,
        width: int = DEFAULT_WIDTH,
    ) -> None:
        if width < 2:
            raise IllegalChoice(f"at least 2 options must be shown at a time, not {width}")
        self.game: Game[Any] = game_named(name)
        self.seats = seats
        self.settings = self.game.check(seats, options or {})
        self.width = width
        self.encoder: Encoder = encoder(name, seats, tuple(self.settings.items()), pack)
        self.pack = pack
        self.content = self.game.content(pack)
        self.play: Play[Any]
        self.page = 0
        self._memory: Memory = {}
        self.make_watcher: Callable[[], Watcher] | None = None
        """Makes the watcher of each game; None for no watcher."""
        self._masks = [_mask(many, width) for many in range(width + 1)]
        self.no_action = self._masks[0]
        """The mask of a seat that is not asked; not to be written to."""

    def reset(self, seed: int) -> None:
        """Begin a new game, whose chance follows from the seed."""
        state = self.game.new(self.content, self.seats, self.settings)
        self.play = Play(self.game, state, Generator64(seed))
        if self.make_watcher is not None:
            self.play.watch(self.make_watcher())
        self.play.start()
        self.page = 0

    @property
    def over(self) -> bool:
        return self.play.over

    @property
    def decision(self) -> Decision[Any]:
        """The decision at hand."""
        return self.play.decision

    @property
    def viewer(self) -> int:
        """The seat whose view is shown: the one that is asked, or the first after the end."""
        return 0 if self.play.over else self.play.decision.seat

    def shown(self) -> int:
        """The number of actions now; they are the first ones."""
        left = len(self.play.decision) - self.page * (self.width - 1)
        return min(left, self.width)

    def options_shown(self) -> Sequence[Option]:
        """The options on this page, in the order of the actions."""
        first = self.page * (self.width - 1)
        turns = len(self.play.decision) - first > self.width
        return self.play.decision.options[first : first + self.shown() - turns]

    def step(self, action: int) -> None:
        """Take an action. An action that does not exist is refused and changes nothing."""
        play = self.play
        if play.over:
            raise GameOver("the game is over; nothing is left to decide")
        first = self.page * (self.width - 1)
        left = len(play.decision) - first
        shown = min(left, self.width)
        if not 0 <= action < shown:
            raise IllegalChoice(f"action {action} is not there: {shown} actions are, from 0 to {shown - 1}")
        if action == self.width - 1 and left > self.width:
            self.page += 1
            return
        self.page = 0
        play.step(first + action)

    def mask(self, seat: int) -> Mask:
        """1 for every action that the seat may take now."""
        asked = not self.play.over and self.play.decision.seat == seat
        return self._masks[self.shown() if asked else 0].copy()

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and its options if it is asked."""
        play, encoder = self.play, self.encoder
        decision = None if play.over else play.decision
        if decision is None or decision.seat != seat:
            return {
                "observation": encoder.observation(play.view(seat), seat, None, memory=self._memory),
                "action_mask": self.no_action.copy(),
                "options": np.zeros((self.width, FEATURES), dtype=np.float32),
            }
        first = self.page * (self.width - 1)
        left = len(decision) - first
        turns = left > self.width  # then the last action turns the page, and has no features
        shown = self.width if turns else left
        return {
            "observation": encoder.observation(play.view(seat), seat, decision, self.page, self._memory),
            "action_mask": self._masks[shown].copy(),
            "options": encoder.options(decision, first, first + shown - turns, self.width),
        }

    def returns(self) -> list[float]:
        """The return of each seat at the end."""
        return returns(self.game, self.play.result(), self.seats)


def returns(game: Game[Any], result: Result, seats: int) -> list[float]:
    """1 for a victory, -1 for a defeat, in between for a shared victory. In a cooperative game all win or all lose."""
    share = 0.0 if not result.winners else 1.0 if game.open_table else 1.0 / len(result.winners)
    return [2.0 * share - 1.0 if seat in result.winners else -1.0 for seat in range(seats)]


def _mask(many: int, width: int) -> Mask:
    mask = np.zeros(width, dtype=np.int8)
    mask[:many] = 1
    mask.flags.writeable = False
    return mask
