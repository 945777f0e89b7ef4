"""Make a bribe; after every two actions: population and exile."""

from __future__ import annotations

from games.arkosa.positions import BOX, Board, arkosa, colonist, seat
from proving import rule

SIX = ["flurn", "trog", "boeuf", "wexley", "zib tallow"]


@rule("ARK-131")
def test_bribes_are_made_from_round_2_on() -> None:
    first = arkosa(kate=seat(), liam=seat())
    assert not any(key.startswith("bribe") for key in first.offers())
    assert first.refused_by()["bribe"] == "ARK-131"

    for number in (2, 3):
        table = arkosa(kate=seat(), liam=seat(), round=number, board={"bribes": ["mixtape"]})
        assert "bribe mixtape" in table.offers()


@rule("ARK-335")
def test_with_no_bribe_left_none_can_be_made() -> None:
    table = arkosa(kate=seat(), liam=seat(), round=2)

    assert not any(key.startswith("bribe") for key in table.offers())
    assert table.refused_by()["bribe"] == "ARK-335"


@rule("ARK-132", "ARK-133", "ARK-134")
def test_a_bribe_is_taken_without_its_resources_lies_open_and_is_not_replaced() -> None:
    table = arkosa(
        kate=seat(bribes=["full tanks", "hull patches", "spare parts"]),
        liam=seat(),
        round=2,
        board={"bribes": ["mixtape", "reactor core"]},
    )
    table.plays("bribe reactor core")

    assert table.seat("kate").bribes == ["full tanks", "hull patches", "spare parts", "reactor core"]
    assert [bribe.key for bribe in table.state.bribes] == ["mixtape"]
    assert table.seat("kate").reputation == 20
    assert [bribe["key"] for bribe in table.view("liam")["players"][0]["bribes"]][-1] == "reactor core"


# Population and exile --------------------------------------------------------------------------------------------


@rule("ARK-135", "ARK-136", "ARK-139")
def test_after_two_actions_a_player_exiles_down_to_six() -> None:
    kate = seat(food=3, morale=5, hand=SIX[:3], resting=SIX[3:4], injured=["zib tallow", "ogg pellet", "lady fizz"])
    table = arkosa(kate=kate, liam=seat())
    table.plays("scrap trade", "done")
    assert table.asks == "Take an action, or pass?"
    table.plays("scrap trade", "done")

    assert table.asks == "Exile whom?"
    assert table.offers() == ["flurn", "trog", "boeuf", "wexley", "zib tallow", "ogg pellet", "lady fizz"]
    table.plays("boeuf")
    assert table.asked == "liam"
    assert len(table.seat("kate").hand) == 2


@rule("ARK-137")
def test_the_population_is_checked_at_the_end_of_a_turn_also_after_passing() -> None:
    kate = seat(food=1, nitrogen=1, morale=5, hand=["b'orlol", *SIX])
    board: Board = {"marker": 5, "path": ["ogg pellet", None, None, None, "sarn vell"]}
    table = arkosa(kate=kate, liam=seat(), board=board)
    table.plays("b'orlol 3", "new colony network")
    assert table.asks == "Take an action, or pass?"
    table.plays("pass", "2 food")

    assert table.asks == "Exile whom?"


@rule("ARK-138")
def test_exile_costs_morale_and_from_the_injured_side_reputation_too() -> None:
    kate = seat(
        food=2, morale=5, hand=SIX, resting=["ogg pellet"], injured=["lady fizz", "captain moop", "ilo the lost"]
    )
    table = arkosa(kate=kate, liam=seat(morale=-5))
    table.plays("scrap trade", "done", "scrap trade")
    table.plays("flurn")
    assert (table.seat("kate").morale, table.seat("kate").reputation) == (4, 20)
    table.plays("ogg pellet")
    assert (table.seat("kate").morale, table.seat("kate").reputation) == (3, 20)
    table.plays("lady fizz")

    assert (table.seat("kate").morale, table.seat("kate").reputation) == (2, 19)
    assert {colonist(key) for key in ("flurn", "ogg pellet", "lady fizz")} <= set(table.state.exiled)


@rule("ARK-139")
def test_nobody_exiles_without_being_forced_to() -> None:
    table = arkosa(kate=seat(food=2, hand=SIX, injured=["lady fizz"]), liam=seat())
    assert not any("exile" in key for key in table.offers())
    table.plays("scrap trade", "done", "scrap trade")

    assert table.asked == "liam"
    assert BOX.numbers.population == 6


@rule("ARK-336", "ARK-352")
def test_a_colonist_gained_in_production_is_checked_at_the_end_of_that_step() -> None:
    kate = seat(
        special="second shift bunkroom",
        morale=5,
        food=1,
        nitrogen=1,
        hand=SIX,
        resting=["b'orlol"],
        shards={"r1c1": None, "r1c3": None},
    )
    table = arkosa(
        kate=kate,
        liam=seat(),
        phase="room production",
        options={"setup": "regular"},
        board={"marker": 5, "path": ["ogg pellet", None, None, None, "sarn vell"]},
    )
    table.plays("b'orlol 3", "new colony network")

    assert table.asks == "Exile whom?"
    table.plays("sarn vell")
    assert table.seat("kate").morale == 4
