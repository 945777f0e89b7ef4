"""Bots by name, and that they see what their seat may see and nothing else."""

from __future__ import annotations

import pytest

import holdfast
from engine.tiny import TINY
from holdfast import bots
from holdfast.engine.table import Table


def test_a_bot_is_made_by_name_and_the_same_seed_chooses_the_same() -> None:
    table = holdfast.new("cryo", seats=3, seed=1)
    first, second, other = (bots.make("random", seed=seed) for seed in (5, 5, 6))
    view = bots.PlayerView(table, table.decision)

    choices = [[bot.choose(view) for _ in range(50)] for bot in (first, second, other)]

    assert first.name == "random"
    assert choices[0] == choices[1] != choices[2]
    assert set(choices[0]) == set(range(len(table.decision)))


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(bots.UnknownBot, match="there is no bot 'clever'; there are: random"):
        bots.make("clever", seed=1)


def test_a_lineup_is_one_bot_for_all_or_one_for_each() -> None:
    assert bots.lineup("random", seats=3) == ("random",) * 3
    assert bots.lineup("random, random", seats=2) == ("random", "random")
    assert bots.lineup("random", seats=0) == ()


@pytest.mark.parametrize(("text", "why"), [("random,random", "2 bots are named for 3 seats"), ("", "no bot ''")])
def test_a_lineup_that_does_not_fit_is_refused(text: str, why: str) -> None:
    with pytest.raises(bots.UnknownBot, match=why):
        bots.lineup(text, seats=3)


def test_a_player_view_offers_seat_decision_data_and_forks_and_nothing_else() -> None:
    table = Table(TINY, seats=2, seed=3)
    view = bots.PlayerView(table, table.decisions[1])

    assert {name for name in dir(view) if not name.startswith("_")} == {
        "seat", "decision", "as_data", "fork", "answer", "game", "moment",
    }  # fmt: skip
    assert view.seat == 1
    assert view.as_data() == table.view(1) != table.view(0)


def test_in_a_fork_of_a_sight_what_the_seat_cannot_see_is_dealt_anew() -> None:
    table = holdfast.new("cryo", seats=2, seed=4)
    view = bots.PlayerView(table, next(decision for decision in table.decisions if decision.seat == 0))
    own, hidden = table.view(0), [card.key for card in table.state.players[1].dealt]

    forks = [view.fork(seed=seed) for seed in range(5)]

    assert all(fork.view(0) == own for fork in forks)
    assert any([card.key for card in fork.state.players[1].dealt] != hidden for fork in forks)
    assert table.view(0) == own
