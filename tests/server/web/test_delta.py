"""What has changed is all that a client needs to know the table as it is."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from holdfast.games import NAMES
from holdfast.games import game as game_of
from holdfast.server.storage.store import Store
from holdfast.server.tables.models import SeatPlan, TablePlan
from holdfast.server.web.delta import DeltaEncoder
from holdfast.server.web.schemas import TableOut
from holdfast.server.web.serialise import table_to_json
from server.servers import KATE, QUIET, RunningService

pytestmark = pytest.mark.anyio


def apply(table: Any, changes: dict[str, Any]) -> None:
    """What docs/api.md tells a client to do."""
    for path, value in changes.items():
        *way, last = path.split(".")
        place = table
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        name, added = last.removesuffix("+"), last.endswith("+")
        if added:
            (place[int(name)] if isinstance(place, list) else place[name]).extend(value)
        elif isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value


@pytest.mark.parametrize("name", NAMES)
async def test_the_news_add_up_to_the_table(name: str, sqlite: str) -> None:
    store = await Store.open(sqlite)
    service, chance, news = RunningService(store, QUIET), random.Random(3), DeltaEncoder()
    seats = [SeatPlan("person"), *[SeatPlan("bot", bot="random")] * (min(game_of(name).seats) - 1)]
    table = (await service.new_tables.create(TablePlan(name, tuple(seats), seed=5, pace=0), KATE)).table
    known: Any = None
    sizes = list[tuple[int, int]]()
    for _ in range(25):
        seen = await service.view(table, KATE)
        message = news.encode(seen, "moved")
        text = msgspec.json.encode(message)
        heard = json.loads(text)
        if known is None:
            known = heard["table"]
        elif heard is not None:
            apply(known, heard["changes"])
        whole = msgspec.json.encode(table_to_json(seen))
        assert known == json.loads(whole) == TableOut.model_validate_json(whole, strict=True).model_dump()
        sizes.append((len(text), len(whole)))
        if seen.decision is None:
            break
        await service.choose(table, KATE, chance.choice(seen.decision.options).key, seen.seq)

    assert sum(news for news, _ in sizes[1:]) < sum(whole for _, whole in sizes[1:])
    await service.close()
    await store.close()
