"""Numbers of givings."""

import re
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from api.store.numbers import LENGTH, PATTERN, SIGNS, new_number, read_number


def test_numbers_differ_and_look_as_described() -> None:
    numbers = {new_number() for _ in range(2000)}
    assert len(numbers) == 2000
    assert all(re.fullmatch(PATTERN, number) for number in numbers)
    assert len({sign for number in numbers for sign in number}) == 33


@given(st.text(SIGNS, min_size=LENGTH, max_size=LENGTH), st.randoms())
def test_a_number_is_read_as_people_write_it(signs: str, random: Random) -> None:
    number = f"{signs[:4]}-{signs[4:8]}-{signs[8:]}"
    alike = {"0": "0Oo", "1": "1IiLl"}
    written = "".join(random.choice(alike.get(sign, sign + sign.lower())) for sign in number)
    assert read_number(written) == number
    assert read_number(written.replace("-", "")) == number
    assert read_number(written.replace("-", " ")) == number


@given(st.text(max_size=20))
def test_anything_else_is_no_number(text: str) -> None:
    found = read_number(text)
    assert found is None or re.fullmatch(PATTERN, found)


def test_an_id_of_a_ruling_is_no_number() -> None:
    assert read_number("9373919afa7224cd2fdd") is None
    assert read_number("7K2M-Q9XD-4RTU") is None
