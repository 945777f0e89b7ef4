"""Figures of balance reports: intervals that hold, corrected p-values, differences computed game by game."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from holdfast.lab.balance.figures import (
    Figure,
    GroupDifference,
    Share,
    difference_of,
    holm_corrected,
    mean,
    normal_p_value,
    paired_change,
    share_p_value,
    sign_test_p_value,
)


def test_a_mean_has_its_error_and_the_chance_of_nothing() -> None:
    found = mean([1, 2, 3, 4])

    assert found.value == 2.5
    assert found.error == pytest.approx(0.6455, abs=1e-4)
    assert found.interval == pytest.approx((1.2348, 3.7652), abs=1e-4)
    assert mean([-1, 1]).p_value == 1


def test_a_share_is_measured_against_the_fair_one() -> None:
    assert share_p_value(Share(50, 100), 0.5) == 1
    assert share_p_value(Share(60, 100), 0.5) == pytest.approx(0.0455, abs=1e-4)
    assert share_p_value(Share(0, 12), 1 / 6) > 0.1


def test_the_normal_curve_gives_the_known_chances() -> None:
    assert normal_p_value(1.96, 1) == pytest.approx(0.05, abs=1e-4)
    assert normal_p_value(-2.5758, 1) == pytest.approx(0.01, abs=1e-4)
    assert (normal_p_value(0, 0), normal_p_value(1, 0)) == (1, 0)


def test_signs_are_counted_both_ways() -> None:
    assert sign_test_p_value(0, 0) == 1
    assert sign_test_p_value(5, 0) == sign_test_p_value(0, 5) == 2 / 32
    assert sign_test_p_value(3, 3) == 1


def test_few_games_that_differ_are_judged_by_their_signs() -> None:
    before = [0.0] * 100
    after = [1.0] * 5 + [0.0] * 95

    assert paired_change(before, after).value == 0.05
    assert paired_change(before, after).p_value == sign_test_p_value(5, 0)
    assert paired_change(before, [1.0] * 60 + [0.0] * 40).p_value < 1e-9


def test_chances_are_corrected_after_holm() -> None:
    assert holm_corrected([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm_corrected([0.9, 0.8]) == [1, 1]
    assert holm_corrected([]) == []


def test_figures_of_separate_games_are_set_apart() -> None:
    step = difference_of(Figure(1, 3), Figure(6, 4))

    assert (step.value, step.error) == (5, 5)


def test_a_parting_compares_the_seats_with_and_without() -> None:
    difference = GroupDifference()
    difference.add(3, 1, 4, 2)
    difference.add(0, 0, 6, 3)
    difference.add(5, 1, 2, 2)

    assert difference.seats == (2, 7)
    assert difference.figure().value == pytest.approx(8 / 2 - 12 / 7)


def test_games_can_be_taken_back_from_a_parting_and_joined() -> None:
    mine, other = GroupDifference(), GroupDifference()
    mine.add(1, 1, 2, 2)
    mine.add(3, 1, 1, 2)
    mine.add(9, 3, 0, 0)
    mine.add(9, 3, 0, 0, -1)
    other.add(2, 1, 5, 2)
    both = mine.copy()
    both.join(other)
    straight = GroupDifference()
    for row in ((1, 1, 2, 2), (3, 1, 1, 2), (2, 1, 5, 2)):
        straight.add(*row)

    assert both == straight
    assert mine.games == 2


def test_a_few_seats_are_taken_to_vary_as_all_do() -> None:
    """Thirty users who never won, where one seat of four does, are no proof among hundreds of cards."""
    difference = GroupDifference()
    for game in range(300):
        with_it = -0.25 if game < 30 else 0.0
        difference.add(with_it, int(game < 30), -with_it, 4 - int(game < 30))
        difference.spread += 3 * 0.25**2 + 0.75**2

    assert difference.figure().error == pytest.approx(0.08, abs=0.01)
    assert difference.figure().p_value > 0.001


def test_nothing_is_known_where_all_seats_are_of_one_kind() -> None:
    difference = GroupDifference()
    difference.add(3, 2, 0, 0)
    difference.add(1, 2, 0, 0)

    assert difference.figure().error == inf
    assert difference.figure().p_value == 1


def test_the_interval_of_a_parting_covers_the_truth_as_often_as_it_says() -> None:
    """Two seats that share one victory are as different as can be; 400 times 300 such games, with nothing in it."""
    random, covered = Random(5), 0
    for _ in range(400):
        difference = GroupDifference()
        for _ in range(300):
            winner = random.randrange(2)
            users = [seat for seat in range(2) if random.random() < 0.3]
            wins = sum(seat == winner for seat in users) - 0.5 * len(users)
            difference.add(wins, len(users), -wins, 2 - len(users))
        low, high = difference.figure().interval
        covered += low <= 0 <= high

    assert 0.92 <= covered / 400 <= 0.98


def test_a_share_has_wilsons_interval() -> None:
    low, high = Share(8, 10).interval

    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert Share(0, 10).interval[0] == 0
    assert Share(0, 10).interval[1] > 0.2
