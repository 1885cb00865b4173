"""Long comparisons of rules, engines and oracle in Rzymianie do domu!, beyond every test run."""

import random
from functools import partial

from adjudicator.games.romans.models.questions import fort_question, game_question
from adjudicator.games.romans.models.turn import Turn
from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.rules.round import reveal_all
from adjudicator.games.romans.rulings.engines import ask_fort, ask_game
from adjudicator.games.romans.rulings.solution import solution_rounds
from adjudicator.games.romans.search.fort import search_fort, took_marked_fort, with_marked_fort
from adjudicator.games.romans.search.fort_search import FortGoal, find_path
from adjudicator.games.romans.search.game import search_game
from adjudicator.games.romans.search.game_goal import GameGoal
from adjudicator.games.romans.search.state import round_rules
from adjudicator.games.romans.search.witness import replay_path
from adjudicator.games.romans.table.forts import WALL
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.intake.read_case import read_case
from adjudicator.play import replay
from solver import cpsat, z3smt
from solver.answer import Outcome, Solution
from tests.certificates.support import differences
from tests.evidence import Check, Checked, each
from tests.romans import certificate_games
from tests.romans.certificate_sampling import random_cases
from tests.romans.every_round import outcomes_by_rules, results_by_search
from tests.romans.lines import random_line
from tests.romans.oracle import Round, Scene, completions, every_run, takes, winners
from tests.romans.readings import DEFAULTS, oracle_rules, random_readings
from tests.romans.rules.test_against_oracle import after_oracle, after_rules, table_of
from tests.romans.rules.test_play import corrupted
from tests.romans.sampling import mostly_default_readings, random_game
from tests.romans.search.test_fort_search import hidden_pools, hidden_state, random_ending
from tests.romans.search.test_game import hidden_table, replay_game
from tests.romans.search.test_rounds import comparable, loosened, random_scene, search_state
from tests.romans.search.test_witness import random_tables


def _any_readings(rng: random.Random) -> dict[str, str]:
    return DEFAULTS | (random_readings(rng) if rng.random() < 0.7 else {})


# Whole games


def a_game(rng: random.Random) -> Checked:
    """A whole game replays from its written record without a refusal, ends once, and no neutral clan wins."""
    readings = mostly_default_readings(rng)
    first, actions = random_game(rng, readings)
    read = [PLAY.read(PLAY.write(action)) for action in actions]
    wrong = [] if read == actions else ["an action is not read back as written"]
    played = replay(PLAY, first, actions, readings)
    if played.refused is not None:
        return "refused", [*wrong, f"refused: {played.refused}"]
    if any(table.step == Step.OVER for table in played.tables[:-1]):
        wrong.append("play went on after the end")
    result = PLAY.result(played.last, readings)
    setup = first.setup
    if result is None:
        return "unfinished", [*wrong, "the game did not end"]
    players = {clan for clan, neutral in zip(setup.clans, setup.neutral, strict=True) if not neutral}
    if not set(result["winners"]) <= players:
        wrong.append(f"{result['winners']} are not players")
    return f"{setup.players} players, {len(setup.clans) - setup.players} neutral: {result['by']}", wrong


def a_corrupted_game(rng: random.Random) -> Checked:
    """One action is made illegal: the record is refused at exactly this action."""
    readings = mostly_default_readings(rng)
    first, actions = random_game(rng, readings)
    sound = replay(PLAY, first, actions, readings).tables
    at = rng.randrange(len(actions))
    listed = PLAY.actions(sound[at], readings)
    bad = corrupted(rng, sound[at], listed)
    while bad in listed:
        bad = corrupted(rng, sound[at], listed)
    played = replay(PLAY, first, [*actions[:at], bad, *actions[at + 1 :]], readings)
    caught = played.refused is not None and len(played.tables) == at + 1
    return Step(sound[at].step).name.lower(), [] if caught else [f"{PLAY.write(bad)} at {sound[at]}"]


# Rounds


def a_round(rng: random.Random) -> Checked:
    """The rules and the search reach the same tables as the oracle, over every choice."""
    setup, scene = random_scene(rng)
    readings = _any_readings(rng)
    flags = oracle_rules(readings, setup)
    ends = [end for _, end in every_run(lambda choose: Round(scene, flags, choose).play())]
    table = table_of(setup, scene)
    begun = reveal_all(table, [cards.down[0] for cards in table.cards], readings)
    wrong = []
    if {after_rules(end) for _, end in outcomes_by_rules(begun, readings)} != {
        after_oracle(end) for end in ends
    }:
        wrong.append(f"rules: {setup} {scene} {readings}")
    shown = {clan: scene.down[clan][scene.round] for clan in scene.clans}
    expected = {comparable(loosened(end, shown, scene.neutral)) for end in ends}
    if {
        comparable(one.after) for one in results_by_search(round_rules(setup, readings), search_state(scene))
    } != expected:
        wrong.append(f"search: {setup} {scene} {readings}")
    takers = {end.log[-1][1] for end in ends}
    return "open" if len(takers) > 1 else "nobody" if takers == {None} else "captured", wrong


