"""Replies to bad requests: application/problem+json (RFC 9457), with every problem, up to a thousand."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match
from starlette.types import Scope

from adjudicator.lang import Lang
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.values import Json
from adjudicator.words.say import say
from api.desk import words as desk_words
from api.desk.event import FORBIDDEN, NotPossible
from api.http.access_log import without_secrets
from api.http.language import language, preferred
from api.http.replies import in_language
from api.store.database import RecordUnavailable
from api.work import faults
from api.work.outcomes import Fault, ManyProblems, NoAnswer, ToldProblems, tell
from api.work.refusals import NO_ANSWER, heading, problem_body

MEDIA_TYPE: Final = "application/problem+json"
RECORD_RETRY: Final = 5
"""Seconds after which the record may be there again."""

METHODS: Final = ("DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT")
log = logging.getLogger(__name__)


REFUSED: Final = {
    "key-needed": HTTPStatus.UNAUTHORIZED,
    "bad-key": HTTPStatus.UNAUTHORIZED,
    "role-too-low": HTTPStatus.FORBIDDEN,
    "too-often": HTTPStatus.TOO_MANY_REQUESTS,
    "bad-link": HTTPStatus.UNAUTHORIZED,
    "link-needed": HTTPStatus.UNAUTHORIZED,
    "link-role-too-low": HTTPStatus.FORBIDDEN,
    "watches-too-much": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-watch": HTTPStatus.SERVICE_UNAVAILABLE,
}
"""Why somebody may not come in, or not now."""


class Refused(Exception):  # noqa: N818 - said of a visitor
    def __init__(self, code: str, headers: Mapping[str, str] | None = None, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.headers = dict(headers or {})
        self.params = params


def refuse(code: str, **params: Json) -> BadCase:
    """A problem of the request itself."""
    return BadCase([Problem(Kind.MALFORMED, code, "", params)])


def install(app: FastAPI) -> None:
    """Makes every error reply a problem in the same format."""
    app.add_exception_handler(BadCase, _bad_case)
    app.add_exception_handler(NoAnswer, _no_answer)
    app.add_exception_handler(RecordUnavailable, _no_record)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(NotPossible, _not_possible)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(ClientDisconnect, _gone)
    app.add_exception_handler(RequestValidationError, _unreadable)


def _bad_case(request: Request, error: Exception) -> Response:
    assert isinstance(error, BadCase)
    lang = _lang(request)
    told = error.told if isinstance(error, ManyProblems) else tell(error.problems, lang)
    return _reply(*heading(error.problems, lang), lang, told)


def _no_answer(request: Request, error: Exception) -> Response:
    """Nothing was ruled. Says whether to ask again."""
    assert isinstance(error, NoAnswer)
    status, after = NO_ANSWER[error.why]
    lang = _lang(request)
    headers = {} if after is None else {"Retry-After": str(after)}
    return _reply(status, error.why, say(lang, f"problem-{error.why}"), lang, headers=headers)


def _no_record(request: Request, error: Exception) -> Response:
    """What can't be recorded is not given."""
    log.error("the record is unavailable: %s", error)
    lang, code = _lang(request), "no-record"
    headers = {"Retry-After": str(RECORD_RETRY)}
    return _reply(HTTPStatus.SERVICE_UNAVAILABLE, code, say(lang, f"problem-{code}"), lang, headers=headers)


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    lang, status = _lang(request), REFUSED[error.code]
    headers = {**error.headers}
    if status is HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    return _reply(status, error.code, say(lang, f"problem-{error.code}", error.params), lang, headers=headers)


def _not_possible(request: Request, error: Exception) -> Response:
    """What an event does not allow now. Whose role does not let them do it is forbidden it."""
    assert isinstance(error, NotPossible)
    lang = _lang(request)
    status = HTTPStatus.FORBIDDEN if error.code in FORBIDDEN else HTTPStatus.CONFLICT
    return _reply(status, error.code, desk_words.say(lang, error.code, error.params), lang)


def reply_to(request: Request, error: Refused | RecordUnavailable) -> Response:
    """The same reply, before the framework has seen the request."""
    return _refused(request, error) if isinstance(error, Refused) else _no_record(request, error)


def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "method-not-allowed"}.get(error.status_code, "not-found")
    lang = _lang(request)
    headers = {"Allow": _methods_at(request)} if error.status_code == 405 else error.headers
    return _reply(error.status_code, code, say(lang, f"problem-{code}"), lang, headers=headers)


def _methods_at(request: Request) -> str:
    """What this door takes. The framework tells only what the first of its routes does."""
    taken = [
        method
        for method in METHODS
        if any(_takes(one, {**request.scope, "method": method}) for one in request.app.routes)
    ]
    return ", ".join(taken)


def _takes(route: BaseRoute, scope: Scope) -> bool:
    return route.matches(scope)[0] is Match.FULL


def _gone(_request: Request, _error: Exception) -> Response:
    """The client left before it had sent its request. Nobody reads the reply, and nothing has failed."""
    return Response(status_code=HTTPStatus.BAD_REQUEST)


def _unreadable(request: Request, error: Exception) -> Response:
    """Our routes read their own input. What the framework refuses before that is not found."""
    log.warning("refused by the framework: %s", faults.told(error))
    lang = _lang(request)
    return _reply(HTTPStatus.NOT_FOUND, "not-found", say(lang, "problem-not-found"), lang)


def fault(request: Request, error: Exception) -> Response:
    """An error of ours: logged with where it happened, and not shown."""
    where = str(error) if isinstance(error, Fault) else faults.told(error)
    log.error("%s %s failed\n%s", request.method, without_secrets(request.url.path), where)
    lang = _lang(request)
    return _reply(HTTPStatus.INTERNAL_SERVER_ERROR, "server", say(lang, "problem-server"), lang)


def _lang(request: Request) -> Lang:
    try:
        return language(request)
    except BadCase:
        return preferred(request.headers.get("accept-language", ""))


def _reply(
    status: int,
    name: str,
    title: str,
    lang: Lang,
    told: ToldProblems | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    body = problem_body(status, name, title, lang, told, retry="Retry-After" in (headers or {}))
    return Response(
        body, int(status), media_type=MEDIA_TYPE, headers={**in_language(lang), **(headers or {})}
    )
