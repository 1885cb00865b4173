"""The numbers that decide stand among the reasons that bear, on random rulings. The rest is told apart."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from adjudicator.games.boru.game import GAME
from adjudicator.intake.read_case import read_case
from adjudicator.lang import LANGS
from adjudicator.precedents.casefile import load_all
from adjudicator.problems import BadCase
from adjudicator.ruling import Params, Phrase, Reason, Ruling, Verdict
from adjudicator.rulings.rule import rule
from adjudicator.words.render import sentence
from tests.any_case import any_case
from tests.boru.cases import ruled, sentences

OF_EACH_KIND = 22
MOST_REASONS, MOST_WORDS = 12, 150


@cache
def rulings(kind: str) -> tuple[Ruling, ...]:
    """Random rulings of this kind that were decided."""
    rng, found = Random(f"explained {kind}"), list[Ruling]()
    while len(found) < OF_EACH_KIND:
        try:
            case = read_case(any_case("boru", rng, kind))
        except BadCase:
            continue
        if case.form.claim.kind == kind:
            ruling = rule(GAME, case)
            found += [ruling] if ruling.verdict is not Verdict.UNDECIDED else []
    return tuple(found)


def bearing(ruling: Ruling, *messages: str) -> list[Params]:
    """The params of the bearing reasons with these messages."""
    wanted = {f"boru-{name}" for name in messages}
    return [one.params for one in ruling.reasons if one.bears and one.message in wanted]


def given(ruling: Ruling, part: str) -> Any:
    return ruling.case.given[part]


def counts(value: object) -> dict[str, int]:
    """Player to number, from a list of phrases."""
    assert isinstance(value, list)
    params = [one.params for one in value if isinstance(one, Phrase) and one.params is not None]
    return {str(one.get("player", "vikings")): _number(one["count"]) for one in params}


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("kind", GAME.claims)
def test_something_bears_on_every_ruling(kind: str) -> None:
    for ruling in rulings(kind):
        nothing_to_say = ruling.finding.summary.message in ("remedy-nothing", "legal-actions")
        assert nothing_to_say or any(reason.bears for reason in ruling.reasons), ruling.case.given


def test_what_bears_is_short_enough_to_follow() -> None:
    sample = [ruling for kind in GAME.claims for ruling in rulings(kind)]
    short = [ruling for ruling in sample if _is_short(ruling)]
    assert len(short) >= 0.95 * len(sample)


def _is_short(ruling: Ruling) -> bool:
    told = [reason for reason in ruling.reasons if reason.bears]
    words = (sum(len(sentence(GAME, one, lang).split()) for one in told) for lang in LANGS)
    return len(told) <= MOST_REASONS and max(words) <= MOST_WORDS


def test_a_trick_compares_the_matching_cards() -> None:
    for ruling in rulings("trick"):
        (compared,) = bearing(ruling, "trick-compared")
        cards = compared["cards"]
        assert isinstance(cards, list)
        assert cards == sorted(cards, reverse=True)
        assert cards[0] == ruling.finding.answer["card"]
        outside = bearing(ruling, "card-cannot-win")
        laid = {one["card"] for one in given(ruling, "position")["trick"]}
        assert {*cards, *(one["card"] for one in outside)} == laid


def test_a_card_is_held_against_the_higher_ones() -> None:
    for ruling in rulings("card"):
        beaten = bearing(ruling, "card-beaten-already", "card-cannot-win")
        higher = bearing(ruling, "card-beats")
        assert len(beaten) + len(higher) == 1
        if higher and ruling.verdict is Verdict.REJECTED and ruling.case.claim.how == "certain":
            (held,) = bearing(ruling, "card-may-have")
            cards = higher[0]["cards"]
            assert isinstance(cards, list)
            assert held["card"] in cards


@pytest.mark.parametrize("kind", ["action", "upkeep"])
def test_a_refused_choice_is_named(kind: str) -> None:
    refused = [one for one in rulings(kind) if not one.finding.answer["legal"]]
    assert refused
    for ruling in refused:
        (named,) = bearing(ruling, "choice-at")
        assert (named["at"], named["action"]) == (
            ruling.finding.answer["at"],
            ruling.finding.answer["action"],
        )


def test_an_upkeep_ends_with_everybodys_points() -> None:
    """Unless nobody has given them."""
    done = [one for one in rulings("upkeep") if one.finding.answer.get("open", 0) is None]
    over = [one for one in done if all("points" in p for p in one.finding.answer["table"]["players"])]
    assert over
    for ruling in over:
        (end,) = bearing(ruling, "upkeep-end")
        players = ruling.finding.answer["table"]["players"]
        assert counts(end["points"]) == {one["id"]: one.get("points", 0) for one in players}


def test_a_score_gives_every_total() -> None:
    for ruling in rulings("score"):
        totals = {one["player"]: one["points"] for one in bearing(ruling, "score-total")}
        assert totals == {one["player"]: one["total"] for one in ruling.finding.answer["scores"]}
        best = max(totals.values(), key=_number)
        level = [name for name, points in totals.items() if points == best]
        assert bool(bearing(ruling, "score-tie-tokens")) is (len(level) > 1)


def test_a_region_is_decided_by_counts_threshold_and_token() -> None:
    for ruling in rulings("region"):
        claimed = given(ruling, "claim")["player"]
        upheld = ruling.verdict is Verdict.UPHELD
        ends = bearing(ruling, "end-region")
        bounds = bearing(ruling, "bounds-held", "bounds-threshold", "bounds-behind", "bounds-overtaken")
        (now,) = bearing(ruling, "region-now")
        assert isinstance(now["threshold"], int)
        if not ends and not bounds:  # settled: the table as it is decides
            assert (now["holder"] == claimed) is upheld
        for end in ends:
            assert (end["holder"] == claimed) is upheld
            assert end["some"] == "no" or max(counts(end["counts"]).values()) > 0


def test_a_game_is_decided_by_everybodys_points() -> None:
    for ruling in rulings("game"):
        claim = given(ruling, "claim")
        upheld = ruling.verdict is Verdict.UPHELD
        ends = bearing(ruling, "end-game")
        if not ends:
            totals = {one["player"]: _number(one["points"]) for one in bearing(ruling, "score-total")}
            assert (totals[claim["player"]] == max(totals.values())) or not upheld
        for end in ends:
            winners = end["players"]
            assert isinstance(winners, list)
            wins = winners == [claim["player"]] if claim.get("sole") else claim["player"] in winners
            assert wins is upheld
            assert len(counts(end["totals"])) == len(given(ruling, "position")["players"])


def test_what_can_be_forced_is_shown_to_the_end() -> None:
    for ruling in rulings("forced"):
        claim = given(ruling, "claim")
        upheld = ruling.verdict is Verdict.UPHELD
        ends = bearing(ruling, "end-region", "end-game")
        assert ends
        assert upheld or bearing(ruling, "plan-none")
        for end in ends:
            if claim.get("region"):
                assert (end["holder"] == claim["player"]) is upheld
            else:
                winners = end["players"]
                assert isinstance(winners, list)
                assert upheld is (
                    winners == [claim["player"]] if claim.get("sole") else claim["player"] in winners
                )


def test_a_contradiction_is_more_than_a_list_of_facts() -> None:
    """Two facts that deny each other speak for themselves."""
    for ruling in rulings("consistent"):
        answer = ruling.finding.answer
        if answer["consistent"]:
            by_course = [one for one in ruling.reasons if one.bears and one.message == "consistent-course"]
            assert by_course if answer["checked_by"] == "course" else bearing(ruling, "laws")
        elif "smallest" in answer:
            said = {one["fact"] for one in answer["contradiction"]}
            clashes = [one for one in ruling.reasons if one.bears and "-clash-" in one.message]
            assert clashes or said & {"boru-says-no-hands", "boru-says-before-tricks"}
            assert ruling.reasons[0] in clashes or not clashes


def every_sentence(ruling: Ruling) -> Iterator[Reason]:
    yield from (ruling.finding.summary, *ruling.reasons)


def test_no_notation_and_no_pointer_is_left_in_a_sentence() -> None:
    written = re.compile(
        r"\b(takes (main|side)|leads \d|plays \d|buys \d|keeps \d|settles|places [A-Z]|sacrifices|builds at|"
        r"expands from|does not expand|cannot lead|removes vikings|chooses (military|trade|spurn)|resolve "
        r"(marriage|battle|church|regions)|reveal (viking|marriage)|deal (unseen|\w+ \d))\b|/players|/trick"
    )
    for kind in GAME.claims:
        for ruling in rulings(kind):
            told = [sentence(GAME, one, "pl") for one in every_sentence(ruling)]
            assert not [text for text in told if written.search(text)]


def test_another_answer_under_another_reading_says_what_differs() -> None:
    for file in load_all("boru"):
        if "verdict" not in file.expect:
            continue
        ruling = rule(GAME, read_case(file.case))
        own = sentence(GAME, ruling.finding.summary, "pl")
        for other in ruling.depends_on:
            same = other.summary and sentence(GAME, other.summary, "pl") == own
            if same and other.verdict is ruling.verdict:
                assert other.differs, (file.id, other.reading, other.option)


def test_json_params_stay_as_they_are() -> None:
    """Actions become sentences for people only."""
    ruling = next(one for one in rulings("forced") if one.verdict is Verdict.UPHELD and one.finding.witness)
    witness = ruling.finding.witness
    assert isinstance(witness, Mapping)
    told = [one.params["entry"] for one in ruling.reasons if one.message == "boru-plan-entry"]
    assert told == witness["line"]


def test_each_side_of_a_dispute_is_quoted_on_a_town_and_a_player() -> None:
    """Which town, and whose marker: the sentence about the difference names what each of them says."""
    town = ruled(
        {"players": [{"id": "daria"}, {"id": "kasia"}, {"id": "jerzy"}], "active": "CON-R1"}
        | {"trick": [{"player": "daria", "card": 2}], "tricks": 0},
        kind="disputed",
        about={"kind": "card", "player": "daria", "card": 2, "how": "possible"},
        versions=[
            {"who": "Ola", "facts": {"/active": "CON-R1"}},
            {"who": "Jan", "facts": {"/active": "CON-R2"}},
        ],
    )
    assert "(Ola: CON-R1 (Connaught); Jan: CON-R2 (Connaught))" in sentences(town)[1]
