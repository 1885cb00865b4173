"""Records from the table of the claim, before the attack too: every action is played by the rules."""

from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.rules.round import choose
from adjudicator.games.romans.rules.wall import arranged
from adjudicator.games.romans.search.aimed_game import PlannedTurn
from adjudicator.games.romans.search.before_attack import at_attack, is_before_attack, orders_leading_to
from adjudicator.games.romans.search.game_goal import GameGoal, is_reached
from adjudicator.games.romans.search.witness import Bound, Witness, played_rounds, replay_path
from adjudicator.games.romans.table.actions import Action
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.forts import KIND
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.play import replay
from adjudicator.readings import Readings
from solver.answer import FalseWitness


def from_table_of_claim(
    table: Table, witness: Witness, readings: Readings, goal: GameGoal | None = None
) -> Witness:
    """The witness as a record from the table of the claim, before the attack too. Checked by the rules."""
    if is_before_attack(table):
        start, given = orders_leading_to(table, witness.start)
        witness = Witness(start, (*given, *witness.actions), witness.end, witness.trace)
        played = replay(PLAY, start, witness.actions, readings)
        if played.refused is not None or _unmarked(played.last) != _unmarked(witness.end):
            raise FalseWitness(f"{played.refused}: {witness}")
    if goal is not None and not is_reached(goal, witness.end):
        raise FalseWitness(f"{goal.wins}: {witness}")
    return witness


def _unmarked(table: Table) -> list[object]:
    """The cards of all clans, without the mark on a fort."""
    return [
        (cards._replace(forts=(), dropped=()), [fort & KIND for fort in (*cards.forts, NONE, *cards.dropped)])
        for cards in table.cards
    ]


def replay_trial_game(
    table: Table, plan: tuple[PlannedTurn, ...], readings: Readings, goal: GameGoal, line: Line = ()
) -> Witness:
    """The record from the table of the claim. Raises FalseWitness if the rules do not confirm it."""
    bound = None if goal.wins else Bound(goal.clan, line)
    start: Table | None = None
    here, actions = table, list[Action]()
    for turn in plan:
        if here.step == Step.COLLECT:
            actions.append(Action("collect"))
            here = PLAY.after(here, actions[-1], readings)
            start = start or table
        named, given, here = _play_turn(here, turn, readings, bound)
        actions += given
        start = start or named
    return _confirmed(Witness(start or table, tuple(actions), here, ()), readings, goal)


def played_on(first: Witness, later: Witness, readings: Readings, goal: GameGoal) -> Witness:
    """The record of one turn and then of the rest of the game."""
    actions = (*first.actions, *later.actions)
    return _confirmed(Witness(first.start, actions, later.end, ()), readings, goal)


def _confirmed(witness: Witness, readings: Readings, goal: GameGoal) -> Witness:
    """The same record, played by the rules from its first action to the end of the game."""
    played = replay(PLAY, witness.start, witness.actions, readings)
    if played.refused is not None or played.last != witness.end or not is_reached(goal, played.last):
        raise FalseWitness(f"{played.refused}: {witness}")
    return witness


def _play_turn(
    table: Table, turn: PlannedTurn, readings: Readings, bound: Bound | None
) -> tuple[Table, tuple[Action, ...], Table]:
    """The table with its cards named, the actions of this turn, and the table after them."""
    path = played_rounds(turn.path)
    if not is_before_attack(table):
        after_round = choose(*turn.prefix[-1], readings) if turn.prefix else table
        part = replay_path(table, turn.prefix, after_round, path, readings, bound)
        return part.start, part.actions, part.end
    uncovered = tuple(Action("uncover", "", (fort & KIND,)) for fort in turn.row[len(table.wall) :])
    here = table
    for action in uncovered:
        here = PLAY.after(here, action, readings)
    wall = arranged(here.wall, readings) if here.step == Step.ARRANGE else here.wall
    attack = at_attack(here, wall)
    part = replay_path(attack, (), attack, path, readings, bound)
    named, given = orders_leading_to(here, part.start)
    return table._replace(cards=named.cards), (*uncovered, *given, *part.actions), part.end
