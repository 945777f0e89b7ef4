"""The outcomes of games, and their totals."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple


class Side(NamedTuple):
    """How one side fared: its points by source, and the entries of content that it used, as `kind/key`."""

    points: dict[str, int]
    used: tuple[str, ...]


class Outcome(NamedTuple):
    """How one game of a run went: the number of decisions, the points of each side, and the winners.

    A run with `study` also says why the game ended, and how each side fared.
    """

    number: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int = 0
    ended: str = ""
    sides: tuple[Side, ...] = ()

    def won(self, side: int) -> Fraction:
        """A side's share of the victory; a shared victory is split."""
        return Fraction(1, len(self.winners)) if side in self.winners else Fraction()


@dataclass
class Tally:
    """The totals of the games so far, in any order."""

    seats: int
    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    points: list[int] = field(default_factory=list)
    wins: list[Fraction] = field(default_factory=list)
    """For each side; a shared victory is split."""

    def add(self, outcome: Outcome) -> None:
        if not self.games:
            self.points = [0] * len(outcome.scores)
            self.wins = [Fraction()] * len(outcome.scores)
        self.shortest = min(self.shortest or outcome.decisions, outcome.decisions)
        self.longest = max(self.longest, outcome.decisions)
        self.games += 1
        self.decisions += outcome.decisions
        for side, points in enumerate(outcome.scores):
            self.points[side] += points
        for side in outcome.winners:
            self.wins[side] += outcome.won(side)

    def scores(self) -> list[float]:
        """The mean points of each side."""
        return [points / self.games for points in self.points]

    def win_shares(self) -> list[float]:
        """The share of victories of each side."""
        return [float(wins / self.games) for wins in self.wins]

    def report(self) -> dict[str, Any]:
        """The totals as plain data. The automated rivals of a solo game come after the seats."""
        shares = self.win_shares()
        rivals = {"rival": sum(shares[self.seats :])} if len(shares) > self.seats else {}
        mean = self.decisions / self.games if self.games else 0.0
        return {
            "games": self.games,
            "decisions": self.decisions,
            "scores": self.scores(),
            "win_share_by_seat": shares[: self.seats],
            **rivals,
            "length": {"shortest": self.shortest, "mean": mean, "longest": self.longest},
        }
