"""What is kept, in SQLite and in PostgreSQL alike."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine, inspect

from holdfast.engine.record import Entry
from holdfast.server.cluster.link import connect
from holdfast.server.errors import ServerError
from holdfast.server.storage.database import async_url
from holdfast.server.storage.notices import Notice, TableChanged
from holdfast.server.storage.rows import BEGIN, CHOOSE, Action, ChatLine, SeatRow, TableRow
from holdfast.server.storage.schema import METADATA
from holdfast.server.storage.store import MAX_LISTED_PER_HOST, Store

pytestmark = pytest.mark.anyio

ROW = TableRow("abc", "cryo", {"harder": True}, 2**64 - 1, "mine", True, 0.5, False, (0, 1), 1.0, 2.0)
SEATS = [SeatRow(0, "open", "Open seat 1"), SeatRow(1, "bot", "Newcomer", "random")]
FIRST = Action(0, None, BEGIN, "", (Entry("deck", "Ärger | \U0001f9ca"),), 1.0)


async def filled(store: Store) -> Store:
    await store.add_table(ROW, SEATS, [FIRST])
    return store


def second(key: str = "recall") -> Action:
    return Action(1, 0, CHOOSE, key, (Entry(0, key), Entry("deck", "x")), 3.0)


async def append(store: Store, action: Action) -> bool:
    return await store.append("abc", action, waiting=(1,), closed=True, kind="moved")


def unexpected() -> None:
    """Word from other servers is not cut off here."""
    raise AssertionError("word was missed")


async def test_a_table_comes_back_as_it_was_put_in(store: Store) -> None:
    await filled(store)

    assert await store.table("abc") == ROW
    assert await store.seats("abc") == SEATS
    assert await store.actions("abc") == [FIRST]
    assert await store.table("nope") is None


async def test_an_action_is_added_with_how_the_table_then_stands(store: Store) -> None:
    await filled(store)

    assert await append(store, second())
    assert await store.actions("abc", after=0) == [second()]
    assert await store.table("abc") == replace(ROW, waiting=(1,), closed=True, changed=3.0)


async def test_of_two_actions_with_one_number_one_is_kept(store: Store) -> None:
    await filled(store)
    both = await asyncio.gather(append(store, second("recall")), append(store, second("deploy")))

    assert sorted(both) == [False, True]
    kept = (await store.actions("abc"))[1]
    assert kept.key == ("recall" if both[0] else "deploy")


async def test_an_open_seat_is_given_once(store: Store) -> None:
    await filled(store)
    given = await asyncio.gather(*(store.claim_seat("abc", 0, f"P{n}", f"token {n}") for n in range(5)))

    assert given.count(True) == 1
    winner = given.index(True)
    assert (await store.seats("abc"))[0] == SeatRow(0, "person", f"P{winner}")
    assert await store.holders("abc") == {f"token {winner}": 0}


async def test_a_token_holds_one_seat_at_a_table(store: Store) -> None:
    await filled(store)
    await store.add_holder("abc", 0, "t")
    await store.add_holder("abc", 1, "t")

    assert await store.holders("abc") == {"t": 1}
    assert await store.seats_held_by("t") == {"abc": 1}


async def test_tables_are_listed_the_latest_first(store: Store) -> None:
    await filled(store)
    await store.add_table(replace(ROW, id="new", changed=9.0), SEATS, [FIRST])
    await store.add_table(replace(ROW, id="private", public=False), SEATS, [FIRST])
    await store.add_table(replace(ROW, id="over", closed=True), SEATS, [FIRST])
    for table in ("abc", "new"):
        await store.add_holder(table, 0, "t")

    assert [row.id for row in await store.tables_held_by("t")] == ["new", "abc"]
    assert [row.id for row in await store.public_tables(since=0)] == ["new", "abc"]
    assert [row.id for row in await store.public_tables(since=5)] == ["new"]


async def test_of_each_host_only_some_public_tables_are_listed(store: Store) -> None:
    for number in range(2 * MAX_LISTED_PER_HOST):
        for host, changed in (("greedy", 100.0), ("modest", 1.0), ("", 50.0)):
            table = f"{host}{number}"
            await store.add_table(replace(ROW, id=table, changed=changed + number), SEATS, [FIRST])
            if host and (host == "greedy" or not number):
                await store.add_holder(table, 0, host)
            if host:
                await store.add_holder(table, 1, f"a guest at {table}")
    listed = [row.id for row in await store.public_tables(since=0)]

    assert [table for table in listed if table.startswith("greedy")] == [
        "greedy9",
        "greedy8",
        "greedy7",
        "greedy6",
        "greedy5",
    ]
    assert "modest0" in listed
    assert len([table for table in listed if table.isdecimal()]) == MAX_LISTED_PER_HOST
    assert await store.count_public_of_host("greedy", since=0) == 2 * MAX_LISTED_PER_HOST
    assert await store.count_public_among(["greedy0", "modest0", "nope"], since=50) == 1


async def test_talk_is_kept_in_order(store: Store) -> None:
    await filled(store)
    lines = tuple(ChatLine(0, "Kate", f"<b>{n}</b>", float(n)) for n in range(3))
    for line in lines:
        await store.add_chat("abc", line)

    assert await store.chat("abc") == lines


async def test_opening_a_database_again_changes_nothing(database: str) -> None:
    store = await Store.open(database)
    await filled(store)
    await store.close()
    again = await Store.open(database)

    assert await again.table("abc") == ROW
    await again.close()


async def test_the_migrations_make_the_schema_that_the_code_uses(sqlite: str) -> None:
    await (await Store.open(sqlite)).close()
    engine = create_engine(sqlite)
    found = inspect(engine)
    made = {
        (table, column["name"], column["nullable"])
        for table in found.get_table_names()
        for column in found.get_columns(table)
        if table != "alembic_version"
    }
    keys = {table: found.get_pk_constraint(table)["constrained_columns"] for table in METADATA.tables}
    engine.dispose()

    assert made == {(t.name, c.name, bool(c.nullable)) for t in METADATA.tables.values() for c in t.columns}
    assert keys == {t.name: [column.name for column in t.primary_key] for t in METADATA.tables.values()}


async def test_word_of_a_change_reaches_other_servers(postgres_database: str) -> None:
    here, there = await Store.open(postgres_database), await Store.open(postgres_database)
    heard = asyncio.Queue[tuple[Notice, str]]()
    own = asyncio.Queue[tuple[Notice, str]]()
    links = [
        await connect(there, None, lambda *received: heard.put_nowait(received), unexpected),
        await connect(here, None, lambda *received: own.put_nowait(received), unexpected),
    ]
    await filled(here)
    await append(here, second())

    assert await asyncio.wait_for(heard.get(), 90) == (TableChanged("abc", 1, "moved"), here.origin)
    await there.add_chat("abc", ChatLine(None, "x", "y", 1.0))
    assert await asyncio.wait_for(own.get(), 90) == (TableChanged("abc", 0, "talk"), there.origin)
    for link in links:
        assert link is not None
        await link.close()
    await here.close()
    await there.close()


def test_only_databases_that_we_know_are_taken() -> None:
    assert async_url("postgres://u:p@h/db") == "postgresql+asyncpg://u:p@h/db"
    with pytest.raises(ServerError, match="mysql"):
        async_url("mysql://h/db")
