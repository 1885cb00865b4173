"""``python -m api`` is ``sedzia``."""

from api.cli.main import app

app(prog_name="sedzia")
