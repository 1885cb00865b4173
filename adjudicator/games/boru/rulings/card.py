"""The full ruling on ``card``: the engines are asked about the hidden hands. With its steps."""

from collections.abc import Iterator, Sequence
from functools import partial

from adjudicator.case import Case
from adjudicator.games.boru.claims.card import CardFinding, CardWins, search_card
from adjudicator.games.boru.models.deals import beaten_program, unbeaten_program
from adjudicator.games.boru.rulings.beating_cards import (
    seen_beating_cards,
    unseen_beating_cards,
    with_only_these_seen,
)
from adjudicator.games.boru.rulings.undecided import undecided
from adjudicator.games.boru.search.deals import CardInTrick, TrickExample, example_beaten
from adjudicator.games.boru.table.cards import values
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import Table
from adjudicator.quorum import answer_of, quorum
from adjudicator.ruling import Confirmed, Explained, Params, Reason, Verdict
from solver.answer import SOLVER_NAMES, Answer, Outcome, Solve
from solver.engines import SOLVERS

CardCase = Case[Position, CardWins]


def confirm_card(case: CardCase) -> Confirmed[CardFinding]:
    """If the cards on the table settle the claim, no engine is asked."""
    found = search_card(case)
    if found.settled is not None:
        return Confirmed(found.finding, found)
    upheld, wanted = found.finding.verdict is Verdict.UPHELD, case.claim.wanted
    searched = Outcome.FOUND if upheld is wanted else Outcome.NONE
    answers = (Answer("search", searched), *solver_answers(found.at, wanted))
    if quorum(answers, found.finding.witness) is searched:
        return Confirmed(found.finding, found, answers)
    return Confirmed(undecided(found.finding, answers), found, answers)


def solver_answers(at: CardInTrick, wanted: bool, names: Sequence[str] = SOLVER_NAMES) -> tuple[Answer, ...]:
    """Are there hands with which the card is not beaten; with ``wanted`` false, is beaten?"""
    program_of = unbeaten_program if wanted else beaten_program

    def ask(solve: Solve) -> Outcome:
        return solve(program_of(at.known, at.card, at.colour, at.waiting)).outcome

    return tuple(answer_of(name, partial(ask, SOLVERS[name])) for name in names)


def explain_card(case: CardCase, confirmed: Confirmed[CardFinding]) -> Explained:
    found, verdict = confirmed.evidence, confirmed.finding.verdict
    if verdict is Verdict.UNDECIDED:
        return Explained()
    if found.settled is not None:
        return Explained((found.settled,))
    steps = tuple(_card_steps(case.position.table, found.at, found.example, verdict, case.claim))
    if case.claim.how == "possible":
        return Explained(steps)
    if verdict is Verdict.REJECTED:
        return Explained(steps, flips={"if_seen": list(unseen_beating_cards(found.at))})
    reason = _smallest_reason(found.at)
    return Explained(steps, reason or None, {"if_unseen": list(reason[:1])} if reason else {})


def _smallest_reason(at: CardInTrick) -> tuple[str, ...]:
    """The seen cards that make the claim certain, if the search and a solver agree that they suffice."""
    cards = seen_beating_cards(at)
    if not cards:
        return ()
    only = with_only_these_seen(at, cards)
    searched = Outcome.NONE if example_beaten(only) is None else Outcome.FOUND
    answers = Answer("search", searched), *solver_answers(only, False, SOLVER_NAMES[:1])
    return tuple(map(str, cards)) if quorum(answers) is Outcome.NONE else ()


def _card_steps(
    table: Table, at: CardInTrick, example: TrickExample | None, verdict: Verdict, claim: CardWins
) -> Iterator[Reason]:
    better = sorted(values(at.beating_cards))
    open_cards = sorted(values(at.beating_cards & at.known.pool))
    names = [table.name(seat) for seat in at.waiting]
    beating: Params = {"card": at.card, "colour": at.colour, "cards": better, "count": len(better)}
    yield Reason("boru.trick.win", "boru-card-beats", beating, tuple(map(str, better)))
    yield Reason("boru.trick.follow", "boru-card-waiting", {"players": names, "count": len(names)})
    if at.waiting:
        unseen: Params = {"cards": open_cards, "count": len(open_cards)}
        yield Reason("boru.box.open", "boru-card-unseen", unseen, tuple(map(str, open_cards)))
    if at.known.memories:
        yield Reason(
            "boru.draft.keep",
            "boru-card-draft",
            {"players": [table.name(one.seat) for one in at.known.memories]},
        )
    if verdict is Verdict.REJECTED and example is not None:
        seat, other = next((seat, card) for seat, card in example.plays if at.beating_cards >> card & 1)
        held: Params = {"player": table.name(seat), "card": other}
        yield Reason("boru.trick.follow", "boru-card-may-have", held, (str(other),))
    elif verdict is Verdict.REJECTED:
        yield Reason("boru.trick.follow", "boru-card-all-beat", {"card": claim.card})
    elif claim.how == "certain":
        yield Reason("boru.trick.follow", "boru-card-nobody-beats", {"card": claim.card})
    elif example is not None and example.plays:
        yield Reason("boru.trick.follow", "boru-shown-example")
        for seat, other in example.plays:
            played: Params = {"player": table.name(seat), "card": other}
            yield Reason("boru.trick.follow", "boru-played", played, (str(other),))
