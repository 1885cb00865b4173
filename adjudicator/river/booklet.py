"""The printed rulebook by its headings, and the revision of our reading of it."""

from typing import Final

REVISION: Final = "river-2"
"""Changes when a rule, a default or the meaning of a field changes: then old digests no longer apply."""

SECTIONS: Final = (
    "Cel gry",
    "Elementy gry",
    "Przygotowanie gry",
    "Przebieg gry",
    "Przebieg gry, Faza 1",
    "Przebieg gry, Faza 2",
    "Przebieg gry, Faza 3",
    "Deklarowanie kontroli nad tamą",
    "Zdobywanie kontroli nad tamami (bez wymogów)",
    "Zdobywanie kontroli nad tamami (z wymogami)",
    "Koniec gry",
    "Wariant „Rewanż”",
    "Wariant „Karty taktyki”, Przygotowanie gry",
    "Wariant „Karty taktyki”, Przebieg gry",
    "Wariant „Karty taktyki”, Elitarne jednostki",
    "Wariant „Karty taktyki”, Podstęp",
)
