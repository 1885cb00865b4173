"""`joint-control`: search, CP-SAT, Z3 and an enumerator say the same, and what is shown holds."""

import random
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import pytest

from adjudicator.problems import Problem
from adjudicator.readings import Readings, choose
from adjudicator.render import sentence
from adjudicator.river import joint_engines, joint_model, joint_reason, joint_referee, model
from adjudicator.river.form import RiverCase
from adjudicator.river.joint import JOINT_RULES, check_joint, decide_joint, sides_of, weigh
from adjudicator.river.joint_engines import Engine
from adjudicator.river.joint_reason import reason
from adjudicator.river.joint_referee import rule_joint
from adjudicator.river.joint_search import Budget, GaveUp, hold
from adjudicator.river.joint_sums import deal, share
from adjudicator.river.joint_table import Combined, joint
from adjudicator.river.position import Dam, Position, check
from adjudicator.river.readings import READINGS
from adjudicator.river.replay import FalseWitness
from adjudicator.ruling import Ruling, Verdict
from adjudicator.words import LANGS
from solver.answer import Answer, Outcome
from tests.river import joint_oracle, joint_sampling, oracle
from tests.river.joint_support import Json, holding, parts, read
from tests.river.support import RIVER

MANY: dict[str, float] = {"house": 0.3, "departing": 0.5, "elites": 0.4}


def dam(tile: int, attacker: str, defender: str = "", **more: Any) -> Json:
    sides = {"attacker": attacker.split(), "defender": defender.split()}
    return {"tile": tile, "damaged": False, **sides, **more}


def mill(name: str, requirement: str, attacker: str, defender: str = "") -> Json:
    """A house dam, as wide as the attacker's side."""
    sides = {"attacker": attacker.split(), "defender": defender.split()}
    return {"id": name, "slots": len(attacker.split()), "requirement": requirement, **sides}


def case(*dams: Json, discard: str = "", readings: Json | None = None, **more: Any) -> Json:
    position = {"dams": list(dams), "discard": discard.split(), **more}
    claim = {"kind": "joint-control", "dams": [one["id"] if "id" in one else one["tile"] for one in dams]}
    return {"game": "river", "position": position, "claim": claim, "readings": readings or {}}


def ruled(given: Json) -> Ruling:
    return rule_joint(read(given), "test")


def messages(ruling: Ruling) -> list[str]:
    return [step.message for step in ruling.reasons]


YELLOW_TEN = case(
    dam(3, "R7 R8 R9", "Y9 Y11"),
    dam(5, "G6 G7 G8", "B8 B9"),
    discard="B7",
)
"""Dam 3 needs yellow 10 and dam 5 blue 10: different cards."""

SAME_CARD = case(
    dam(2, "R11 G11 B11 Y11", "P6 P7 P8", damaged=False),
    dam(3, "R7 R8 R9", "P10 P11"),
    discard="P5",
)
"""A Kompania of elevens is beaten by a Legion alone: both dams need purple 9."""


ONLY_LEGIONS = case(dam(3, "R8 G8 B8", "Y5 Y6"), dam(5, "R9 G9 P9", "B5 B6"))
"""A Legion at either dam holds it, and nothing else does."""


# Known positions


def test_two_dams_that_need_the_same_card() -> None:
    ruling = ruled(SAME_CARD)
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.finding.witness is None
    assert ruling.smallest_reason == ("P5",)
    assert ruling.finding.answer["most"] == 1
    assert ruling.finding.answer["not_together"] == [[2, 3]]
    assert [entry["held"] for entry in ruling.finding.answer["dams"]] == [True, False]
    clash = next(step for step in ruling.reasons if step.message == "river-joint-clash")
    assert clash.cards == ("P9",)
    assert {(answer.engine, answer.outcome) for answer in ruling.engines} == {
        (name, Outcome.NONE) for name in ("search", "cpsat", "z3")
    }


def test_each_of_the_two_could_be_held_alone() -> None:
    position, dams, readings = parts(SAME_CARD)
    for one in dams:
        assert decide_joint(position, (one,), readings).verdict is Verdict.REJECTED


def test_different_cards_hold_them_both() -> None:
    ruling = ruled(YELLOW_TEN)
    assert ruling.verdict is Verdict.REJECTED
    assert ruling.finding.witness is not None
    assert [side["adds"] for side in ruling.finding.witness["dams"]] == [["Y10"], ["B10"]]
    assert ruling.finding.answer["most"] == 2
    assert messages(ruling)[-1] == "river-joint-all"


