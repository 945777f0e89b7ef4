"""Step 3: turn order; and how many rounds there are."""

from __future__ import annotations

import pytest

from games.pioneers.positions import BOX, Board, Position, pioneers, seat
from holdfast.games.pioneers import GAME
from proving import rule

STEP_3: Board = {"phase": "turn order"}
ROUND: Board = {"phase": "round start"}


@rule("PIO-148")
def test_tokens_not_yet_placed_are_placed_in_turn_order() -> None:
    table = pioneers(
        anna=seat(survivor="pete"), ben=seat(survivor="the cook"), cleo=seat(survivor="sarge"),
        board={**STEP_3, "passed": ["ben"]},
    )  # fmt: skip

    assert [table.names[number] for number in table.view()["token_slots"]] == ["ben", "cleo", "anna"]


@rule("PIO-149", "PIO-151")
def test_all_survivors_are_returned_first_and_all_six_are_on_offer() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat(), board=STEP_3)

    assert all(player.survivor is None for player in table.state.players)
    assert table.offers() == [survivor.key for survivor in BOX.survivors]
    table.plays("sarge")  # the one just returned
    assert table.seat("anna").survivor == "sarge"


@rule("PIO-150")
def test_survivors_are_chosen_in_the_order_of_the_tokens() -> None:
    table = pioneers(
        gordon=seat(), odin=seat(), toby=seat(), board={**STEP_3, "passed": ["toby"]}
    )  # fmt: skip
    chosen = []
    for key in ("the cook", "sarge", "pete"):
        chosen.append(table.asked)
        table.plays(key)

    assert chosen == ["toby", "gordon", "odin"]
    assert [table.seat(name).survivor for name in table.names] == ["sarge", "pete", "the cook"]


@rule("PIO-152", "PIO-153")
def test_then_tokens_are_taken_back_and_the_round_marker_moves_on() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat(), board={**STEP_3, "round": 3})
    table.plays("lou anne", "the cook", "wren okafor")

    assert (table.state.slots, table.state.round) == ([], 4)
    assert table.asked == "cleo"


@rule("PIO-154")
def test_skills_that_act_by_themselves_act_at_the_start_of_the_round_in_turn_order() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat(), board={**STEP_3, "round": 2})
    table.plays("lou anne", "pete", "sarge")
    told = table.told()

    assert told.index("ben gained 2 credits") < told.index("anna won an additional turn")
    assert (table.seat("ben").credit, table.seat("anna").extra) == (2, 1)


@rule("PIO-155")
def test_a_skill_that_is_paid_for_is_used_once_a_round_in_the_own_turn() -> None:
    table = pioneers(
        anna=seat(survivor="the cook", town=["strongbox"], credit=8), ben=seat(), cleo=seat(),
        board={"round": 2, "at": "anna"},
    )  # fmt: skip
    table.plays("use the cook")

    assert (table.seat("anna").points, table.seat("anna").credit) == (1, 4)
    assert "use the cook" not in table.offers()
    table.plays("end turn")
    while table.asked != "anna":
        table.plays("end turn")
    assert table.state.turn == 2
    assert "use the cook" not in table.offers()


# How many rounds --------------------------------------------------------------------------------------------------


@rule("PIO-156")
@pytest.mark.parametrize("number", [4, 5, 6, 7])
def test_at_the_start_of_rounds_five_six_and_seven_a_token_is_turned_over(number: int) -> None:
    before = ["blank"] * (number - 5) if number > 5 else []
    table = pioneers(anna=seat(), ben=seat(), cleo=seat(), board={**ROUND, "round": number, "flipped": before})

    assert len(table.state.flipped) == (0 if number == 4 else number - 4)
    assert [alarm["token"] is not None for alarm in table.view()["alarms"]] == [n <= number for n in (5, 6, 7)]


@rule("PIO-157", "PIO-159")
@pytest.mark.parametrize("number", [5, 6, 7])
def test_the_round_after_the_active_alarm_is_the_last(number: int) -> None:
    """The book's example: revealed at the start of round 6, round 7 is the last."""
    table = pioneers(
        anna=seat(), ben=seat(), cleo=seat(), chance={"alarm": ["active"]},
        board={**ROUND, "round": number, "flipped": ["blank"] * (number - 5)},
    )  # fmt: skip
    assert table.view()["last_round"] == number + 1
    table.plays("pass", "pass", "pass", "no trade", "no trade", "no trade")
    assert not table.over
    table.plays("sarge", "pete", "the cook", "pass", "pass", "pass", "no trade", "no trade", "no trade")

    assert table.over
    assert table.state.round == number + 1


@rule("PIO-159")
def test_each_length_is_equally_likely() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat(), board={"round": 4})

    assert sorted(table.state.alarms.rest) == ["active", "blank", "blank"]
    assert BOX.board.alarms.rounds == [5, 6, 7]


@rule("PIO-158")
def test_after_the_active_alarm_no_further_token_matters() -> None:
    table = pioneers(
        anna=seat(), ben=seat(), cleo=seat(), board={**ROUND, "round": 6, "flipped": ["active"], "last": 6}
    )
    assert table.view()["last_round"] == 6
    table.plays("pass", "pass", "pass", "no trade", "no trade", "no trade")

    assert table.over


@rule("PIO-160")
def test_the_game_ends_early_with_four_points() -> None:
    table = pioneers(anna=seat(), ben=seat(permanent=4), cleo=seat(), board={"round": 2})
    table.plays("pass", "pass", "pass", "no trade", "no trade", "no trade")

    assert table.over
    assert (table.winner(), table.state.round) == ("ben", 2)


@rule("PIO-271")
def test_a_round_starts_with_the_alarm_then_skills_and_everything_per_round_is_fresh() -> None:
    table = pioneers(
        anna=seat(survivor="pete", joined=1, hand=["theresa"], response=1),
        ben=seat(),
        cleo=seat(),
        chance={"alarm": ["blank"]},
        board={"round": 5, "phase": "actions"},
    )
    state = table.state
    state.players[0].used.append("lucky delgado")
    state.no_wastes = state.no_attacks = True
    state.changes.append(("farm", 0, -1))
    state.phase = "round start"
    table = Position(GAME, state, table.names, chance={"alarm": ["blank"]})
    told = table.told()

    assert told.index("The alarm token of round 5 was blank") < told.index("anna gained 2 credits")
    assert (state.players[0].joined, state.players[0].used, state.changes) == (0, [], [])
    assert not state.no_wastes
    assert not state.no_attacks
    table.plays("end turn", "end turn")
    assert "play theresa" in table.offers()
