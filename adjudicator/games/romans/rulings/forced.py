"""The full ruling on ``forced``: the game tree of the rules, and while cards are hidden a second search."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from adjudicator.case import Case
from adjudicator.games.romans.claims.forced import Forced, can_force, find_forced
from adjudicator.games.romans.claims.fort import fort_table
from adjudicator.games.romans.rules.round import hide_again, is_choice, reveal
from adjudicator.games.romans.rulings.fort_steps import reply_steps, way_steps
from adjudicator.games.romans.rulings.steps import hidden_card_steps, is_open_round, open_round_steps
from adjudicator.games.romans.rulings.uncertain_data import strengths_steps
from adjudicator.games.romans.search.forcing import Forcing, can_force_by_rounds
from adjudicator.games.romans.table.actions import read
from adjudicator.games.romans.table.cards import NONE, WARRIOR, card_id
from adjudicator.games.romans.table.line import CHOICE_OF_VERB, Entry, Line
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.quorum import quorum, said_by
from adjudicator.ruling import Confirmed, Explained, Finding, Params, Reason, Verdict, aside
from solver.answer import Answer, Outcome

ForcedCase = Case[Position, Forced]


def confirm_forced(case: ForcedCase) -> Confirmed[Forcing]:
    """Both searches must agree. If every card is face up, the tree of the rules is all there is."""
    position, readings, clan = case.position, case.readings, case.claim.clan
    finding, found = find_forced(position, readings, clan)
    if position.table.setup.neutral[clan]:
        return Confirmed(finding, found)
    table = fort_table(position, readings, position.table.round)
    if table.step != Step.REVEAL or position.table.who == NONE or is_choice(table):
        return Confirmed(finding, found)
    by_rules = _outcome(found.forced)
    by_rounds = _outcome(can_force_by_rounds(table, readings, clan))
    answers = (Answer("search", by_rounds), Answer("plain-search", by_rules))
    if quorum(answers, found) is by_rules:
        return Confirmed(finding, found, answers)
    params = {**finding.summary.params, "said": said_by(answers)}
    summary = Reason("romans.attack.capture", "romans-forced-undecided", params)
    return Confirmed(Finding(Verdict.UNDECIDED, summary), found, answers)


def _outcome(forced: bool) -> Outcome:
    return Outcome.FOUND if forced else Outcome.NONE


def explain_forced(case: ForcedCase, confirmed: Confirmed[Forcing]) -> Explained:
    position, readings, finding, found = case.position, case.readings, confirmed.finding, confirmed.evidence
    if finding.verdict is Verdict.UNDECIDED:
        return Explained()
    if position.table.setup.neutral[case.claim.clan]:
        return Explained((finding.summary,))
    steps = [*_argument(case, found)]
    other = partial(can_force, readings=readings, clan=case.claim.clan)
    steps += strengths_steps(position, found.forced, other, finding.verdict)
    return Explained(tuple(steps))


def _argument(case: ForcedCase, found: Forcing) -> Iterator[Reason]:
    """What the clan chooses and what becomes of every card of the others; or cards that stop each choice."""
    before, readings, clan = case.position.table, case.readings, case.claim.clan
    if is_open_round(before):
        yield from open_round_steps(before, readings)
        yield from _line_steps(case, found)
        return
    table = fort_table(case.position, readings, before.round)
    hidden = tuple(hidden_card_steps(table))
    if not found.forced:
        clans = before.setup.clans
        cards = tuple(card_id(name, card) for name, card in zip(clans, found.against, strict=True))
        params: Params = {"cards": list(cards), "clan": clans[clan]}
        yield Reason("romans.attack.total", "romans-forced-against", params, cards)
        yield from open_round_steps(_with_revealed(before, found.against), readings)
        yield from aside(hidden)
        return
    yield from _line_steps(case, found)
    replies = tuple(reply_steps(table, readings, clan, _as_line(found)))
    yield from replies
    for way in way_steps(table, readings, clan, takes=False, line=_as_line(found)):
        yield replace(way, bears=not replies or way.message != "romans-way-alone")
    yield from aside(hidden) if replies else hidden


def _line_steps(case: ForcedCase, found: Forcing) -> Iterator[Reason]:
    """The choices that force the fort, first the usual one, then the exceptions."""
    clan = case.position.table.setup.clans[case.claim.clan]
    usual = [entry["do"] for entry in found.line if "when" not in entry]
    if found.forced:
        params: Params = {"clan": clan, "do": " + ".join(usual), "count": len(usual)}
        yield Reason("romans.attack.powers", "romans-forced-line", params)
    for entry in found.line:
        if "when" in entry:
            cards = [f"{other}:{name}" for other, name in entry["when"].items()]
            params = {"do": entry["do"], "cards": cards}
            yield Reason("romans.qween.seduce", "romans-forced-when", params, tuple(cards))


def _as_line(found: Forcing) -> Line:
    """The choices that force the fort as a claimer's line."""
    entries = []
    for entry in found.line:
        action = read(entry["do"])
        if action is not None and action.verb in CHOICE_OF_VERB:
            when = tuple((other, WARRIOR[name]) for other, name in entry.get("when", {}).items())
            entries.append(Entry(action, None, when))
    return tuple(entries)


def _with_revealed(table: Table, warriors: Sequence[int]) -> Table:
    """The table if these warriors are revealed in this round."""
    table = hide_again(table)
    for seat, warrior in enumerate(warriors):
        table = reveal(table, seat, warrior)
    return table
