"""What else people write in a romans case: Polish and English words, and names as they are printed.

klan złoty: odkryte Svord, teraz Arch'r, forty NieFort 5; deklaracja runda
do klan złoty odrzuca za Fort Fokus kartę Axx
"""

import re
from collections.abc import Mapping
from typing import Final

from adjudicator.game import Spellings
from adjudicator.games.romans.table.actions import read
from adjudicator.games.romans.table.cards import CLANS
from adjudicator.spellings import Vocabulary, adjective, separate

CLAN_NAMES: Final = Vocabulary(
    {
        "green": adjective("zielon"),
        "red": adjective("czerwon"),
        "gold": ("golden", *adjective("złot")),
        "blue": adjective("niebiesk"),
    }
)
WARRIORS: Final = Vocabulary(
    {
        "qween": ("queen", "królowa", "królową"),
        "druhid": ("Dru'hida", "Dru'hidem", "druid", "druida"),
        "svord": ("Svorda", "Svordem", "sword", "miecz"),
        "axx": ("Axxa", "Axxem", "axe", "topór"),
        "archr": ("Arch'ra", "Arch'rem", "archer", "łucznik", "łucznika"),
        "filchy": (),
        "horsie": (),
        "chariott": ("Ch'ariotta", "Ch'ariottem", "chariot", "rydwan"),
    }
)
FORTS: Final = Vocabulary(
    {
        **{
            f"fortheca-{value}": tuple(
                f"{name} {sign}{value}" for name in ("FortHeca", "forteca") for sign in ("", "-")
            )
            for value in (1, 2, 3)
        },
        **{f"niefort-{value}": (f"NieFort {value}", f"Nie Fort {value}") for value in (1, 3, 4, 5, 6)},
        "komfort": ("KomFortu", "Kom Fort"),
        "fokus": ("Fort Fokus", "Fokusa"),
        "fortuna": ("FortUnę", "FortUny"),
    }
)
CERTAIN: Final = ("certain", "certainly", "na pewno", "pewne", "pewna", "pewny")
"""A claim is certain unless it says "possible"."""
_STEPS: Final = Vocabulary(
    {
        "uncover": ("odkrywanie fortów",),
        "arrange": ("układanie muru", "układanie", "ułóż", "ustaw"),
        "lose": ("utrata kart",),
        "lay": ("wykładanie", "wykładanie kart"),
        "reveal": ("odkrywanie", "odkrywanie kart"),
        "svord-at-once": ("svord at once", "svord od razu"),
        "keep": ("zachowanie",),
        "collect": ("zebranie kart",),
        "over": ("koniec", "koniec gry"),
        **dict.fromkeys(("qween", "druhid", "fokus", "horsie", "fortuna", "svord"), ()),
    }
)
_VARIANTS: Final = Vocabulary(
    {"tie-stays": ("tie stays", "remis zostaje"), "druhid-shift": ("druhid shift",)}
)
_FACTS: Final = (
    WARRIORS
    | FORTS
    | Vocabulary(
        {
            "shown": ("odkryte", "odkryta"),
            "now": ("teraz",),
            "left": ("zeszła", "zszedł", "odrzucona już"),
            "down": ("face down", "zakryte", "zakryta"),
            "spent": ("odrzucone", "odrzucona"),
            "aside": ("niewyłożone", "odłożone"),
            "forts": ("forty",),
            "dropped": ("oddane", "oddany"),
            "empty": ("puste",),
        }
    )
)
_TIMES: Final = re.compile(r"([0-9]+) *[×x] *([^,]*[^, ])")
"""How often there is something: ``3 × KomFort``."""
_SPACED: Final = re.compile(r"(?<=[^\W0-9]) +(?=[0-9])")
"""Between a warrior and its strength: ``Svord 4``."""
_STARTS: Final = ("shown", "now", "down", "spent", "aside", "forts", "dropped")
"""The words that begin a group of cards."""
_WORDS: Final[Mapping[str, Vocabulary]] = {
    "step": _STEPS,
    "who": CLAN_NAMES,
    "winner": CLAN_NAMES,
    "seduced": CLAN_NAMES,
    "waiting": CLAN_NAMES,
    "wall": FORTS,
    "discarded": FORTS,
    "variants": _VARIANTS,
}
"""What may follow the first word of a part."""


