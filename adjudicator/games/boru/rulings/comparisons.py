"""The messages in which a ruling compares what decides it. A dispute tells these before anything else."""

from typing import Final

_COMPARED: Final = (
    *("trick-compared", "card-cannot-win", "card-beaten-already", "card-beats", "card-may-have"),
    *("card-unbeaten", "card-nobody-beats", "card-all-beat"),
    *("end-region", "end-game", "end-total", "region-now", "upkeep-end", "plan-none"),
    *("bounds-held", "bounds-threshold", "bounds-behind", "bounds-overtaken"),
    *("score-total", "score-tie-tokens"),
)
COMPARISONS: Final = frozenset(f"boru-{name}" for name in _COMPARED)
