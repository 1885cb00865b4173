"""The readings of Bitwa o Rzekę: every question that its rulebook leaves open."""

from typing import Final

from adjudicator.readings import Reading

_PLAY: Final = ("legal", "record", "remedy", "can-win", "forced")
_DAMS: Final = ("control", "claimable", "joint-control", *_PLAY)
"""Control of a dam is also declared during play, so these claims include those about play."""
_REMATCH: Final = ("rematch",)
_END: Final = (*_PLAY, "result", "consistent")
_FACTS: Final = (*_PLAY, "consistent")

READINGS: Final = (
    Reading("legion-on-icon-dams", ("counts", "outranks", "excluded"), _DAMS),
    Reading("unplayed-elites", ("ignored", "allowed"), _DAMS),
    Reading("duck-beaver-in-proof", ("counts", "excluded"), _DAMS),
    Reading("dragonfly-limit", ("both", "one-each"), (*_DAMS, "consistent")),
    Reading("claim-pool", ("unseen",), _DAMS),
    Reading("logs-ruses-in-proof", ("ignored",), _DAMS),
    Reading("too-few-cards", ("claim-holds",), _DAMS),
    Reading("tie-in-proof", ("attacker-first",), _DAMS),
    Reading("completion-time", ("last-filled",), _DAMS),
    Reading("wild-range", ("any-card",), _DAMS),
    Reading("unplayed-elites-limit", ("tactics-count",), _DAMS),
    Reading("tactics-count", ("all-played",), _DAMS),
    Reading("support-unseen", ("possible-again",), _DAMS),
    Reading("claims-per-turn", ("any-number",), _DAMS),
    Reading("retreat-scope", ("one-dam", "elites-too", "several-dams"), _FACTS),
    Reading("duck-beaver-trigger", ("played", "any-arrival"), _FACTS),
    Reading("cancellation-room", ("needs-slot",), _PLAY),
    Reading("no-legal-placement", ("skip", "defender-wins"), _END),
    Reading("deck-end-trigger", ("emptied", "failed-draw"), _END),
    Reading("draw-when-deck-empty", ("tactics-pile", "no-draw"), _FACTS),
    Reading("ruse-targets", ("battle-only",), _PLAY),
    Reading("ruse-without-target", ("illegal", "allowed"), _FACTS),
    Reading("move-destination", ("same-dam", "any-dam"), _PLAY),
    Reading("exchange-short", ("give-all", "battle-only"), _FACTS),
    Reading("rematch-pile", ("battle-deck", "both-piles"), _REMATCH),
    Reading("rematch-defender-score", ("total", "in-turn"), _REMATCH),
)
"""A reading with a single option records what we decided where the rulebook is silent."""
