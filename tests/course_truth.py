"""Is what a ruling says of a course of play true? The course is replayed by the tests' own rules of the game.

A game gives its judges: how many facts are stated, and how many actions of a record are legal.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.truth import Checker, Predicate, Said


def course_predicates(counted: Checker, legal_actions: Callable[[Said], int]) -> dict[str, Predicate]:
    def replayed(said: Said) -> bool:
        """Every action of the witness is legal, one after another from its start."""
        answer, actions = _answer(said), _actions(said)
        legal = legal_actions(as_record(said))
        return answer["checked_by"] == "course" and said.params["actions"] == len(actions) == legal

    def shown(said: Said) -> bool:
        witness: Any = said.witness
        return replayed(said) and counted(said) and said.params["since"] == witness["since"]

    def one_action(said: Said) -> bool:
        at: Any = said.params["at"]
        return bool(at > 0 and _actions(said)[at - 1] == said.params["action"])

    return {
        "consistent-shown": Predicate("the course is legal", shown),
        "consistent-course": Predicate("the course is legal", replayed),
        "consistent-action": Predicate("an action of the course", one_action),
    }


def as_record(said: Said) -> Said:
    """The same, said of the course as a record."""
    witness: Any = said.witness
    claim = {"kind": "record", "actions": witness["actions"]}
    return replace(said, case={**said.case, "position": witness["start"], "claim": claim}, witness=None)


def _answer(said: Said) -> Any:
    return said.answer


def _actions(said: Said) -> list[str]:
    witness: Any = said.witness
    return list(witness["actions"])
