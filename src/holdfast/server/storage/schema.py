"""What is kept of tables: who sits where, and every action in order, from which each game can be played again."""

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
)
"""`closed`: over, or uploaded to be looked at. `waiting`: the seats that decide, so that lists need not play a game.
`version`: of the rules that it is played by."""

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
"""`bot`: who plays the seat if no person does, also while it stands in. `link`: the hash of its private link."""

HOLDERS = Table(
    "holders",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("token", String(64), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
)
"""Which browsers hold a seat, by the hash of their token."""

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
"""Only ever added to. `entries`: what the action put into the log, chance included, so that no generator is needed."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
)
"""Bookmarks: `latest`, in case the log will not fit the rules any more, and `begin`, where a game then went on."""

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
"""What looking a finished game over has found, as JSON: see analysing.py."""
