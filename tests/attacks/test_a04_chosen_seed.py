"""A04: the person who sets a table up chooses its seed in secret, and so knows every draw of all seats.

Before, any seed was accepted: the attacker played the same seed at home and predicted 450 of 450 views.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing

import httpx
import pytest

import holdfast
from holdfast.server.storage.store import Store
from server.servers import KATE, QUIET, RunningService, Served, table_for_two

pytestmark = pytest.mark.anyio

PERSON, OPEN, BOT = {"kind": "person", "name": "Eve"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize("seats", [[PERSON, OPEN], [PERSON, {"kind": "person"}], [OPEN, OPEN], [PERSON, BOT, OPEN]])
@pytest.mark.parametrize("public", [True, False])
async def test_nobody_chooses_the_seed_where_another_person_may_sit(
    server: Served, seats: list[dict[str, str]], public: bool
) -> None:
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        plan = {"game": "cryo", "seats": seats, "seed": 5, "public": public}
        answer = await http.post("/api/v1/tables", json=plan)

    assert answer.status_code == 400
    assert answer.json()["error"]["kind"] == "InvalidInput"


async def test_the_form_does_not_take_it_either(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        answer = await http.post("/new/cryo", data={"name": "Eve", "seat1": "open", "seed": "5"})

    assert answer.status_code == 400


async def test_a_seed_that_one_person_chose_is_shown_to_everybody(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        made = (await http.post("/api/v1/tables", json={"game": "cryo", "seats": [PERSON, BOT], "seed": 5})).json()
        stranger = (await http.get(f"/api/v1/tables/{made['table']}")).json()
        page = (await http.get(f"/table/{made['table']}")).text

    assert stranger["chosen_seed"] == 5
    assert "Chosen seed: 5" in page


async def test_who_knows_the_seed_of_the_server_by_chance_cannot_play_it_at_home(service: RunningService) -> None:
    """The public generator deals something else: outcomes do not lead back to the secret."""
    table = await table_for_two(service, seed=5)
    dealt = [player["dealt"] for player in (await service.view(table, KATE)).view["players"]]
    at_home = holdfast.new("cryo", seats=2, seed=5)

    assert dealt[0] != at_home.view(0)["players"][0]["dealt"]


async def test_a_table_from_before_goes_on_with_a_seed_that_its_creator_does_not_know(sqlite: str) -> None:
    store = await Store.open(sqlite)
    first = RunningService(store, QUIET)
    table = await table_for_two(first, seed=5)
    await first.close()
    with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE tables SET chosen_seed = NULL")
        database.commit()
    again = RunningService(store, QUIET)
    async with again.backend.registry.acquire(table) as (_, loaded):
        assert loaded.setup.seed != 5
        assert loaded.setup.secret
    await again.close()
    await store.close()


async def test_a_finished_game_that_is_continued_has_another_future(service: RunningService) -> None:
    record = _finished_record()
    over = await service.new_tables.upload_record(record)
    tables = [(await service.new_tables.continue_from(over, 40, 0, KATE)).table for _ in range(2)]
    seeds = set[int]()
    for table in tables:
        async with service.backend.registry.acquire(table) as (_, loaded):
            seeds.add(loaded.setup.seed)
            assert loaded.setup.secret

    assert len(seeds | {5}) == 3


def _finished_record() -> str:
    table = holdfast.new("cryo", seats=2, seed=5)
    while not table.over:
        table.choose(0)
    return table.record().text()