def _rest(word: str, rest: str) -> str:
    match word:
        case "clan" | "neutral":
            return _clan(rest)
        case "deck":
            return _counts(FORTS, rest)
        case "strengths":
            return _counts(WARRIORS, _SPACED.sub("=", rest))
    return " ".join(_WORDS[word].spell(separate(rest))) if word in _WORDS else rest


def _clan(rest: str) -> str:
    """A clan with its groups of cards; as written if something comes before the first group."""
    name, *said = separate(rest) or [""]
    groups: list[list[str]] = []
    for word in _FACTS.spell(said):
        if word in _STARTS:
            groups.append([])
        elif not groups:
            return rest
        groups[-1].append(word)
    cards = ", ".join(map(" ".join, groups))
    return f"{CLAN_NAMES.read(name)}: {cards}" if cards else CLAN_NAMES.read(name)


def _counts(names: Vocabulary, rest: str) -> str:
    """``komfort=3 fokus=1``, also ``3 × KomFort, 1 × Fort Fokus``; as written if it is anything else."""
    pairs: list[str] = []
    name: list[str] = []
    for word in _TIMES.sub(r"\2=\1", rest).replace(" =", "=").replace("= ", "=").replace(",", " ").split():
        begins, equals, count = word.partition("=")
        name.append(begins)
        if equals:
            pairs.append(f"{names.read(' '.join(name))}={count}")
            name = []
    return rest if name else " ".join(pairs)


# Actions

_ACTION_WORDS: Final = (
    CLAN_NAMES
    | WARRIORS
    | FORTS
    | Vocabulary(
        {
            "uncover": ("uncovered", "odkryty fort", "odkryto fort"),
            "arrange": ("ułożony mur", "mur"),
            "loses": ("lose", "traci"),
            "lays": ("lay", "kładzie", "wykłada"),
            "reveals": ("reveal", "odkrywa"),
            "seduces": ("seduce", "uwodzi"),
            "nobody": ("nikogo",),
            "seduces nobody": ("nikogo nie uwodzi",),
            "takes": ("take", "zabiera"),
            "pays": ("pay", "płaci", "odrzuca za fokus", "odrzuca za fort fokus"),
            "earlier": ("the earlier", *adjective("wcześniejsz")),
            "keeps": ("keep", "zachowuje"),
            "nothing": ("nic", "niczego"),
            "keeps nothing": ("niczego nie zachowuje", "nic nie zachowuje"),
            "sacrifices": ("sacrifice", "poświęca", "odrzuca za horsie"),
            "gives up": ("gives", "give up", "oddaje", "oddaje za fortunę"),
            "rearranges": ("rearrange", "przestawia"),
            "collect": ("collects", "zebranie kart"),
            "": (
                *("at", "the", "clan", "card", "cards", "place", "fort", "from"),
                *(
                    "klan",
                    "klanu",
                    "karta",
                    "kartę",
                    "karty",
                    "na",
                    "przy",
                    "z",
                    "miejsce",
                    "miejscu",
                    "miejsca",
                ),
            ),
        }
    )
)


def spelt_action(text: str) -> str:
    """An action in canonical text; as it is if it is canonical or not understood."""
    if read(text) is not None:
        return text
    words = _ACTION_WORDS.spell(separate(text))
    match words:
        case [clan, "lays", card, place] if clan in CLANS:
            words = [clan, "lays", card, "at", place]
        case [clan, "takes", place] if clan in CLANS:
            words = [clan, "takes", "fort", place]
    spelt = " ".join(words)
    return text if read(spelt) is None else spelt


