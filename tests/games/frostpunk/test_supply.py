"""Gaining, losing and spending."""

from __future__ import annotations

from games.frostpunk.positions import city
from holdfast.games.frostpunk.verbs.effects import (
    AddSpent,
    AddTemporary,
    ChangeCitizens,
    Cure,
    Gain,
    GainAutomatons,
    Kill,
    Lose,
    MakeSick,
    May,
    MoveCorpses,
    Spend,
)
from proving import rule


@rule("FRO-046", "FRO-050")
def test_food_and_resources_move_between_bank_and_supply() -> None:
    ann = city(food=5, wood=2, coal=0, steel=0, core=1)
    ann.resolves(Gain(food=3), Lose(food=1), Gain(wood=2), Gain(coal=4), Gain(steel=1), Gain(core=1), Lose(core=2))

    assert (ann.food, ann.wood, ann.coal, ann.steel, ann.core) == (7, 4, 4, 1, 0)


@rule("FRO-005")
def test_the_bank_never_runs_out() -> None:
    ann = city(coal=0, wood=0)
    ann.resolves(*[Gain(coal=10)] * 30, *[Gain(wood=10)] * 30)

    assert (ann.coal, ann.wood) == (300, 300)


@rule("FRO-047", "FRO-048")
def test_citizens_and_the_sick_are_counted_by_markers_of_their_type() -> None:
    ann = city(citizens={"worker": 10, "child": 5}, sick={"worker": 1})
    ann.resolves(ChangeCitizens(worker=2), ChangeCitizens(child=-1), MakeSick(worker=2))
    assert (ann.citizens["worker"], ann.citizens["child"], ann.sick["worker"]) == (12, 4, 3)

    ann.resolves(Cure(1), answers=["cure worker"])
    assert ann.sick["worker"] == 2


@rule("FRO-049")
def test_where_no_type_is_named_the_type_of_each_is_chosen_separately() -> None:
    ann = city().resolves(MakeSick(any=2), answers=["worker", "child"])
    assert (ann.sick["worker"], ann.sick["child"]) == (2, 2)

    ann.resolves(ChangeCitizens(any=2), answers=["engineer", "child"])
    assert (ann.citizens["engineer"], ann.citizens["child"]) == (13, 12)

    ann.resolves(ChangeCitizens(any=-1), answers=["engineer"])
    assert ann.citizens["engineer"] == 12


@rule("FRO-323")
def test_a_type_without_citizens_cannot_be_chosen_to_suffer_but_can_be_gained() -> None:
    ann = city(citizens={"worker": 0, "engineer": 5, "child": 5}, sick={"worker": 0, "child": 0})
    ann.resolves(MakeSick(any=1), answers=["engineer"])
    assert ann.asked[0].keys == ["engineer", "child"]

    ann.resolves(ChangeCitizens(any=1), answers=["worker"])
    assert ann.citizens["worker"] == 1

    nobody = {"worker": 0, "engineer": 0, "child": 0}
    empty = city(citizens=nobody, sick=nobody).resolves(
        MakeSick(any=2), Kill(any=1), ChangeCitizens(any=-1), Gain(food=1)
    )
    assert (empty.asked, empty.food, empty.state.corpses) == ([], 21, 0)


@rule("FRO-051")
def test_losing_takes_what_is_there_and_goes_on() -> None:
    ann = city(wood=1, citizens={"engineer": 2}).resolves(Lose(wood=3), ChangeCitizens(engineer=-3), Gain(food=1))

    assert (ann.wood, ann.citizens["engineer"], ann.food) == (0, 0, 21)


@rule("FRO-052")
def test_what_cannot_be_spent_in_full_cannot_be_chosen() -> None:
    ability = May(do=(Gain(food=5),), cost=(Spend(wood=2),))
    poor = city(wood=1).resolves(ability)
    assert (poor.wood, poor.food, poor.asked) == (1, 20, [])

    rich = city(wood=2).resolves(ability, answers=["yes"])
    assert (rich.wood, rich.food) == (0, 25)


@rule("FRO-053")
def test_the_food_marker_stops_at_50_and_citizen_markers_at_30() -> None:
    ann = city(food=48, citizens={"child": 29}).resolves(Gain(food=7), ChangeCitizens(child=3))

    assert (ann.food, ann.citizens["child"]) == (50, 30)


@rule("FRO-054", "FRO-237")
def test_citizens_who_leave_are_not_dead_and_take_the_sickness_marker_back() -> None:
    ann = city(citizens={"worker": 5}, sick={"worker": 5}).resolves(ChangeCitizens(worker=-3))

    assert (ann.citizens["worker"], ann.sick["worker"]) == (2, 2)
    assert ann.state.corpses == 0
    assert len(ann.state.citizen_discard) == 0


@rule("FRO-333")
def test_spent_tokens_come_even_for_a_type_without_citizens() -> None:
    ann = city(citizens={"worker": 0}, sick={"worker": 0}).resolves(AddSpent(worker=2))
    assert ann.state.spent == [2, 0, 0]

    ann.resolves(AddSpent(any=1), answers=["worker"])
    assert ann.state.spent == [3, 0, 0]


@rule("FRO-335")
def test_the_corpse_marker_moves_back_not_below_zero() -> None:
    ann = city(corpses=5).resolves(MoveCorpses(-2))
    assert ann.state.corpses == 3

    assert city(corpses=1).resolves(MoveCorpses(-2)).state.corpses == 0


@rule("FRO-313")
def test_there_are_at_most_four_automatons_but_any_number_of_tokens_and_helpers() -> None:
    ann = city(automatons=3).resolves(GainAutomatons(2), AddSpent(worker=40), AddTemporary(worker=20))

    assert (ann.state.automatons, ann.state.spent[0], ann.state.temps[0]) == (4, 40, 20)
