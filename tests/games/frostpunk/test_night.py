"""Phase 9: Night."""

from __future__ import annotations

from games.frostpunk.positions import city
from holdfast.games.frostpunk.pieces import Posted
from holdfast.games.frostpunk.rules.night import (
    bring_home,
    lay_down,
    night_phase,
)
from holdfast.games.frostpunk.rules.shelters import slots, warm_slots
from holdfast.games.frostpunk.view import view
from proving import rule

MANY_BEDS = {
    "N0a": "bunkhouse",
    "N0b": "bunkhouse",
    "N1a": "bunkhouse",
    "N1b": "bunkhouse",
    "N2a": "bunkhouse",
    "N2b": "bunkhouse",
}
TILES = {"N0": "N12", "N1": "N01", "N2": "N07"}


@rule("FRO-221")
def test_spent_tokens_with_a_meeple_go_to_the_bank_others_stay() -> None:
    ann = city(spent={"worker": 8, "engineer": 2})
    assert ann.state.resting == [6, 2, 0]
    bring_home(ann.state)

    assert (ann.state.spent, ann.state.resting) == ([2, 0, 0], [0, 0, 0])
    assert ann.state.meeples == [6, 5, 5]


@rule("FRO-222")
def test_all_meeples_come_home_but_scouts() -> None:
    ann = city(events=["M15"], tiles={"N0": "N12"}, built={"N0a": "beacon"}).sends(0)
    table = ann.table()
    for keys in (("gather G4", "worker"), ("use generator",), ("construct", "worker", "done"), ("special M15",)):
        for key in keys:
            table.choose(key)
    state = table.state
    state.events[0] = Posted(state.events[0].card, 1, 0, 1)
    bring_home(state)

    assert set(state.gatherers) == {-1}
    assert not any(site.crew for site in state.sites)
    assert state.construct_crew == []
    assert (state.events[0].worker, state.events[0].placed) == (-1, 1)
    assert len(state.scouts) == 1


@rule("FRO-223")
def test_at_night_the_generator_may_be_fuelled_up_to_the_cold_marker() -> None:
    ann = city(heat=1, cold=3, coal=5, citizens={"worker": 0, "engineer": 0, "child": 4}, sick={"worker": 0})
    ann.does(night_phase(ann.state), "fuel 2")

    assert ann.asked[0].keys == ["fuel 0", "fuel 1", "fuel 2"]
    assert (ann.state.heat, ann.coal) == (3, 3)


@rule("FRO-224", "FRO-225")
def test_every_slot_of_a_heated_shelter_warms_a_meeple_of_the_players_choice_the_others_fall_sick() -> None:
    ann = city(heat=3, cold=3, ranges=[0, 1, 2], sick={"worker": 0, "child": 0}, citizens={"engineer": 4, "child": 4})
    assert ann.state.meeples == [6, 1, 1]
    ann.does(night_phase(ann.state), "3 worker 1 engineer")

    assert ann.asked[0].keys == ["4 worker", "3 worker 1 engineer", "3 worker 1 child", "2 worker 1 engineer 1 child"]
    assert ann.sick == {"worker": 3, "engineer": 1, "child": 0}


@rule("FRO-224")
def test_nothing_is_asked_where_all_have_beds_or_all_who_lack_one_are_alike() -> None:
    healthy = {"worker": 0, "engineer": 0, "child": 0}
    one_type = {"worker": 17, "engineer": 0, "child": 0}
    ann = city(heat=3, cold=3, citizens=one_type, sick=healthy)
    ann.does(night_phase(ann.state))
    assert ann.sick == {"worker": 2, "engineer": 0, "child": 0}

    few = city(heat=3, cold=3, citizens={"worker": 4, "engineer": 4, "child": 5}, sick=healthy)
    assert few.state.meeples == [1, 1, 3]
    few.state.meeples[2] = 2
    few.does(night_phase(few.state))
    assert few.sick == healthy
    assert "In the cold slept" not in few.story_text()


