"""What webhooks are told of jobs, and how a message is delivered. Calls block."""

import json
import logging
import secrets
from datetime import UTC, datetime
from http.client import HTTPException

from adjudicator.values import Json
from api.store import webhooks
from api.store.database import Database
from api.work.background.jobs import JobState
from api.work.background.workflows import Message
from api.work.webhooks import GONE, Unfit, private_allowed, send

log = logging.getLogger(__name__)


def told_of(job: JobState | None) -> dict[str, Json]:
    """What a webhook is told of a job that has ended; nothing if it is no longer stored.

    The job is named, and not its case, nor what opens a ruling with hidden hands.
    """
    if job is None:
        return {}
    return {
        "type": f"job.{job.state}",
        "timestamp": datetime.now(UTC).isoformat(timespec="milliseconds"),
        "data": {
            "job": job.id,
            "kind": job.kind,
            "state": job.state.value,
            "place": f"/v1/jobs/{job.id}",
            "number": job.result.get("number"),
            "failed": job.result.get("failed"),
            "refused": "problems" in job.result,
        },
    }


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
