"""The checker agrees with the engines: on every precedent, and on cases that nobody wrote."""

from random import Random

import pytest

from adjudicator.certificates.sedzia_verify import GAMES
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from tests.certificates.support import any_certificate, certified, differences, missing


def _certifiable(name: str) -> list[str]:
    """The precedents of a game with a claim over hidden things."""
    kinds = load_game(name).kind_by_name
    return [
        file.id
        for file in load_all(name)
        if "verdict" in file.expect and kinds[file.case["claim"]["kind"]].certify is not None
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_precedent(name: str) -> None:
    wanted = set(_certifiable(name))
    assert wanted
    for file in load_all(name):
        if file.id in wanted:
            assert differences(read_case(dict(file.case)))[1] == [], file.id


@pytest.mark.parametrize("name", GAMES)
def test_cases_that_nobody_wrote(name: str) -> None:
    for seed in range(60):
        assert any_certificate(name, Random(seed))[1] == [], seed


def test_a_claim_about_open_things_has_no_certificate() -> None:
    for file in load_all("river"):
        if file.case["claim"]["kind"] == "rematch" and "verdict" in file.expect:
            found = certified(read_case(dict(file.case)))
            assert missing(found.certificate) == ["open"]
            assert found.why == "wrong: evidence: missing, as the certificate itself says: open"
            return
    pytest.fail("no such precedent")
