"""The command line with the fourth game beside the real ones: ``python -m tests.fourth rule -``."""

from adjudicator.registry import GAMES
from api.cli.main import app

GAMES["coins"] = "tests.fourth.game"
app(prog_name="sedzia")
