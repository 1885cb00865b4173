"""The full ruling on ``forced``: the game tree of the rules, and while cards are hidden a second search."""

from adjudicator.case import Case
from adjudicator.games.romans.claims.forced import Forced, can_force, find_forced
from adjudicator.games.romans.claims.fort import fort_table
from adjudicator.games.romans.rules.round import is_choice
from adjudicator.games.romans.rulings.steps import hidden_card_steps
from adjudicator.games.romans.rulings.uncertain_data import strengths_steps
from adjudicator.games.romans.search.forcing import Forcing, can_force_by_rounds
from adjudicator.games.romans.table.cards import NONE, card_id
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step
from adjudicator.quorum import quorum, said_by
from adjudicator.ruling import Confirmed, Explained, Finding, Reason, Verdict
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
    if finding.verdict is Verdict.UNDECIDED or position.table.setup.neutral[case.claim.clan]:
        return Explained()
    steps = list(hidden_card_steps(fort_table(position, readings, position.table.round)))
    for entry in found.line:
        if "when" in entry:
            cards = [f"{clan}:{name}" for clan, name in entry["when"].items()]
            params = {"do": entry["do"], "cards": cards}
            steps.append(Reason("romans.qween.seduce", "romans-forced-when", params, tuple(cards)))
    if found.against:
        clans = position.table.setup.clans
        cards = [card_id(clan, card) for clan, card in zip(clans, found.against, strict=True)]
        steps.append(Reason("romans.attack.total", "romans-forced-against", {"cards": cards}, tuple(cards)))
    steps += strengths_steps(
        position, found.forced, lambda other: can_force(other, readings, case.claim.clan)
    )
    return Explained(tuple(steps))
