"""What others cannot know is dealt again in a fork, and what they have seen stays."""

from __future__ import annotations

from games.arkosa.positions import Board, arkosa, seat, solo
from holdfast.engine.chance import Generator64
from holdfast.games.arkosa.redeal import redeal
from proving import rule

NO_POWER = {"r1c1": None, "r1c2": None, "r1c3": None}


@rule("ARK-320", "ARK-028")
def test_a_recruit_from_the_path_is_known_to_all_and_founders_are_not() -> None:
    board: Board = {"marker": 5, "path": [None, None, None, None, "sarn vell"]}
    table = arkosa(kate=seat(food=1, nitrogen=1, hand=["b'orlol", "trog", "flurn"]), liam=seat(), board=board)
    table.plays("b'orlol 3", "new colony network")
    assert table.seat("kate").secret == ["trog", "flurn"]
    hands = []
    for number in range(12):
        fork = table.table.fork(as_seen_by=1, seed=number)
        hands.append([card.key for card in fork.state.players[0].hand])

    assert all(hand[2] == "sarn vell" for hand in hands)
    assert len({tuple(hand[:2]) for hand in hands}) > 6
    assert [card.key for card in table.table.fork(as_seen_by=0).state.players[0].hand] == ["trog", "flurn", "sarn vell"]


@rule("ARK-320")
def test_a_colonist_who_has_worked_and_rested_is_known() -> None:
    kate = seat(hand=["trog", "flurn"], shards=NO_POWER)
    table = arkosa(kate=kate, liam=seat(passed=True, shards=NO_POWER))
    table.plays("trog 1", "pass")

    assert table.state.round == 2
    assert sorted(table.seat("kate").hand) == ["flurn", "trog"]
    assert table.seat("kate").secret == ["flurn"]


@rule("ARK-320", "ARK-305")
def test_secret_promises_of_others_are_dealt_again_and_own_ones_stay() -> None:
    table = arkosa(
        kate=seat(bribes=["mixtape", "full tanks", "reactor core"]),
        liam=seat(bribes=["mega battery", "spare parts", "hull patches"]),
        options={"promises": True},
    )
    seen = [table.table.fork(as_seen_by=1, seed=number).state.players for number in range(8)]

    assert {tuple(bribe.key for bribe in players[1].bribes) for players in seen} == {
        ("mega battery", "spare parts", "hull patches")
    }
    assert len({tuple(bribe.key for bribe in players[0].bribes) for players in seen}) > 4


@rule("ARK-134")
def test_bribes_taken_from_the_display_are_known() -> None:
    table = arkosa(kate=seat(bribes=["mixtape"]), liam=seat(), round=2)
    redeal(table.state, 1, Generator64(3))

    assert table.seat("kate").bribes == ["mixtape"]


@rule("ARK-261")
def test_only_the_order_of_bot_bs_pile_is_unknown() -> None:
    table = solo("B", bot=seat(hand=["trog", "flurn", "boeuf"]))
    redeal(table.state, 0, Generator64(5))

    assert sorted(table.seat("bot").hand) == ["boeuf", "flurn", "trog"]


@rule("ARK-320")
def test_cards_keep_the_back_of_their_deck_when_dealt_again() -> None:
    table = arkosa(kate=seat(hand=["trog", "tann", "flurn"]), liam=seat(), round=2)
    for number in range(5):
        fork = table.table.fork(as_seen_by=1, seed=number)
        assert [card.deck for card in fork.state.players[0].hand] == ["A", "B", "A"]
