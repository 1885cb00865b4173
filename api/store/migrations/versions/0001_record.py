"""Rulings, their wordings, givings, and the log of givings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "rulings",
        sa.Column("key", _KEY, nullable=False),
        sa.Column("digest", sa.LargeBinary(32), nullable=False),
        sa.Column("case_digest", sa.LargeBinary(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("revision", sa.String(64), nullable=False),
        sa.Column("verdict", sa.String(16), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_rulings"),
        sa.UniqueConstraint("digest", name="uq_rulings_digest"),
    )
    op.create_index("ix_rulings_case_digest", "rulings", ["case_digest"])
    op.create_table(
        "wordings",
        sa.Column("key", _KEY, nullable=False),
        sa.Column("digest", sa.LargeBinary(32), nullable=False),
        sa.Column("ruling", _KEY, nullable=False),
        sa.Column("release", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_wordings"),
        sa.UniqueConstraint("digest", name="uq_wordings_digest"),
        sa.ForeignKeyConstraint(["ruling"], ["rulings.key"], name="fk_wordings_ruling"),
    )
    op.create_index("ix_wordings_ruling", "wordings", ["ruling"])
    op.create_table(
        "givings",
        sa.Column("place", _KEY, nullable=False, autoincrement=False),
        sa.Column("number", sa.String(14), nullable=False),
        sa.Column("ruling", _KEY, nullable=False),
        sa.Column("wording", _KEY, nullable=False),
        sa.Column("given_at", sa.BigInteger(), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("release", sa.String(32), nullable=False),
        sa.Column("withheld", sa.Boolean(), nullable=False),
        sa.Column("salt", sa.LargeBinary(16), nullable=False),
        sa.Column("table", sa.String(64)),
        sa.Column("author", sa.String(128)),
        sa.PrimaryKeyConstraint("place", name="pk_givings"),
        sa.UniqueConstraint("number", name="uq_givings_number"),
        sa.ForeignKeyConstraint(["ruling"], ["rulings.key"], name="fk_givings_ruling"),
        sa.ForeignKeyConstraint(["wording"], ["wordings.key"], name="fk_givings_wording"),
    )
    op.create_index("ix_givings_ruling", "givings", ["ruling"])
    op.create_table(
        "log_nodes",
        sa.Column("level", sa.SmallInteger(), nullable=False, autoincrement=False),
        sa.Column("place", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("level", "place", name="pk_log_nodes"),
        sqlite_with_rowid=False,
    )
    head = op.create_table(
        "log_head",
        sa.Column("only", sa.SmallInteger(), nullable=False, autoincrement=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("signer", sa.Text()),
        sa.Column("checkpoint", sa.Text()),
        sa.PrimaryKeyConstraint("only", name="pk_log_head"),
    )
    op.bulk_insert(head, [{"only": 1, "size": 0}])


def downgrade() -> None:
    for table in ("log_head", "log_nodes", "givings", "wordings", "rulings"):
        op.drop_table(table)