def test_upheld_gives_nobody_a_dam() -> None:
    ruling = ruled(SAME_CARD)
    assert ruling.reasons[-1].rule == "river.joint.no-title"
    assert "river.dam.flip" not in ruling.rules
    assert "river.dam.destroy" not in ruling.rules
    said = sentence(RIVER, ruling.finding.summary, "en")
    assert "gives nobody a dam" in said


def test_an_attacker_side_that_is_not_full_fails_before_any_card() -> None:
    ruling = ruled(case(dam(3, "R7 R8", "P10 P11"), dam(5, "G7 G8 G9")))
    assert ruling.verdict is Verdict.REJECTED
    assert ruling.finding.summary.rule == "river.control.full"
    assert ruling.finding.summary.params == {"dams": ["3"], "count": 1}
    assert ruling.engines == ()


def test_full_sides_are_compared_as_they_lie() -> None:
    lost = dam(3, "R7 R8 R9", "G1 B3 Y5")
    ruling = ruled(case(lost, dam(5, "G7 G8 G9")))
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.finding.answer["not_together"] == [[3]]
    assert ruling.smallest_reason == ()
    assert "river-joint-lost" in messages(ruling)
    kept = dam(3, "G1 B3 Y5", "R7 R8 R9")
    assert ruled(case(kept, dam(5, "G7 G8 G9"))).verdict is Verdict.REJECTED


@pytest.mark.parametrize(("first", "verdict"), [("attacker", "upheld"), ("defender", "rejected")])
def test_equal_full_sides_go_to_who_was_first(first: str, verdict: str) -> None:
    tied = dam(3, "R7 R8 R9", "G7 G8 G9", first=first)
    assert ruled(case(tied, dam(5, "B1 Y4 P6"))).verdict == verdict


def test_an_equal_side_later_is_not_enough() -> None:
    """Purple 7 to 9 only equals dam 3; the one higher Legion left goes to one dam."""
    given = case(dam(3, "R7 R8 R9", "P8"), dam(5, "G7 G8 G9", "P9"), discard="P11")
    assert ruled(given).verdict is Verdict.UPHELD


def test_too_few_cards_for_all() -> None:
    dams = (dam(4, "Y0 B1"), mill("mill", "highest-sum", "Y1 Y2"))
    open_cards = {"R10", "R11", "G10", "Y0", "B1", "Y1", "Y2"}
    given = case(*dams, discard=" ".join(card for card in oracle.CARDS if card not in open_cards))
    ruling = ruled(given)
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.finding.answer["most"] == 1
    step = next(step for step in ruling.reasons if step.message == "river-joint-too-few")
    assert step.params == {"free": 4, "left": 3}


def test_sums_share_the_high_cards() -> None:
    """Only an 11 is enough at either mill: one of them holds one."""
    dams = (mill("east", "highest-sum", "R9 G9", "B8"), mill("west", "highest-sum", "Y9 P9", "Y8"))
    high = [f"{colour}{value}" for colour in "RGBYP" for value in (10, 11)]
    gone = case(*dams, discard=" ".join(card for card in high if card != "P11"))
    assert ruled(gone).verdict is Verdict.UPHELD
    assert ruled(gone).smallest_reason == ("R11", "G11", "B11", "Y11")
    both = case(*dams, discard=" ".join(card for card in high if card not in ("P11", "R11")))
    assert ruled(both).verdict is Verdict.REJECTED


def test_unplayed_elites_are_shared_within_their_limit() -> None:
    """One Ważka may come: it can stand in for purple 9 at one dam, and the card itself at the other."""
    strict = SAME_CARD | {"readings": {"unplayed-elites": "allowed"}}
    for played, verdict in (((0, 0), Verdict.REJECTED), ((0, 1), Verdict.UPHELD)):
        attacker, defender = played
        position = SAME_CARD["position"] | {"tactics_played": {"attacker": attacker, "defender": defender}}
        ruling = ruled(strict | {"position": position})
        assert ruling.verdict is verdict
    without_nine = SAME_CARD["position"] | {"tactics_played": {"attacker": 1, "defender": 0}}
    without_nine |= {"discard": ["P5", "P9"]}
    assert ruled(strict | {"position": without_nine}).verdict is Verdict.REJECTED
    one_each = {"unplayed-elites": "allowed", "dragonfly-limit": "one-each"}
    ruling = ruled(strict | {"position": without_nine, "readings": one_each})
    assert ruling.verdict is Verdict.UPHELD
    assert ("dragonfly-limit", "both") in {(one.reading, one.option) for one in ruling.depends_on}


