"""Polish that no fixed message can hold: names in their cases, quotations in a quotation."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

_ENDINGS: Final = (
    (r"(?<=[sczś])ia", "i"),  # Kasia, Gracia, Jadzia
    (r"^(.{1,3})nia", r"\1ni"),  # Ania, Bronia
    (r"ia", "ii"),  # Daria, Zofia
    (r"(?<=[aeiouy])ja", "i"),  # Maja
    (r"(?<=[jlkg])a", "i"),  # Alicja, Ola, Agnieszka, Jadwiga
    (r"a", "y"),  # Ewa, Kuba
    (r"siek", "śka"),  # Krzysiek
    (r"ciek", "ćka"),  # Maciek
    (r"niek", "ńka"),  # Heniek
    (r"ek", "ka"),  # Bartek
    (r"eł", "ła"),  # Paweł
    (r"ń", "nia"),  # Owsień
    (r"y", "ego"),  # Jerzy
    (r"i", "iego"),  # Antoni
    (r"(?<=[bcdfghjklłmnprstwz])", "a"),  # Jan, Piotr
)
"""An ending of the nominative and the one that takes its place; the first that fits counts."""


class Cased(str):
    """A name that knows its other cases. By itself it is the nominative."""

    __slots__ = ("cases",)

    cases: Mapping[str, str]

    def __new__(cls, nominative: str, cases: Mapping[str, str]) -> "Cased":
        name = super().__new__(cls, nominative)
        name.cases = cases
        return name


def in_case(name: str, case: str) -> str:
    """The name in this case; as it is if it has none."""
    return name.cases.get(case, name) if isinstance(name, Cased) else name


def listed(names: Sequence[str]) -> str:
    """Names one after another. In other cases they are part of a sentence: "czerwoną 8 i zieloną 9"."""
    cases = {case for name in names if isinstance(name, Cased) for case in name.cases}
    return Cased(", ".join(names), {case: _with_and([in_case(one, case) for one in names]) for case in cases})


def _with_and(names: Sequence[str]) -> str:
    return " i ".join(part for part in (", ".join(names[:-1]), names[-1]) if part)


def genitive(name: str) -> str:
    """Whose: "Kasia" becomes "Kasi". A name that we can't decline stays as it is, after "strony"."""
    if numbered := re.fullmatch(r"(.+)( \([12]\))", name):  # one of two versions of the same person
        return f"{genitive(numbered[1])}{numbered[2]}"
    if re.fullmatch(r"[A-ZĄĆĘŁŃÓŚŹŻ][a-ząćęłńóśźż]+", name):
        for ending, other in _ENDINGS:
            declined, fits = re.subn(rf"{ending}$", other, name)
            if fits:
                return declined
    return f"strony {name}"


def quoted(text: str) -> str:
    """A text that is about to be quoted: its own quotation marks become inner ones."""
    if "“" in text:  # English
        return text.replace("“", "‘").replace("”", "’")
    return text.replace("„", "«").replace("”", "»")
