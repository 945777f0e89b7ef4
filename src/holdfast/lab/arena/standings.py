"""The results of bots: shares of victories with intervals, ratings, and why games were lost."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from holdfast.lab.arena.matches import Arena, PlayedMatch

Z_95 = 1.959964
"""This many standard deviations either side of the mean hold 95 % of a normal distribution."""
THE_GAME = "the game"
"""The opponent of solo and cooperative players."""


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    square = Z_95**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z_95 * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


class Standings:
    """The results of the bots of an arena so far. Games are added in the order of their numbers."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.games: Counter[str] = Counter()
        self.wins: dict[str, float] = dict.fromkeys(arena.names, 0.0)
        self.points: dict[str, float] = dict.fromkeys(arena.names, 0.0)
        self.losses: dict[str, Counter[str]] = {name: Counter() for name in arena.names}
        self._deals: dict[int, dict[str, bool]] = {}
        """The bots that won each deal, where every bot plays it alone."""
        self._model = PlackettLuce()
        self._ratings = {name: self._model.rating(name=name) for name in (*arena.names, THE_GAME)}

    @property
    def played(self) -> int:
        return sum(self.games.values()) if self.arena.together else max(self.games.values(), default=0)

    def add(self, match: PlayedMatch) -> None:
        lineup, outcome = match
        for name in dict.fromkeys(lineup):
            seats = [seat for seat, bot in enumerate(lineup) if bot == name]
            won = sum(float(outcome.won(seat)) for seat in seats)
            if self.arena.together:
                won = float(any(seat in outcome.winners for seat in seats))
                self._deals.setdefault(outcome.number // len(self.arena.names), {})[name] = bool(won)
                if not won:
                    self.losses[name][outcome.ended or "lost"] += 1
            self.games[name] += 1
            self.wins[name] += won
            self.points[name] += sum(outcome.scores[seat] for seat in seats) / len(seats)
        self._rate(match)

    def _rate(self, match: PlayedMatch) -> None:
        """Rank every bot at the table by its best seat; alone it plays against the game."""
        lineup, outcome = match
        best: dict[str, tuple[bool, int]] = {}
        for seat, name in enumerate(lineup):
            rank = (seat in outcome.winners, outcome.scores[seat])
            best[name] = max(rank, best.get(name, rank))
        if self.arena.together:
            best = {lineup[0]: (bool(best[lineup[0]][0]), 0), THE_GAME: (not best[lineup[0]][0], 0)}
        if len(best) < 2:
            return
        order = sorted(set(best.values()), reverse=True)
        teams: list[list[PlackettLuceRating]] = [[self._ratings[name]] for name in best]
        rated = self._model.rate(teams, ranks=[float(order.index(rank)) for rank in best.values()])
        for name, (new,) in zip(best, rated, strict=True):
            self._ratings[name] = new

    def report(self) -> dict[str, Any]:
        """The totals as plain data."""
        return {"games": self.played, "bots": {name: self._of(name) for name in self.arena.names}}

    def _of(self, name: str) -> dict[str, Any]:
        games, rating = self.games[name], self._ratings[name]
        share = self.wins[name] / games if games else 0.0
        return {
            "games": games,
            "win_share": share,
            "interval": list(interval(share, games)),
            "rating": rating.ordinal(),
            "mu": rating.mu,
            "sigma": rating.sigma,
            "points": self.points[name] / games if games else 0.0,
            **(self._against_the_game(name) if self.arena.together else {}),
        }

    def _against_the_game(self, name: str) -> dict[str, Any]:
        """Why games were lost, and how many deals a bot won that another bot lost."""
        deals = self._deals.values()
        others = [other for other in self.arena.names if other != name]
        alone = {other: sum(deal.get(name, False) and not deal.get(other, True) for deal in deals) for other in others}
        return {"losses": dict(self.losses[name].most_common()), "alone": alone}
