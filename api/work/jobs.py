"""What a solver process does with what was handed in: it reads, decides, rules, says it all and certifies."""

import hashlib
import json
import logging
import time
from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final, NamedTuple

from adjudicator.case import Case
from adjudicator.certificates.make import make, text_of
from adjudicator.certificates.tell import told
from adjudicator.claims.decide import decide
from adjudicator.game import load_game
from adjudicator.intake.read_case import bad_case, checked, read_case
from adjudicator.intake.read_form import read_form
from adjudicator.intake.read_text import read_json, read_notation
from adjudicator.lang import LANGS, Lang
from adjudicator.problems import BadCase
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from adjudicator.words.render import finding_json
from api.store.content import Content, case_digest, compact, content_of
from api.work.outcomes import Answer, Part
from api.work.refusals import fault_body, refused_body

log = logging.getLogger(__name__)


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
    VERDICTS = "verdicts"
    """On many cases, one a line."""
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
        found = read_form(handed.body)
        return checked(*found) if found else read_case(read_json(handed.body))
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
    found = finding_json(decide(load_game(case.game), case))
    return compact({**found, "game": case.game, "kind": case.form.claim.kind}).encode()


SLICE: Final = 0.05
"""Seconds after which no further line is begun, so that others need not wait for all of them."""


def verdicts_of(handed: Handed) -> Part:
    """The verdicts on as many lines as time allows, at least one. Each ends with a line feed."""
    until = time.monotonic() + SLICE
    told: list[bytes] = []
    taken = 0
    for line in handed.body.removesuffix(b"\n").split(b"\n"):
        taken += len(line) + 1
        if line and not line.isspace():
            told.append(_told_of_line(line, handed.lang))
        if time.monotonic() > until:
            break
    return Part(b"".join(told), taken)


def _told_of_line(line: bytes, lang: Lang) -> bytes:
    try:
        return verdict_of(handed_in_line(line, lang)) + b"\n"
    except BadCase as bad:
        return refused_body(bad.problems, lang) + b"\n"
    except MemoryError:
        raise
    except Exception:
        log.exception("no verdict on a line of %d bytes", len(line))
        return fault_body(lang) + b"\n"


def handed_in_line(line: bytes, lang: Lang) -> Handed:
    """A case as JSON, or a JSON string in the notation. What is neither is left to be refused."""
    if line.lstrip().startswith(b'"'):
        try:
            text = json.loads(line)
        except ValueError:
            return Handed(line, lang=lang)
        return Handed(text.encode(errors="replace"), text=True, lang=lang)
    return Handed(line.strip(), lang=lang)


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


DOORS: Final[dict[Door, Callable[[Handed], Answer]]] = {
    Door.CHECK: check,
    Door.VERDICT: verdict_of,
    Door.VERDICTS: verdicts_of,
    Door.RULING: ruling_of,
    Door.CERTIFICATE: certificate_of,
    Door.VERIFY: verify,
}


def do(job: Job) -> Answer:
    return DOORS[job.door](job.handed)
