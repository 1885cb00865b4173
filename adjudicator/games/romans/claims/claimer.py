"""What a claim says of its claimer: the clan, and the line that it will play."""

from collections.abc import Iterator, Sequence

from adjudicator.games.romans.intake.check import not_playing
from adjudicator.games.romans.intake.claim_forms import LineForm
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.games.romans.table.actions import HINT, read
from adjudicator.games.romans.table.cards import UNKNOWN, WARRIOR, WARRIORS
from adjudicator.games.romans.table.line import CHOICE_OF_VERB, Entry, Line
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem


def read_clan(clan: str, position: PositionForm) -> tuple[int | None, list[Problem]]:
    """The seat of the clan. It must be one that plays."""
    clans = clans_of(position)
    if clan in clans:
        return clans.index(clan), []
    return None, [not_playing(clan, pointer("claim", "clan"))]


def clans_of(position: PositionForm) -> list[str]:
    return [one.clan for one in position.clans]


def read_line(stated: Sequence[LineForm], clan: str, position: PositionForm) -> tuple[Line, list[Problem]]:
    """The claimer's line. Each entry must be a choice of the claimer's clan; a neutral clan has none."""
    entries: list[Entry] = []
    problems: list[Problem] = []
    clans = clans_of(position)
    if stated and any(one.clan == clan and one.neutral for one in position.clans):
        problems.append(Problem(Kind.ILLEGAL, "line-of-neutral", pointer("claim", "line"), {"clan": clan}))
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


def _conditions(step: LineForm, number: int, clans: Sequence[str]) -> Iterator[Problem]:
    """The conditions of an entry must name warriors and clans that play."""
    for clan, card in step.when.items():
        at = pointer("claim", "line", number, "when", clan)
        if clan not in clans:
            yield not_playing(clan, at)
        if card not in WARRIOR:
            params = {"card": card, "options": ", ".join(WARRIORS)}
            yield Problem(Kind.MALFORMED, "unknown-warrior", at, params)
