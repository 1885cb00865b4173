"""Polish that no fixed message can hold: people's names in the genitive, quotations in a quotation."""

import re
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
    return text.replace("„", "«").replace("”", "»")
