"""Phase 6: Meeples, turns, heated and cold actions."""

from __future__ import annotations

import pytest

from games.frostpunk.positions import BOX, city, offers, refuses
from holdfast.games.frostpunk.rules.actions import start_actions
from holdfast.games.frostpunk.rules.meeples import adjust
from holdfast.games.frostpunk.rules.night import bring_home
from holdfast.games.frostpunk.verbs.effects import AddSpent, AddTemporary, ChangeCitizens, Kill
from proving import rule

HEALTHY = {"worker": 0, "engineer": 0, "child": 0}


@rule("FRO-136", "FRO-138")
@pytest.mark.parametrize(
    ("citizens", "meeples"),
    [
        (0, 0),
        (1, 1),
        (4, 1),
        (5, 3),
        (9, 3),
        (10, 5),
        (14, 5),
        (15, 6),
        (17, 6),
        (19, 6),
        (20, 7),
        (25, 7),
        (26, 8),
        (30, 8),
    ],
)
def test_meeples_by_the_number_of_citizens(citizens: int, meeples: int) -> None:
    assert city(citizens={"worker": citizens}, sick=HEALTHY).state.meeples[0] == meeples


@rule("FRO-137", "FRO-138")
def test_scouts_count_towards_the_number_of_meeples() -> None:
    ann = city(tiles={"N0": "N12"}, built={"N0a": "beacon"}).sends(0)

    assert (ann.citizens["worker"], ann.state.meeples[0]) == (17, 5)


@rule("FRO-139")
def test_meeples_change_only_at_the_start_of_the_phase() -> None:
    ann = city(citizens={"worker": 15}).resolves(
        Kill(worker=1), ChangeCitizens(engineer=9), chance={"citizen": ["C02"]}
    )
    assert (ann.state.meeples, ann.state.ready) == ([6, 5, 5], [6, 5, 5])

    adjust(ann.state)
    assert ann.state.meeples == [5, 7, 5]


@rule("FRO-140")
def test_more_scouts_than_meeples_leave_none_in_the_supply() -> None:
    ann = city(citizens={"worker": 3}, sick=HEALTHY, tiles={"N0": "N12"}, built={"N0a": "beacon"})
    ann.sends(0).sends(1)

    assert ann.state.meeples[0] == 0
    assert len(ann.state.scouts) == 2


@rule("FRO-141", "FRO-142")
def test_spent_tokens_take_a_meeple_each_as_far_as_they_go() -> None:
    some = city(spent={"worker": 2})
    assert (some.state.ready[0], some.state.resting[0]) == (4, 2)

    many = city(spent={"engineer": 7})
    assert (many.state.ready[1], many.state.resting[1], many.state.spent[1]) == (0, 5, 7)


@rule("FRO-329")
def test_tokens_wait_for_meeples_of_their_type_and_never_take_temporary_ones() -> None:
    ann = city(scenario="arks", spent={"worker": 2}, temps={"worker": 1})
    assert (ann.state.ready[0], ann.state.temps[0], ann.state.resting[0]) == (0, 1, 0)

    ann.resolves(ChangeCitizens(worker=5))
    adjust(ann.state)
    assert (ann.state.meeples[0], ann.state.resting[0], ann.state.ready[0], ann.state.temps[0]) == (3, 2, 1, 1)


@rule("FRO-330")
def test_tokens_that_arrive_during_the_phase_wait_for_the_next() -> None:
    ann = city().resolves(AddSpent(worker=2))
    assert ann.state.ready[0] == 6

    adjust(ann.state)
    assert ann.state.ready[0] == 4


@rule("FRO-143", "FRO-145")
def test_the_players_take_turns_clockwise_from_the_leader_with_one_action_each() -> None:
    ann = city(seats=3, leader=1)
    ann.state.turn = 1
    table = ann.table()
    seats = []
    for keys in (("gather G4", "worker"), ("gather G5", "worker"), ("construct", "worker", "done")):
        seats.append(table.decision.seat)
        for key in keys:
            table.choose(key)

    assert seats == [1, 2, 0]
    assert table.decision.seat == 1
    assert table.state.ready[0] == 3


@rule("FRO-144")
def test_on_a_turn_the_generator_may_be_fuelled_first_without_a_stress_check() -> None:
    table = city(heat=1, cold=3, coal=5).table()
    assert [key for key in offers(table) if key.startswith("fuel")] == ["fuel 1", "fuel 2"]
    table.choose("fuel 2")

    assert (table.state.heat, table.state.stock[2], table.state.stress, table.state.stuck) == (3, 3, 0, 0)
    assert table.decision.seat == 0
    assert "fuel 1" not in offers(table)


@rule("FRO-145")
def test_the_six_main_actions() -> None:
    ann = city(tiles={"N0": "N12"}, built={"N0a": "beacon"})
    kinds = {key.split()[0] for key in offers(ann.table())}

    assert {"remove", "gather", "construct", "use", "deploy", "special"} <= kinds


@rule("FRO-146", "FRO-343")
def test_children_do_not_act_without_the_law() -> None:
    table = city(citizens={"worker": 0, "engineer": 0, "child": 11}, sick=HEALTHY).table()

    assert set(offers(table)) == {"fuel 1", "fuel 2", "fuel 3", "pass"}


@rule("FRO-147")
def test_a_player_may_pass_and_act_again_and_all_passing_ends_the_phase() -> None:
    table = city(seats=2, dispute="SD1").table(chance={"dusk": ["D03"]})
    table.choose("pass")
    table.choose("gather G4")
    table.choose("worker")
    assert table.decision.seat == 0
    table.choose("pass")
    assert table.decision.seat == 1
    table.choose("pass")

    assert table.decision.prompt.startswith("Pilfered Stores")


