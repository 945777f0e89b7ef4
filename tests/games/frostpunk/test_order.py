"""Who falls sick or dies together does so in an order that the players choose, where it can matter."""

from __future__ import annotations

import pytest

from games.frostpunk.positions import city
from holdfast.games.frostpunk.rules.generator import cold_sickness
from holdfast.games.frostpunk.rules.night import night_phase
from holdfast.games.frostpunk.rules.sickness import brings_death, sicken_together
from holdfast.games.frostpunk.verbs.effects import Kill, MakeSick
from proving import rule

WORKER, ENGINEER, CHILD = 0, 1, 2
FEW = {"worker": 2, "engineer": 0, "child": 2}


@rule("FRO-370", "FRO-349")
def test_the_players_choose_whose_death_is_the_first_of_the_night_and_has_no_effect_with_a_burial_ground() -> None:
    cemetery = {
        "flags": ["burial"], "tiles": {"N0": "N12"}, "built": {"N0a": "cemetery"}, "cleared": ["G1", "G2"],
        "citizens": FEW, "sick": FEW, "skulls": ["worker", "child"], "coal": 0, "heat": 0,
        "hope": ["unity*", "resolve*"],
    }  # fmt: skip
    ann = city(**cemetery)
    assert ann.state.meeples == [1, 0, 1]
    ann.does(night_phase(ann.state), "child", chance={"citizen": ["C08", "C05"]})
    assert ann.asked[0].keys == ["worker", "child"]
    assert (ann.hope, ann.state.deaths) == (["unity*", "resolve*"], 2)

    other = city(**cemetery)
    other.does(night_phase(other.state), "worker", "exhaust unity", chance={"citizen": ["C05", "C08"]})
    assert other.hope == ["unity", "resolve*"]


@rule("FRO-370")
def test_the_order_is_not_asked_where_nobody_dies_of_it() -> None:
    ann = city(citizens=FEW, sick=FEW)
    ann.does(sicken_together(ann.state, ann.player("ann"), [1, 0, 1]))

    assert ann.asked == []
    assert ann.skulls == ["worker", "child"]


@rule("FRO-370")
def test_after_a_death_the_players_choose_again() -> None:
    ann = city(citizens={"worker": 4, "engineer": 0, "child": 2}, sick={"worker": 4, "engineer": 0, "child": 2},
               skulls=["worker", "child"], hope=["unity*"], discontent=[])  # fmt: skip
    order = [3, 0, 1]
    ann.does(sicken_together(ann.state, ann.player("ann"), order), "worker", "child",
             chance={"citizen": ["C05", "C14", "C02"]}, checked=False)  # fmt: skip

    assert [asked.keys for asked in ann.asked] == [["worker", "child"], ["worker", "child"]]
    assert (ann.state.citizens, ann.state.deaths) == ([2, 0, 1], 3)
    assert order == [3, 0, 1]


@rule("FRO-370", "FRO-234", "FRO-235")
@pytest.mark.parametrize(
    ("citizens", "sick", "skull", "count", "deadly"),
    [
        (5, 5, True, 1, True),
        (5, 5, False, 1, False),
        (5, 5, False, 2, True),
        (5, 4, True, 1, False),
        (5, 4, True, 2, True),
        (5, 4, False, 2, False),
        (5, 4, False, 3, True),
        (1, 1, True, 1, True),
        (0, 0, False, 5, False),
    ],
)
def test_somebody_dies_when_the_marker_would_be_flipped_to_its_syringe_side(
    citizens: int, sick: int, skull: bool, count: int, deadly: bool
) -> None:
    ann = city(citizens={"worker": citizens}, sick={"worker": sick}, skulls=["worker"] if skull else [])

    assert brings_death(ann.state, WORKER, count) is deadly
    ann.plays_out(sicken_together(ann.state, ann.player("ann"), [count, 0, 0]), "")
    assert (ann.state.deaths > 0) is deadly


@rule("FRO-370", "FRO-096")
def test_the_cold_of_the_generator_phase_is_resolved_in_a_chosen_order_too() -> None:
    sick = {"worker": 2, "engineer": 2, "child": 2}
    ann = city(heat=0, cold=3, citizens=sick, sick=sick, skulls=["child"], hope=["unity*", "unity*"])
    ann.does(cold_sickness(ann.state), "child", chance={"citizen": ["C05"]})

    assert ann.asked[0].keys == ["worker", "engineer", "child"]
    assert ann.skulls == ["worker", "engineer"]
    assert ann.state.citizens == [2, 2, 1]


@rule("FRO-370", "FRO-049")
def test_an_effect_that_hits_several_types_lets_the_players_order_it() -> None:
    sick = {"worker": 2, "engineer": 2, "child": 2}
    ann = city(citizens=sick, sick=sick, skulls=["engineer"], hope=["unity*", "unity*"])
    ann.resolves(MakeSick(each=1), answers=["engineer"], chance={"citizen": ["C01"]})
    assert ann.state.citizens == [2, 1, 2]

    dead = city(hope=["unity*", "unity*"], discontent=[])
    dead.resolves(Kill(worker=1, child=1), answers=["child"], chance={"citizen": ["C14", "C05"]})
    assert dead.asked[0].keys == ["worker", "child"]
    assert dead.state.citizens == [16, 12, 10]


@rule("FRO-370", "FRO-051")
def test_a_type_that_runs_out_of_citizens_is_left_out() -> None:
    ann = city(citizens={"worker": 1, "engineer": 4, "child": 0}, sick={"worker": 0, "engineer": 0, "child": 0})
    ann.resolves(Kill(worker=3, child=2), chance={"citizen": ["C05"]})

    assert ann.asked == []
    assert (ann.state.citizens, ann.state.corpses) == ([0, 4, 0], 1)
