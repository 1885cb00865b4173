"""The readings of Bitwa o Rzekę that bear on control of a dam."""

from typing import Final

from adjudicator.readings import Reading

_DAM_CLAIMS: Final = ("control", "claimable")

READINGS: Final = (
    Reading("legion-on-icon-dams", ("counts", "outranks", "excluded"), _DAM_CLAIMS),
    Reading("unplayed-elites", ("ignored", "allowed"), _DAM_CLAIMS),
    Reading("duck-beaver-in-proof", ("counts", "excluded"), _DAM_CLAIMS),
    Reading("dragonfly-limit", ("both", "one-each"), _DAM_CLAIMS),
    Reading("claim-pool", ("unseen",), _DAM_CLAIMS),
    Reading("logs-ruses-in-proof", ("ignored",), _DAM_CLAIMS),
    Reading("too-few-cards", ("claim-holds",), _DAM_CLAIMS),
    Reading("tie-in-proof", ("attacker-first",), _DAM_CLAIMS),
    Reading("completion-time", ("last-filled",), _DAM_CLAIMS),
    Reading("wild-range", ("any-card",), _DAM_CLAIMS),
    Reading("unplayed-elites-limit", ("tactics-count",), _DAM_CLAIMS),
    Reading("tactics-count", ("all-played",), _DAM_CLAIMS),
    Reading("support-unseen", ("possible-again",), _DAM_CLAIMS),
    Reading("claims-per-turn", ("any-number",), _DAM_CLAIMS),
)
"""Those with one option record what we decided where the rulebook is silent."""
