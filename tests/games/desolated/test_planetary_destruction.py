"""Expansions › Planetary Destruction."""

from __future__ import annotations

import holdfast
from games.desolated.positions import Board, desolated, seat
from proving import rule

PLANETS = ["planetary_destruction"]


@rule("DES-166", "DES-167")
def test_two_cards_a_player_join_the_landmarks_before_the_row() -> None:
    tables = [
        holdfast.new("desolated", seats=4, seed=seed, options={"planetary_destruction": True}) for seed in range(9)
    ]
    for table in tables:
        assert len(table.state.landmark_pile) + 3 == 27 + 8
    assert any(card is not None and card.advanced for table in tables for card in table.state.landmark_row)


@rule("DES-168", "DES-169")
def test_an_advanced_landmark_is_earned_for_materials() -> None:
    louise = seat(
        tokens={"indicyl": 2, "hesson": 1, "rubel": 2, "spessart": 2}, chains=[["separator 01"]], hand=["kiln 04"]
    )
    board: Board = {"landmark_row": ["broken dam of verdane", None, None],
                    "influence_row": ["tidal clerk of verdane", None, None, None]}  # fmt: skip
    table = desolated(louise=louise, marc=seat(), board=board, options=PLANETS)
    table.plays("no more")
    assert "earn" in table.offers()

    table.plays("earn", "kiln 04", "pay for me")
    assert table.landmarks("louise") == {"broken dam of verdane": []}
    assert table.tokens("louise") == {"spessart": 1}
    assert table.score("louise") == 0


@rule("DES-169")
def test_excess_of_such_a_payment_goes_onto_the_influence_row() -> None:
    louise = seat(tokens={"indicyl": 2, "hesson": 2, "rubel": 1, "spessart": 2}, chains=[["separator 01"]])
    board: Board = {"landmark_row": ["broken dam of verdane", None, None]}
    table = desolated(louise=louise, marc=seat(), board=board, options=PLANETS)
    table.acts("earn", "token hesson", "token hesson", "pay for me", "F2")

    assert table.on("F2") == {"hesson": 1}


@rule("DES-170", "DES-171", "DES-174")
def test_one_of_the_listed_influences_each_round() -> None:
    louise = seat(landmarks=["burning ring of verdane and noctane"])
    table = desolated(louise=louise, marc=seat(), options=PLANETS)
    ring = "burning ring of verdane and noctane"
    assert table.offers()[:2] == [f"verdane from {ring}", f"noctane from {ring}"]

    table.plays(f"noctane from {ring}")
    assert table.offers()[0] == "M1"
    assert table.state.granted == [0, 1, 0]
    assert table.table.view(1)["granted"]["noctane"] == 1


@rule("DES-172", "DES-200")
def test_unused_influence_is_lost_in_upkeep() -> None:
    louise = seat(landmarks=["broken dam of verdane"])
    table = desolated(louise=louise, marc=seat(), options=PLANETS)
    assert table.state.granted == [1, 0, 0]

    table.acts()
    assert table.state.granted == [0, 0, 0]


@rule("DES-173", "DES-223")
def test_one_verdane_of_the_turn_and_one_noctane_card_are_enough() -> None:
    louise = seat(
        landmarks=["broken dam of verdane"], influence=["tidal clerk of noctane", "woven legate of verdane and noctane"]
    )
    table = desolated(
        louise=louise, marc=seat(), options=PLANETS, board={"landmark_row": ["hall of proxies", None, None]}
    )
    table.acts("earn")
    assert table.offers() == [
        "woven legate of verdane and noctane",
        "1 verdane of this turn + tidal clerk of noctane",
        "1 verdane of this turn + woven legate of verdane and noctane",
    ]

    table.plays("1 verdane of this turn + tidal clerk of noctane", "store nothing")
    assert table.influence("louise") == ["woven legate of verdane and noctane"]


@rule("DES-224")
def test_influence_of_several_landmarks_adds_up_and_may_pay_alone() -> None:
    louise = seat(landmarks=["broken dam of verdane", "broken dam of noctane"])
    table = desolated(
        louise=louise, marc=seat(), options=PLANETS, board={"landmark_row": ["overgrown relay", None, None]}
    )
    table.acts("earn")

    assert "overgrown relay" in table.landmarks("louise")


@rule("DES-223")
def test_in_solo_what_was_not_used_stays_for_a_second_earn() -> None:
    louise = seat(landmarks=["broken dam of verdane"], influence=["tidal clerk of verdane"])
    board: Board = {"landmark_row": ["indigo hamlet", "kindling camp", None]}
    table = desolated(louise=louise, board=board, options=PLANETS)
    table.acts("earn", "L1", "tidal clerk of verdane", "earn")

    assert list(table.landmarks("louise")) == ["broken dam of verdane", "indigo hamlet", "kindling camp"]


@rule("DES-175")
def test_otherwise_an_advanced_landmark_is_a_landmark() -> None:
    louise = seat(landmarks={"vault of crowns": ["world engine"]})
    table = desolated(louise=louise, marc=seat(landmarks=["tide engine", "amber terraces"]), options=PLANETS)

    assert table.score("louise") == 12 + 12
    assert table.score("marc") == 12
    assert table.table.view(0)["players"][1]["landmarks_counted"] == 1


@rule("DES-175", "DES-091")
def test_advanced_landmarks_take_part_in_the_running_out_of_the_pile() -> None:
    board: Board = {"landmark_row": ["star drill", "last harbour", None], "landmark_pile": []}
    owned = [seat(landmarks=["broken dam of verdane"]), seat(landmarks=["broken dam of noctane"])]
    table = desolated(louise=owned[0], marc=owned[1], options=PLANETS, board=board)
    table.acts()

    assert table.row("landmark") == ["star drill", "last harbour", None]
    assert table.state.final is True


@rule("DES-175")
def test_advanced_landmarks_count_for_the_landmark_tie_break() -> None:
    louise = seat(landmarks=["world engine"])
    table = desolated(louise=louise, marc=seat(), options=PLANETS, board={"final": True}, turn="marc")
    table.acts()

    assert table.table.scores() == [0, 0]
    assert table.table.winners() == [0]
