"""Deploy Scouts, and Expeditions."""

from __future__ import annotations

from typing import Any

from games.frostpunk.positions import City, city, offers, refuses
from holdfast.games.frostpunk.pieces import ENGINEER, Scout
from holdfast.games.frostpunk.rules.expeditions import advance, advance_scouts, can_deploy, open_stacks
from proving import rule

BEACON: dict[str, Any] = {"tiles": {"N0": "N12"}, "built": {"N0a": "beacon"}}


def moves(ann: City, stack: int, spaces: int, *answers: str) -> City:
    return ann.does(advance(ann.state, ann.player("ann"), stack, spaces), *answers)


@rule("FRO-191")
def test_with_a_beacon_a_worker_or_engineer_becomes_a_scout_on_the_first_space() -> None:
    assert refuses(city().table())["deploy scouts"] == "there is no Beacon"

    table = city(**BEACON).table()
    table.choose("deploy scouts")
    assert offers(table) == ["worker", "engineer"]
    table.choose("engineer")
    assert offers(table) == ["stack A", "stack B", "stack C"]
    table.choose("stack B")
    assert table.state.scouts == [Scout(1, ENGINEER, 0, 0)]
    assert (table.state.meeples[1], table.state.ready[1]) == (4, 4)


@rule("FRO-192")
def test_one_expedition_at_a_time_two_with_an_upgraded_beacon() -> None:
    busy = city(**BEACON).sends(0)
    assert not can_deploy(busy.state)
    assert refuses(busy.table())["deploy scouts"] == "no further Expedition may set out now"

    table = city(**BEACON, upgraded=["beacon"]).table()
    for key in ("deploy scouts", "worker", "stack A", "deploy scouts", "worker", "stack B"):
        table.choose(key)
    assert [scout.stack for scout in table.state.scouts] == [0, 1]
    assert "deploy scouts" not in offers(table)


@rule("FRO-193")
def test_children_never_scout_and_scouts_go_on_without_the_beacon() -> None:
    has = {**BEACON, "citizens": {"worker": 0, "engineer": 0}, "sick": {"worker": 0}, "flags": ["child_work"]}
    table = city(**has).table()
    assert "remove snow" in offers(table)
    assert "deploy scouts" not in offers(table)

    ann = city().sends(0)
    moves(ann, 0, 1, "return")
    assert ann.food == 26


@rule("FRO-268", "FRO-269")
def test_a_scout_stops_at_the_location_and_surplus_movement_is_lost() -> None:
    ann = city(**BEACON, visited=[2, 0, 0])
    ann.state.scouts.append(Scout(0, 0, 2, 2))
    moves(ann, 0, 3, "go on")

    assert ann.state.visited == [3, 0, 0]
    assert ann.state.scouts[0].position == 3


@rule("FRO-269")
def test_short_of_the_location_nothing_happens_yet() -> None:
    ann = city(**BEACON, visited=[0, 1, 0]).sends(1)
    moves(ann, 1, 1)

    assert (ann.state.scouts[0].position, ann.state.visited) == (1, [0, 1, 0])


@rule("FRO-270")
def test_at_the_location_the_card_is_resolved_and_its_loot_is_carried() -> None:
    ann = city(**BEACON, visited=[0, 2, 0], coal=0).sends(1)
    moves(ann, 1, 5, "go on")

    assert "D35" in ann.dusk
    assert (ann.coal, ann.core) == (0, 0)
    assert ann.state.visited[1] == 3


@rule("FRO-271", "FRO-268")
def test_returning_gains_all_loot_of_the_journey_oldest_first_and_going_on_moves_to_the_next_card() -> None:
    ann = city(**BEACON, food=0, wood=0).sends(0)
    moves(ann, 0, 1, "go on")
    assert ann.state.scouts == [Scout(0, 0, 1, 0)]
    moves(ann, 0, 1, "return", "gain food 6")

    assert (ann.food, ann.wood, ann.state.scouts) == (12, 3, [])


@rule("FRO-271")
def test_with_no_card_left_the_scout_must_return() -> None:
    ann = city(**BEACON, visited=[3, 0, 0], coal=0).sends(0)
    moves(ann, 0, 9)

    assert (ann.coal, ann.core, ann.asked) == (10, 1, [])


@rule("FRO-325")
def test_visited_cards_are_one_space_of_trail_each() -> None:
    ann = city(**BEACON, visited=[2, 0, 0]).sends(0)
    moves(ann, 0, 2)
    assert ann.state.scouts[0].position == 2

    moves(ann, 0, 2, "return")
    assert ann.state.visited[0] == 3


@rule("FRO-272")
def test_a_returned_meeple_can_act_in_the_same_round_and_new_citizens_count_later() -> None:
    chance = {"weather": ["W01"]}
    ann = city(**BEACON, round=2, visited=[1, 0, 0], hope=["unity"], sick={"worker": 0, "child": 0}).sends(0)
    table = ann.table("weather", chance)
    table.choose("return")
    table.choose("citizen +3 worker, sick worker 1")

    assert table.state.meeples == [7, 5, 5]
    assert table.state.ready[0] == 7
    assert table.state.citizens[0] == 20


@rule("FRO-326")
def test_several_scouts_move_in_a_chosen_order_and_in_an_action_phase_return_ready_to_act() -> None:
    ann = city(**BEACON, upgraded=["beacon"], visited=[0, 1, 0], food=0).sends(0).sends(1)
    assert ann.state.ready[0] == 4
    ann.does(advance_scouts(ann.state, ann.player("ann"), 1), "stack B", "return")

    assert ann.asked[0].keys == ["stack A", "stack B"]
    assert (ann.state.ready[0], ann.state.meeples[0], ann.food) == (5, 5, 6)


@rule("FRO-273")
def test_a_lost_scout_dies_with_its_loot_and_the_card_counts_as_visited() -> None:
    ann = city(**BEACON, visited=[0, 3, 0], storms=2, storm=0, food=0).sends(1, ENGINEER)
    ann.does(advance(ann.state, ann.player("ann"), 1, 9), chance={"citizen": ["C01"]})

    assert (ann.state.scouts, ann.state.visited[1]) == ([], 4)
    assert (ann.citizens["engineer"], ann.state.corpses, ann.core) == (11, 1, 0)


@rule("FRO-274")
def test_a_stack_of_visited_cards_cannot_be_chosen() -> None:
    ann = city(**BEACON, visited=[4, 0, 4])

    assert open_stacks(ann.state) == [1]
