"""A table that is played leaves nothing to the garbage collector, which would halt the server to look for it."""

from __future__ import annotations

import gc
import random
from weakref import ref

import pytest

import holdfast
from holdfast.games import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_what_was_answered_goes_by_itself(name: str) -> None:
    table, chance = holdfast.new(name, seats=min(holdfast.games()[name].seats), seed=1), random.Random(1)
    gc.collect()
    gc.disable()
    try:
        for _ in range(60):
            if not table.over:
                seen = [option.label for option in (*table.decision.options, *table.decision.refused)]
                table.choose(chance.randrange(len(table.decision)))
                assert all(seen)
        left = gc.collect()
    finally:
        gc.enable()

    assert left < 60, "less than a thing a move: no decision has kept its options"


@pytest.mark.parametrize("name", NAMES)
def test_a_table_that_nobody_needs_goes_by_itself(name: str) -> None:
    table, chance = holdfast.new(name, seats=min(holdfast.games()[name].seats), seed=1), random.Random(1)
    for _ in range(10):
        table.choose(chance.randrange(len(table.decision)))
    gone = ref(table)
    gc.disable()
    try:
        del table
        assert gone() is None
    finally:
        gc.enable()
