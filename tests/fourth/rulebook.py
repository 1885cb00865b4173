"""The rules, each with its heading in the rulebook."""

from typing import Final

from adjudicator.rulebook import REFEREE, Rule

REVISION: Final = "coins-1"

SECTIONS: Final = ("Przygotowanie", "Przebieg", "Koniec")

RULES: Final = (
    Rule("coins.setup", "Przygotowanie"),
    Rule("coins.turn", "Przebieg"),
    Rule("coins.show", "Przebieg"),
    Rule("coins.swap", "Przebieg"),
    Rule("coins.end", "Koniec"),
    Rule("coins.equal", "Koniec", reading="equal-coins"),
    *REFEREE,
)
