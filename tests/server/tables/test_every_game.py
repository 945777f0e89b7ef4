"""Every game can be played on the server: set up, joined under another name, answered, seen and loaded again."""

from __future__ import annotations

import random

import msgspec
import pytest

from holdfast.games import NAMES
from holdfast.games import game as game_of
from holdfast.server.storage.store import Store
from holdfast.server.tables.models import TablePlan
from holdfast.server.web import rendering
from holdfast.server.web.serialise import table_to_json
from server.servers import KATE, OPEN, PERSON, QUIET, RunningService, create_with

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", NAMES)
async def test_a_game_is_played_and_loaded_again(game: str, sqlite: str) -> None:
    store = await Store.open(sqlite)
    service, choice = RunningService(store, QUIET), random.Random(1)
    count = next((count for count in game_of(game).seats if count > 1), 1)
    table = (await create_with(service, TablePlan(game, (PERSON, *(OPEN,) * (count - 1)), seed=3))).table
    tokens = [KATE, *(f"the long random token of {seat}" for seat in range(1, count))]
    await answer(service, table, tokens[:1], choice, most=5)
    for seat, token in enumerate(tokens[1:], 1):
        assert await service.seats.claim(table, seat, f"Friend {seat}", token) == seat
    assert await answer(service, table, tokens, choice, most=40) == 40
    loaded = RunningService(store, QUIET)
    for viewer in (*tokens, None):
        before, after = await service.view(table, viewer), await loaded.view(table, viewer)
        assert msgspec.json.encode(table_to_json(before)) == msgspec.json.encode(table_to_json(after))
        assert rendering.regions(before) == rendering.regions(after)
    await service.close()
    await store.close()


async def answer(service: RunningService, table: str, tokens: list[str], choice: random.Random, *, most: int) -> int:
    """Let these people answer at random, as often as they are asked and at most so often; how often they did."""
    for number in range(most):
        views = [(token, await service.view(table, token)) for token in tokens]
        token, seen = next((pair for pair in views if pair[1].decision is not None), views[0])
        if seen.decision is None:
            return number
        await service.choose(table, token, choice.choice(seen.decision.options).key, seen.seq)
    return most
