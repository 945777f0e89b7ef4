"""Tables, seats, holders, actions and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def _table_id_column(*, key: bool) -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=key, nullable=False
    )


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("pack", sa.String(200)),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Float, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("waiting", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        _table_id_column(key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(48), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("link", sa.String(64)),
    )
    op.create_table(
        "holders",
        _table_id_column(key=True),
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "actions",
        _table_id_column(key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        _table_id_column(key=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(48), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    for table, column in (("tables", "changed"), ("seats", "link"), ("holders", "token"), ("chat", "table_id")):
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    for table in ("chat", "actions", "holders", "seats", "tables"):
        op.drop_table(table)
