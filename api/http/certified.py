"""Which rulings have a certificate, and where it is."""

from adjudicator.game import load_game
from adjudicator.registry import GAMES


def certificate_link(game: str, kind: str, ruling: str) -> str | None:
    """Where the certificate of a ruling is; None if nothing is hidden in claims of this kind."""
    known = load_game(game).kind_by_name.get(kind) if game in GAMES else None
    return f"/v1/rulings/{ruling}/certificate" if known and known.certify else None
