"""The claims about play: is this action legal, replay this record, repair it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from adjudicator.intake.forms import LegalForm, PlayForm, RecordForm
from adjudicator.play import Play, Replay, replay
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict

MOST_LISTED: Final = 20
"""At most this many actions or repairs are listed as reasons. The answer has them all."""


@dataclass(frozen=True, slots=True)
class Legal:
    """Is this action legal now? Without an action: what may be done now?"""

    action: Any = None


@dataclass(frozen=True, slots=True)
class Record:
    """These actions, one after another, from this table."""

    actions: tuple[Any, ...]
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Remedy:
    """These actions, one of which turned out to be illegal."""

    actions: tuple[Any, ...]


PlayClaim = Legal | Record | Remedy


def read_play_claim(play: Play[Any, Any], form: PlayForm) -> tuple[PlayClaim, list[Problem]]:
    """The claim with its actions read. Each action that is not understood is a problem."""
    if isinstance(form, LegalForm):
        if form.action is None:
            return Legal(), []
        action = play.read(form.action)
        return Legal(action), [] if action is not None else [_unreadable(play, form.action, "action")]
    actions = [play.read(text) for text in form.actions]
    problems = [
        _unreadable(play, form.actions[place], "actions", place)
        for place, action in enumerate(actions)
        if action is None
    ]
    if not isinstance(form, RecordForm):
        return Remedy(tuple(actions)), problems
    if form.at is not None and form.at > len(actions):
        params = {"at": form.at, "count": len(actions)}
        problems.append(Problem(Kind.MALFORMED, "no-such-action", pointer("claim", "at"), params))
    return Record(tuple(actions), form.at), problems


def _unreadable(play: Play[Any, Any], text: str, *steps: str | int) -> Problem:
    at = pointer("claim", *steps)
    return Problem(Kind.MALFORMED, "unknown-action", at, {"action": text, "hint": play.hint})


def decide_play_claim(
    play: Play[Any, Any], table: Any, claim: PlayClaim, readings: Readings
) -> tuple[Finding, tuple[Reason, ...]]:
    """The finding, and the steps that show it."""
    match claim:
        case Legal(None):
            return _every_action(play, table, readings)
        case Legal(action):
            return _legal(play, table, action, readings)
        case Record(actions, at):
            return _record(play, replay(play, table, actions, readings), actions, at, readings)
        case Remedy(actions):
            return _remedy(play, replay(play, table, actions, readings), actions, readings)


def _every_action(play: Play[Any, Any], table: Any, readings: Readings) -> tuple[Finding, tuple[Reason, ...]]:
    """Rule referee.legal: all legal actions."""
    texts = [play.write(action) for action in play.actions(table, readings)]
    over = play.result(table, readings)
    summary = Reason(
        "referee.legal", "legal-actions", {"count": len(texts), "over": _yes_or_no(over is not None)}
    )
    listed = [Reason("referee.legal", "legal-action", {"action": text}) for text in texts[:MOST_LISTED]]
    if len(texts) > MOST_LISTED:
        listed.append(Reason("referee.legal", "legal-more", {"count": len(texts) - MOST_LISTED}))
    return Finding(Verdict.ANSWERED, summary, answer={"actions": texts, "result": over}), tuple(listed)


def _legal(
    play: Play[Any, Any], table: Any, action: Any, readings: Readings
) -> tuple[Finding, tuple[Reason, ...]]:
    """Rule referee.legal: the action is checked against each rule. The first one broken is named."""
    text = play.write(action)
    refused = play.refusal(table, action, readings)
    if refused is not None:
        summary = Reason(refused.rule, "legal-no", {"action": text, "why": phrase(refused)}, refused.cards)
        answer = {"legal": False, "action": text, **_refusal_json(refused)}
        return Finding(Verdict.ANSWERED, summary, answer=answer), (
            refused,
            Reason("referee.legal", "legal-how"),
        )
    after = play.after(table, action, readings)
    answer = {
        "legal": True,
        "action": text,
        "table": play.facts(after),
        "result": play.result(after, readings),
    }
    summary = Reason("referee.legal", "legal-yes", {"action": text})
    reasons = () if play.action_reasons is None else play.action_reasons(table, action, readings)
    steps = (*reasons, Reason("referee.legal", "legal-how"))
    return Finding(Verdict.ANSWERED, summary, answer=answer), steps


def _record(
    play: Play[Any, Any], played: Replay[Any], actions: tuple[Any, ...], at: int | None, readings: Readings
) -> tuple[Finding, tuple[Reason, ...]]:
    """Rule referee.record: every action is checked at the table that the actions before it led to."""
    result = play.result(played.last, readings)
    answer: dict[str, Any] = {
        "count": len(actions),
        "sound": len(played.tables) - 1,
        "illegal": _illegal(play, played, actions),
        "table": play.facts(played.last),
        "result": result,
    }
    if at is not None:
        answer["asked"] = (
            {"at": at, "table": play.facts(played.tables[at])} if at < len(played.tables) else None
        )
    params = {"count": len(actions), "over": _yes_or_no(result is not None)}
    if played.refused is None:
        summary = Reason("referee.record", "record-clean", params)
        explain_end = play.explain_end if result is not None else None
        winner = () if explain_end is None else (explain_end(played.last, readings),)
        return Finding(Verdict.ANSWERED, summary, answer=answer), winner
    summary = Reason(played.refused.rule, "record-illegal", _first_illegal(play, played, actions))
    steps = (played.refused, Reason("referee.record", "record-how", params))
    return Finding(Verdict.ANSWERED, summary, answer=answer), steps


def _remedy(
    play: Play[Any, Any], played: Replay[Any], actions: tuple[Any, ...], readings: Readings
) -> tuple[Finding, tuple[Reason, ...]]:
    """Rule referee.remedy: back to the last sound table, or one change that makes the record sound."""
    answer: dict[str, Any] = {
        "illegal": _illegal(play, played, actions),
        "table": play.facts(played.last),
        "repairs": [],
    }
    if played.refused is None:
        summary = Reason("referee.remedy", "remedy-nothing", {"count": len(actions)})
        return Finding(Verdict.ANSWERED, summary, answer=answer), ()
    repairs = list(_repairs(play, played, actions, readings))
    answer["repairs"] = repairs
    params = _first_illegal(play, played, actions)
    summary = Reason(played.refused.rule, "remedy-found", {**params, "ways": len(repairs)})
    steps = [played.refused]
    listed = repairs[:MOST_LISTED]
    steps += [Reason("referee.remedy", f"remedy-{repair['kind']}", repair) for repair in listed]
    if len(repairs) > MOST_LISTED:
        steps.append(Reason("referee.remedy", "legal-more", {"count": len(repairs) - MOST_LISTED}))
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(steps)


def _repairs(
    play: Play[Any, Any], played: Replay[Any], actions: tuple[Any, ...], readings: Readings
) -> Iterator[dict[str, Any]]:
    """Going back is always possible. A lighter repair must keep everything played since legal."""
    place = len(played.tables) - 1
    rest = actions[place + 1 :]
    yield {"kind": "rewind", "to": place, "undone": len(actions) - place}

    def is_legal(changed: Sequence[Any]) -> bool:
        return replay(play, played.last, changed, readings).refused is None

    if rest and is_legal(rest):
        yield {"kind": "strike", "at": place + 1, "action": play.write(actions[place])}
    if rest and is_legal((rest[0], actions[place], *rest[1:])):
        both = {"action": play.write(actions[place]), "other": play.write(rest[0])}
        yield {"kind": "swap", "at": place + 1, **both}
    wrong = play.write(actions[place])
    for action in play.actions(played.last, readings):
        text = play.write(action)
        if _differs_little(text, wrong) and is_legal((action, *rest)):
            yield {"kind": "replace", "at": place + 1, "action": wrong, "other": text}


def _differs_little(text: str, other: str) -> bool:
    """By the same player, and different in one word or in the order of words: perhaps meant."""
    ours, theirs = text.split(), other.split()
    if len(ours) != len(theirs) or ours[0] != theirs[0]:
        return False
    different = sum(one != another for one, another in zip(ours, theirs, strict=True))
    return different == 1 or sorted(ours) == sorted(theirs)


def _first_illegal(play: Play[Any, Any], played: Replay[Any], actions: tuple[Any, ...]) -> dict[str, Any]:
    assert played.refused is not None
    place = len(played.tables) - 1
    return {"at": place + 1, "action": play.write(actions[place]), "why": phrase(played.refused)}


def _illegal(play: Play[Any, Any], played: Replay[Any], actions: tuple[Any, ...]) -> dict[str, Any] | None:
    if played.refused is None:
        return None
    place = len(played.tables) - 1
    return {"at": place + 1, "action": play.write(actions[place]), **_refusal_json(played.refused)}


def _refusal_json(refused: Reason) -> dict[str, Any]:
    return {"rule": refused.rule, "why": refused.message, "params": dict(refused.params)}


def phrase(reason: Reason) -> dict[str, Any]:
    """A reason as part of another sentence."""
    return {"say": reason.message, "with": {**reason.params, "look": list(reason.cards)}}


def _yes_or_no(answer: bool) -> str:
    return "yes" if answer else "no"
