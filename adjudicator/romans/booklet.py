"""The printed rulebook by its headings, and the revision of our reading of it."""

from typing import Final

REVISION: Final = "romans-1"
"""Changes when a rule, a default or the meaning of a field changes: then old digests no longer apply."""

SECTIONS: Final = (
    "Przygotowanie do gry",
    "Przebieg tury",
    "Faza wydawania rozkazów",
    "Faza ataku",
    "Właściwości kart wojowników, Qween",
    "Właściwości kart wojowników, Dru’hid",
    "Właściwości kart wojowników, Svord",
    "Właściwości kart wojowników, Axx",
    "Właściwości kart wojowników, Arch’r",
    "Właściwości kart wojowników, Filchy",
    "Właściwości kart wojowników, Horsie",
    "Właściwości kart wojowników, Ch’ariott",
    "Właściwości kart fortów, KomFort",
    "Właściwości kart fortów, Fort Fokus",
    "Właściwości kart fortów, FortUna",
    "Właściwości kart fortów, FortHeca",
    "Właściwości kart fortów, NieFort",
    "Koniec tury",
    "Koniec gry i warunki zwycięstwa",
    "Rozgrywka z klanem neutralnym",
    "Więcej klanów neutralnych?",
    "Pamiętajcie!",
    "Dodatkowe warianty rozgrywki",
)
