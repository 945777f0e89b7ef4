"""Response tokens, dice rolls and attack cards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.pioneers.positions import Position, Seat, card, pioneers, seat
from proving import rule


def attacked(
    key: str, ben: Seat, dice: Sequence[int] = (), *, anna: Seat | None = None, number: int = 1
) -> Position:  # fmt: skip
    """Anna has played this attack on Ben."""
    anna = anna or seat()
    anna.hand = [key, *anna.hand]
    anna.tokens = {**anna.tokens, "response": anna.tokens["response"] + 1}
    chance = {"dice": [str(die) for die in dice]} if dice else {}
    table = pioneers(anna=anna, ben=ben, cleo=seat(), chance=chance, board={"round": number, "at": "anna"})
    table.plays(f"play {key}", "red")
    return table


# Response tokens --------------------------------------------------------------------------------------------------


@rule("PIO-184", "PIO-273")
def test_response_tokens_stand_in_for_food_wherever_it_is_paid_as_the_payer_likes() -> None:
    table = pioneers(anna=seat(town=["magda the broker"], food=1, response=2), ben=seat(), cleo=seat())
    table.plays("use magda the broker")
    assert table.offers() == ["1 food 1 response", "2 response"]
    table.plays("2 response")

    assert table.seat("anna").tokens == (1, 1, 0)


@rule("PIO-186", "PIO-197")
def test_before_a_roll_each_response_token_adds_one_and_all_may_be_spent() -> None:
    table = attacked("viralz pack", seat(response=5), [1, 3])
    assert table.offers() == ["spend 1", "spend 2", "spend 3", "spend 4", "spend 5", "roll"]
    table.plays("spend 2", "spend 3")  # nothing is left, so the dice roll: 4 and 5 are 9

    assert "ben fended Viralz Pack off" in table.told()
    assert table.seat("ben").response == 0


@rule("PIO-197")
def test_spent_tokens_are_gone_whatever_the_result() -> None:
    table = attacked("viralz pack", seat(response=2, food=3), [1, 1])
    table.plays("spend 2")

    assert table.seat("ben").tokens == (0, 0, 0)
    assert "ben failed against Viralz Pack" in table.told()


@rule("PIO-187", "PIO-201")
def test_a_response_token_rerolls_both_dice_with_the_same_modifiers() -> None:
    """Difficulty 9, +1: first 2 and 3, then 5 and 4."""
    table = attacked("viralz pack", seat(response=2, food=3), [2, 3, 5, 4])
    table.plays("spend 1", "roll")
    assert table.offers() == ["reroll", "accept"]
    assert table.view()["fight"]["total"] == 6
    table.plays("reroll")

    assert "ben rolled 5 and 4, in all 10" in table.told()
    assert table.seat("ben").tokens == (3, 0, 0)


@rule("PIO-202")
def test_rerolls_go_on_as_long_as_tokens_last_and_the_last_roll_counts() -> None:
    table = attacked("viralz pack", seat(response=3, food=3), [4, 4, 2, 2, 3, 3, 1, 1])
    table.plays("roll", "reroll", "reroll", "reroll")

    assert table.seat("ben").tokens == (0, 0, 0)
    assert "ben rolled 1 and 1, in all 2" in table.told()


@rule("PIO-188")
def test_food_never_stands_in_for_response_and_a_loss_of_food_takes_food_only() -> None:
    table = attacked("viralz pack", seat(food=2, response=2), [1, 1])
    table.plays("roll", "accept")
    assert table.seat("ben").tokens == (0, 0, 2)

    table = pioneers(anna=seat(food=6, hand=["farm"]), ben=seat(), cleo=seat())
    assert "play farm" not in table.offers()
    assert not any(key.startswith("research") for key in table.offers())


# Dice rolls -------------------------------------------------------------------------------------------------------


@rule("PIO-189")
def test_a_roll_is_two_dice_plus_modifiers() -> None:
    table = attacked("viralz pack", seat(town=["watchtower", "hunting rifle"]), [3, 4])

    assert "ben rolled 3 and 4, in all 9" in table.told()


@rule("PIO-190", "PIO-191")
def test_an_attack_is_played_on_any_opponent_but_not_on_oneself() -> None:
    table = pioneers(
        anna=seat(hand=["viralz pack"] * 2, response=2), ben=seat(), cleo=seat(),
        chance={"dice": ["6", "6", "6", "6"]}, board={"passed": ["cleo"]},
    )  # fmt: skip
    table.plays("play viralz pack")
    assert table.offers() == ["red", "green"]
    table.plays("green", "play viralz pack", "green")

    assert table.told().count("cleo fended Viralz Pack off") == 2


@rule("PIO-192", "PIO-204")
def test_only_the_defender_acts_after_an_attack_was_played() -> None:
    table = attacked("viralz pack", seat(response=1, food=3), [1, 1], anna=seat(response=3, hand=["molotovs"]))
    asked = [table.asked]
    table.plays("roll")
    asked.append(table.asked)
    table.plays("accept")

    assert asked == ["ben", "ben"]
    assert table.asked == "anna"
    assert table.asks.startswith("Your turn")


@rule("PIO-193")
def test_a_choice_that_the_card_gives_to_the_attacker_is_theirs() -> None:
    table = attacked("night saboteurs", seat(town=["rv", "hunting rifle"], response=2), [1, 1])
    table.plays("roll", "accept")
    assert table.asked == "anna"
    assert table.offers() == ["discard 1 item", "lose 2 response tokens"]
    table.plays("discard 1 item", "rv")

    assert table.seat("ben").town == ["hunting rifle"]


@rule("PIO-194")
def test_survivor_cards_hq_and_projects_of_the_defender_are_added() -> None:
    town = [*["farm"] * 3, "watchtower", "captain roe"]
    ben = seat(survivor="sarge", town=town, projects=["civil defence drill"])
    table = attacked("viralz pack", ben, [1, 1], number=2)

    assert "ben rolled 1 and 1, in all 9" in table.told()  # 2, Sarge 2, Medium HQ 1, Watchtower 1, Roe 2, project 1


@rule("PIO-069", "PIO-194")
def test_in_round_one_a_survivor_adds_nothing() -> None:
    table = attacked("viralz pack", seat(survivor="wren okafor", food=3), [4, 4])

    assert "ben rolled 4 and 4, in all 8" in table.told()


@rule("PIO-195", "PIO-280")
def test_before_the_roll_cards_and_tokens_one_after_another() -> None:
    """Two Molotovs in hand and two tokens: both may be played, +6."""
    table = attacked("viralz pack", seat(hand=["molotovs", "molotovs"], response=2), [1, 2])
    assert table.offers() == ["spend 1", "spend 2", "molotovs from hand", "roll"]
    table.plays("molotovs from hand", "molotovs from hand")

    assert "ben rolled 1 and 2, in all 9" in table.told()
    assert table.seat("ben").hand == []
    assert table.seat("ben").response == 0


@rule("PIO-196")
def test_an_ordinary_weapon_in_hand_stays_there() -> None:
    table = attacked("viralz pack", seat(hand=["hunting rifle", "farm", "tinned food"], response=3))

    assert table.offers() == ["spend 1", "spend 2", "spend 3", "roll"]


@rule("PIO-196", "PIO-208")
def test_activations_are_for_ones_own_turn() -> None:
    table = attacked("viralz pack", seat(town=["pig pens", "magda the broker"], food=2, response=1))

    assert table.offers() == ["spend 1", "roll"]


@rule("PIO-198")
def test_after_the_first_roll_no_token_adds_to_it_but_a_card_that_says_so_does() -> None:
    ben = seat(hand=["adrenaline shot"], response=3)
    table = attacked("viralz pack", ben, [1, 1, 2, 3, 3, 4])
    table.plays("roll")
    assert table.offers() == ["reroll", "adrenaline shot from hand", "accept"]
    table.plays("adrenaline shot from hand")  # +2 and a new roll: 2 and 3 are 7
    assert table.view()["fight"]["total"] == 7
    table.plays("reroll")

    assert "ben rolled 3 and 4, in all 9" in table.told()  # the +2 stays


@rule("PIO-199", "PIO-200")
@pytest.mark.parametrize(("spent", "held"), [(2, True), (1, False)])
def test_equal_or_more_succeeds_and_less_fails(spent: int, held: bool) -> None:
    """Difficulty 9, dice 4 and 3: with +2 a success, with +1 a failure."""
    table = attacked("viralz pack", seat(response=2, food=3), [4, 3])
    table.plays(f"spend {spent}", *(["roll", "accept"] if spent == 1 else []))

    assert (table.seat("ben").food == 3) is held


@rule("PIO-199", "PIO-201")
def test_after_a_success_no_reroll_is_offered() -> None:
    table = attacked("viralz pack", seat(response=2, food=3), [4, 5])  # exactly 9
    table.plays("roll")

    assert (table.asked, table.seat("ben").tokens) == ("anna", (3, 0, 2))


@rule("PIO-203")
@pytest.mark.parametrize(("structures", "difficulty"), [(0, 8), (4, 10), (6, 12)])
def test_a_difficulty_by_size_is_that_of_the_defenders_town(structures: int, difficulty: int) -> None:
    table = attacked("viralz horde", seat(town=["farm"] * structures, response=1), anna=seat(town=["pig pens"] * 3))

    assert table.view()["fight"]["difficulty"] == difficulty


@rule("PIO-274", "PIO-203")
def test_an_event_makes_each_opponent_roll_in_turn_with_everything_that_belongs_to_it() -> None:
    table = pioneers(
        anna=seat(town=["farm"], response=1),
        ben=seat(hand=["viralz migration"], response=1),
        cleo=seat(hand=["molotovs"], response=1),
        dora=seat(town=["pig pens"] * 3 + ["school"]),
        chance={"dice": ["2", "2", "6", "6", "1", "1", "5", "5"]},
        board={"at": "ben"},
    )
    table.plays("play viralz migration")
    assert table.asked == "cleo"  # next in turn order after Ben
    assert table.view()["fight"]["difficulty"] == 7
    table.plays("molotovs from hand")  # 2, 2 and 3 are 7
    assert "cleo fended Viralz Migration off" in table.told()
    assert "dora had to reach 9 against Viralz Migration" in table.told()
    assert "dora fended Viralz Migration off" in table.told()
    assert table.asked == "anna"
    table.plays("roll", "reroll")
    assert "anna fended Viralz Migration off" in table.told()
    assert table.view()["decks"]["wastes"]["discard"] == ["molotovs", "viralz migration"]


@rule("PIO-205")
def test_an_attack_has_name_difficulty_and_outcome_and_a_raid_no_difficulty() -> None:
    horde, raid = card("viralz horde"), card("raid")
    assert (horde.name, horde.difficulty, len(horde.on_fail)) == ("Viralz Horde", (8, 10, 12), 1)
    assert (raid.difficulty, raid.raid) == ((0, 0, 0), True)


@rule("PIO-206")
def test_an_outcome_is_carried_out_as_far_as_possible() -> None:
    table = attacked("viralz pack", seat(food=1), [1, 1])
    assert table.seat("ben").tokens == (0, 0, 0)
    table = attacked("viralz horde", seat(), [1, 1])
    assert table.seat("ben").hq == "small hq"
    table = attacked("highway toll", seat(credit=1), [1, 1])
    assert table.seat("anna").credit == 1


@rule("PIO-275")
def test_several_cards_are_named_first_then_each_may_be_protected_then_the_rest_leave_together() -> None:
    pens = ["pig pens", "chicken run", "chicken run", "farm"]
    table = pioneers(
        anna=seat(hand=["livestock plague"], response=1),
        ben=seat(town=[*pens, "reinforced walls"], food=8),
        cleo=seat(),
    )
    table.plays("play livestock plague", "chicken run", "pig pens")
    assert table.asks == "Chicken Run is about to be lost. Prevent it?"
    assert "farm" in table.seat("ben").town
    table.plays("reinforced walls from town")
    told = table.told()

    assert table.seat("ben").structures == ["chicken run", "chicken run", "farm"]
    assert told.count("ben now had the Small HQ") == 1
    assert sum(table.seat("ben").tokens) == 6


@rule("PIO-276")
def test_a_prevented_loss_is_not_replaced() -> None:
    ben = seat(town=["farm", "school"], hand=["reinforced walls"], response=1, food=3)
    table = attacked("raid", ben, [1, 1, 6, 6])
    table.plays("roll", "accept")
    table.plays("discard 1 structure", "farm", "reinforced walls from hand")

    assert table.seat("ben").structures == ["farm", "school"]
    assert table.seat("ben").tokens == (3, 0, 0)
    assert table.seat("anna").tokens == (0, 0, 0)
