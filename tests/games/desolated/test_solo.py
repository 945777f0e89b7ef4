"""Variants › Solo."""

from __future__ import annotations

from random import Random

import pytest

import holdfast
from games.desolated.positions import Board, desolated, seat
from holdfast.games.desolated import EXPANSIONS
from holdfast.games.desolated.rules.solo import grade
from proving import rule


@rule("DES-134")
def test_nine_landmarks_are_in_the_game() -> None:
    state = holdfast.new("desolated", seats=1, seed=2).state

    assert (sum(card is not None for card in state.landmark_row), len(state.landmark_pile)) == (3, 6)
    assert len(state.players[0].hand) == 4
    assert len(state.material_pile) == 300 - 5 - 4


@rule("DES-135", "DES-221")
@pytest.mark.parametrize("name", [*EXPANSIONS, "everything"])
def test_solo_goes_with_every_expansion_and_module(name: str) -> None:
    options = dict.fromkeys(EXPANSIONS if name == "everything" else [name], True)
    table, random = holdfast.new("desolated", seats=1, seed=4, options=options), Random(4)
    state = table.state
    assert sum(card.advanced for card in state.influence_pile.rest) == (4 if state.options.rise_of_the_arkheins else 0)
    while not table.over:
        table.step(random.randrange(len(table.decision)))
    assert table.state.round <= 9


@rule("DES-136", "DES-137")
def test_two_actions_which_may_be_the_same_and_no_refill_between() -> None:
    louise = seat(tokens={"indicyl": 4, "rubel": 4})
    board: Board = {"influence_row": ["tidal clerk of verdane", "tidal clerk of noctane", None, None]}
    table = desolated(louise=louise, board=board)
    table.acts("trade", "F1")
    assert table.asks == "Which action?"
    assert table.row("influence") == [None, "tidal clerk of noctane", None, None]

    table.plays("trade")
    assert table.influence("louise") == ["tidal clerk of verdane", "tidal clerk of noctane"]


@rule("DES-138")
def test_converted_materials_last_for_both_actions() -> None:
    louise = seat(tokens={"spessart": 1, "indicyl": 2, "rubel": 1}, chains=[["separator 01"]])
    board: Board = {"influence_row": ["tidal clerk of verdane", "frost clerk of verdane", None, None]}
    table = desolated(louise=louise, board=board)
    table.acts("trade", "pay for me")
    assert table.asks == "Which action?"
    assert table.converted == {"hesson": 1}

    table.plays("pass")
    assert table.converted == {}


@rule("DES-139")
def test_expansions_add_no_action() -> None:
    louise = seat(hand=["kiln 01"], chains=[["kiln 02"]], tokens={"indicyl": 2, "rubel": 2})
    board: Board = {"influence_row": ["tidal clerk of verdane", None, None, None]}
    table = desolated(louise=louise, board=board, options=list(EXPANSIONS)[:3])
    table.plays("no more")

    assert table.offers() == ["upgrade", "trade", "harvest", "pass"]


ROW: Board = {"landmark_row": ["amber terraces", "aurora shelf", "glasswing canyon"]}


@rule("DES-140")
def test_every_landmark_moves_right_and_the_last_is_discarded() -> None:
    table = desolated(louise=seat(), board=ROW, chance={"landmark pile": ["sunfall basin"]})
    table.acts()

    assert table.discarded("landmark") == ["glasswing canyon"]
    assert table.row("landmark") == ["sunfall basin", "amber terraces", "aurora shelf"]


@rule("DES-141", "DES-142")
def test_a_gap_does_not_close_and_refill_fills_it_from_the_left() -> None:
    board: Board = {"landmark_row": ["amber terraces", None, "glasswing canyon"]}
    table = desolated(louise=seat(), board=board, chance={"landmark pile": ["sunfall basin", "garnet stair"]})
    table.acts()

    assert table.discarded("landmark") == ["glasswing canyon"]
    assert table.row("landmark") == ["sunfall basin", "amber terraces", "garnet stair"]


@rule("DES-142")
def test_the_landmark_discard_pile_is_never_shuffled() -> None:
    board: Board = {**ROW, "landmark_pile": [], "landmark_discard": ["sunfall basin", "garnet stair", "shimmer flats",
                    "rosewater falls", "coral causeway", "blushing mesa"]}  # fmt: skip
    table = desolated(louise=seat(), board=board)
    table.acts()

    assert table.row("landmark") == [None, "amber terraces", "aurora shelf"]
    assert len(table.discarded("landmark")) == 7


