"""Step 1 › Pass, and the slots of the player tokens."""

from __future__ import annotations

from games.pioneers.positions import pioneers, seat
from proving import rule


@rule("PIO-112", "PIO-116")
def test_passing_puts_the_token_on_the_free_slot_nearest_the_deck() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat())
    table.plays("end turn", "pass", "pass")

    assert table.view()["token_slots"] == [1, 2]
    assert "ben passed and took slot 1" in table.told()


@rule("PIO-113")
def test_after_a_pass_there_is_no_further_turn_not_even_an_additional_one() -> None:
    table = pioneers(anna=seat(extra=1), ben=seat(), cleo=seat())
    table.plays("pass", "end turn", "end turn")

    assert table.asked == "ben"
    table.plays("end turn", "end turn")
    assert table.state.phase == "maintenance"


@rule("PIO-114")
def test_who_passed_still_defends_reacts_and_takes_part_in_steps_2_and_3() -> None:
    table = pioneers(
        anna=seat(hand=["molotovs"], response=1),
        ben=seat(hand=["viralz pack"], response=1),
        cleo=seat(),
        chance={"dice": ["3", "3"]},
    )
    table.plays("pass", "play viralz pack", "blue")
    assert table.asked == "anna"
    table.plays("molotovs from hand")
    assert "anna fended Viralz Pack off" in table.told()
    table.plays("(end turn)", "pass", "pass")
    assert (table.asked, table.asks) == ("anna", "Trade with the central stores?")
    table.plays("no trade", "no trade", "no trade")
    assert (table.asked, table.asks) == ("anna", "Which survivor is your deputy?")


@rule("PIO-115")
def test_passing_is_no_action_and_impossible_once_something_was_done_in_the_turn() -> None:
    for first in ("play farm", "use pig pens", "plan"):
        table = pioneers(anna=seat(hand=["farm", "school"], town=["pig pens"], response=2), ben=seat(), cleo=seat())
        assert "pass" in table.offers()
        table.plays(first)
        assert "pass" not in table.offers()
        assert table.refuses()["pass"] == "you have done something in this turn"


@rule("PIO-115")
def test_what_is_done_in_the_turns_of_others_does_not_prevent_a_pass() -> None:
    table = pioneers(
        anna=seat(hand=["viralz pack"], response=1),
        ben=seat(response=2),
        cleo=seat(),
        chance={"dice": ["6", "6"]},
    )
    table.plays("play viralz pack", "red", "spend 1", "roll", "(end turn)", "plan", "(end turn)")
    table = pioneers(
        anna=seat(hand=["viralz pack"], response=1), ben=seat(response=1), cleo=seat(), chance={"dice": ["6", "6"]}
    )
    table.plays("play viralz pack", "red", "spend 1", "end turn")

    assert table.asked == "ben"
    assert "pass" in table.offers()


@rule("PIO-116")
def test_those_who_did_not_pass_are_placed_behind_in_step_3() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat(), board={"phase": "turn order", "passed": ["cleo"]})

    assert table.view()["token_slots"] == [2, 0, 1]
