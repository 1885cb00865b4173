"""The verdict on a case: by search alone, or by all engines where the search gives up."""

from adjudicator.case import Case
from adjudicator.game import Game
from adjudicator.ruling import Finding, Verdict


def decide(game: Game, case: Case[object, object]) -> Finding:
    """The verdict and its witness, by search alone (``consistent``: by the solvers)."""
    return game.kind_of(case.form.claim).decide(case)


def decide_briefly(game: Game, case: Case[object, object]) -> Finding:
    """The verdict by a search that gives up early, where many cases are to be decided."""
    kind = game.kind_of(case.form.claim)
    return kind.briefly(case) if kind.briefly else kind.decide(case)


def settle(game: Game, case: Case[object, object]) -> Finding:
    """By the search; where it gives up, by every engine, unless that may take long."""
    found = decide_briefly(game, case)
    if found.verdict is not Verdict.UNDECIDED or game.kind_of(case.form.claim).briefly:
        return found
    return game.kind_of(case.form.claim).confirm(case).finding
