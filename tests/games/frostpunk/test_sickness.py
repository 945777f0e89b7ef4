"""Sickness and death, curing and treating."""

from __future__ import annotations

from games.frostpunk.positions import BOX, city
from holdfast.games.frostpunk.rules.sickness import flip, sicken
from holdfast.games.frostpunk.verbs.effects import Cure, Gain, Kill, MakeSick, Treat
from proving import rule


@rule("FRO-232")
def test_a_citizen_who_gets_sick_moves_the_marker_of_that_type() -> None:
    ann = city(sick={"engineer": 2})
    ann.does(sicken(ann.state, ann.player("ann"), 1))

    assert ann.sick["engineer"] == 3


@rule("FRO-233", "FRO-097", "FRO-234")
def test_the_marker_never_passes_the_citizens_it_is_flipped_instead() -> None:
    ann = city(citizens={"worker": 10}, sick={"worker": 10}).resolves(MakeSick(worker=1))

    assert (ann.sick["worker"], ann.skulls, ann.state.corpses) == (10, ["worker"], 0)


@rule("FRO-235", "FRO-236", "FRO-240")
def test_skull_to_syringe_kills_one_and_moves_the_marker_back_once() -> None:
    ann = city(citizens={"worker": 12}, sick={"worker": 12}, skulls=["worker"])
    ann.resolves(MakeSick(worker=1), chance={"citizen": ["C02"]})

    assert (ann.citizens["worker"], ann.sick["worker"], ann.skulls) == (11, 11, [])
    assert ann.state.corpses == 1


@rule("FRO-238")
def test_a_type_without_citizens_cannot_get_sick() -> None:
    ann = city(citizens={"child": 1}, sick={"child": 1}, skulls=["child"])
    ann.does(flip(ann.state, ann.player("ann"), 2), chance={"citizen": ["C21"]})
    assert (ann.citizens["child"], ann.sick["child"], ann.skulls) == (0, 0, [])

    ann.resolves(MakeSick(child=3), MakeSick(each=1))
    assert (ann.sick["child"], ann.skulls) == (0, [])


@rule("FRO-040", "FRO-041", "FRO-239")
def test_the_eleventh_death_fills_the_corpse_track_and_loses() -> None:
    ann = city(corpses=9).resolves(Kill(worker=1), chance={"citizen": ["C02"]})
    assert (ann.state.corpses, ann.outcome) == (10, "")

    ann.resolves(Kill(worker=2))
    assert (ann.state.corpses, ann.outcome) == (11, "deaths")
    assert BOX.tracks.corpses.last == 11


@rule("FRO-240")
def test_a_death_moves_the_sickness_marker_only_if_it_stands_higher_or_sickness_killed() -> None:
    healthy = city(citizens={"worker": 10}, sick={"worker": 4}).resolves(Kill(worker=1), chance={"citizen": ["C02"]})
    assert (healthy.citizens["worker"], healthy.sick["worker"]) == (9, 4)

    higher = city(citizens={"worker": 4}, sick={"worker": 4}).resolves(Kill(worker=1), chance={"citizen": ["C02"]})
    assert (higher.citizens["worker"], higher.sick["worker"]) == (3, 3)


@rule("FRO-241", "FRO-256")
def test_a_death_draws_a_citizen_card_whose_effect_is_that_of_the_dead_type() -> None:
    worker = city(discontent=[]).resolves(Kill(worker=1), chance={"citizen": ["C01"]})
    assert len(worker.discontent) == 1
    assert [card.key for card in worker.state.citizen_discard] == ["C01"]

    child = city(hope=["unity*"]).resolves(Kill(child=1), chance={"citizen": ["C01"]})
    assert (child.hope, child.discontent) == (["unity"], ["anger", "fear"])

    engineer = city().resolves(Kill(engineer=1), chance={"citizen": ["C01"]})
    assert (engineer.hope, engineer.discontent) == (["resolve*", "unity", "devotion"], ["anger", "fear"])


@rule("FRO-242")
def test_any_player_may_discard_a_card_of_the_dead_type_instead() -> None:
    ann = city(hands=[["C21"], ["C04", "C11"]], food=5).resolves(Kill(worker=1), answers=["C04"])

    assert ann.asked[0].seat == 1
    assert ann.asked[0].keys == ["C04", "draw"]
    assert (ann.hand("bo"), ann.food) == (["C11"], 3)


