"""/v1/webhooks: addresses that are told of ended jobs and published rulings."""

from typing import Any, Final

from fastapi import APIRouter
from pydantic import Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.intake.read_text import read_json
from adjudicator.lang import Lang
from adjudicator.values import Json
from api.http.bodies import read
from api.http.gate import pass_of
from api.http.language import SPEAKS, language
from api.http.openapi import CASE_PROBLEMS, LOOK_UP_PROBLEMS, NO_RECORD
from api.http.problems import refuse
from api.http.replies import in_language, json_reply
from api.http.schemas.common import Answer
from api.http.stored import Threads, beside, record_of
from api.store import webhooks
from api.store.log.tree import moment
from api.store.webhooks import MOST, TooManyWebhooks, Webhook
from api.work.webhooks import Unfit, check_url, private_allowed

LIMIT: Final = 4096
"""Bytes of a body."""

router = APIRouter(prefix="/v1/webhooks", tags=["webhooks"])


class WebhookAnswer(Answer):
    """An address that is told of the jobs and the public rulings that are ordered with the same key."""

    id: str
    url: str
    made_at: str
    tried_at: str | None = Field(description="When a message was last sent there")
    outcome: str | None = Field(description="The status of the reply, or why there was none")
    secret: str | None = Field(
        description="Signs its messages (Standard Webhooks). Only in the answer to whoever made it"
    )
    lang: Lang


class WebhooksAnswer(Answer):
    webhooks: list[WebhookAnswer]
    lang: Lang


_BODY: Final[dict[str, Any]] = {
    **SPEAKS,
    "requestBody": {
        "required": True,
        "content": {
            "application/json": {
                "schema": {
                    "title": "WebhookForm",
                    "type": "object",
                    "required": ["url"],
                    "additionalProperties": False,
                    "properties": {"url": {"type": "string", "maxLength": 1000}},
                },
                "example": {"url": "https://example.org/sedzia"},
            }
        },
    },
}


@router.post(
    "",
    operation_id="add_webhook",
    summary="Be told of ended jobs and published rulings",
    status_code=201,
    responses={201: {"model": WebhookAnswer}, **CASE_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra=_BODY,
)
async def add(request: Request) -> Response:
    """What is ordered with the same key from now on sends signed messages to this address.

    `job.done`, `job.failed`, `job.cancelled`: a job has ended. `ruling.published`: a ruling was given that
    everybody may read from now on, at once or by a job; not one with hidden hands, and not each line of a
    batch, which is told as one job.

    Messages are signed by the Standard Webhooks convention with the `secret`, which is shown once. A message
    that is not answered with a 2xx is sent again, up to six times in about eight hours.
    """
    lang, owner = language(request), _owner(request)
    url = _url_in(await read(request, LIMIT))
    threads: Threads = request.app.state.record_threads
    database = record_of(request).database
    try:
        check_url(url, private_allowed())
        hook = await threads.write(webhooks.add, database, owner, url)
    except Unfit as unfit:
        raise refuse("webhook-address", why=str(unfit)) from None
    except TooManyWebhooks:
        raise refuse("too-many-webhooks", limit=MOST) from None
    secret = await threads.read(webhooks.secret_of, database, hook.id)
    reply = json_reply({**_told(hook, secret), "lang": lang}, in_language(lang))
    reply.status_code = 201
    return reply


@router.get(
    "",
    operation_id="webhooks",
    summary="The webhooks of this key",
    responses={200: {"model": WebhooksAnswer}, **LOOK_UP_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra=SPEAKS,
)
async def listing(request: Request) -> Response:
    lang, owner = language(request), _owner(request)
    found = await beside(request, webhooks.listed, record_of(request).database, owner)
    told: list[Json] = [{**_told(hook), "lang": lang} for hook in found]
    return json_reply({"webhooks": told, "lang": lang}, in_language(lang))


@router.delete(
    "/{hook}",
    operation_id="remove_webhook",
    summary="No longer be told",
    responses={200: {"model": WebhooksAnswer}, **LOOK_UP_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra=SPEAKS,
)
async def remove(request: Request, hook: str) -> Response:
    """It gets no more messages. The answer lists those that are left."""
    language(request)
    threads: Threads = request.app.state.record_threads
    if not await threads.write(webhooks.remove, record_of(request).database, _owner(request), hook):
        raise HTTPException(404)
    return await listing(request)


def _owner(request: Request) -> str:
    owner = pass_of(request.scope).owner
    assert owner is not None, "the gate lets nobody in without a key, unless everything is open"
    return owner


def _url_in(body: bytes) -> str:
    data = read_json(body)
    if not isinstance(data, dict) or set(data) != {"url"} or not isinstance(data["url"], str):
        raise refuse("webhook-address", why="not-an-address")
    return str(data["url"])


def _told(hook: Webhook, secret: str | None = None) -> dict[str, Json]:
    return {
        "id": hook.id,
        "url": hook.url,
        "made_at": moment(hook.made_at),
        "tried_at": None if hook.tried_at is None else moment(hook.tried_at),
        "outcome": hook.outcome,
        "secret": secret,
    }
