"""Run by Alembic: upgrades the database of the given connection to the newest schema."""

from __future__ import annotations

from alembic import context

from holdfast.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
