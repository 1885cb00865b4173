"""Checkers of what is said about actions: legal or not, records, their repair, what is open."""

from collections.abc import Sequence
from typing import Any, Final

from tests.boru.truth.courses import after_choices, claim_of, course_of, decision, first_scene
from tests.boru.truth.options import is_due, is_legal, options, without_unused_rights
from tests.boru.truth.playing import play
from tests.boru.truth.scene import UPKEEP, Scene
from tests.boru.truth.step_checkers import end_noted, same
from tests.truth import Predicate, Said


def actions_of(said: Said) -> list[str]:
    return list(claim_of(said).get("actions") or ())


def yes(answer: bool) -> str:
    return "yes" if answer else "no"


def record_is_sound(scene: Scene, actions: Sequence[str]) -> bool:
    """Can all of these be played, if a right that is not used needs no line?"""
    here = scene.copy()
    for text in actions:
        here = without_unused_rights(here, text)
        if not is_legal(here, text):
            return False
        here = here.copy()
        play(here, text)
    return True


# legal


def _legal_yes(said: Said) -> bool:
    text = str(said.params["action"])
    return text == claim_of(said)["action"] and is_legal(first_scene(said), text)


def _legal_no(said: Said) -> bool:
    text = str(said.params["action"])
    return text == claim_of(said)["action"] and not is_legal(first_scene(said), text)


def _legal_actions(said: Said) -> bool:
    scene = first_scene(said)
    return said.params["count"] == len(options(scene)) and said.params["over"] == yes(scene.phase == "over")


def _legal_action(said: Said) -> bool:
    return said.params["action"] in options(first_scene(said))


def _more(said: Said) -> bool:
    """So many are left of those that the answer has. In a dispute nobody can tell which ones were listed."""
    answer: Any = said.answer
    legal = claim_of(said)["kind"] == "legal"
    ways, count = len(answer["actions" if legal else "repairs"]), said.params["count"]
    if said.within or any(message.startswith("disputed-") for message in said.before):
        return isinstance(count, int) and 0 < count < ways
    ways_told = ("remedy-rewind", "remedy-strike", "remedy-swap", "remedy-replace", "remedy-insert")
    listed = [one for one in said.before if one in (("legal-action",) if legal else ways_told)]
    return count == ways - len(listed) > 0


# record and remedy


def _record_clean(said: Said) -> bool:
    course, actions = course_of(said), actions_of(said)
    over = yes(course.scene.phase == "over")
    return not course.refused and said.params["count"] == len(actions) and said.params["over"] == over


def _first_illegal(said: Said) -> bool:
    course, at = course_of(said), said.params["at"]
    return bool(course.refused) and at == course.sound + 1 and said.params["action"] == course.refused


def _illegal_after_sound(said: Said) -> bool:
    """So many are legal before the illegal one, and so many come after it."""
    course = course_of(said)
    told = {"sound": course.sound, "left": len(actions_of(said)) - course.sound - 1}
    return bool(course.refused) and all(said.params.get(name, value) == value for name, value in told.items())


def _record_action(said: Said) -> bool:
    at = said.params["at"]
    return isinstance(at, int) and at > 0 and actions_of(said)[at - 1] == said.params["action"]


def _record_legal(said: Said) -> bool:
    """The action of this number is played; why it may be is judged sentence by sentence."""
    at = said.params["at"]
    return isinstance(at, int) and 0 < at <= course_of(said).sound and bool(said.params["why"])


def _replayed(said: Said) -> bool:
    return not course_of(said).refused and said.params["count"] == len(actions_of(said))


def _nothing_to_repair(said: Said) -> bool:
    return not course_of(said).refused and said.params["count"] == len(actions_of(said))


def _remedy_found(said: Said) -> bool:
    answer: Any = said.answer
    return _first_illegal(said) and said.params["ways"] == len(answer["repairs"])


def _rewind(said: Said) -> bool:
    sound, count = course_of(said).sound, len(actions_of(said))
    return said.params["to"] == sound and said.params["undone"] == count - sound


def _repaired(said: Said) -> bool:
    """With this one change the whole record is legal."""
    actions, at = actions_of(said), said.params["at"]
    assert isinstance(at, int)
    if at < 1 or not 0 < at <= len(actions):
        return False
    action, other = str(said.params["action"]), str(said.params.get("other", ""))
    before, after = actions[: at - 1], actions[at:]
    here = actions[at - 1]
    match said.message:
        case "remedy-strike":
            changed = [*before, *after]
        case "remedy-swap":
            if after[0] != other:
                return False
            changed = [*before, other, action, *after[1:]]
        case "remedy-replace":
            changed = [*before, other, *after]
        case _:
            changed, action = [*before, action, here, *after], here
    return here == action and record_is_sound(first_scene(said), changed)


