"""Stored cases ruled again, and what that changed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "rerulings",
        sa.Column("key", _KEY, nullable=False),
        sa.Column("number", sa.String(14), nullable=False),
        sa.Column("release", sa.String(32), nullable=False),
        sa.Column("began_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger()),
        sa.Column("accepted_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("key", name="pk_rerulings"),
        sa.UniqueConstraint("number", name="uq_rerulings_number"),
    )
    op.create_table(
        "reruled",
        sa.Column("reruling", _KEY, nullable=False),
        sa.Column("before", _KEY, nullable=False),
        sa.Column("after", _KEY),
        sa.Column("change", sa.String(16), nullable=False),
        sa.Column("detail", sa.Text()),
        sa.PrimaryKeyConstraint("reruling", "before", name="pk_reruled"),
        sa.ForeignKeyConstraint(["reruling"], ["rerulings.key"], name="fk_reruled_reruling"),
        sa.ForeignKeyConstraint(["before"], ["wordings.key"], name="fk_reruled_before"),
        sa.ForeignKeyConstraint(["after"], ["wordings.key"], name="fk_reruled_after"),
    )
    op.create_index("ix_reruled_change", "reruled", ["reruling", "change"])
    op.create_index("ix_reruled_before", "reruled", ["before"])


def downgrade() -> None:
    op.drop_table("reruled")
    op.drop_table("rerulings")