@rule("DES-143")
def test_the_usual_triggers_do_not_apply() -> None:
    louise = seat(influence=["tidal clerk of verdane"], landmarks=["amber terraces", "aurora shelf"])
    board: Board = {"landmark_row": ["indigo hamlet", None, "garnet stair"], "landmark_pile": [],
                    "landmark_discard": ["sunfall basin", "shimmer flats", "rosewater falls", "coral causeway",
                                         "blushing mesa"]}  # fmt: skip
    table = desolated(louise=louise, board={**board, "landmark_row": ["indigo hamlet", "garnet stair", None]})
    table.acts("earn")

    assert len(table.landmarks("louise")) == 3
    assert table.state.final is False
    assert not table.table.over


# The end of a round ------------------------------------------------------------------------------------------------

TARGETS: Board = {
    "influence_row": ["tidal clerk of verdane", "slag clerk of verdane", "frost clerk of verdane",
                      "cinder clerk of verdane"],
    "material_row": ["kiln 01", "kiln 04", "shunt 04", "kiln 07", "kiln 12"],
}  # fmt: skip
REVEAL = {"material pile": ["furnace 01", "furnace 04"]}


@rule("DES-144", "DES-145", "DES-146", "DES-147", "DES-148", "DES-150")
def test_two_cards_are_revealed_and_strike_the_two_rows() -> None:
    """The chosen indicyl card strikes costs with indicyl, the second, a hesson card, the hesson cards of the row."""
    table = desolated(louise=seat(), board=TARGETS, chance=REVEAL)
    table.acts()
    assert table.asks == "Which card strikes the Influence row?"
    assert [card["key"] for card in table.table.view(0)["revealed"]] == ["furnace 01", "furnace 04"]

    table.plays("furnace 01")
    assert table.row("influence") == [None, "slag clerk of verdane", None, "cinder clerk of verdane"]
    assert table.discarded("influence") == ["tidal clerk of verdane", "frost clerk of verdane"]
    assert table.row("material") == ["kiln 01", None, None, "kiln 07", "kiln 12"]
    assert table.discarded("material") == ["kiln 04", "shunt 04"]
    assert table.hand("louise") == ["furnace 01", "furnace 04"]


@rule("DES-144")
def test_the_player_decides_which_card_strikes_which_row() -> None:
    table = desolated(louise=seat(), board=TARGETS, chance=REVEAL)
    table.acts("furnace 04")

    assert table.row("influence") == ["tidal clerk of verdane", None, "frost clerk of verdane", None]
    assert table.row("material") == [None, "kiln 04", "shunt 04", "kiln 07", "kiln 12"]
    assert table.hand("louise") == ["furnace 04", "furnace 01"]


@rule("DES-146")
def test_advanced_influence_cards_are_never_hit() -> None:
    board: Board = {**TARGETS, "influence_row": ["verdane errand", "tidal clerk of verdane", "frost clerk of verdane",
                                                 "cinder clerk of verdane"]}  # fmt: skip
    table = desolated(louise=seat(), board=board, chance=REVEAL, options=["rise_of_the_arkheins"])
    table.acts("pass", "pass", "furnace 01")  # an advanced card is free, so there was a choice of actions

    assert table.row("influence") == ["verdane errand", None, None, "cinder clerk of verdane"]


@rule("DES-148")
def test_the_gaps_stay_until_the_next_refill() -> None:
    table = desolated(louise=seat(), board=TARGETS, chance=REVEAL)
    table.acts("furnace 01")
    assert table.offers() == ["M1", "M4", "M5", "pile", "no more"]  # the next turn has begun

    table.acts("pass", "pass")
    drawn = [entry.who for entry in table.table.log if isinstance(entry.who, str)]
    assert drawn[-6:] == ["influence pile"] * 2 + ["material pile"] * 4  # two gaps each, and the next reveal


@rule("DES-149")
def test_tokens_on_a_struck_card_return_to_the_pool() -> None:
    board: Board = {**TARGETS, "tokens": {"F1": {"kyan": 3}, "F2": {"kyan": 1}}}
    table = desolated(louise=seat(), board=board, chance=REVEAL)
    table.acts("furnace 01")

    assert (table.on("F1"), table.on("F2")) == ({}, {"kyan": 1})
    assert table.state.pool[3] == 39


@rule("DES-150")
def test_the_two_cards_may_push_the_hand_over_its_limit() -> None:
    hand = [f"dissolver {copy:02}" for copy in range(1, 8)]
    table = desolated(louise=seat(hand=hand), board=TARGETS, chance=REVEAL)
    table.acts("pass", "pass", "furnace 01")

    assert len(table.hand("louise")) == 9
    assert table.asks == "Take a Material card?"


@rule("DES-222")
def test_a_pile_that_runs_out_during_the_reveal_is_made_anew() -> None:
    board: Board = {**TARGETS, "material_pile": ["furnace 01"]}
    table = desolated(louise=seat(), board=board, chance=REVEAL)
    table.acts("furnace 01")

    assert table.hand("louise") == ["furnace 01", "furnace 04"]


