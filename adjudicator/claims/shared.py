"""The five claims that every game knows: legal, record, remedy, disputed, consistent.

A game brings its ``Play``, the table of a sound position, and its facts as statements.
"""

from typing import Any, Final

from adjudicator.case import Case
from adjudicator.claims.consistent import decide_consistent
from adjudicator.claims.disputed import Decide, Disputed, decide_disputed, read_disputed
from adjudicator.claims.play_claims import Legal, Record, Remedy, decide_play_claim, read_play_claim
from adjudicator.game import Game, load_game
from adjudicator.intake.forms import DisputedForm
from adjudicator.problems import BadCase, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason
from adjudicator.statement import Consistent
from solver.answer import Answer

SHARED_KINDS: Final = ("legal", "record", "remedy", "disputed", "consistent")
SharedClaim = Legal | Record | Remedy | Disputed | Consistent


def read_shared_claim(form: Any, position: Any, readings: Readings) -> tuple[SharedClaim, list[Problem]]:
    """The claim of a case with a sound position, and the problems that keep it from a ruling."""
    game = load_game(form.game)
    if isinstance(form.claim, DisputedForm):
        return read_disputed(game.form, form, form.claim, game.check)
    assert game.play is not None
    assert game.table is not None
    claim, problems = read_play_claim(game.play, form.claim)
    try:
        game.table(position, readings)
    except BadCase as bad:
        problems += bad.problems
    return claim, problems


def decide(case: Case[Any, Any]) -> Finding:
    game = load_game(case.game)
    return find(game, case, game.decide)[0]


def find(
    game: Game, case: Case[Any, Any], decide_version: Decide
) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    """The finding, the steps that show it, and what the engines answered where any were asked.

    ``decide_version`` decides the versions of a disputed fact.
    """
    claim = case.claim
    if isinstance(claim, Consistent):
        assert game.statements is not None
        program, statements = (None, ()) if claim.refused else game.statements(case)
        return decide_consistent(claim, program, statements)
    if isinstance(claim, Disputed):
        position = case.form.model_dump(mode="json", exclude_unset=True)["position"]
        finding, steps = decide_disputed(game.id, position, claim, decide_version)
        return finding, steps, ()
    assert game.play is not None
    assert game.table is not None
    finding, steps = decide_play_claim(
        game.play, game.table(case.position, case.readings), claim, case.readings
    )
    return finding, steps, ()
