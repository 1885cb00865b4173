"""The actions of the game and their text. ``read`` gets back exactly the action that ``write`` was given.

uncover komfort · arrange niefort-1 ... fortuna · gold loses axx archr · gold lays horsie at 3
gold reveals qween · gold seduces red · gold takes fort 4 · gold pays axx · gold keeps axx
gold sacrifices archr · gold gives up fortheca-2 · gold rearranges axx ? horsie · collect
"""

from typing import Final, NamedTuple

from adjudicator.games.romans.table.cards import (
    CHARIOTT,
    CLANS,
    EARLIER_CHARIOTT,
    HIDDEN,
    NONE,
    UNKNOWN,
    WARRIOR,
    WARRIORS,
    card_text,
)
from adjudicator.games.romans.table.forts import FORT, FORTS, WALL
from adjudicator.games.romans.table.table import Step


class Action(NamedTuple):
    verb: str
    clan: str = ""
    what: tuple[int, ...] = ()
    """Depends on the verb: warriors, forts, a place in the wall, or a clan as its index in ``CLANS``."""


VERB: Final = {
    Step.UNCOVER: "uncover",
    Step.ARRANGE: "arrange",
    Step.LOSE: "loses",
    Step.LAY: "lays",
    Step.REVEAL: "reveals",
    Step.SVORD_AT_ONCE: "rearranges",
    Step.QWEEN: "seduces",
    Step.DRUHID: "takes",
    Step.FOKUS: "pays",
    Step.KEEP: "keeps",
    Step.HORSIE: "sacrifices",
    Step.FORTUNA: "gives",
    Step.SVORD: "rearranges",
    Step.COLLECT: "collect",
}
"""The verb of the action that each step asks for."""
HINT: Final = "gold reveals archr"
"""An example of an action, shown when one could not be read."""


def write(action: Action) -> str:
    verb, clan, what = action
    match verb:
        case "uncover" | "arrange":
            return " ".join([verb, *(FORTS[fort] for fort in what)])
        case "collect":
            return verb
        case "lays":
            return f"{clan} lays {card_text(what[0])} at {what[1]}"
        case "seduces":
            return f"{clan} seduces {'nobody' if what[0] == NONE else CLANS[what[0]]}"
        case "takes":
            return f"{clan} takes fort {what[0]}"
        case "gives":
            return f"{clan} gives up {FORTS[what[0]]}"
        case "pays" if what[0] == EARLIER_CHARIOTT:
            return f"{clan} pays earlier {WARRIORS[CHARIOTT]}"
        case "keeps" if not what:
            return f"{clan} keeps nothing"
    return " ".join([clan, verb, *map(card_text, what)])


def read(text: str) -> Action | None:
    """One action from its text; None if it cannot be understood."""
    match text.split():
        case ["collect"]:
            return Action("collect")
        case ["uncover", fort] if fort in FORT:
            return Action("uncover", "", (FORT[fort],))
        case ["arrange", *forts] if len(forts) == WALL and all(fort in FORT for fort in forts):
            return Action("arrange", "", tuple(FORT[fort] for fort in forts))
        case [clan, verb, *rest] if clan in CLANS:
            what = _read_what(verb, rest)
            return None if what is None else Action(verb, clan, what)
    return None


def _read_what(verb: str, rest: list[str]) -> tuple[int, ...] | None:
    match verb, rest:
        case "lays", [card, "at", place] if _is_place(place) and _is_card(card):
            return _cards([card])[0], int(place)
        case "seduces", ["nobody"]:
            return (NONE,)
        case "seduces", [clan] if clan in CLANS:
            return (CLANS.index(clan),)
        case "takes", ["fort", place] if _is_place(place):
            return (int(place),)
        case "gives", ["up", fort] if fort in FORT:
            return (FORT[fort],)
        case "keeps", ["nothing"]:
            return ()
        case "keeps", [_, *_] if all(card in WARRIOR for card in rest):
            return tuple(sorted(_cards(rest)))
        case "loses", [_, _] if all(map(_is_card, rest)):
            return tuple(sorted(_cards(rest)))
        case "pays", ["earlier", "chariott"]:
            return (EARLIER_CHARIOTT,)
        case (("reveals" | "pays" | "sacrifices"), [card]) if card in WARRIOR:
            return _cards(rest)
        case "rearranges", [_, *_] if len(rest) < WALL and all(map(_is_card, rest)):
            return _cards(rest)
    return None


def _is_place(text: str) -> bool:
    return text in ("1", "2", "3", "4", "5", "6")


def _is_card(text: str) -> bool:
    return text == HIDDEN or text in WARRIOR


def _cards(texts: list[str]) -> tuple[int, ...]:
    return tuple(WARRIOR.get(text, UNKNOWN) for text in texts)