@rule("FRO-147")
def test_the_phase_ends_when_nothing_is_left_that_could_act() -> None:
    table = city(seats=2, dispute="SD1", citizens={"worker": 1, "engineer": 0}, sick=HEALTHY).table(
        chance={"dusk": ["D03"]}
    )
    table.choose("gather G4")

    assert table.decision.prompt.startswith("Pilfered Stores")


@rule("FRO-147")
def test_with_every_meeple_spent_the_leader_still_has_one_turn() -> None:
    spent = {"worker": 9, "engineer": 9, "child": 9}
    ended = city(spent=spent, dispute="SD1").table(chance={"dusk": ["D03"]})
    assert set(offers(ended)) == {"fuel 1", "fuel 2", "fuel 3", "pass"}
    ended.choose("fuel 1")
    ended.choose("pass")
    assert ended.decision.prompt.startswith("Pilfered Stores")

    helped = city(spent=spent, hands=[["C06"]]).table()
    helped.choose("C06")
    helped.choose("gather G4")
    assert helped.state.stock[1] == 10


@rule("FRO-148")
def test_construct_deploy_and_special_actions_are_always_heated() -> None:
    table = city(sick=HEALTHY, heat=0, tiles={"N0": "N12"}, built={"N0a": "beacon"}).table()
    for keys in (("construct", "worker", "done"), ("deploy scouts", "worker", "stack A"), ("special CR1",)):
        for key in keys:
            table.choose(key)

    assert table.state.sick == [0, 0, 0]


@rule("FRO-149", "FRO-151")
def test_remove_snow_is_always_cold_before_it_is_resolved() -> None:
    table = city(sick=HEALTHY, heat=3, cold=3).table()
    table.choose("remove snow")
    table.choose("engineer")

    assert table.state.sick == [0, 1, 0]
    assert table.decision.prompt == "Place a tile where?"


@rule("FRO-150", "FRO-158")
def test_gathering_and_using_are_heated_or_cold_by_place() -> None:
    cold = city(sick=HEALTHY, heat=0).table()
    cold.choose("gather G4")
    cold.choose("worker")
    cold.choose("use generator")
    assert cold.state.sick == [1, 1, 0]

    warm = city(sick=HEALTHY, heat=1, cold=3, ranges=[0, 1, 2]).table()
    warm.choose("gather G4")
    warm.choose("worker")
    warm.choose("use generator")
    assert warm.state.sick == [0, 0, 0]


@rule("FRO-151")
def test_a_cold_action_flips_the_marker_where_everybody_is_sick() -> None:
    table = city(citizens={"worker": 3}, sick={"worker": 3}, heat=0).table()
    table.choose("gather G4")
    table.choose("worker")

    assert (table.state.sick[0], table.state.skull[0]) == (3, True)


@rule("FRO-044", "FRO-045", "FRO-314")
def test_group_decisions_are_the_leaders_and_those_of_a_turn_the_acting_players() -> None:
    table = city(leader=0, seats=2, sick={"worker": 3, "child": 3}).table()
    table.choose("pass")
    table.choose("use G3")
    assert table.decision.prompt.startswith("Use which point")
    assert table.decision.seat == 1

    morning = city(leader=1, round=2).table("morning", chance={"morning": ["M01"]})
    assert morning.decision.seat == 1


@rule("FRO-288", "FRO-289")
def test_a_temporary_meeple_acts_in_one_phase_needs_nothing_and_goes_at_night() -> None:
    table = city(citizens={"worker": 4}, sick=HEALTHY, heat=0, temps={"worker": 1}).table()
    table.choose("gather G4")
    table.choose("worker")
    assert (table.state.temps[0], table.state.ready[0], table.state.sick[0]) == (0, 1, 1)

    early = city().resolves(AddTemporary(engineer=1))
    adjust(early.state)
    assert early.state.temps[1] == 1


@rule("FRO-288", "FRO-226")
def test_temporary_meeples_need_no_bed() -> None:
    nobody = {"worker": 0, "engineer": 0, "child": 0}
    table = city(citizens=nobody, sick=nobody, temps={"worker": 2}, coal=0).table("night")

    assert table.state.sick == [0, 0, 0]


@rule("FRO-288", "FRO-147")
def test_temporary_meeples_that_did_not_act_leave_with_the_action_phase() -> None:
    ann = city(temps={"worker": 2, "engineer": 1}, sick=HEALTHY)
    table = ann.table(chance={"dusk": ["D01"]})
    table.choose("pass")
    assert table.state.temps == [2, 1, 0]

    table.choose("pass")
    assert table.state.temps == [0, 0, 0]


@rule("FRO-288")
def test_a_temporary_meeple_gained_after_the_action_phase_waits_for_the_next_one() -> None:
    ann = city().resolves(AddTemporary(worker=1))
    bring_home(ann.state)
    start_actions(ann.state)

    assert ann.state.temps == [1, 0, 0]


@rule("FRO-189", "FRO-188")
def test_what_cannot_be_used_says_why() -> None:
    table = city(citizens={"engineer": 0}, sick=HEALTHY).table()
    assert refuses(table)["use dais"] == "no engineer is available"
    assert refuses(table)["deploy scouts"] == "there is no Beacon"

    used = city().table()
    used.choose("use generator")
    assert refuses(used)["use generator"] == "it has been used this Round"
    assert BOX.building("generator").users == (1,)
