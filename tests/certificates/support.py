"""Certificates of cases, made and checked for the tests."""

import time
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from adjudicator.case import Case
from adjudicator.certificates import sedzia_verify
from adjudicator.certificates.make import make, text_of
from adjudicator.claims.decide import decide
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.problems import BadCase
from adjudicator.ruling import Verdict
from tests.any_case import any_case

Json = dict[str, Any]
Checked = tuple[str, list[str]]
"""A stratum, and the differences found."""
OTHER_VERDICT = {"upheld": "rejected", "rejected": "upheld", "answered": "upheld", "undecided": "upheld"}


class Certified(NamedTuple):
    """A certificate, and what the checker says of it."""

    certificate: Json
    data: bytes
    level: str
    """``none`` if something is missing."""
    why: str
    """Why it is not proved."""
    made_in: float
    """Seconds."""
    checked_in: float


def certified(case: Case[Any, Any], verdict: Verdict | None = None) -> Certified:
    """The certificate of the verdict by search, or of another one."""
    game = load_game(case.game)
    ruled = verdict or decide(game, case).verdict
    begin = time.perf_counter()
    made = make(game, case, "0" * 20, game.revision, ruled)
    middle = time.perf_counter()
    data = text_of(made).encode()
    level, why = checked(data)
    return Certified(made, data, level, why, middle - begin, time.perf_counter() - middle)


def checked(data: bytes) -> tuple[str, str]:
    """The level, or ``none`` and why the checker refuses it."""
    try:
        return sedzia_verify.verify(data).level, ""
    except sedzia_verify.Wrong as wrong:
        return "none", f"wrong: {wrong}"
    except sedzia_verify.Unreadable as bad:
        return "none", f"unreadable: {bad}"


def refusal(data: bytes) -> str:
    """Why the checker refuses it; empty if it accepts it."""
    return checked(data)[1]


def sealed(certificate: Mapping[str, Any]) -> bytes:
    """A changed certificate, with a right digest."""
    return text_of({**certificate, "digest": sedzia_verify.digest(certificate)}).encode()


def missing(certificate: Json) -> list[str]:
    return [part["why"] for part in certificate["evidence"] if part["type"] == "missing"]


def differences(case: Case[Any, Any]) -> Checked:
    """The checker accepts what we make, says nothing against the verdict, and refuses the other verdict."""
    found = certified(case)
    kind, why = case.form.claim.kind, missing(found.certificate)
    told = f"{kind}: {', '.join(sorted(set(why))) if why else found.level}"
    wrong = []
    if "refused" in why:
        wrong.append(f"our own checker refuses it: {found.certificate['case']}")
    if bool(why) != (found.level == "none"):
        wrong.append(f"{found.why or 'proved although evidence is missing'}: {found.certificate['case']}")
    turned = {**found.certificate, "verdict": OTHER_VERDICT[found.certificate["verdict"]]}
    if not refusal(sealed(turned)):
        wrong.append(f"the other verdict is proved, too: {found.certificate['case']}")
    return told, wrong


def any_certificate(game: str, rng: Random) -> Checked:
    """A case that nobody wrote; most have a claim that can be ruled on."""
    try:
        case = read_case(any_case(game, rng))
    except BadCase:
        return "the case is refused", []
    return differences(case)
