"""``fort``: this clan takes this fort, for certain or possibly."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from adjudicator.case import Case
from adjudicator.games.romans.claims.claimer import read_clan, read_line
from adjudicator.games.romans.claims.evidence import BRIEFLY, Evidence, evidence_of, finding_of
from adjudicator.games.romans.intake.check_step import wall_length
from adjudicator.games.romans.intake.claim_forms import FortForm
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.search.before_attack import at_attack, is_before_attack
from adjudicator.games.romans.search.fort import search_fort, with_marked_fort
from adjudicator.games.romans.search.fort_search import BUDGET
from adjudicator.games.romans.search.memory import Memory
from adjudicator.games.romans.search.record import from_table_of_claim
from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.search.staged import Shown
from adjudicator.games.romans.search.witness import Witness
from adjudicator.games.romans.table.forts import WALL, fort_name
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import STEPS, Step, Table, wall_index
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Verdict
from adjudicator.values import JsonObject

_BEFORE_THE_WALL: Final = (Step.UNCOVER, Step.ARRANGE)


@dataclass(frozen=True, slots=True)
class Fort:
    """This clan takes the fort at this place, for certain or possibly."""

    clan: int
    place: int
    certain: bool
    line: Line = ()

    @property
    def takes(self) -> bool:
        """What is sought: a record in which the clan takes the fort, or one in which it misses it."""
        return not self.certain


FortCase = Case[Position, Fort]


def read_fort(form: FortForm, position: PositionForm, _: Readings) -> tuple[Fort | None, list[Problem]]:
    clan, problems = read_clan(form.clan, position)
    line, wrong = read_line(form.line, form.clan, position)
    claim = None if clan is None else Fort(clan, form.fort, form.how == "certain", line)
    return claim, [*problems, *wrong, *_not_in_wall(form.fort, position)]


def _not_in_wall(place: int, position: PositionForm) -> Iterator[Problem]:
    """The fort must be in the wall, once there is one. A wall that was not given is not judged."""
    step = Step(STEPS.index(position.step))
    is_given = position.wall or wall_length(step, position.round or WALL) == 0
    first = WALL + 1 - len(position.wall)
    if step not in _BEFORE_THE_WALL and is_given and not first <= place <= WALL:
        params, wall = {"place": place, "first": first}, pointer("position", "wall")
        yield Problem(Kind.CONTRADICTORY, "fort-not-in-wall", pointer("claim", "fort"), params, wall)


def fort_needs(case: FortCase) -> Iterator[Problem]:
    if case.position.table.step in _BEFORE_THE_WALL:
        yield Problem(Kind.MISSING, "no-wall-yet", pointer("claim", "fort"))


def fort_table(position: Position, readings: Readings, place: int) -> Table:
    """The table of the attack, with the fort at this place marked."""
    table = table_of(replace(position, table=with_marked_fort(position.table, place)), readings)
    return at_attack(table, table.wall) if is_before_attack(table) else table


def decide_fort(case: FortCase) -> Finding:
    return fort_finding(case, evidence_of(search_fort_claim(case, case.position)))


def decide_fort_briefly(case: FortCase) -> Finding:
    return fort_verdict(case, Evidence(search_fort_claim(case, case.position, BRIEFLY).outcome))


def search_fort_claim(
    case: FortCase,
    position: Position,
    budget: int = BUDGET,
    memory: Memory | None = None,
    hint: Shown = (),
) -> Searched:
    """What the search answers to the claim, at this position. ``hint``: cards to be tried first."""
    claim = case.claim
    table = fort_table(position, case.readings, claim.place)
    return search_fort(table, case.readings, claim.clan, claim.takes, claim.line, budget, memory, hint)


def fort_finding(case: FortCase, evidence: Evidence) -> Finding:
    """The verdict that follows from the evidence, with its witness."""
    finding = fort_verdict(case, evidence)
    witness = evidence.witness
    if case.claim.certain and finding.verdict is Verdict.UPHELD:
        witness = _example_of_capture(case)
    return replace(finding, witness=_witness_json(case, witness))


def fort_verdict(case: FortCase, evidence: Evidence) -> Finding:
    """The verdict alone."""
    before, claim = case.position.table, case.claim
    params: dict[str, str | int] = {
        "clan": before.setup.clans[claim.clan],
        "fort": fort_name(before.wall[wall_index(before, claim.place)]),
        "place": claim.place,
    }
    return finding_of(evidence, "fort", claim.certain, "romans.attack.capture", params)


def _example_of_capture(case: FortCase) -> Witness | None:
    """A record in which the clan takes the fort. It shows that an upheld certain claim is not vacuous."""
    table = fort_table(case.position, case.readings, case.claim.place)
    return search_fort(table, case.readings, case.claim.clan, takes=True).witness()


def _witness_json(case: FortCase, witness: Witness | None) -> JsonObject | None:
    if witness is None:
        return None
    table = table_of(case.position, case.readings)
    if not is_before_attack(table):
        return witness.as_json
    return from_table_of_claim(table, witness, case.readings).as_json
