"""The referee: cases, rulings, readings and explanations. One folder per game under ``games``.

For programs: ``from adjudicator import rule``. The names below are the public surface. They stay and only
grow; everything else may change. They are loaded when they are first used.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from adjudicator.public import (
        Answer,
        BadCase,
        Decision,
        Dependence,
        Lang,
        Outcome,
        Problem,
        Ruling,
        Step,
        Trust,
        Verdict,
        decide,
        explain,
        known_games,
        rule,
    )

__all__ = [
    "Answer",
    "BadCase",
    "Decision",
    "Dependence",
    "Lang",
    "Outcome",
    "Problem",
    "Ruling",
    "Step",
    "Trust",
    "Verdict",
    "decide",
    "explain",
    "known_games",
    "rule",
]


if not TYPE_CHECKING:  # for types every name is there, and no other

    def __getattr__(name: str) -> Any:
        if name not in __all__:
            raise AttributeError(f"module 'adjudicator' has no attribute {name!r}")
        from adjudicator import public

        return getattr(public, name)
