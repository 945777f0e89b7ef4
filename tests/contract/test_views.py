"""Cached parts of a view equal those computed without the cache."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from contract.walking import Case, every_case
from holdfast.engine import memo
from holdfast.engine.chance import Generator64
from holdfast.engine.game import View
from holdfast.engine.memo import memoized
from holdfast.engine.play import Play


@every_case
def test_a_view_is_the_same_without_the_cache(case: Case) -> None:
    random, game, number = Random(31), case.game, 0
    options = game.check(case.seats, case.options)
    play: Play[Any] = Play(game, game.new(game.content(None), case.seats, options), Generator64(31))
    play.start()
    seen = list[tuple[Any, int | None, View]]()
    while not play.over and number < 300:
        seat = None if number % 7 == 0 else number % case.seats
        view = play.view(seat)
        if number % 10 == 0:
            seen.append((game.clone(play.state), seat, view))
        play.step(random.randrange(len(play.decision)))
        number += 1
    for state, seat, view in seen:
        memo.clear()
        assert game.view(state, seat) == view
    assert len(seen) > 3


@every_case
def test_changing_a_view_changes_nothing_else(case: Case) -> None:
    table = case.table(7)
    for seat in (0, None):
        as_it_was = json.dumps(table.view(seat))
        empty(table.view(seat))
        assert json.dumps(table.view(seat)) == as_it_was


def empty(data: Any) -> None:
    """Empty plain data, from the leaves up."""
    if isinstance(data, dict | list):
        for part in list(data.values()) if isinstance(data, dict) else data:
            empty(part)
        data.clear()


def test_a_cached_result_is_computed_again_when_its_key_changes() -> None:
    computed = list[int]()

    @memoized(lambda pile, _: tuple(pile))
    def total(pile: list[int], why: str) -> int:
        computed.append(len(pile))
        return sum(pile)

    pile = [1, 2]
    assert (total(pile, "first"), total(pile, "again")) == (3, 3)
    pile.append(4)
    assert total(pile, "changed") == 7
    assert computed == [2, 3]
    memo.clear()
    assert (total(pile, "cleared"), computed) == (7, [2, 3, 3])
