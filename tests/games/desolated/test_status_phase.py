"""Status Phase › Refill and Upkeep; the end of the game."""

from __future__ import annotations

from games.desolated.positions import ALL, Board, desolated, seat
from proving import rule

CLERK: Board = {"influence_row": ["tidal clerk of verdane", *(f"{name} archon{ALL}" for name in
                                                               ("fifth", "sixth", "seventh"))]}  # fmt: skip


@rule("DES-087", "DES-088")
def test_after_a_trade_the_influence_row_is_filled_again() -> None:
    louise = seat(tokens={"indicyl": 2, "rubel": 2})
    table = desolated(louise=louise, marc=seat(), board=CLERK, chance={"influence pile": ["frost clerk of verdane"]})
    table.acts("trade")

    assert table.row("influence") == [
        "frost clerk of verdane", f"fifth archon{ALL}", f"sixth archon{ALL}", f"seventh archon{ALL}",
    ]  # fmt: skip


@rule("DES-087", "DES-088")
def test_every_empty_slot_is_filled_from_left_to_right_landmarks_first() -> None:
    board: Board = {
        "landmark_row": [None, "amber terraces", None],
        "influence_row": ["tidal clerk of verdane", None, None, "tidal clerk of noctane"],
        "material_row": [None, "kiln 01", None, None, "kiln 02"],
    }
    table = desolated(louise=seat(), marc=seat(), board=board)
    table.acts()
    drawn = [entry for entry in table.table.log if isinstance(entry.who, str)]

    assert [entry.who for entry in drawn] == ["landmark pile"] * 2 + ["influence pile"] * 2 + ["material pile"] * 3
    assert table.row("landmark") == [drawn[0].key, "amber terraces", drawn[1].key]
    assert table.row("influence")[1:3] == [drawn[2].key, drawn[3].key]
    assert table.row("material") == [drawn[4].key, "kiln 01", drawn[5].key, drawn[6].key, "kiln 02"]


@rule("DES-089")
def test_an_empty_pile_is_shuffled_anew_and_filling_goes_on() -> None:
    board: Board = {"influence_row": [None, None, None, None], "influence_pile": ["tidal clerk of verdane"],
                    "material_row": [None, None, "kiln 01", "kiln 02", "kiln 03"],
                    "material_pile": ["kiln 04"]}  # fmt: skip
    table = desolated(louise=seat(), marc=seat(), board=board)
    table.acts()

    assert table.row("influence")[0] == "tidal clerk of verdane"
    assert None not in table.row("influence")
    assert table.row("material")[0] == "kiln 04"
    assert None not in table.row("material")
    assert table.discarded("influence") == table.discarded("material") == []


@rule("DES-090")
def test_with_both_piles_empty_slots_stay_empty_until_cards_are_there() -> None:
    board: Board = {"influence_row": [None, "tidal clerk of verdane", None, None], "influence_pile": [], "spare": True}
    marc = seat(influence=["tidal clerk of noctane"], landmarks=["scrap silo"])
    table = desolated(
        louise=seat(), marc=marc, board={**board, "landmark_row": ["drizzle outpost", "amber terraces", "aurora shelf"]}
    )
    table.acts()
    assert table.row("influence") == [None, "tidal clerk of verdane", None, None]

    table.acts("earn", "store nothing")  # marc discards an Influence card
    assert table.row("influence") == ["tidal clerk of noctane", "tidal clerk of verdane", None, None]


@rule("DES-091", "DES-020")
def test_a_landmark_row_that_cannot_be_filled_triggers_the_final_round() -> None:
    louise = seat(influence=["tidal clerk of verdane"])
    board: Board = {"landmark_row": ["indigo hamlet", "amber terraces", "aurora shelf"], "landmark_pile": []}
    table = desolated(louise=louise, marc=seat(), board=board)
    table.acts("earn")

    assert table.row("landmark") == [None, "amber terraces", "aurora shelf"]
    assert table.state.final is True


@rule("DES-092")
def test_taking_the_last_landmark_of_the_pile_triggers_nothing() -> None:
    louise = seat(influence=["tidal clerk of verdane"])
    board: Board = {"landmark_row": ["indigo hamlet", "amber terraces", "aurora shelf"],
                    "landmark_pile": ["brickfield"]}  # fmt: skip
    table = desolated(louise=louise, marc=seat(), board=board)
    table.acts("earn")

    assert table.row("landmark") == ["brickfield", "amber terraces", "aurora shelf"]
    assert len(table.state.landmark_pile) == 0
    assert table.state.final is False


@rule("DES-093")
def test_storing_comes_before_the_hand_limit() -> None:
    hand = [f"kiln {copy:02}" for copy in range(1, 9)]
    table = desolated(louise=seat(hand=hand, landmarks=["scrap silo"]), marc=seat())
    table.acts("pass", "scrap silo", "kiln 05 in hand")

    assert table.asked == "marc"  # the stored card left exactly 7
    assert len(table.hand("louise")) == 7


@rule("DES-094")
def test_nine_cards_and_a_limit_of_seven_make_two_discards() -> None:
    hand = [f"kiln {copy:02}" for copy in range(1, 10)]
    table = desolated(louise=seat(hand=hand), marc=seat())
    table.acts("pass", "kiln 09", "kiln 03")

    assert table.asked == "marc"
    assert table.discarded("material") == ["kiln 09", "kiln 03"]
    assert len(table.hand("louise")) == 7


@rule("DES-095")
def test_the_turn_passes_to_the_left() -> None:
    table = desolated(louise=seat(), marc=seat(), nina=seat(), turn="nina")
    table.acts()

    assert table.asked == "louise"
    assert table.state.round == 2


# Final round -------------------------------------------------------------------------------------------------------


@rule("DES-097", "DES-021")
def test_b_triggers_and_c_and_d_have_one_more_turn_but_a_has_not() -> None:
    b = seat(influence=["tidal clerk of verdane"], landmarks=["amber terraces", "aurora shelf"])
    table = desolated(
        a=seat(), b=b, c=seat(), d=seat(), turn="b", board={"landmark_row": ["indigo hamlet", None, None]}
    )
    table.acts("earn")
    asked = []
    while not table.table.over:
        asked.append(table.asked)
        table.acts()
    assert asked == ["c", "d"]


@rule("DES-097")
def test_if_the_last_of_the_round_triggers_the_game_ends_after_that_turn() -> None:
    d = seat(influence=["tidal clerk of verdane"], landmarks=["amber terraces", "aurora shelf"])
    table = desolated(
        a=seat(), b=seat(), c=seat(), d=d, turn="d", board={"landmark_row": ["indigo hamlet", None, None]}
    )
    table.acts("earn")

    assert table.table.over


@rule("DES-098")
def test_further_triggers_change_nothing() -> None:
    marc = seat(influence=["tidal clerk of verdane"], landmarks=["amber terraces", "aurora shelf"])
    board: Board = {"landmark_row": ["indigo hamlet", None, None], "final": True}
    table = desolated(louise=seat(), marc=marc, nina=seat(), turn="marc", board=board)
    table.acts("earn")
    assert table.asked == "nina"

    table.acts()
    assert table.table.over
    assert not any("final round" in line for line in table.told())


@rule("DES-107")
def test_after_a_hundred_rounds_the_next_is_the_final_one() -> None:
    table = desolated(louise=seat(), marc=seat(), turn="marc", board={"round": 99})
    table.acts()
    assert (table.state.round, table.state.final) == (100, False)

    table.acts()
    table.acts()
    assert (table.state.round, table.state.final) == (101, True)

    table.acts()
    table.acts()
    assert table.table.over
