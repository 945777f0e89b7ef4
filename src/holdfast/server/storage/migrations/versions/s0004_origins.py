"""What a table's game was made from (content, seed), its deadline, and since when a token holds a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("content", sa.String(64)))
    op.add_column("tables", sa.Column("chosen_seed", sa.Boolean))
    op.add_column("tables", sa.Column("deadline_s", sa.Float))
    op.add_column("holders", sa.Column("since", sa.Float))


def downgrade() -> None:
    with op.batch_alter_table("holders") as holders:
        holders.drop_column("since")
    with op.batch_alter_table("tables") as tables:
        for column in ("deadline_s", "chosen_seed", "content"):
            tables.drop_column(column)
