"""No bot peeks: with everything that its seat cannot see dealt again, and the same seed, each answers the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import holdfast
from holdfast import bots
from holdfast.bots.player_view import PlayerView
from holdfast.engine.chance import Generator64
from holdfast.engine.play import Play

BOTS = ("random", "greedy", "search:12")
DECISIONS = 6
"""How many decisions of a game are checked, spread over its length."""


def begun(name: str) -> Play[Any]:
    game = holdfast.games()[name]
    seats = max(2, min(game.seats))
    play: Play[Any] = Play(game, game.new(game.content(None), seats, game.check(seats, {})), Generator64(11))
    play.keep_checkpoints()
    play.start()
    return play


def positions(name: str) -> list[Play[Any]]:
    """Forks of one random game at decisions all through it."""
    play, random, found = begun(name), Random(5), list[Play[Any]]()
    while not play.over:
        if random.random() < 0.08:
            found.append(play.fork(seed=1))
        play.step(random.randrange(len(play.decision)))
    step = max(1, len(found) // DECISIONS)
    return found[::step][:DECISIONS]


def permuted(real: Play[Any], seat: int) -> Play[Any]:
    """The same moment with all that a seat cannot see dealt again; future chance is the same."""
    other = real.fork(as_seen_by=seat, seed=99)
    other.generator = real.generator
    return other


def player_view(play: Play[Any], seat: int) -> PlayerView:
    return PlayerView(play, next(decision for decision in play.decisions if decision.seat == seat))


@pytest.mark.parametrize("name", list(holdfast.games()))
def test_what_is_hidden_from_a_seat_changes_nothing_that_a_bot_gets_to_see(name: str) -> None:
    hidden = 0
    for real in positions(name):
        seat = real.decision.seat
        other = permuted(real, seat)
        first, second = player_view(real, seat), player_view(other, seat)
        assert first.as_data() == second.as_data()
        assert [option.key for option in first.decision.options] == [option.key for option in second.decision.options]
        for deal in range(3):
            assert first.fork(seed=deal).state == second.fork(seed=deal).state
        hidden += real.state != other.state
    assert hidden or holdfast.games()[name].open_table


@pytest.mark.parametrize("name", list(holdfast.games()))
@pytest.mark.parametrize("bot", BOTS)
def test_what_is_hidden_from_a_seat_changes_no_answer_of_its_bot(name: str, bot: str) -> None:
    for real in positions(name):
        seat = real.decision.seat
        answers = [bots.make(bot, seed=7).choose(player_view(play, seat)) for play in (real, permuted(real, seat))]
        assert answers[0] == answers[1]
