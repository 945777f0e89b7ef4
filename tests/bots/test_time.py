"""A bot keeps its time. The clock here is one that every playout puts forward, so that no machine is too slow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat
from typing import Any

import pytest

import holdfast
from holdfast.bots import budget as budgets
from holdfast.bots.budget import Budget
from holdfast.bots.player_view import PlayerView
from holdfast.bots.search import SearchBot
from holdfast.engine.play import Play


class Timed(PlayerView):
    """A view of which every fork, and so every playout, takes a given time."""

    def __init__(self, play: Play[Any], took: Iterator[float]) -> None:
        super().__init__(play, play.decision)
        self.now = 100.0
        self.ends = list[float]()
        """When each playout ended, since the search began."""
        self._took = took

    def fork(self, seed: int | None = None) -> Play[Any]:
        self.now += next(self._took)
        self.ends.append(self.now - 100.0)
        return super().fork(seed)


def ends(monkeypatch: pytest.MonkeyPatch, budget: float | Budget, took: Iterator[float]) -> list[float]:
    """When the playouts of one decision ended, with a budget in playouts or seconds."""
    view = Timed(holdfast.new("cryo", seats=2, seed=3), took)
    monkeypatch.setattr(budgets, "perf_counter", lambda: view.now)
    bot = SearchBot(1, budget if isinstance(budget, Budget) else Budget(seconds=budget))
    bot.choose(view)
    assert bot.playouts == len(view.ends)
    return view.ends


def test_no_playout_begins_that_would_end_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ends(monkeypatch, 1.0, repeat(0.3)) == pytest.approx([0.3, 0.6, 0.9])


def test_time_is_used_up_to_the_last_playout_that_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ends(monkeypatch, 1.0, repeat(0.125))[-1] == 1.0


def test_what_a_playout_may_take_is_learned_from_the_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ends(monkeypatch, 1.0, chain([0.1, 0.4], repeat(0.1)))[-1] == pytest.approx(0.7)


def test_a_playout_longer_than_all_before_it_is_the_last_and_the_only_excess(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ends(monkeypatch, 1.0, chain(repeat(0.1, 8), [0.5], repeat(0.1)))
    assert found[-2:] == pytest.approx([0.8, 1.3])


def test_one_playout_is_made_however_little_time_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ends(monkeypatch, 0.001, repeat(0.5)) == [0.5]


def test_a_budget_in_playouts_is_spent_whole_on_a_machine_that_was_halted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(ends(monkeypatch, Budget(playouts=40), chain([0.1, 3600.0], repeat(0.1)))) == 40