def test_a_duck_that_would_vanish_counts_by_its_reading() -> None:
    """At dam 7 the lowest sum needs the purple duck, and the attacker's purple beaver is across."""
    dams = (dam(7, "P11 R0 G0", "B0 B10"), dam(3, "R7 R8 R9", "Y9 Y11"))
    discard = " ".join(
        f"{colour}{value}" for colour in "RGBYP" for value in (0, 1) if (colour, value) != ("P", 0)
    )
    discard = " ".join(card for card in discard.split() if card not in ("R0", "G0", "B0"))
    counts = case(*dams, discard=discard)
    ruling = ruled(counts)
    assert ruling.verdict is Verdict.REJECTED
    assert [(one.reading, one.option, one.verdict) for one in ruling.depends_on] == [
        ("duck-beaver-in-proof", "excluded", Verdict.UPHELD)
    ]
    assert ruled(counts | {"readings": {"duck-beaver-in-proof": "excluded"}}).verdict is Verdict.UPHELD


# What is wrong with a claim


def problems_of(given: Json) -> list[Problem]:
    form = RiverCase.model_validate(given)
    readings, _ = choose(READINGS, form.readings)
    position, problems = check(form.position, readings)
    assert not problems
    return check_joint(position, given["claim"]["dams"], readings)


def test_every_problem_is_named_at_once() -> None:
    given = joint_sampling.claiming(SAME_CARD, [2, 6, 2])
    found = [(problem.code, problem.pointer) for problem in problems_of(given)]
    assert found == [("unknown-dam", "/claim/dams/1"), ("dam-named-twice", "/claim/dams/2")]


def test_missing_facts_are_asked_for() -> None:
    tied = case(dam(5, "B1 Y4 P6"), dam(3, "R7 R8 R9", "G7 G8 G9"))
    assert [(p.code, p.pointer) for p in problems_of(tied)] == [("first-missing", "/position/dams/1/first")]
    strict = SAME_CARD | {"readings": {"unplayed-elites": "allowed"}}
    assert [problem.code for problem in problems_of(strict)] == ["tactics-missing"]


# The enumerator


@pytest.mark.parametrize("seed", range(40))
def test_the_search_says_the_same_as_the_enumerator(seed: int) -> None:
    rng = random.Random(seed)
    given = joint_sampling.random_joint(rng, rng.choice((2, 3, 4)), house=0.3, departing=0.5, elites=0.5)
    given = joint_sampling.affordable(rng, given, joint_oracle.joint_cost, 800)
    given = rng.choice(joint_sampling.border(rng, holding, given) or (given,))
    position, dams, readings = parts(given)
    weighed = weigh(position, dams, readings)
    assert weighed.most is not None
    assert [dams[place].name for place in weighed.most] == joint_oracle.most_held(given)
    assert (weighed.finding.verdict is Verdict.UPHELD) == (len(weighed.most) < len(dams))
    if weighed.finding.verdict is Verdict.UPHELD:
        assert weighed.combined is not None
        fewest = [dams[place].name for place in weighed.combined.smallest()]
        assert fewest == joint_oracle.fewest_dams(given)


def _with_small_reason(seed: int) -> Json:
    """An upheld claim on two dams, each of which could be held alone, that the enumerator can explain."""
    rng = random.Random(seed)
    while True:
        given = joint_sampling.random_joint(rng, 2, house=0.2, departing=0.4, elites=0.4, most_free=2)
        found = joint_sampling.border(rng, holding, given)
        if found and joint_oracle.joint_cost(found[1], widest=True) < 1500:
            return found[1]


@pytest.mark.parametrize("seed", range(12))
def test_the_smallest_reason_is_that_of_the_enumerator(seed: int) -> None:
    given = _with_small_reason(seed)
    try:
        wanted = joint_oracle.smallest_reason(given, given["claim"]["dams"])
    except oracle.OutOfReach:
        pytest.skip("too many ways for the enumerator")
    position, dams, readings = parts(given)
    found = reason(position, dams, readings)
    assert found.fewest
    assert list(found.cards) == wanted


