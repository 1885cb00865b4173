"""If the search gives up, the fast verdict is undecided; the ruling still asks the solvers.

Other readings are tried by the search alone. If it gives up on them too, the ruling lists them as untested.
"""

from typing import Any

import pytest

from adjudicator.case import Case
from adjudicator.claims.decide import decide
from adjudicator.games.romans.claims import fort, game
from adjudicator.games.romans.rulings import fort as fort_ruling
from adjudicator.games.romans.search.fort_search import BUDGET
from adjudicator.games.romans.search.searched import Searched
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.precedents.casefile import folder, load
from adjudicator.readings import one_changed
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from solver.answer import Outcome
from tests.romans.support import ROMANS

FORT = (
    "romans; round 6; wall niefort-6; clan green: shown chariott, down horsie, spent archr axx filchy svord; "
    "clan red: shown archr svord, spent chariott chariott axx; claim fort green 6"
)
CAPTURE = (
    "romans; round 6; wall fokus; clan green: shown archr chariott, spent axx filchy svord; "
    "clan red: shown qween druhid, spent axx svord; claim fort green 6 possible"
)
CAPTURE_IF = (
    "romans; round 6; wall niefort-6; clan green: shown chariott, spent archr axx filchy svord; "
    "clan red: shown archr svord, spent chariott chariott axx; claim fort green 6"
)
GAMES = ("game-is-certain", "game-cannot-be-won-any-more", "lone-player-has-already-won")
"""Precedents that need every engine."""


def _gives_up(*_: object, **__: object) -> Searched:
    return Searched(Outcome.GAVE_UP)


def _case(text: str) -> Case[object, object]:
    return read_case(read_text(text))


def _with_other_options(case: Case[object, object]) -> tuple[str, ...]:
    """The readings that bear on the case and have another option."""
    about = ROMANS.kind_of(case.form.claim).about(case.form.claim)
    changed = one_changed(ROMANS.relevant_readings(case), case.readings, about)
    return tuple(dict.fromkeys(name for name, _ in changed))


@pytest.mark.parametrize("text", [FORT, CAPTURE])
def test_the_fast_verdict_on_a_fort_is_the_searchs_alone(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = _case(text)
    settled = rule(ROMANS, case)
    assert settled.verdict in (Verdict.UPHELD, Verdict.REJECTED)
    monkeypatch.setattr(fort, "search_fort", _gives_up)
    assert decide(ROMANS, case).verdict is Verdict.UNDECIDED
    again = rule(ROMANS, case)
    assert again.verdict is settled.verdict
    assert again.depends_on == ()
    assert again.untested == _with_other_options(case)


@pytest.mark.parametrize("text", [FORT, CAPTURE])
def test_two_solvers_settle_a_fort_without_the_search(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = _case(text)
    settled = rule(ROMANS, case).verdict
    monkeypatch.setattr(fort_ruling, "search_fort_claim", _gives_up)
    assert rule(ROMANS, case).verdict is settled


@pytest.mark.parametrize("name", GAMES)
def test_the_fast_verdict_on_a_game_is_the_searchs_alone(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = read_case(load(folder() / "romans" / f"{name}.yaml").case)
    settled = rule(ROMANS, case)
    assert settled.verdict in (Verdict.UPHELD, Verdict.REJECTED)
    monkeypatch.setattr(game, "search_game", _gives_up)
    assert decide(ROMANS, case).verdict is Verdict.UNDECIDED
    again = rule(ROMANS, case)
    assert again.verdict is settled.verdict
    assert again.depends_on == ()
    assert again.untested == _with_other_options(case)


def _disputed(text: str, fact: str, values: tuple[object, object]) -> Case[object, object]:
    """Two versions of one fact, with the claim of the text."""
    data = read_text(text)
    versions = [
        {"who": who, "facts": {fact: value}} for who, value in zip(("Ala", "Bartek"), values, strict=True)
    ]
    claim = {"kind": "disputed", "versions": versions, "about": data["claim"]}
    return read_case({**data, "claim": claim})


@pytest.mark.parametrize("down", [(["horsie"], ["qween"]), (["horsie"], ["druhid"])])
def test_a_dispute_over_such_a_fort_is_ruled_as_if_the_search_had_settled_it(
    down: tuple[list[str], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = _disputed(CAPTURE_IF, "/clans/0/down", down)
    settled = rule(ROMANS, case)
    assert settled.finding.answer["matters"] is not None
    monkeypatch.setattr(fort, "search_fort", _gives_up)
    assert decide(ROMANS, case).verdict is Verdict.UNDECIDED
    again = rule(ROMANS, case)
    assert again.finding.summary == settled.finding.summary
    assert again.finding.answer == settled.finding.answer
    versions = [
        [one for one in ruling.reasons if one.message in ("disputed-version", "disputed-both")]
        for ruling in (again, settled)
    ]
    assert versions[0] == versions[1] != []
    assert again.depends_on == ()
    assert again.untested == _with_other_options(case)


def test_a_dispute_over_a_hard_claim_has_rounds_for_two_rulings_and_a_few_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searched: list[int] = []

    def gives_up_in_the_end(*given: Any, **_: object) -> Searched:
        searched.append(given[5] if len(given) > 5 else BUDGET)
        return Searched(Outcome.GAVE_UP, searched[-1])

    monkeypatch.setattr(fort, "search_fort", gives_up_in_the_end)
    rule(ROMANS, _disputed(CAPTURE_IF, "/clans/0/down", (["horsie"], ["qween"])))
    assert 2 * BUDGET < sum(searched) < 5 * BUDGET
