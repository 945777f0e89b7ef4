"""How to win; final round & scoring; the bonuses of the Landmarks."""

from __future__ import annotations

import pytest

from games.desolated.positions import ALL, Position, Seat, desolated, seat
from proving import rule


def ended(**players: Seat) -> Position:
    """A game that is over after the turn of the last player."""
    last = list(players)[-1]
    table = desolated(turn=last, first=None, board={"final": True}, chance=None, options=(), patient=False, **players)
    while not table.table.over:
        table.plays(table.offers()[-1] if "no more" not in table.offers() else "no more")
    return table


def winners(table: Position) -> list[str]:
    return [table.names[side] for side in table.table.winners()]


@rule("DES-099", "DES-018")
def test_example_e_79_points() -> None:
    louise = seat(
        influence=[f"first archon{ALL}"],
        landmarks={"overgrown relay": [], "amber terraces": [], "vault of crowns": ["aurora shelf"]},
        chains=[["condenser 09", "dissolver 09", "kiln 09"], ["shunt 10"], ["fuser 11"], ["mixer 11"], ["smelter 11"]],
    )
    table = ended(louise=louise, marc=seat())
    assert table.table.view(0)["players"][0]["score"] == {"influence": 8, "landmarks": 8 + 12 + 12, "bonuses": 39}
    assert table.score("louise") == 79
    assert winners(table) == ["louise"]


@rule("DES-019")
def test_hand_cards_tokens_and_material_cards_score_nothing() -> None:
    louise = seat(hand=["kiln 01"], tokens={"spectrol": 9}, chains=[["kiln 11"]], loose=["cargo rig 01"])
    table = ended(louise=louise, marc=seat(influence=["tidal clerk of verdane"]))

    assert table.table.scores() == [0, 1]
    assert winners(table) == ["marc"]


@rule("DES-117")
def test_an_influence_card_counts_if_it_is_still_face_up() -> None:
    louise = seat(influence=["soot envoy of verdane"], landmarks={"scrap silo": ["soot envoy of noctane"]})
    table = ended(louise=louise, marc=seat())

    assert table.score("louise") == 3 + 4


@rule("DES-123", "DES-130")
def test_four_kyan_in_chains_are_twelve_points_for_the_breakdowns_landmark() -> None:
    chains = [["condenser 09", "dissolver 09"], ["shunt 10"], ["kiln 10"]]
    table = ended(louise=seat(landmarks=["overgrown relay"], chains=chains), marc=seat())

    assert table.score("louise") == 8 + 12


@rule("DES-124")
def test_a_material_counts_by_the_value_of_cards_in_chains_only() -> None:
    louise = seat(
        hand=["kiln 09"],
        chains=[["transmuter 02", "kiln 10"]],
        loose=["cargo rig 09"],
        tokens={"kyan": 5},
        landmarks={"overgrown relay": [], "scrap silo": ["shunt 09"]},
    )
    table = ended(louise=louise, marc=seat())

    assert table.score("louise") == 8 + 4 + 3  # one kyan card in a chain; the transmuter only gives kyan


@rule("DES-125")
def test_all_chains_count_together_and_two_landmarks_score_the_same_bonus_twice() -> None:
    louise = seat(landmarks=["overgrown relay", "cobalt reservoir"], chains=[["kiln 09"], ["shunt 09"]])
    table = ended(louise=louise, marc=seat())

    assert table.score("louise") == 16 + 6 + 6


@rule("DES-127", "DES-128", "DES-129", "DES-130", "DES-131", "DES-132", "DES-133")
@pytest.mark.parametrize(
    ("landmark", "vp", "stored", "chain", "bonus"),
    [
        ("vault of crowns", 12, ["amber terraces", "aurora shelf"], "", 24),
        ("vault of crowns", 12, ["tidal clerk of verdane", "kiln 01"], "", 0),
        ("hall of proxies", 8, ["tidal clerk of verdane", "tidal clerk of noctane"], "", 16),
        ("amber terraces", 12, [], "kiln 11", 5),
        ("aurora shelf", 12, [], "kiln 12", 5),
        ("rosewater falls", 8, [], "kiln 07", 3),
        ("cobalt reservoir", 8, [], "kiln 09", 3),
        ("indigo hamlet", 4, [], "kiln 01", 1),
        ("brickfield", 4, [], "kiln 04", 1),
        ("scrap silo", 4, [f"kiln {copy:02}" for copy in range(1, 6)], "", 2),
        ("scrap silo", 4, ["kiln 01"], "", 0),
    ],
)
def test_every_bonus_of_the_reference_page(landmark: str, vp: int, stored: list[str], chain: str, bonus: int) -> None:
    louise = seat(landmarks={landmark: stored}, chains=[[chain]] if chain else [])

    assert desolated(louise=louise, marc=seat()).score("louise") == vp + bonus


