"""The evaluations of every game: within bounds, fair between equals, and right about the end."""

from __future__ import annotations

from random import Random

import pytest

import holdfast
from holdfast.games import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_state_values_between_lost_and_won_all_through_a_game(name: str) -> None:
    game = holdfast.games()[name]
    assert game.evaluate is not None
    seats = min(max(game.seats), 3)
    table, random = holdfast.new(name, seats=seats, seed=2), Random(4)
    while not table.over:
        for seat in range(seats):
            assert 0 <= game.evaluate(table.state, seat) <= 1
        table.choose(random.randrange(len(table.decision)))


@pytest.mark.parametrize("name", ["cryo", "desolated", "arkosa"])
def test_at_the_end_the_winner_values_best(name: str) -> None:
    game = holdfast.games()[name]
    assert game.evaluate is not None
    for seed in range(3):
        table, random = holdfast.new(name, seats=2, seed=seed), Random(seed)
        while not table.over:
            table.choose(random.randrange(len(table.decision)))
        values = [game.evaluate(table.state, seat) for seat in range(2)]
        if len(set(table.scores())) > 1:
            assert values.index(max(values)) in table.winners()


@pytest.mark.parametrize("name", ["cryo", "desolated"])
def test_two_seats_share_the_outlook(name: str) -> None:
    game = holdfast.games()[name]
    assert game.evaluate is not None
    table, random = holdfast.new(name, seats=2, seed=6), Random(6)
    while not table.over:
        assert sum(game.evaluate(table.state, seat) for seat in range(2)) == pytest.approx(1)
        table.choose(random.randrange(len(table.decision)))
