"""Every game ends, keeps its invariants, and asks properly."""

from __future__ import annotations

import json
from typing import Any

import pytest

from contract.walking import Case, every_case, finished, keys, opening, stops, walk
from holdfast.engine.clone import is_immutable
from holdfast.engine.rulebook import ledger

SEEDS = range(2)


@every_case
@pytest.mark.parametrize("seed", SEEDS)
def test_it_ends_with_scores_and_winners(case: Case, seed: int) -> None:
    table = finished(case, seed)

    assert table.over
    assert len(table.scores()) == case.seats + len(case.game.rivals.get(case.seats, ()))
    assert all(isinstance(points, int) for points in table.scores())
    assert set(table.winners()) <= set(range(len(table.scores())))
    assert [sheet.total for sheet in table.result().sheets] == table.scores()


@every_case
@pytest.mark.parametrize("seed", SEEDS)
def test_invariants_hold_after_every_decision(case: Case, seed: int) -> None:
    decisions = 0
    for table, _, _ in walk(case, seed):
        case.game.invariants(table.state)
        decisions += 1

    assert decisions > 10


@every_case
def test_decisions_have_two_options_or_more_with_different_keys_and_a_rule_of_the_book(case: Case) -> None:
    clauses = ledger(case.game.folder)
    for _, decision, _ in opening(case, 5):
        assert len(decision) >= 2
        assert len(set(keys(decision))) == len(decision), keys(decision)
        assert decision.rule
        assert decision.rule in clauses or not clauses
        assert 0 <= decision.seat < case.seats
        assert decision.prompt
        assert all(option.label for option in decision.options)


@every_case
def test_what_is_refused_says_why_and_is_not_offered_too(case: Case) -> None:
    clauses, refusals = ledger(case.game.folder), 0
    for _, decision, _ in opening(case, 6):
        for option in decision.refused:
            refusals += 1
            assert option.why_not
            assert option.rule in clauses or not clauses
            assert option.key not in keys(decision)

    assert refusals > 0


@every_case
def test_the_values_of_options_never_change(case: Case) -> None:
    for _, decision, _ in opening(case, 7):
        assert all(is_immutable(value) for value in decision.values), decision.values


@every_case
def test_views_survive_json(case: Case) -> None:
    for table, _, _ in stops(case, 8):
        for seat in (None, *range(case.seats)):
            view: dict[str, Any] = table.view(seat)
            assert json.loads(json.dumps(view)) == view


@every_case
def test_the_story_is_told_to_everybody(case: Case) -> None:
    table = finished(case, 9)

    for seat in (None, *range(case.seats)):
        lines = table.story.for_seat(seat)
        assert len(lines) > 10
        assert not any("{" in line for line in lines)
