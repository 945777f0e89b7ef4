"""The simple player: it sees what an action is good for, and leaves the game as it was."""

from __future__ import annotations

from games.arkosa.positions import Board, Position, seat, solo
from holdfast.bots.player_view import PlayerView
from holdfast.lab.balance_arkosa import simple


def chosen(position: Position, seed: int = 1) -> str:
    """The key of what the simple player takes, for a seed."""
    decision = position.table.decision
    return str(decision.options[simple(seed).choose(PlayerView(position.table, decision))].key)


def test_it_promises_what_it_holds() -> None:
    rich = solo("A", human=seat(magtape=2, turns=5), bot=seat(turns=5), round=3, board={"bribes": ["mixtape"]})

    assert chosen(rich) == "bribe mixtape"


def test_it_builds_the_room_that_wins_the_most() -> None:
    line: Board = {"line": ["monument hall", "holo lounge", "shisha spa", "giant bug ranch"]}
    rich = solo("A", human=seat(scrap=4, magtape=4, turns=5), bot=seat(turns=5), round=3, board=line)

    assert chosen(rich) == "build 1 monument hall"


def test_a_look_leaves_the_table_as_it_was() -> None:
    table = solo("B", human=seat(food=3, nitrogen=3, hand=["flurn", "boeuf"]), board={"bribes": []})
    before = table.table.record(), table.table.view(0)

    assert [chosen(table, seed=seed) for seed in (1, 1)] == [chosen(table)] * 2
    assert (table.table.record(), table.table.view(0)) == before
