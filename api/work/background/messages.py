"""What webhooks are told of jobs and rulings, and how a message is delivered. Calls block."""

import json
import logging
import secrets
from datetime import UTC, datetime
from http.client import HTTPException
from typing import Final

from dbos import WorkflowStatus

from adjudicator.values import Json
from api.store import webhooks
from api.store.database import Database
from api.store.engine import PATIENCE
from api.store.log.tree import moment
from api.store.record import Given
from api.work.background.jobs import State, true_state
from api.work.background.workflows import RULING, Message
from api.work.webhooks import GONE, Unfit, private_allowed, send

SETTLED: Final = 3.0 * PATIENCE
"""Seconds after which a giving that was under way when its job was cancelled has ended."""
log = logging.getLogger(__name__)


def told_of(database: Database, status: WorkflowStatus | None, now: float) -> dict[str, Json] | None:
    """What a webhook is told of a job; None while it goes on, and nothing if it is no longer stored.

    The job is named, and not its case, nor what opens a ruling with hidden hands. A ruling that was cancelled
    just now may be given all the same: that is told only when it is settled.
    """
    if status is None:
        return {}
    job = true_state(database, status)
    settles = job.state is State.CANCELLED and job.kind == RULING
    if not job.state.is_final or (settles and now - (job.ended_at or 0) / 1e6 < SETTLED):
        return None
    return _told(
        f"job.{job.state}",
        {
            "job": job.id,
            "kind": job.kind,
            "state": job.state.value,
            "place": f"/v1/jobs/{job.id}",
            "number": job.result.get("number"),
            "failed": job.result.get("failed"),
            "refused": "problems" in job.result,
        },
    )


def published(given: Given | None) -> dict[str, Json]:
    """What a webhook is told of a ruling that was given, if everybody may read it."""
    if given is None or given.giving.withheld or given.stored.withheld:
        return {}
    return _told(
        "ruling.published",
        {
            "number": given.giving.number,
            "id": given.giving.id,
            "game": given.stored.game,
            "kind": given.stored.kind,
            "verdict": given.stored.verdict,
            "given_at": moment(given.giving.given_at),
            "place": f"/v1/rulings/{given.giving.number}",
        },
    )


def _told(what: str, data: dict[str, Json]) -> dict[str, Json]:
    return {"type": what, "timestamp": datetime.now(UTC).isoformat(timespec="milliseconds"), "data": data}


def messages_to(database: Database, owner: str, told: dict[str, Json]) -> list[Message]:
    """One to each webhook of this owner."""
    body = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    hooks = webhooks.listed(database, owner) if told else []
    return [{"hook": hook.id, "id": f"msg_{secrets.token_hex(16)}", "body": body} for hook in hooks]


def deliver(database: Database, message: Message) -> bool:
    """False if it must be tried again."""
    hook = webhooks.find(database, message["hook"])
    if hook is None:
        return True
    secret = webhooks.secret_of(database, hook.id)
    try:
        status = send(hook.url, secret, message["id"], message["body"].encode(), private_allowed())
    except Unfit as unfit:
        outcome, done = str(unfit), False
    except (OSError, HTTPException) as error:
        outcome, done = type(error).__name__, False
    else:
        outcome, done = str(status), 200 <= status < 300 or status == GONE
        if status == GONE:
            webhooks.remove(database, hook.owner, hook.id)
    if not done:
        log.warning("webhook %.7s... was not reached: %s", hook.id, outcome)
    webhooks.tried(database, hook.id, outcome)
    return done
