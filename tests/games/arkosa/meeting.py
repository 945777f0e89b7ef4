"""Meeting an event while exploring, for tests of what cards do."""

from __future__ import annotations

from games.arkosa.positions import Board, Position, Seat, between, event, seat

SPACES = {"low": 0, "medium": 3, "high": 9, "raid": 11}


def met(card: str, kate: Seat | None = None, *others: Seat, number: int = 1, **chance: list[str]) -> Position:
    """Kate explores The Factory with b'orlol and meets a card; afterwards she could go elsewhere."""
    deck = event(card).deck
    mine = kate or seat()
    mine.hand = ["b'orlol", *mine.hand]
    names = ("liam", "mia", "noa")
    board: Board = {"marker": SPACES[deck], "path": [None, None, None, None, "sarn vell"]}
    table = between(
        {"kate": mine, **dict(zip(names, others or (seat(),), strict=False))},
        number=number,
        board=board,
        chance={f"{deck} events": [card], **{name.replace("_", " "): keys for name, keys in chance.items()}},
    )
    table.plays("b'orlol 3", "the factory")
    return table
