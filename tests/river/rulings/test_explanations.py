"""The numbers that decide stand among the reasons that bear, on random rulings. The rest is told apart."""

from functools import cache
from random import Random
from typing import Any

import pytest

from adjudicator.games.river.table.dams import TILES
from adjudicator.intake.read_case import read_case
from adjudicator.lang import LANGS, Lang
from adjudicator.precedents.casefile import load_all
from adjudicator.problems import BadCase
from adjudicator.ruling import Params, Phrase, Reason, Ruling, Verdict
from adjudicator.rulings.rule import rule
from adjudicator.words.render import sentence
from tests.any_case import any_case
from tests.river.control_sampling import random_case
from tests.river.ending_sampling import DEFAULTS, ending
from tests.river.joint_sampling import border_cases
from tests.river.joint_support import MIXED_FEATURES, holding
from tests.river.support import RIVER, at_table, sound, text

OF_EACH_KIND = 8
MOST_REASONS, MOST_WORDS = 12, 150
NOTHING_TO_SAY = ("remedy-nothing", "legal-actions")
"""Summaries that say everything."""


@cache
def rulings(kind: str) -> tuple[Ruling, ...]:
    """Random rulings of this kind that were decided."""
    rng, found = Random(f"explained {kind}"), list[Ruling]()
    while len(found) < OF_EACH_KIND:
        try:
            case = read_case(any_case("river", rng, kind))
        except BadCase:
            continue
        if case.form.claim.kind == kind:
            ruling = rule(RIVER, case)
            found += [ruling] if ruling.verdict is not Verdict.UNDECIDED else []
    return tuple(found)


@cache
def endings(kind: str) -> tuple[Ruling, ...]:
    """Rulings near the end of random games."""
    claims: dict[str, Any] = {
        "can-win": {"kind": "can-win", "side": "attacker"},
        "forced": {"kind": "forced"},
    }
    found = []
    for seed in range(14):
        rng = Random(f"ending {seed}")
        table = ending(rng, rng.choice((0, 0, 1))).table
        ruling = rule(RIVER, at_table(table, claims[kind], DEFAULTS))
        found += [ruling] if ruling.verdict is not Verdict.UNDECIDED else []
    return tuple(found)


def bearing(ruling: Ruling, *messages: str) -> list[Reason]:
    wanted = {f"river-{name}" for name in messages}
    return [one for one in ruling.reasons if one.bears and one.message in wanted]


def params_of(ruling: Ruling, *messages: str) -> list[Params]:
    return [one.params for one in bearing(ruling, *messages)]


def made(value: object) -> int:
    """The sum in a phrase about a side."""
    assert isinstance(value, Phrase)
    assert value.params is not None
    total = value.params["sum"]
    assert isinstance(total, int)
    return total


# Length


@pytest.mark.parametrize("kind", RIVER.claims)
def test_something_bears_on_every_ruling(kind: str) -> None:
    for ruling in rulings(kind):
        said_all = ruling.finding.summary.message in NOTHING_TO_SAY
        assert said_all or any(reason.bears for reason in ruling.reasons), ruling.case.given


def test_what_bears_is_short_enough_to_follow() -> None:
    sample = [ruling for kind in RIVER.claims for ruling in rulings(kind)]
    sample += [*endings("can-win"), *endings("forced")]
    assert sum(map(_is_short, sample)) >= 0.95 * len(sample)


def _is_short(ruling: Ruling) -> bool:
    told = [reason for reason in ruling.reasons if reason.bears]
    words = (sum(len(sentence(RIVER, one, lang).split()) for one in told) for lang in LANGS)
    return len(told) <= MOST_REASONS and max(words) <= MOST_WORDS


# What decides, kind by kind


def test_control_compares_two_sums_or_tells_every_formation() -> None:
    outcomes = set()
    for seed in range(60):
        ruling = rule(RIVER, sound(random_case(Random(f"control {seed}"))))
        finding = ruling.finding
        if finding.summary.message.startswith(("river-control-over", "river-not")):
            assert bearing(ruling, "slots", "claim-not-now", "result-won", "result-destroyed")
            continue
        (own,) = [one["sum"] for one in params_of(ruling, "side") if one["side"] == "attacker"]
        compared = params_of(ruling, "outranks", "more", "less", "asked-for", "first")
        if ruling.verdict is Verdict.REJECTED:
            assert finding.witness is not None
            assert {compared[0]["sum"], compared[0]["other_sum"]} == {finding.witness["sum"], own}
        elif not compared:
            hopes = [one for one in ruling.reasons if one.bears and one.message.startswith("river-hope")]
            assert hopes or bearing(ruling, "too-few")
            assert all(one.params["own"] == own for one in hopes if "own" in one.params)
        outcomes.add((ruling.verdict, bool(compared)))
    assert len(outcomes) == 3  # an upheld claim may rest on a proof or on a comparison


