"""What a solver process does with what was handed in: it reads, decides, rules, says it all and certifies."""

import hashlib
import json
from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final, NamedTuple

from adjudicator.case import Case
from adjudicator.certificates.make import make, text_of
from adjudicator.certificates.tell import told
from adjudicator.claims.decide import decide
from adjudicator.game import load_game
from adjudicator.intake.read_case import bad_case, read_case
from adjudicator.intake.read_text import read_json, read_notation
from adjudicator.lang import LANGS, Lang
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from adjudicator.words.render import finding_json
from api.store.content import Content, case_digest, compact, content_of


class Handed(NamedTuple):
    """A case as it came, not read yet."""

    body: bytes
    text: bool = False
    """Is it in the notation, and not in JSON?"""
    lang: Lang = LANGS[0]
    """The language in which its problems are told."""


class Door(StrEnum):
    """What is wanted of a case."""

    CHECK = "check"
    VERDICT = "verdict"
    RULING = "ruling"
    CERTIFICATE = "certificate"
    VERIFY = "verify"


class Job(NamedTuple):
    door: Door
    handed: Handed

    def __str__(self) -> str:
        """For the log: which case it was, and nothing of what it tells, since that may be a hidden hand."""
        body = self.handed.body
        return f"{self.door} of a case of {len(body)} bytes, sha256 {hashlib.sha256(body).hexdigest()}"


def case_of(handed: Handed) -> Case[Any, Any]:
    """The sound case. Raises BadCase with every problem."""
    if not handed.text:
        return read_case(read_json(handed.body))
    try:
        text = handed.body.decode()
    except UnicodeDecodeError:
        raise bad_case("not-text", "") from None
    return read_case(read_notation(text))


def check(handed: Handed) -> bytes:
    """The digest of the case, if it is sound."""
    return case_digest(case_of(handed).given).hex().encode()


def verdict_of(handed: Handed) -> bytes:
    """The fast verdict, as JSON."""
    return verdict_on(case_of(handed))


def verdict_on(case: Case[Any, Any]) -> bytes:
    return compact(finding_json(decide(load_game(case.game), case))).encode()


def ruling_of(handed: Handed) -> Content:
    """The full ruling, said in every language and ready to be stored."""
    case = case_of(handed)
    game = load_game(case.game)
    return content_of(game, rule(game, case))


def certificate_of(handed: Handed) -> bytes:
    """The certificate of a stored ruling, which was handed in as JSON with the ``revision`` of its rules."""
    ruling = json.loads(handed.body)
    case = read_case(ruling["case"])
    verdict = Verdict(ruling["verdict"])
    return text_of(make(load_game(case.game), case, ruling["id"], ruling["revision"], verdict)).encode()


def verify(handed: Handed) -> bytes:
    """What the checker says of a certificate, as JSON."""
    return compact(told(handed.body)).encode()


DOORS: Final[dict[Door, Callable[[Handed], bytes | Content]]] = {
    Door.CHECK: check,
    Door.VERDICT: verdict_of,
    Door.RULING: ruling_of,
    Door.CERTIFICATE: certificate_of,
    Door.VERIFY: verify,
}


def do(job: Job) -> bytes | Content:
    return DOORS[job.door](job.handed)
