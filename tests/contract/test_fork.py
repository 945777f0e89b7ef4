"""A fork equals its original; play can be resumed at every checkpoint."""

from __future__ import annotations

from random import Random
from typing import Any

from contract.walking import Case, every_case, opening, shown, walk
from holdfast import Table
from holdfast.engine.play import Play


@every_case
def test_a_fork_at_any_decision_equals_its_original(case: Case) -> None:
    for table, _, _ in opening(case, 11):
        twin = table.fork()
        assert twin.state == table.state
        assert twin.state is not table.state
        assert [shown(decision) for decision in twin.decisions] == [shown(decision) for decision in table.decisions]


@every_case
def test_a_fork_of_a_redealt_fork_equals_it(case: Case) -> None:
    for number, (table, decision, _) in enumerate(opening(case, 12)):
        if number % 10 == 0:
            dealt = table.fork(as_seen_by=decision.seat)
            _play(dealt, Random(number), 5)
            twin = dealt.fork()
            assert twin.state == dealt.state
            assert [shown(decision) for decision in twin.decisions] == [shown(decision) for decision in dealt.decisions]


@every_case
def test_playing_on_a_fork_leaves_the_original_alone(case: Case) -> None:
    for number, (table, _, _) in enumerate(opening(case, 13)):
        if number % 20 == 0:
            before, asked, log = case.game.clone(table.state), shown(table.decision), list(table.log)
            _play(table.fork(), Random(number), 60)
            assert table.state == before
            assert shown(table.decision) == asked
            assert table.log == log


@every_case
def test_forks_with_one_seed_share_their_future_and_others_do_not(case: Case) -> None:
    table = case.table(14)
    same = [_end(table.fork(seed=5)) for _ in range(2)]
    other = [_end(table.fork()) for _ in range(2)]

    assert same[0] == same[1]
    assert other[0] != other[1]


@every_case
def test_play_resumed_at_any_checkpoint_continues_in_the_same_way(case: Case) -> None:
    """Each segment between checkpoints is replayed by a table that starts from the checkpoint's state."""
    start: tuple[Any, int] | None = None
    entered = 0
    for table, _, _ in walk(case, 15):
        base = table._base
        if start is None or base is not start[0]:
            if start is not None:
                _resume(case, start[0], table.log[start[1] :], base)
                entered += 1
            start = (base, table._entries)

    assert entered > 5


def _resume(case: Case, base: Any, log: list[Any], expected: Any) -> None:
    """Play the log on from the base until a checkpoint with the expected state is reached."""
    again: Table[Any] = Table(
        case.game, seats=case.seats, options=case.options, state=case.game.clone(base), tape=log, seed=99
    )
    seen = [again._base]
    while again._base != expected and len(again.log) < len(log):
        entry = log[len(again.log)]
        again.choose(entry.key, seat=entry.who)
        seen.append(again._base)

    assert again._base == expected


def _play(play: Play[Any], random: Random, max_steps: int) -> None:
    for _ in range(max_steps):
        if play.over:
            return
        play.step(random.randrange(len(play.decision)))


def _end(play: Play[Any]) -> object:
    _play(play, Random(1), 100_000)
    return play.state