def test_claimable_has_a_proof_for_every_dam() -> None:
    compared = 0
    for seed in range(12):
        case = border_cases(Random(f"claimable {seed}"), holding, dams=4)[seed % 2]
        ruling = rule(RIVER, sound(case | {"claim": {"kind": "claimable"}}))
        told = {str(one["dam"]) for one in params_of(ruling, "dam-proof", "dam-too-few")}
        told |= {dam for one in params_of(ruling, "dams-not-full") for dam in _dams_in(one["dams"])}
        assert told == {str(one["dam"]) for one in ruling.finding.answer["dams"]}
        by_number = sorted(_proved(ruling), key=lambda one: str(one["dam"]))
        for proof, found in zip(params_of(ruling, "dam-proof"), by_number, strict=True):
            assert made(proof["ours"]) >= 0
            if found["witness"]:
                assert made(proof["theirs"]) == found["witness"]["sum"]
                assert proof["adds"] == found["witness"]["adds"]
            compared += 1
    assert compared > 20


@pytest.mark.parametrize(
    ("lang", "neither", "only"),
    [
        (
            "pl",
            "Wymogu nie spełnia żadna strona, więc decyduje tylko suma. Wyższą",
            "Wymóg spełnia tylko obrońca.",
        ),
        (
            "en",
            "Neither side meets the requirement, so only the sum decides. The defender",
            "Only the defender meets the requirement.",
        ),
    ],
)
def test_what_a_dam_asks_for_is_said_where_it_is_compared(lang: Lang, neither: str, only: str) -> None:
    """Readers could not tell why a higher formation lost at a damaged dam."""
    dams = "dam 1 damaged: G2 G5 G9 vs Y8 P8 R1; dam 2 damaged: G10 G11 vs R0 B0"
    ruling = rule(RIVER, text(f"{dams}; claimable"))
    first, second, _ = (sentence(RIVER, one, lang) for one in ruling.reasons)
    assert "Banda" in first
    assert neither in first
    assert "Kompania" in second
    assert only in second


EMPTY = "; ".join(f"dam {tile}: - vs -" for tile in (1, 2, 3, 5, 6, 7))


def test_a_claim_refused_in_play_compares_both_sides() -> None:
    hidden = "hidden attacker 6 0; hidden defender 6 0"
    facts = f"{hidden}; turn attacker; phase prepare; logs 3; deck 45"
    case = text(f"river; {EMPTY}; dam 4: B7 B8 vs G9; {facts}; claim legal; do attacker claim 4")
    (told,) = params_of(rule(RIVER, case), "claim-unproved")
    assert (made(told["ours"]), told["sum"]) == (15, 19)
    assert isinstance(told["compared"], Phrase)
    assert told["compared"].message == "river-brief-more"


def _dams_in(phrases: object) -> list[str]:
    assert isinstance(phrases, list)
    return [str(one.params["dam"]) for one in phrases]


def _proved(ruling: Ruling) -> list[dict[str, Any]]:
    """The dams that have a proof in two sums, in order."""
    told = [one["dam"] for one in params_of(ruling, "dam-proof")]
    return [one for one in ruling.finding.answer["dams"] if str(one["dam"]) in told]


def test_joint_control_leaves_no_dam_unmentioned() -> None:
    verdicts = set()
    for seed in range(8):
        rng = Random(f"joint {seed}")
        for case in border_cases(
            rng, holding, dams=rng.choice((2, 3)), **(MIXED_FEATURES if seed % 2 else {})
        ):
            ruling = rule(RIVER, sound(case))
            verdicts.add(ruling.verdict)
            claimed = {str(name) for name in case["claim"]["dams"]}
            if ruling.verdict is Verdict.REJECTED:
                held = {one["dam"]: one for one in params_of(ruling, "joint-held")}
                assert held.keys() == claimed
                continue
            (settled,) = params_of(ruling, "joint-settled-by") or [{"dams": sorted(claimed), "others": []}]
            named = {name for part in ("dams", "others") for name in _names(settled[part])}
            assert named == claimed
            short = params_of(ruling, "joint-too-few")
            argued = params_of(ruling, "joint-case", "joint-clash", "dam-proof", "dam-too-few")
            assert short or argued
            assert all(int(str(one["free"])) > int(str(one["left"])) for one in short)
    assert verdicts == {Verdict.UPHELD, Verdict.REJECTED}


