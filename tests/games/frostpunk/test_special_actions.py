"""Special Actions."""

from __future__ import annotations

from games.frostpunk.positions import city, event, offers, refuses
from holdfast.games.frostpunk.pieces import Posted
from holdfast.games.frostpunk.rules.night import bring_home
from proving import rule

HEALTHY = {"worker": 0, "engineer": 0, "child": 0}


@rule("FRO-194", "FRO-148")
def test_a_special_action_of_a_displayed_card_takes_a_meeple_in_the_heat() -> None:
    table = city(stress=5, coal=3, heat=0, sick=HEALTHY).table()
    table.choose("special CR1")

    assert (table.state.stress, table.state.stock[2], table.state.sick) == (3, 2, [0, 0, 0])
    assert table.state.scenario[0].worker == 1


@rule("FRO-195")
def test_placed_resources_stay_on_the_card_when_the_meeple_leaves_at_night() -> None:
    table = city(events=["M15"], wood=3).table()
    table.choose("special M15")
    assert (table.state.stock[1], table.state.events[0].placed) == (2, 1)

    bring_home(table.state)
    assert (table.state.events[0].worker, table.state.events[0].placed) == (-1, 1)
    assert table.view(0)["cards"]["events"][0]["placed"] == {"wood": 1}


@rule("FRO-195", "FRO-052")
def test_what_must_be_spent_or_placed_must_be_there() -> None:
    table = city(events=["M15"], wood=0, coal=0).table()

    assert refuses(table)["special M15"] == "what must be placed is not there"
    assert refuses(table)["special CR1"] == "its cost cannot be paid in full"


@rule("FRO-196")
def test_each_special_action_is_taken_once_a_round() -> None:
    table = city(coal=5, stress=9).table()
    table.choose("special CR1")

    assert "special CR1" not in offers(table)
    assert refuses(table)["special CR1"] == "it has been taken this Round"


@rule("FRO-327", "FRO-088")
def test_the_meeple_of_a_card_that_is_completed_is_in_the_supply_and_can_act_again() -> None:
    ann = city(events=["M15"], wood=5, hope=["unity"], sick={"worker": 0, "child": 0})
    ann.state.events[0] = Posted(event("M15"), placed=1)
    table = ann.table()
    table.choose("special M15")
    table.choose("activate unity")

    assert table.state.removed == ["M15"]
    assert (table.state.ready[1], table.state.meeples[1]) == (5, 5)


@rule("FRO-369")
def test_engineer_actions_take_temporary_engineers_but_no_automatons_or_children() -> None:
    nobody = {"worker": 0, "engineer": 0, "child": 8}
    has = {"citizens": nobody, "sick": HEALTHY, "coal": 5, "automatons": 2, "flags": ["child_work", "automaton_skill"]}
    assert "special CR1" not in offers(city(**has).table())

    assert "special CR1" in offers(city(**has, temps={"engineer": 1}).table())
