"""What balance reports of all games share: games played and watched, intervals, tables in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from holdfast.bots.player_view import Bot, PlayerView
from holdfast.engine.chance import Generator64
from holdfast.engine.errors import HoldfastError
from holdfast.engine.game import Game, Result, Value
from holdfast.engine.play import Play, Watcher

Z = 1.96
"""Standard errors either side of a 95 % interval."""


class NoReport(HoldfastError):
    """The user's: there is no balance report for that game, or it cannot be written there."""


class Falls(Watcher):
    """Hears of a game, and keeps what chance decided: its name and the key of the outcome."""

    def __init__(self) -> None:
        self.all: list[tuple[str, str]] = []

    def fell(self, name: str, key: str) -> None:
        self.all.append((name, key))


class Played(NamedTuple):
    """One game: how it ended, and all that chance decided."""

    result: Result
    falls: list[tuple[str, str]]

    @property
    def totals(self) -> list[int]:
        return [sheet.total for sheet in self.result.sheets]


def play_one(
    game: Game[Any], seats: int, options: Mapping[str, Value], seed: int, player: Callable[[int], Bot]
) -> Played:
    """Play a game to its end with a bot of the same kind on each seat; all of it follows from the seed."""
    source = Generator64(seed)
    players = [player(source.branch(seat + 1).seed) for seat in range(seats)]
    play = Play(game, game.new(game.content(None), seats, game.check(seats, options)), source)
    falls = Falls()
    play.watch(falls)
    play.start()
    while not play.over:
        decision = play.decision
        play.step(players[decision.seat].choose(PlayerView(play, decision)))
    return Played(play.result(), falls.all)


# Figures ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Share:
    """A part of some games, with its 95 % interval after Wilson, which holds near 0 and 1 too."""

    hits: float
    games: int

    @property
    def value(self) -> float:
        return self.hits / self.games

    @property
    def interval(self) -> tuple[float, float]:
        p, n = self.value, self.games
        middle, half = p + Z * Z / (2 * n), Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        scale = 1 + Z * Z / n
        return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)

    def text(self) -> str:
        low, high = self.interval
        return f"{self.value:.0%} ({low:.0%} to {high:.0%})"

    def data(self) -> dict[str, Any]:
        return {"share": self.value, "games": self.games, "interval": list(self.interval)}


@dataclass(frozen=True)
class Spread:
    """How points are spread over some games."""

    points: tuple[int, ...]

    @property
    def mean(self) -> float:
        return fmean(self.points)

    @property
    def deviation(self) -> float:
        return stdev(self.points) if len(self.points) > 1 else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 %, for the mean."""
        half = Z * self.deviation / sqrt(len(self.points))
        return self.mean - half, self.mean + half

    def text(self) -> str:
        low, high = self.interval
        return f"{self.mean:.1f} ({low:.1f} to {high:.1f})"

    def data(self) -> dict[str, Any]:
        return {
            "mean": self.mean,
            "interval": list(self.interval),
            "deviation": self.deviation,
            "least": min(self.points),
            "most": max(self.points),
        }


def by_seat(games: Sequence[Played], seats: int) -> list[tuple[Spread, Share]]:
    """For each seat its points and its share of victories, shared ones split."""
    found = []
    for seat in range(seats):
        points = tuple(one.totals[seat] for one in games)
        wins = sum(1 / len(one.result.winners) for one in games if seat in one.result.winners)
        found.append((Spread(points), Share(wins, len(games))))
    return found


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
