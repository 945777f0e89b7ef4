"""Another user of the machine reads the database: hidden cards, seeds, chat.

Before, `tables.db` and every backup were readable by all users of the machine.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.commands.serve import keep_private
from holdfast.server.config import Config
from holdfast.server.storage.backups import back_up, export
from holdfast.server.storage.store import Store
from server.servers import QUIET, RunningService, table_for_two

pytestmark = pytest.mark.anyio


@pytest.fixture
def open_umask() -> Iterator[None]:
    """As permissive as a user can make it."""
    before = os.umask(0)
    yield
    os.umask(before)


def permissions(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.usefixtures("open_umask")
async def test_database_backups_and_records_are_for_their_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path / "data"))
    database = Config().database_url
    store = await Store.open(database)
    service = RunningService(store, QUIET)
    await table_for_two(service)
    live = {path.name: permissions(path) for path in (tmp_path / "data").iterdir()}
    await store.close()
    (tmp_path / "all.gz").touch(0o666)
    await back_up(database, tmp_path / "all.gz")
    await export(database, tmp_path / "records")
    records = list((tmp_path / "records").iterdir())

    assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= set(live)
    assert set(live.values()) == {0o600}
    assert permissions(tmp_path / "data") == 0o700
    assert permissions(tmp_path / "all.gz") == 0o600
    assert [permissions(path) for path in (tmp_path / "records", *records)] == [0o700, 0o600]


@pytest.mark.parametrize("explicit", [False, True])
async def test_an_open_database_of_before_is_closed_or_named(
    tmp_path: Path, explicit: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path))
    file = tmp_path / "tables.db"
    await (await Store.open(f"sqlite:///{file}")).close()
    file.chmod(0o644)
    keep_private(Config(database=f"sqlite:///{file}" if explicit else ""))

    assert permissions(file) == (0o644 if explicit else 0o600)
    assert ("chmod 600" in capsys.readouterr().err) == explicit
