"""Citizen cards."""

from __future__ import annotations

from games.frostpunk.positions import BOX, citizen, city, offers
from holdfast.games.frostpunk.rules.citizens import use_card
from holdfast.games.frostpunk.verbs.effects import Choose, DiscardCitizenCards, DrawCitizenCards, Gain, Kill, Lose
from holdfast.games.frostpunk.verbs.parameters import Way
from proving import rule


@rule("FRO-257")
def test_the_holder_discards_the_card_and_resolves_its_ability() -> None:
    ann = city(hands=[["C04"]], food=2)
    ann.does(use_card(ann.state, ann.player("ann"), citizen("C04")))

    assert (ann.food, ann.hand("ann")) == (6, [])
    assert citizen("C04") in ann.state.citizen_discard


@rule("FRO-258")
def test_cards_are_used_before_and_after_the_main_action_of_ones_own_turn_any_number() -> None:
    table = city(hands=[["C02", "C03"], ["C04"]], coal=0, wood=0).table()
    assert "C04" not in offers(table)
    table.choose("C02")
    assert table.state.stock[2] == 2
    table.choose("gather G4")
    table.choose("worker")
    assert table.decision.prompt == "Use a Citizen card?"
    table.choose("C03")

    assert table.state.stock[1] == 4
    assert table.decision.seat == 1


@rule("FRO-258")
def test_in_the_preparation_phase_every_holder_is_asked_from_the_leader_on() -> None:
    ann = city(seats=3, leader=1, hope=["unity"], hands=[["C02"], ["C03"], ["C04"]])
    table = ann.table("preparation")
    seats = []
    while table.decision.prompt == "Use a Citizen card?":
        seats.append(table.decision.seat)
        table.choose("done")

    assert seats == [1, 2, 0]


@rule("FRO-259")
def test_hands_are_open_unlimited_and_stay_with_their_holder() -> None:
    many = [card.key for card in BOX.citizens[:12]]
    ann = city(hands=[many, ["C20"]])
    seen = ann.table().view(1)

    assert [card["key"] for card in seen["players"][0]["hand"]] == many
    assert seen["players"][1]["hand"][0]["text"]


@rule("FRO-260")
def test_the_leader_decides_who_takes_each_card_drawn() -> None:
    ann = city(seats=3, leader=2)
    ann.resolves(DrawCitizenCards(2), by="ann", answers=["seat 2", "seat 1"], chance={"citizen": ["C07", "C08"]})

    assert {asked.seat for asked in ann.asked} == {2}
    assert (ann.hand("bo"), ann.hand("ann")) == (["C07"], ["C08"])


@rule("FRO-261")
def test_the_discard_pile_becomes_the_deck_when_it_is_empty_and_two_empty_piles_give_nothing() -> None:
    ann = city(seats=1, citizen_deck=[])
    assert len(ann.state.citizen_discard) == 30
    ann.resolves(DrawCitizenCards(1))
    assert (len(ann.state.citizen_deck), len(ann.state.citizen_discard)) == (29, 0)

    everything = city(seats=1, hands=[[card.key for card in BOX.citizens]])
    everything.resolves(DrawCitizenCards(2))
    assert len(everything.hand("ann")) == 30


@rule("FRO-261")
def test_with_no_card_anywhere_a_death_has_no_death_effect() -> None:
    ann = city(seats=1, hands=[[card.key for card in BOX.citizens]])
    ann.resolves(Kill(worker=1), answers=["draw"])

    assert (ann.citizens["worker"], ann.state.corpses) == (16, 1)
    assert len(ann.hand("ann")) == 30


@rule("FRO-342")
def test_cards_given_up_as_a_cost_come_from_any_hand_and_do_nothing() -> None:
    price = Choose((Way(do=(Gain(wood=1),), cost=(DiscardCitizenCards(1),)), Way(do=(Lose(wood=1),))))
    ann = city(hands=[["C01"], ["C04"]], food=9, wood=3)
    ann.resolves(price, answers=["discard_citizen 1: gain wood 1", "C04"])
    assert (ann.wood, ann.food, ann.hand("bo"), ann.asked[1].seat) == (4, 9, [], 0)

    nobody = city(wood=3).resolves(price)
    assert (nobody.wood, nobody.asked) == (2, [])
