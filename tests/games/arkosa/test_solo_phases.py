"""Solo: the end of the actions phase, rations, production, rest and scoring."""

from __future__ import annotations

import pytest

from games.arkosa.positions import seat, solo
from proving import rule

NO_POWER = {"r1c1": None, "r1c2": None, "r1c3": None}
IDLE_HUMAN = {"shards": NO_POWER}
QUIET = {"solo cards": ["idle"]}
"""The bot idles at the start of the next round."""


@rule("ARK-281", "ARK-282")
def test_at_the_end_of_the_phase_a_bot_pays_dr_sawbones_until_nobody_is_injured() -> None:
    table = solo(
        "B",
        human=seat(passed=True),
        bot=seat(turns=5, food=2, nitrogen=3, injured=["trog", "flurn"]),
        turn="bot",
        chance={"solo cards": ["idle"], "sawbones events": ["clean stitching", "puppet therapy"]},
    )

    # nitrogen (3 against 2), then food on the tie
    told = [line for line in table.told() if line.startswith("The bot paid")]
    assert told[:2] == ["The bot paid 1 nitrogen", "The bot paid 1 food"]
    assert table.seat("bot").injured == []


@rule("ARK-281")
def test_a_bot_stops_when_it_has_nothing_left_to_pay_with() -> None:
    table = solo(
        "A",
        human=seat(passed=True),
        bot=seat(turns=5, food=1, injured=["trog", "flurn"]),
        turn="bot",
        chance={"solo cards": ["idle"], "sawbones events": ["clean stitching"]},
    )

    assert table.seat("bot").injured == ["trog"]


@rule("ARK-283")
def test_a_bot_takes_the_first_option_that_it_can_carry_out() -> None:
    table = solo(
        "A",
        human=seat(passed=True),
        bot=seat(turns=5, nitrogen=2, injured=["trog"]),
        turn="bot",
        chance={"solo cards": ["idle"], "sawbones events": ["consultation fee"]},
    )

    assert table.seat("bot").nitrogen == 0
    assert table.seat("bot").resting == ["trog"]


@rule("ARK-290", "ARK-260", "ARK-256")
def test_bot_b_feeds_as_many_pairs_as_it_can_with_the_pool_and_bot_a_none() -> None:
    people = ["trog", "flurn", "boeuf", "wexley"]
    table = solo(
        "B",
        human=seat(**IDLE_HUMAN, morale=9),
        bot=seat(food=3, nitrogen=1, hand=people, morale=2, shards=NO_POWER),
        phase="rations",
        board={"pool": (0, 1)},
    )
    assert "The bot swapped 1 food with the pool" in table.told()
    assert "The bot paid 2 food and 2 nitrogen" in table.told()
    assert not any("hungry" in line for line in table.told())

    table = solo(
        "B",
        human=seat(**IDLE_HUMAN, morale=9),
        bot=seat(food=3, nitrogen=1, hand=people, morale=2, shards=NO_POWER),
        phase="rations",
        board={"pool": (3, 0)},
    )
    assert "The bot paid 1 food and 1 nitrogen" in table.told()
    assert "The bot left 1 pair hungry" in table.told()

    table = solo("A", human=seat(**IDLE_HUMAN), bot=seat(food=3, nitrogen=3, resting=people), phase="rations")
    assert not any("hungry" in line for line in table.told())
    assert table.seat("bot").food >= 3


@rule("ARK-291")
def test_bot_and_human_push_each_other_and_both_score_morale() -> None:
    table = solo("B", human=seat(morale=4, hand=["captain moop"]), bot=seat(morale=5))
    table.plays("captain moop 1")
    assert (table.seat("human").morale, table.seat("bot").morale) == (5, 4)

    table = solo(
        "B", human=seat(morale=4, **IDLE_HUMAN), bot=seat(morale=8, shards=NO_POWER), phase="morale points", round=3
    )
    assert (table.seat("human").reputation, table.seat("bot").reputation) == (22, 24)


