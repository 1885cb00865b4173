"""What else people write in a case of Brian Boru: Polish and English words for its parts, facts and claims.

    gracz daria: 4 monety, miasta CON-C2, CON-Ż1; próba daria czerwona 11, kasia 2; deklaracja próba

The names of the players are never changed.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from adjudicator.game import Spellings
from adjudicator.games.boru.intake.action_spellings import ACTIONS, spelt_action
from adjudicator.games.boru.intake.vocabulary import (
    ACTION_CARDS,
    MARRIAGE_CARDS,
    PACTS,
    PHASES,
    REGION_NAMES,
    ROWS,
    TOWNS,
)
from adjudicator.spellings import Vocabulary, separate

_NO_WORDS: Final = Vocabulary()
_FACTS: Final = Vocabulary(
    {
        "coins": ("coin", "monety", "moneta", "monet"),
        "points": ("point", "punkty", "punkt", "punktów"),
        "renown": ("poważanie", "poważania"),
        "raiders": ("raider", "najeźdźcy", "najeźdźców"),
        "church": ("kościół", "w kościele"),
        "track": ("tor", "tor zaślubin"),
        "unseen": ("nieznane", "zakryte"),
        "hand": ("ręka", "na ręce"),
        "lacks": ("nie ma",),
        "pack": ("do wyboru",),
        "kept": ("zatrzymane", "odłożone"),
        "towns": ("town", "miasta", "miasto"),
        "tokens": ("token", "roszczenia", "znaczniki roszczenia"),
        "brides": ("karty zaślubin", "karta zaślubin"),
    }
)
_COUNTS: Final = ("coins", "points", "renown", "raiders", "church", "track", "unseen")
_FEW: Final = 4
"""No fact is called by more words."""
_VALUES: Final = {"towns": TOWNS, "tokens": REGION_NAMES, "brides": MARRIAGE_CARDS}
_IN_A_DRAFT: Final = ACTION_CARDS | Vocabulary({"kept": ("zatrzymane",), "/": ()})
_WORDS: Final[Mapping[str, Vocabulary]] = {
    "phase": PHASES,
    "pact": PACTS,
    "active": TOWNS,
    "vikings": TOWNS,
    "monasteries": TOWNS,
    "face-up": REGION_NAMES,
    "bride": MARRIAGE_CARDS,
    "gone": MARRIAGE_CARDS,
    "acting": ROWS,
    "discard": ACTION_CARDS,
    "viking-deck": _NO_WORDS,
    "queue": _NO_WORDS,
}
"""What may follow the first word of a part."""


def _rest(word: str, rest: str) -> str:
    match word:
        case "player":
            return _player(rest)
        case "trick":
            return ", ".join(" ".join(_played(entry.replace(":", " ").split())) for entry in rest.split(","))
        case "draft":
            return _draft(rest)
    if word not in _WORDS:
        return rest
    return " ".join(_WORDS[word].spell(separate(rest)))


def _played(words: list[str]) -> list[str]:
    return words[:1] + ACTION_CARDS.spell(words[1:])


def _named(rest: str) -> tuple[str, str]:
    """A name and what is said after it, with or without a colon."""
    name, _, said = rest.partition(":" if ":" in rest else " ")
    return name, said


def _player(rest: str) -> str:
    """A player with facts separated by commas; as written if something comes before the first fact."""
    name, said = _named(rest)
    facts: list[list[str]] = []
    for group in said.replace(":", " ").split(","):
        for words in _facts(group.split()):
            if words[0] in _FACTS.words:
                facts.append(words)
            elif facts:
                facts[-1] += words
            else:
                return rest
    if not facts:
        return rest
    spelt = [[word, *_VALUES.get(word, ACTION_CARDS).spell(values)] for word, *values in facts]
    return f"{name}: {', '.join(map(' '.join, spelt))}"


def _facts(words: list[str]) -> Iterator[list[str]]:
    """The facts of one group: ``coins 4``, ``4 coins``, or several in a row."""
    fact, count = _FACTS.first(words[1:])
    if fact in _COUNTS and count == len(words) - 1 and words[0].isdecimal():
        yield [fact, words[0]]
        return
    here: list[str] = []
    place = 0
    while place < len(words):
        fact, count = _FACTS.first(words[place : place + _FEW])
        if fact is not None and here:
            yield here
            here = []
        here.append(words[place] if fact is None else fact)
        place += max(1, count)
    if here:
        yield here


def _draft(rest: str) -> str:
    name, said = _named(rest)
    words = _IN_A_DRAFT.spell(said.replace(",", " ").replace("/", " / ").split())
    return f"{name}: {' '.join(words)}" if words else rest


def _names(position: Mapping[str, Any]) -> set[str]:
    """What the players are called."""
    return {str(player["id"]) for player in position.get("players", ()) if "id" in player}


SPELLINGS: Final = Spellings(
    game=Vocabulary(
        {
            "boru": (
                "brian",
                "brian boru",
                "brian boru wielki król irlandii",
                "brian boru high king of ireland",
            )
        }
    ),
    parts=Vocabulary(
        {
            "player": ("gracz",),
            "marker": ("znacznik", "ma znacznik"),
            "phase": ("faza",),
            "bride": ("marriage card", "karta zaślubin", "panna młoda"),
            "pact": ("pakt",),
            "active": ("active town", "aktywne", "aktywne miasto"),
            "round": ("runda",),
            "battle": ("bitwa", "obszar bitwy"),
            "marriage-deck": ("marriage deck", "marriage_deck", "talia zaślubin"),
            "acted": ("wykonane akcje",),
            "tricks": ("próby", "rozegrane próby"),
            "passes": ("nie mogli rozpocząć",),
            "vikings": ("wikingowie", "miasta wikingów"),
            "monasteries": ("monastery", "klasztory", "klasztor"),
            "face-up": ("face up", "face_up", "odkryte", "odkryte znaczniki"),
            "gone": ("poza grą", "odpadły"),
            "queue": ("kolejka",),
            "viking-deck": ("viking deck", "viking_deck", "talia wikingów"),
            "trick": ("próba",),
            "acting": ("w trakcie akcji",),
            "discard": ("discarded", "odrzucone"),
            "draft": ("wybór kart",),
        }
    ),
    rest=_rest,
    claims=Vocabulary(
        {
            "trick": ("próba",),
            "card": ("karta",),
            "action": ("akcja",),
            "upkeep": ("utrzymanie",),
            "score": ("punktacja",),
            "game": ("gra", "wygrana"),
            "forced": ("wymuszenie",),
        }
    ),
    claim_words=TOWNS
    | REGION_NAMES
    | ACTION_CARDS
    | Vocabulary(
        {
            "certain": ("certainly", "na pewno", "pewne", "pewna", "pewny"),
            "possible": ("possibly", "możliwe", "możliwa", "możliwy"),
            "at": ("in", "w", "na"),
            "seen by": ("widziane przez",),
            "sole": ("alone", "samodzielnie"),
            "": ("town", "region", "miasto", "mieście", "regionie"),
        }
    ),
    names=_names,
    action=spelt_action,
    patterns={
        "player": "player daria: coins 4, towns CON-R2 CON-Y1, hand 11 14",
        "marker": "marker daria",
        "phase": "phase battle",
        "bride": "bride brigid",
        "pact": "pact trade",
        "active": "active CON-R1",
        "round": "round 2",
        "battle": "battle 6",
        "marriage-deck": "marriage-deck 2",
        "acted": "acted 1",
        "tricks": "tricks 4",
        "passes": "passes 1",
        "vikings": "vikings DUB-R1",
        "monasteries": "monasteries CON-R2",
        "face-up": "face-up DUB",
        "gone": "gone aoife",
        "queue": "queue daria kasia",
        "viking-deck": "viking-deck 9 12",
        "trick": "trick daria 11, kasia 2",
        "acting": "acting side-1 4",
        "discard": "discard 5 6 7",
        "draft": "draft daria: 1 2 3 4 5 6 kept 1 2",
        "do": "do daria leads 11 at CON-R1",
        "reading": "reading token-overtaken-tied=returns",
        "claim card": "claim card daria 11 possible at CON-R1",
        "claim region": "claim region daria CON",
        "claim game": "claim game daria possible sole",
        "claim forced": "claim forced daria CON",
        "claim record": "claim record at 2",
    },
    actions=ACTIONS,
    things={
        "boru-unknown-town": TOWNS,
        "boru-unknown-region": REGION_NAMES,
        "boru-unknown-bride": MARRIAGE_CARDS,
    },
)
