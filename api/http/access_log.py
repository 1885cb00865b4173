"""Secrets stay out of the log of requests."""

import logging
import re
from typing import Final

_SECRET: Final = re.compile(r"\b(secret|key)=[^&\s]*")
_JOB: Final = re.compile(r"(/v1/(?:jobs|batches)/\w{7})\w+")
"""Whoever knows the id of a job may see what it came to, hidden hands included."""


class WithoutSecrets(logging.Filter):
    """Takes the secrets of givings, and the ids of jobs, out of the addresses that are logged."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(
                _JOB.sub(r"\1...", _SECRET.sub(r"\1=...", value)) if isinstance(value, str) else value
                for value in record.args
            )
        return True


def keep_secrets() -> None:
    """Of the log that uvicorn writes."""
    log = logging.getLogger("uvicorn.access")
    if not any(isinstance(one, WithoutSecrets) for one in log.filters):
        log.addFilter(WithoutSecrets())