@rule("ARK-292", "ARK-294")
def test_a_bot_activates_left_to_right_conversion_rooms_last_and_converts_all_it_can() -> None:
    bot = seat(
        food=1,
        morale=4,
        rooms={"r1c1": "cyber diner", "r2c1": "giant bug ranch"},
        shards={"r1c2": None, "r2c1": "active"},
    )
    table = solo("B", human=seat(**IDLE_HUMAN), bot=bot, phase="room production", chance=QUIET)
    activated = [line for line in table.told() if "activated" in line]

    assert activated == [
        "Sorting Bay of The bot activated", "Giant Bug Ranch of The bot activated", "Cyber Diner of The bot activated",
    ]  # fmt: skip
    # 1 food and 3 from the ranch become morale; the space r2c1 gives 1 scrap to any room
    assert table.seat("bot").food == 0
    assert table.seat("bot").morale == 8
    assert table.seat("bot").scrap == 3


@rule("ARK-294")
@pytest.mark.parametrize("room", ["salvage bay", "medbay alcove", "holo lounge"])
@pytest.mark.parametrize("power", ["active", None])
def test_the_bonus_of_a_solo_space_is_for_any_type_of_room_with_power(room: str, power: str | None) -> None:
    bot = seat(rooms={"r2c1": room}, shards={"r1c1": None, "r1c2": None, "r1c3": None, "r2c1": power})
    table = solo("B", human=seat(**IDLE_HUMAN), bot=bot, phase="room production", chance=QUIET)

    # the space gives 1 scrap; Salvage Bay makes 3 of its own
    own = 3 if room == "salvage bay" else 0
    assert table.seat("bot").scrap == (own + 1 if power else 0)


@rule("ARK-292", "ARK-155", "ARK-254")
def test_a_bots_deactivated_room_is_fixed_in_production() -> None:
    table = solo(
        "B",
        human=seat(**IDLE_HUMAN),
        bot=seat(shards={"r1c1": "x", "r1c2": None, "r1c3": None}),
        phase="room production",
        chance=QUIET,
    )

    assert table.seat("bot").shards["r1c1"] == "active"
    assert table.seat("bot").food == 0


@rule("ARK-293", "ARK-240")
def test_the_human_has_a_room_production_like_always_after_the_bot() -> None:
    table = solo("B", human=seat(special="mech arena"), bot=seat(), phase="room production", chance=QUIET)

    assert table.asks == "Which room is next?"
    assert table.seat("bot").stock[:3] == [2, 2, 2]


@rule("ARK-295")
def test_a_bots_second_shift_uses_a_random_resting_colonist_with_priority_1_2_3_4() -> None:
    table = solo(
        "B",
        human=seat(**IDLE_HUMAN),
        bot=seat(
            rooms={"r1c1": "second shift bunkroom"}, shards={"r1c2": None, "r1c3": None}, resting=["trog", "boeuf"]
        ),
        phase="room production",
        chance={**QUIET, "second shift": ["boeuf"]},
    )

    assert table.seat("bot").food == 3


@rule("ARK-296")
def test_a_bots_parallel_dynamics_repeats_the_best_neighbour() -> None:
    table = solo(
        "B",
        human=seat(**IDLE_HUMAN),
        bot=seat(
            rooms={"r1c2": "parallel dynamics", "r1c1": "giant bug ranch", "r1c3": "museum of broken things"},
        ),
        phase="room production",
        chance=QUIET,
    )

    # ranch 2 points, museum 3 points: the museum produces twice
    assert table.seat("bot").stock == [3 + 2, 0, 2, 0, 0]


@rule("ARK-297", "ARK-367")
def test_a_bots_metabolic_exchanger_comes_last_of_all_and_evens_out() -> None:
    table = solo(
        "B",
        human=seat(**IDLE_HUMAN),
        bot=seat(
            nitrogen=2,
            food=5,
            morale=2,
            rooms={"r1c1": "metabolic exchanger", "r1c2": "cyber diner", "r1c3": "shard drill"},
            shards={"r1c3": None},
        ),
        phase="room production",
        chance=QUIET,
    )
    activated = [line.split(" of ")[0] for line in table.told() if "activated" in line]

    assert activated == ["Cyber Diner", "Metabolic Exchanger"]
    assert table.seat("bot").stock[:2] == [3, 2]  # from 0 and 2: food, food, and food on the tie


