"""Phase 3: the Generator."""

from __future__ import annotations

from collections import Counter

import pytest

from games.frostpunk.positions import BOX, city
from holdfast.engine.chance import Generator64
from holdfast.games.frostpunk.redeal import redeal
from holdfast.games.frostpunk.rules.generator import check_stress, cold_sickness, cube, fuel, generator_phase
from holdfast.games.frostpunk.verbs.effects import ChangeStress, MoveCold, MoveRanges, RaiseHeat
from holdfast.games.frostpunk.view import view
from proving import rule


@rule("FRO-093", "FRO-094")
def test_coal_advances_the_heat_marker_to_the_cold_marker_at_most() -> None:
    ann = city(heat=2, cold=5, coal=6)
    ann.does(fuel(ann.state, ann.player("ann"), "FRO-093"), "fuel 3")

    assert ann.asked[0].keys == ["fuel 0", "fuel 1", "fuel 2", "fuel 3"]
    assert (ann.state.heat, ann.coal) == (5, 3)


@rule("FRO-093")
def test_without_coal_nothing_is_asked() -> None:
    ann = city(heat=2, cold=5, coal=0)
    ann.does(fuel(ann.state, ann.player("ann"), "FRO-093"))

    assert ann.asked == []


@rule("FRO-095", "FRO-096")
def test_each_icon_between_heat_and_cold_makes_one_sick() -> None:
    ann = city(heat=1, cold=3, sick={"worker": 0, "engineer": 0, "child": 0})
    assert BOX.tracks.heat.icons[:3] == ["worker", "child", "engineer"]
    ann.does(cold_sickness(ann.state))
    assert ann.sick == {"worker": 0, "engineer": 1, "child": 1}

    warm = city(heat=3, cold=3, sick={"worker": 0, "child": 0})
    warm.does(cold_sickness(warm.state))
    assert sum(warm.sick.values()) == 0


@rule("FRO-097")
def test_where_everybody_is_sick_the_cold_flips_the_marker() -> None:
    ann = city(heat=0, cold=1, citizens={"worker": 3}, sick={"worker": 3})
    ann.does(cold_sickness(ann.state))

    assert (ann.sick["worker"], ann.skulls) == (3, ["worker"])


@rule("FRO-098", "FRO-099", "FRO-104")
def test_as_many_cubes_are_dropped_as_the_heat_track_shows_and_those_that_fall_are_stress() -> None:
    ann = city(heat=3, cold=3)
    ann.does(
        check_stress(ann.state),
        chance={"tower drop": ["falls", "sticks", "falls"], "tower pull": ["sticks"], "tower push": ["sticks"]},
    )

    assert (ann.state.dropped, ann.state.found) == (3, 2)
    assert (ann.state.stress, ann.state.stuck, ann.state.drawer) == (2, 1, 0)


@rule("FRO-099", "FRO-106")
def test_cubes_that_fall_while_the_drawer_is_pulled_count_now() -> None:
    ann = city(heat=0, stuck=2)
    ann.does(check_stress(ann.state), chance={"tower pull": ["falls", "sticks"], "tower push": ["sticks"]})

    assert (ann.state.stress, ann.state.stuck) == (1, 1)


@rule("FRO-100", "FRO-106", "FRO-108")
def test_cubes_that_fall_while_it_is_pushed_in_wait_for_the_next_check_even_without_heat() -> None:
    ann = city(heat=0, stuck=1)
    ann.does(check_stress(ann.state), chance={"tower pull": ["sticks"], "tower push": ["falls"]})
    assert (ann.state.stress, ann.state.stuck, ann.state.drawer, ann.state.dropped) == (0, 0, 1, 0)

    ann.does(check_stress(ann.state))
    assert (ann.state.stress, ann.state.drawer) == (1, 0)


@rule("FRO-105")
def test_dropped_cubes_knock_stuck_ones_loose() -> None:
    ann = city(heat=5, cold=5, stuck=1)
    drops = ["sticks"] * 5
    ann.does(
        check_stress(ann.state),
        chance={
            "tower drop": drops,
            "tower knock": ["falls"],
            "tower pull": ["sticks"] * 5,
            "tower push": ["sticks"] * 5,
        },
    )

    assert (ann.state.found, ann.state.stuck) == (1, 5)
    assert share(5) == 0.40
    assert share(2) == 0.16
    assert share(7) == 0.40


def share(dropped: int) -> float:
    tower = BOX.tracks.tower
    faces = cube(min(tower.knock_most, tower.knock_per_cube * dropped))
    return faces.count("falls") / len(faces)


@rule("FRO-104", "FRO-105", "FRO-106")
def test_the_odds_of_a_cube_are_those_of_the_content() -> None:
    tower = BOX.tracks.tower

    assert (tower.fall, tower.knock_per_cube, tower.knock_most, tower.pull, tower.push) == (60, 8, 40, 5, 5)
    for percent in (60, 40, 5, 8):
        assert cube(percent).count("falls") * 100 == percent * len(cube(percent))


