"""Why there is no answer, as JSON (RFC 9457): for a whole reply, or for a line among the replies to many."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Final

from adjudicator.lang import Lang
from adjudicator.problems import Kind, Problem
from adjudicator.words.say import say
from api.store.content import compact
from api.work.outcomes import ToldProblems, Why, tell

STATUS: Final = {
    "not-json": HTTPStatus.BAD_REQUEST,
    "not-text": HTTPStatus.BAD_REQUEST,
    "too-deep": HTTPStatus.BAD_REQUEST,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "wrong-content-type": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "unknown-language": HTTPStatus.UNPROCESSABLE_ENTITY,
    "unknown-number": HTTPStatus.UNPROCESSABLE_ENTITY,
    "out-of-range": HTTPStatus.UNPROCESSABLE_ENTITY,
    "webhook-address": HTTPStatus.UNPROCESSABLE_ENTITY,
    "too-many-webhooks": HTTPStatus.UNPROCESSABLE_ENTITY,
    "empty-batch": HTTPStatus.UNPROCESSABLE_ENTITY,
    "too-many-lines": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
}
"""Problems of the request, not of the case. Each comes alone, and its message is the title."""

NO_ANSWER: Final = {
    Why.BUSY: (HTTPStatus.SERVICE_UNAVAILABLE, 5),
    Why.STOPPING: (HTTPStatus.SERVICE_UNAVAILABLE, 5),
    Why.TIME: (HTTPStatus.GATEWAY_TIMEOUT, None),
    Why.MEMORY: (HTTPStatus.SERVICE_UNAVAILABLE, None),
    Why.LOST: (HTTPStatus.SERVICE_UNAVAILABLE, None),
}
"""The status if there is no answer, and after how many seconds to ask again; None if it would not help."""


def heading(problems: Sequence[Problem], lang: Lang) -> tuple[int, str, str]:
    """Status, kind and title of the gravest problem."""
    first = problems[0]
    if first.code in STATUS:
        return STATUS[first.code], first.code, say(lang, f"problem-{first.code}", first.params)
    kind = next(kind for kind in Kind if any(problem.kind is kind for problem in problems))
    return HTTPStatus.UNPROCESSABLE_ENTITY, kind.value, say(lang, f"problem-title-{kind.value}")


def problem_body(
    status: int, name: str, title: str, lang: Lang, told: ToldProblems | None = None, *, retry: bool = False
) -> bytes:
    """``retry``: may the same request succeed later?"""
    detail, listed, unlisted = told or (compact(title).encode(), b"[]", 0)
    head = compact({"type": f"urn:sedzia:problem:{name}", "title": title, "status": int(status)}).encode()
    tail = compact({"retry": retry, "lang": lang, "unlisted": unlisted}).encode()
    return b'%b,"detail":%b,%b,"problems":%b}' % (head[:-1], detail, tail[1:-1], listed)


def refused_body(problems: Sequence[Problem], lang: Lang) -> bytes:
    """The problems of a case."""
    return problem_body(*heading(problems, lang), lang, tell(problems, lang))


def no_answer_body(why: Why, lang: Lang) -> bytes:
    """That the case was not decided."""
    status, after = NO_ANSWER[why]
    return problem_body(status, why, say(lang, f"problem-{why}"), lang, retry=after is not None)


def fault_body(lang: Lang) -> bytes:
    """That something failed on our side. What it was is in the log."""
    return problem_body(HTTPStatus.INTERNAL_SERVER_ERROR, "server", say(lang, "problem-server"), lang)
