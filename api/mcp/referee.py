"""Who answers an assistant: the referee of this process, or the one of the service behind its gate."""

import asyncio
import json
from typing import Any, Protocol

from adjudicator.certificates.tell import told
from adjudicator.game import load_game
from adjudicator.intake.read_case import bad_case
from adjudicator.lang import Lang
from adjudicator.problems import BadCase
from adjudicator.rulings.rule import rule
from adjudicator.words.render import ruling_json
from api.work.jobs import Handed, case_of, verdict_of


def handed_in(case: str, lang: Lang) -> Handed:
    """A case in the notation, or as JSON."""
    return Handed(case.encode(errors="replace"), text=not case.lstrip().startswith("{"), lang=lang)


def no_such_job() -> BadCase:
    return bad_case("not-found", "/job")


class Referee(Protocol):
    """Every call may raise BadCase, and the service's own refusals."""

    def read(self) -> None:
        """Asks whether rules and precedents may be read."""

    async def rule(self, case: str, lang: Lang) -> dict[str, Any]:
        """The ruling as JSON, or ``job`` if it takes long."""

    async def job(self, job: str, lang: Lang) -> dict[str, Any]:
        """Its ``state``; when it is done its ``ruling`` as JSON, its ``problems``, or why it ``failed``."""

    async def verdict(self, case: str, lang: Lang) -> dict[str, Any]: ...

    async def verify(self, certificate: str) -> dict[str, Any]: ...


class LocalReferee:
    """For the assistant of whoever started this process. Nothing is recorded."""

    def read(self) -> None: ...

    async def rule(self, case: str, lang: Lang) -> dict[str, Any]:
        return await asyncio.to_thread(_ruled, handed_in(case, lang))

    async def job(self, job: str, lang: Lang) -> dict[str, Any]:  # noqa: ARG002 - here every ruling is waited for
        raise no_such_job()

    async def verdict(self, case: str, lang: Lang) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(await asyncio.to_thread(verdict_of, handed_in(case, lang)))
        return found

    async def verify(self, certificate: str) -> dict[str, Any]:
        return await asyncio.to_thread(told, certificate.encode(errors="replace"))


def _ruled(handed: Handed) -> dict[str, Any]:
    case = case_of(handed)
    game = load_game(case.game)
    return ruling_json(game, rule(game, case), handed.lang)
