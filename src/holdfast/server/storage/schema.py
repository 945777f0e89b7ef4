"""The database schema: tables, their seats, and every action in order, from which each game can be rebuilt."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("pack", String(200)),
    Column("public", Boolean, nullable=False),
    Column("pace", Float, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("waiting", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("version", Integer),
    Column("content", String(64)),
    Column("chosen_seed", Boolean),
    Column("deadline_s", Float),
)
"""`closed`: over, or an uploaded record. `waiting`: the seats that must decide, so that lists need not rebuild a game.
`version`: the version of the rules. `content`: the digest of the content that affects play. `chosen_seed`: a person
chose the seed. `deadline_s`: how long a person may let the others wait. Tables from before a column was added have
null in it."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(48), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("link", String(64), index=True),
)
"""`bot`: the bot that plays the seat, also while it stands in for a person. `link`: the hash of its private link."""

HOLDERS = Table(
    "holders",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("token", String(64), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("since", Float),
)
"""Which tokens hold a seat, and since when (Unix time); only the tokens' hashes are stored."""

ACTIONS = Table(
    "actions",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("kind", String(8), nullable=False),
    Column("key", Text, nullable=False),
    Column("entries", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""Append-only. `entries`: the log entries of the action with their chance outcomes, so that replay needs no RNG."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
)
"""`latest`: in case the log no longer follows changed rules. `begin`: the state that a resumed game begins with.
`final`: how a finished game ended, so that it can be seen without replaying it."""

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", String(48), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", Text, nullable=False),
)
"""The analysis of a finished game as JSON: see `bots/analysis_jobs.py`."""
