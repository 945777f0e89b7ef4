"""Habits: counted in games, followed in playouts."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

import holdfast
from holdfast.bots.habits import Habits, habits_of
from holdfast.games import NAMES
from holdfast.lab.simulate.count_habits import Choice, OptionKey, count, fitted_weights


def test_who_chooses_at_random_has_no_habits_to_speak_of() -> None:
    found = count("cryo", 6, 1, "random")
    assert found == count("cryo", 6, 1, "random")
    assert 0.6 < found["CRY-052"]["recall"] < 1.6


def test_weights_choose_as_often_as_was_chosen_whatever_stood_beside() -> None:
    good, fair, poor = options = [("CRY-052", key) for key in ("good", "fair", "poor")]

    def chosen(often: int, option: OptionKey, *others: OptionKey) -> list[Choice]:
        return [([option, *others], option)] * often

    made = chosen(600, good, fair) + chosen(200, fair, good) + chosen(600, fair, poor) + chosen(200, poor, fair)
    weights = fitted_weights(made)

    assert weights[good] / weights[fair] == pytest.approx(3, rel=0.05)
    assert weights[fair] / weights[poor] == pytest.approx(3, rel=0.05)
    assert list(weights) == options


def test_what_is_chosen_more_often_weighs_more_and_the_unknown_is_ordinary() -> None:
    table = holdfast.new("cryo", seats=2, seed=3)
    while table.decision.rule != "CRY-052":
        table.choose(0)
    keys = [option.key for option in table.decision.options]
    habits = Habits({"CRY-052": {keys[0]: 3.0, keys[1]: 0.0}})

    assert habits.weights(table.decision) == [3.0, 0.0, *[1.0] * (len(keys) - 2)]
    assert habits.choose(table.decision, lambda: 0.0) == 0
    assert habits.choose(table.decision, lambda: 0.999999) == len(keys) - 1
    assert 1 not in {habits.choose(table.decision, partial(float, at / 100)) for at in range(100)}


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_habits(name: str) -> None:
    table = holdfast.new(name, seats=max(2, min(holdfast.games()[name].seats)), seed=1)
    assert len(habits_of(holdfast.games()[name]).weights(table.decision)) == len(table.decision)
    assert habits_of(holdfast.games()[name])._counted


@pytest.mark.parametrize("name", NAMES)
def test_habits_know_each_answer_by_one_key_whatever_the_table(name: str) -> None:
    habits, keys, random = habits_of(holdfast.games()[name]), dict[tuple[str, object], str](), Random(1).random
    for seed in range(2):
        table = holdfast.new(name, seats=max(2, min(holdfast.games()[name].seats)), seed=seed)
        while not table.over:
            decision = table.decision
            if decision.rule in habits._counted:
                for value, option in zip(decision.values, decision.options, strict=True):
                    assert keys.setdefault((decision.rule, value), option.key) == option.key
            table.step(habits.choose(decision, random))
