"""The index of the words of givings. It can be made anew at any time from what is stored."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import TSVECTOR

from api.store.reindex import reindex

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    if op.get_context().dialect.name == "sqlite":
        op.execute(
            "CREATE VIRTUAL TABLE search USING fts5"
            "(terms, content='', detail=none, tokenize=\"unicode61 remove_diacritics 0 tokenchars '.:-'\")"
        )
    else:
        op.create_table(
            "search",
            sa.Column("place", sa.BigInteger(), autoincrement=False, nullable=False),
            sa.Column("terms", TSVECTOR(), nullable=False),
            sa.PrimaryKeyConstraint("place", name="pk_search"),
        )
        op.create_index("ix_search_terms", "search", ["terms"], postgresql_using="gin")
    reindex(op.get_bind())


def downgrade() -> None:
    op.execute("DROP TABLE search")
