"""What claims of Bitwa o Rzekę say beyond the table: testimony, and the two games of a Rewanż.

Each list has rows of fields. A field with ``when`` is asked for only if another one has such a value; with
some of these it may be left blank.
"""

from typing import Final, get_args

from adjudicator.games.river.intake.check_testimony import NEEDS, OPTIONAL
from adjudicator.games.river.intake.claim_forms import PlayedForm, TestimonyForm
from adjudicator.games.river.table.cards import BATTLE_CARDS, ELITE_COPIES, RUSES
from adjudicator.games.river.table.position import SIDES
from adjudicator.games.river.table.testimony import Says
from adjudicator.games.river.words.names import card_name
from adjudicator.intake.limits import number_of
from adjudicator.lang import Lang
from adjudicator.values import Json, JsonObject
from adjudicator.words.say import say

_NAME: Final = 40
"""Signs of a name."""
_MOST_TESTIMONY: Final = 16


def entries(lang: Lang, name: str) -> Json:
    if name == "testimony":
        fields: list[Json] = _testimony(lang)
        least, most = 0, _MOST_TESTIMONY
    else:
        fields = _played(lang)
        least = most = 2
    return {"name": name, "words": _words(lang, name), "least": least, "most": most, "fields": fields}


def _words(lang: Lang, name: str) -> str:
    return say(lang, f"river-asks-for-{name}")


def _testimony(lang: Lang) -> list[Json]:
    says: list[Json] = [[one, say(lang, f"river-says-{one}")] for one in get_args(Says)]
    cards: list[Json] = [[one, card_name(lang, one)] for one in (*BATTLE_CARDS, *ELITE_COPIES, *RUSES)]
    numbers = number_of(TestimonyForm.model_fields["count"])
    return [
        {"name": "who", "words": _words(lang, "who"), "text": _NAME},
        {"name": "says", "words": _words(lang, "says"), "options": says},
        {"name": "side", "words": _words(lang, "side"), "options": _sides(lang), **_when("side")},
        {"name": "count", "words": _words(lang, "count"), **numbers, **_when("count")},
        {"name": "card", "words": _words(lang, "card"), "options": cards, **_when("card")},
    ]


def _when(field: str) -> dict[str, Json]:
    values: list[Json] = [
        says for says, needed in NEEDS.items() if field in (*needed, *OPTIONAL.get(says, ()))
    ]
    blank: list[Json] = [says for says, fields in OPTIONAL.items() if field in fields]
    when: JsonObject = {"field": "says", "values": values, "optional": blank}
    return {"when": when}


def _played(lang: Lang) -> list[Json]:
    named: list[Json] = [
        {"name": side, "words": _words(lang, f"name-{side}"), "text": _NAME} for side in SIDES
    ]
    winner: JsonObject = {"name": "winner", "words": _words(lang, "winner"), "options": _sides(lang)}
    numbers: list[Json] = [
        {"name": name, "words": _words(lang, name), **number_of(PlayedForm.model_fields[name])}
        for name in ("deck", "tactics_deck", "logs", "undamaged")
    ]
    return [*named, winner, *numbers]


def _sides(lang: Lang) -> list[Json]:
    return [[side, say(lang, f"river-{side}")] for side in SIDES]
