"""Clauses of Citizens, tokens and cards that a small slip in the rules would break unnoticed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.frostpunk.positions import City, city, event
from holdfast.games.frostpunk.pieces import Choice, Posted, Promise
from holdfast.games.frostpunk.rules.events import displayed_effects, resolve_card, why_not
from holdfast.games.frostpunk.rules.generator import cube, fuel
from holdfast.games.frostpunk.rules.hope_and_discontent import increase
from holdfast.games.frostpunk.rules.preparation import resolve_sickness
from holdfast.games.frostpunk.rules.requirements import met
from holdfast.games.frostpunk.verbs.effects import (
    AddSpent,
    ChangeCitizens,
    Cure,
    DiscardCitizenCards,
    DiscardTokens,
    Gain,
    Kill,
    PurgeDusk,
    Spend,
    Treat,
)
from holdfast.games.frostpunk.verbs.parameters import Way
from holdfast.games.frostpunk.verbs.requirements import LawPassed, Not, PurposeChosen, Stock
from proving import rule

HEALTHY = {"worker": 0, "engineer": 0, "child": 0}
TILES = {"N0": "N12", "N1": "N01"}
WORKER, ENGINEER, CHILD, AUTOMATON = 0, 1, 2, 3


# Citizens ----------------------------------------------------------------------------------------------------------


@rule("FRO-047", "FRO-049")
def test_citizens_are_gained_and_lost_by_name_of_each_type_and_of_the_fed_type() -> None:
    ann = city(round=2)
    ann.resolves(ChangeCitizens(each=1))
    assert ann.citizens == {"worker": 18, "engineer": 13, "child": 12}
    ann.resolves(ChangeCitizens(fed=1))
    assert ann.citizens == {"worker": 19, "engineer": 13, "child": 12}
    ann.resolves(ChangeCitizens(each=-2, worker=1))
    assert ann.citizens == {"worker": 18, "engineer": 11, "child": 10}


@rule("FRO-049", "FRO-323")
def test_a_citizen_of_no_named_type_is_gained_or_lost_by_choice() -> None:
    empty = {"citizens": {"worker": 0, "engineer": 3, "child": 2}, "sick": HEALTHY}
    ann = city(**empty)
    ann.resolves(ChangeCitizens(any=1), answers=["worker"])
    assert ann.asked[0].keys == ["worker", "engineer", "child"]
    assert ann.citizens["worker"] == 1

    lost = city(**empty)
    lost.resolves(ChangeCitizens(any=-1), answers=["child"])
    assert lost.asked[0].keys == ["engineer", "child"]
    assert lost.citizens["child"] == 1


@rule("FRO-049", "FRO-323")
def test_who_dies_of_no_named_type_is_chosen() -> None:
    ann = city(discontent=[])
    ann.resolves(Kill(any=1), answers=["engineer"], chance={"citizen": ["C09"]})

    assert ann.citizens == {"worker": 17, "engineer": 11, "child": 11}


@rule("FRO-132", "FRO-333")
def test_spent_tokens_come_by_name_of_each_type_and_of_the_fed_type() -> None:
    ann = city(round=3).resolves(AddSpent(worker=2, each=1, fed=1))

    assert ann.state.spent == [3, 2, 1]


@rule("FRO-244", "FRO-357")
def test_deaths_that_a_death_effect_causes_wait_until_that_effect_is_over() -> None:
    """One Faith kills two for the last Hope token; before they die, the rest of the effect loses the game."""
    five = ["anger*", "anger*", "anger*", "fear*", "fear*"]
    ann = city(flags=["one_faith"], hope=["unity"], discontent=five)
    ann.resolves(Kill(child=1), answers=["worker", "worker"], chance={"citizen": ["C20"]})

    assert (ann.outcome, ann.state.corpses) == ("discontent", 1)


@rule("FRO-350", "FRO-312")
def test_the_pit_cures_and_does_not_treat() -> None:
    pit: dict[str, Any] = {"flags": ["pit"], "tiles": TILES, "sick": {"worker": 2, "engineer": 1, "child": 0}}
    ann = city(**pit, built={"N0a": "snow_pit"}, skulls=["engineer"])
    ann.resolves(Kill(child=1), chance={"citizen": ["C21"]})
    assert (ann.sick["worker"], ann.sick["engineer"], ann.skulls) == (0, 1, ["engineer"])

    without = city(**pit)
    without.resolves(Kill(child=1), chance={"citizen": ["C21"]})
    assert without.sick["worker"] == 2


def sickness_of(ann: City) -> list[str]:
    ann.does(resolve_sickness(ann.state))
    return ann.skulls


@rule("FRO-351", "FRO-312")
def test_a_flip_is_spared_only_by_law_and_care_house_together() -> None:
    sick = {"worker": 11, "engineer": 0, "child": 0}
    skulls = [
        sickness_of(city(sick=sick, flags=flags, tiles=TILES, built=built))
        for flags, built in ((["care"], {"N0a": "care_house"}), (["care"], {}), ([], {"N0a": "care_house"}))
    ]

    assert skulls == [[], ["worker"], ["worker"]]


# Hope and Discontent -----------------------------------------------------------------------------------------------


@rule("FRO-063", "FRO-073")
def test_a_token_that_was_discarded_active_comes_out_of_the_bag_exhausted() -> None:
    ann = city(hope=["unity*", "resolve*"])
    ann.resolves(DiscardTokens(unity=1))
    del ann.state.hope_bag.rest[:-1]
    ann.does(increase(ann.state, ann.player("ann"), 0), checked=False)

    assert ann.hope == ["resolve*", "unity"]


# The Generator -----------------------------------------------------------------------------------------------------


@rule("FRO-104", "FRO-105", "FRO-106")
@pytest.mark.parametrize(
    ("percent", "faces", "falls"), [(60, 5, 3), (5, 20, 1), (40, 5, 2), (8, 25, 2), (100, 1, 1), (7, 100, 7)]
)
def test_a_cube_is_a_die_with_as_few_faces_as_its_odds_need(percent: int, faces: int, falls: int) -> None:
    cube.cache_clear()

    assert (len(cube(percent)), cube(percent).count("falls")) == (faces, falls)


@rule("FRO-093")
def test_a_single_coal_may_be_burned_or_kept() -> None:
    ann = city(heat=0, cold=3, coal=1)
    ann.does(fuel(ann.state, ann.player("ann"), "FRO-093"), "fuel 1")

    assert ann.asked[0].keys == ["fuel 0", "fuel 1"]
    assert ann.state.heat == 1


# Cards -------------------------------------------------------------------------------------------------------------


@rule("FRO-342", "FRO-052")
def test_exactly_as_many_citizen_cards_as_the_cost_asks_are_enough() -> None:
    choice = Choice("option 1", "Give one up", Way((), None, (DiscardCitizenCards(1),)), "remove", "")
    assert why_not(city(hands=[["C01"]]).state, choice) == ""
    assert why_not(city(hands=[[], ["C01"]]).state, choice) == ""
    assert why_not(city().state, choice) == "the cost cannot be paid in full"


@rule("FRO-086", "FRO-052")
def test_a_closed_option_says_whether_its_prerequisite_or_its_cost_closes_it() -> None:
    needs = Stock("wood", at_least=1)
    choice = Choice("option 1", "Buy it", Way((), needs, (Spend(core=1),)), "remove", "")

    assert why_not(city(wood=0, core=1).state, choice).startswith("it needs Wood")
    assert why_not(city(wood=1, core=0).state, choice) == "the cost cannot be paid in full"
    assert why_not(city(wood=1, core=1).state, choice) == ""


@rule("FRO-086", "FRO-310")
def test_requirements_ask_for_a_law_a_purpose_or_the_opposite() -> None:
    ann = city(laws=["L01"], purpose="order").state

    assert (met(ann, LawPassed("L01")), met(ann, LawPassed("L02"))) == (True, False)
    assert (met(ann, PurposeChosen("order")), met(ann, PurposeChosen("faith"))) == (True, False)
    assert (met(ann, Not(LawPassed("L01"))), met(ann, Not(LawPassed("L02")))) == (False, True)


@rule("FRO-249", "FRO-309")
def test_cure_and_treat_points_with_something_between_them_are_not_one_pool() -> None:
    ann = city(sick={"worker": 2, "engineer": 0, "child": 0}, skulls=["worker"], food=0)
    ann.resolves(Cure(1), Gain(food=7), Treat(1))

    assert (ann.sick["worker"], ann.skulls, ann.food) == (1, [], 7)


@rule("FRO-311", "FRO-338")
def test_a_card_that_is_purged_leaves_the_display_too() -> None:
    ann = city(events=["D34"]).resolves(PurgeDusk("D34"))

    assert (ann.state.events, ann.state.removed) == ([], ["D34"])


@rule("FRO-197", "FRO-202", "FRO-309")
def test_what_a_card_does_at_dusk_comes_before_its_promise_is_checked() -> None:
    promise = Promise(1, Stock("food", at_least=5), (Gain(wood=1),), (Gain(coal=1),), "")
    card = msgspec.structs.replace(event("M15"), dusk=(Gain(food=5),), promise=promise, special=None)
    ann = city(events=["M15"], food=0, wood=0, coal=0)
    ann.state.events[0] = Posted(card)
    ann.does(displayed_effects(ann.state))

    assert (ann.food, ann.wood, ann.coal) == (5, 1, 0)


@rule("FRO-208", "FRO-204")
def test_a_dispute_that_says_discard_is_removed_all_the_same() -> None:
    ann = city(round=2, dispute="SD1")
    card = event("SD1")
    odd = msgspec.structs.replace(card, choices=tuple(msgspec.structs.replace(c, then="discard") for c in card.choices))
    assert odd.red
    ann.state.revealed = odd
    ann.does(resolve_card(ann.state, odd), "option 1", "draw a token", checked=False)

    assert "SD1" in ann.state.removed
    assert "SD1" not in [card.key for card in ann.state.dusk_discard]


@rule("FRO-026", "FRO-203")
def test_the_dusk_deck_begins_with_six_cards_and_one_dispute_and_the_rest_is_a_reserve() -> None:
    ann = city()

    assert ann.dusk == ["D01", "D02", "D03", "D04", "D05", "D06"]
    assert sorted(card.key for card in ann.state.reserve) == [f"D{n:02}" for n in range(7, 41)]
    assert len(ann.state.disputes) == 8
    assert (len(ann.state.morning), len(ann.state.weather), len(ann.state.citizen_deck)) == (24, 14, 30)