@rule("DES-133")
def test_a_storage_bonus_counts_only_what_lies_beneath_that_very_landmark() -> None:
    landmarks = {"hall of proxies": ["tidal clerk of verdane"], "chancery moon": ["tidal clerk of noctane"]}
    table = desolated(louise=seat(landmarks=landmarks), marc=seat())

    assert table.score("louise") == 16 + 8 + 8


# Tie-breaks --------------------------------------------------------------------------------------------------------


@rule("DES-100", "DES-106")
def test_first_most_printed_vp() -> None:
    """40 each: 28 printed and 12 bonus against 32 printed and 8 bonus."""
    louise = seat(landmarks={"vault of crowns": ["aurora shelf"]}, influence=[f"{name} archon{ALL}" for name in
                                                                               ("first", "second")])  # fmt: skip
    marc = seat(
        landmarks={"hall of proxies": ["tidal clerk of verdane"]},
        influence=[f"{name} archon{ALL}" for name in ("third", "fourth", "fourth")],
    )
    table = ended(louise=louise, marc=marc)
    assert table.table.scores() == [40, 40]
    assert winners(table) == ["marc"]


@rule("DES-106")
def test_neither_bonuses_nor_talent_rows_count_as_printed_vp() -> None:
    """20 each: louise has 8 printed and 12 bonus, marc 12 printed and 8 bonus."""
    louise = seat(landmarks=["overgrown relay"], chains=[["kiln 09"], ["kiln 10"], ["shunt 09"], ["shunt 10"]])
    marc = seat(landmarks={"hall of proxies": ["tidal clerk of verdane"]},
                influence=[f"{name} clerk of noctane" for name in ("tidal", "frost", "cinder", "slag")])  # fmt: skip
    table = ended(louise=louise, marc=marc)
    assert table.table.scores() == [20, 20]
    assert winners(table) == ["marc"]  # though louise has as many Landmarks and more chains

    louise = seat(talent="cartographer", covering=["kiln 01", "kiln 07", "kiln 04"], chains=[["shunt 01"]])
    marc = seat(talent="tinkerer", covering=["kiln 05", "kiln 09"], influence=["soot envoy of verdane"])
    table = desolated(louise=louise, marc=marc, options=["talents"], board={"final": True}, turn="marc")
    table.plays("no more")
    assert table.table.scores() == [2, 2]
    assert winners(table) == ["marc"]  # 3 printed and a row of -1 against nothing printed and a row of 2


@rule("DES-101")
def test_second_most_landmarks() -> None:
    louise = seat(landmarks=["indigo hamlet", "kindling camp"])
    marc = seat(influence=[f"first archon{ALL}"])
    table = ended(louise=louise, marc=marc)

    assert table.table.scores() == [8, 8]
    assert winners(table) == ["louise"]


@rule("DES-102")
def test_third_most_influence_cards() -> None:
    louise = seat(influence=["tidal clerk of verdane", "frost clerk of verdane"])
    marc = seat(influence=["rime warden of verdane"])
    table = ended(louise=louise, marc=marc)

    assert table.table.scores() == [2, 2]
    assert winners(table) == ["louise"]


@rule("DES-103")
def test_fourth_most_chains() -> None:
    louise = seat(chains=[["kiln 01", "kiln 02"], ["shunt 01"]])
    marc = seat(chains=[["condenser 01", "condenser 02", "furnace 07", "furnace 08"]])

    assert winners(ended(louise=louise, marc=marc)) == ["louise"]


@rule("DES-104", "DES-220")
def test_fifth_most_cards_in_play() -> None:
    louise = seat(chains=[["kiln 01", "kiln 02"]], hand=["shunt 01", "shunt 02", "shunt 03"], tokens={"kyan": 4})
    marc = seat(chains=[["condenser 01", "condenser 02"]], loose=["cargo rig 01"])

    assert winners(ended(louise=louise, marc=marc)) == ["marc"]


@rule("DES-220")
def test_stored_and_covering_cards_are_not_in_play_and_advanced_cards_are() -> None:
    options = ["racloir_technology", "talents"]
    louise = seat(talent="tinkerer", covering=["kiln 04", "kiln 09"])
    marc = seat(talent="haggler", covering=["kiln 01", "kiln 10"], technology=[("brine pump", 0)])
    table = desolated(louise=louise, marc=marc, options=options, board={"final": True}, turn="marc")
    while not table.table.over:
        table.plays("no more")

    assert table.table.scores() == [-1, -1]
    assert winners(table) == ["marc"]


@rule("DES-105")
def test_players_still_tied_share_the_victory() -> None:
    table = ended(louise=seat(hand=["kiln 01"]), marc=seat(), nina=seat())

    assert winners(table) == ["louise", "marc", "nina"]
