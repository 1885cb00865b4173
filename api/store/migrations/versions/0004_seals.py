"""Re-rulings are sealed with the key of the log."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("rerulings", sa.Column("seal", sa.Text()))


def downgrade() -> None:
    op.drop_column("rerulings", "seal")
