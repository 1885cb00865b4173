"""Webhooks."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "webhooks",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(8), nullable=False),
        sa.Column("url", sa.String(1000), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("tried_at", sa.BigInteger()),
        sa.Column("outcome", sa.String(64)),
        sa.PrimaryKeyConstraint("id", name="pk_webhooks"),
    )
    op.create_index("ix_webhooks_owner", "webhooks", ["owner"])


def downgrade() -> None:
    op.drop_table("webhooks")
