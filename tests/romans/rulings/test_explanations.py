"""The numbers that decide stand among the reasons that bear, on random rulings. The rest is told apart."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from adjudicator.games.romans.rules.capture import contest
from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.search.fort import fort_goal, search_fort, with_marked_fort
from adjudicator.games.romans.search.fort_ways import ways_decided
from adjudicator.games.romans.search.witness import state_of
from adjudicator.games.romans.table.forts import FORT, VALUES, WALL
from adjudicator.games.romans.table.table import Step
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.lang import LANGS
from adjudicator.play import replay
from adjudicator.precedents.casefile import load_all
from adjudicator.problems import BadCase
from adjudicator.ruling import Params, Ruling, Verdict
from adjudicator.rulings.rule import rule
from adjudicator.words.render import sentence
from solver.answer import Outcome
from tests.any_case import any_case
from tests.romans.sampling import mostly_default_readings, random_game
from tests.romans.support import ROMANS

OF_EACH_KIND = 12
MOST_REASONS, MOST_WORDS = 12, 150
FIGHT = {
    "romans-highest": ("total", "second"),
    "romans-sole": ("total",),
    "romans-archr-wins": ("total",),
    "romans-archr-several": ("total",),
    "romans-tie": ("total",),
    "romans-tie-below": (),
    "romans-all-filchy": (),
    "romans-round-if": (),
    "romans-round-if-nobody": (),
    "romans-druhid-chooses": (),
}
"""Steps that say how a fight ends, and their numbers."""
WAYS = ("highest", "alone", "tie-broken", "more", "tie", "tie-lost", "out", "taken", "pushed-out", "ended")
WINNING = {"highest", "alone", "tie-broken", "taken"}
LOSING = {"more", "tie", "tie-lost", "out", "taken", "pushed-out", "ended"}


@cache
def rulings(kind: str) -> tuple[Ruling, ...]:
    """Random rulings of this kind that were decided."""
    rng, found = Random(f"explained {kind}"), list[Ruling]()
    while len(found) < OF_EACH_KIND:
        try:
            case = read_case(any_case("romans", rng, kind))
        except BadCase:
            continue
        if case.form.claim.kind == kind:
            ruling = rule(ROMANS, case)
            found += [ruling] if ruling.verdict is not Verdict.UNDECIDED else []
    return tuple(found)


def bearing(ruling: Ruling, *messages: str) -> list[Params]:
    """The params of the bearing reasons with these messages."""
    wanted = {f"romans-{name}" for name in messages}
    return [one.params for one in ruling.reasons if one.bears and one.message in wanted]


def fights(ruling: Ruling) -> Iterator[Params]:
    """The bearing steps that say how a fight ends. Each has its numbers."""
    for reason in ruling.reasons:
        if reason.bears and reason.message in FIGHT:
            assert all(isinstance(reason.params[name], int) for name in FIGHT[reason.message])
            yield reason.params


def ways(ruling: Ruling) -> list[Params]:
    """The bearing steps that say in how close a case a fort is decided."""
    return bearing(ruling, *(f"way-{name}" for name in WAYS), "way-bounds")


@pytest.mark.parametrize("kind", ROMANS.claims)
def test_something_bears_on_every_ruling(kind: str) -> None:
    for ruling in rulings(kind):
        nothing_to_say = ruling.finding.summary.message in ("remedy-nothing", "legal-actions")
        assert nothing_to_say or any(reason.bears for reason in ruling.reasons), ruling.case.given


def test_what_bears_is_short_enough_to_follow() -> None:
    sample = [ruling for kind in ROMANS.claims for ruling in rulings(kind)]
    assert sum(map(_is_short, sample)) >= 0.95 * len(sample)


def _is_short(ruling: Ruling) -> bool:
    told = [reason for reason in ruling.reasons if reason.bears]
    words = (sum(len(sentence(ROMANS, one, lang).split()) for one in told) for lang in LANGS)
    return len(told) <= MOST_REASONS and max(words) <= MOST_WORDS


def test_a_round_has_every_total_and_what_each_clan_has_left() -> None:
    for ruling in rulings("round"):
        answer, table = ruling.finding.answer, ruling.case.position.table
        if "options" in answer:
            assert bearing(ruling, "qween-chooses", "druhid-chooses")
            told = [one for one in ruling.reasons if one.message.startswith("romans-round-if")]
            assert any(one.message == "romans-round-if-left" for one in told)
            continue
        if table.step != Step.REVEAL:
            continue
        totals = bearing(ruling, "total", "filchy-out")
        assert [one["clan"] for one in totals] == list(table.setup.clans)
        assert list(fights(ruling))
        assert bearing(ruling, "round-left", "round-stays")


def test_a_fort_has_the_fight_or_the_closest_case_of_every_way() -> None:
    for ruling in (*rulings("fort"), *rulings("forced")):
        if ruling.finding.summary.message == "romans-forced-neutral":
            assert bearing(ruling, "forced-neutral")
            continue
        assert list(fights(ruling)) or ways(ruling), ruling.case.given


def test_what_forces_a_fort_or_stops_it_is_told() -> None:
    for ruling in rulings("forced"):
        told = bearing(ruling, "forced-line", "forced-against", "forced-neutral", "druhid-chooses", "total")
        assert told, ruling.case.given


def test_a_game_has_the_points_that_decide() -> None:
    for ruling in rulings("game"):
        endings = ("ending-points", "ending-level", "ending-fortheca", "ending-alone", "ending-turn")
        told = bearing(ruling, "end-score", "points-bounds", "points-now", "game-neutral", *endings)
        assert told, ruling.case.given


def test_a_result_has_the_points_of_every_player() -> None:
    for ruling in rulings("result"):
        scores = {one["clan"]: one for one in bearing(ruling, "end-score")}
        for row in ruling.finding.answer["ranking"]:
            assert scores[row["clan"]]["points"] == str(row["points"]).replace("-", "−")
            assert sum(VALUES[FORT[fort]] for fort in row["forts"]) == row["points"]
        if ruling.finding.answer["by"] in ("forts", "strongest", "next-strongest", "shared"):
            assert bearing(ruling, "end-level")


def test_a_wall_has_the_values_that_move_a_fort() -> None:
    for ruling in rulings("wall"):
        given: Any = ruling.case.given["position"]
        values = [VALUES[FORT[fort]] for fort in given["wall"]]
        positive = [value for value in values if value > 0]
        told = {one["end"]: one["value"] for one in bearing(ruling, "wall-end")}
        assert told == {"left": min(positive), "right": max(positive)}


def test_a_contradiction_names_the_law_with_its_numbers() -> None:
    found: list[Params] = []
    for ruling in rulings("consistent"):
        first = ruling.reasons[0]
        if ruling.finding.answer["consistent"]:
            shown = ruling.finding.answer["checked_by"] == "course"
            assert first.message == ("consistent-course" if shown else "romans-laws-kept")
        elif first.message.startswith("romans-law-"):
            found.append(first.params)
        else:
            assert first.message.startswith("problem-")
    assert found
    assert all(_number(law["count"]) > _number(law["most"]) for law in found)


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def test_what_is_illegal_says_why_first() -> None:
    for kind in ("legal", "record", "remedy"):
        for ruling in rulings(kind):
            answer = ruling.finding.answer
            refused = answer.get("illegal") or (answer if answer.get("legal") is False else None)
            if refused and kind == "legal":
                assert ruling.reasons[0].message == refused["why"]
            elif refused:
                stops, why = ruling.reasons[:2]
                assert (stops.message, why.message) == ("record-stops", refused["why"])
                assert all(stops.params[name] == refused[name] for name in ("at", "action"))


def test_data_that_we_are_not_sure_of_is_asked_for_in_words_that_can_be_read() -> None:
    asked = 0
    for kind in ("round", "fort", "forced"):
        for ruling in rulings(kind):
            for params in bearing(ruling, "hangs-on-strengths"):
                other: dict[str, Any] = dict(ruling.case.given)
                stated = [pair.split("=") for pair in str(params["write"]).split()[1:]]
                strengths = {name: int(strength) for name, strength in stated}
                other["position"] = {**other["position"], "strengths": strengths}
                found = rule(ROMANS, read_case(other)).finding
                assert (found.verdict, found.answer) != (ruling.verdict, ruling.finding.answer)
                asked += 1
    assert asked


@pytest.mark.parametrize("seed", range(6))
def test_the_ways_of_a_fort_say_what_the_search_says(seed: int) -> None:
    """Where the clan cannot miss the fort all ways take it, and where it cannot take it none does."""
    rng = Random(seed)
    readings = mostly_default_readings(rng)
    first, actions = random_game(rng, readings)
    late = [
        table
        for table in replay(PLAY, first, actions, readings).tables
        if table.step == Step.REVEAL and len(table.wall) <= 2
    ]
    for table in rng.sample(late, min(8, len(late))):
        place = rng.randint(WALL + 1 - len(table.wall), WALL)
        marked, clan = with_marked_fort(table, place), rng.randrange(len(table.cards))
        for takes in (True, False):
            found = search_fort(marked, readings, clan, takes).outcome
            told = ways_decided(fort_goal(marked, readings, clan, takes, ()), [state_of(marked)])
            if told is None or found is Outcome.GAVE_UP:
                continue
            names = {way.name for way in told}
            if found is Outcome.NONE:
                assert names <= (LOSING if takes else WINNING)
            else:
                assert names & (WINNING if takes else LOSING)


def test_another_reading_with_the_same_summary_says_what_differs() -> None:
    for file in load_all("romans"):
        if "verdict" not in file.expect:
            continue
        ruling = rule(ROMANS, read_case(dict(file.case)))
        here = sentence(ROMANS, ruling.finding.summary, "en")
        for other in ruling.depends_on:
            there = other.summary and sentence(ROMANS, other.summary, "en")
            assert there != here or other.differs, (file.id, other.reading)


def test_a_deciding_total_is_the_sum_of_its_parts() -> None:
    for ruling in rulings("round"):
        table = ruling.case.position.table
        if table.step != Step.REVEAL or "options" in ruling.finding.answer:
            continue
        if any(cards.now < 0 for cards in table.cards) or bearing(ruling, "collided", "qween-takes"):
            continue
        found = contest(table, ruling.case.readings).totals
        told = [one["total"] for one in bearing(ruling, "total", "filchy-out")]
        assert told == list(found)


def test_where_there_is_little_room_the_ruling_under_another_reading_is_told_all_the_same() -> None:
    """It said only that the claim would be rejected, not under which reading nor what would be open then."""
    table = "wall niefort-6; clan green: shown chariott horsie, down axx; clan red; clan gold"
    ruling = rule(ROMANS, read_case(read_text(f"romans; {table}; claim fort green 6")))
    (told,) = (one for one in ruling.reasons if one.message == "reading-decides")
    said = sentence(ROMANS, told, "en")
    assert said.startswith("Which tie loses the fort? ")
    assert "Under another reading it would be: “It is not certain that the green clan takes" in said
