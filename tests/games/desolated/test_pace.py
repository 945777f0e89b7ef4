"""At a table with people neither the log nor the pace tells what somebody holds."""

from __future__ import annotations

from games.desolated.positions import Board, desolated, seat
from proving import rule

BOARD: Board = {"influence_row": ["tidal clerk of verdane", "tidal clerk of noctane", None, None],
                "landmark_row": ["indigo hamlet", "drizzle outpost", None]}  # fmt: skip


@rule("DES-017", "DES-051")
def test_a_trade_waits_though_only_one_card_can_be_paid() -> None:
    tokens = {"indicyl": 2, "rubel": 2}
    board: Board = {**BOARD, "influence_row": ["tidal clerk of verdane", "slag clerk of verdane", None, None]}
    table = desolated(louise=seat(hand=["kiln 01"], tokens=tokens), marc=seat(), board=board, patient=True)
    table.acts("trade")
    assert table.offers() == ["F1"]

    open_hand = desolated(louise=seat(tokens=tokens), marc=seat(), board=board, patient=True)
    open_hand.acts("trade")
    assert open_hand.influence("louise") == ["tidal clerk of verdane"]


@rule("DES-017", "DES-063")
def test_an_earn_waits_though_only_one_landmark_can_be_paid() -> None:
    influence = ["frost clerk of verdane"]
    table = desolated(louise=seat(hand=["kiln 01"], influence=influence), marc=seat(), board=BOARD, patient=True)
    table.acts("earn")
    assert table.offers() == ["L1"]

    open_hand = desolated(louise=seat(influence=influence), marc=seat(), board=BOARD, patient=True)
    open_hand.acts("earn")
    assert open_hand.landmarks("louise") == {"indigo hamlet": []}