@rule("FRO-324")
def test_the_offer_goes_round_from_the_leader_and_the_first_who_accepts_ends_it() -> None:
    hands = [["C02"], ["C09"], ["C04"]]
    ann = city(seats=3, leader=1, hands=hands).resolves(Kill(worker=1), answers=["draw", "C04"])
    assert [asked.seat for asked in ann.asked] == [1, 2]
    assert (ann.hand("ann"), ann.hand("bo"), ann.hand("cy")) == (["C02"], ["C09"], [])

    nobody = city(seats=3, leader=1, hands=hands)
    nobody.resolves(Kill(worker=1), answers=["draw", "draw", "draw"], chance={"citizen": ["C05"]})
    assert [asked.seat for asked in nobody.asked] == [1, 2, 0]
    assert [card.key for card in nobody.state.citizen_discard] == ["C05"]


@rule("FRO-243")
def test_a_death_effect_is_applied_as_far_as_possible() -> None:
    ann = city(food=1, hope=["unity"]).resolves(Kill(worker=1), chance={"citizen": ["C04"]})
    assert ann.food == 0

    ann.resolves(Kill(worker=1), chance={"citizen": ["C03"]})
    assert ann.hope == ["unity"]


@rule("FRO-244")
def test_a_death_caused_by_a_death_effect_comes_after_that_effect() -> None:
    """C10 makes a Worker sick whose marker lies Skull side up: that one dies after the first is done with."""
    ann = city(citizens={"worker": 5}, sick={"worker": 5}, skulls=["worker"])
    ann.resolves(Kill(worker=1), Gain(food=1), chance={"citizen": ["C10", "C02"]})

    assert (ann.citizens["worker"], ann.sick["worker"], ann.skulls) == (3, 3, [])
    assert ann.state.corpses == 2
    assert [card.key for card in ann.state.citizen_discard] == ["C10", "C02"]
    assert ann.food == 21


@rule("FRO-244", "FRO-356")
def test_several_deaths_that_wait_are_resolved_in_the_order_in_which_they_came_up() -> None:
    """C06 brings a 6th Discontent token; Iron Rule kills a Worker (C04: Food), then an Engineer (C12: Stress)."""
    five = ["anger", "fear", "fear", "mistrust", "mistrust"]
    ann = city(flags=["iron_rule"], discontent=five, food=9, stress=0)
    answers = ["exhausted fear", "exhausted fear", "worker", "engineer"]
    ann.resolves(Kill(worker=1), answers=answers, chance={"citizen": ["C06", "C04", "C12"]})

    assert (ann.food, ann.state.stress) == (7, 1)
    assert [card.key for card in ann.state.citizen_discard] == ["C06", "C04", "C12"]
    assert (ann.citizens["worker"], ann.citizens["engineer"]) == (15, 11)


@rule("FRO-245")
def test_a_death_of_a_type_without_citizens_is_ignored() -> None:
    ann = city(citizens={"child": 0}, sick={"child": 0}).resolves(Kill(child=2))

    assert ann.state.corpses == 0
    assert not ann.state.citizen_discard


@rule("FRO-246")
def test_cure_points_move_any_markers_back_and_unused_ones_are_lost() -> None:
    ann = city(sick={"worker": 2, "engineer": 0, "child": 1})
    ann.resolves(Cure(2), answers=["cure worker", "cure child"])
    assert ann.sick == {"worker": 1, "engineer": 0, "child": 0}

    ann.resolves(Cure(4))
    assert ann.sick == {"worker": 0, "engineer": 0, "child": 0}
    assert ann.asked == []


@rule("FRO-247")
def test_a_skull_side_marker_cannot_be_cured_to_space_zero() -> None:
    ann = city(sick={"worker": 1, "child": 0}, skulls=["worker"]).resolves(Cure(1))
    assert (ann.sick["worker"], ann.skulls) == (1, ["worker"])

    ann.resolves(Treat(1), Cure(1))
    assert (ann.sick["worker"], ann.skulls) == (0, [])


@rule("FRO-248")
def test_treat_points_flip_skulls_without_a_death_and_unused_ones_are_lost() -> None:
    ann = city(sick={"worker": 3, "child": 3}, skulls=["worker", "child"]).resolves(Treat(1), answers=["treat child"])
    assert (ann.skulls, ann.state.corpses) == (["worker"], 0)

    ann.resolves(Treat(3))
    assert (ann.skulls, ann.sick["worker"]) == ([], 3)


@rule("FRO-249")
def test_where_one_effect_gives_both_the_order_of_the_points_is_free() -> None:
    treated_first = city(sick={"worker": 1, "child": 0}, skulls=["worker"]).resolves(Cure(2), Treat(1))
    assert treated_first.sick["worker"] == 0

    chosen = city(sick={"worker": 3, "child": 0}, skulls=["worker"])
    chosen.resolves(Cure(2), Treat(1), answers=["cure worker", "treat worker"])
    assert chosen.asked[0].keys == ["cure worker", "treat worker"]
    assert (chosen.sick["worker"], chosen.skulls) == (1, [])
