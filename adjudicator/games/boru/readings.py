"""The readings of Brian Boru: how we read the rulebook where it is silent or contradicts itself."""

from typing import Final

from adjudicator.readings import Reading

_PLAYED: Final = ("legal", "record", "remedy")
_TRICK: Final = (*_PLAYED, "card")
_ACTION: Final = (*_PLAYED, "action", "region", "game")
_UPKEEP: Final = (*_PLAYED, "upkeep", "region", "game", "forced")
_END: Final = (*_PLAYED, "upkeep", "score", "game", "forced")

READINGS: Final = (
    # the action phase
    Reading("no-legal-lead", ("passes-clockwise",), _TRICK),
    Reading(
        "five-player-tricks", ("discarded", "played"), (*_TRICK, "action", "region", "game", "consistent")
    ),
    Reading("pay-partial", ("coin-then-points",), _ACTION),
    Reading("score-floor", ("zero",), _ACTION),
    Reading("buy-extras", ("at-each-symbol",), _ACTION),
    Reading("track-collision", ("after-action", "after-symbol"), _ACTION),
    Reading("void-symbols", ("nothing-bought",), _ACTION),
    Reading("symbols-mandatory", ("mandatory",), _ACTION),
    Reading("remove-viking", ("anyones",), _ACTION),
    Reading("void-row", ("allowed",), _ACTION),
    Reading("expand-vikings", ("neither",), _ACTION),
    # the upkeep
    Reading("nobody-courted", ("card-leaves", "deck-top-leaves"), _UPKEEP),
    Reading("bonus-void", ("void",), _UPKEEP),
    Reading("invasion-all-tied", ("each-loses",), _UPKEEP),
    Reading("invasion-no-town", ("nothing",), _UPKEEP),
    Reading("invasion-targets", ("controlled-now",), _UPKEEP),
    Reading("invasion-order", ("clockwise-from-marker",), _UPKEEP),
    Reading("church-second-zero", ("nothing",), _UPKEEP),
    Reading("church-leader-cannot-build", ("still-rewarded",), _UPKEEP),
    Reading("token-overtaken-tied", ("stays", "returns"), _UPKEEP),
    Reading("token-vikings-tied", ("tie", "player-takes", "returns"), _UPKEEP),
    Reading("token-threshold", ("not-rechecked",), _UPKEEP),
    # the end
    Reading("half-points", ("vikings-are-a-side", "vikings-ignored", "vikings-block"), _END),
    Reading("half-points-monasteries", ("double", "single"), _END),
    Reading("covered-town-regions", ("not-counted",), _END),
    # what may be known
    Reading("open-information", ("hands-hidden",), ("card", "consistent")),
)
"""A reading with a single option records what we decided where the rulebook is silent."""
