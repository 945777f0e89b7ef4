"""Put a colonist to work: options, resting and injured, symbols on basic colonist cards."""

from __future__ import annotations

import pytest

from games.arkosa.positions import BOX, arkosa, seat
from proving import rule


@rule("ARK-065", "ARK-066")
@pytest.mark.parametrize(
    ("option", "stock"), [("b'orlol 1", [0, 0, 1, 1, 0]), ("b'orlol 2", [2, 0, 0, 0, 0])]
)  # fmt: skip
def test_b_orlol_carries_out_exactly_one_of_three_options(option: str, stock: list[int]) -> None:
    table = arkosa(kate=seat(hand=["b'orlol"]), liam=seat())
    assert [key for key in table.offers() if key.startswith("b'orlol")] == ["b'orlol 1", "b'orlol 2", "b'orlol 3"]
    table.plays(option)

    assert table.seat("kate").stock == stock
    assert table.seat("kate").hand == []
    assert not any(key.startswith("b'orlol") for key in table.offers())


@rule("ARK-065", "ARK-072")
def test_b_orlol_may_explore_with_a_brown_backpack() -> None:
    table = arkosa(kate=seat(hand=["b'orlol"]), liam=seat())
    table.plays("b'orlol 3")

    assert table.offers() == ["rustbone gulch", "salt flats beacon", "new colony network", "the factory", "crash site"]
    refused = table.refused_by()
    assert refused["sanctuary prime"] == refused["wanderers' path"] == "ARK-072"


@rule("ARK-067", "ARK-347")
def test_special_colonists_have_the_actions_of_the_guide() -> None:
    special = {card.name for card in BOX.colonists if card.special}

    assert special == {
        "Hoo-di-di", "Beren Whaller", "Kronch", "Oran", "Movoo", "Quaz Oberman", "Combustible Joe", "Peregrine Peremo",
        "ZO-E", "Lee-Roi", "Patrea Partay", "Ruein",
    }  # fmt: skip
    assert all(1 <= len(card.actions) <= 3 for card in BOX.colonists)


@rule("ARK-347")
@pytest.mark.parametrize(
    ("name", "stock"),
    [
        ("hoo-di-di", [0, 2, 0, 0, 0]),
        ("beren whaller", [0, 0, 2, 0, 0]),
        ("movoo", [2, 0, 0, 0, 0]),
        ("quaz oberman", [0, 0, 0, 1, 0]),
        ("zo-e", [0, 2, 0, 0, 0]),
        ("ruein", [0, 1, 0, 1, 0]),
    ],
)
def test_second_actions_of_special_colonists(name: str, stock: list[int]) -> None:
    table = arkosa(kate=seat(hand=[name]), liam=seat())
    table.plays(f"{name} 2")

    assert table.seat("kate").stock == stock


@rule("ARK-068")
def test_an_idle_option_may_be_chosen_and_an_unpayable_one_may_not() -> None:
    table = arkosa(kate=seat(nitrogen=1, hand=["deby wardson", "patrea partay", "oran"]), liam=seat())
    assert {"deby wardson 2", "oran 1", "patrea partay 2"} <= set(table.offers())
    assert "patrea partay 1" not in table.offers()
    assert table.refused_by()["patrea partay 1"] == "ARK-068"
    table.plays("deby wardson 2", "oran 1")

    assert table.seat("kate").resting == ["deby wardson", "oran"]
    assert table.seat("kate").stock == [0, 1, 0, 0, 0]


@rule("ARK-065", "ARK-068")
def test_exactly_the_printed_actions_are_offered() -> None:
    table = arkosa(kate=seat(hand=["b'orlol", "deby wardson"]), liam=seat())
    work = [key for key in table.offers() if key.startswith(("b'orlol", "deby"))]

    assert work == ["b'orlol 1", "b'orlol 2", "b'orlol 3", "deby wardson 1", "deby wardson 2"]


@rule("ARK-069", "ARK-167")
def test_a_colonist_counts_for_each_of_its_types_and_scores_in_the_colony_only() -> None:
    table = arkosa(
        kate=seat(hand=["combustible joe"]), liam=seat(), board={"path": [None, None, None, None, "lady fizz"]}
    )
    assert table.view("kate")["players"][0]["specialities"] == {"labour": 2, "science": 2, "entertainment": 2}
    assert table.sheet("kate")["colonists"] == 2
    assert table.sheet("liam")["colonists"] == 0


@rule("ARK-069")
@pytest.mark.parametrize(
    ("name", "kind", "points"),
    [("zib tallow", "labour", 2), ("mirelda quill", "science", 2), ("lady fizz", "entertainment", 3)],
)
def test_a_colonist_counts_for_its_own_type_alone(name: str, kind: str, points: int) -> None:
    table = arkosa(kate=seat(resting=[name]), liam=seat())
    expected = {"labour": 0, "science": 0, "entertainment": 0, kind: points}

    assert table.view("kate")["players"][0]["specialities"] == expected
    assert table.sheet("kate")["colonists"] == points


@rule("ARK-070", "ARK-071")
def test_after_work_a_colonist_rests_face_up_and_cannot_work_again() -> None:
    table = arkosa(kate=seat(hand=["trog"], injured=["flurn"]), liam=seat())
    table.plays("trog 1")

    assert table.seat("kate").resting == ["trog"]
    assert not any(key.startswith(("trog", "flurn")) for key in table.offers())
    assert table.view("liam")["players"][0]["resting"][0]["key"] == "trog"


@rule("ARK-070", "ARK-227")
def test_work_that_injures_puts_the_colonist_on_the_injured_side() -> None:
    table = arkosa(kate=seat(hand=["combustible joe"]), liam=seat(), chance={"numbered die": ["2"]})
    table.plays("combustible joe 1", "r1c2")

    assert table.seat("kate").injured == ["combustible joe"]
    assert table.seat("kate").resting == []


@rule("ARK-192")
def test_morale_symbols_gain_and_lose_one_each() -> None:
    table = arkosa(kate=seat(morale=3, hand=["captain moop", "tessa-9"]), liam=seat(morale=-4))
    table.plays("captain moop 1")
    assert table.seat("kate").morale == 4
    table.plays("tessa-9 1")
    assert table.seat("kate").morale == 3
    assert table.seat("kate").magtape == 2


@rule("ARK-193")
def test_resources_with_a_backpack_are_a_discount_and_no_gain() -> None:
    table = arkosa(
        kate=seat(food=1, nitrogen=1, hand=["trog"]),
        liam=seat(),
        board={"marker": 5, "path": ["flurn", "wexley", "boeuf", "dusk hollin", "sarn vell"]},
    )
    table.plays("trog 2", "new colony network")

    assert table.seat("kate").stock == [0, 1, 0, 0, 0]
    assert table.seat("kate").hand == ["sarn vell"]


@rule("ARK-194", "ARK-163", "ARK-164")
def test_heal_symbols_heal_one_each_of_the_players_choice() -> None:
    kate = seat(hand=["deby wardson"], injured=["trog", "flurn", "wexley"])
    table = arkosa(kate=kate, liam=seat())
    table.plays("deby wardson 2")
    assert table.offers() == ["trog", "flurn", "wexley"]
    table.plays("flurn", "trog")

    assert table.seat("kate").resting == ["flurn", "trog", "deby wardson"]
    assert table.seat("kate").injured == ["wexley"]