@rule("FRO-104", "FRO-105", "FRO-106")
def test_the_tower_has_the_distribution_of_its_model() -> None:
    """4,000 checks with 3 cubes dropped on 2 stuck ones: the mean of cubes found, within 4 standard errors."""
    totals = Counter[int]()
    random = Generator64(11)
    for _ in range(4000):
        ann = city(heat=3, cold=3, stuck=2)
        rule_ = check_stress(ann.state)
        value = None
        try:
            while True:
                request = rule_.send(value)
                value = request.apply(request.sample(random))
        except StopIteration:
            totals[ann.state.found] += 1
    knock = 0.24
    expected = 3 * (0.6 + 0.4 * 0.05) + 2 * (knock + (1 - knock) * 0.05)
    mean = sum(found * count for found, count in totals.items()) / 4000
    assert mean == pytest.approx(expected, abs=0.07)
    assert set(totals) == set(range(6))


@rule("FRO-101", "FRO-102")
def test_ten_cubes_fit_and_the_eleventh_breaks_the_generator_down() -> None:
    fits = city(stress=8, drawer=2)
    fits.does(check_stress(fits.state))
    assert (fits.state.stress, fits.state.overheated) == (10, False)

    breaks = city(stress=9, drawer=2)
    breaks.does(check_stress(breaks.state))
    assert (breaks.state.stress, breaks.state.overheated) == (0, True)


@rule("FRO-103")
def test_after_the_check_the_heat_marker_goes_back_broken_down_or_not() -> None:
    for stress in (0, 10):
        ann = city(heat=3, cold=3, coal=0, stress=stress, drawer=1)
        ann.does(generator_phase(ann.state), chance={"tower drop": ["falls", "falls"]})
        assert ann.state.heat == 0
        assert ann.state.overheated is (stress == 10)


@rule("FRO-107")
def test_players_see_what_was_dropped_and_found_but_not_where_the_rest_is() -> None:
    ann = city(heat=2, cold=2)
    ann.does(
        check_stress(ann.state),
        chance={"tower drop": ["sticks", "falls"], "tower push": ["falls"], "tower pull": ["sticks"]},
    )
    seen = view(ann.state, 0)["generator"]
    assert (seen["dropped"], seen["found"], seen["inside"]) == (2, 1, 1)
    assert "stuck" not in seen
    assert "drawer" not in seen

    drawers = Counter[int]()
    for seed in range(2000):
        other = city(stuck=3, drawer=1).state
        redeal(other, 0, Generator64(seed))
        drawers[other.drawer] += 1
        assert other.stuck + other.drawer == 4
    assert drawers[0] / 2000 == pytest.approx(0.95**4, abs=0.04)


@rule("FRO-109")
def test_the_first_breakdown_overheats_brings_the_cold_closer_and_clears_the_stress() -> None:
    ann = city(stress=10, cold=4, ranges=[0, 1, 2]).resolves(ChangeStress(2))

    assert ann.state.overheated
    assert (ann.state.cold, ann.state.ranges, ann.state.stress) == (5, [1, 2, 3], 0)


@rule("FRO-037", "FRO-110")
def test_the_second_breakdown_explodes_the_generator() -> None:
    ann = city(stress=10, drawer=1, overheated=True, heat=0)
    ann.does(check_stress(ann.state))

    assert ann.outcome == "generator"


@rule("FRO-111")
def test_cubes_from_a_card_break_it_down_at_once_without_a_reset_of_the_heat_marker() -> None:
    ann = city(stress=9, heat=3, cold=3).resolves(ChangeStress(1))
    assert (ann.state.stress, ann.state.overheated) == (10, False)

    ann.resolves(ChangeStress(1))
    assert (ann.state.overheated, ann.state.heat) == (True, 3)

    ann.resolves(ChangeStress(5), ChangeStress(-3))
    assert ann.state.stress == 2


@rule("FRO-112")
def test_markers_stop_on_the_last_space_in_a_breakdown() -> None:
    ann = city(stress=10, cold=12, ranges=[12, 11, 12]).resolves(ChangeStress(1))

    assert (ann.state.cold, ann.state.ranges) == (12, [12, 12, 12])


@rule("FRO-336")
def test_range_and_cold_stay_within_their_tracks() -> None:
    ann = city(cold=3, heat=0, ranges=[0, 5, 12]).resolves(
        MoveRanges(first=-1), MoveRanges(third=1), MoveRanges(second=2), MoveCold(-9)
    )
    assert (ann.state.ranges, ann.state.cold) == ([0, 7, 12], 0)

    ann.resolves(MoveRanges(every=-1), MoveCold(20))
    assert (ann.state.ranges, ann.state.cold) == ([0, 6, 11], 12)


@rule("FRO-126")
def test_the_heat_marker_goes_back_with_the_cold_marker() -> None:
    ann = city(heat=4, cold=5).resolves(MoveCold(-2))
    assert (ann.state.heat, ann.state.cold) == (3, 3)

    ann.resolves(RaiseHeat(5))
    assert ann.state.heat == 3