@rule("ARK-298")
def test_a_bot_takes_reputation_and_always_gambles() -> None:
    table = solo(
        "B",
        human=seat(**IDLE_HUMAN, special="mech arena"),
        bot=seat(
            scrap=1,
            rooms={"r1c1": "propaganda studio", "r1c2": "gamblers' den"},
            shards={"r1c3": None},
        ),
        phase="room production",
        chance={**QUIET, "resource die": ["food", "magtape"]},
    )

    assert table.seat("bot").reputation == 21
    assert table.seat("bot").stock == [1, 0, 0, 1, 0]


@rule("ARK-299")
def test_in_the_rest_phase_bot_bs_colonists_are_shuffled_into_its_pile_and_bot_as_stay() -> None:
    table = solo(
        "B",
        bot=seat(resting=["trog"], injured=["flurn"], hand=["boeuf"]),
        phase="rest colonists",
        chance={"solo cards": ["idle"]},
    )
    assert sorted(table.seat("bot").hand) == ["boeuf", "trog"]
    assert table.seat("bot").injured == ["flurn"]

    table = solo("A", bot=seat(resting=["trog"]), phase="rest colonists", chance={"solo cards": ["idle"]})
    assert table.seat("bot").resting == ["trog"]


# End game scoring ------------------------------------------------------------------------------------------------


@rule("ARK-300", "ARK-301")
def test_a_bot_claims_unclaimed_bribes_from_the_highest_down_and_trades_for_what_is_missing() -> None:
    table = solo(
        "A",
        bot=seat(food=4, nitrogen=2, magtape=1, shard=1),
        phase="scoring",
        round=3,
        board={"bribes": ["mixtape", "battery and a good meal", "reactor core"], "pool": (0, 0)},
    )

    # reactor core is out of reach; 3 food and a shard pay the meal; 1 food and 1 nitrogen make the second magtape
    assert table.seat("bot").bribes == ["battery and a good meal", "mixtape"]
    assert table.seat("bot").stock == [0, 1, 0, 0, 0]
    assert table.sheet("bot")["bribes"] == 13
    assert [bribe.key for bribe in table.state.bribes] == ["reactor core"]


@rule("ARK-301")
def test_tokens_asked_for_are_set_aside_before_trading() -> None:
    table = solo(
        "A",
        bot=seat(food=2, nitrogen=2, scrap=2),
        phase="scoring",
        round=3,
        board={"bribes": ["one of everything twice"], "pool": (0, 0)},
    )
    assert table.seat("bot").bribes == []

    table = solo(
        "A",
        bot=seat(food=3, nitrogen=3, scrap=2),
        phase="scoring",
        round=3,
        board={"bribes": ["one of everything twice"], "pool": (0, 0)},
    )
    assert table.seat("bot").stock == [0] * 5


@rule("ARK-301", "ARK-273")
def test_on_a_tie_for_scrap_the_human_decides_at_the_end_too() -> None:
    table = solo(
        "A",
        bot=seat(food=1, nitrogen=1, scrap=3),
        phase="scoring",
        round=3,
        board={"bribes": ["scrap sculpture"], "pool": (0, 0)},
    )
    table.plays("food")

    assert table.table.over
    assert table.seat("bot").stock == [0, 1, 0, 0, 0]


@rule("ARK-368", "ARK-170")
def test_the_bot_scores_rooms_colonists_specialisation_and_leftovers_like_a_player() -> None:
    table = solo(
        "A",
        human=seat(hand=["zib tallow"]),
        bot=seat(rooms={"r2c1": "megaforge"}, resting=["lady fizz"], injured=["flurn"], food=2, magtape=1),
    )
    sheet = table.sheet("bot")

    assert sheet["rooms"] == 6
    assert sheet["colonists"] == 3 + 2 - 1
    assert sheet["specialisation"] == 10  # labour and entertainment
    assert sheet["leftover resources"] == 2
    assert table.sheet("human")["specialisation"] == 0


@rule("ARK-306")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_with_secret_promises_the_bot_has_no_bribes_to_claim(letter: str) -> None:
    table = solo(
        letter,
        bot=seat(food=9, nitrogen=9, magtape=9, shard=9),
        human=seat(bribes=["mixtape"], magtape=2),
        phase="scoring",
        round=3,
        options={"promises": True},
    )

    assert table.sheet("bot")["bribes"] == 0
    assert table.sheet("human")["bribes"] == 5
