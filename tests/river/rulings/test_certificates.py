"""River's claims reach the level that they should, and the checker's own rules are right."""

from random import Random
from typing import Any

import pytest

from adjudicator.certificates import sedzia_verify
from adjudicator.certificates.make import as_read
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rulings.holding_program import holding_program
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.problems import BadCase
from adjudicator.ruling import Verdict
from tests.certificates.support import certified, differences, missing, refusal, sealed
from tests.river import control_oracle, control_sampling
from tests.river.certificate_sampling import can_win, forced, joint, random_readings
from tests.river.ending_sampling import ending
from tests.river.evidence import cases as control_cases
from tests.river.joint_support import parts
from tests.river.support import facts

Json = dict[str, Any]


@pytest.mark.parametrize("kind", ["control", "claimable", "joint-control"])
def test_claims_on_dams_reach_the_rules(kind: str) -> None:
    for file in load_all("river"):
        if "verdict" in file.expect and file.case["claim"]["kind"] == kind:
            assert certified(read_case(dict(file.case))).level == "rules", file.id


def test_random_claims_on_dams_reach_the_rules() -> None:
    for _, case in control_cases(5, 40, 10**9):
        assert certified(read_case(case)).level == "rules", case
    for seed in range(6):
        given = joint(Random(seed))
        assert differences(read_case(given)) == ("joint-control: rules", []), given


def test_what_was_found_reaches_the_rules() -> None:
    for seed in range(30):
        case = read_case(can_win(Random(seed)))
        found = certified(case)
        assert differences(case)[1] == []
        if found.certificate["verdict"] == Verdict.UPHELD:
            assert found.level == "rules", seed


def test_what_can_be_forced_reaches_the_rules() -> None:
    told = set()
    for seed in range(12):
        case = read_case(forced(Random(seed), (0, 1)))
        found = certified(case)
        assert differences(case)[1] == []
        assert found.level == "rules" or missing(found.certificate) == ["undecided"], seed
        told.add(found.certificate.get("answer", {}).get("winner"))
    assert told >= {"attacker", "defender"}


def test_a_strategy_for_the_other_side_is_refused() -> None:
    for seed in range(8):
        found = certified(read_case(forced(Random(seed), (0, 1))))
        winner = found.certificate.get("answer", {}).get("winner")
        if winner is None:
            continue
        other = {"attacker": "defender", "defender": "attacker"}[winner]
        turned = {**found.certificate, "answer": {"winner": other}}
        turned["evidence"] = [{**part, "about": other} for part in turned["evidence"]]
        assert refusal(sealed(turned)), seed


# The checker's own rules


def test_the_checker_tries_what_the_enumerator_tries() -> None:
    """Trying sides by value finds one that keeps the dam exactly if trying every card does."""
    for _, case in control_cases(11, 150, 1500):
        read = as_read(read_case(case))
        table = sedzia_verify.river_table(read)
        dam = table.dam(case["claim"]["dam"])
        attackers = sedzia_verify.best_strength(dam.attacker, dam, table.legion)
        kept = any(
            sedzia_verify.keeps(theirs, attackers, dam) for theirs in sedzia_verify.sides_tried(table, dam)
        )
        assert kept != control_oracle.judge(case).upheld, case


def test_the_checker_makes_every_statement_of_the_program() -> None:
    """The level ``rules`` does not hang on which statements a proof happens to cite."""
    for seed in range(10):
        rng = Random(seed)
        given = joint(rng)
        position, dams, readings = parts(given)
        program = holding_program(position, dams, readings)
        table = sedzia_verify.river_table(as_read(read_case(given)))
        made = sedzia_verify.holding_statements(table, [table.dam(dam.name) for dam in dams])
        for rule, (said, how) in zip(program.rules, program.labels(), strict=True):
            weights: dict[str, int] = {}
            for weight, var in rule.terms:
                name = program.names[var - 1]
                weights[name] = weights.get(name, 0) + weight
            terms = sorted((weight, name) for name, weight in weights.items() if weight)
            when = tuple(sorted(program.names[var - 1] for var in rule.when))
            assert sedzia_verify.Statement(tuple(terms), rule.bound, when) in made, (said, how, terms)
            assert said.startswith("river.")
            assert how


def test_every_statement_holds_for_sides_that_keep_the_dam() -> None:
    """The statements follow from the rules: whatever cards keep a dam, all fit what the names mean."""
    kept = 0
    for seed in range(250):
        rng = Random(seed)
        case = control_sampling.random_case(rng, complete=True, max_cost=10**9)
        if sum(dam.get("damaged", False) for dam in case["position"]["dams"]) > 3:
            continue
        read = as_read(read_case(case))
        table = sedzia_verify.river_table(read)
        dam = table.dam(case["claim"]["dam"])
        side = _random_side(table, dam, rng)
        if side is None:
            continue
        kept += 1
        for statement in sedzia_verify.holding_statements(table, [dam]):
            if all(_means(name, dam, side, table.legion) for name in statement.when):
                total = sum(
                    weight for weight, name in statement.terms if _means(name, dam, side, table.legion)
                )
                assert total >= statement.least, (case, side, statement)
    assert kept > 60


Side = list[tuple[str, str]]
"""Cards, and what each counts as."""


