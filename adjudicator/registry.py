"""Which games there are. Names only: nothing is imported here."""

from typing import Final

GAMES: Final = {
    "river": "adjudicator.games.river.game",
    "romans": "adjudicator.games.romans.game",
    "boru": "adjudicator.games.boru.game",
}
"""Game id to the module with its ``GAME``."""
