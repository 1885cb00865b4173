"""``game``: this clan wins the game, for certain or possibly."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from adjudicator.case import Case
from adjudicator.games.romans.claims.claimer import read_clan, read_line
from adjudicator.games.romans.claims.evidence import BRIEFLY, Evidence, evidence_of, finding_of
from adjudicator.games.romans.claims.given_up import given_up_missing
from adjudicator.games.romans.intake.claim_forms import GameForm
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.rules.ending import winners_are_known
from adjudicator.games.romans.search.game import search_game
from adjudicator.games.romans.search.game_search import BUDGET
from adjudicator.games.romans.search.memory import Memory
from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.search.staged import Shown
from adjudicator.games.romans.table.forts import WALL
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import Outcome

_NEUTRAL_RULE: Final = "romans.neutral.no-win"


@dataclass(frozen=True, slots=True)
class GameClaim:
    """This clan wins the game, for certain or possibly."""

    clan: int
    certain: bool
    sole: bool
    line: Line = ()

    @property
    def wins(self) -> bool:
        """What is sought: a record in which the clan wins, or one in which it does not."""
        return not self.certain


GameCase = Case[Position, GameClaim]


def read_game(form: GameForm, position: PositionForm, _: Readings) -> tuple[GameClaim | None, list[Problem]]:
    clan, problems = read_clan(form.clan, position)
    line, wrong = read_line(form.line, form.clan, position)
    claim = None if clan is None else GameClaim(clan, form.how == "certain", form.sole, line)
    return claim, problems + wrong


def game_needs(case: GameCase) -> Iterator[Problem]:
    """Every fort counts for the win, so all forts that have left the walls must be listed.

    That a neutral clan cannot win is known without them.
    """
    table = case.position.table
    if table.setup.neutral[case.claim.clan]:
        return
    listed = len(table.discarded) + sum(len(cards.forts) + len(cards.dropped) for cards in table.cards)
    if table.step in (Step.UNCOVER, Step.ARRANGE, Step.LOSE, Step.LAY):
        wanted = WALL * (table.turn - 1)
    else:
        wanted = WALL * table.turn - len(table.wall)
    if table.step != Step.OVER and listed != wanted:
        params = {"count": listed, "wanted": wanted}
        yield Problem(Kind.MISSING, "game-forts-missing", pointer("position", "clans"), params)
    elif table.step != Step.OVER or not winners_are_known(table, case.readings):
        yield from given_up_missing(table, case.readings)


def decide_game(case: GameCase) -> Finding:
    return game_finding(case, evidence_of(search_game_claim(case, case.position)))


def decide_game_briefly(case: GameCase) -> Finding:
    return game_finding(case, Evidence(search_game_claim(case, case.position, BRIEFLY).outcome))


def search_game_claim(
    case: GameCase,
    position: Position,
    budget: int = BUDGET,
    memory: Memory | None = None,
    hint: Shown = (),
) -> Searched:
    """What the search answers to the claim, at this position. ``hint``: cards to be tried first."""
    claim = case.claim
    table = table_of(position, case.readings)
    goal = (claim.clan, claim.wins, claim.sole, claim.line)
    return search_game(table, case.readings, *goal, budget, memory, hint)


def game_finding(case: GameCase, evidence: Evidence) -> Finding:
    """The verdict that follows from the evidence, with its witness."""
    claim, setup = case.claim, case.position.table.setup
    params = {"clan": setup.clans[claim.clan], "sole": "yes" if claim.sole else "no"}
    if not setup.neutral[claim.clan]:
        finding = finding_of(evidence, "game", claim.certain, "romans.end.points", params)
        return replace(finding, witness=None if evidence.witness is None else evidence.witness.as_json)
    if evidence.outcome is Outcome.GAVE_UP:
        return finding_of(evidence, "game", claim.certain, _NEUTRAL_RULE, params)
    return Finding(Verdict.REJECTED, Reason(_NEUTRAL_RULE, "romans-game-neutral", params))
