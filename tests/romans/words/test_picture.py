"""The picture says what decides: totals beside the clans, and the comparison below the table."""

import pytest

from tests.romans.support import ROMANS, ruled


def drawn(notation: str) -> str:
    return ROMANS.picture(ruled(notation), "pl")


def test_totals_of_a_round_stand_beside_the_clans_and_are_compared() -> None:
    picture = drawn(
        "romans; wall niefort-1; clan green: shown axx, now druhid; clan red: now svord; claim round"
    )
    assert "zdobywa, siła 6" in picture
    assert "siła 3" in picture
    assert "Najwięcej ma klan zielony (6, a drugi wynik to" in picture


@pytest.mark.parametrize(("how", "said"), [("certain", "siła dotąd 2"), ("possible", "siła dotąd 2")])
def test_what_is_not_revealed_yet_is_said(how: str, said: str) -> None:
    picture = drawn(f"romans; wall niefort-6; clan green: shown druhid; clan red; claim fort green 6 {how}")
    assert said in picture


def test_no_wall_is_drawn_where_there_is_none() -> None:
    picture = drawn(
        "romans; turn 3; step over; clan green: forts niefort-6; clan red: forts niefort-4; claim result"
    )
    assert ">Mur</text>" not in picture
    assert "Forty (6 pkt)" in picture
