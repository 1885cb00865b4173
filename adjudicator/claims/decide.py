"""The verdict on a case: by search alone, or by all engines where the search gives up."""

from adjudicator.case import Case
from adjudicator.game import Game
from adjudicator.ruling import Finding, Verdict


def decide(game: Game, case: Case[object, object]) -> Finding:
    """The verdict and its witness, by search alone (``consistent``: by the solvers)."""
    return game.kind_of(case.form.claim).decide(case)


def settle(game: Game, case: Case[object, object]) -> Finding:
    """By the search; where it gives up, by every engine."""
    found = decide(game, case)
    if found.verdict is not Verdict.UNDECIDED:
        return found
    return game.kind_of(case.form.claim).confirm(case).finding
