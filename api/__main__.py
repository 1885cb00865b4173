"""``python -m api`` is ``sedzia``."""

from api.cli import app

app(prog_name="sedzia")
