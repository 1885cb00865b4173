"""The messages in which a ruling compares what decides it. A dispute tells these before anything else."""

from typing import Final

_HOPES: Final = (
    *("best", "sum", "above", "equal", "colours", "repeat", "apart", "values", "elite-value"),
    *("few-of-value", "few-of-values", "no-value", "few-of-colour", "no-colour", "only-legions", "no-legion"),
    *("no-banda", "elites-apart", "broken-legion", "broken-banda"),
)
"""What the defender might hope for, and why it does not come."""

COMPARISONS: Final = frozenset(
    (
        *("river-side", "river-outranks", "river-more", "river-less", "river-asked-for", "river-first"),
        *("river-level", "river-too-few", "river-slots", "river-claim-not-now", "river-rest-weaker"),
        *(f"river-hope-{hope}" for hope in _HOPES),
        *(
            "river-dam-proof",
            "river-dam-too-few",
            "river-dam-no-stronger",
            "river-dams-not-full",
            "river-claimable-not-now",
        ),
        *("river-joint-case", "river-joint-clash", "river-joint-ways", "river-joint-barred"),
        *("river-joint-held", "river-joint-not-full", "river-joint-too-few", "river-joint-level"),
        *("river-way-to-win", "river-obstacle", "river-course-taken", "river-forced-reply"),
        *("river-result-destroyed", "river-result-damaged", "river-result-last-turn", "river-result-room"),
        *("river-result-won", "river-rematch-compared", "river-rematch-both"),
    )
)
