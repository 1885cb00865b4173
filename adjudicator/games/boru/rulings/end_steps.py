"""An end of the upkeep as a step of an explanation: everybody's count, or everybody's points."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from adjudicator.games.boru.claims.upkeep_steps import steps_of_course
from adjudicator.games.boru.rules.control import seats_with_most, standing, total_in_region
from adjudicator.games.boru.rules.earned import earned
from adjudicator.games.boru.rules.regions import counts_in_words
from adjudicator.games.boru.rules.scoring import final_scoring, ground_of_win, parts_of_total
from adjudicator.games.boru.rulings.ends import End
from adjudicator.games.boru.search.upkeep import Choices
from adjudicator.games.boru.table.actions import ActionKind, write
from adjudicator.games.boru.table.board import REGION_OF, REGIONS, TOWN, town_names
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Line
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, ON_BOARD, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Params, Phrase, Reason, aside

MOST_CHOICES: Final = 5
"""More choices of one end are not listed in a sentence: who would follow them?"""
MOST_ENDS: Final = 3
MOST_TRIES: Final = 5
"""So many ends of an upkeep, or of tries that fail, are told among the reasons that bear on a claim."""


def ends_steps(goal: Goal, ends: Sequence[End], readings: Readings, line: Line) -> tuple[Reason, ...]:
    """The closest ends that the line leads to, and how many there are."""
    told = [end_step(goal, end, readings) for end in ends]
    lines = total_lines(goal, ends[0], readings)
    params: Params = {
        "count": len(told),
        "all": _yes_or_no(len(told) <= MOST_ENDS),
        "line": _yes_or_no(bool(line)),
    }
    counted = Reason("boru.upkeep.steps", "boru-ends", params)
    return (*_begun_alike(told[:MOST_ENDS], lines), counted, *aside(told[MOST_ENDS:]))


def tries_steps(goal: Goal, ends: Sequence[End], readings: Readings) -> tuple[Reason, ...]:
    """What becomes of everything that the claimer can try, if the others answer it."""
    who = ends[0].last.name(goal.seat)
    chooses = any(action.player == who for end in ends for action in end.choices)
    told = [end_step(goal, end, readings) for end in ends]
    params: Params = {"player": who, "count": len(told), "chooses": _yes_or_no(chooses)}
    counted = Reason("boru.upkeep.steps", "boru-plan-none", params)
    lines = total_lines(goal, ends[0], readings)
    return (counted, *_begun_alike(told[:MOST_TRIES], lines), *aside(told[MOST_TRIES:]))


def _begun_alike(told: Sequence[Reason], lines: Sequence[Reason]) -> tuple[Reason, ...]:
    """The same ends. The choices with which all of them begin are told once. ``lines``: of the first end."""
    if len(told) < 2:
        return (*told, *lines)
    chosen = [one.params["choices"] if one.params["made"] == "these" else [] for one in told]
    lists = [one for one in chosen if isinstance(one, list)]
    common = 0
    while all(len(one) > common + 1 and one[common] == lists[0][common] for one in lists):
        common += 1
    if not common:
        return (told[0], *lines, *told[1:])
    begin = Reason("boru.upkeep.steps", "boru-ends-begin", {"choices": lists[0][:common]})
    rest = [replace(one, params={**one.params, "rest": lists[at][common:]}) for at, one in enumerate(told)]
    return (begin, rest[0], *lines, *rest[1:])


def end_step(goal: Goal, end: End, readings: Readings) -> Reason:
    return _end_of_game(end, readings) if goal.region == NOBODY else _end_of_region(goal, end)


def closest_step(goal: Goal, end: End, readings: Readings) -> Reason:
    """The closest of all ends, with the choices of the upkeep that count."""
    step = end_step(goal, end, readings)
    told: Params = {} if step.params["made"] == "these" else {"choices": [], "rest": [], "chosen": 0}
    return replace(step, params={**step.params, **told, "made": "closest"})


def _end_of_region(goal: Goal, end: End) -> Reason:
    last, region = end.last, REGIONS[goal.region]
    told = _choices_that_count(goal, end)
    params: dict[str, Param] = {
        "region": region.id,
        "choices": [write(action) for action in told],
        "rest": [write(action) for action in told],
        "made": "these" if told else "elsewhere" if end.choices else "none",
        "chosen": len(told),
        "doubled": _yes_or_no(bool(last.monasteries & region.towns)),
        **region_counts(last, goal.region),
    }
    return Reason("boru.regions.take", "boru-end-region", params)


def _choices_that_count(goal: Goal, end: End) -> Choices:
    """In the region, at the Princess, and the claimer's own: on the others the region does not depend."""
    who = end.last.name(goal.seat)
    return tuple(
        action
        for action in end.choices
        if action.kind is ActionKind.CHOOSE
        or action.player == who
        or REGION_OF[TOWN[action.town]] == goal.region
    )