@rule("DES-222")
@pytest.mark.parametrize("left", [["furnace 01"], []])
def test_with_one_card_or_none_to_reveal_the_rest_is_skipped(left: list[str]) -> None:
    board: Board = {**TARGETS, "material_pile": left, "spare": True, "landmark_row": ["amber terraces", None, None]}
    table = desolated(louise=seat(landmarks=["scrap silo"]), board=board)
    table.plays("no more")

    assert table.hand("louise") == left
    assert None not in table.row("material")
    assert table.row("influence").count(None) == (2 if left else 0)


# The end -----------------------------------------------------------------------------------------------------------


@rule("DES-151")
def test_without_earning_the_nine_landmarks_are_gone_in_the_ninth_round() -> None:
    table = holdfast.new("desolated", seats=1, seed=5)
    while not table.over:
        keys = [option.key for option in table.decision.options]
        table.choose(next((key for key in ("no more", "pass", "end actions") if key in keys), keys[0]))

    assert table.state.round == 9
    assert len(table.state.landmark_discard) == 9
    assert table.scores() == [-18]


@rule("DES-152")
def test_it_also_ends_when_the_last_landmark_is_earned_and_without_a_reveal() -> None:
    louise = seat(influence=["tidal clerk of verdane"])
    board: Board = {"landmark_row": ["indigo hamlet", None, None], "landmark_pile": [], "landmark_discard": [
        "amber terraces", "aurora shelf", "sunfall basin", "shimmer flats", "rosewater falls", "coral causeway",
        "blushing mesa", "garnet stair"]}  # fmt: skip
    table = desolated(louise=louise, board=board)
    table.acts("earn")

    assert table.table.over
    assert table.hand("louise") == []
    assert table.score("louise") == 4 - 16
    assert table.table.winners() == []


@rule("DES-153")
def test_34_points_and_six_destroyed_landmarks_are_22() -> None:
    louise = seat(
        landmarks=["amber terraces", "aurora shelf"],
        influence=["soot envoy of verdane", "level magistrate of verdane and noctane", "tidal clerk of verdane"],
    )
    board: Board = {"landmark_discard": ["sunfall basin", "shimmer flats", "rosewater falls", "coral causeway",
                    "blushing mesa", "garnet stair"], "landmark_row": ["glasswing canyon", None, None]}  # fmt: skip
    table = desolated(louise=louise, board=board)

    assert dict(table.table.result().sheets[0].parts) == {
        "influence": 10, "landmarks": 24, "bonuses": 0, "destroyed landmarks": -12,
    }  # fmt: skip
    assert table.score("louise") == 22


@rule("DES-154", "DES-155")
@pytest.mark.parametrize(
    ("points", "earned"),
    [(-1, ""), (0, "Okay"), (9, "Okay"), (10, "Good"), (19, "Good"), (20, "Very Good"), (29, "Very Good"),
     (30, "Exceptional"), (79, "Exceptional")],
)  # fmt: skip
def test_a_boundary_belongs_to_the_better_grade_and_a_negative_score_has_none(points: int, earned: str) -> None:
    state = holdfast.new("desolated", seats=1).state

    assert grade(state, points) == earned


@rule("DES-154")
def test_the_grade_is_shown_at_the_end() -> None:
    louise = seat(landmarks=["amber terraces", "aurora shelf", "scrap silo"], influence=["soot envoy of verdane"])
    board: Board = {"landmark_row": [None, None, "garnet stair"], "landmark_pile": [], "landmark_discard": [
        "sunfall basin", "shimmer flats", "rosewater falls", "coral causeway", "blushing mesa"]}  # fmt: skip
    table = desolated(louise=louise, board=board)
    table.acts("store nothing")

    assert table.table.over
    assert table.score("louise") == 31 - 12
    assert table.table.view(0)["players"][0]["grade"] == "Good"


@rule("DES-156")
def test_planetary_destruction_shuffles_all_63_and_draws_nine() -> None:
    drawn = [
        holdfast.new("desolated", seats=1, seed=seed, options={"planetary_destruction": True}) for seed in range(8)
    ]
    landmarks = [[*table.state.landmark_row, *table.state.landmark_pile.rest] for table in drawn]
    advanced = [sum(card is not None and card.advanced for card in cards) for cards in landmarks]

    assert {len(cards) for cards in landmarks} == {9}
    assert 3 <= sum(advanced) / len(advanced) <= 7  # 36 of 63, so about five of nine


@rule("DES-156")
def test_advanced_landmarks_move_and_cost_two_points_like_the_others() -> None:
    board: Board = {"landmark_row": ["amber terraces", "aurora shelf", "world engine"]}
    table = desolated(louise=seat(), board=board, options=["planetary_destruction"])
    table.acts()

    assert table.discarded("landmark") == ["world engine"]
    assert table.score("louise") == -2
