"""Evaluation: higher with more of what counts, and certain once the game is over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import holdfast
from games.arkosa.positions import Seat, arkosa, seat, solo
from holdfast.games.arkosa.evaluate import evaluate, turns_left

HOME: dict[str, Any] = {"food": 2, "nitrogen": 2, "scrap": 2, "morale": 0, "hand": ["flurn", "boeuf"]}


def value(own: Seat, *, round: int = 2, phase: str = "player actions") -> float:  # noqa: A002  # the rulebook's word
    """The value of a game of two for the first player."""
    return evaluate(arkosa(kate=own, liam=seat(morale=3), round=round, phase=phase).state, 0)


@pytest.mark.parametrize(
    "better",
    [
        {"reputation": 23},
        {"magtape": 2},
        {"shard": 1},
        {"morale": 2},
        {"hand": ["flurn", "boeuf", "trog"]},
        {"rooms": {"r2c1": "salvage bay"}},
        {"items": ["rescue flare"]},
    ],
)
def test_more_of_what_counts_looks_better(better: dict[str, Any]) -> None:
    assert value(seat(**{**HOME, **better})) > value(seat(**HOME))


@pytest.mark.parametrize(
    "worse",
    [
        {"hand": ["flurn"], "injured": ["boeuf"]},
        {"shards": {"r1c1": "x"}},
        {"food": 0},
        {"passed": True},
        {"bribes": ["reactor core"]},
    ],
)
def test_injuries_failing_power_hunger_idle_hands_and_rash_promises_look_worse(worse: dict[str, Any]) -> None:
    assert value(seat(**{**HOME, **worse}), round=3) < value(seat(**HOME), round=3)


def test_a_promise_looks_good_once_it_can_be_kept() -> None:
    done = {**HOME, "passed": True}

    assert value(seat(**done, magtape=2, bribes=["mixtape"]), round=3) > value(seat(**done, magtape=2), round=3)
    assert value(seat(**done, bribes=["mixtape"]), round=3) < value(seat(**done), round=3)


def test_the_same_lead_is_safer_later() -> None:
    ahead = seat(**{**HOME, "reputation": 60})

    assert 0.5 < value(ahead, round=1) < value(ahead, round=3) < 1


def test_a_bot_has_a_turn_more_to_come_if_the_person_plays_on() -> None:
    state = solo("A", human=seat(turns=6), bot=seat(turns=6), round=3).state
    bot = state.players[1]

    assert turns_left(state, bot) == 0
    state.turn = bot.side
    assert turns_left(state, bot) == 1
    state.players[0].passed = True
    assert turns_left(state, bot) == 0


def test_a_bribe_that_the_bot_could_claim_looks_worse_than_none() -> None:
    rich = seat(food=6, nitrogen=6, turns=6)

    def against(bribes: list[str]) -> float:
        return evaluate(solo("A", bot=rich, round=3, board={"bribes": bribes}).state, 0)

    assert against(["bucket of bugs"]) < against([])


@pytest.mark.parametrize(("seats", "options"), [(1, {"bot": "A"}), (1, {"bot": "B"}), (3, {"promises": True})])
def test_every_position_of_a_game_lies_between_lost_and_won(seats: int, options: dict[str, Any]) -> None:
    table, choice = holdfast.new("arkosa", seats=seats, seed=8, options=options), Random(8)
    while not table.over:
        assert all(0 < evaluate(table.state, seat) < 1 for seat in range(seats))
        table.step(choice.randrange(len(table.decision)))

    winners = table.winners()
    assert [evaluate(table.state, seat) for seat in range(seats)] == [
        1 / len(winners) if seat in winners else 0 for seat in range(seats)
    ]