def test_cards_none_of_which_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Out of budget, the reason still settles it, and no card of it can be left out."""
    monkeypatch.setattr(joint_reason, "_fewest", _gives_up)
    position, dams, readings = parts(SAME_CARD)
    assert reason(position, dams, readings) == (("P5",), False)
    ruling = ruled(SAME_CARD)
    assert ruling.smallest_reason is None
    assert "river-joint-enough" in messages(ruling)


def _gives_up(*_: Any) -> Any:
    raise GaveUp


# The engines


@pytest.mark.parametrize("seed", range(12))
def test_the_engines_agree_on_either_side_of_the_border(seed: int) -> None:
    rng = random.Random(seed)
    before, after = joint_sampling.telling(rng, holding, dams=rng.choice((3, 5, 7)), **MANY)
    for given, expected in ((before, Outcome.FOUND), (after, Outcome.NONE)):
        position, dams, readings = parts(given)
        for engine in (joint_engines.search, joint_engines.by_cpsat):
            assert engine(position, dams, readings, "").outcome is expected
        assert joint_engines.by_z3(position, dams, readings, "").outcome in (expected, Outcome.GAVE_UP)


@pytest.mark.parametrize("seed", range(6))
def test_every_witness_holds_by_the_enumerators_own_measure(seed: int) -> None:
    before, after = joint_sampling.telling(random.Random(seed), holding, dams=5, **MANY)
    for given in (before, after):
        answer = decide_joint(*parts(given)).answer
        used: list[str] = []
        for entry in answer["dams"]:
            if not entry["held"]:
                assert entry["witness"] is None
                continue
            table = joint_oracle.table_of(given, entry["dam"])
            side = [one["card"] for one in entry["witness"]["cards"]]
            assert len(side) == table.slots
            assert tuple(side[: len(table.defender)]) == table.defender
            theirs = oracle.strength(side, table.requirement, table.legion)
            needed = oracle.strength(table.attacker, table.requirement, table.legion)
            assert theirs > needed or (theirs == needed and not table.free and table.first == "defender")
            used += entry["witness"]["adds"]
            assert not table.barred.intersection(entry["witness"]["adds"])
        battle = [card for card in used if card in oracle.ORDER]
        assert len(battle) == len(set(battle))
        assert set(battle) <= set(joint_oracle.table_of(given, given["claim"]["dams"][0]).widest_pool)


def test_a_card_used_twice_is_never_shown() -> None:
    position, dams, readings = parts(YELLOW_TEN)
    table = joint(position, dams, readings)
    held = hold(list(table.fronts.values()), table.pool, table.limit, Budget())
    assert held is not None
    sides_of(table, (0, 1), held)
    with pytest.raises(FalseWitness):
        sides_of(table, (0, 1), {0: held[0], 1: held[0]})
    with pytest.raises(FalseWitness):
        sides_of(table, (0, 1), {0: held[0]})


# One rule broken in one engine


def _replace(patch: pytest.MonkeyPatch, name: str, engine: Engine) -> None:
    originals = {one.__name__: one for one in joint_engines.ENGINES}
    originals[name] = engine
    patch.setattr(joint_engines, "ENGINES", tuple(originals.values()))


def _never(side: Any) -> int:
    var: int = side.program.var("run")
    side.program.at_most(((1, var),), 0)
    return var


@pytest.mark.parametrize("name", ["by_cpsat", "by_z3"])
def test_a_model_without_runs_is_contradicted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real: Engine = getattr(joint_engines, name)

    def broken(position: Position, dams: Sequence[Dam], readings: Readings, about: str) -> Answer:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(model._Side, "_run", _never)
            return real(position, dams, readings, about)

    assert ruled(ONLY_LEGIONS).verdict is Verdict.REJECTED
    _replace(monkeypatch, name, broken)
    ruling = ruled(ONLY_LEGIONS)
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.finding.summary.message == "river-joint-undecided"
    assert ruling.finding.witness is None
    assert ruling.depends_on == ()


@pytest.mark.parametrize("name", ["by_cpsat", "by_z3"])
def test_a_model_that_lays_a_card_twice_is_contradicted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real: Engine = getattr(joint_engines, name)

    def broken(position: Position, dams: Sequence[Dam], readings: Readings, about: str) -> Answer:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(joint_model, "_one_place_each", lambda *_: None)
            return real(position, dams, readings, about)

    _replace(monkeypatch, name, broken)
    ruling = ruled(SAME_CARD)
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.smallest_reason is None


def test_a_search_that_overlooks_a_side_is_contradicted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adjudicator.river.joint_search.beating", lambda _: None)
    position, dams, readings = parts(ONLY_LEGIONS)
    assert decide_joint(position, dams, readings).verdict is Verdict.UPHELD
    assert ruled(ONLY_LEGIONS).verdict is Verdict.UNDECIDED


def test_out_of_budget_is_undecided_not_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adjudicator.river.joint_table.hold", _gives_up)
    position, dams, readings = parts(SAME_CARD)
    assert decide_joint(position, dams, readings).verdict is Verdict.UNDECIDED
    ruling = ruled(SAME_CARD)
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.smallest_reason is None
    assert ruling.finding.answer is None


def test_the_budget_is_kept() -> None:
    table = joint(*parts(SAME_CARD))
    with pytest.raises(GaveUp):
        hold(list(table.fronts.values()), table.pool, table.limit, Budget(0))


# Sums on their own


@pytest.mark.parametrize("seed", range(60))
def test_cards_are_dealt_out_to_sums_if_they_can_be(seed: int) -> None:
    rng = random.Random(seed)
    counts = [rng.randint(1, 3) for _ in range(rng.randint(1, 3))]
    worths = tuple(sorted((rng.randint(0, 11) for _ in range(sum(counts))), reverse=True))
    wants = tuple((count, rng.randint(3, 9) * count) for count in counts)
    found = deal(worths, wants)
    assert (found is not None) == _some_deal(list(worths), list(wants))
    if found is not None:
        assert sorted(worth for part in found for worth in part) == sorted(worths)
        assert all(
            len(part) == count and sum(part) >= need for part, (count, need) in zip(found, wants, strict=True)
        )


def _some_deal(worths: list[int], wants: list[tuple[int, int]]) -> bool:
    """Card by card, by trial."""
    if not worths:
        return all(count == 0 and need <= 0 for count, need in wants)
    return any(
        _some_deal(worths[1:], [*wants[:place], (count - 1, need - worths[0]), *wants[place + 1 :]])
        for place, (count, need) in enumerate(wants)
        if count
    )


def test_no_dams_share_anything() -> None:
    assert share([], 0) == {}


# The ruling as a whole


@pytest.mark.parametrize("seed", range(8))
def test_every_ruling_can_be_said_in_both_languages(seed: int) -> None:
    rng = random.Random(seed)
    known = {rule.id for rule in (*RIVER.rules, *JOINT_RULES)}
    for given in joint_sampling.telling(rng, holding, dams=rng.choice((2, 3, 4)), **MANY):
        ruling = ruled(given)
        assert ruling.verdict in (Verdict.UPHELD, Verdict.REJECTED)
        assert known.issuperset(ruling.rules)
        assert ruling.digest == ruled(given).digest
        for lang in LANGS:
            for step in (ruling.finding.summary, *ruling.reasons):
                said = sentence(RIVER, step, lang)
                assert not any(slip in said for slip in ("{", "  ", " ,", "..", "None", "()"))


@pytest.mark.parametrize("seed", range(6))
def test_what_the_smallest_reason_names_is_enough(seed: int) -> None:
    """With nothing else seen away from the dams that settle it, they still can't be held."""
    _, given = joint_sampling.telling(random.Random(seed), holding, dams=3)
    ruling = ruled(given)
    if ruling.smallest_reason is None:
        pytest.skip("out of budget")
    position, dams, readings = parts(given)
    fewest = Combined(joint(position, dams, readings)).smallest()
    alone = [entry for place, entry in enumerate(given["position"]["dams"]) if _settles(given, fewest, place)]
    only = case(*alone, discard=" ".join(ruling.smallest_reason), readings=given["readings"])
    assert holding(only, [only["claim"]["dams"][place] for place in range(len(alone))]) is None
    for card in ruling.smallest_reason:
        left = [other for other in ruling.smallest_reason if other != card]
        fewer = case(*alone, discard=" ".join(left), readings=given["readings"])
        assert holding(fewer, fewer["claim"]["dams"]) is not None


