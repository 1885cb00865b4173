"""Checkers of what is said about actions: legal or not, records and their repair."""

from typing import Any, Final

from tests.romans.truth.courses import Course, claim_of, course_of, first_scene
from tests.romans.truth.options import in_order, moment_of, options
from tests.romans.truth.spoils import yes
from tests.truth import Predicate, Said

LISTED: Final = {"legal": 8, "remedy": 4}
"""So many actions or repairs are listed before the others are counted."""


def actions_of(said: Said) -> list[str]:
    return list(claim_of(said).get("actions") or ())


def _names(said: Said, action: str) -> bool:
    """Is this the action that is named? What is kept or lost may stand in any order."""
    return in_order(str(said.params["action"])) == in_order(action)


def _is_legal(said: Said) -> bool:
    return moment_of(first_scene(said), claim_of(said)["action"], now=True) is not None


def _legal_yes(said: Said) -> bool:
    return _names(said, claim_of(said)["action"]) and _is_legal(said)


def _legal_no(said: Said) -> bool:
    return _names(said, claim_of(said)["action"]) and not _is_legal(said)


def _legal_actions(said: Said) -> bool:
    scene = first_scene(said)
    return said.params["count"] == len(options(scene)) and said.params["over"] == yes(scene.step == "over")


def _legal_action(said: Said) -> bool:
    return in_order(str(said.params["action"])) in map(in_order, options(first_scene(said)))


def _more(said: Said) -> bool:
    answer: Any = said.answer
    kind = claim_of(said)["kind"]
    ways = options(first_scene(said)) if kind == "legal" else answer["repairs"]
    return said.params["count"] == len(ways) - LISTED[kind]


def _sound(said: Said) -> bool:
    course = course_of(said)
    over = said.params.get("over", yes(course.scene.step == "over"))
    all_legal = not course.refused and over == yes(course.scene.step == "over")
    return all_legal and said.params["count"] == len(actions_of(said))


def _first_illegal(said: Said) -> bool:
    course = course_of(said)
    named = said.params["at"] == course.sound + 1 and _names(said, course.refused)
    return bool(course.refused) and named


def _sound_before(said: Said) -> bool:
    course = course_of(said)
    left = len(actions_of(said)) - course.sound - 1
    return bool(course.refused) and (said.params["sound"], said.params["left"]) == (course.sound, left)


def _in_record(said: Said) -> bool:
    at = said.params["at"]
    return isinstance(at, int) and at > 0 and _names(said, actions_of(said)[at - 1])


def _record_legal(said: Said) -> bool:
    """The action of this number is played; why it may be is judged sentence by sentence."""
    at = said.params["at"]
    return isinstance(at, int) and 0 < at <= course_of(said).sound and bool(said.params["why"])


def _remedy_found(said: Said) -> bool:
    answer: Any = said.answer
    return _first_illegal(said) and said.params["ways"] == len(answer["repairs"])


def _rewind(said: Said) -> bool:
    sound = course_of(said).sound
    return said.params["to"] == sound and said.params["undone"] == len(actions_of(said)) - sound


def _repaired(said: Said) -> bool:
    """With this one change the whole record is legal."""
    actions, at = actions_of(said), int(str(said.params["at"])) - 1
    if not 0 <= at < len(actions):
        return False
    before, here, after = actions[:at], actions[at], actions[at + 1 :]
    action, other = said.params["action"], str(said.params.get("other"))
    changed = {
        "remedy-strike": [*before, *after],
        "remedy-swap": [*before, *after[:1], here, *after[1:]],
        "remedy-replace": [*before, other, *after],
        "remedy-insert": [*before, str(action), here, *after],
    }[said.message]
    named = said.message == "remedy-insert" or _names(said, here)
    if said.message == "remedy-swap":
        named = named and in_order(after[0]) == in_order(other)
    return named and not Course(first_scene(said), changed).refused


PREDICATES: Final = {
    "legal-yes": Predicate("legal now", _legal_yes),
    "legal-no": Predicate("not legal now", _legal_no),
    "legal-actions": Predicate("so many are legal", _legal_actions),
    "legal-action": Predicate("legal now", _legal_action),
    "legal-more": Predicate("so many more", _more),
    "record-clean": Predicate("record sound", _sound),
    "record-replayed": Predicate("record sound", _sound),
    "record-illegal": Predicate("first illegal action", _first_illegal),
    "record-stops": Predicate("first illegal action", _first_illegal),
    "record-how": Predicate("sound up to there", _sound_before),
    "record-action": Predicate("in the record", _in_record),
    "record-legal": Predicate("an action that is legal", _record_legal),
    "remedy-nothing": Predicate("record sound", _sound),
    "remedy-found": Predicate("first illegal action", _remedy_found),
    "remedy-rewind": Predicate("actions undone", _rewind),
    **dict.fromkeys(
        ("remedy-strike", "remedy-swap", "remedy-replace", "remedy-insert"),
        Predicate("repaired so", _repaired),
    ),
}
