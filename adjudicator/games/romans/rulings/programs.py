"""The programs that a claim on hidden cards is a question about: one for each way to finish the round."""

from adjudicator.games.romans.claims.fort import FortCase
from adjudicator.games.romans.claims.game import GameCase
from adjudicator.games.romans.models.later_turns import bounds_question
from adjudicator.games.romans.models.questions import fort_question, game_question
from adjudicator.games.romans.rulings.engines import MOST_ENDINGS, this_turn_question
from adjudicator.games.romans.search.before_attack import attack_tables
from adjudicator.games.romans.search.early_game import excluded_by_bounds
from adjudicator.games.romans.search.fort import took_marked_fort
from adjudicator.games.romans.search.game import game_goal, is_last_turn
from adjudicator.games.romans.search.witness import round_endings
from adjudicator.games.romans.table.table import Step, Table
from solver.program import Program


def fort_programs(case: FortCase, table: Table) -> list[Program] | None:
    """None if there are too many."""
    claim, readings = case.claim, case.readings
    endings = _endings(table, case)
    if endings is None:
        return None
    still_open = [end for end in endings if took_marked_fort(end, claim.clan) is None]
    return [fort_question(end, readings, claim.clan, claim.takes, claim.line).g.program for end in still_open]


def game_programs(case: GameCase, table: Table) -> list[Program] | None:
    """None if there are too many. Before the last turn: bounds, with this turn stated in full if needed."""
    claim, readings = case.claim, case.readings
    if not is_last_turn(table, readings):
        goal = game_goal(table, readings, claim.clan, claim.wins, claim.sole, claim.line)
        if excluded_by_bounds(table, readings, goal):
            return [bounds_question(table, readings, claim.clan, claim.wins).program]
        (start,) = attack_tables(table, readings)
        endings = _endings(start, case)
        if endings is None:
            return None
        stated = [this_turn_question(end, readings, goal, claim.line) for end in endings]
        return [one for one in stated if isinstance(one, Program)]
    start, *others = attack_tables(table, readings)
    asked = (claim.clan, claim.wins, claim.sole, claim.line)
    if others:
        return [game_question(start, readings, *asked, open_wall=True).g.program]
    endings = _endings(start, case)
    if endings is None:
        return None
    return [game_question(end, readings, *asked).g.program for end in endings if end.step != Step.OVER]


def _endings(table: Table, case: FortCase | GameCase) -> list[Table] | None:
    """Every table after the round that has begun. None if there are too many."""
    line = case.claim.line if case.claim.certain else None
    found: list[Table] = []
    for _, end in round_endings(table, case.readings, case.claim.clan, line):
        if len(found) == MOST_ENDINGS:
            return None
        found.append(end)
    return found
