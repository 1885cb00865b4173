"""What else people write in a river case: Polish and English words, names of cards, Polish colour letters.

    tama 3: C8 C9 C10 przeciw Ż11; deklaracja kontrola 3
    dam 3: red 8, 9, 10 vs yellow 11; claim control 3

The colours are C Z N Ż F in Polish. ``Z`` is green and ``Ż`` is yellow: neither is taken for the other.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from adjudicator.game import Spellings
from adjudicator.games.river.table.actions import HIDDEN_BATTLE, HIDDEN_TACTICS, read
from adjudicator.games.river.table.cards import COLOURS, RUSES, VALUES
from adjudicator.spellings import Vocabulary, adjective, separate

_POLISH_LETTERS: Final = dict(zip(COLOURS, "CZNŻF", strict=True))
_COLOURS: Final = Vocabulary(
    {
        "R": ("red", *adjective("czerwon")),
        "G": ("green", *adjective("zielon")),
        "B": ("blue", *adjective("niebiesk")),
        "Y": ("yellow", *adjective("żółt")),
        "P": ("purple", *adjective("fioletow")),
    }
)
_NUMBER_WORDS: Final = (
    *("zerówk zero", "jedynk one", "dwójk two", "trójk three", "czwórk four", "piątk five", "szóstk six"),
    *("siódemk seven", "ósemk eight", "dziewiątk nine", "dziesiątk ten", "jedenastk eleven"),
)
"""For each value the stem of its Polish name and its English name."""


def _number_words(value: int) -> tuple[str, ...]:
    """``ósemka``, ``ósemkę`` and so on, and ``eight``."""
    stem, english = _NUMBER_WORDS[value].split()
    return (english, *(stem + ending for ending in ("a", "i", "ę", "ą")))


_VALUES: Final = Vocabulary({str(value): _number_words(value) for value in VALUES}) | Vocabulary(
    {"0": ("duck", "kaczka", "kaczki", "kaczkę", "kaczką"), "11": ("beaver", "bóbr", "bobra", "bobrem")}
)
_GLUED: Final = re.compile(r"[rgbypcznżf](?:1[01]|[0-9])", re.IGNORECASE)
"""One of several cards that are written as one word."""
_TACTICS: Final = Vocabulary(
    {
        "perkoz": ("perkoza", "perkozem"),
        "wazka": ("ważka", "ważki", "ważkę", "ważką"),
        "labedz": ("łabędź", "łabędzia", "łabędziem"),
        "transfer": ("transferu", "transferem"),
        "rekrutacja": ("rekrutację", "rekrutacji", "rekrutacją"),
        "dezercja": ("dezercję", "dezercji", "dezercją"),
        "wsparcie": ("wsparcia", "wsparciem"),
        "zdrada": ("zdradę", "zdrady", "zdradą"),
        "wymiana": ("wymianę", "wymiany", "wymianą"),
        "eksplozja": ("eksplozję", "eksplozji", "eksplozją"),
    }
)
CARDS: Final = (
    Vocabulary({f"{one}{value}": (f"{_POLISH_LETTERS[one]}{value}",) for one in COLOURS for value in VALUES})
    | _TACTICS
)
SIDES: Final = Vocabulary(
    {
        "attacker": ("attackers", "attacker's", *adjective("atakując"), "atakujący"),
        "defender": ("defenders", "defender's", "obrońca", "obrońcy", "obrońcę", "obrońcą"),
    }
)
REQUIREMENTS: Final = Vocabulary(
    {
        "none": ("no requirement", "brak", "bez wymogu"),
        "highest-sum": ("highest sum", "higher sum", "wyższa suma", "najwyższa suma"),
        "lowest-sum": ("lowest sum", "lower sum", "niższa suma", "najniższa suma"),
        "kompania": ("kompanii", "kompanię"),
        "bractwo": ("bractwa",),
        "banda": ("bandy", "bandę"),
    }
)
_AT_A_DAM: Final = (
    SIDES
    | CARDS
    | Vocabulary(
        {
            "vs": ("v", "vs.", "versus", "against", "przeciw", "przeciwko", "kontra"),
            "damaged": adjective("uszkodzon"),
            "first": ("pierwszy", "pierwsza"),
        }
    )
)
_IN_A_LIST: Final = (
    SIDES
    | CARDS
    | Vocabulary({"none": ("no", "brak"), "empty": ("puste", "pusta"), "": ("cards", "karty", "kart")})
)
_WORDS: Final[Mapping[str, Vocabulary]] = {
    "turn": SIDES,
    "phase": Vocabulary(
        {
            "prepare": ("preparation", "przygotowanie", "przygotowania"),
            "play": ("zagranie", "zagrania", "zagrywanie", "zagrywania"),
            "draw": ("dobranie", "dobrania", "dobieranie", "dobierania"),
            "end": ("koniec", "końca"),
        }
    ),
    "ending": Vocabulary(
        {
            "no": ("nie",),
            "coming": ("nadchodzi", "zaraz"),
            "last": ("last turn", "ostatnia", "ostatnia tura"),
            "over": ("po wszystkim",),
        }
    ),
    "hand": _IN_A_LIST,
    "hands": _IN_A_LIST,
    "hidden": _IN_A_LIST
    | Vocabulary({"": ("battle", "bojowe", "bojowych", "tactics", "taktyki", "and", "i")}),
    "ruses": _IN_A_LIST,
    "discard": _IN_A_LIST,
}
"""What may follow the first word of a part."""


def _with_codes(words: Sequence[str], *, several: bool) -> list[str]:
    """Cards by their codes: ``red 8`` is R8, and in a list ``red 8 9`` is R8 R9. A duck may come first.

    Cards may be glued together: ``R8R9R10``.
    """
    words, found = _colour_first([card for word in words for card in _unglued(word)]), list[str]()
    colour, fresh = None, False
    for place, word in enumerate(words):
        value = _VALUES.find(word) if colour is not None and (fresh or several) else None
        if value is not None:
            found.append(f"{colour}{value}")
            fresh = False
            continue
        after = words[place + 1] if place + 1 < len(words) else ""
        colour = _COLOURS.find(word) if _VALUES.find(after) is not None else None
        fresh = True
        if colour is None:
            found.append(word)
    return found


def _unglued(word: str) -> list[str]:
    """The cards that are written as one word; the word itself if it is anything else."""
    cards = _GLUED.findall(word)
    return cards if len(cards) > 1 and "".join(cards) == word else [word]


def _colour_first(words: Sequence[str]) -> list[str]:
    """``kaczka czerwona`` is ``czerwona kaczka``, unless a colour stands before it."""
    said = list(words)
    for place, word in enumerate(said[:-1]):
        named = not word.isdecimal() and _VALUES.find(word) is not None
        before = place > 0 and _COLOURS.find(said[place - 1]) is not None
        if named and not before and _COLOURS.find(said[place + 1]) is not None:
            said[place], said[place + 1] = said[place + 1], word
    return said


def _rest(word: str, rest: str) -> str:
    match word:
        case "dam":
            number, *said = separate(rest) or [""]
            return _dam(rest, [number], said)
        case "house":
            name, *said = separate(rest) or [""]
            slots, *said = REQUIREMENTS.spell(said) or [""]
            return _dam(rest, [name, slots, *said[:1]], said[1:])
        case "tactics" | "wazki":
            return "".join(rest.split()).replace(":", "-").replace("–", "-")
    if word not in _WORDS:
        return rest
    words = separate(rest)
    return " ".join(_WORDS[word].spell(_with_codes(words, several=True)))


def _dam(written: str, name: list[str], said: list[str]) -> str:
    """A dam from its name and what is said after it; as written if that is not understood."""
    words = _AT_A_DAM.spell(_with_codes(said, several=True))
    if words[:1] == ["damaged"]:
        name, words = [*name, "damaged"], words[1:]
    if words == ["-"]:
        words = ["-", "vs", "-"]
    if words.count("vs") != 1:
        return written
    between = words.index("vs")
    attacker, defender = words[:between], words[between + 1 :]
    first = ""
    match defender[-2:]:
        case [("attacker" | "defender") as side, "first"] | ["first", ("attacker" | "defender") as side]:
            first, defender = f", {side} first", defender[:-2]
    if not attacker or not defender:
        return written
    return f"{' '.join(name)}: {' '.join(attacker)} vs {' '.join(defender)}{first}"


# Actions

_VERBS: Final = Vocabulary(
    {
        "play": ("plays", "zagrywa", "gra", "kładzie", "wykłada", "rzuca"),
        "retreat": ("retreats", "wycofuje", "wycofuje się", "odwrót"),
        "log": ("logs", "kłoda", "kłodę"),
        "draw": ("draws", "dobiera", "ciągnie"),
        "claim": ("claims", "deklaruje", "przejmuje"),
        "skip": ("skips", "passes", "pasuje", "pomija", "nic nie zagrywa", "nic nie dobiera"),
        "end": ("ends", "ends the turn", "kończy", "kończy turę"),
        "ruse": ("podstęp",),
        "discard": ("to the discard", "odrzuca", "odrzucone", "na odrzucone", "na stos odrzuconych"),
        "for": ("za", "w zamian za"),
        HIDDEN_BATTLE: (),
        HIDDEN_TACTICS: ("?taktyka", "?taktyki", "?taktykę"),
        "": (
            *("the", "at", "to", "from", "do", "na", "przy", "pod", "spod", "z", "w", "od", "nad"),
            *("dam", "tama", "tamy", "tamie", "tamę", "tamą", "card", "karta", "kartę", "karty"),
            *("control", "control of", "kontrolę"),
        ),
    }
)
_ACTION_WORDS: Final = SIDES | CARDS | _VERBS


def spelt_action(text: str) -> str:
    """An action in canonical text; as it is if it is canonical or not understood."""
    if read(text) is not None:
        return text
    words = _ACTION_WORDS.spell(_with_codes(separate(text), several=False))
    spelt = " ".join(_in_order(words))
    return text if read(spelt) is None else spelt


def _in_order(words: list[str]) -> list[str]:
    """The words of an action with what belongs between them. A ruse may be played or named alone."""
    side, said = words[:1], words[1:]
    if said[:1] == ["play"] and len(said) > 1 and said[1] in ("log", "ruse", *RUSES):
        said = said[1:]
    if said and said[0] in RUSES:
        said = ["ruse", *said]
    match said:
        case ["play", card, dam]:
            said = ["play", card, "at", dam]
        case ["ruse", "rekrutacja", card, dam]:
            said = ["ruse", "rekrutacja", card, "at", dam]
        case ["ruse", ("transfer" | "zdrada") as ruse, card, dam] if dam != "discard":
            said = ["ruse", ruse, card, "to", dam]
    return side + said


def _names(position: Mapping[str, Any]) -> set[str]:
    """The names of house dams."""
    return {str(dam["id"]) for dam in position.get("dams", ()) if dam.get("id") is not None}


SPELLINGS: Final = Spellings(
    game=Vocabulary({"river": ("rzeka", "bitwa", "bitwa o rzekę", "battle for the river")}),
    parts=Vocabulary(
        {
            "dam": ("tama", "tamy", "tamę"),
            "house": ("tama domowa", "domowa tama"),
            "discard": (
                "discarded",
                "discards",
                "discard pile",
                "odrzucone",
                "odrzucona",
                "stos odrzuconych",
            ),
            "hand": ("ręka", "na ręce"),
            "hands": ("ręce",),
            "hidden": ("zakryte", "ukryte", "nieznane"),
            "ruses": ("ruse", "podstępy", "podstęp"),
            "turn": ("tura", "kolej"),
            "turn-number": ("turn number", "turn_number", "numer tury"),
            "phase": ("faza",),
            "logs": ("log", "kłody", "kłód"),
            "deck": ("pile", "stos", "talia"),
            "tactics-deck": ("tactics deck", "tactics_deck", "tactics pile", "stos taktyki", "talia taktyki"),
            "tactics": ("taktyka", "taktyki"),
            "wazki": ("ważki",),
            "ending": ("zakończenie",),
            "destroyed": ("zniszczona", "zniszczona tama"),
            "complete": ("komplet", "pełny stół"),
        }
    ),
    rest=_rest,
    claims=Vocabulary(
        {
            "control": (
                *("control of", "kontrola", "kontrolę", "kontroli", "przejęcie"),
                *("czy atakujący przejmuje", "does the attacker take"),
            ),
            "claimable": (
                "do przejęcia",
                "co można przejąć",
                "które tamy",
                "które tamy można przejąć",
                "which dams",
            ),
            "joint-control": (
                *("joint", "joint control", "wspólna", "łączna", "wspólna kontrola", "łączna kontrola"),
            ),
            "can-win": ("can win", "może wygrać", "może jeszcze wygrać"),
            "forced": (
                "wymuszenie",
                "wymuszona wygrana",
                "kto może wymusić wygraną",
                "who can force the win",
            ),
            "result": ("who has won", "who won", "wynik", "kto wygrał"),
            "rematch": ("rewanż",),
        }
    ),
    claim_words=SIDES
    | Vocabulary({"": ("dam", "dams", "tama", "tamy", "tamę", "tamą", "tam", "nad", "nad tamą", "and", "i")}),
    names=_names,
    action=spelt_action,
    patterns={
        "dam": "dam 3: R8 R9 R10 vs Y11",
        "house": "house mill 4 bractwo: R8 R9 vs -",
        "discard": "discard Y9 P10",
        "hand": "hand attacker Y9 B2",
        "hands": "hands empty",
        "hidden": "hidden defender 6 1",
        "ruses": "ruses attacker zdrada",
        "turn": "turn defender",
        "turn-number": "turn-number 12",
        "phase": "phase play",
        "logs": "logs 2",
        "deck": "deck 40",
        "tactics-deck": "tactics-deck 9",
        "tactics": "tactics 1-0",
        "wazki": "wazki 1-0",
        "ending": "ending last",
        "destroyed": "destroyed 3",
        "complete": "complete",
        "do": "do attacker play R8 at 3",
        "reading": "reading legion-on-icon-dams=outranks",
        "claim control": "claim control 3",
        "claim joint-control": "claim joint-control 3 5",
        "claim can-win": "claim can-win attacker",
        "claim record": "claim record at 2",
    },
    actions=(
        ("attacker retreat 3", "atakujący wycofuje się spod tamy 3", "attacker retreats from dam 3"),
        ("defender log 3", "obrońca rzuca kłodę przy tamie 3", "defender plays log at dam 3"),
        ("attacker play R8 at 3", "atakujący zagrywa C8 przy tamie 3", "attacker plays red 8 at dam 3"),
        ("attacker draw R8", "atakujący dobiera C8", "attacker draws red 8"),
        ("attacker draw ?", "atakujący dobiera ?", "attacker draws ?"),
        ("attacker draw ?tactics", "atakujący dobiera ?taktyka", "attacker draws ?tactics"),
        ("attacker claim 3", "atakujący deklaruje kontrolę nad tamą 3", "attacker claims control of dam 3"),
        ("attacker skip", "atakujący pasuje", "attacker passes"),
        ("attacker end", "atakujący kończy turę", "attacker ends the turn"),
        (
            "attacker ruse transfer R8 to 3",
            "atakujący zagrywa Transfer C8 do 3",
            "attacker plays Transfer red 8 to 3",
        ),
        (
            "attacker ruse transfer R8 discard",
            "atakujący zagrywa Transfer C8 na odrzucone",
            "attacker plays Transfer red 8 to the discard",
        ),
        (
            "attacker ruse zdrada R8 to 3",
            "atakujący zagrywa Zdradę C8 do 3",
            "attacker plays Zdrada red 8 to 3",
        ),
        (
            "attacker ruse rekrutacja R8 at 3",
            "atakujący zagrywa Rekrutację C8 przy 3",
            "attacker plays Rekrutacja red 8 at 3",
        ),
        ("attacker ruse dezercja R8", "atakujący zagrywa Dezercję C8", "attacker plays Dezercja red 8"),
        ("attacker ruse eksplozja 3", "atakujący zagrywa Eksplozję przy 3", "attacker plays Eksplozja at 3"),
        (
            "attacker ruse wsparcie R8 G9",
            "atakujący zagrywa Wsparcie C8 Z9",
            "attacker plays Wsparcie red 8 green 9",
        ),
        (
            "attacker ruse wymiana R8 R9 for G1 ?",
            "atakujący zagrywa Wymianę C8 C9 za Z1 ?",
            "attacker plays Wymiana red 8 red 9 for green 1 ?",
        ),
    ),
    things={"unknown-card": CARDS, "unknown-requirement": REQUIREMENTS},
)