def _settles(given: Json, fewest: tuple[int, ...], place: int) -> bool:
    entry = given["position"]["dams"][place]
    name = entry["id"] if "id" in entry else entry["tile"]
    return name in [given["claim"]["dams"][one] for one in fewest]


def test_greatest_number_is_dropped_where_an_engine_objects(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two sets that can't be held; if the engines confirm only one of them, no number is given."""
    given = case(
        dam(2, "R11 G11 B11 Y11", "P6 P7 P8"),
        dam(3, "R7 R8 R9", "P10 P11"),
        dam(5, "G7 G8 G9", "B1 Y3 R5"),
        discard="P5",
    )
    assert ruled(given).finding.answer["most"] == 1
    real = joint_engines.ask

    def objecting(position: Position, dams: Sequence[Dam], readings: Readings) -> Any:
        answers, outcome = real(position, dams, readings)
        return answers, outcome if len(dams) == 1 else None

    monkeypatch.setattr(joint_referee, "ask", objecting)
    ruling = ruled(given)
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.finding.answer is None
    assert ruling.finding.summary.params["most"] == "unknown"
    assert "river-joint-most-unknown" in messages(ruling)


def test_deciding_loads_no_solver() -> None:
    code = "import sys, adjudicator.river.joint; print('ortools' in sys.modules or 'z3' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
