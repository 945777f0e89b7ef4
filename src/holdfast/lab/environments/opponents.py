"""The bots of the seats that an agent does not play."""

from __future__ import annotations

from typing import Any

from holdfast import bots
from holdfast.engine.chance import Generator64
from holdfast.engine.errors import IllegalChoice
from holdfast.engine.play import Play


class Opponents:
    """Plays every seat except the agent's: one bot for all of them, or a bot for each, separated by commas."""

    def __init__(self, names: str, *, seats: int, agent: int) -> None:
        if not 0 <= agent < seats:
            raise IllegalChoice(f"there is no seat {agent} at a table of {seats}; the first is 0")
        self._names = bots.lineup(names, seats=seats - 1) if seats > 1 else ()
        self._seats = [seat for seat in range(seats) if seat != agent]
        self._bots: dict[int, bots.Bot] = {}

    def begin(self, seed: int, play: Play[Any]) -> None:
        """Make the bots for a new game; each has its own seed, which follows from the game's."""
        if self._names:
            play.keep_checkpoints()  # bots fork the play
        source = Generator64(seed)
        named = zip(self._seats, self._names, strict=True)
        self._bots = {seat: bots.make(name, seed=source.branch(seat + 1).seed) for seat, name in named}

    def play(self, play: Play[Any]) -> None:
        """Play until the agent is asked, or the game is over. Seats that choose together are asked in turn."""
        while not play.over:
            decision = play.decision
            bot = self._bots.get(decision.seat)
            if bot is None:
                return
            play.step(bot.choose(bots.PlayerView(play, decision)))
