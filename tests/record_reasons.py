"""Every legal action of a record is followed by what makes it legal, told as a ruling and stepped through."""

from collections.abc import Iterator
from typing import Any

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.rulings.rule import rule
from adjudicator.values import JsonObject


def recorded(game: str) -> Iterator[JsonObject]:
    """The records among the precedents."""
    for file in load_all(game):
        claim: Any = file.case["claim"]
        if claim["kind"] == "record" and "answer" in file.expect:
            yield file.case


def reasoned_actions(given: JsonObject) -> int:
    """How many actions are told as legal: all up to the first illegal one, each with its reason."""
    case = read_case(dict(given))
    game = load_game(case.game)
    ruling = rule(game, case)
    answer: Any = ruling.finding.answer
    messages = [reason.message for reason in ruling.reasons]
    followed = [
        (int(str(reason.params["at"])), reason.params["why"])
        for before, reason in zip(ruling.reasons, ruling.reasons[1:], strict=False)
        if (before.message, reason.message) == ("record-action", "record-legal")
        and before.params["at"] == reason.params["at"]
    ]
    assert sorted(at for at, _ in followed) == list(range(1, answer["sound"] + 1)), messages
    assert all(why for _, why in followed)
    course = game.kind_of(case.form.claim).course
    assert course is not None
    assert all(bool(one.why) != bool(one.refused) for one in course(case))
    return len(followed)
