"""The light driver: what it keeps, so that forks in the midst of a long game are cheap."""

from __future__ import annotations

from random import Random
from typing import Any

import holdfast
from holdfast.engine.chance import Generator64
from holdfast.engine.play import Play


def begun(*, keeping: bool) -> Play[Any]:
    game = holdfast.games()["cryo"]
    play: Play[Any] = Play(game, game.new(game.content(None), 2, game.check(2, {})), Generator64(5))
    if keeping:
        play.keep_checkpoints()
    play.start()
    return play


def test_forks_of_a_play_that_keeps_turns_equal_those_of_one_that_does_not() -> None:
    plain, keeping, random = begun(keeping=False), begun(keeping=True), Random(1)
    while not plain.over:
        assert plain.fork(as_seen_by=0, seed=3).state == keeping.fork(as_seen_by=0, seed=3).state
        index = random.randrange(len(plain.decision))
        plain.step(index)
        keeping.step(index)
    assert keeping.over
    assert keeping.state == plain.state
    assert len(keeping._journal) < 50 < len(plain._journal)


def test_turns_count_the_checkpoints_that_were_passed_and_forks_count_on() -> None:
    play, random = begun(keeping=True), Random(2)
    assert play.turns == 1
    while play.turns < 9:
        play.step(random.randrange(len(play.decision)))
    fork = play.fork()
    assert fork.turns == 9
    while fork.turns == 9:
        fork.step(0)
    assert (fork.turns, play.turns) == (10, 9)


def test_a_re_dealt_fork_that_keeps_turns_can_be_forked_in_a_later_turn() -> None:
    play, random = begun(keeping=True), Random(3)
    while play.turns < 5:
        play.step(random.randrange(len(play.decision)))
    fork = play.fork(as_seen_by=1, seed=4)
    fork.keep_checkpoints()
    while fork.turns < 8:
        fork.step(random.randrange(len(fork.decision)))
    assert fork.fork(seed=1).state == fork.state
