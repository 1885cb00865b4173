"""Rules by id and place in the printed rulebook. Their text is in the game's message files."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from adjudicator.readings import Reading, Readings
from adjudicator.ruling import Phrase, Reason


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule that a ruling may cite."""

    id: str
    place: str
    """The headings in the printed rulebook under which it stands."""
    reading: str = ""
    """The reading that decides its meaning, where the rulebook leaves that open."""


_OURS: Final = "Sędzia"
REFEREE: Final = (
    Rule("referee.legal", _OURS),
    Rule("referee.record", _OURS),
    Rule("referee.remedy", _OURS),
    Rule("referee.disputed", _OURS),
    Rule("referee.consistent", _OURS),
)
"""Our own rules, for what no rulebook covers. Every game has them."""

Cite = Callable[[str, Readings], Reason]
"""Makes a reason of a rule id, under these readings."""


def citing(rules: Iterable[Rule], registry: Iterable[Reading], with_question: str = "") -> Cite:
    """How a game cites a rule: in its own words, or in those of its reading if that is not the default one.

    ``with_question`` is a message that says such a reading with its question; both are params of it.
    """
    reading_of = {rule.id: rule.reading for rule in rules}
    defaults = {reading.id: reading.default for reading in registry}

    def cite(rule: str, used: Readings) -> Reason:
        reading = reading_of[rule]
        if not reading or used[reading] == defaults[reading]:
            return Reason(rule, f"rule-{rule.replace('.', '-')}")
        question, answer = f"reading-{reading}", f"reading-{reading}-{used[reading]}"
        if not with_question:
            return Reason(rule, answer)
        return Reason(rule, with_question, {"question": Phrase(question), "answer": Phrase(answer)})

    return cite
