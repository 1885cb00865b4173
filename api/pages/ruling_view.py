"""A ruling for people: what was said when it was given, put in the order in which a page shows it."""

import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from markupsafe import Markup

from adjudicator.game import load_game
from adjudicator.lang import Lang
from adjudicator.words.text import MOST_DIFFERENCES
from api.http.certified import certificate_link
from api.http.stored import Found
from api.pages.games import Card, faces
from api.pages.near import Near, nearest
from api.pages.words.say import say


@dataclass(frozen=True, slots=True)
class Step:
    message: str
    rule: dict[str, str]
    """Its ``id``, its ``text`` in our words and its ``place`` in the rulebook."""
    cards: tuple[Card, ...]
    """Those that can be drawn. Others are named in the sentence."""


@dataclass(frozen=True, slots=True)
class OtherReading:
    """What another reading would change, and how it is chosen."""

    message: str
    reading: str
    option: str


@dataclass(frozen=True, slots=True)
class RulingView:
    name: str
    """Its number, or its id if it is looked up by that."""
    number: str | None
    given_at: str | None
    verdict: str
    verdict_word: str
    summary: str
    picture: Markup
    why: tuple[Step, ...]
    in_full: tuple[Step, ...]
    legend: str | None
    after: tuple[str, ...]
    smallest_reason: str | None
    flips: tuple[str, ...]
    other_readings: tuple[OtherReading, ...]
    readings: tuple[str, ...]
    engines: tuple[str, ...]
    rules: tuple[dict[str, str], ...]
    precedents: tuple[Near, ...]
    notation: str
    game: str
    digest: str
    certificate: bool
    superseded_by: str | None
    withheld: bool
    """Are there hidden hands in its case, so that its number alone does not open it?"""


def ruling_view(found: Found, lang: Lang) -> RulingView:
    stored = found.stored
    said = stored.wording[lang]
    told: dict[str, Any] = json.loads(said.json)
    giving = found.giving
    drawn = faces(told["game"], lang)
    cited = {rule["id"]: rule for rule in told["rules"]}
    steps = [(_step(drawn, cited, one), one["bears"]) for one in told["reasons"]]
    return RulingView(
        name=giving.number if giving else stored.id,
        number=giving.number if giving else None,
        given_at=_minute(giving.given_at) if giving else None,
        verdict=told["verdict"],
        verdict_word=say(lang, f"verdict-{told['verdict']}"),
        summary=told["summary"],
        picture=Markup(said.picture),  # drawn by us, nothing in it is unescaped
        why=tuple(step for step, bears in steps if bears),
        in_full=tuple(step for step, bears in steps if not bears),
        legend=told.get("legend"),
        after=tuple((told.get("after") or "").split("; ")) if told.get("after") else (),
        smallest_reason=_smallest_reason(lang, told),
        flips=tuple(_flips(lang, told)),
        other_readings=tuple(_other_reading(lang, told, one) for one in told["readings"]["depends_on"]),
        readings=tuple(_readings(lang, told)),
        engines=tuple(_engines(lang, told)),
        rules=tuple(told["rules"]),
        precedents=nearest(told, stored.kind, lang),
        notation=told["notation"],
        game=told["game"],
        digest=told["digest"],
        certificate=certificate_link(stored.game, stored.kind, stored.id) is not None,
        superseded_by=stored.superseded_by,
        withheld=stored.withheld,
    )


def _minute(given_at: int) -> str:
    """As it stands on a slip."""
    return f"{datetime.fromtimestamp(given_at / 1_000_000, UTC):%Y-%m-%d %H:%M}"


def _step(drawn: dict[str, Card], cited: dict[str, dict[str, str]], reason: dict[str, Any]) -> Step:
    cards = tuple(drawn[card] for card in reason["cards"] if card in drawn)
    return Step(reason["message"], cited[reason["rule"]], cards)


def _spoken(lang: Lang, told: dict[str, Any], cards: list[str]) -> Any:
    return load_game(told["game"]).localise(lang, {"cards": cards})


def _smallest_reason(lang: Lang, told: dict[str, Any]) -> str | None:
    cards = told["smallest_reason"]
    if cards is None:
        return None
    return say(lang, f"smallest-reason-{'cards' if cards else 'none'}", _spoken(lang, told, cards))


def _flips(lang: Lang, told: dict[str, Any]) -> list[str]:
    flips = told["flips"]
    found = []
    for name in ("if_unseen", "if_seen"):
        message = f"flips-{name.replace('_', '-')}"
        if name not in flips:
            continue
        if flips[name] is not None:
            found.append(say(lang, message, _spoken(lang, told, flips[name])))
        elif "more_than" in flips:
            found.append(say(lang, f"{message}-more", flips))
        else:
            found.append(say(lang, f"{message}-never"))
    return found


def _question(lang: Lang, reading: str) -> str:
    return say(lang, f"reading-{reading}")


def _other_reading(lang: Lang, told: dict[str, Any], other: dict[str, Any]) -> OtherReading:
    params = {
        "question": _question(lang, other["reading"]),
        "answer": other["message"],
        "verdict": say(lang, f"verdict-{other['verdict']}"),
        "differs": " ".join(other["differs"][:MOST_DIFFERENCES]) or other["summary"],
    }
    answered = told["verdict"] == "answered" and params["differs"]
    message = say(lang, "ruling-other-answer" if answered else "ruling-other-verdict", params)
    return OtherReading(message, other["reading"], other["option"])


def _readings(lang: Lang, told: dict[str, Any]) -> list[str]:
    readings = told["readings"]
    if readings["untested"]:
        asked = " ".join(_question(lang, one) for one in readings["untested"])
        return [say(lang, "ruling-untested", {"questions": asked})]
    if not readings["depends_on"] and told["verdict"] in ("upheld", "rejected"):
        return [say(lang, "readings-none")]
    return []


def _engines(lang: Lang, told: dict[str, Any]) -> list[str]:
    by_part: dict[str, list[str]] = {}
    for one in told["engines"]:
        by_part.setdefault(one.get("about") or "", []).append(
            f"{one['name']}: {say(lang, 'engine-' + one['answer'])}"
        )
    found = [f"{part}{' – ' if part else ''}{', '.join(answers)}" for part, answers in by_part.items()]
    return [*found, told["trust"]["message"]] if told.get("trust") else found
