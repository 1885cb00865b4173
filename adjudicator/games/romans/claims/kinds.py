"""The claims of romans: reads and checks them, and decides them by the search."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.case import Case
from adjudicator.claims import shared
from adjudicator.claims.consistent import contradictions_and_rest
from adjudicator.claims.shared import SharedClaim
from adjudicator.games.romans.claims.forced import decide_forced
from adjudicator.games.romans.claims.fort import decide_fort
from adjudicator.games.romans.claims.game import decide_game
from adjudicator.games.romans.claims.result import decide_result
from adjudicator.games.romans.claims.round import decide_round
from adjudicator.games.romans.claims.wall import decide_wall
from adjudicator.games.romans.intake.check import check_position
from adjudicator.games.romans.intake.claim_forms import (
    ConsistentForm,
    ForcedForm,
    FortForm,
    GameForm,
    LineForm,
    ResultForm,
    RoundForm,
    WallForm,
)
from adjudicator.games.romans.intake.position_form import RomansCase
from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.rules.round import is_choice
from adjudicator.games.romans.table.actions import HINT, read
from adjudicator.games.romans.table.cards import NONE, UNKNOWN, WARRIOR, WARRIORS
from adjudicator.games.romans.table.forts import WALL
from adjudicator.games.romans.table.line import CHOICE_OF_VERB, Entry, Line
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step, Table, wall_index
from adjudicator.pointers import pointer
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.readings import Readings, changed, choose
from adjudicator.ruling import Finding
from adjudicator.statement import Consistent


@dataclass(frozen=True, slots=True)
class Wall:
    """The wall in its right order."""


@dataclass(frozen=True, slots=True)
class Round:
    """Who takes the fort and what everyone keeps."""


@dataclass(frozen=True, slots=True)
class Result:
    """The final ranking."""


@dataclass(frozen=True, slots=True)
class Fort:
    """This clan takes the fort at this place, for certain or possibly."""

    clan: int
    place: int
    certain: bool
    line: Line = ()


@dataclass(frozen=True, slots=True)
class GameClaim:
    """This clan wins the game, for certain or possibly."""

    clan: int
    certain: bool
    sole: bool
    line: Line = ()


@dataclass(frozen=True, slots=True)
class Forced:
    """This clan can force the fort of this round."""

    clan: int


RomansClaim = Wall | Round | Result | Fort | GameClaim | Forced | SharedClaim
Romans = Case[Position, RomansClaim]


def check(form: RomansCase) -> Romans:
    """A sound case. Raises BadCase with all problems of the position, or else with those of the claim."""
    readings, problems = choose(READINGS, form.readings)
    position, wrong = check_position(form.position, readings if not problems else choose(READINGS, {})[0])
    refused: tuple[Problem, ...] = ()
    if isinstance(form.claim, ConsistentForm):
        refused, wrong = contradictions_and_rest(wrong)
        if refused and not problems and not wrong:
            return _case(form, position, Consistent(refused), readings)
    problems += wrong
    if position is None or problems:
        problems += _unknown_clan(form)
        raise BadCase(problems)
    claim, wrong = _claim(form, position, readings)
    if wrong:
        raise BadCase(wrong)
    return _case(form, position, claim, readings)


def _case(form: RomansCase, position: Position | None, claim: RomansClaim, readings: Readings) -> Romans:
    others = changed(READINGS, readings) if form.readings else {}
    return Case(position, claim, form, readings, others)  # type: ignore[arg-type]


def _unknown_clan(form: RomansCase) -> list[Problem]:
    """The claim must be about a clan that plays."""
    named = getattr(form.claim, "clan", None)
    if named is None or any(one.clan == named for one in form.position.clans):
        return []
    return [Problem(Kind.CONTRADICTORY, "clan-not-playing", pointer("claim", "clan"), {"clan": named})]


def _claim(form: RomansCase, position: Position, readings: Readings) -> tuple[RomansClaim, list[Problem]]:
    """The claim, and the problems that prevent a ruling on it."""
    table = position.table
    unknown = _unknown_clan(form)
    match form.claim:
        case WallForm():
            return Wall(), wall_problems(table)
        case RoundForm():
            return Round(), round_problems(table)
        case ResultForm():
            return Result(), result_problems(table)
        case ConsistentForm():
            return Consistent(), []
        case FortForm(clan=clan, fort=place, how=how, line=stated):
            if unknown:
                return Forced(NONE), unknown
            line, wrong = _line(stated, clan, table.setup.clans)
            wrong += fort_problems(table, place)
            return Fort(table.setup.clans.index(clan), place, how == "certain", line), wrong
        case ForcedForm(clan=clan):
            if unknown:
                return Forced(NONE), unknown
            return Forced(table.setup.clans.index(clan)), forced_problems(table)
        case GameForm(clan=clan, how=how, sole=sole, line=stated):
            if unknown:
                return Forced(NONE), unknown
            line, wrong = _line(stated, clan, table.setup.clans)
            wrong += game_problems(table)
            return GameClaim(table.setup.clans.index(clan), how == "certain", sole, line), wrong
        case _:
            return shared.read_shared_claim(form, position, readings)


# What a claim needs


def wall_problems(table: Table) -> list[Problem]:
    if len(table.wall) == WALL:
        return []
    return [Problem(Kind.MISSING, "wall-not-six", pointer("position", "wall"), {"count": len(table.wall)})]


def round_problems(table: Table) -> list[Problem]:
    """The card of every clan at the contested fort must be known."""
    if is_choice(table):
        return []
    if table.step != Step.REVEAL:
        return [Problem(Kind.MISSING, "no-round-now", pointer("position", "step"))]
    return [
        Problem(
            Kind.MISSING,
            "card-not-shown",
            pointer("position", "clans", seat, "now"),
            {"clan": table.setup.clans[seat]},
        )
        for seat, cards in enumerate(table.cards)
        if cards.now == NONE and cards.down[0] == UNKNOWN
    ]


def result_problems(table: Table) -> list[Problem]:
    if table.step == Step.OVER:
        return []
    return [Problem(Kind.MISSING, "game-goes-on", pointer("position", "step"))]


def fort_problems(table: Table, place: int) -> list[Problem]:
    at = pointer("claim", "fort")
    if table.step in (Step.UNCOVER, Step.ARRANGE):
        return [Problem(Kind.MISSING, "no-wall-yet", at)]
    first = WALL + 1 - len(table.wall)
    if 0 <= wall_index(table, place) < len(table.wall):
        return []
    return [Problem(Kind.CONTRADICTORY, "fort-not-in-wall", at, {"place": place, "first": first})]


def forced_problems(table: Table) -> list[Problem]:
    """The fort of this round must not be captured yet."""
    if Step.REVEAL <= table.step <= Step.DRUHID:
        return []
    return [Problem(Kind.MISSING, "no-fight-now", pointer("position", "step"))]


def game_problems(table: Table) -> list[Problem]:
    """Every fort counts for the win, so all forts that have left the walls must be listed."""
    listed = len(table.discarded) + sum(len(cards.forts) + len(cards.dropped) for cards in table.cards)
    standing = len(table.wall)
    if table.step in (Step.UNCOVER, Step.ARRANGE, Step.LOSE, Step.LAY):
        wanted = WALL * (table.turn - 1)
    else:
        wanted = WALL * table.turn - standing
    if table.step == Step.OVER or listed == wanted:
        return []
    params = {"count": listed, "wanted": wanted}
    return [Problem(Kind.MISSING, "game-forts-missing", pointer("position", "clans"), params)]


def _line(stated: list[LineForm], clan: str, clans: tuple[str, ...]) -> tuple[Line, list[Problem]]:
    """The claimer's line. Each entry must be a choice of the claimer's clan."""
    entries: list[Entry] = []
    problems: list[Problem] = []
    for number, step in enumerate(stated):
        at = pointer("claim", "line", number, "do")
        action = read(step.do)
        if action is None:
            params = {"action": step.do, "hint": HINT}
            problems.append(Problem(Kind.MALFORMED, "unknown-action", at, params))
        elif action.verb not in CHOICE_OF_VERB:
            problems.append(Problem(Kind.ILLEGAL, "line-no-choice", at, {"action": step.do}))
        elif action.clan != clan:
            problems.append(Problem(Kind.ILLEGAL, "line-of-another", at, {"action": step.do, "clan": clan}))
        else:
            entries.append(Entry(action, step.round, _when(step)))
        problems += _conditions(step, number, clans)
    return tuple(entries), problems


def _when(step: LineForm) -> tuple[tuple[str, int], ...]:
    return tuple((clan, WARRIOR.get(card, UNKNOWN)) for clan, card in sorted(step.when.items()))


def _conditions(step: LineForm, number: int, clans: tuple[str, ...]) -> Iterator[Problem]:
    """The conditions of an entry must name warriors and clans that play."""
    for clan, card in step.when.items():
        at = pointer("claim", "line", number, "when", clan)
        if clan not in clans:
            yield Problem(Kind.CONTRADICTORY, "clan-not-playing", at, {"clan": clan})
        if card not in WARRIOR:
            params = {"card": card, "options": ", ".join(WARRIORS)}
            yield Problem(Kind.MALFORMED, "unknown-warrior", at, params)


def decide(case: Romans) -> Finding:
    """The verdict and its witness, by the search alone."""
    match case.claim:
        case Wall():
            return decide_wall(case.position.table, case.readings)[0]
        case Round():
            return decide_round(case.position.table, case.readings)[0]
        case Result():
            return decide_result(case.position.table, case.readings)[0]
        case Fort(clan, place, certain, line):
            return decide_fort(case.position, case.readings, clan, place, certain, line)
        case GameClaim(clan, certain, sole, line):
            return decide_game(case.position, case.readings, clan, certain, sole, line)
        case Forced(clan):
            return decide_forced(case.position, case.readings, clan)[0]
        case _:
            return shared.decide(case)
