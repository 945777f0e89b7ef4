"""Hypothesis drives the engine with a tiny game that uses every request."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.tiny import TINY, Tiny
from holdfast import Table
from holdfast.engine.chance import Generator64
from holdfast.engine.record import Record
from holdfast.engine.replay import replay
from holdfast.engine.requests import Decision

answers = st.lists(st.integers(0, 999), min_size=1, max_size=80)
seats = st.integers(1, 4)
seeds = st.integers(0, 2**64)


def table_after(seats: int, seed: int, picks: list[int]) -> Table[Tiny]:
    """A table after these answers, each taken modulo what is on offer; any open decision may be answered."""
    table: Table[Tiny] = Table(TINY, seats=seats, seed=seed)
    for pick in picks:
        if table.over:
            break
        decision: Decision[object] = table.decisions[pick % len(table.decisions)]
        table.choose(pick % len(decision), seat=decision.seat)
        TINY.invariants(table.state)
    return table


@given(seats, seeds, answers)
def test_replaying_a_record_gives_the_same_table(seats: int, seed: int, picks: list[int]) -> None:
    table = table_after(seats, seed, picks)
    again = replay(TINY, Record.read(table.record().text()))

    assert again.state == table.state
    assert again.log == table.log
    assert again.story.lines == table.story.lines


@given(seats, seeds, answers)
def test_a_fork_equals_its_original(seats: int, seed: int, picks: list[int]) -> None:
    table = table_after(seats, seed, picks)
    twin = table.fork()

    assert twin.state == table.state
    assert [decision.prompt for decision in twin.decisions] == [decision.prompt for decision in table.decisions]
    assert [list(decision.values) for decision in twin.decisions] == [
        list(decision.values) for decision in table.decisions
    ]


@given(seats, seeds, answers, st.integers(0, 3))
def test_nothing_leaks_and_dealt_anew_it_goes_on(seats: int, seed: int, picks: list[int], seat: int) -> None:
    table = table_after(seats, seed, picks)
    seat %= seats
    twin = table.fork(as_seen_by=seat)

    assert twin.view(seat) == table.view(seat)
    own = [list(decision.values) for decision in table.decisions if decision.seat == seat]
    assert [list(decision.values) for decision in twin.decisions if decision.seat == seat] == own
    assert twin.fork().state == twin.state
    while not twin.over:
        twin.step(picks[0] % len(twin.decision))
        TINY.invariants(twin.state)


@settings(max_examples=50)
@given(seats, seeds, answers)
def test_undoing_everything_that_may_be_and_doing_it_again_changes_nothing(
    seats: int, seed: int, picks: list[int]
) -> None:
    table = table_after(seats, seed, picks)
    state, log = TINY.clone(table.state), list(table.log)
    while table.undo_blocked() is None:
        table.undo()
    assert replay(TINY, table.record()).state == table.state
    while len(table.log) < len(log):
        entry = log[len(table.log)]
        assert isinstance(entry.who, int)
        table.choose(entry.key, seat=entry.who)

    assert table.state == state
    assert table.log == log


@given(seeds, st.integers(1, 1000), st.integers(0, 50))
def test_the_generator_stays_in_range_and_depends_on_seed_and_count_alone(seed: int, sides: int, skip: int) -> None:
    first, second = Generator64(seed), Generator64(seed, skip)
    numbers = [first.below(sides) for _ in range(skip + 5)]

    assert all(0 <= number < sides for number in numbers)
    assert numbers[skip:] == [second.below(sides) for _ in range(5)]
