"""The value of a state for a seat: higher with points, with ways to them, and with a town that can be paid for."""

from __future__ import annotations

from random import Random

import pytest

import holdfast
from games.pioneers.positions import Seat, pioneers, seat
from holdfast.games.pioneers.evaluate import evaluate

FARMS = ["farm", "farm", "farm"]


def look(anna: Seat, ben: Seat | None = None) -> float:
    """How it looks to Anna, beside Ben and somebody who has nothing."""
    return evaluate(pioneers(anna=anna, ben=ben or seat(), cleo=seat()).state, 0)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        (seat(), seat(permanent=1)),
        (seat(permanent=3), seat(permanent=4)),
        (seat(), seat(research={"purchasing power": 2})),
        (seat(research={"purchasing power": 2}), seat(research={"purchasing power": 4})),
        (seat(town=["farm"]), seat(town=FARMS)),
        (seat(town=["farm"] * 5), seat(town=["farm"] * 6)),
        (seat(hand=["raid"]), seat(hand=["granny bea"])),
        (seat(hand=["raid"]), seat(hand=["raid", "molotovs"])),
        (seat(response=1), seat(response=2)),
        (seat(town=["granny bea"]), seat(town=["granny bea"], food=2)),
        (seat(town=["farm"]), seat(town=["hydroponics bay"], credit=1)),
    ],
)
def test_what_is_better_looks_better(worse: Seat, better: Seat) -> None:
    assert 0 < look(worse) < look(better) < 1


def test_what_others_have_makes_it_look_worse() -> None:
    assert look(seat(permanent=1), seat(permanent=2)) < look(seat(permanent=1), seat(permanent=1))
    assert look(seat(permanent=4, four=1), seat(permanent=4, four=2)) > look(
        seat(permanent=4, four=2), seat(permanent=4, four=1)
    )


def test_promises_count_less_as_the_end_comes_nearer() -> None:
    def with_project(number: int) -> float:
        rich = pioneers(
            anna=seat(research={"purchasing power": 4}), ben=seat(), cleo=seat(), board={"round": number, "last": 7}
        )
        return evaluate(rich.state, 0)

    assert with_project(2) > with_project(7) > 0.5


def test_a_game_that_is_over_is_won_or_lost() -> None:
    table, random = holdfast.new("pioneers", seats=3, seed=4), Random(4)
    while not table.over:
        assert all(0 < evaluate(table.state, number) < 1 for number in range(3))
        table.choose(random.randrange(len(table.decision)))

    assert sorted(evaluate(table.state, number) for number in range(3)) == [0.0, 0.0, 1.0]
    assert evaluate(table.state, table.winners()[0]) == 1.0
