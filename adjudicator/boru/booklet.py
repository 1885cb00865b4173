"""The printed rulebook by its headings, and the revision of our reading of it."""

from typing import Final

REVISION: Final = "boru-1"
"""Changes when a rule, a default or the meaning of a field changes: then old digests no longer apply."""

SECTIONS: Final = (
    "Elementy gry",
    "Plansza",
    "Przygotowanie gry",
    "Jak grać",
    "Faza Przygotowania",
    "Faza Wyboru kart",
    "Faza Akcji",
    "Faza Akcji, Próby",
    "Symbole akcji",
    "Faza Utrzymania",
    "Faza Utrzymania, Zaślubiny",
    "Faza Utrzymania, Zaślubiny, Księżniczka Danii",
    "Faza Utrzymania, Bitwa",
    "Faza Utrzymania, Bitwa, Łupy wojenne",
    "Faza Utrzymania, Kościół",
    "Faza Utrzymania, Zdobywanie władzy w regionach",
    "Koniec gry",
    "Koniec gry, Punktacja",
    "Karta Pomocy",
)
