"""Sędzia for Python programs: the names that ``adjudicator`` offers, typed, and the same rulings."""

import json
import subprocess
import sys

import pytest

import adjudicator
from adjudicator import (
    BadCase,
    Decision,
    Ruling,
    Trust,
    Verdict,
    decide,
    explain,
    known_games,
    public,
    rule,
)
from adjudicator.certificates.sedzia_verify import verify
from tests.api.table import NOTATION, rejected, upheld

FORMS = (NOTATION, NOTATION.encode(), json.dumps(upheld()), upheld())


def test_the_surface_is_named_in_one_file_and_all_of_it_is_there() -> None:
    assert adjudicator.__all__ == sorted(adjudicator.__all__)
    assert not hasattr(public, "__all__")
    for name in adjudicator.__all__:
        assert getattr(adjudicator, name) is getattr(public, name)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        getattr(adjudicator, "nonsense")  # noqa: B009 - the types know that there is none


def test_text_json_and_dict_are_the_same_case() -> None:
    rulings = [rule(form, "en") for form in FORMS]
    assert len({ruling.digest for ruling in rulings}) == 1
    assert {type(ruling) for ruling in rulings} == {Ruling}


def test_a_ruling_is_typed() -> None:
    ruling: Ruling = rule(NOTATION, "en")
    verdict: Verdict = ruling.verdict  # the types are checked with all others
    assert verdict is Verdict.UPHELD
    assert ruling.trust is Trust.INDEPENDENT
    assert ruling.smallest_reason == ("Y9",)
    assert ruling.flips == {"if_unseen": ["Y9"]}
    assert ruling.readings["legion-on-icon-dams"]
    assert {answer.engine for answer in ruling.engines} == {"search", "cpsat", "z3"}
    assert {step.rule for step in ruling.reasons} <= set(ruling.rules)
    assert (ruling.depends_on, ruling.untested, ruling.witness, ruling.answer) == ((), (), None, None)
    said = ruling.as_json()
    assert (said["id"], said["notation"], said["summary"]) == (ruling.id, ruling.notation, ruling.summary)
    assert ruling.summary in ruling.as_text()
    assert ruling.as_svg().startswith("<svg")
    assert verify(json.dumps(ruling.certificate()).encode())
    polish = ruling.said_in("pl")
    assert polish.id == ruling.id
    assert polish.summary != ruling.summary
    assert str(ruling) == ruling.summary
    assert repr(ruling) == f"<Ruling {ruling.id}, upheld: {ruling.summary}>"


def test_a_decision_is_typed() -> None:
    decided = decide(rejected(), "en")
    assert isinstance(decided, Decision)
    assert decided.verdict is Verdict.REJECTED
    assert decided.rule.startswith("river.")
    assert decided.witness
    assert decided.answer is None
    assert decided.summary
    assert decided.as_json()["verdict"] == "rejected"
    assert str(decided) == decided.summary
    assert repr(decided) == f"<Decision rejected: {decided.summary}>"


def test_problems_are_raised_all_at_once_and_explained() -> None:
    with pytest.raises(BadCase) as bad:
        rule("river; dam 3: R8 R9 R44 vs Y11; claim kontrolla 3")
    assert len(bad.value.problems) > 1
    assert all(explain(problem, lang) for problem in bad.value.problems for lang in ("pl", "en"))
    with pytest.raises(BadCase, match="not-text"):
        decide(b"\xff")
    with pytest.raises(BadCase, match="missing-field"):
        decide({})


def test_the_games_are_named_with_their_claims() -> None:
    assert "control" in known_games()["river"]


def test_importing_it_costs_nothing_until_it_is_used() -> None:
    program = "import sys, adjudicator; print([one for one in sys.modules if one.startswith(('adj', 'pyd'))])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['adjudicator']"
