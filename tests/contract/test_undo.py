"""Undo returns exactly the earlier state, and never crosses an outcome of chance or a reveal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from contract.walking import THOROUGH, Case, every_case, finished, shown
from holdfast import CannotUndo, Table
from holdfast.engine.requests import Decision

MAX_DECISIONS_PER_CASE = 250


def asked_in_turn(case: Case, seed: int) -> Iterator[tuple[Table[Any], Decision[Any], int]]:
    """Tables with a decision and a random index for it; the caller answers before it takes the next."""
    table, random, number = case.table(seed), Random(seed), 0
    while not table.over and (THOROUGH or number < MAX_DECISIONS_PER_CASE):
        decision = random.choice(table.decisions)
        yield table, decision, random.randrange(len(decision))
        number += 1


@every_case
def test_undo_returns_exactly_to_the_decision_before_and_the_game_goes_on_the_same(case: Case) -> None:
    undone = 0
    for table, decision, index in asked_in_turn(case, 41):
        before, asked = case.game.clone(table.state), [shown(decision) for decision in table.decisions]
        log, lines, blocked = list(table.log), list(table.story.lines), table.undo_blocked()
        table.choose(index, seat=decision.seat)
        if table.undo_blocked(decision.seat) is None:
            after, now = case.game.clone(table.state), list(table.log)
            table.undo(decision.seat)
            undone += 1
            assert table.state == before
            assert [shown(decision) for decision in table.decisions] == asked
            assert table.log == log
            assert table.story.lines == lines
            assert table.undo_blocked() == blocked
            table.choose(index, seat=decision.seat)
            assert table.state == after
            assert table.log == now

    assert undone > 10


@every_case
def test_undo_never_crosses_chance(case: Case) -> None:
    crossed = 0
    for table, decision, index in asked_in_turn(case, 42):
        since = len(table.log) + 1
        table.choose(index, seat=decision.seat)
        if any(isinstance(entry.who, str) for entry in table.log[since:]):
            crossed += 1
            blocked = table.undo_blocked(decision.seat)
            assert blocked
            with pytest.raises(CannotUndo, match="cannot be undone"):
                table.undo(decision.seat)

    assert crossed > 3


@every_case
def test_undo_goes_back_step_by_step_as_far_as_it_may(case: Case) -> None:
    """Everything since the last chance can be taken back, also across turns, and no further."""
    table, random = case.table(43), Random(43)
    for _ in range(120):
        if table.over:
            break
        table.choose(random.randrange(len(table.decision)), seat=table.decision.seat)
    log = list(table.log)
    last_chance = max(at for at, entry in enumerate(log) if isinstance(entry.who, str))
    while table.undo_blocked() is None:
        table.undo()

    assert table.log == log[: len(table.log)]
    assert len(table.log) > last_chance
    for entry in log[len(table.log) :]:
        if len(table.log) < len(log) and entry == log[len(table.log)] and not table.over:
            assert isinstance(entry.who, int)
            table.choose(entry.key, seat=entry.who)
    assert table.log == log


@every_case
def test_another_seat_cannot_take_back_what_was_not_theirs(case: Case) -> None:
    refused = 0
    for table, decision, index in asked_in_turn(case, 44):
        table.choose(index, seat=decision.seat)
        if table.undo_blocked() is None:
            log = list(table.log)
            for seat in range(case.seats):
                if seat != decision.seat:
                    refused += 1
                    with pytest.raises(CannotUndo, match="has decided since"):
                        table.undo(seat)
            assert table.log == log

    assert refused > 0 or case.seats == 1


@every_case
def test_at_a_new_table_there_is_nothing_to_undo(case: Case) -> None:
    table = case.table(45)

    assert table.undo_blocked()
    with pytest.raises(CannotUndo):
        table.undo()
    assert finished(case, 45).over
