"""Everything the tiny game brings."""

from collections.abc import Mapping
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict

from adjudicator.case import Case
from adjudicator.game import Game
from adjudicator.lang import Lang
from adjudicator.pointers import pointer
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.rulebook import Rule
from adjudicator.ruling import Finding, Reason, Ruling, Verdict
from adjudicator.words.picture import svg

COINS: Final = (1, 2, 5)
Coins = Case[tuple[int, int], str]


class CoinsForm(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    game: Literal["coins"]
    position: dict[Literal["first", "second"], int]
    claim: dict[Literal["kind"], Literal["higher"]]
    readings: dict[str, str] = {}


def check(form: CoinsForm) -> Coins:
    problems = [
        Problem(Kind.MALFORMED, "no-such-coin", pointer("position", who), {"coin": coin})
        for who, coin in form.position.items()
        if coin not in COINS
    ]
    if problems:
        raise BadCase(problems)
    return Case((form.position["first"], form.position["second"]), "higher", form)


def decide(case: Coins) -> Finding:
    first, second = case.position
    verdict = Verdict.UPHELD if first > second else Verdict.REJECTED
    return Finding(verdict, Reason("coins.higher", "coins-higher", {"first": first, "second": second}))


def rule(case: Coins) -> Ruling:
    finding = decide(case)
    return Ruling(case, "coins-1", finding, (finding.summary,))


def parse(text: str) -> dict[str, Any]:
    first, second = (int(number) for number in text.split(";")[1].split())
    position = {"first": first, "second": second}
    return {"game": "coins", "position": position, "claim": {"kind": "higher"}}


def notate(given: Mapping[str, Any]) -> str:
    return f"coins; {given['position']['first']} {given['position']['second']}"


def localise(_lang: Lang, params: Mapping[str, Any]) -> dict[str, Any]:
    return dict(params)


def picture(ruling: Ruling, _lang: Lang) -> str:
    return svg(10, 10, ruling.verdict.value, "")


GAME: Final = Game(
    id="coins",
    form=CoinsForm,
    claims=("higher",),
    readings=(),
    rules=(Rule("coins.higher", "the only rule"),),
    check=check,
    decide=decide,
    rule=rule,
    localise=localise,
    parse=parse,
    notate=notate,
    picture=picture,
    revision="coins-1",
)
