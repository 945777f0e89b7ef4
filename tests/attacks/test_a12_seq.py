"""A12: an opponent counts `entries` and `seq`, and learns whether a hidden choice had one option or several.

Before, a seat whose last dealt cards were alike was answered for at once, and the log grew without a move.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import httpx
import pytest

from holdfast import Table
from holdfast.engine.requests import Decision
from holdfast.games import game as game_of
from server.servers import Served

pytestmark = pytest.mark.anyio

ALIKE = ["overclock", "prototype", "imaging", "imaging", "imaging"]
DIFFERENT = ["overclock", "prototype", "imaging", "automation", "interfacing"]
OTHERS = ["supercharge", "automation", "interfacing", "advance warning", "wakeup protocol"]


async def test_a_running_table_does_not_tell_the_length_of_its_log(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        plan: dict[str, Any] = {"game": "cryo", "seats": [{"kind": "person"}, {"kind": "open"}]}
        made = (await http.post("/api/v1/tables", json=plan)).json()
        own = {"Authorization": f"Bearer {made['token']}"}
        seen = (await http.get(f"/api/v1/tables/{made['table']}", headers=own)).json()

    assert seen["entries"] is None


def test_who_is_dealt_cards_that_are_alike_is_asked_like_everybody() -> None:
    tables = [_dealt(cards) for cards in (ALIKE, DIFFERENT)]
    for table in tables:
        for key in ("overclock", "prototype", "imaging"):
            assert [decision.seat for decision in table.decisions] == [0, 1]
            table.choose(key, seat=0)

    seen = [(table.view(1), table.story.for_seat(1), _waiting(table)) for table in tables]
    assert json.dumps(seen[0]) == json.dumps(seen[1])


def _waiting(table: Table[Any]) -> list[int]:
    decisions: list[Decision[Any]] = table.decisions
    return [decision.seat for decision in decisions]


def _dealt(cards: list[str]) -> Table[Any]:
    """A table of two, as a server has it, at which seat 0 went first and was dealt these cards."""
    chance = {"first player": ["0"], "deck": [*cards, *OTHERS]}
    table: Table[Any] = Table(game_of("cryo"), seats=2, seed=Random(1).getrandbits(32), chance=chance, patient=True)
    return table
