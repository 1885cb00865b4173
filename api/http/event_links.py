"""Who asks at an event: by a secret link, in the header ``Event-Link`` or as ``?link=``."""

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request

from api.desk.desk import Desk, NoSuchEvent
from api.desk.journal import Journal
from api.desk.roles import PUBLIC, Author, Role
from api.http.problems import Refused
from api.http.stored import beside

HEADER: Final = "event-link"


def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


async def author_of(request: Request, event: str) -> Author:
    """The public without a link. A link that is not one of this event is refused."""
    shown = request.headers.get(HEADER) or request.query_params.get("link")
    if not shown:
        return PUBLIC
    author = await beside(request, desk_of(request).author, event, shown)
    if author is None:
        raise Refused("bad-link")
    return author


async def author_with(request: Request, event: str, roles: frozenset[Role]) -> Author:
    """Raises Refused if their role is not one of these."""
    author = await author_of(request, event)
    if author.role not in roles:
        raise Refused("link-needed" if author.role is Role.PUBLIC else "link-role-too-low")
    return author


async def journal_of(request: Request, event: str) -> Journal:
    """404 if there is no such event."""
    try:
        return await beside(request, desk_of(request).journal, event)
    except NoSuchEvent:
        raise not_found() from None


def not_found() -> HTTPException:
    return HTTPException(404)
