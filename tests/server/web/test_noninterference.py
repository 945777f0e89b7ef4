"""Two games that differ in what a seat cannot see, with the same answers, give it the same messages, byte by byte.

That includes `seq`, sizes, who is waited for and why nothing can be undone. Times are another matter: docs/security.md.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from holdfast.engine.chance import Generator64
from holdfast.engine.table import Table
from holdfast.games import NAMES
from holdfast.games import game as game_of
from holdfast.server.storage.rebuild import GameSetup
from holdfast.server.storage.rows import PERSON, SeatRow, TableRow
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.session import TableSession
from holdfast.server.tables.table_view import TableView
from holdfast.server.tables.view_builder import build_view
from holdfast.server.tables.viewers import Viewer
from holdfast.server.web.delta import DeltaEncoder
from holdfast.server.web.live import RegionEncoder
from holdfast.server.web.serialise import table_to_json

PAIRS, ANSWERS = 12, 10
SECRETIVE = [name for name in NAMES if not game_of(name).open_table]


class Listener:
    """One seat's page and client at a table, and all that they receive."""

    def __init__(self, game: str, names: tuple[str, ...], state: Any, seat: int) -> None:
        self.setup, self.viewer = GameSetup(game, names, {}, 7), Viewer(seat)
        self.table: Table[Any] = Table(game_of(game), seats=len(names), names=names, state=state, seed=7, patient=True)
        row = TableRow("twin", game, {}, 7, None, False, 0.0, False, (), 0.0, 0.0)
        seats = [SeatRow(number, PERSON, name) for number, name in enumerate(names)]
        self.loaded = LoadedTable(row, seats, {}, (), self.setup, [tuple(self.table.log)], self.table, 0)
        self.session = TableSession("twin", asyncio.Event(), lambda _: None)
        self._delta, self._regions = DeltaEncoder(), RegionEncoder()

    def receive(self) -> tuple[TableView, bytes]:
        """What the seat sees now, and the messages that it gets."""
        view = build_view(self.session, self.loaded, self.viewer)
        messages = table_to_json(view), self._delta.encode(view, "moved"), self._regions.encode(view, "moved")
        return view, msgspec.json.encode(messages)

    def choose(self, key: str, seat: int) -> None:
        self.table.choose(key, seat=seat)
        self.loaded.record_action(self.loaded.seq + 1, 0.0)


@pytest.mark.parametrize("name", SECRETIVE)
def test_the_messages_to_a_seat_depend_on_nothing_that_it_cannot_see(name: str) -> None:
    game = game_of(name)
    count = next(seats for seats in game.seats if seats > 1)
    names, random = tuple(f"Player {seat}" for seat in range(count)), Random(5)
    table: Table[Any] = Table(game, seats=count, names=names, seed=5, patient=True)
    base, pairs, compared = None, 0, 0
    while not table.over and pairs < PAIRS:
        if table._base is not base and random.random() < 0.4:
            base, seat, other = table._base, random.randrange(count), game.clone(table._base)
            game.redeal(other, seat, Generator64(pairs))
            first, second = (Listener(name, names, state, seat) for state in (game.clone(base), other))
            compared += _compare(first, second, random)
            pairs += 1
        table.choose(random.randrange(len(table.decision)), seat=table.decision.seat)

    assert compared > 20


def _compare(first: Listener, second: Listener, random: Random) -> int:
    """Give the same answers until the seat is shown a difference; how many messages were the same till then."""
    for number in range(ANSWERS):
        (view, message), (other, twin) = first.receive(), second.receive()
        if _shown(view) != _shown(other):
            return number  # chance, or what another seat showed
        assert message == twin
        decision = random.choice(first.table.decisions) if first.table.decisions else None
        if decision is None:
            return number
        key = random.choice(decision.options).key
        same = next(open_ for open_ in second.table.decisions if open_.seat == decision.seat)
        if all(option.key != key for option in same.options):
            return number  # another seat has other cards
        first.choose(key, decision.seat)
        second.choose(key, decision.seat)
    return ANSWERS


def _shown(view: TableView) -> tuple[object, ...]:
    decision = view.decision
    options = None if decision is None else (decision.prompt, [option.face for option in decision.options])
    return view.view, view.story, options
