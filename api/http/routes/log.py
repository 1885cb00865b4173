"""/v1/log: the signed head of the record, and proofs that a giving is in it and that it only grew."""

import base64
from typing import Any, Final

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.values import Json
from api.http.language import SPEAKS, language, parameter
from api.http.openapi import LANGUAGE_PROBLEMS, LOOK_UP_PROBLEMS, NO_RECORD
from api.http.replies import json_reply
from api.http.schemas import ConsistencyAnswer, ProofAnswer
from api.http.stored import beside, find, may_see, out_of_range, record_of, whole_number
from api.store.log import tree
from api.store.record import Giving, Record

TEXT: Final[dict[str, Any]] = {"content": {"text/plain": {"schema": {"type": "string"}}}}
_LARGEST: Final = 2**62
_SIZE: Final = {"type": "integer", "minimum": 1}

router = APIRouter(prefix="/v1/log", tags=["log"])


@router.get(
    "/checkpoint",
    operation_id="checkpoint",
    summary="The signed head of the record",
    responses={200: TEXT, **NO_RECORD},
    response_class=Response,
)
async def checkpoint(request: Request) -> Response:
    """A signed note as C2SP describes it: the name of the log, how many entries, the root, the signature.

    Whoever keeps it can prove later that nothing before it was changed.
    """
    return _text(await beside(request, _checkpoint, record_of(request)))


def _checkpoint(record: Record) -> str:
    signer = record.database.open()
    with record.database.reading() as connection:
        return tree.head(connection).checkpoint or tree.empty_checkpoint(signer)


@router.get(
    "/key",
    operation_id="key",
    summary="The key that signs the record",
    responses={200: TEXT, **NO_RECORD},
    response_class=Response,
)
async def key(request: Request) -> Response:
    """The public key, in one line as C2SP describes it."""
    signer = await beside(request, record_of(request).database.open)
    return _text(f"{signer.verifier.line}\n")


@router.get(
    "/proof/{number}",
    operation_id="proof",
    summary="That a giving is in the record",
    responses={200: {"model": ProofAnswer}, **LOOK_UP_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra={
        "parameters": [
            *SPEAKS["parameters"],
            parameter("size", "Of the tree to lead to; unless told, all of the log", _SIZE),
            parameter("secret", "Shows the entry where hidden hands are in the case", {"type": "string"}),
        ]
    },
)
async def proof(request: Request, number: str) -> Response:
    """The hashes that lead from the leaf of a giving to the root. Nothing else of the record is shown."""
    language(request)  # an unknown one is a problem, though nothing is said in words
    size = whole_number(request, "size", 1, _LARGEST, 0)
    found = await find(request, number)
    if found.giving is None:
        raise HTTPException(404)
    shows = may_see(request, found.stored)
    return json_reply(await beside(request, _proof, record_of(request), found.giving, size, shows))


def _proof(record: Record, giving: Giving, size: int, shows: bool) -> dict[str, Json]:
    with record.database.snapshot() as connection:
        head = tree.head(connection)
        size = size or head.size
        if not giving.place < size <= head.size:
            raise out_of_range("size", giving.place + 1, head.size)
        return {
            "number": giving.number,
            "place": giving.place,
            "size": size,
            "leaf": _base64(giving.entry.leaf),
            "path": [_base64(one) for one in tree.inclusion(connection, giving.place, size)],
            "root": _base64(tree.root(connection, size)),
            "checkpoint": head.checkpoint,
            "entry": giving.entry.text if shows else None,
        }


@router.get(
    "/consistency",
    operation_id="consistency",
    summary="That the record only grew",
    responses={200: {"model": ConsistencyAnswer}, **LANGUAGE_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra={
        "parameters": [
            *SPEAKS["parameters"],
            {**parameter("earlier", "The size in a checkpoint kept before", _SIZE), "required": True},
            parameter("later", "The size in a later one; unless told, that of now", _SIZE),
        ]
    },
)
async def consistency(request: Request) -> Response:
    """The hashes that prove that an earlier log is the beginning of a later one."""
    language(request)
    earlier = whole_number(request, "earlier", 1, _LARGEST, 0)
    later = whole_number(request, "later", 1, _LARGEST, 0)
    return json_reply(await beside(request, _consistency, record_of(request), earlier, later))


def _consistency(record: Record, earlier: int, later: int) -> dict[str, Json]:
    with record.database.snapshot() as connection:
        head = tree.head(connection)
        later = later or head.size
        if later > head.size:
            raise out_of_range("later", 1, head.size)
        if not 1 <= earlier <= later:
            raise out_of_range("earlier", 1, later)
        return {
            "earlier": earlier,
            "later": later,
            "path": [_base64(one) for one in tree.consistency(connection, earlier, later)],
            "earlier_root": _base64(tree.root(connection, earlier)),
            "later_root": _base64(tree.root(connection, later)),
            "checkpoint": head.checkpoint,
        }


def _base64(value: bytes) -> str:
    return base64.b64encode(value).decode()


def _text(value: str) -> Response:
    return Response(value, media_type="text/plain", headers={"X-Content-Type-Options": "nosniff"})
