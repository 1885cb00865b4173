"""Problems, jobs, and how the service is."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from adjudicator.lang import Lang
from adjudicator.problems import Kind
from api.http.schemas.common import Answer


class Progress(Answer):
    done: int
    total: int


class JobAnswer(BaseModel):
    """A job in the background."""

    id: str
    kind: Literal["ruling", "batch", "reruling"] = "ruling"
    state: Literal["queued", "running", "done", "failed", "cancelled"]
    message: str
    ordered_at: str | None = None
    ended_at: str | None = None
    progress: Progress | None = None
    result: str | None = Field(None, description="Where the result is; for a batch, what there is of it")
    number: str | None = Field(None, description="Of the ruling given, or of the re-ruling")
    problems: list[Any] | None = Field(None, description="Why the case is refused")
    failed: str | None = Field(None, description="Why there is no answer")
    lang: Lang


class ProblemEntry(Answer):
    kind: Kind
    code: str = Field(examples=["unknown-card"])
    pointer: str = Field(
        description="JSON pointer (RFC 6901) into the case", examples=["/position/discard/0"]
    )
    message: str
    params: dict[str, Any]


class ProblemAnswer(Answer):
    """RFC 9457, with every problem listed. Of very many a thousand are, or half a megabyte."""

    type: str
    title: str
    status: int
    detail: str
    retry: bool = Field(
        False,
        description="May the same request succeed later? Retry-After says when. Else it would not help",
    )
    lang: Lang
    unlisted: int = Field(0, description="How many problems there are beyond those listed")
    problems: list[ProblemEntry]


class ReadyAnswer(Answer):
    status: Literal["ok", "unready"]
    engines: Literal["ok", "busy", "failed"] = Field(description="busy: others are being served")
    store: Literal["ok", "unavailable"]


class Alive(Answer):
    status: Literal["ok"]
