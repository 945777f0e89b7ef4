"""Raids: the defender sets a number, the attacker tries to reach it."""

from __future__ import annotations

import pytest

from games.pioneers.positions import card, pioneers, seat
from games.pioneers.test_attacks import attacked
from proving import rule


@rule("PIO-220", "PIO-221", "PIO-222", "PIO-223", "PIO-224")
def test_the_steps_of_a_raid_with_both_players_rolling() -> None:
    table = attacked(
        "raid", seat(response=2, hand=["molotovs"]), [2, 2, 3, 3, 1, 2, 6, 5], anna=seat(response=2)
    )  # fmt: skip
    assert (table.asked, table.offers()) == ("ben", ["spend 1", "spend 2", "molotovs from hand", "roll"])
    table.plays("molotovs from hand", "roll")  # 1. cards, 2. the roll: 2, 2 and 3
    assert (table.asked, table.offers()) == ("ben", ["reroll", "accept"])
    table.plays("reroll")  # 3, 3 and 3; no token is left, so it stands
    assert "ben set the difficulty to 9" in table.told()
    assert (table.asked, table.view()["fight"]["difficulty"]) == ("anna", 9)
    table.plays("spend 1", "roll")  # 3. tokens, 4. the roll: 1, 2 and 1
    assert table.offers() == ["reroll", "accept"]
    table.plays("reroll")

    assert "anna rolled 6 and 5, in all 12" in table.told()
    assert "anna raided ben" in table.told()


@rule("PIO-225")
@pytest.mark.parametrize(("second", "success"), [(3, True), (2, False)])
def test_the_raid_succeeds_on_equal_or_more(second: int, success: bool) -> None:
    """Defender 9; attacker 4 and 3 with +2 are 9, and 8 are not enough."""
    table = attacked("planned raid", seat(food=2), [4, 5, 4, second])

    assert ("anna raided ben" in table.told()) is success
    assert table.seat("anna").food == (2 if success else 0)


@rule("PIO-226", "PIO-241")
def test_a_successful_attacker_may_discard_a_structure_of_the_defender() -> None:
    table = attacked("raid", seat(town=["farm", "school"], food=2), [1, 1, 6, 6])
    assert table.asked == "anna"
    assert table.offers() == ["discard 1 structure", "take 2 tokens"]
    table.plays("discard 1 structure")
    assert table.offers() == ["farm", "school"]  # the HQ is not among them
    table.plays("school")

    assert table.seat("ben").town == ["farm"]
    assert table.seat("ben").food == 2


@rule("PIO-227", "PIO-232")
def test_or_take_two_resources_of_chosen_kinds() -> None:
    table = attacked("raid", seat(town=["farm"], food=2, credit=1), [1, 1, 6, 6])
    table.plays("take 2 tokens")
    assert table.offers() == ["2 food", "1 food 1 credit"]
    table.plays("1 food 1 credit")

    assert table.seat("anna").tokens == (1, 1, 0)
    assert table.seat("ben").tokens == (1, 0, 0)
    assert table.seat("ben").town == ["farm"]


@rule("PIO-232")
def test_from_a_defender_with_one_token_the_attacker_takes_one() -> None:
    table = attacked("raid", seat(credit=1), [1, 1, 6, 6])

    assert table.seat("anna").credit == 1
    assert table.seat("ben").credit == 0


@rule("PIO-228")
def test_both_add_their_survivors_and_modifiers() -> None:
    anna = seat(survivor="wren okafor", town=["captain roe", "watchtower"])
    ben = seat(survivor="nadia voles", town=["yara the sniper"], food=1)
    table = attacked("raid", ben, [1, 1, 3, 3], anna=anna, number=2)

    assert "ben set the difficulty to 6" in table.told()  # 2, Nadia 1, Yara 3
    assert "anna rolled 3 and 3, in all 9" in table.told()  # 6, Wren 1, Roe 2; no Watchtower


@rule("PIO-228", "PIO-069")
def test_in_round_one_survivors_add_nothing_in_a_raid() -> None:
    table = attacked("raid", seat(survivor="nadia voles"), [3, 3, 4, 4], anna=seat(survivor="sarge"))

    assert "ben set the difficulty to 6" in table.told()
    assert "anna rolled 4 and 4, in all 8" in table.told()


@rule("PIO-229")
def test_in_a_raid_any_own_roll_may_be_rerolled_good_or_bad() -> None:
    table = attacked("raid", seat(response=2), [6, 6, 1, 1, 2, 2], anna=seat(response=0))
    table.plays("roll")
    assert table.offers() == ["reroll", "accept"]  # though it is the best roll there is
    table.plays("reroll", "reroll")

    assert "ben set the difficulty to 4" in table.told()


