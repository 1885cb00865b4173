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
from tests.river import control_oracle
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
