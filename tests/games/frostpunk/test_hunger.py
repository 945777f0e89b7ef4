"""Phase 8: Hunger."""

from __future__ import annotations

import pytest

from games.frostpunk.positions import BOX, city
from holdfast.games.frostpunk.rules.hunger import (
    feed,
    food_due,
    hunger_phase,
    previous_hunger,
)
from holdfast.games.frostpunk.verbs.effects import ChangeHunger
from holdfast.games.frostpunk.view import view
from proving import rule


@rule("FRO-209", "FRO-213")
def test_hunger_must_be_answered_with_all_the_food_there_is() -> None:
    ann = city(hunger=6, food=4, discontent=[])
    ann.does(previous_hunger(ann.state))
    assert (ann.food, ann.state.hunger, len(ann.discontent)) == (0, 0, 1)
    assert "The city spent 4 Food" in ann.story_text()

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


@rule("FRO-215", "FRO-245")
def test_a_type_without_citizens_cannot_starve_and_nobody_starves_instead() -> None:
    ann = city(hunger=12, food=0, round=3, citizens={"worker": 1}, sick={"worker": 0}, discontent=[])
    ann.does(previous_hunger(ann.state), "draw a token", chance={"citizen": ["C01"]})

    assert ann.citizens == {"worker": 0, "engineer": 12, "child": 11}
    assert (ann.state.corpses, ann.state.hunger) == (1, 0)


@rule("FRO-215")
def test_discontent_comes_before_the_deaths() -> None:
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
    ann = city(hunger=22).resolves(ChangeHunger(6))
    assert ann.state.hunger == 28
    assert view(ann.state, 0)["hunger"] == 28

    assert ann.resolves(ChangeHunger(40)).state.hunger == 50


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
    ann = city(food=2, discontent=[], round=1, citizens={"child": 0}, sick={"child": 0}).resolves(ChangeHunger(3))
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
