"""What else people write for an action of Brian Boru. The player comes first and keeps the name given.

Daria rozpoczyna czerwoną 11 w CON-C1          daria leads red 11 at Connaught R1
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.games.boru.intake.vocabulary import ACTION_CARDS, MARRIAGE_CARDS, PACTS, ROWS, STEPS, TOWNS
from adjudicator.games.boru.table.actions import read
from adjudicator.games.boru.table.line import read_entry
from adjudicator.spellings import Vocabulary, separate

_NUMBERS: Final = Vocabulary({"0": ("nothing", "nic")})
_FILLERS: Final = Vocabulary(
    {
        "": (
            *("with", "at", "in", "the", "town", "card", "and", "w", "na", "i"),
            *("miasto", "mieście", "karta", "kartę", "karty"),
        )
    }
)
_PLACES: Final = Vocabulary({"from": ("z", "ze", "od"), "to": ("do",)})
_VERBS: Final = Vocabulary(
    {
        "settles": ("settle", "kładzie pierwszy dysk"),
        "keeps": ("keep", "zatrzymuje"),
        "leads": ("lead", "rozpoczyna", "rozpoczyna próbę", "zaczyna"),
        "cannot lead": ("can't lead", "nie może rozpocząć", "nie może rozpocząć próby", "nie może zacząć"),
        "plays": ("play", "zagrywa", "gra", "dokłada"),
        "takes": ("take", "wykonuje", "bierze"),
        "buys": ("buy", "dokupuje", "nie dokupuje"),
        "expands": ("expand", "poszerza", "poszerza zasięgi"),
        "does not expand": ("doesn't expand", "nie poszerza", "nie poszerza zasięgów"),
        "removes": ("remove", "removes vikings", "usuwa", "usuwa wikingów", "usuwa znacznik wikingów"),
        "places": ("place", "kładzie", "kładzie dysk"),
        "chooses": ("choose", "wybiera"),
        "spurn": ("spurns", "odtrąca", "odtrącenie", "odtrąca księżniczkę", "odtrącenie księżniczki"),
        "sacrifices": ("sacrifice", "poświęca", "oddaje wikingom"),
        "builds": ("build", "buduje", "stawia klasztor", "buduje klasztor"),
        "deal": ("is dealt", "dostaje"),
    }
)
_BY_A_PLAYER: Final = ACTION_CARDS | TOWNS | ROWS | PACTS | _NUMBERS | _FILLERS | _PLACES | _VERBS
_BY_NOBODY: Final = (
    ACTION_CARDS
    | MARRIAGE_CARDS
    | STEPS
    | Vocabulary(
        {
            "reveal viking": ("reveal vikings", "viking card", "karta wikingów", "odkryta karta wikingów"),
            "reveal marriage": ("marriage card", "karta zaślubin", "odkryta karta zaślubin"),
            "deal unseen": ("rozdanie zakryte", "karty rozdane"),
            "resolve": ("krok", "rozpatrz"),
        }
    )
)
_IF: Final = Vocabulary({"if": ("jeśli", "jeżeli")})
_AND: Final = Vocabulary({"and": ("i", "oraz")})


def spelt_action(text: str) -> str:
    """An action or an entry of a line in canonical text; as it is if it is canonical or not understood."""
    if read(text) is not None or read_entry(text) is not None:
        return text
    does, *when = _split(separate(text), _IF)
    conditions = [part for words in when for part in _split(words, _AND)]
    spelt = [_spelt(words) for words in (does, *conditions)]
    if "" in spelt or len(when) > 1:
        return text
    return f"{spelt[0]} if {' and '.join(spelt[1:])}" if when else spelt[0]


def _split(words: Sequence[str], between: Vocabulary) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for word in words:
        if between.find(word) is None:
            parts[-1].append(word)
        else:
            parts.append([])
    return parts


def _spelt(words: Sequence[str]) -> str:
    """The one action that these words can mean; empty if there is none, or more than one."""
    meant = {" ".join(words), " ".join(_BY_NOBODY.spell(words))}
    if words:
        meant.add(_by_a_player(words[0], _BY_A_PLAYER.spell(words[1:])))
    found = [action for action in meant if read(action) is not None]
    return found[0] if len(found) == 1 else ""


def _by_a_player(player: str, words: list[str]) -> str:
    """The action of a player with what belongs between its words."""
    match words:
        case ["expands", "from", origin, "to", town] | ["expands", "to", town, "from", origin]:
            return f"{player} expands from {origin} to {town}"
    match [word for word in words if word not in ("from", "to")]:
        case ["leads", card, town]:
            return f"{player} leads {card} at {town}"
        case ["takes", row]:
            return f"{player} takes {row.replace('-', ' ')}"
        case ["removes", town]:
            return f"{player} removes vikings from {town}"
        case ["builds", town]:
            return f"{player} builds at {town}"
        case ["spurn"]:
            return f"{player} chooses spurn"
        case ["deal", card]:
            return f"deal {player} {card}"
        case others:
            return " ".join([player, *others])


ACTIONS: Final = (
    ("reveal viking 12", "karta Wikingów 12", "Viking card 12"),
    ("reveal marriage brigid", "karta Zaślubin Brigid", "marriage card Brigid"),
    ("deal daria 11", "daria dostaje 11", "daria is dealt 11"),
    ("deal unseen", "rozdanie zakryte", "deal unseen"),
    ("daria settles CON-R1", "daria kładzie pierwszy dysk na CON-C1", "daria settles Connaught R1"),
    ("daria keeps 11 14", "daria zatrzymuje 11 i 14", "daria keeps 11 14"),
    (
        "daria leads 11 at CON-R1",
        "daria rozpoczyna próbę kartą 11 w CON-C1",
        "daria leads red 11 at Connaught R1",
    ),
    ("daria cannot lead", "daria nie może rozpocząć próby", "daria can't lead"),
    ("kasia plays 2", "kasia zagrywa czerwoną 2", "kasia plays red 2"),
    ("daria takes main", "daria wykonuje akcję Główną", "daria takes main action"),
    ("daria takes side 1", "daria wykonuje górną akcję Dodatkową", "daria takes side 1"),
    ("daria takes side 2", "daria wykonuje dolną akcję Dodatkową", "daria takes side 2"),
    ("daria buys 1", "daria dokupuje 1", "daria buys 1"),
    ("daria buys 0", "daria nie dokupuje nic", "daria buys nothing"),
    (
        "daria expands from CON-R1 to CON-Y1",
        "daria poszerza zasięgi z CON-C1 do CON-Ż1",
        "daria expands to Connaught Y1 from Connaught R1",
    ),
    ("daria does not expand", "daria nie poszerza zasięgów", "daria doesn't expand"),
    (
        "daria removes vikings from DUB-R1",
        "daria usuwa znacznik Wikingów z DUB-C1",
        "daria removes Vikings DUB-R1",
    ),
    ("resolve marriage", "krok Zaślubiny", "resolve marriage"),
    ("daria places CON-Y1", "daria kładzie dysk na CON-Ż1", "daria places Connaught Y1"),
    ("daria chooses military", "daria wybiera wsparcie Wojskowe", "daria chooses military support"),
    ("daria chooses trade", "daria wybiera handel", "daria chooses trade"),
    ("daria chooses spurn", "daria odtrąca Księżniczkę", "daria spurns"),
    ("daria sacrifices BRE-B1", "daria poświęca BRE-N1", "daria sacrifices Bréifne B1"),
    ("daria builds at DUB-R1", "daria stawia Klasztor w DUB-C1", "daria builds at Dubhlinn R1"),
)
"""An example of each action: canonical, in Polish, in English."""
