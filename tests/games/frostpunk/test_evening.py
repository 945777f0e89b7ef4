"""Phases 8 and 9: Hunger and Night."""

from __future__ import annotations

import pytest

from games.frostpunk.positions import BOX, city
from holdfast.games.frostpunk.pieces import Posted
from holdfast.games.frostpunk.rules.hunger import (
    bring_home,
    feed,
    food_due,
    hunger_phase,
    lay_down,
    night_phase,
    previous_hunger,
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


@rule("FRO-209", "FRO-213")
def test_hunger_must_be_answered_with_all_the_food_there_is() -> None:
    ann = city(hunger=6, food=4, discontent=[])
    ann.does(previous_hunger(ann.state))
    assert (ann.food, ann.state.hunger, len(ann.discontent)) == (0, 0, 1)
    assert "The city spent 4 Food" in ann.told()

    fed = city(hunger=3, food=5)
    fed.does(previous_hunger(fed.state))
    assert (fed.food, fed.state.hunger, fed.discontent) == (2, 0, ["anger", "fear"])


@rule("FRO-039", "FRO-210")
def test_hunger_of_25_after_spending_loses_the_game() -> None:
    lost = city(hunger=30, food=5)
    lost.does(previous_hunger(lost.state))
    assert lost.outcome == "hunger"

    alive = city(hunger=30, food=6, discontent=[], round=3)
    alive.does(previous_hunger(alive.state), "draw a token", chance={"citizen": ["C02", "C05", "C09", "C07"]})
    assert (alive.outcome, alive.state.corpses) == ("", 4)


@rule("FRO-211", "FRO-214")
@pytest.mark.parametrize(
    ("hunger", "discontent", "deaths"),
    [
        (1, 1, 0),
        (4, 1, 0),
        (5, 1, 1),
        (9, 1, 1),
        (10, 1, 2),
        (14, 1, 2),
        (15, 2, 3),
        (19, 2, 3),
        (20, 2, 4),
        (24, 2, 4),
    ],
)
def test_the_sections_of_the_hunger_track(hunger: int, discontent: int, deaths: int) -> None:
    drawn = ["C02", "C05", "C09", "C07"][:deaths]
    ann = city(hunger=hunger, food=0, discontent=[], round=3)
    second = ["draw a token"] if discontent == 2 else []
    ann.does(previous_hunger(ann.state), *second, chance={"citizen": drawn})

    assert (len(ann.discontent), ann.state.corpses) == (discontent, deaths)
    assert ann.citizens["worker"] == 17 - deaths


@rule("FRO-212")
def test_the_type_of_the_previous_round_dies_in_round_one_the_current_one() -> None:
    engineers = city(hunger=5, food=0, round=4, discontent=[])
    engineers.does(previous_hunger(engineers.state), chance={"citizen": ["C01"]})
    assert engineers.citizens["engineer"] == 11

    first = city(hunger=5, food=0, round=1, discontent=[], hope=["unity*"])
    first.does(previous_hunger(first.state), chance={"citizen": ["C21"]})
    assert first.citizens["child"] == 10


@rule("FRO-215")
def test_discontent_comes_before_the_deaths_and_an_empty_type_is_replaced_by_choice() -> None:
    ann = city(hunger=5, food=0, round=3, citizens={"worker": 0}, sick={"worker": 0}, discontent=[])
    ann.does(previous_hunger(ann.state), "engineer", chance={"citizen": ["C01"]})
    assert ann.citizens["engineer"] == 11

    lost = city(hunger=5, food=0, round=3, discontent=["anger*"] * 4 + ["fear*"])
    lost.does(previous_hunger(lost.state))
    assert (lost.outcome, lost.state.corpses) == ("discontent", 0)


@rule("FRO-216")
def test_each_citizen_of_the_rounds_type_eats_one_food_and_what_lacks_is_hunger() -> None:
    ann = city(round=3, food=9)
    ann.does(feed(ann.state))

    assert (ann.food, ann.state.hunger) == (0, 3)


@rule("FRO-217", "FRO-334")
def test_hunger_counts_on_beyond_25_and_stops_at_50() -> None:
    ann = city(hunger=22).resolves("hunger +6")
    assert ann.state.hunger == 28
    assert view(ann.state, 0)["hunger"] == 28

    assert ann.resolves("hunger +40").state.hunger == 50


@rule("FRO-218")
def test_hunger_of_25_does_not_lose_while_feeding() -> None:
    ann = city(round=2, citizens={"worker": 28}, food=0)
    ann.does(hunger_phase(ann.state))
    assert (ann.state.hunger, ann.outcome) == (28, "")

    ann.state.round = 3
    ann.does(hunger_phase(ann.state))
    assert ann.outcome == "hunger"


@rule("FRO-219")
def test_the_columns_show_child_worker_engineer_in_turn() -> None:
    assert BOX.tracks.round.fed == ["child", "worker", "engineer"] * 5


@rule("FRO-220")
def test_feeding_is_not_a_choice() -> None:
    ann = city(round=1, food=20)
    ann.does(feed(ann.state))

    assert (ann.food, ann.asked) == (9, [])


@rule("FRO-334")
def test_hunger_of_a_dusk_card_is_answered_on_the_same_evening() -> None:
    ann = city(food=2, discontent=[], round=1, citizens={"child": 0}, sick={"child": 0}).resolves("hunger +3")
    ann.does(hunger_phase(ann.state))

    assert (ann.food, ann.state.hunger, len(ann.discontent)) == (0, 0, 1)


@rule("FRO-319")
def test_a_type_without_citizens_needs_no_food() -> None:
    ann = city(scenario="arks", round=2, food=5)
    ann.does(feed(ann.state))

    assert (ann.food, ann.state.hunger) == (5, 0)


@rule("FRO-345")
def test_thin_soup_and_field_kitchens_save_food() -> None:
    soup = city(round=3, flags=["soup"])
    assert food_due(soup.state) == 9

    both = city(round=3, flags=["soup", "field_kitchen"], tiles={"N0": "N12"}, built={"N0a": "chapel"})
    assert food_due(both.state) == 7
    assert food_due(city(round=3, flags=["field_kitchen"]).state) == 12
    assert food_due(city(round=3, flags=["soup"], citizens={"engineer": 2}).state) == 0


@rule("FRO-346")
def test_sawdust_may_save_up_to_three_food_and_makes_one_sick() -> None:
    ann = city(round=2, food=14, flags=["sawdust"], sick={"worker": 0})
    ann.does(feed(ann.state), "sawdust 3")
    assert (ann.food, ann.state.hunger, ann.sick["worker"]) == (0, 0, 1)

    plain = city(round=2, food=17, flags=["sawdust"], sick={"worker": 0})
    plain.does(feed(plain.state), "sawdust 0")
    assert (plain.food, plain.sick["worker"]) == (0, 0)


# Night -----------------------------------------------------------------------------------------------------------


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
    ann.does(night_phase(ann.state), "worker", "worker", "engineer", "worker")

    assert ann.sick == {"worker": 3, "engineer": 1, "child": 0}


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
    ann.does(night_phase(ann.state), *["worker"] * 5, *["engineer"] * 5)

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
    ann.does(lay_down(ann.state), *["worker"] * 6)

    assert [asked.keys for asked in ann.asked] == [["worker", "engineer"]] * 6


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
