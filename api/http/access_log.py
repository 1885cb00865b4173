"""Secrets stay out of the log of requests, and so does whatever may tell a hidden hand."""

import re
from typing import Final

_SECRET: Final = re.compile(r"\b(secret|key|link|words|like|q)=[^&\s]*")
_JOB: Final = re.compile(r"(/v1/(?:jobs|batches)/\w{7})\w+")
"""Whoever knows the id of a job may see what it came to, hidden hands included."""
_TOLD: Final = re.compile(
    r"(?:after|before|earlier|game|kind|lang|later|limit|reading|rule|size)=[\w.:,=-]{0,64}", re.ASCII
)
"""What is told of a query. Anything else may be a case, a key or a secret, however it is spelt."""
_NAME: Final = re.compile(r"(?:secret|key|link|words|like|q)(?==)")


def without_secrets(text: str) -> str:
    """Without the secrets of givings, keys in links, cases and words looked for, and the ids of jobs."""
    if "=" not in text and "/v1/jobs/" not in text and "/v1/batches/" not in text:
        return text
    return _JOB.sub(r"\1...", _SECRET.sub(r"\1=...", text))


def asked(path: str, query: str) -> str:
    """The path and query of a request, as they are logged."""
    told = without_secrets(path)
    return f"{told}?{'&'.join(map(_part, query.split('&')))}" if query else told


def _part(part: str) -> str:
    if _TOLD.fullmatch(part):
        return part
    name = _NAME.match(part)
    return f"{name[0]}=..." if name else "..."
