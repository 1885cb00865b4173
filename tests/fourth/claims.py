"""The game's own kinds of claim: who has won, and who wins whatever is hidden. Both by the rules alone."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from typing import Final

from adjudicator.case import Case
from adjudicator.claim_kind import ClaimWords, Steps
from adjudicator.claims.course import Agree, in_any_order
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from adjudicator.statement import Consistent
from adjudicator.values import Json, JsonObject
from tests.fourth.intake import ConsistentForm, PositionForm, ResultForm, WinsForm, missing_turn, no_such_coin
from tests.fourth.rules import PLAY, step, winners
from tests.fourth.table import COINS, OF_EACH, PLAYERS, Action, Fist, Held, Show, Table, facts

# Who has won?


def read_result(_: ResultForm, _position: PositionForm, _r: Readings) -> tuple[str, list[Problem]]:
    """The claim says nothing but its kind."""
    return "result", []


def needs_both_coins(case: Case[Table, str]) -> Iterator[Problem]:
    for who in PLAYERS:
        if who not in case.position.shown:
            yield Problem(Kind.MISSING, "coins-not-shown", pointer("position", "fists"), {"who": who})


def find_result(case: Case[Table, str]) -> tuple[Finding, Steps]:
    table, readings = case.position, case.readings
    shown = tuple(step(Show(who, table.fist(who).coin or 0)) for who in PLAYERS)
    summary = PLAY.explain_end(table, readings)
    return Finding(Verdict.ANSWERED, summary, answer=PLAY.result(table, readings)), shown


# Who wins whatever is hidden?


@dataclass(frozen=True, slots=True)
class Wins:
    who: str
    how: str

    def is_sought(self, won: tuple[str, ...]) -> bool:
        """Does this end settle the claim? ``certain`` falls with a defeat, ``possible`` stands with a win."""
        return (self.who in won) == (self.how == "possible")


Course = tuple[Action, ...]
"""Actions up to the end of the game. Showing a hidden coin says which one it was."""


def read_wins(form: WinsForm, _: PositionForm, _readings: Readings) -> tuple[Wins, list[Problem]]:
    return Wins(form.who, form.how), []


def needs_turn(case: Case[Table, Wins]) -> Iterator[Problem]:
    yield from missing_turn(case.position)


def search(case: Case[Table, Wins]) -> Course | None:
    """A course of play that settles the claim; None if there is none. Every course is tried."""
    return _course(case.position, case.claim.is_sought, case.readings)


def _course(table: Table, is_sought: Callable[[tuple[str, ...]], bool], readings: Readings) -> Course | None:
    won = winners(table, readings)
    if won is not None:
        return () if is_sought(won) else None
    for action in PLAY.actions(table, readings):
        rest = _course(PLAY.after(table, action, readings), is_sought, readings)
        if rest is not None:
            return action, *rest
    return None


def found(claim: Wins, course: Course | None) -> Finding:
    """The verdict that follows from this course, or from there being none."""
    upheld = (course is None) == (claim.how == "certain")
    verdict = Verdict.UPHELD if upheld else Verdict.REJECTED
    summary = Reason("coins.end", f"coins-{claim.how}-{verdict.value}", {"who": claim.who})
    witness = None if course is None else {"actions": [PLAY.write(action) for action in course]}
    return Finding(verdict, summary, witness)


def decide_wins(case: Case[Table, Wins]) -> Finding:
    return found(case.claim, search(case))


def _say_wins(claim: JsonObject) -> str:
    return f"{claim.get('how', 'certain')} {claim['who']}"


def _read_wins_words(words: list[str]) -> dict[str, Json] | None:
    match words:
        case ["certain", who]:
            return {"who": who}
        case ["possible", who]:
            return {"who": who, "how": "possible"}
    return None


WINS_WORDS: Final = ClaimWords(say=_say_wins, read=_read_wins_words)


# Can all of this be true?


def read_consistent(
    form: ConsistentForm, _: PositionForm, _readings: Readings
) -> tuple[Consistent[Held], list[Problem]]:
    problems = [
        problem
        for place, one in enumerate(form.testimony)
        for problem in no_such_coin(one.coin, "claim", "testimony", place, "coin")
    ]
    return Consistent(tuple(Held(one.by, one.who, one.coin) for one in form.testimony)), problems


# A course of play that leads there: there are few, so every one is tried


def every_course(case: Case[Table, Consistent[Held]]) -> Iterator[tuple[Table, Course]]:
    """Every course that ends with these coins in the middle."""
    for coins, middle in product(product(COINS, repeat=2), combinations_with_replacement(COINS, 2)):
        for first in PLAYERS:
            start = Table((Fist(coins[0]), Fist(coins[1])), middle, first)
            if max(start.in_sight.values()) <= OF_EACH:
                for end, actions in _ends(start, case.readings):
                    if end.middle == case.position.middle:
                        yield start, actions


def _ends(table: Table, readings: Readings) -> Iterator[tuple[Table, Course]]:
    yield table, ()
    for action in PLAY.actions(table, readings):
        for end, rest in _ends(PLAY.after(table, action, readings), readings):
            yield end, (action, *rest)


def given(case: Case[Table, Consistent[Held]]) -> JsonObject:
    stated: JsonObject = case.form.position.model_dump(mode="json")
    return stated


def reached(_: Case[Table, Consistent[Held]], table: Table) -> JsonObject:
    fists = [
        {"of": who, "coin": fist.coin, "shown": fist.shown, "swapped": fist.swapped}
        for who, fist in zip(PLAYERS, table.fists, strict=True)
    ]
    return {**facts(table), "fists": fists}


def fields(_: Case[Table, Consistent[Held]]) -> Mapping[str, Agree]:
    return {"/middle": in_any_order}


def is_true(held: Held, tables: Sequence[Table], _: Sequence[Action]) -> bool:
    return any(table.fist(held.who).coin == held.coin for table in tables)