# action and upkeep


def _illegal_choice(said: Said) -> bool:
    return _first_illegal(said)


def _resolving(said: Said) -> bool:
    first = first_scene(said)
    return said.params["player"] == first.names[first.acting()] and said.params["card"] == first.card()


def _same_card(said: Said) -> bool:
    first, scene = first_scene(said), course_of(said).scene
    acting = scene.phase in ("row", "buy", "expand", "remove")
    return acting and scene.acted == first.acted and scene.trick == first.trick


def _action_open(said: Said) -> bool:
    course = course_of(said)
    open_now = not course.refused and _same_card(said)
    return open_now and _resolving(said) and said.params["count"] == len(options(course.scene))


def _action_done(said: Said) -> bool:
    return not course_of(said).refused and _resolving(said) and not _same_card(said)


def _option(said: Said) -> bool:
    scene, text = course_of(said).scene, str(said.params["action"])
    legal = is_legal(scene, text) is (said.message == "boru-option-legal")
    return legal and is_due(scene, text) and _same_player(said)


def _same_player(said: Said) -> bool:
    """The option is one of the player who acts."""
    scene = course_of(said).scene
    return str(said.params["action"]).split()[0] == scene.names[scene.acting()]


def _upkeep_done(said: Said) -> bool:
    course = course_of(said)
    ended = not course.refused and course.scene.phase not in UPKEEP
    return ended and said.params["over"] == yes(course.scene.phase == "over")


def _upkeep_open(said: Said) -> bool:
    course, p = course_of(said), said.params
    if course.refused or course.scene.phase not in UPKEEP:
        return False
    due, who, whom = decision(course.scene)
    ways = options(course.scene)
    named = (p["due"], p["player"], p["loser"], p["same"]) == (due, who, whom, yes(who == whom))
    towns = [] if due == "princess" else [way.split()[-1] for way in ways]
    where = "many" if len(towns) > 12 else yes(bool(towns))
    listed = {"options": ways, "towns": towns, "where": where}
    listed_so = all(same(value, p[name]) for name, value in listed.items() if name in p)
    return named and p["count"] == len(ways) and listed_so


def _upkeep_outcome(said: Said) -> bool:
    """These choices lead to these points and tokens."""
    choices: Any = said.params["choices"]
    end = end_noted(after_choices(said, choices))
    return bool(choices) and all(same(end[name], said.params[name]) for name in ("points", "tokens", "count"))


def _fact_missing(said: Said) -> bool:
    """The fact is not given, of somebody or at all."""
    position: Any = said.case["position"]
    name = str(said.params["field"])
    return name not in position and any(name not in one for one in position["players"])


PREDICATES: Final = {
    "boru-fact-missing-named": Predicate("a fact is not given", _fact_missing),
    "legal-yes": Predicate("legal now", _legal_yes),
    "legal-no": Predicate("not legal now", _legal_no),
    "legal-actions": Predicate("so many are legal", _legal_actions),
    "legal-action": Predicate("legal now", _legal_action),
    "legal-more": Predicate("so many more", _more),
    "record-clean": Predicate("record sound", _record_clean),
    "record-replayed": Predicate("record sound", _replayed),
    "record-illegal": Predicate("first illegal action", _first_illegal),
    "record-stops": Predicate("first illegal action", _first_illegal),
    "record-how": Predicate("legal up to there", _illegal_after_sound),
    "record-action": Predicate("in the record", _record_action),
    "record-legal": Predicate("an action that is legal", _record_legal),
    "remedy-nothing": Predicate("record sound", _nothing_to_repair),
    "remedy-found": Predicate("first illegal action", _remedy_found),
    "remedy-rewind": Predicate("actions undone", _rewind),
    "remedy-strike": Predicate("repaired so", _repaired),
    "remedy-swap": Predicate("repaired so", _repaired),
    "remedy-replace": Predicate("repaired so", _repaired),
    "remedy-insert": Predicate("repaired so", _repaired),
    "boru-action-illegal": Predicate("first illegal action", _illegal_choice),
    "boru-upkeep-illegal": Predicate("first illegal action", _illegal_choice),
    "boru-choice-at": Predicate("first illegal action", _illegal_choice),
    "boru-action-open": Predicate("choice open", _action_open),
    "boru-action-done": Predicate("card resolved", _action_done),
    "boru-option-legal": Predicate("legal now", _option),
    "boru-option-illegal": Predicate("not legal now", _option),
    "boru-upkeep-done": Predicate("upkeep ended", _upkeep_done),
    "boru-upkeep-open": Predicate("choice open", _upkeep_open, frozenset(("loser", "same"))),
    "boru-upkeep-choice": Predicate("choice open", _upkeep_open),
    "boru-upkeep-outcome": Predicate("end of the upkeep", _upkeep_outcome),
}
