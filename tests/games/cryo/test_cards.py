"""Card Details: the card benefit, the hand, the deck and the discard pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import holdfast
from games.cryo.positions import BOX, Board, Position, cryo, seat
from proving import rule

ALL_CARDS = [card.key for card in BOX.cards for _ in range(5)]
FULL: dict[str, Any] = {
    "upgrades": ["imaging", "supercharge", "interfacing"],
    "missions": ["imaging", "supercharge", "interfacing"],
    "vehicles": ["imaging", "supercharge", "interfacing"],
}


def without(*keys: str) -> list[str]:
    """All cards of the box but these."""
    left = ALL_CARDS.copy()
    for key in keys:
        left.remove(key)
    return left


def card_benefit(board: Board | None = None, chance: Sequence[str] = (), **kate: Any) -> Position:
    """Kate, at the start of her turn, scraps a card tile: she may draw a card or play one."""
    has = seat(slots={"custom 1 below": "pink card"}, docked=["launch dock"] * 2, **kate)
    table = cryo(board=board or {}, chance={"deck": chance}, kate=has, liam=seat())
    table.plays("scrap custom 1 below")
    return table


def discarded(table: Position) -> list[str]:
    """The discard pile as an onlooker sees it."""
    pile: list[str] = table.table.view(None)["discard"]
    return pile


# The card benefit ------------------------------------------------------------------------------------------------


@rule("CRY-158")
def test_the_card_benefit_draws_the_top_card_of_the_deck_or_plays_one_from_the_hand() -> None:
    table = card_benefit(hand=["imaging"], chance=["prototype"])
    assert table.offers() == ["draw", "imaging as upgrade", "imaging as mission", "imaging as vehicle", "neither"]

    table.plays("draw")
    assert table.seat("kate").hand == ["imaging", "prototype"]
    assert table.table.view(0)["deck"] == 38


@rule("CRY-158")
def test_the_card_benefit_plays_one_card_and_draws_none() -> None:
    table = card_benefit(hand=["imaging", "prototype"])
    table.plays("prototype as vehicle")

    assert table.seat("kate").vehicles == ["prototype"]
    assert table.seat("kate").hand == ["imaging"]
    assert table.asks == "Deploy a drone, or recall?"


@rule("CRY-160")
@pytest.mark.parametrize("way", ["upgrade", "mission", "vehicle"])
@pytest.mark.parametrize("amount", [0, 2])
def test_playing_a_card_costs_nothing(way: str, amount: int) -> None:
    stock: dict[str, Any] = dict.fromkeys(("crystal", "organic", "tech", "nanite", "energy"), amount)
    table = card_benefit(hand=["overclock"], **stock)
    table.plays(f"overclock as {way}")

    assert getattr(table.seat("kate"), f"{way}s") == ["overclock"]
    assert table.seat("kate").stock == [amount] * 5


@rule("CRY-271")
def test_the_card_benefit_may_be_declined() -> None:
    table = card_benefit(hand=["imaging"])
    table.plays("neither")

    assert table.seat("kate").hand == ["imaging"]
    assert table.table.view(0)["deck"] == 39


@rule("CRY-271")
def test_with_every_slot_taken_and_three_missions_only_drawing_is_possible() -> None:
    table = card_benefit(hand=["prototype", "overclock"], **FULL)

    assert table.offers() == ["draw", "neither"]


@rule("CRY-271")
def test_a_card_can_be_played_only_in_the_ways_that_are_open_to_it() -> None:
    full = card_benefit(hand=["prototype"], **{**FULL, "missions": []})
    assert full.offers() == ["draw", "prototype as mission", "neither"]

    twice = card_benefit(hand=["imaging", "prototype"], **{**FULL, "missions": ["imaging"]})
    assert twice.offers() == ["draw", "prototype as mission", "neither"]


@rule("CRY-271")
def test_the_second_of_two_card_benefits_is_chosen_after_the_first_is_done() -> None:
    table = cryo(
        board={"incidents": {"dispatch": "late 2 card"}},
        chance={"deck": ["automation"]},
        kate=seat(docked=["launch dock"]),
        liam=seat(),
    )
    table.plays("recall", "dispatch")
    assert table.offers() == ["draw", "neither"]

    table.plays("draw")
    assert table.offers() == [
        "draw",
        "automation as upgrade",
        "automation as mission",
        "automation as vehicle",
        "neither",
    ]
    table.plays("automation as upgrade")
    assert table.seat("kate").upgrades == ["automation"]


# In effect at once -----------------------------------------------------------------------------------------------


@rule("CRY-272")
def test_overclock_played_with_the_computer_works_right_after_that_action() -> None:
    table = cryo(kate=seat(hand=["overclock"], tech=1, energy=1, docked=["launch dock"] * 2), liam=seat())
    table.plays("research A", "computer", "1 play", "overclock as upgrade")
    assert table.asks == "Overclock: spend 1 energy for another action?"

    table.plays("resource space N1", "use")
    assert table.seat("kate").energy == 0


@rule("CRY-272")
def test_automation_played_with_compute_works_in_the_same_recall() -> None:
    slots = {"compute above": "grey tech", "custom 1 below": "pink crystal"}
    kate = seat(hand=["automation"], tech=1, slots=slots, home=["awaken", "charge"], docked=["launch dock"])
    table = cryo(kate=kate, liam=seat())
    table.plays("recall", "laboratory", "compute", "take", "automation as upgrade")
    assert table.asks == "Automation: take another platform action?"

    table.plays("custom 1")
    assert table.seat("kate").crystal == 2 + 1


@rule("CRY-272")
def test_a_rhino_played_with_a_scrapped_card_adds_its_room_at_once() -> None:
    hand = ["imaging", "imaging"]
    table = cryo(kate=seat(hand=hand, awake=5, organic=3, docked=["launch dock"] * 2), liam=seat())
    table.plays("engineering A")
    assert "stasis control" not in table.offers()

    table.plays("scrap imaging", "imaging as vehicle", "stasis control", "3 pods")
    assert table.seat("kate").awake == 8


# The hand --------------------------------------------------------------------------------------------------------


@rule("CRY-161")
def test_at_the_end_of_the_own_turn_a_player_discards_down_to_five_cards_of_choice() -> None:
    hand = ["imaging", "supercharge", "interfacing", "prototype", "overclock", "automation"]
    table = card_benefit(hand=hand, chance=["prototype"])
    table.plays("draw")
    assert len(table.seat("kate").hand) == 7
    assert table.asks == "Deploy a drone, or recall?"

    table.plays("engineering A", "no action")
    assert table.asks == "Too many cards: discard which?"
    assert table.offers() == hand
    table.plays("prototype", "imaging")
    assert table.seat("kate").hand == ["supercharge", "interfacing", "overclock", "automation", "prototype"]
    assert table.asked == "liam"


@rule("CRY-161")
def test_with_five_cards_nothing_is_discarded_and_players_who_are_not_active_are_not_checked() -> None:
    table = cryo(
        kate=seat(hand=["imaging"] * 5, docked=["launch dock"] * 2),
        liam=seat(hand=["overclock"] * 3 + ["automation"] * 4),
    )
    table.plays("engineering A", "no action", "end turn")

    assert (table.asked, table.asks) == ("liam", "Deploy a drone, or recall?")
    assert (len(table.seat("kate").hand), len(table.seat("liam").hand)) == (5, 7)


# The discard pile ------------------------------------------------------------------------------------------------


@rule("CRY-273")
def test_cards_not_kept_at_set_up_are_discarded() -> None:
    table = holdfast.new("cryo", seats=3, seed=4)
    dealt = sum((Counter(table.view(side)["players"][side]["dealt"]) for side in range(3)), Counter[str]())
    while table.view(None)["phase"] == "setup":
        table.choose(0)
    kept = sum((Counter(table.view(side)["players"][side]["hand"]) for side in range(3)), Counter[str]())

    assert sum(dealt.values()) == 15
    assert Counter(table.view(None)["discard"]) == dealt - kept
    assert len(table.view(None)["discard"]) == 6


@rule("CRY-273")
def test_a_card_paid_as_a_price_is_discarded() -> None:
    kate = seat(hand=["overclock"], slots={"compute above": "pink card"}, docked=["launch dock"])
    table = cryo(board={"discard": ["imaging"]}, kate=kate, liam=seat())
    table.plays("recall", "laboratory", "compute", "take")

    assert discarded(table) == ["imaging", "overclock"]


@rule("CRY-273")
def test_cards_beyond_the_hand_limit_and_scrapped_cards_are_discarded() -> None:
    kate = seat(hand=["imaging"] * 3 + ["overclock"] * 4, docked=["launch dock"] * 2)
    table = cryo(board={"discard": ["automation"]}, kate=kate, liam=seat())
    table.plays("scrap overclock", "engineering A", "no action", "imaging")

    assert discarded(table) == ["automation", "overclock", "imaging"]


@rule("CRY-273")
def test_a_launched_vehicle_is_discarded() -> None:
    kate = seat(vehicles=["prototype"], awake=1, energy=1, crystal=1, docked=["launch dock"] * 2)
    table = cryo(board={"discard": ["automation"]}, kate=kate, liam=seat())
    table.plays("launch dock", "launch")

    assert discarded(table) == ["automation", "prototype"]


# The deck --------------------------------------------------------------------------------------------------------


@rule("CRY-173")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_deck_has_five_copies_of_each_of_eight_types(seats: int) -> None:
    table = holdfast.new("cryo", seats=seats, seed=2)
    dealt = [key for side in range(seats) for key in table.view(side)["players"][side]["dealt"]]
    types = ["imaging", "supercharge", "interfacing", "wakeup protocol", "prototype", "advance warning", "overclock",
             "automation"]  # fmt: skip

    assert Counter(dealt + [card.key for card in table.state.deck.rest]) == dict.fromkeys(types, 5)
    assert table.view(None)["deck"] == 40 - 5 * seats


@rule("CRY-162", "CRY-163")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_must_be_drawn() -> None:
    board: Board = {"deck": ["imaging"], "incidents": {"dispatch": "late 2 card"}}
    table = cryo(board=board, chance={"deck": ["imaging", "overclock"]}, kate=seat(docked=["launch dock"]), liam=seat())
    table.plays("recall", "dispatch", "draw")
    assert (table.table.view(0)["deck"], len(discarded(table))) == (0, 39)

    table.plays("draw")
    assert table.seat("kate").hand == ["imaging", "overclock"]
    assert (table.table.view(0)["deck"], discarded(table)) == (38, [])
    assert table.told().count("The discard pile was shuffled into a new deck") == 1


@rule("CRY-162")
def test_the_discard_pile_is_shuffled() -> None:
    table = card_benefit(board={"deck": []}).table
    drawn = set[str]()
    for seed in range(12):
        fork = table.fork(seed=seed)
        fork.step(0)
        drawn.add(fork.state.players[0].hand[0].key)

    assert len(drawn) > 3


@rule("CRY-163")
def test_with_deck_and_discard_pile_empty_nothing_can_be_drawn() -> None:
    kate = seat(slots={"custom 1 below": "pink card"}, hand=["imaging"])
    table = cryo(kate=kate, liam=seat(hand=without("imaging")))
    table.plays("scrap custom 1 below")

    assert table.offers() == ["imaging as upgrade", "imaging as mission", "imaging as vehicle", "neither"]


@rule("CRY-163")
def test_an_announced_draw_with_no_card_left_anywhere_draws_nothing() -> None:
    kate = seat(tech=3, docked=["launch dock"] * 2)
    table = cryo(board={"deck": ["imaging"]}, kate=kate, liam=seat(hand=without("imaging")))
    table.plays("research A", "computer", "3 draws", "end turn")

    assert table.seat("kate").hand == ["imaging"]
    assert table.seat("kate").tech == 0
    assert table.asked == "liam"
