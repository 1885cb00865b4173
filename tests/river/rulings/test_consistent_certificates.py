"""Facts that fit together are certified by a course from the deal, which the checker replays."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from adjudicator.games.river.claims.consistent import is_true
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.table import testimony
from adjudicator.intake.read_case import read_case
from adjudicator.play import replay
from adjudicator.precedents.casefile import load_all
from tests.certificates.support import Certified, certified, differences, refusal, sealed
from tests.river.certificate_sampling import random_readings
from tests.river.consistent_sampling import sample
from tests.river.support import sound
from tests.river.testimonies import true_testimonies

Json = dict[str, Any]
LEFT_OUT = ("turn", "phase", "logs", "deck", "turn_number", "hands", "hidden", "complete")


def shown(number: int) -> Iterator[Json]:
    """Certificates of random tables with a course."""
    for seed in range(number):
        found = of_sample(seed)
        if found.level == "rules":
            yield found.certificate


@cache
def of_sample(seed: int) -> Certified:
    return certified(read_case(sample(Random(seed))[1]))


def test_the_precedent_with_a_course_reaches_the_rules() -> None:
    case = next(file.case for file in load_all("river") if file.id == "everything-fits-together")
    assert differences(read_case(dict(case))) == ("consistent: rules", [])


def test_tables_of_random_games_reach_the_rules() -> None:
    reached = Counter[str]()
    for seed in range(12):
        rng = Random(seed)
        _, given = sample(rng)
        told, wrong = differences(read_case(given))
        assert wrong == [], given
        reached[told] += 1
        readings = random_readings(rng)
        for left_out in rng.sample(LEFT_OUT, 2):
            given["position"].pop(left_out, None)
        given["position"].pop("complete", None)
        told, wrong = differences(read_case({**given, "readings": readings}))
        assert wrong == [], given
        reached[told] += 1
    assert reached["consistent: rules"] > 18, reached


def test_a_course_shows_nothing_about_other_facts() -> None:
    for certificate in shown(6):
        for wrong in other_facts(certificate["case"]["position"]):
            changed = deepcopy(certificate)
            changed["case"]["position"] = wrong
            assert refusal(sealed(changed)), wrong


def other_facts(position: Json) -> Iterator[Json]:
    """The position with one fact that is not so at the end of its course."""
    for name in ("logs", "deck", "turn_number"):
        yield position | {name: position[name] + 1}
        yield position | {name: position[name] - 1}
    yield position | {"turn": "defender" if position["turn"] == "attacker" else "attacker"}
    for name, value in (("ending", "over"), ("destroyed", 1), ("tactics_deck", 11), ("ruses", {})):
        yield position | {name: value}
    yield position | {"discard": position.get("discard", [])[1:] or ["R1"]}
    yield position | {"hidden": {"attacker": {"battle": 9}}}
    yield position | {"hands": {"attaker": []}}
    for place, dam in enumerate(position["dams"]):
        for other in (dam | {"damaged": not dam.get("damaged")}, dam | {"attacker": ["R1"]}, {"id": "x"}):
            if other != dam:
                yield position | {"dams": [*position["dams"][:place], other, *position["dams"][place + 1 :]]}
        if "attacker" in dam:
            bare = {name: value for name, value in dam.items() if name != "attacker"}
            yield position | {"dams": [*position["dams"][:place], bare, *position["dams"][place + 1 :]]}


def test_a_course_begins_with_the_deal_and_each_action_is_legal() -> None:
    for certificate in shown(4):
        for wrong in other_courses(certificate["evidence"][0]):
            assert refusal(sealed(certificate | {"evidence": [wrong]})), wrong


def other_courses(course: Json) -> Iterator[Json]:
    start, actions = course["start"], course["actions"]
    for changed in ({"logs": 2}, {"deck": 47}, {"turn": "defender"}, {"phase": "play"}, {"turn_number": 3}):
        yield course | {"start": start | changed}
    yield course | {"start": start | {"tactics_deck": 11, "tactics_played": {}}}
    mine, theirs = start["hands"]["attacker"], start["hands"]["defender"]
    yield course | {"start": start | {"hands": {"attacker": mine[1:], "defender": [*theirs, mine[0]]}}}
    yield course | {
        "start": start | {"hands": {}, "hidden": {side: {"battle": 6} for side in start["hands"]}}
    }
    for place, action in enumerate(actions):
        yield course | {"actions": [*actions[:place], *actions[place + 1 :]]}
        if " draw " in action:
            hidden = f"{action.split()[0]} draw ?"
            yield course | {"actions": [*actions[:place], hidden, *actions[place + 1 :]]}


def test_testimony_is_true_of_the_course_by_the_checker_as_by_the_referee() -> None:
    rng, says = Random(1), Counter[tuple[str, bool]]()
    for certificate in shown(8):
        tables, actions = replayed(certificate)
        for told in told_about(true_testimonies(tables, actions, len(actions)), rng):
            true = is_true(testimony.Testimony(**told), tables, actions)
            changed = deepcopy(certificate)
            changed["case"]["claim"]["testimony"] = [told]
            assert bool(refusal(sealed(changed))) != true, told
            says[told["says"], true] += 1
    assert len({name for name, true in says if true}) == len({name for name, true in says if not true}) == 11


def told_about(true: list[Json], rng: Random) -> Iterator[Json]:
    """Some things that are true of a course, and the same with another number or another card."""
    cards = [one for one in true if "card" in one]
    for one in [one for one in true if "count" in one] + rng.sample(cards, 8):
        yield {"who": "Ania", **one}
        if "count" in one:
            yield {"who": "Ania", **one, "count": one["count"] + 1}
        else:
            yield {"who": "Ania", **one, "card": f"{rng.choice('RGBYP')}{rng.randint(0, 11)}"}


def replayed(certificate: Json) -> tuple[Any, Any]:
    course = certificate["evidence"][0]
    claim = {"kind": "record", "actions": course["actions"]}
    case = sound({**certificate["case"], "position": course["start"], "claim": claim})
    actions = case.claim.actions
    played = replay(PLAY, table_of(case.position, case.readings), actions, case.readings)
    assert played.refused is None
    return played.tables, actions
