"""The claim ``forced``: which side can force the win? All hands are known. For games that ran out of time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from adjudicator.case import Case
from adjudicator.games.river.claims.course import replayed_course
from adjudicator.games.river.claims.play_needs import play_needs
from adjudicator.games.river.intake.check import listed_cards
from adjudicator.games.river.intake.claim_forms import ForcedForm
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.rules.over import won_already
from adjudicator.games.river.search.adversarial import AdversarialSearch
from adjudicator.games.river.search.forced_budget import budget_for
from adjudicator.games.river.search.plays_left import Plays, plays_left, ruse_in_play, tactics_in_play
from adjudicator.games.river.table.actions import Action
from adjudicator.games.river.table.cards import BIT, names
from adjudicator.games.river.table.position import SIDES, Position, Side
from adjudicator.games.river.table.table import NOTHING_HIDDEN, Table, opponent, unknown_cards
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Params, Reason, Verdict
from adjudicator.values import Json
from solver.answer import OutOfBudget

SMALL_PILE: Final = 3
"""With so few cards the search goes on if the worst pile takes too long."""


@dataclass(frozen=True, slots=True)
class Forced:
    """Which side can force the win? ``pile``: the order of the pile, top card first, if it is known."""

    pile: tuple[str, ...] | None = None


class Forcing(NamedTuple):
    """Who can force the win, and what that was reckoned with."""

    winner: Side | None
    """None if neither side can, or if it was not found out."""
    plays: Plays
    """The plays that are left."""
    searches: tuple[AdversarialSearch, ...]
    """The searches that it rests on: one if a side can force the win, else one per side."""
    tables_searched: int
    """By these and by searches that were given up."""
    course: tuple[Action, ...] = ()
    """Of the side that can force the win, if it was asked for."""
    undecided: str = ""
    """Why it was not found out."""


class ForcedFinding(NamedTuple):
    """The finding, and what it was reckoned with."""

    finding: Finding
    plays: Plays
    """The plays that are left."""
    searches: tuple[AdversarialSearch, ...] = ()
    """The searches that it rests on: one if a side can force the win, else one per side."""
    tables_searched: int = 0
    """By these and by searches that were given up."""


def read_forced(form: ForcedForm, position: PositionForm, _: Readings) -> tuple[Forced, list[Problem]]:
    if form.pile is None:
        return Forced(), []
    return Forced(tuple(form.pile)), list(_pile_problems(form.pile, position))


def _pile_problems(pile: Sequence[str], position: PositionForm) -> Iterator[Problem]:
    """A pile given with its order must hold battle cards that are seen nowhere else, as many as it has."""
    deck = position.deck
    seen = {card for card, _ in listed_cards(position)}
    apart = len(pile) == len(set(pile)) and set(pile) <= BIT.keys() - seen
    if not apart or (deck is not None and len(pile) != deck):
        params = {"deck": "unknown" if deck is None else deck}
        yield Problem(Kind.CONTRADICTORY, "pile-differs", pointer("claim", "pile"), params)


def forced_needs(case: Case[Position, Forced]) -> Sequence[Problem]:
    """A table from which play can go on, with both hands known."""
    problems = play_needs(case)
    if problems or won_already(case.position, case.readings) is not None:
        return problems
    return hidden_hand_problems(table_of(case.position, case.readings))


def hidden_hand_problems(table: Table) -> list[Problem]:
    """Both hands must be known: what a side can force depends on them."""
    return [
        Problem(Kind.MISSING, "forced-needs-hand", pointer("position", "hands", side), {"side": side})
        for side, hidden in zip(SIDES, table.hidden, strict=True)
        if hidden != NOTHING_HIDDEN
    ]


def decide_forced(case: Case[Position, Forced]) -> Finding:
    return (
        forced_if_over(case)
        or search_forced(case.claim, table_of(case.position, case.readings), case.readings).finding
    )


def forced_if_over(case: Case[Position, Forced]) -> Finding | None:
    """Nothing is left to force in a game that is over. None if it goes on."""
    won = won_already(case.position, case.readings)
    if won is None:
        return None
    answer: dict[str, Json] = {"winner": won.winner, "by": won.by}
    return Finding(Verdict.ANSWERED, Reason(won.rule, "river-forced-over", won.params), answer=answer)


def search_forced(claim: Forced, table: Table, readings: Readings) -> ForcedFinding:
    """The finding in a game that goes on."""
    found = who_can_force(claim, table, readings)
    finding = forced_finding(found, claim, table, readings)
    return ForcedFinding(finding, found.plays, found.searches, found.tables_searched)


def forced_finding(found: Forcing, claim: Forced, table: Table, readings: Readings) -> Finding:
    """Raises OutOfBudget if there is no course yet and the search for one takes too long."""
    if found.undecided:
        return undecided_forced(found.undecided)
    if found.winner is None:
        return _forced_by_neither(table)
    course = found.course or found.searches[0].course(table)
    return _forced_by(course, table, found.winner, readings, claim)


def who_can_force(
    claim: Forced,
    table: Table,
    readings: Readings,
    most: int | None = None,
    like: Sequence[AdversarialSearch] = (),
    with_course: bool = True,
) -> Forcing:
    """Who can force the win in a game that goes on?

    If the order of the pile is not known, the worst pile comes first: who wins with it wins with every one.
    ``most``: no more tables are searched, by all searches together. ``like``: what won in these searches is
    tried first.
    """
    plays = plays_left(table, readings)
    with_tactics = tactics_in_play(table)
    pile, budget = _pile_order(claim, table), budget_for(plays, with_tactics)
    tables = 0
    searches: list[AdversarialSearch] = []
    for worst_pile in (True, False) if pile is None and not with_tactics else (False,):
        searches, exhausted = [], False
        for side in SIDES:
            allowed = budget if most is None else min(budget, most - tables)
            search = AdversarialSearch(readings, pile, opponent(side), allowed, table, worst_pile)
            search.try_first(like)
            searches.append(search)
            try:
                winner = search.winner(table)
                if pile is not None and not with_tactics:
                    search.claim_for(winner)
                if winner == search.claimer:
                    course = search.course(table) if with_course else ()
                    return Forcing(winner, plays, (search,), tables + search.tables_searched, course)
            except OutOfBudget:
                exhausted = True
            tables += search.tables_searched
        if exhausted and not (worst_pile and table.deck <= SMALL_PILE):
            why = "tactics" if with_tactics else "budget"
            return Forcing(None, plays, (), tables, undecided=why)
    return Forcing(None, plays, tuple(searches), tables)


def _pile_order(claim: Forced, table: Table) -> tuple[str, ...] | None:
    """One card in the pile is known: it is the only one that was not seen."""
    return claim.pile if table.deck > 1 else names(unknown_cards(table)) if table.deck else ()


def _forced_by_neither(table: Table) -> Finding:
    """Chance decides: draws, or a Wymiana, in which both choose at the same time."""
    if not tactics_in_play(table):
        summary = Reason("river.draw.one", "river-forced-neither", {"deck": table.deck})
        return Finding(Verdict.ANSWERED, summary, answer={"winner": None, "by": "draws"})
    held = "wymiana" in table.hands[0] or "wymiana" in table.hands[1]
    exchange = held or (ruse_in_play(table, "wymiana") and bool(table.tactics_deck))
    params: Params = {
        "deck": table.deck,
        "tactics": table.tactics_deck or 0,
        "exchange": "yes" if exchange else "no",
    }
    summary = Reason("river.tactics.draw", "river-forced-neither-tactics", params)
    by = "draws-or-exchange" if exchange else "draws"
    return Finding(Verdict.ANSWERED, summary, answer={"winner": None, "by": by})


def _forced_by(
    actions: Sequence[Action], table: Table, side: Side, readings: Readings, claim: Forced
) -> Finding:
    course = replayed_course(table, actions, side, readings)
    known = "yes" if claim.pile is not None or table.deck < 2 else "no"
    params = {"winner": side, "count": len(course.actions), "by": course.by, "pile": known}
    answer = {"winner": side, "by": course.by}
    witness = {"actions": course.actions, "result": course.result}
    return Finding(Verdict.ANSWERED, Reason(course.rule, "river-forced", params), witness, answer)


def undecided_forced(why: str) -> Finding:
    return Finding(Verdict.UNDECIDED, Reason("river.end.last-turn", "river-forced-undecided", {"why": why}))