@rule("FRO-225", "FRO-226")
def test_with_no_warm_slot_every_meeple_of_the_supply_makes_one_sick_children_too() -> None:
    ann = city(
        heat=0,
        coal=0,
        sick={"worker": 0, "child": 0},
        automatons=3,
        temps={"worker": 2},
        tiles={"N0": "N12"},
        built={"N0a": "beacon"},
    )
    ann.sends(0)
    ann.does(night_phase(ann.state))

    assert ann.sick == {"worker": 5, "engineer": 5, "child": 5}


@rule("FRO-227", "FRO-229")
def test_shelters_have_two_slots_each_if_heated_by_zone_or_insulation() -> None:
    built = {"N0a": "tent", "N0b": "house", "N1a": "bunkhouse"}
    ann = city(tiles=TILES, built=built, cleared=["G1", "G2"], cold=6, ranges=[0, 2, 4])
    counts = []
    for heat in (0, 1, 3):
        ann.state.heat = heat
        counts.append(warm_slots(ann.state)[0])

    assert counts == [0, 2, 6]


@rule("FRO-229")
def test_a_childrens_home_shelters_children_only_and_a_care_house_anybody() -> None:
    built = {"N0a": "child_shelter", "N0b": "care_house"}
    ann = city(tiles=TILES, built=built, cleared=["G1", "G2"], heat=3, cold=3, sick={"worker": 0, "child": 0})
    assert warm_slots(ann.state) == (2, 5)
    ann.does(lay_down(ann.state), "6 worker 3 engineer")

    assert ann.asked[0].keys == ["6 worker 3 engineer", "5 worker 4 engineer", "4 worker 5 engineer"]


@rule("FRO-354")
def test_shared_beds_give_three_slots_but_not_in_ruins_or_other_houses() -> None:
    built = {"N0a": "care_house", "N0b": "tent ruin", "N1a": "bunkhouse", "N1b": "child_shelter"}
    ann = city(tiles=TILES, built=built, flags=["shared_beds", "ruin_sleep"])

    assert [slots(ann.state, ann.site(space)) for space in ("G1", "N1a", "N0a", "N0b", "N1b")] == [3, 3, 2, 1, 0]


@rule("FRO-353")
def test_any_roof_lets_ruins_shelter_if_heated_by_the_colour_of_their_building() -> None:
    ann = city(
        tiles={"N0": "N12", "FC0": "F19"},
        built={"FC0a": "bunkhouse ruin"},
        cleared=["G1", "G2"],
        flags=["ruin_sleep"],
        ranges=[0, 1, 5],
        heat=2,
        cold=5,
    )
    assert warm_slots(ann.state) == (1, 0)

    ann.state.ranges[1] = 2
    assert warm_slots(ann.state) == (0, 0)


@rule("FRO-224", "FRO-216")
def test_the_view_foretells_the_night() -> None:
    ann = city(heat=0, cold=3, coal=2, food=5, hunger=2, tiles=TILES, built=MANY_BEDS)
    cold = view(ann.state, 0)["forecast"]
    assert (cold["beds"]["warm"], cold["beds"]["cold_sleepers"]) == (0, 16)
    assert (cold["food"]["fed"], cold["food"]["due"], cold["food"]["lacking"]) == ("child", 11, 8)
    assert cold["generator"]["sick_from_cold"] == ["worker", "child", "engineer"]

    ann.state.heat = 3
    warm = view(ann.state, 0)["forecast"]
    assert (warm["beds"]["warm"], warm["beds"]["cold_sleepers"]) == (16, 0)


@rule("FRO-229", "FRO-226")
def test_beds_for_children_are_foretold_for_as_many_children_as_there_are() -> None:
    ann = city(heat=3, cold=3, citizens={"child": 4}, tiles=TILES, built={"N0a": "child_shelter"})
    beds = view(ann.state, 0)["forecast"]["beds"]

    assert (beds["warm"], beds["warm_for_children"]) == (4, 1)
    assert beds["cold_sleepers"] == 12 - 1 - 4
