"""The smallest set of items that is enough, and the first one among several."""

import random
from itertools import combinations

import pytest

from solver.answer import OutOfBudget
from solver.smallest import smallest_hitting

Items = tuple[str, ...]


@pytest.mark.parametrize("seed", range(20))
def test_it_is_the_set_that_trying_every_set_finds(seed: int) -> None:
    rng = random.Random(seed)
    items = tuple("abcdef"[: rng.randint(1, 6)])
    wanted = [set(rng.sample(items, rng.randint(1, len(items)))) for _ in range(rng.randint(0, 5))]

    def left_out(chosen: Items) -> Items | None:
        missed = [one for one in wanted if not one & set(chosen)]
        return tuple(sorted(missed[0])) if missed else None

    sets = (chosen for size in range(len(items) + 1) for chosen in combinations(items, size))
    assert smallest_hitting(items, left_out) == next(one for one in sets if left_out(one) is None)


def test_not_even_all_items_are_enough() -> None:
    def left_out(chosen: Items) -> Items | None:
        return tuple(item for item in "ab" if item not in chosen)

    assert smallest_hitting("ab", left_out) is None


def test_tries_are_limited() -> None:
    def left_out(chosen: Items) -> Items | None:
        return tuple(item for item in "abc" if item not in chosen)[:1] or None

    assert smallest_hitting("abc", left_out, most_tries=4) == ("a", "b", "c")
    with pytest.raises(OutOfBudget):
        smallest_hitting("abc", left_out, most_tries=3)
