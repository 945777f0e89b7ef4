"""Rolling the resource dice, and symbols on the exploration track."""

from __future__ import annotations

import pytest

from games.arkosa.positions import Position, Seat, arkosa, seat
from proving import rule

PATH = ["flurn", "wexley", "boeuf", "dusk hollin", "sarn vell"]


def attacked(liam: Seat, *faces: str) -> Position:
    """Lee-Roi has two rolls made against liam."""
    table = arkosa(kate=seat(hand=["lee-roi"]), liam=liam, chance={"resource die": list(faces)})
    table.plays("lee-roi 1")
    return table


@rule("ARK-183", "ARK-216")
@pytest.mark.parametrize(("face", "place"), [("food", 0), ("nitrogen", 1), ("scrap", 2), ("magtape", 3)])
def test_damage_costs_a_token_of_the_kind_rolled_if_there_is_one(face: str, place: int) -> None:
    table = attacked(seat(food=1, nitrogen=1, scrap=1, magtape=1), face, face)

    expected = [1, 1, 1, 1, 0]
    expected[place] = 0
    assert table.seat("liam").stock == expected


@rule("ARK-184", "ARK-186")
def test_a_shard_result_costs_one_from_supply_or_deactivates_one() -> None:
    table = attacked(seat(shard=1), "shard", "shard")
    assert table.asked == "liam"
    assert table.offers() == ["from supply", "r1c1", "r1c2", "r1c3"]
    table.plays("r1c2", "from supply")

    assert table.seat("liam").shard == 0
    assert table.seat("liam").shards == {"r1c1": "active", "r1c2": "x", "r1c3": "active"}


@rule("ARK-341")
def test_of_two_losses_the_possible_one_and_with_neither_nothing() -> None:
    table = attacked(seat(shards={"r1c1": "x", "r1c2": "x", "r1c3": None}), "shard", "shard")
    assert table.seat("liam").shards == {"r1c1": "x", "r1c2": "x"}

    table = attacked(seat(shard=1, shards={"r1c1": "x", "r1c2": "x", "r1c3": "x"}), "shard", "food")
    assert table.seat("liam").shard == 0


@rule("ARK-185", "ARK-186", "ARK-189")
def test_an_injury_result_injures_an_uninjured_colonist_of_choice_one_roll_after_another() -> None:
    table = attacked(seat(hand=["trog"], resting=["flurn"], injured=["boeuf"]), "injury", "injury")
    assert table.asked == "liam"
    assert table.offers() == ["trog", "flurn"]
    table.plays("flurn")

    assert table.seat("liam").injured == ["boeuf", "flurn", "trog"]
    assert attacked(seat(injured=["boeuf"]), "injury", "injury").seat("liam").injured == ["boeuf"]


@rule("ARK-187", "ARK-190", "ARK-191")
@pytest.mark.parametrize(
    ("face", "stock"),
    [
        ("food", [2, 0, 0, 0, 0]),
        ("nitrogen", [0, 2, 0, 0, 0]),
        ("scrap", [0, 0, 2, 0, 0]),
        ("magtape", [0, 0, 0, 2, 0]),
        ("shard", [0, 0, 0, 0, 2]),
    ],
)
def test_the_factory_gives_two_rolls_that_gain(face: str, stock: list[int]) -> None:
    table = arkosa(
        kate=seat(hand=["b'orlol"]),
        liam=seat(),
        board={"marker": 5, "path": PATH},
        chance={"resource die": [face, face]},
    )
    table.plays("b'orlol 3", "the factory")

    assert table.seat("kate").stock == stock


@rule("ARK-188", "ARK-189", "ARK-102")
def test_an_injury_result_at_the_factory_injures_the_explorer_once() -> None:
    table = arkosa(
        kate=seat(hand=["b'orlol", "trog"]),
        liam=seat(),
        board={"marker": 5, "path": PATH},
        chance={"resource die": ["injury", "injury"]},
    )
    table.plays("b'orlol 3", "the factory")

    assert table.seat("kate").injured == ["b'orlol"]
    assert table.seat("kate").hand == ["trog"]
    assert table.seat("kate").stock == [0] * 5


# Symbols on the exploration track --------------------------------------------------------------------------------


def landed(space: int, chance: dict[str, list[str]] | None = None, **has: object) -> Position:
    """Kate explores The Factory from the space before, so that the marker stops here."""
    dice = {"resource die": ["scrap", "scrap"], **(chance or {})}
    kate = seat(morale=4, hand=["b'orlol"], **has)
    table = arkosa(kate=kate, liam=seat(), board={"marker": space - 1, "path": PATH}, chance=dice)
    table.plays("b'orlol 3", "the factory")
    return table


@rule("ARK-199")
@pytest.mark.parametrize(
    ("space", "kind"), [(2, "food"), (13, "nitrogen"), (18, "scrap"), (26, "magtape"), (37, "shard")]
)
def test_resources_on_the_track_are_gained(space: int, kind: str) -> None:
    table = landed(space)

    assert getattr(table.seat("kate"), kind) == (3 if kind == "scrap" else 1)


@rule("ARK-200")
def test_morale_symbols_on_the_track() -> None:
    assert landed(5).seat("kate").morale == 5
    assert landed(24).seat("kate").morale == 3


@rule("ARK-201")
def test_reputation_symbols_on_the_track() -> None:
    assert landed(31).seat("kate").reputation == 21
    assert landed(11).seat("kate").reputation == 19


@rule("ARK-202")
def test_the_die_on_the_track_is_rolled_once_to_gain() -> None:
    table = landed(9, {"resource die": ["magtape", "scrap", "scrap"]})

    assert table.seat("kate").stock == [0, 0, 2, 1, 0]


@rule("ARK-203")
def test_healing_and_injury_on_the_track() -> None:
    healed = landed(17, injured=["trog", "ogg pellet"])
    healed.plays("trog")
    assert healed.seat("kate").injured == ["ogg pellet"]
    assert landed(29).seat("kate").injured == ["b'orlol"]


@rule("ARK-204")
def test_the_reset_on_the_track_costs_no_reputation() -> None:
    bag = {"room bag": ["karaoke pit", "shard drill", "crystal lab", "signal archive"]}
    table = landed(22, bag)

    assert table.line == ["signal archive", "crystal lab", "shard drill", "karaoke pit"]
    assert table.seat("kate").reputation == 20
