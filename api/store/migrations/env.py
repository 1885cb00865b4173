"""What alembic runs: the steps asked for, in the transaction that was begun for them."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
