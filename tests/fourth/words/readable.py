"""Makes the params of messages readable: players get their names, lists become text."""

from typing import Final

from adjudicator.lang import Lang
from adjudicator.values import Json, JsonObject
from adjudicator.words.readable import readable
from tests.fourth.table import PLAYERS

_NAMES: Final = {who: who.capitalize() for who in PLAYERS}


def localise(_: Lang, params: JsonObject) -> JsonObject:
    return readable(params, _named, _named)


def _named(_: str, value: Json) -> Json:
    return _NAMES.get(value, value) if isinstance(value, str) else value