# Forts and games over hidden cards


def _ending(rng: random.Random) -> tuple[int, int]:
    """Rounds left, and layouts for the oracle: the more rounds, the fewer layouts."""
    return rng.choice(((1, 200), (1, 200), (2, 24), (3, 6)))


def a_fort(rng: random.Random) -> Checked:
    """The search finds what brute force finds over hidden cards and choices, for every clan."""
    setup, scene, pools = random_ending(rng, *_ending(rng))
    readings = _any_readings(rng)
    ends = list(completions(scene, pools, oracle_rules(readings, setup)))
    place = rng.randrange(scene.round, WALL)
    fort = scene.wall[place]
    assert fort is not None
    wrong = []
    still_open = 0
    for seat, clan in enumerate(scene.clans):
        took = {takes(end, clan, fort) for end in ends}
        still_open += len(took) > 1
        for goal in (True, False):
            question = FortGoal(round_rules(setup, readings), seat, goal)
            found = find_path(question, hidden_state(scene, pools, place - scene.round))
            if found.outcome is not (Outcome.FOUND if goal in took else Outcome.NONE):
                wrong.append(f"{clan} {place} {goal}: {found.outcome}; {scene} {pools} {readings}")
    return _stratum(scene, still_open), wrong


def a_last_round(rng: random.Random) -> Checked:
    """The search finds what brute force finds about the winner, over hidden cards in the last round."""
    setup, scene, _ = random_ending(rng, 1, 1)
    pools = hidden_pools(rng, scene, 60)
    readings = _any_readings(rng) | {"solo-result": "player-wins"}
    flags = oracle_rules(readings, setup)
    ends = [winners(end, flags) for end in completions(scene, pools, flags)]
    table = hidden_table(setup, scene, pools)
    wrong = []
    still_open = 0
    for seat, clan in enumerate(scene.clans):
        sole = rng.random() < 0.5
        won = {not setup.neutral[seat] and (end == [clan] if sole else clan in end) for end in ends}
        still_open += len(won) > 1
        for wins in (True, False):
            if setup.neutral[seat] and not wins:
                continue
            found = search_game(table, readings, seat, wins, sole)
            if found.outcome is not (Outcome.FOUND if wins in won else Outcome.NONE):
                wrong.append(f"{clan} {wins} {sole}: {found.outcome}; {table} {readings}")
    return _stratum(scene, still_open), wrong


def _stratum(scene: Scene, still_open: int) -> str:
    return f"{WALL - scene.round} rounds left, {'open' if still_open else 'settled'}"


# The engines against each other


def _solved(turn: Turn) -> tuple[Outcome, list[str], tuple[Solution, Solution]]:
    """The outcome of the two solvers, whether they agree, and their solutions."""
    first, second = cpsat.solve(turn.g.program), z3smt.solve(turn.g.program)
    outcomes = {first.outcome, second.outcome} - {Outcome.GAVE_UP}
    wrong = [f"CP-SAT {first.outcome}, Z3 {second.outcome}"] if len(outcomes) > 1 else []
    outcome = outcomes.pop() if outcomes else Outcome.GAVE_UP
    return outcome, wrong, (first, second)


def _some_table(rng: random.Random, last_turn: bool, rounds: int) -> tuple[Table, dict[str, str]]:
    """The beginning of a round somewhere in a random game."""
    while True:
        for table, readings in random_tables(rng, 4):
            starts = table.step == Step.REVEAL and 0 < len(table.wall) <= rounds
            if starts and (table.turn == 3 or not last_turn):
                return table, readings


def engines_about_a_fort(rng: random.Random) -> Checked:
    """Search, CP-SAT and Z3 agree about a fort, often with a line. The rules replay what the solvers find."""
    table, readings = _some_table(rng, last_turn=False, rounds=WALL)
    place = rng.randint(WALL + 1 - len(table.wall), WALL)
    clan, goal = rng.randrange(len(table.cards)), rng.random() < 0.5
    line = random_line(rng, table, clan) if not goal and rng.random() < 0.7 else ()
    table = with_marked_fort(table, place)
    by_search = search_fort(table, readings, clan, goal, line).outcome
    turn = fort_question(table, readings, clan, goal, line)
    outcome, wrong, solutions = _solved(turn)
    if {by_search, outcome} == {Outcome.FOUND, Outcome.NONE}:
        wrong.append(f"search {by_search}, solvers {outcome}")
    for solution in solutions:
        if solution.outcome is Outcome.FOUND:
            witness = replay_path(table, (), table, solution_rounds(turn, solution), readings)
            if took_marked_fort(witness.end, clan) is not goal:
                wrong.append("a solution that does not reach the goal")
    details = [f"{one}; {table} {readings} {clan} {goal} {line}" for one in wrong]
    return f"{len(table.wall)} rounds, {by_search.value}{', line' if line else ''}", details


