"""The claims that every game knows: legal, record, remedy, disputed, consistent.

A game brings its ``Play``, the table of a sound position, and its facts as statements; the rest is here.
"""

from typing import Any, Final

from adjudicator.case import Case
from adjudicator.claims import consistent as consistency
from adjudicator.claims import disputed as disputes
from adjudicator.claims import play_claims as records
from adjudicator.claims.consistent import Consistent
from adjudicator.claims.disputed import Disputed
from adjudicator.claims.play_claims import Legal, Record, Remedy
from adjudicator.game import Game, load_game
from adjudicator.intake.forms import DisputedForm
from adjudicator.problems import BadCase, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason
from solver.answer import Answer

SHARED_KINDS: Final = ("legal", "record", "remedy", "disputed", "consistent")
SharedClaim = Legal | Record | Remedy | Disputed | Consistent


def read_claim(form: Any, position: Any, readings: Readings) -> tuple[SharedClaim, list[Problem]]:
    """The claim of a case whose position is sound; with what keeps it from being ruled on."""
    known = load_game(form.game)
    if isinstance(form.claim, DisputedForm):
        return disputes.read_claim(known.form, form, form.claim, known.check)
    assert known.play is not None
    assert known.table is not None
    claim, problems = records.read_claim(known.play, form.claim)
    try:
        known.table(position, readings)
    except BadCase as bad:
        problems += bad.problems
    return claim, problems


def decide(case: Case[Any, Any]) -> Finding:
    return find(load_game(case.game), case)[0]


def find(known: Game, case: Case[Any, Any]) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    claim = case.claim
    if isinstance(claim, Consistent):
        assert known.statements is not None
        program, stated = (None, ()) if claim.refused else known.statements(case)
        return consistency.decide(claim, program, stated)
    if isinstance(claim, Disputed):
        position = case.form.model_dump(mode="json", exclude_unset=True)["position"]
        finding, steps = disputes.decide(known.id, position, claim, known.decide)
        return finding, steps, ()
    assert known.play is not None
    assert known.table is not None
    finding, steps = records.decide(
        known.play, known.table(case.position, case.readings), claim, case.readings
    )
    return finding, steps, ()