def region_counts(table: Table, place: int) -> Params:
    """Everybody's count in a region, the threshold, and where the claim token is."""
    region, token = REGIONS[place], table.tokens[place]
    at = standing(table, region)
    counts = counts_in_words(table, at)
    return {
        "counts": counts,
        "some": _yes_or_no(bool(counts)),
        "token": "down" if token == FACE_DOWN else "board" if token == ON_BOARD else "held",
        "holder": table.name(token) if token >= 0 else "",
        "level": _yes_or_no(at.most > 0 and len(at.leaders) > 1),
        "total": total_in_region(table, region),
        "threshold": region.threshold,
    }


def what_counts_twice(table: Table, place: int) -> tuple[Reason, ...]:
    """The monasteries of a region, and the Vikings' towns if they count for a player."""
    towns = REGIONS[place].towns
    told = []
    if table.monasteries & towns:
        doubled: Params = {"towns": list(town_names(table.monasteries & towns))}
        told.append(Reason("boru.regions.monastery", "boru-monasteries-double", doubled))
    if table.pact == "military" and table.princess() != NOBODY and table.covered & towns:
        allied: Params = {
            "player": table.name(table.princess()),
            "towns": list(town_names(table.covered & towns)),
        }
        told.append(Reason("boru.regions.military", "boru-vikings-are-allies", allied))
    return tuple(told)


def _end_of_game(end: End, readings: Readings) -> Reason:
    last = end.last
    result = final_scoring(last, readings)
    since = earned(end.first, steps_of_course(end.first, end.course, readings))
    level = seats_with_most(result.totals)
    ranked = sorted(range(last.size), key=lambda seat: -result.totals[seat])
    ground = ground_of_win(result)
    counts = result.brides if ground == "brides" else result.tokens
    params: dict[str, Param] = {
        "choices": [write(action) for action in end.choices],
        "rest": [write(action) for action in end.choices],
        "chosen": len(end.choices),
        "made": "many" if len(end.choices) > MOST_CHOICES else "these" if end.choices else "none",
        "totals": [
            Phrase(
                "boru-total-of",
                {
                    "player": last.name(seat),
                    "count": result.totals[seat],
                    "parts": parts_of_total(last, seat, result.scores[seat], readings, since),
                },
            )
            for seat in ranked
        ],
        "players": [last.name(seat) for seat in result.winners],
        "ground": ground,
        "tie": [_count_of(last, seat, counts[seat]) for seat in level],
    }
    return Reason("boru.score.winner", "boru-end-game", params)


def total_lines(goal: Goal, end: End, readings: Readings) -> tuple[Reason, ...]:
    """What the totals that decide are the sum of: the claimer's, the winners' and the best of the others."""
    if goal.region != NOBODY:
        return ()
    result = final_scoring(end.last, readings)
    since = earned(end.first, steps_of_course(end.first, end.course, readings))
    ranked = sorted(range(end.last.size), key=lambda seat: -result.totals[seat])
    best = next(seat for seat in ranked if seat != goal.seat)
    told = []
    for seat in (one for one in ranked if one in (goal.seat, best, *result.winners)):
        parts = parts_of_total(end.last, seat, result.scores[seat], readings, since)
        params: Params = {"player": end.last.name(seat), "points": result.totals[seat], "parts": parts}
        told.append(Reason("boru.score.winner", "boru-end-total", params))
    return tuple(told)


def _count_of(table: Table, seat: int, count: int) -> Phrase:
    return Phrase("boru-count-of", {"player": table.name(seat), "count": count})


def _yes_or_no(answer: bool) -> str:
    return "yes" if answer else "no"