def _random_side(table: sedzia_verify.RiverTable, dam: sedzia_verify.Dam, rng: Random) -> Side | None:
    """A side that keeps the dam, from the pool at random; None if none was met."""
    attackers = sedzia_verify.best_strength(dam.attacker, dam, table.legion)
    pool = sorted(table.pool(dam))
    for _ in range(60):
        free = dam.slots - len(dam.defender)
        brought = rng.sample(table.spare, rng.randint(0, min(free, len(table.spare), table.most_spare or 0)))
        if len(pool) < free - len(brought):
            continue
        cards = [*dam.defender, *rng.sample(pool, free - len(brought)), *brought]
        side = [(card, _read_as(card, rng)) for card in cards]
        values = tuple(sorted(int(read_as[1:]) for _, read_as in side))
        one_colour = len({read_as[0] for _, read_as in side}) == 1
        theirs = sedzia_verify.strength(values, one_colour, dam.requirement, table.legion)
        if sedzia_verify.keeps(theirs, attackers, dam):
            return side
    return None


def _read_as(card: str, rng: Random) -> str:
    if card not in sedzia_verify.ELITES:
        return card
    return f"{rng.choice('RGBYP')}{rng.choice(sedzia_verify.ELITES[card])}"


def _means(name: str, dam: sedzia_verify.Dam, side: Side, legion: str) -> bool:
    """Is what the name of a variable says true of this side?"""
    what = name.removeprefix(f"{dam.name}: ")
    cards, read = [card for card, _ in side], [read_as for _, read_as in side]
    values, colours = [int(card[1:]) for card in read], [card[0] for card in read]
    run = sorted(values) == list(range(min(values), min(values) + dam.slots))
    words = what.split()
    if words[0].startswith("own"):
        at = int(words[0].removeprefix("own"))
        return len(words) == 2 or words[3] in (read[at][0], read[at][1:])
    if words[0] == "spare":
        copies = [place for place in range(len(dam.defender), len(side)) if cards[place] == words[1]]
        number = int(words[2])
        if len(copies) < number:
            return False
        return len(words) == 3 or words[4] in (read[copies[number - 1]][0], read[copies[number - 1]][1:])
    if words[0] == "all":
        return set(colours) == {words[1]} or {str(value) for value in values} == {words[1]}
    plain = {
        "one colour": len(set(colours)) == 1,
        "many colours": len(set(colours)) > 1,
        "one value": len(set(values)) == 1,
        "run": run,
        "no run": not run,
    }
    if what in plain:
        return plain[what]
    if words[:2] == ["run", "from"]:
        return run and min(values) == int(words[2])
    grade = sedzia_verify.formation(values, len(set(colours)) == 1, dam.requirement, legion)
    if what == "no formation":
        return not grade
    if words[0] == "no":
        return int(words[1]) not in values
    if what in sedzia_verify.RIVER_DECK:
        return what in cards
    counted = {
        "none": ["banda", "bractwo", "kompania", "legion"],
        "kompania": ["kompania"],
        "bractwo": ["bractwo", "legion"],
        "banda": ["banda", "legion"],
    }[dam.requirement]
    return grade == counted.index(what) + 1


def test_the_checker_plays_by_the_same_rules() -> None:
    """Every legal action is legal for the checker and leads to the same table; others are refused."""
    tried = 0
    for seed in range(40):
        rng = Random(seed)
        readings = random_readings(rng)
        now = ending(rng, rng.choice((0, 1, 3, 8, 20, 40)), tactics=seed % 2 == 0, readings=readings)
        claim = {"kind": "can-win", "side": "defender"}
        position = facts(now.table)
        given: Json = {"game": "river", "position": position, "claim": claim, "readings": readings}
        try:
            case = read_case(given)
        except BadCase:
            continue
        read = as_read(case)
        play = sedzia_verify.RiverPlay(read)
        here = sedzia_verify.starting_table(read, play)
        legal = [action for action in PLAY.actions(now.table, readings) if action.side == now.table.turn]
        for action in rng.sample(legal, min(12, len(legal))):
            after = PLAY.after(now.table, action, readings)
            then = play.after(here, PLAY.write(action))
            assert (then.turn, then.phase, then.winner) == (after.turn, after.phase, after.winner)
            assert sorted(then.discard) == sorted(after.discard)
            assert [sorted(hand) for hand in then.hands] == [sorted(hand) for hand in after.hands]
            assert (then.deck, then.logs, then.ending) == (after.deck, after.logs, after.ending)
            dams = [(dam.name, dam.damaged, dam.attacker, dam.defender, dam.first) for dam in after.dams]
            assert [(d.name, d.damaged, d.attacker, d.defender, d.first) for d in then.dams] == dams
            tried += 1
        texts = {PLAY.write(action) for action in legal}
        for text in _made_up(rng, now.table.turn):
            if text not in texts:
                with pytest.raises(sedzia_verify.Wrong):
                    play.after(here, text)
    assert tried > 200


def _made_up(rng: Random, side: str) -> list[str]:
    """Actions that may or may not be legal."""
    cards = [f"{rng.choice('RGBYP')}{rng.randint(0, 11)}" for _ in range(12)]
    made = [f"{side} play {card} at {rng.randint(1, 7)}" for card in cards]
    made += [f"{side} {verb} {dam}" for verb in ("claim", "retreat", "log") for dam in range(1, 8)]
    made += [f"{side} skip", f"{side} end", f"{side} draw {cards[0]}", f"{side} ruse zdrada {cards[1]} to 1"]
    made += [
        f"{side} ruse rekrutacja {cards[2]} at 4",
        f"{side} ruse eksplozja 2",
        f"{side} ruse dezercja R3",
    ]
    return made
