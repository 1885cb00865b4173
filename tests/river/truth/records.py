"""What is said of records of play: what is legal, what is the first thing that is not, how to repair it."""

from collections.abc import Callable
from typing import Any, Final

from tests.river.truth.playing import Course, course, in_order
from tests.river.truth.scene import claim_of, yes
from tests.truth import Predicate, Said

TOLD_FIRST: Final = {"legal": 8, "remedy": 4}
"""Actions or repairs that are told before the others are only counted."""


def actions_of(said: Said) -> list[str]:
    """The actions of the claim; a single one is a record of one."""
    claim = claim_of(said.case)
    return [claim["action"]] if claim["kind"] == "legal" else list(claim["actions"])


def played(said: Said) -> Course:
    return course(said.case, actions_of(said))


# Whole records


def is_legal(said: Said) -> bool:
    found = played(said)
    return (
        found.refused is None and found.sound == 1 and said.params["action"] == in_order(actions_of(said)[0])
    )


def is_not_legal(said: Said) -> bool:
    return played(said).refused == said.params["action"]


def legal_actions(said: Said) -> bool:
    scene = course(said.case, []).last
    over = yes(scene.winner is not None)
    lines = scene.lines()
    if any(line.endswith(" hidden") for line in lines):  # a Wymiana of hidden cards is not listed here
        return said.params["over"] == over
    return said.params["over"] == over and said.params["count"] == len(lines)


def one_legal_action(said: Said) -> bool:
    return course(said.case, []).last.is_legal(str(said.params["action"]))


def more_actions(said: Said) -> bool:
    """Beside those that are told first, the answer lists so many."""
    answer: Any = said.answer
    kind = str(claim_of(said.case)["kind"])
    listed = answer["actions" if kind == "legal" else "repairs"]
    return int(str(said.params["count"])) == len(listed) - TOLD_FIRST[kind]


def record_clean(said: Said) -> bool:
    found, actions = played(said), actions_of(said)
    over = yes(found.last.winner is not None)
    return found.refused is None and said.params["count"] == len(actions) and said.params["over"] == over


def record_replayed(said: Said) -> bool:
    return played(said).refused is None and said.params["count"] == len(actions_of(said))


def record_illegal(said: Said) -> bool:
    found = played(said)
    return found.refused == said.params["action"] and found.sound + 1 == said.params["at"]


def record_how(said: Said) -> bool:
    found = played(said)
    left = len(actions_of(said)) - found.sound - 1
    return found.refused is not None and (said.params["sound"], said.params["left"]) == (found.sound, left)


def record_action(said: Said) -> bool:
    return in_order(actions_of(said)[int(str(said.params["at"])) - 1]) == said.params["action"]


def record_legal(said: Said) -> bool:
    """The action of this number is played; why it may be is judged sentence by sentence."""
    why: Any = said.params["why"]
    return 0 < int(str(said.params["at"])) <= played(said).sound and bool(why)


# Repairs


def remedy_nothing(said: Said) -> bool:
    return record_replayed(said)


def remedy_found(said: Said) -> bool:
    answer: Any = said.answer
    return record_illegal(said) and said.params["ways"] == len(answer["repairs"])


def rewind(said: Said) -> bool:
    found = played(said)
    undone = len(actions_of(said)) - found.sound
    return found.refused is not None and (said.params["to"], said.params["undone"]) == (found.sound, undone)


def _repaired(said: Said, change: Callable[[list[str], int], list[str]]) -> bool:
    """Is the record legal with this change, made at the place that is named?"""
    actions, at = [in_order(line) for line in actions_of(said)], int(str(said.params["at"])) - 1
    if at < 0:
        return False
    changed = change(list(actions), at)
    return changed != actions and course(said.case, changed).refused is None


def _names_the_wrong_one(said: Said) -> bool:
    found = played(said)
    return found.refused == said.params["action"] and found.sound + 1 == said.params["at"]


def strike(said: Said) -> bool:
    return _names_the_wrong_one(said) and _repaired(
        said, lambda actions, at: actions[:at] + actions[at + 1 :]
    )


def swap(said: Said) -> bool:
    actions = [in_order(line) for line in actions_of(said)]
    at = int(str(said.params["at"]))
    swapped = actions[at : at + 1] == [said.params["other"]]
    return (
        _names_the_wrong_one(said)
        and swapped
        and _repaired(said, lambda now, at: [*now[:at], now[at + 1], now[at], *now[at + 2 :]])
    )


def replace_one(said: Said) -> bool:
    other = str(said.params["other"])
    return _names_the_wrong_one(said) and _repaired(
        said, lambda actions, at: [*actions[:at], other, *actions[at + 1 :]]
    )


def insert(said: Said) -> bool:
    action = str(said.params["action"])
    return _repaired(said, lambda actions, at: [*actions[:at], action, *actions[at:]])


RECORDS: Final = {
    "legal-yes": Predicate("the action is legal", is_legal),
    "legal-no": Predicate("the action is not legal", is_not_legal),
    "legal-actions": Predicate("so many actions are legal", legal_actions),
    "legal-action": Predicate("the action is legal", one_legal_action),
    "legal-more": Predicate("so many more are in the answer", more_actions),
    "record-clean": Predicate("the whole record is legal", record_clean),
    "record-replayed": Predicate("the whole record is legal", record_replayed),
    "record-illegal": Predicate("the first illegal action", record_illegal),
    "record-stops": Predicate("the first illegal action", record_illegal),
    "record-how": Predicate("the first illegal action", record_how),
    "record-action": Predicate("an action of the record", record_action),
    "record-legal": Predicate("an action that is legal", record_legal),
    "remedy-nothing": Predicate("the whole record is legal", remedy_nothing),
    "remedy-found": Predicate("the first illegal action", remedy_found),
    "remedy-rewind": Predicate("the last sound table", rewind),
    "remedy-strike": Predicate("the changed record is legal", strike),
    "remedy-swap": Predicate("the changed record is legal", swap),
    "remedy-replace": Predicate("the changed record is legal", replace_one),
    "remedy-insert": Predicate("the changed record is legal", insert),
}
