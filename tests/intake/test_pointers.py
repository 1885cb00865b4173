"""A pointer leads to one place: what is put there is found there, and nothing else changes."""

from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.pointers import entries_passed, exists, look, pointer, put, settable, steps, within
from adjudicator.values import Json

KEYS = st.sampled_from(["a", "b", "0", "1", "~", "/", "~1", ""])
DATA = st.dictionaries(
    KEYS,
    st.recursive(
        st.none() | st.integers(0, 3),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
        max_leaves=8,
    ),
    max_size=3,
)
PATHS = st.lists(KEYS, max_size=4)


@given(PATHS)
def test_a_pointer_is_read_as_it_was_written(path: list[str]) -> None:
    assert steps(pointer(*path)) == path


@given(PATHS, PATHS)
def test_a_place_is_within_those_on_the_way_to_it(path: list[str], other: list[str]) -> None:
    assert within(pointer(*path), pointer(*other)) is (path[: len(other)] == other)


@given(DATA, PATHS)
def test_what_is_put_is_found_there(data: dict[str, Json], path: list[str]) -> None:
    place = pointer(*path)
    if not settable(data, place):
        with pytest.raises(LookupError):
            put(data, place, "new")
        return
    before, there = deepcopy(data), exists(data, place)
    old = look(data, place)
    put(data, place, "new")
    assert exists(data, place)
    assert look(data, place) == "new"
    if there and old is not None:
        put(data, place, old)
        assert data == before


@given(DATA, PATHS)
def test_a_place_is_looked_at_step_by_step(data: dict[str, Json], path: list[str]) -> None:
    """The steps one by one, by the words of RFC 6901: a key of an object or a number of a list entry."""
    here: Json = data
    passed = []
    for step in path:
        if isinstance(here, dict):
            keys = list(here)
        elif isinstance(here, list):
            keys = [str(number) for number in range(len(here))]
        else:
            keys = []
        if step not in keys:
            assert not exists(data, pointer(*path))
            assert look(data, pointer(*path)) is None
            break
        if isinstance(here, list):
            here = here[int(step)]
            passed.append((int(step), here))
        elif isinstance(here, dict):
            here = here[step]
    else:
        assert exists(data, pointer(*path))
        assert look(data, pointer(*path)) == here
    assert entries_passed(data, pointer(*path)) == passed


@pytest.mark.parametrize("place", ["", "/", "dams", "/dams/2", "/dams/-", "/dams/x", "/dams/0/tile/x"])
def test_places_that_take_no_value(place: str) -> None:
    assert not settable({"dams": [{"tile": 1}, {"tile": 2}]}, place)


@pytest.mark.parametrize("place", ["/dams/1", "/dams/0/tile", "/dams/0/first", "/hands/attacker/cards"])
def test_places_that_take_one(place: str) -> None:
    assert settable({"dams": [{"tile": 1}, {"tile": 2}]}, place)


def test_none_removes_a_field() -> None:
    data: Json = {"dams": [{"tile": 1, "first": "attacker"}]}
    put(data, "/dams/0/first", None)
    assert data == {"dams": [{"tile": 1}]}


@pytest.mark.parametrize("spelling", ["00", "01", "٠", "+0", " 0", "-0"])
def test_an_entry_of_a_list_has_one_spelling(spelling: str) -> None:
    """Two spellings of one place would be two facts about it."""
    data: Json = {"dams": [{"tile": 3}]}
    assert not exists(data, f"/dams/{spelling}")
    assert not settable(data, f"/dams/{spelling}")


def test_nothing_is_added_on_the_way_to_a_place_that_is_cleared() -> None:
    """A version that says nothing of a place must not get an empty object there."""
    data: dict[str, Json] = {"turn": "attacker"}
    put(data, "/tactics_played/attacker", None)
    assert data == {"turn": "attacker"}
    put(data, "/tactics_played/attacker", 1)
    assert data == {"turn": "attacker", "tactics_played": {"attacker": 1}}
