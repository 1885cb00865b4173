"""Sets of small numbers as ints: bit ``n`` stands for the number ``n``."""

from collections.abc import Iterable, Iterator


def bitset(numbers: Iterable[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def members(found: int) -> Iterator[int]:
    """The numbers of a set, lowest first."""
    while found:
        low = found & -found
        yield low.bit_length() - 1
        found ^= low
