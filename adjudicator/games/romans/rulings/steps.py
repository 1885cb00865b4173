"""The steps of a ruling on hidden cards: what is hidden, the course that shows it, and the scores."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from adjudicator.games.romans.claims.round_told import choice_reasons
from adjudicator.games.romans.claims.round_tree import build_round_tree, captured_before
from adjudicator.games.romans.rules.ending import is_fortuna_owed
from adjudicator.games.romans.rules.explain import with_minus
from adjudicator.games.romans.rules.round import is_choice, resolve, reveal
from adjudicator.games.romans.search.before_attack import forts_to_come
from adjudicator.games.romans.search.game_bounds import least_points, most_points
from adjudicator.games.romans.search.witness import Witness, laid_from_here
from adjudicator.games.romans.table.actions import write
from adjudicator.games.romans.table.cards import NONE, UNKNOWN, WARRIOR, WARRIORS, card_id
from adjudicator.games.romans.table.forts import fort_name
from adjudicator.games.romans.table.line import CHOICE_OF_VERB, Entry, Line
from adjudicator.games.romans.table.table import Step, Table, unseen_warriors
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Params, Phrase, Reason, aside

CAPTURES: Final = ("romans-takes", "romans-druhid-takes")
"""Steps that say who takes which fort."""
_NO_CAPTURES: Final = ("romans-fort-discarded", "romans-fort-stays", "romans-filchy-discards")
_ENDS: Final = ("romans-three-fortheca", "romans-neutral-three")
COMPARISONS: Final = frozenset(
    f"romans-{name}"
    for name in (
        *("total", "filchy-out", "highest", "sole", "archr-wins", "archr-several", "tie", "tie-below"),
        *("all-filchy", "round-if", "round-if-nobody", "druhid-takes", "fort-stays"),
        *("way-highest", "way-alone", "way-tie-broken", "way-more", "way-tie", "way-tie-lost", "way-out"),
        *("way-taken", "way-pushed-out", "way-ended", "way-bounds"),
        *("points-bounds", "ending-points", "ending-level", "ending-fortheca", "end-score", "end-level"),
        *("hangs-on-strengths", "our-strengths"),
    )
)
"""The messages of the comparison that decides."""
MOST_LISTED: Final = 8
"""So many cards that may lie face down are named one by one."""


def is_open_round(table: Table) -> bool:
    """Are all cards of this round face up, and is its fort not taken yet?"""
    begun = is_choice(table) and table.step <= Step.DRUHID
    return begun or (table.step == Step.REVEAL and bool(table.cards) and table.who == NONE)


def open_round_steps(table: Table, readings: Readings) -> tuple[Reason, ...]:
    """A round whose cards are all face up: what decides who takes its fort."""
    tree, certain = build_round_tree(table, readings)
    return (*_until_capture(certain), *choice_reasons(table, readings, tree))


def run_on_steps(table: Table, readings: Readings) -> Iterator[Reason]:
    """A round whose cards are all face up and in which nobody chooses: in a sentence, its steps apart."""
    if table.step != Step.REVEAL or not table.cards or table.who != NONE:
        return
    trace: list[Reason] = []
    if is_choice(resolve(table, readings, trace)):
        return
    taken = next((step for step in trace if step.message in CAPTURES), None)
    cards = [card_id(clan, one.now) for clan, one in zip(table.setup.clans, table.cards, strict=True)]
    capture = {} if taken is None else {"clan": taken.params["clan"], "fort": taken.params["fort"]}
    yield _in_a_sentence(table.round, cards, _totals(trace), capture, ())
    yield from aside(trace)


def last_round_revealed(table: Table) -> Table:
    """If every clan has one card left, and all of them are known: the table with these cards revealed."""
    if table.step != Step.REVEAL or any(
        cards.now != NONE or len(cards.down) != 1 or UNKNOWN in cards.down for cards in table.cards
    ):
        return table
    for seat, cards in enumerate(table.cards):
        table = reveal(table, seat, cards.down[0])
    return table


def _totals(steps: Sequence[Reason]) -> list[Phrase]:
    """The total of each clan in a round; none if it was decided before."""
    return [
        Phrase("romans-total-short", {"clan": step.params["clan"], "total": step.params["total"]})
        if step.message == "romans-total"
        else Phrase("romans-total-out", {"clan": step.params["clan"]})
        for step in steps
        if step.message in ("romans-total", "romans-filchy-out")
    ]


def _in_a_sentence(
    round_: Param, cards: Sequence[str], totals: Sequence[Phrase], capture: Params, choices: Sequence[str]
) -> Reason:
    """The cards of a round, the totals, what was chosen, and who took which fort."""
    params: Params = {
        "clan": "",
        "fort": "",
        "round": round_,
        "cards": list(cards),
        "totals": list(totals),
        "sums": len(totals),
        **capture,
        "choices": list(choices),
        "count": len(choices),
    }
    message = "romans-briefly" if capture else "romans-briefly-nobody"
    rule = "romans.attack.capture" if capture else "romans.attack.tie"
    return Reason(rule, message, params, tuple(cards))


def _until_capture(steps: Sequence[Reason]) -> tuple[Reason, ...]:
    """The steps of a round. Those after the fort is taken are told apart."""
    ends = [at for at, step in enumerate(steps) if step.message in (*CAPTURES, *_NO_CAPTURES)]
    if not ends:
        return tuple(steps)
    before, after = steps[: ends[0] + 1], steps[ends[0] + 1 :]
    return (*before, *(replace(step, bears=step.message in _ENDS) for step in after))


def hidden_card_steps(table: Table) -> Iterator[Reason]:
    """For every clan with unknown cards, what they may be."""
    for seat, clan_cards in enumerate(table.cards):
        places = clan_cards.down.count(UNKNOWN)
        if places:
            clan = table.setup.clans[seat]
            kinds = [kind for kind, left in enumerate(unseen_warriors(clan_cards)) for _ in range(left)]
            cards = [card_id(clan, kind) for kind in kinds]
            params: Params = {
                "clan": clan,
                "places": places,
                "cards": cards,
                "warriors": [WARRIORS[kind] for kind in kinds],
                "count": len(cards),
            }
            yield Reason("romans.orders.lay", "romans-hidden", params, tuple(cards))


def line_steps(line: Line, certain: bool, clan: str, witness: Witness | None) -> Iterator[Reason]:
    """For a certain claim: whether the claimer stated a line. It bears if the claimer has a choice at all."""
    if certain:
        message = "romans-line-stated" if line else "romans-line-silent"
        chooses = witness is not None and any(
            action.clan == clan and action.verb in CHOICE_OF_VERB for action in witness.actions
        )
        params: Params = {"count": len(line), "clan": clan, "cases": [_entry(entry) for entry in line]}
        yield Reason("romans.attack.powers", message, params, bears=bool(line) or chooses)


def _entry(entry: Entry) -> Phrase:
    cards = [f"{clan}:{WARRIORS[warrior]}" for clan, warrior in entry.when]
    params: Params = {
        "round": entry.round or 0,
        "does": write(entry.action),
        "cards": cards,
        "count": len(cards),
    }
    return Phrase("romans-line-entry", params)


def course_steps(table: Table, witness: Witness) -> Iterator[Reason]:
    """The course of a witness: earlier rounds in a sentence each, the last one until the fort is taken.

    Every step of the earlier rounds, and how the cards were laid, is told apart.
    """
    *earlier, last = _rounds(witness.trace)
    yield from _may_lie(table, witness)
    for number, steps in enumerate(earlier):
        yield from _briefly(witness, steps, number)
    yield from _until_capture(last)
    yield from aside(_laid(witness))
    yield from aside(step for steps in earlier for step in steps)


def brief_course_steps(witness: Witness) -> Iterator[Reason]:
    """Every round of a witness in a sentence."""
    for number, steps in enumerate(_rounds(witness.trace)):
        if steps:
            yield from _briefly(witness, steps, number)


def full_course_steps(witness: Witness) -> tuple[Reason, ...]:
    """How the cards of a witness were laid, and every step of it: told apart."""
    return aside((*_laid(witness), *witness.trace))


def _rounds(trace: Sequence[Reason]) -> list[list[Reason]]:
    """The steps round by round. A round that had begun comes first."""
    found: list[list[Reason]] = [[]]
    for step in trace:
        if step.message == "romans-revealed" and found[-1]:
            found.append([])
        found[-1].append(step)
    return found


def _briefly(witness: Witness, steps: Sequence[Reason], number: int) -> Iterator[Reason]:
    """One round in a sentence: the cards, and who takes which fort. Nothing if that is not listed."""
    start = witness.start
    revealed = next((step for step in steps if step.message == "romans-revealed"), None)
    taken = next((step for step in steps if step.message in CAPTURES), None)
    chosen = _choices(witness)
    place = len(chosen) - len(_rounds(witness.trace)) + number
    choices = chosen[place] if place >= 0 else []
    if revealed is None:
        cards = [card_id(start.setup.clans[seat], cards.now) for seat, cards in enumerate(start.cards)]
    else:
        cards = list(revealed.cards)
    capture: Params = {}
    if taken is not None:
        capture = {"clan": taken.params["clan"], "fort": taken.params["fort"]}
    elif revealed is None and start.winner != NONE:
        if captured_before(start) == NONE:
            return
        capture = {"clan": start.setup.clans[start.winner], "fort": fort_name(captured_before(start))}
    at = start.round + number if revealed is None else revealed.params["round"]
    yield _in_a_sentence(at, cards, _totals(steps), capture, choices)


def _choices(witness: Witness) -> list[list[str]]:
    """What was chosen in each round. How Svord moves cards is secret, and shows in the cards."""
    found: list[list[str]] = [[]]
    revealed: set[str] = set()
    chosen = False
    for action in witness.actions:
        if action.verb == "reveals":
            if action.clan in revealed or chosen:
                revealed.clear()
                found.append([])
            revealed.add(action.clan)
        elif action.verb in CHOICE_OF_VERB and action.verb != "rearranges":
            found[-1].append(write(action))
        chosen = action.verb != "reveals"
    return found


def _may_lie(table: Table, witness: Witness) -> Iterator[Reason]:
    """The unknown cards that the course assumes."""
    found: list[str] = []
    for seat, cards in enumerate(table.cards):
        clan = table.setup.clans[seat]
        to_come = cards.down if is_choice(table) else laid_from_here(cards)
        known = Counter(kind for kind in to_come if kind != UNKNOWN)
        for step in witness.trace:
            if step.message != "romans-revealed":
                continue
            kind = WARRIOR[step.cards[seat].partition(":")[2]]
            if known[kind]:
                known[kind] -= 1
            else:
                found.append(card_id(clan, kind))
    if found:
        listed = "yes" if len(found) <= MOST_LISTED else "no"
        params: Params = {"cards": found, "count": len(found), "listed": listed}
        yield Reason("romans.orders.lay", "romans-may-lie", params, tuple(found))


def _laid(witness: Witness) -> Iterator[Reason]:
    """The cards of the witness, clan by clan."""
    for seat, clan_cards in enumerate(witness.start.cards):
        clan = witness.start.setup.clans[seat]
        laid = laid_from_here(clan_cards)
        cards = [card_id(clan, kind) for kind in laid if kind != UNKNOWN]
        if cards and UNKNOWN not in laid:
            params: Params = {"clan": clan, "cards": cards}
            yield Reason("romans.orders.lay", "romans-laid-so", params, tuple(cards))


def needs_steps(needs: tuple[str, ...] | None) -> Iterator[Reason]:
    """The smallest set of facts that a proof needs. Apart: it has a place of its own in every ruling."""
    if needs is not None:
        facts = "romans-proof-needs" if needs else "romans-proof-needs-nothing"
        params: Params = {"cards": list(needs), "count": len(needs)}
        yield Reason("romans.attack.discard", facts, params, needs, bears=False)


def score_steps(table: Table, readings: Readings) -> Iterator[Reason]:
    """The points of each clan, and the least and the most that it may end with.

    Nothing where a FortUna is still owed: its price is not among the points yet.
    """
    if is_fortuna_owed(table, readings):
        return
    coming = [*table.wall, *forts_to_come(table)]
    for seat, cards in enumerate(table.cards):
        params = {
            "clan": table.setup.clans[seat],
            "points": with_minus(least_points(cards.forts, ())),
            "least": with_minus(least_points(cards.forts, coming)),
            "most": with_minus(most_points(cards.forts, coming)),
        }
        yield Reason("romans.end.points", "romans-points-now", params)
