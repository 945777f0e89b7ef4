"""Bad inputs: none breaks the server, tells a secret or changes a table. Many more: `make soak-server`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from holdfast.engine.table import Table
from holdfast.games import game as game_of
from server.fuzz_inputs import Target, ask_nonsense, read_spoilt_packs, read_spoilt_records, talk_nonsense
from server.servers import Served

pytestmark = pytest.mark.anyio


async def test_nonsense_over_live_connections_changes_nothing(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        target = await Target(f"127.0.0.1:{server.port}", http).set_up()
        await talk_nonsense(target, random.Random(1), 250)
        await target.unchanged()


async def test_nonsense_over_http_changes_nothing(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        target = await Target(f"127.0.0.1:{server.port}", http).set_up()
        await ask_nonsense(target, random.Random(2), 150)
        await target.unchanged()


def test_spoilt_records_are_refused_clearly() -> None:
    table: Table[Any] = Table(game_of("cryo"), seats=2, seed=1)
    chance = random.Random(3)
    for _ in range(40):
        table.step(chance.randrange(len(table.decision)))

    assert read_spoilt_records(table.record().text(), random.Random(4), 120) > 60


def test_spoilt_packs_are_refused_clearly(tmp_path: Path) -> None:
    assert read_spoilt_packs(tmp_path, random.Random(5), 15) > 3
