"""What is logged of an error: its kind and where it happened. What it says may quote a hidden hand."""

import traceback
from collections.abc import Iterator


def told(error: BaseException) -> str:
    """As a traceback without the words of the error. Those of the system quote no case, and are told."""
    return "\n".join(line for one in _chain(error) for line in _lines(one))


def _chain(error: BaseException) -> list[BaseException]:
    """The error that came first comes first."""
    found: list[BaseException] = []
    now: BaseException | None = error
    while now is not None and now not in found:
        found.append(now)
        now = now.__cause__ or (None if now.__suppress_context__ else now.__context__)
    return found[::-1]


def _lines(error: BaseException) -> Iterator[str]:
    for frame in traceback.extract_tb(error.__traceback__):
        yield f'  File "{frame.filename}", line {frame.lineno}, in {frame.name}'
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    yield f"{kind}: {error}" if isinstance(error, OSError) else kind
    for part in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        yield from _lines(part)
