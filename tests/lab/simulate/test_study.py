"""How games are measured: every use is of a known entry, every end has a reason, cards played at once are seen."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from holdfast.engine.chance import Generator64
from holdfast.engine.game import Game
from holdfast.engine.play import Play
from holdfast.engine.study import Seating, Study
from holdfast.games import NAMES
from holdfast.games import game as game_named
from holdfast.games.desolated.rules.final_round import trigger_final_round
from holdfast.lab.simulate.uses import Uses


@dataclass
class Watched:
    """A game between random players, and what was heard of it."""

    play: Play[Any]
    study: Study[Any]
    known: set[str]
    uses: tuple[tuple[str, ...], ...]


def study_of(game: Game[Any]) -> Study[Any]:
    assert game.study is not None
    return game.study


def watched(name: str, seating: Seating, seed: int = 4) -> Watched:
    game = game_named(name)
    study = study_of(game)
    state = game.new(game.content(None), seating.seats, game.check(seating.seats, seating.options))
    known = {f"{entry.kind}/{entry.key}" for entry in study.entries(state)}
    play, random = Play(game, state, Generator64(seed)), Random(seed)
    uses = Uses(play, study)
    play.watch(uses)
    play.start()
    while not play.over:
        play.step(random.randrange(len(play.decision)))
    return Watched(play, study, known, uses.of_sides())


SEATINGS = [
    pytest.param(name, seating, id=f"{name}: {seating.label}")
    for name in NAMES
    for seating in study_of(game_named(name)).seatings
]


@pytest.mark.parametrize(("name", "seating"), SEATINGS)
def test_every_use_is_of_an_entry_that_the_game_lists(name: str, seating: Seating) -> None:
    found = watched(name, seating)

    assert len(found.uses) == len(found.play.result().sheets)
    assert any(found.uses)
    for side in found.uses:
        assert set(side) <= found.known
        assert list(side) == sorted(set(side))
    assert found.study.ended(found.play.state)


def test_cards_that_are_played_and_discarded_at_once_are_uses() -> None:
    kinds = {use.split("/")[0] for seed in range(3) for side in uses_of("pioneers", seed) for use in side}

    assert {"attack", "event", "structure", "item", "personality", "headquarters", "survivor"} <= kinds


def uses_of(name: str, seed: int) -> tuple[tuple[str, ...], ...]:
    return watched(name, study_of(game_named(name)).seatings[0], seed).uses


def test_a_city_uses_things_together() -> None:
    first, second = uses_of("frostpunk", 4)

    assert first == second
    assert {"law", "morning card", "building"} <= {use.split("/")[0] for use in first}


def test_the_end_of_a_game_has_the_reason_of_its_rulebook() -> None:
    cryo, frostpunk, desolated = (new_state(name) for name in ("cryo", "frostpunk", "desolated"))

    assert ended("cryo", cryo) == "a player has no pod left to settle"
    cryo.sunset_resolved = True
    assert ended("cryo", cryo) == "the sun has set"
    frostpunk.outcome = "hunger"
    assert ended("frostpunk", frostpunk) == "Hunger has overwhelmed the city"
    frostpunk.outcome = "won"
    assert ended("frostpunk", frostpunk) == "The city has survived"
    trigger_final_round(desolated, "a player has three Landmarks")
    trigger_final_round(desolated, "the game has lasted long enough")
    assert ended("desolated", desolated) == "a player has three Landmarks"


def test_four_points_end_the_pioneers_program_before_its_last_round() -> None:
    state = new_state("pioneers", seats=3)

    assert ended("pioneers", state) == "the last round is over"
    state.players[1].four = 1
    assert ended("pioneers", state) == "four victory points"


def new_state(name: str, seats: int = 2) -> Any:
    game = game_named(name)
    return game.new(game.content(None), seats, game.check(seats, {}))


def ended(name: str, state: Any) -> str:
    return study_of(game_named(name)).ended(state)
