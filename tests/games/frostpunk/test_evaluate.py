"""How a city looks: between 0 and 1, the same to every seat, better for what is good and worse for what is bad."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.frostpunk.positions import BOX, city
from holdfast.engine.chance import Generator64
from holdfast.engine.play import Play
from holdfast.games.frostpunk import GAME
from holdfast.games.frostpunk.evaluate import evaluate, rounds_left
from holdfast.games.frostpunk.evaluate.city import bed_count
from holdfast.games.frostpunk.evaluate.prospect import overflow, prospect
from holdfast.games.frostpunk.state import Frostpunk

TILES = {"N0": "N12", "N1": "N01"}
Estimator = Callable[[Frostpunk, int], float]
BOTH = pytest.mark.parametrize("estimator", [evaluate, prospect])


def estimate(estimator: Estimator = evaluate, **position: Any) -> float:
    return estimator(city(**position).state, 0)


@BOTH
@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ({"hope": ["unity*", "unity"]}, {"hope": ["unity"]}),
        ({"discontent": ["fear"]}, {"discontent": ["fear"] * 4}),
        ({"discontent": ["fear", "fear"]}, {"discontent": ["fear*", "fear*"]}),
        ({"corpses": 1}, {"corpses": 8}),
        ({"sick": {"worker": 3}}, {"sick": {"worker": 12}}),
        ({"sick": {"worker": 6}}, {"sick": {"worker": 6}, "skulls": ["worker"]}),
        ({"stress": 0}, {"stress": 9, "coal": 6}),
        ({"overheated": False}, {"overheated": True}),
        ({"food": 20}, {"food": 2}),
        ({"hunger": 0}, {"hunger": 12}),
        ({"coal": 9}, {"coal": 1}),
        ({"cold": 4}, {"cold": 8}),
        ({"flags": ["soup"]}, {}),
        ({"tiles": TILES, "built": {"N0a": "tent", "N0b": "tent"}}, {"tiles": TILES}),
        ({"tiles": TILES, "built": {"N0a": "bunkhouse"}}, {"tiles": TILES, "built": {"N0a": "tent"}}),
        ({"scenario": "arks"}, {"scenario": "arks", "frost": [2, 0, 0, 0]}),
    ],
)
def test_what_is_good_looks_better(estimator: Estimator, good: dict[str, Any], bad: dict[str, Any]) -> None:
    assert 0 < estimate(estimator, **bad) < estimate(estimator, **good) < 1


def test_the_second_breakdown_looks_worse_than_the_first() -> None:
    first = estimate(stress=4) - estimate(stress=10, coal=6)
    second = estimate(stress=4, overheated=True) - estimate(stress=10, coal=6, overheated=True)

    assert second > first


@BOTH
def test_the_end_is_certain(estimator: Estimator) -> None:
    won, lost = city(), city()
    won.state.outcome, lost.state.outcome = "won", "hunger"

    assert (estimator(won.state, 0), estimator(lost.state, 0)) == (1, 0)


def test_no_store_makes_up_for_a_city_about_to_be_lost() -> None:
    plenty: dict[str, Any] = {"food": 30, "wood": 20, "coal": 20}
    angry, blown_up = (
        {"discontent": ["fear*"] * 3 + ["anger*"] * 2},
        {"overheated": True, "stress": 10, "heat": 8, "cold": 8},
    )
    for danger in (angry, {"hope": ["unity"]}, {"corpses": 10}, blown_up):
        assert estimate(prospect, **plenty, **danger) < estimate(prospect, food=4, cold=8)


def test_what_falls_out_of_the_tower_is_reckoned_exactly() -> None:
    tower = BOX.tracks.tower

    assert overflow(tower, 0, 0, 0) == 0
    assert overflow(tower, 3, 0, -1) == 1
    assert overflow(tower, 1, 0, 0) == pytest.approx(1 - 0.4 * 0.95)
    assert overflow(tower, 0, 1, 0) == pytest.approx(1 - 0.95 * 0.95)
    assert overflow(tower, 5, 1, 5) == pytest.approx((1 - 0.4 * 0.95) ** 5 * (1 - 0.95 * 0.6 * 0.95))
    assert overflow(tower, 8, 8, 6) > overflow(tower, 8, 4, 6) > overflow(tower, 6, 4, 6) > overflow(tower, 6, 4, 7)


def test_the_storm_and_the_triggers_tell_how_long_it_will_last() -> None:
    early, late = city(round=2, storm=8).state, city(round=9, storm=11, storms=1).state
    last = city(round=11, storms=2, storm=0).state
    last.triggers["D"] = 13

    assert rounds_left(early) > rounds_left(late) > rounds_left(last) == 3


def test_storms_and_any_roof_tell_which_beds_last() -> None:
    built = {"N0a": "tent", "N0b": "bunkhouse", "N1a": "house"}
    bare = bed_count(city(tiles=TILES, built=built, heat=3, cold=3, ranges=[0, 1, 2]).state)
    any_roof = bed_count(city(tiles=TILES, built=built, flags=["ruin_sleep"]).state)

    now = bare[1]
    assert bare[0] == now
    assert bare[1] > bare[2] > bare[3] == 2
    assert any_roof[3] > bare[3]


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {"scenario": "arks", "level": "hard"})])
def test_it_is_a_chance_at_every_decision_and_the_same_for_all(seats: int, options: dict[str, str]) -> None:
    for seed in range(5):
        play = Play(GAME, GAME.new(GAME.content(None), seats, GAME.check(seats, options)), Generator64(seed))
        play.start()
        random = Random(seed)
        while not play.over:
            for estimator in (evaluate, prospect):
                looked = {estimator(play.state, seat) for seat in range(seats)}
                assert len(looked) == 1
                assert 0 <= looked.pop() <= 1
            play.step(random.randrange(len(play.decision)))
        assert evaluate(play.state, 0) == float(play.state.outcome == "won")
