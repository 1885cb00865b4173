"""Certificates made of rulings: the case, the verdict and its evidence, sealed by a digest."""

import logging
from typing import Any

from adjudicator.case import Case
from adjudicator.certificates import sedzia_verify
from adjudicator.claims.decide import decide
from adjudicator.evidence import Certified, impossible, missing
from adjudicator.game import Game, load_game
from adjudicator.ruling import Ruling, Verdict
from adjudicator.values import Json, canonical

log = logging.getLogger(__name__)


def as_read(case: Case[Any, Any]) -> sedzia_verify.Certificate:
    """A case as the checker reads it from a certificate."""
    made = _sealed(case, "", load_game(case.game).revision, Verdict.UNDECIDED, Certified(()))
    return sedzia_verify.read(text_of(made).encode())


def certificate_of(game: Game, ruling: Ruling) -> dict[str, Json]:
    return make(game, ruling.case, ruling.id, ruling.revision, ruling.verdict)


def make(game: Game, case: Case[Any, Any], ruling: str, revision: str, verdict: Verdict) -> dict[str, Json]:
    """The certificate of a ruling on this case. The checker has accepted its evidence, if there is any."""
    certified = _certified(game, case, revision, verdict)
    made = _sealed(case, ruling, revision, verdict, certified)
    if any(one.type == "missing" for one in certified.evidence):
        return made
    try:
        sedzia_verify.verify(text_of(made).encode())
    except (sedzia_verify.Wrong, sedzia_verify.Unreadable) as refused:
        log.error("the checker refuses the certificate of ruling %s: %s", ruling, refused)
        why = "refused" if isinstance(refused, sedzia_verify.Wrong) else "too-large"
        return _sealed(case, ruling, revision, verdict, Certified((missing(why),)))
    return made


def text_of(certificate: dict[str, Json]) -> str:
    """As a file."""
    return canonical(certificate) + "\n"


def _certified(game: Game, case: Case[Any, Any], revision: str, verdict: Verdict) -> Certified:
    kind = game.kind_of(case.form.claim)
    if verdict is Verdict.UNDECIDED:
        return Certified((missing("undecided"),))
    if revision != game.revision:
        return Certified((missing("revision"),))
    if kind.certify is None:
        return Certified((missing(kind.uncertified),))
    if game.id not in sedzia_verify.GAMES:
        return Certified((missing("game"),))
    finding = decide(game, case)
    if finding.verdict is not verdict:
        return Certified((missing("no-proof"),))
    certified = kind.certify(case, finding)
    if certified.evidence == (impossible(),) and not is_excluded(as_read(case)):
        return Certified((missing("laws"),))
    return certified


def is_excluded(read: sedzia_verify.Certificate) -> bool:
    """Does the checker see by itself that the rules exclude the position?"""
    try:
        sedzia_verify.check_impossible(read)
    except (sedzia_verify.Wrong, sedzia_verify.Unreadable):
        return False
    return True


def _sealed(
    case: Case[Any, Any], ruling: str, revision: str, verdict: Verdict, certified: Certified
) -> dict[str, Json]:
    made: dict[str, Json] = {
        "format": sedzia_verify.FORMAT,
        "ruling": ruling,
        "revision": revision,
        "case": {**case.given, "readings": dict(case.readings)},
        "verdict": verdict.value,
        "evidence": [one.json for one in certified.evidence],
    }
    if certified.answer is not None:
        made["answer"] = certified.answer
    return {**made, "digest": sedzia_verify.digest(made)}