@rule("PIO-281")
def test_the_defender_accepts_before_the_attacker_does_anything_and_has_no_say_afterwards() -> None:
    table = attacked("raid", seat(response=3, food=2), [2, 2, 6, 6], anna=seat(response=2))
    table.plays("roll")
    assert table.asked == "ben"
    table.plays("accept")
    asked = []
    for key in ("spend 1", "roll", "accept"):
        asked.append(table.asked)
        table.plays(key)

    assert asked == ["anna"] * 3
    assert table.seat("ben").response == 3


@rule("PIO-230")
def test_the_attacker_may_play_and_activate_before_rolling_but_neither_events_nor_attacks_nor_the_action() -> None:
    hand = ["captain roe", "farm", "tinned food", "raid", "arc supply drop"]
    anna = seat(hand=hand, town=["pig pens"], response=2)
    table = attacked("raid", seat(food=1), [5, 5, 4, 4], anna=anna)
    assert table.asked == "anna"
    assert table.offers() == [
        "spend 1", "spend 2", "play captain roe", "play farm", "play tinned food", "use pig pens", "roll",
    ]  # fmt: skip
    table.plays("play captain roe", "use pig pens", "roll")  # +2 with effect at once

    assert "anna rolled 4 and 4, in all 10" in table.told()
    table.plays("accept")
    assert "anna raided ben" in table.told()
    assert "plan" in table.offers()


@rule("PIO-230")
def test_the_limit_on_personalities_holds_in_a_raid_too() -> None:
    anna = seat(hand=["captain roe", "granny bea"], response=3)
    table = attacked("raid", seat(), [5, 5], anna=anna)
    table.plays("play captain roe")

    assert "play granny bea" not in table.offers()


@rule("PIO-231")
def test_raids_are_attack_cards() -> None:
    anna = seat(survivor="sarge", hand=["raid", "planned raid", "ceasefire broadcast"], response=1)
    table = pioneers(anna=anna, ben=seat(), cleo=seat(), board={"round": 2}, chance={"dice": ["6", "6", "1", "1"]})
    table.plays("play raid", "red")
    assert table.seat("anna").response == 1  # Sarge plays attacks for nothing
    table.plays("roll", "accept", "play ceasefire broadcast")
    assert table.refuses()["play planned raid"] == "attack cards are banned this round"


@rule("PIO-233")
def test_without_structure_only_tokens_without_tokens_only_a_structure_without_both_nothing() -> None:
    tokens = attacked("raid", seat(food=2), [1, 1, 6, 6])
    assert tokens.seat("anna").food == 2
    structure = attacked("raid", seat(town=["farm"]), [1, 1, 6, 6])
    assert structure.seat("ben").town == []
    nothing = attacked("raid", seat(town=["rv"]), [1, 1, 6, 6])
    assert "anna raided ben" in nothing.told()
    assert nothing.seat("ben").town == ["rv"]
    assert nothing.seat("ben").hq == "small hq"


@rule("PIO-234")
def test_taken_tokens_that_do_not_fit_are_discarded_by_choice() -> None:
    table = attacked("raid", seat(credit=2), [1, 1, 6, 6], anna=seat(food=5))
    assert table.asks == "Too many tokens: discard which?"
    table.plays("1 food")

    assert table.seat("anna").tokens == (4, 2, 0)


@rule("PIO-235")
def test_a_failed_raid_costs_nothing_more_and_the_card_is_discarded_either_way() -> None:
    failed = attacked("raid", seat(town=["farm"], food=2), [6, 6, 1, 1])
    assert "The raid of anna on ben failed" in failed.told()
    assert (failed.seat("ben").tokens, failed.seat("ben").town) == ((2, 0, 0), ["farm"])
    assert failed.seat("anna").tokens == (0, 0, 0)
    won = attacked("raid", seat(food=2), [1, 1, 6, 6])
    for table in (failed, won):
        assert table.view()["decks"]["wastes"]["discard"] == ["raid"]


@rule("PIO-236")
def test_a_planned_raid_is_a_raid_with_two_more() -> None:
    assert (card("raid").raid_bonus, card("planned raid").raid_bonus) == (0, 2)
    assert card("planned raid").raid
    for key, total in (("raid", 7), ("planned raid", 9)):
        table = attacked(key, seat(), [3, 3, 3, 4])
        assert f"anna rolled 3 and 4, in all {total}" in table.told()
        assert "ben set the difficulty to 6" in table.told()
