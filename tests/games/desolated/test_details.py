"""Small print: what a slip would change without anybody noticing."""

from __future__ import annotations

import pytest
from msgspec import structs

import holdfast
from games.desolated.positions import ALL, Board, desolated, material, seat
from holdfast.games.desolated import EXPANSIONS
from holdfast.games.desolated.pieces import Chain
from holdfast.games.desolated.rules.status_phase import hand_limit
from proving import rule


@rule("DES-035", "DES-017")
def test_everybody_sees_which_card_is_taken_from_the_row() -> None:
    table = desolated(louise=seat(), marc=seat())
    table.plays("M1")

    assert "louise took Indicyl Inverter" in table.told("marc")


@rule("DES-076", "DES-082")
def test_harvesting_leaves_the_other_chains_alone() -> None:
    chains = [["condenser 03", "dissolver 03"], ["kiln 09"], ["shunt 01"]]
    table = desolated(louise=seat(chains=chains), marc=seat())
    table.acts("harvest", "condenser 03")

    assert table.chains("louise") == [["dissolver 03"], ["kiln 09"], ["shunt 01"]]


@rule("DES-022", "DES-087")
def test_refill_comes_before_upkeep() -> None:
    table = desolated(louise=seat(hand=["kiln 01"], landmarks=["scrap silo"]), marc=seat())
    table.plays("M1", "M2", "pass")

    assert table.asks == "Store a card beneath which Landmark?"
    assert None not in table.row("material")


@rule("DES-116")
def test_every_card_that_raises_the_hand_limit_adds_to_it() -> None:
    """In the house set such cards have no links; a pack may chain them."""
    table = desolated(louise=seat(loose=["cargo rig 01", "cargo rig 04"]), marc=seat())
    assert hand_limit(table.state, table.player("louise")) == 9

    table.player("louise").chains.append(Chain((structs.replace(material("kiln 01"), hand_limit=2),)))
    assert hand_limit(table.state, table.player("louise")) == 11


@rule("DES-017", "DES-072")
@pytest.mark.parametrize(
    ("stored", "name"), [("brine pump at step 1", "Brine Pump"), ("amber terraces", "Amber Terraces")]
)
def test_everybody_sees_which_card_of_the_inventory_is_stored(stored: str, name: str) -> None:
    louise = seat(technology=[("brine pump", 0)], landmarks=["scrap silo", "amber terraces"])
    table = desolated(louise=seat(), marc=louise, options=["racloir_technology"])
    table.acts()
    table.state.players[1].technology[:] = [(table.state.players[1].technology[0][0], 0)]
    table.acts("scrap silo", stored)

    assert f"marc stored {name} beneath Scrap Silo" in table.told("louise")


@rule("DES-056", "DES-055")
def test_tokens_on_a_card_are_gained_only_after_it_was_paid() -> None:
    board: Board = {"influence_row": ["tidal clerk of verdane", None, None, None], "tokens": {"F1": {"rubel": 1}}}
    louise = seat(hand=["kiln 07", "shunt 07"], tokens={"indicyl": 2})
    table = desolated(louise=louise, marc=seat(), board=board)
    table.acts("trade")

    assert table.asked == "marc"  # the two rubel cards were all that could pay
    assert (table.hand("louise"), table.tokens("louise")) == ([], {"rubel": 1})


@rule("DES-172", "DES-223")
def test_influence_of_the_turn_that_was_used_is_gone() -> None:
    louise = seat(landmarks=["broken dam of verdane"])
    board: Board = {"landmark_row": ["indigo hamlet", "kindling camp", None]}
    table = desolated(louise=louise, board=board, options=["planetary_destruction"])
    table.acts("earn", "L1")

    assert table.state.granted == [0, 0, 0]
    assert list(table.landmarks("louise")) == ["broken dam of verdane", "indigo hamlet"]
    assert table.asks != "Which action?"  # nothing was left but to pass


@rule("DES-064", "DES-065")
def test_equal_cards_are_one_way_to_pay() -> None:
    louise = seat(influence=[f"fourth archon{ALL}", f"fourth archon{ALL}"])
    table = desolated(louise=louise, marc=seat(), board={"landmark_row": ["amber terraces", None, None]})
    table.acts("earn")

    assert table.landmarks("louise") == {"amber terraces": []}
    assert table.influence("louise") == [f"fourth archon{ALL}"]


@rule("DES-144", "DES-150")
def test_solo_both_revealed_cards_are_taken_openly() -> None:
    table = desolated(louise=seat(), chance={"material pile": ["furnace 01", "kiln 09"]})
    table.acts("furnace 01")

    assert [line for line in table.told() if " took " in line] == [
        "louise took Indicyl Furnace",
        "louise took Kyan Kiln",
    ]


@rule("DES-154", "DES-155")
@pytest.mark.parametrize(("destroyed", "points", "winners"), [(1, 2, (0,)), (2, 0, (0,)), (3, -2, ())])
def test_solo_a_score_with_a_grade_wins(destroyed: int, points: int, winners: tuple[int, ...]) -> None:
    board: Board = {"landmark_discard": ["stillwater spire", "cobalt reservoir", "blushing mesa"][:destroyed]}
    table = desolated(louise=seat(landmarks=["indigo hamlet"]), board=board)

    assert table.score("louise") == points
    assert table.table.result().winners == winners


@rule("DES-228")
def test_the_hands_are_dealt_before_the_expansions_are_shuffled_in() -> None:
    table = holdfast.new("desolated", seats=2, seed=1, options=dict.fromkeys(EXPANSIONS, True))
    names = [entry.who for entry in table.log if isinstance(entry.who, str)]
    last_dealt = max(at for at, name in enumerate(names) if name == "material pile")

    assert last_dealt < names.index("advanced influence cards") < names.index("advanced material cards")


@rule("DES-190")
@pytest.mark.parametrize(("others", "offered"), [(38, True), (39, False)])
def test_the_last_token_of_the_pool_is_enough_for_a_character(others: int, offered: bool) -> None:
    louise = seat(chains=[["sefa quill"]], tokens={"indicyl": 2, "rubel": 1}, hand=["kiln 04"])
    board: Board = {"influence_row": ["tidal clerk of verdane", None, None, None]}
    table = desolated(louise=louise, marc=seat(tokens={"rubel": others}), options=["characters"], board=board)
    table.plays("no more")

    assert ("trade" in table.offers()) is offered


@rule("DES-030")
def test_several_conversions_of_converted_materials_are_not_one() -> None:
    louise = seat(tokens={"kyan": 1}, chains=[["dissolver 01"], ["exchanger 03"]])
    table = desolated(louise=louise, marc=seat())
    table.plays("convert")
    assert table.converted == {"indicyl": 2}

    assert table.labels()["convert"] == "Use a conversion"
    table.plays("convert")
    assert len(table.offers()) > 1
