"""A database and a backup that the server of commit f057470 wrote still open, with everything that is in them.

Six tables: one of each game after some 20 answers (Cryo with an undo), with snapshots and chat, and a finished game of
Desolated with its analysis. They are not written again: they show that what exists today stays readable.
"""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest

from holdfast.engine.record import Entry
from holdfast.server.storage.backups import restore
from holdfast.server.storage.rebuild import GameSetup
from holdfast.server.storage.rows import LATEST
from holdfast.server.storage.snapshots import setup_from_snapshot
from holdfast.server.storage.store import Store
from server.servers import KATE, PAUL, QUIET, RunningService

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parents[2] / "golden" / "server"
PLAYED = {
    "cryo": "c7w89ah6m3pt",
    "arkosa": "8s3ufyjywypy",
    "desolated": "7qpr2nmemgr6",
    "pioneers": "5ax9nxqunz9v",
    "frostpunk": "q5scasvcmth3",
}
FINISHED = "ed3httnbtwgc"


@pytest.fixture(params=["database", "backup"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """A copy of the old database, or the old backup in a new one."""
    file = tmp_path / "tables.db"
    if request.param == "database":
        file.write_bytes(gzip.decompress((GOLDEN / "f057470.db.gz").read_bytes()))
    else:
        await restore(GOLDEN / "f057470.backup", f"sqlite:///{file}")
    return await Store.open(f"sqlite:///{file}")


@pytest.mark.parametrize("game", PLAYED)
async def test_a_table_of_before_is_played_on(store: Store, game: str) -> None:
    service, table = RunningService(store, QUIET), PLAYED[game]
    before = await service.view(table, KATE)
    assert (before.game.name, before.over, before.names[:2]) == (game, False, ("Kate", "Paul"))
    assert [line.text for line in before.talk] == [f"Good luck with {game}!"]
    for _ in range(10):
        await answer_once(service, table)
    after = await service.view(table, PAUL)

    assert after.seq >= before.seq + 10
    assert len(after.story) >= len(before.story)
    await service.close()
    await store.close()


async def answer_once(service: RunningService, table: str) -> None:
    """Let Kate or Paul answer, as soon as the bots have moved."""
    async with asyncio.timeout(60):
        while True:
            for token in (KATE, PAUL):
                view = await service.view(table, token)
                if view.decision is not None:
                    await service.choose(table, token, view.decision.options[0].key, view.seq)
                    return
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", PLAYED)
async def test_a_snapshot_of_before_can_be_resumed(store: Store, game: str) -> None:
    row, seats = await store.table(PLAYED[game]), await store.seats(PLAYED[game])
    snapshot = await store.snapshot(PLAYED[game], LATEST)
    assert row is not None
    assert snapshot is not None
    setup = GameSetup(row.game, tuple(seat.name for seat in seats), row.options, row.seed)
    resumed, since = setup_from_snapshot(setup, snapshot)

    assert all(isinstance(entry, Entry) for entry in since)
    assert resumed.begin(since).decisions
    await store.close()


async def test_a_finished_game_of_before_is_read(store: Store) -> None:
    service = RunningService(store, QUIET)
    view, record = await service.view(FINISHED, KATE), await service.record(FINISHED, None)
    status = await service.backend.analysis.status(FINISHED)
    replayed = await service.replay_view(FINISHED, 40, "all")

    assert view.over
    assert view.result is not None
    assert record.header.seed == 11
    assert (status.state, status.done, status.total) == ("done", 102, 102)
    assert status.found.chances
    assert replayed.at is not None
    assert [summary.table for summary in await service.tables_of(PAUL) if summary.game == "cryo"] == [PLAYED["cryo"]]
    await service.close()
    await store.close()
