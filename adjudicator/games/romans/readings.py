"""The readings: how we read the rulebook where it is open, and the other options, if there are any."""

from typing import Final

from adjudicator.readings import Reading

_ROUND: Final = ("round", "fort", "forced", "game", "record", "legal", "remedy", "disputed", "consistent")
"""Claims that play a round."""
_WALL: Final = ("wall", "game", "record", "legal", "remedy", "disputed")
_END: Final = ("result", "round", "game", "record", "legal", "disputed")
"""Claims whose answer may be the final ranking."""
_COUNT: Final = (*_ROUND, "result")

READINGS: Final = (
    Reading("tie-scope", ("highest", "any"), _ROUND),
    Reading("wall-move", ("insert", "swap"), _WALL),
    Reading("all-filchy", ("discarded",), _ROUND),
    Reading("sole-participant", ("captures",), _ROUND),
    Reading("tie-at-zero", ("tie",), _ROUND),
    Reading("qween-mandatory", ("mandatory", "optional"), _ROUND),
    Reading("qween-scope", ("any-rival",), _ROUND),
    Reading("qween-victim", ("discarded", "stays"), _ROUND),
    Reading("qween-pair-neutral", ("nobody",), _ROUND),
    Reading("chariott-scope", ("this-round", "needs-a-player"), _ROUND),
    Reading("druhid-moment", ("round",), _ROUND),
    Reading("druhid-swap", ("any-in-wall",), _ROUND),
    Reading("axx-and-fokus", ("fokus-first", "warrior-first"), _ROUND),
    Reading("axx-and-komfort", ("both", "one"), _ROUND),
    Reading("horsie-victim", ("earlier", "any"), _ROUND),
    Reading("horsie-trigger", ("no-capture", "not-in-ties"), _ROUND),
    Reading("fokus-and-horsie", ("both",), _ROUND),
    Reading("fokus-empty", ("nothing",), _ROUND),
    Reading("archer-pair-neutral", ("no", "yes"), _ROUND),
    Reading("archer-many", ("exactly-one",), _ROUND),
    Reading("archer-pair-keeps", ("others-apply", "all-keep"), _ROUND),
    Reading("filchy-later", ("counts",), _ROUND),
    Reading("komfort-choice", ("owner",), _ROUND),
    Reading("fortuna-target", ("any-earlier",), _ROUND),
    Reading("fortuna-moment", ("after-horsie", "at-once"), _ROUND),
    Reading("fortheca-count", ("held", "total"), _COUNT),
    Reading("neutral-third-fortheca", ("goes-on",), _COUNT),
    Reading("neutral-powers", ("only-horsie", "all-but-three"), _ROUND),
    Reading("neutral-choices", ("weakest", "referee"), _ROUND),
    Reading("neutral-fortuna", ("lowest-earlier", "nothing"), _ROUND),
    Reading("neutral-axx", ("stays", "discarded"), _ROUND),
    Reading("discarded-for-how-long", ("turn",), _ROUND),
    Reading("hidden-information", ("hidden",), _ROUND),
    Reading("svord-timing", ("after", "at-once"), _ROUND),
    Reading("final-tie", ("next-forts", "shared"), _END),
    Reading("forts-counted", ("held", "captured"), _END),
    Reading("solo-result", ("player-wins", "must-outscore"), _END),
    Reading("wall-ties", ("nearest",), _WALL),
    Reading("variant-1-end", ("discarded", "all-filchy-discards"), _ROUND),
)
"""A reading with one option records our decision where the rulebook says nothing."""