def engines_about_a_game(rng: random.Random) -> Checked:
    """The same for a game in its last turn."""
    table, readings = _some_table(rng, last_turn=True, rounds=4)
    seats = [seat for seat, neutral in enumerate(table.setup.neutral) if not neutral]
    clan, goal, sole = rng.choice(seats), rng.random() < 0.5, rng.random() < 0.3
    line = random_line(rng, table, clan) if not goal and rng.random() < 0.7 else ()
    by_search = search_game(table, readings, clan, goal, sole, line).outcome
    turn = game_question(table, readings, clan, goal, sole, line)
    outcome, wrong, solutions = _solved(turn)
    if {by_search, outcome} == {Outcome.FOUND, Outcome.NONE}:
        wrong.append(f"search {by_search}, solvers {outcome}")
    game_goal = GameGoal(round_rules(table.setup, readings), readings, clan, goal, sole)
    for solution in solutions:
        if solution.outcome is Outcome.FOUND:
            replay_game(table, solution_rounds(turn, solution), readings, game_goal)
    details = [f"{one}; {table} {readings} {clan} {goal} {sole} {line}" for one in wrong]
    return f"{len(table.wall)} rounds, {by_search.value}{', line' if line else ''}", details


def engines_as_asked(rng: random.Random) -> Checked:
    """The engines agree when they are asked as in a ruling: the solvers about the cards of the witness."""
    about_game = rng.random() < 0.4
    table, readings = _some_table(rng, last_turn=about_game, rounds=WALL)
    seats = [seat for seat, neutral in enumerate(table.setup.neutral) if not (about_game and neutral)]
    clan, goal = rng.choice(seats), rng.random() < 0.5
    line = random_line(rng, table, clan) if not goal and rng.random() < 0.7 else ()
    if about_game:
        sole = rng.random() < 0.3
        game = search_game(table, readings, clan, goal, sole, line)
        evidence = ask_game(table, readings, clan, goal, sole, line, game)
    else:
        marked = with_marked_fort(table, rng.randint(WALL + 1 - len(table.wall), WALL))
        fort = search_fort(marked, readings, clan, goal, line)
        evidence = ask_fort(marked, readings, clan, goal, line, fort)
    outcomes = {answer.outcome for answer in evidence.answers} - {Outcome.GAVE_UP}
    wrong = [f"{evidence.answers}: {table} {readings} {clan} {goal} {line}"] if len(outcomes) > 1 else []
    return f"{'game' if about_game else 'fort'} {evidence.outcome.value}{', line' if line else ''}", wrong


def a_game_foreseen(rng: random.Random) -> Checked:
    """What the bounds decide before the last turn is true at the end of the game."""
    readings = mostly_default_readings(rng)
    first, actions = random_game(rng, readings)
    played = replay(PLAY, first, actions, readings)
    result = PLAY.result(played.last, readings)
    assert result is not None
    early = [
        table for table in played.tables if table.turn == 2 and table.step in (Step.REVEAL, Step.COLLECT)
    ]
    settled_by = ""
    wrong = []
    for table in rng.sample(early, min(3, len(early))):
        clan = rng.choice([seat for seat, neutral in enumerate(first.setup.neutral) if not neutral])
        won = first.setup.clans[clan] in result["winners"]
        for wins in (True, False):
            found = search_game(table, readings, clan, wins, False).outcome
            if found is Outcome.NONE:
                settled_by = "never" if wins else "surely"
                if won is wins:
                    wrong.append(f"{settled_by}: {table} {readings} {clan}")
    return settled_by or "open", wrong


def certificates(rng: random.Random) -> Checked:
    """The checker accepts what we make and refuses the other verdict."""
    (case,) = random_cases(rng, 1)
    return differences(read_case(case))


def a_game_by_the_checker(rng: random.Random) -> Checked:
    """The checker of certificates plays as the rules do."""
    return "games", list(certificate_games.differences(rng.randrange(10**9)))


CHECKS = (
    Check("whole games replayed", 100_000, partial(each, a_game), 250),
    Check("corrupted games", 10_000, partial(each, a_corrupted_game), 250),
    Check("rounds: rules and search by the oracle", 20_000, partial(each, a_round), 250),
    Check("forts: search by brute force", 3_000, partial(each, a_fort), 50),
    Check("last rounds of a game: search by brute force", 2_000, partial(each, a_last_round), 50),
    Check("forts: all engines", 600, partial(each, engines_about_a_fort), 10),
    Check("games in the last turn: all engines", 300, partial(each, engines_about_a_game), 10),
    Check("forts and games: engines as a ruling asks them", 600, partial(each, engines_as_asked), 10),
    Check("games before the last turn: bounds by what came", 1_000, partial(each, a_game_foreseen), 25),
    Check("certificates: fort, game, forced", 10_000, partial(each, certificates), 100),
    Check("certificates: games as the checker plays them", 6_000, partial(each, a_game_by_the_checker), 50),
)