SPELLINGS: Final = Spellings(
    game=Vocabulary({"romans": ("romans go home", "rzymianie", "rzymianie do domu")}),
    parts=Vocabulary(
        {
            "turn": ("tura",),
            "round": ("runda",),
            "step": ("krok",),
            "who": ("kto",),
            "winner": ("zdobywca",),
            "seduced": ("uwiedziony", "uwiedziona"),
            "waiting": ("czekają", "czeka"),
            "wall": ("mur",),
            "discarded": ("discard", "odrzucone", "odrzucony"),
            "variants": ("variant", "wariant", "warianty"),
            "clan": ("klan",),
            "neutral": ("neutral clan", "neutralny", "neutralny klan", "klan neutralny"),
            "deck": ("talia",),
            "strengths": ("strength", "siły", "siła"),
            "complete": ("komplet", "pełny stół"),
        }
    ),
    rest=_rest,
    implied={"clan": CLAN_NAMES},
    claims=Vocabulary(
        {
            "wall": ("mur",),
            "round": ("runda", "rundę"),
            "fort": (),
            "game": ("gra", "wygrana"),
            "forced": ("wymuszenie",),
            "result": ("wynik", "ranking"),
        }
    ),
    claim_words=CLAN_NAMES
    | Vocabulary(
        {
            "possible": ("possibly", "możliwe", "możliwa", "możliwy"),
            "sole": ("alone", "samodzielnie"),
            "": ("clan", "klan", "fort", "place", "miejsce", *CERTAIN),
        }
    ),
    action=spelt_action,
    patterns={
        "turn": "turn 2",
        "round": "round 3",
        "step": "step keep",
        "who": "who gold",
        "winner": "winner gold",
        "seduced": "seduced red",
        "waiting": "waiting red gold",
        "wall": "wall komfort fokus fortuna",
        "discarded": "discarded fokus",
        "variants": "variants tie-stays",
        "clan": "clan gold: shown axx, now archr",
        "neutral": "neutral blue: now horsie",
        "deck": "deck komfort=3 fokus=1",
        "strengths": "strengths qween=2 druhid=1",
        "complete": "complete",
        "do": "do gold keeps axx",
        "reading": "reading tie-scope=any",
        "claim fort": "claim fort gold 3 possible",
        "claim game": "claim game gold possible sole",
        "claim forced": "claim forced gold",
        "claim record": "claim record at 2",
    },
    actions=(
        ("uncover komfort", "odkryto fort KomFort", "uncover KomFort"),
        (
            "arrange niefort-1 komfort fokus niefort-3 niefort-5 fortuna",
            "mur: NieFort 1, KomFort, Fort Fokus, NieFort 3, NieFort 5, FortUna",
            "arrange NieFort 1, KomFort, Fort Fokus, NieFort 3, NieFort 5, FortUna",
        ),
        ("gold loses axx archr", "klan złoty traci karty Axx, Arch'r", "gold loses Axx, Arch'r"),
        ("gold lays horsie at 3", "klan złoty kładzie Horsie na miejscu 3", "gold lays Horsie at place 3"),
        ("gold reveals archr", "klan złoty odkrywa Arch'ra", "gold clan reveals Arch'r"),
        ("gold seduces red", "klan złoty uwodzi kartę klanu czerwonego", "gold seduces the red clan"),
        ("gold seduces nobody", "klan złoty nikogo nie uwodzi", "gold seduces nobody"),
        ("gold takes fort 4", "klan złoty zabiera fort z miejsca 4", "gold takes the fort at place 4"),
        ("gold pays axx", "klan złoty odrzuca za Fort Fokus kartę Axx", "gold pays Axx"),
        (
            "gold pays earlier chariott",
            "klan złoty płaci wcześniejszy Ch'ariott",
            "gold pays the earlier Ch'ariott",
        ),
        ("gold keeps axx", "klan złoty zachowuje kartę Axx", "gold keeps Axx"),
        ("gold keeps nothing", "klan złoty niczego nie zachowuje", "gold keeps nothing"),
        ("gold sacrifices archr", "klan złoty odrzuca za Horsie kartę Arch'r", "gold sacrifices Arch'r"),
        (
            "gold gives up fortheca-2",
            "klan złoty oddaje za FortUnę fort FortHeca −2",
            "gold gives up FortHeca −2",
        ),
        (
            "gold rearranges axx ? horsie",
            "klan złoty przestawia karty Axx ? Horsie",
            "gold rearranges Axx ? Horsie",
        ),
        ("collect", "zebranie kart", "collect"),
    ),
    things={"unknown-clan": CLAN_NAMES, "unknown-warrior": WARRIORS, "unknown-fort": FORTS},
)
