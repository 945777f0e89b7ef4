"""Whole random games at tables that are too long for the contract suite, whose cost grows with the square of a game.

The same promises, at every decision or at every few: games end, keep their invariants, replay, fork, and hide.
"""

from __future__ import annotations

from random import Random

import pytest

import holdfast
from holdfast.engine.game import Value
from holdfast.games.desolated import EVERYTHING, EXPANSIONS, GAME
from holdfast.games.desolated.state import Desolated
from proving import rule

Options = dict[str, Value]
ALONE: list[Options] = [{name: True} for name in EXPANSIONS]
LONG: list[tuple[int, Options]] = [
    *((2, alone) for alone in ALONE),
    (3, EVERYTHING),
    (4, {}),
    (5, EVERYTHING),
    (6, {}),
]
EVERY = 20


@rule("DES-001", "DES-185")
@pytest.mark.parametrize(("seats", "options"), LONG, ids=lambda value: str(value) if isinstance(value, int) else "")
def test_a_long_game_keeps_the_promises_of_the_contract(seats: int, options: Options) -> None:
    table: holdfast.Table[Desolated] = holdfast.new("desolated", seats=seats, seed=5, options=options)
    random, number = Random(5), 0
    while not table.over:
        GAME.invariants(table.state)
        if number % EVERY == 0:
            _forks(table)
            _hides(table, number)
        decision = random.choice(table.decisions)
        table.choose(random.randrange(len(decision)), seat=decision.seat)
        number += 1
        assert number < GAME.longest

    assert len(table.scores()) == seats
    assert holdfast.replay(table.record().text()).state == table.state


def _forks(table: holdfast.Table[Desolated]) -> None:
    twin = table.fork()
    assert twin.state == table.state
    assert [[option.key for option in one.options] for one in twin.decisions] == [
        [option.key for option in one.options] for one in table.decisions
    ]


def _hides(table: holdfast.Table[Desolated], number: int) -> None:
    """What a seat sees does not change when the rest is dealt anew, and the game goes on from there."""
    for seat in range(len(table.state.players)):
        other, random = table.fork(as_seen_by=seat), Random(number)
        assert other.view(seat) == table.view(seat)
        assert other.view(None) == table.view(None)
        GAME.invariants(other.state)
        for _ in range(EVERY):
            if other.over:
                break
            other.step(random.randrange(len(other.decision)))
        GAME.invariants(other.state)
