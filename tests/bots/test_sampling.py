"""The bot that tries options out."""

from __future__ import annotations

from time import perf_counter

import pytest

import holdfast
from holdfast import bots
from holdfast.bots.budget import Budget
from holdfast.bots.sampling import SamplingBot
from holdfast.bots.sight import Sight


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("500", Budget(playouts=500)),
        ("200ms", Budget(seconds=0.2)),
        ("2s", Budget(seconds=2.0)),
        ("0", None),
        ("fast", None),
    ],
)
def test_a_budget_is_read_from_its_text(text: str, budget: Budget | None) -> None:
    assert Budget.read(text) == budget


@pytest.mark.parametrize("name", ["sampling:never", "sampling:0", "samplings", "random:5"])
def test_a_bot_nobody_knows_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match="sampling:500"):
        bots.make(name, seed=1)


def test_every_level_is_a_bot() -> None:
    assert [bots.make(bot, seed=1).name for bot in bots.LEVELS.values()] == list(bots.LEVELS.values())


def test_playouts_are_counted_and_the_same_seed_makes_the_same_choice() -> None:
    table = holdfast.new("cryo", seats=2, seed=3)
    sight = Sight(table, table.decision)
    first, second = (SamplingBot(7, Budget(playouts=40)).weigh(sight) for _ in range(2))

    assert first == second
    assert 40 <= sum(estimate.games for estimate in first) < 40 + len(table.decision)
    assert sorted(estimate.index for estimate in first) == list(range(len(table.decision)))


def test_time_is_kept() -> None:
    table = holdfast.new("cryo", seats=2, seed=3)
    started = perf_counter()
    index = bots.make("sampling:50ms", seed=1).choose(Sight(table, table.decision))

    assert 0 <= index < len(table.decision)
    assert perf_counter() - started < 10


def test_in_a_hurry_it_takes_less_time() -> None:
    table = holdfast.new("cryo", seats=2, seed=3)
    sight = Sight(table, table.decision)
    slow, fast = (SamplingBot(1, Budget(seconds=0.4)) for _ in range(2))
    fast.hurry(0.1)

    assert sum(one.games for one in fast.weigh(sight)) < sum(one.games for one in slow.weigh(sight))


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(2):
        table = holdfast.new("cryo", seats=2, seed=seed)
        players = [bots.make("sampling:12", seed=seed), bots.make("random", seed=seed)]
        while not table.over:
            table.choose(players[table.decision.seat].choose(Sight(table, table.decision)))
        won += table.scores()[0] > table.scores()[1]
    assert won == 2
