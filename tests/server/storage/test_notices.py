"""Notices between server processes: written and read in one place; what cannot be read is ignored."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import asyncpg
import pytest

from holdfast.server.cluster.ipc import ProcessLink
from holdfast.server.cluster.link import connect
from holdfast.server.config import WorkerSlot
from holdfast.server.storage.notices import (
    Envelope,
    Notice,
    PresenceReported,
    SuggestionToggled,
    TableChanged,
    decode,
    encode,
)
from holdfast.server.storage.store import Store
from server.server_processes import PATIENCE

pytestmark = pytest.mark.anyio

NOTICES = (
    TableChanged("abc", 7, "moved"),
    SuggestionToggled("abc", 7, 5, 1, "build / a \"tent\"\n'ß' 🧊"),
    PresenceReported("abc", (0, 2)),
)
MALFORMED = (
    "",
    "abc 7 moved",
    "null",
    "[]",
    "{}",
    '{"origin":"one"}',
    '{"origin":"one","notice":{"type":"later","table":"abc"}}',
    '{"origin":"one","notice":{"type":"changed","table":"abc","seq":"seven","kind":"moved"}}',
    '{"origin":"one","notice":{"type":"changed","table":"abc","seq":7,"kind":"danced"}}',
    '{"origin":"one","notice":{"type":"changed","table":"abc","seq":7,"kind":"moved","more":1}}',
    '{"origin":"one","notice":{"type":"presence","table":"abc","seats":["0"]}}',
    "[" * 20_000,
)


@pytest.mark.parametrize("notice", NOTICES, ids=lambda notice: type(notice).__name__)
def test_a_notice_is_one_line_and_read_as_it_was_written(notice: Notice) -> None:
    line = encode("one", notice)

    assert "\n" not in line
    assert decode(line) == decode(line.encode()) == Envelope("one", notice)


@pytest.mark.parametrize("line", MALFORMED, ids=range(len(MALFORMED)))
def test_a_notice_that_cannot_be_read_is_ignored_with_a_line_in_the_log(
    line: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert decode(line) is None
        assert decode(line.encode() + b"\xff") is None

    assert caplog.text.count("ignored a notice") == 2


async def test_a_process_goes_on_after_a_malformed_line(tmp_path: Path) -> None:
    received, ended = asyncio.Queue[Notice](), asyncio.Event()

    async def write(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = [*MALFORMED, encode("other", NOTICES[0])]
        writer.write(b"\xff\xfe\n" + "".join(line + "\n" for line in lines).encode())
        await reader.read()  # until the other end is closed
        writer.close()
        await writer.wait_closed()
        ended.set()

    other = await asyncio.start_unix_server(write, tmp_path / "1.socket")
    slot = WorkerSlot(tmp_path, 0, 2)
    link = await ProcessLink.open(slot, "own", lambda notice, _: received.put_nowait(notice), lambda: None)
    async with asyncio.timeout(PATIENCE):
        assert await received.get() == NOTICES[0]
        await link.close()
        await ended.wait()
    other.close()


async def test_a_server_goes_on_after_a_malformed_notification(postgres_database: str) -> None:
    received = asyncio.Queue[Notice]()
    store = await Store.open(postgres_database)
    link = await connect(store, None, lambda notice, _: received.put_nowait(notice), lambda: None)
    assert link is not None
    sender = await asyncpg.connect(postgres_database)
    for line in (*(line for line in MALFORMED if len(line) < 8000), encode("other", NOTICES[1])):
        await sender.execute("select pg_notify('holdfast', $1)", line)
    await sender.close()
    async with asyncio.timeout(PATIENCE):
        assert await received.get() == NOTICES[1]
    await link.close()
    await store.close()