def _names(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(one) for one in value]


def test_can_win_counts_what_is_lacking_or_proves_what_is_taken() -> None:
    verdicts = set()
    for ruling in endings("can-win"):
        verdicts.add(ruling.verdict)
        assert params_of(ruling, "turns-left")
        if ruling.verdict is Verdict.UPHELD:
            assert bearing(ruling, "course-taken")
            continue
        ways = params_of(ruling, "way-to-win")
        assert ways
        assert params_of(ruling, "cards-lacking")
        if ruling.finding.summary.message == "river-can-win-too-few":
            assert all(one["never"] == "yes" or _more(one, "cards", "plays") for one in ways)
    assert verdicts == {Verdict.UPHELD, Verdict.REJECTED}


def _more(params: Params, one: str, other: str) -> bool:
    return int(str(params[one])) > int(str(params[other]))


def test_forced_tells_the_claim_that_wins_or_what_stops_every_try() -> None:
    winners = set()
    for ruling in endings("forced"):
        winner = ruling.finding.answer["winner"]
        winners.add(winner)
        ways = [one for one in params_of(ruling, "way-to-win") if one["never"] == "no"]
        short = ways and all(_more(one, "cards", "plays") for one in ways)
        if winner == "attacker":
            assert bearing(ruling, "dam-proof", "dam-too-few", "forced-by-draw")
        elif winner == "defender":
            assert short or bearing(ruling, "forced-reply", "forced-by-draw", "forced-moves")
    assert winners >= {"attacker", "defender"}


def test_every_reply_is_counted_once() -> None:
    for ruling in endings("forced"):
        groups = params_of(ruling, "forced-reply", "forced-by-draw")
        others = sum(int(str(one["count"])) for one in params_of(ruling, "forced-others"))
        for of in {int(str(one["of"])) for one in groups}:
            assert sum(int(str(one["count"])) for one in groups if one["of"] == of) + others == of


def test_result_counts_the_damaged_dams() -> None:
    for ruling in rulings("result"):
        answer = ruling.finding.answer
        wanted = {"destroyed": "result-destroyed", "four": "result-damaged", "last-turn": "result-last-turn"}
        assert bearing(ruling, wanted.get(answer["by"], "result-damaged"))
        for told in params_of(ruling, "result-damaged"):
            assert (told["count"], told["wanted"]) == (len(answer["damaged"]), 4)
        whole = {dam.name for dam in ruling.case.position.dams} == TILES.keys()
        if whole and answer["winner"] != "attacker":
            assert params_of(ruling, "result-damaged")


def test_rematch_tells_both_scores() -> None:
    for ruling in rulings("rematch"):
        answer, told = ruling.finding.answer, params_of(ruling, "rematch-compared")
        assert len(told) == len(answer["compared"])
        assert told or bearing(ruling, "rematch-both")
        for one, scores in zip(told, answer["compared"], strict=True):
            assert (one["first_score"], one["second_score"]) == tuple(scores.values())[1:]


def test_a_legal_action_is_told_with_its_moment_and_what_it_changes() -> None:
    for ruling in rulings("legal"):
        answer = ruling.finding.answer
        if answer.get("legal"):
            assert bearing(ruling, "moment")
            told = {(one["dam"], one["side"]): one["cards"] for one in params_of(ruling, "then-side")}
            for dam in answer["table"]["dams"]:
                for side in ("attacker", "defender"):
                    cards = told.get((str(dam["tile"]), side))
                    assert cards is None or cards == dam.get(side, [])
        elif "action" in answer:
            assert any(one.bears and one.message == answer["why"] for one in ruling.reasons)


def test_a_contradiction_begins_with_a_number_or_a_rule() -> None:
    for ruling in rulings("consistent"):
        answer = ruling.finding.answer
        if answer["consistent"]:
            shown = any(one.bears and one.message == "consistent-course" for one in ruling.reasons)
            assert shown == (ruling.finding.witness is not None)
            assert shown or bearing(ruling, "laws-kept")
        elif "pointer" not in answer["contradiction"][0]:
            first = ruling.reasons[0].message
            assert first.startswith(("river-does-not-fit", "river-why"))


# Other readings


def test_what_another_reading_changes_is_told() -> None:
    """Where the summary is the same under another reading, the steps that differ are quoted."""
    same = 0
    for file in load_all("river"):
        if "verdict" not in file.expect:
            continue
        ruling = rule(RIVER, read_case(file.case))
        for other in ruling.depends_on:
            if other.summary == ruling.finding.summary:
                same += 1
                assert other.differs, (file.id, other.reading, other.option)
    assert same
