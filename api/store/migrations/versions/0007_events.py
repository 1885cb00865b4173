"""Events of the referee's desk: their journals and secret links."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.String(14), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_events"),
    )
    op.create_table(
        "event_entries",
        sa.Column("event", sa.String(14), nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("player", sa.Integer()),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("request", sa.String(64)),
        sa.PrimaryKeyConstraint("event", "place", name="pk_event_entries"),
        sa.ForeignKeyConstraint(["event"], ["events.id"], name="fk_event_entries_event"),
        sa.UniqueConstraint("event", "request", name="uq_event_entries_event_request"),
    )
    op.create_table(
        "event_links",
        sa.Column("prefix", sa.String(8), nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("event", sa.String(14), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("player", sa.Integer()),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("revoked_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("prefix", name="pk_event_links"),
        sa.ForeignKeyConstraint(["event"], ["events.id"], name="fk_event_links_event"),
    )
    op.create_index("ix_event_links_event", "event_links", ["event"])


def downgrade() -> None:
    op.drop_table("event_links")
    op.drop_table("event_entries")
    op.drop_table("events")
