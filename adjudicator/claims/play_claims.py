"""The claims about play: is this action legal, replay this record, repair it."""

from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from adjudicator.case import Case
from adjudicator.claim_kind import Alternative, ClaimKind, Played, Steps, open_kind
from adjudicator.form import Form
from adjudicator.intake.forms import LegalForm, RecordForm, RemedyForm
from adjudicator.intake.notation import LEGAL, RECORD, REMEDY
from adjudicator.play import Play, Replay, replay
from adjudicator.pointers import pointer
from adjudicator.problems import BadCase, Kind, Problem, problems_of
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Params, Phrase, Reason, Verdict, aside, params_json
from adjudicator.values import Json
from adjudicator.words.say import has

MOST_LISTED: Final = 20
MOST_BEARING: Final = 8
"""At most this many actions or repairs are reasons, and reasons that bear. The answer has all of them."""
MOST_WAYS: Final = 4
"""At most this many repairs are reasons that bear: each names two actions."""

MOST_CHANGES: Final = 3
"""So many changes by the last action of a sound record are reasons that bear."""

MOST_REASONED: Final = 2
"""Of so many last actions of a sound record it is told by which rule they are legal. A longer record tells
only of its last one."""

MOST_OUTCOMES: Final = 4
"""So many of the last steps that say what play has come to are reasons that bear."""
MOST_FACTS: Final = 4
"""So many facts that are missing are named."""
MOST_REPLAYED: Final = 10_000
"""So many actions are replayed at most in search of repairs."""
FORGOTTEN_BEFORE: Final = 8
"""So many places, back from the illegal action, are tried for a forgotten one."""

P = TypeVar("P")
T = TypeVar("T")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Legal(Generic[A]):
    """Is this action legal now? Without an action: what may be done now?"""

    action: A | None = None


@dataclass(frozen=True, slots=True)
class Record(Generic[A]):
    """These actions, one after another, from this table."""

    actions: tuple[A, ...]
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Remedy(Generic[A]):
    """These actions, one of which turned out to be illegal."""

    actions: tuple[A, ...]


def play_kinds(
    play: Play[T, A],
    table_of: Callable[[P, Readings], T],
    begun: Callable[[P, Readings], Steps] = lambda *_: (),
) -> tuple[ClaimKind[Any, Any, P, Any, Steps], ...]:
    """``legal``, ``record`` and ``remedy`` of a game with these rules of play.

    ``begun``: what has come of the cards that lie on the table already, before the first action.
    """

    def needs(case: Case[P, Any]) -> tuple[Problem, ...]:
        return problems_of(lambda: table_of(case.position, case.readings))

    def legal(case: Case[P, Legal[A]]) -> tuple[Finding, Steps]:
        table, action = table_of(case.position, case.readings), case.claim.action
        if action is None:
            return _every_action(play, table, case.readings)
        return _legal(play, table, action, case.readings)

    def record(case: Case[P, Record[A]]) -> tuple[Finding, Steps]:
        played = replay(play, table_of(case.position, case.readings), case.claim.actions, case.readings)
        start = begun(case.position, case.readings)
        return _record(play, played, case.claim, case.readings, start)

    def record_under(
        _: Case[P, Any], _confirmed: object, other: Case[P, Any] | None, _readings: Readings
    ) -> Alternative | None:
        """Under another reading it counts what happens, not how it is told."""
        if other is None:
            return None
        played = replay(play, table_of(other.position, other.readings), other.claim.actions, other.readings)
        found, _steps = _record(play, played, other.claim, other.readings, None)
        return Alternative(found.verdict, found.answer, found.summary)

    def remedy(case: Case[P, Remedy[A]]) -> tuple[Finding, Steps]:
        played = replay(play, table_of(case.position, case.readings), case.claim.actions, case.readings)
        start = begun(case.position, case.readings)
        return _remedy(play, played, case.claim.actions, case.readings, start)

    def read_legal(form: LegalForm, _p: Form, _r: Readings) -> tuple[Legal[A] | None, list[Problem]]:
        if form.action is None:
            return Legal(), []
        action = play.read(form.action)
        return Legal(action), [] if action is not None else [unreadable(play, form.action, "action")]

    def read_record(form: RecordForm, _p: Form, _r: Readings) -> tuple[Record[A] | None, list[Problem]]:
        actions, problems = read_actions(play, form.actions)
        if form.at is not None and form.at > len(form.actions):
            params = {"at": form.at, "count": len(form.actions)}
            problems.append(Problem(Kind.MALFORMED, "no-such-action", pointer("claim", "at"), params))
        return Record(actions, form.at), problems

    def read_remedy(form: RemedyForm, _p: Form, _r: Readings) -> tuple[Remedy[A] | None, list[Problem]]:
        actions, problems = read_actions(play, form.actions)
        return Remedy(actions), problems

    def course(case: Case[P, Any]) -> Iterator[Played]:
        return _played(play, table_of(case.position, case.readings), case.claim.actions, case.readings)

    return (
        open_kind(LegalForm, read_legal, legal, needs=needs, words=LEGAL, at_stake=_but_the_table),
        replace(
            open_kind(RecordForm, read_record, record, needs=needs, words=RECORD, at_stake=_but_the_table),
            course=course,
            under=record_under,
        ),
        replace(
            open_kind(RemedyForm, read_remedy, remedy, needs=needs, words=REMEDY, at_stake=_but_the_table),
            course=course,
        ),
    )


def _played(play: Play[T, A], table: T, actions: Sequence[A], readings: Readings) -> Iterator[Played]:
    for at, action in enumerate(actions, 1):
        text, refused = play.write(action), play.refusal(table, action, readings)
        if refused is not None:
            yield Played(at, text, refused, (), play.facts(table))
            return
        why, changes = play.why_legal(table, action, readings), play.changes(table, action, readings)
        table = play.after(table, action, readings)
        yield Played(at, text, None, changes, play.facts(table), why)


def _but_the_table(finding: Finding) -> object:
    """The answer without the tables that it leads to: of two versions of a table they always differ."""
    return {name: value for name, value in finding.answer.items() if name not in ("table", "asked")}


def read_actions(play: Play[T, A], texts: Sequence[str]) -> tuple[tuple[A, ...], list[Problem]]:
    """The actions, and a problem for each text that is not understood."""
    actions, problems = [], []
    for place, text in enumerate(texts):
        action = play.read(text)
        if action is None:
            problems.append(unreadable(play, text, "actions", place))
        else:
            actions.append(action)
    return tuple(actions), problems


def unreadable(play: Play[T, A], text: str, *steps: str | int) -> Problem:
    """An action of the claim that is not understood."""
    at = pointer("claim", *steps)
    return Problem(Kind.MALFORMED, "unknown-action", at, {"action": text, "hint": play.hint})


_HOW: Final = aside([Reason("referee.legal", "legal-how")])


def _every_action(play: Play[T, A], table: T, readings: Readings) -> tuple[Finding, Steps]:
    """Rule referee.legal: all legal actions."""
    texts = [play.write(action) for action in play.actions(table, readings)]
    over = play.result(table, readings)
    summary = Reason(
        "referee.legal", "legal-actions", {"count": len(texts), "over": _yes_or_no(over is not None)}
    )
    listed = [Reason("referee.legal", "legal-action", {"action": text}) for text in texts]
    answer = {"actions": texts, "result": over}
    return Finding(Verdict.ANSWERED, summary, answer=answer), _first_of(listed, "referee.legal")


def _first_of(listed: Sequence[Reason], rule: str, most: int = MOST_BEARING) -> Steps:
    """The first entries of a list, how many more there are, and some of these told apart."""
    if len(listed) <= most:
        return tuple(listed)
    more = Reason(rule, "legal-more", {"count": len(listed) - most})
    return (*listed[:most], more, *aside(listed[most:MOST_LISTED]))


def _legal(play: Play[T, A], table: T, action: A, readings: Readings) -> tuple[Finding, Steps]:
    """Rule referee.legal: the action is checked against each rule. The first one broken is named."""
    text = play.write(action)
    refused = play.refusal(table, action, readings)
    if refused is not None:
        summary = Reason(refused.rule, "legal-no", {"action": text, "why": refused.phrase}, refused.cards)
        answer = {"legal": False, "action": text, **_refusal_json(refused)}
        return Finding(Verdict.ANSWERED, summary, answer=answer), (refused, *_HOW)
    after = play.after(table, action, readings)
    answer = {
        "legal": True,
        "action": text,
        "table": play.facts(after),
        "result": play.result(after, readings),
    }
    summary = Reason("referee.legal", "legal-yes", {"action": text})
    return Finding(Verdict.ANSWERED, summary, answer=answer), (
        *play.action_reasons(table, action, readings),
        *_HOW,
    )


def _record(
    play: Play[T, A], played: Replay[T], claim: Record[A], readings: Readings, start: Steps | None
) -> tuple[Finding, Steps]:
    """Rule referee.record: every action is checked at the table that the actions before it led to.

    ``start``: what was before the first action. If it is None, the course is not told.
    """
    result = play.result(played.last, readings)
    actions, at = claim.actions, claim.at
    answer: dict[str, Json] = {
        "count": len(actions),
        "sound": played.sound,
        "illegal": _illegal(play, played, actions),
        "table": play.facts(played.last),
        "result": result,
    }
    if at is not None:
        answer["asked"] = (
            {"at": at, "table": play.facts(played.tables[at])} if at < len(played.tables) else None
        )
    params: Params = {"count": len(actions), "over": _yes_or_no(result is not None)}
    if played.refused is None:
        summary = Reason("referee.record", "record-clean", params)
        end = () if result is None else (play.explain_end(played.last, readings),)
        replayed = Reason("referee.record", "record-replayed", params)
        course = () if start is None else (*aside(start), *_course(play, played, actions, readings))
        steps = (*end, replayed, *(aside(course) if end else _last_action_bears(course, play.outcomes)))
        return Finding(Verdict.ANSWERED, summary, answer=answer), steps
    text = play.write(actions[played.sound])
    why: Params = {"at": played.sound + 1, "action": text, "why": played.refused.phrase}
    summary = Reason(played.refused.rule, "record-illegal", why)
    how = Reason(
        "referee.record",
        "record-how",
        {**params, "sound": played.sound, "left": len(actions) - played.sound - 1},
        bears=played.sound > 0,
    )
    stops = _stops(text, played, "referee.record")
    upto = actions[: played.sound + 1]
    course = () if start is None else (*aside(start), *_course(play, played, upto, readings))
    steps = (stops, played.refused, how, *_outcomes_bear(course, play.outcomes))
    return Finding(Verdict.ANSWERED, summary, answer=answer), steps


def _stops(text: str, played: Replay[T], rule: str) -> Reason:
    """At which action of the record the replay stops."""
    return Reason(rule, "record-stops", {"at": played.sound + 1, "action": text})


def _last_action_bears(course: Steps, outcomes: Set[str]) -> Steps:
    """Where a sound record ends: what it came to, its last action and the last things that it changes."""
    starts = [place for place, step in enumerate(course) if step.message == "record-action"]
    last = {starts[-1], *range(max(starts[-1], len(course) - MOST_CHANGES), len(course))} if starts else set()
    return tuple(
        replace(step, bears=step.bears or place in last)
        for place, step in enumerate(_outcomes_bear(course, outcomes))
    )


def _outcomes_bear(course: Steps, outcomes: Set[str]) -> Steps:
    """The last steps that say what play has come to bear, and what bears already."""
    told = [place for place, step in enumerate(course) if step.message in outcomes][-MOST_OUTCOMES:]
    return tuple(replace(step, bears=step.bears or place in told) for place, step in enumerate(course))


def _course(play: Play[T, A], played: Replay[T], actions: Sequence[A], readings: Readings) -> Steps:
    """The actions one by one and what they change, for those who want to follow them all.

    Of each it is told what makes it legal. The last actions of a sound record bear.
    """
    told: list[Reason] = []
    reasoned = len(actions) if len(actions) <= MOST_REASONED else 1
    first = len(actions) - reasoned if played.refused is None else len(actions)
    for place, action in enumerate(actions):
        params: Params = {"at": place + 1, "action": play.write(action)}
        told.append(Reason("referee.record", "record-action", params, bears=place >= first))
        if place < played.sound:
            told += _why_legal(play, played.tables[place], action, place, readings, bears=place >= first)
        if place < played.sound:
            told += aside(play.changes(played.tables[place], action, readings))
    return tuple(told)


def _why_legal(
    play: Play[T, A], table: T, action: A, place: int, readings: Readings, *, bears: bool
) -> Iterator[Reason]:
    """What makes this action legal, in one step that names the action, so that it can be told anywhere."""
    why = play.why_legal(table, action, readings)
    if why:
        cards = tuple(dict.fromkeys(card for one in why for card in one.cards))
        params: Params = {"at": place + 1, "why": [one.phrase for one in why]}
        yield Reason(why[0].rule, "record-legal", params, cards, bears)


def _remedy(
    play: Play[T, A], played: Replay[T], actions: tuple[A, ...], readings: Readings, start: Steps
) -> tuple[Finding, Steps]:
    """Rule referee.remedy: back to the last sound table, or one change that makes the record sound.

    An action was wrong, one too many or one too few, or two are in the wrong order.
    """
    answer: dict[str, Json] = {
        "illegal": _illegal(play, played, actions),
        "table": play.facts(played.last),
        "repairs": [],
        "all_tried": True,
    }
    if played.refused is None:
        summary = Reason("referee.remedy", "remedy-nothing", {"count": len(actions)})
        return Finding(Verdict.ANSWERED, summary, answer=answer), ()
    search = _Repairs(play, played, actions, readings)
    repairs = list(search.found())
    answer |= {"repairs": repairs, "all_tried": search.complete}
    text = play.write(actions[played.sound])
    found: Params = {
        "at": played.sound + 1,
        "action": text,
        "why": played.refused.phrase,
        "ways": len(repairs),
    }
    summary = Reason(played.refused.rule, "remedy-found", found)
    course = (*aside(start), *_course(play, played, actions[: played.sound], readings))
    before = [step for step in _outcomes_bear(course, play.outcomes) if step.bears]
    steps = [_stops(text, played, "referee.remedy"), played.refused, *before]
    ways = [Reason("referee.remedy", f"remedy-{repair['kind']}", repair) for repair in repairs]
    steps += _first_of(ways, "referee.remedy", MOST_WAYS)
    if search.left <= 0 and not search.complete:
        steps.append(Reason("referee.remedy", "remedy-not-all-tried", {"most": MOST_REPLAYED}))
    elif not search.complete:
        facts = search.missing_facts()
        steps.append(Reason("referee.remedy", "remedy-facts-missing", {"facts": facts, "count": len(facts)}))
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(steps)


class _Repairs(Generic[T, A]):
    """Ways to repair a record. A lighter one than going back must keep everything played since legal.

    ``complete``: were all of them judged? A record of many actions may take too long for that, and some
    repairs may rest on facts that were not given.
    """

    def __init__(self, play: Play[T, A], played: Replay[T], actions: tuple[A, ...], readings: Readings):
        self.play, self.played, self.actions, self.readings = play, played, actions, readings
        self.left = MOST_REPLAYED
        self.complete = True
        self.missing: dict[tuple[str, str], Problem] = {}
        """The facts without which some repairs can't be judged, by code and name."""

    def missing_facts(self) -> list[Phrase]:
        """Their names, where the game has names for them."""
        named = [(f"{one.code}-named", one.params) for one in self.missing.values()]
        return [Phrase(message, params) for message, params in named if has(message)][:MOST_FACTS]

    def found(self) -> Iterator[dict[str, str | int]]:
        """Going back is always possible, and comes first."""
        place = self.played.sound
        rest = self.actions[place + 1 :]
        wrong = self.play.write(self.actions[place])
        yield {"kind": "rewind", "to": place, "undone": len(self.actions) - place}
        if rest and self._is_legal(place, rest):
            yield {"kind": "strike", "at": place + 1, "action": wrong}
        if rest and self._is_legal(place, (rest[0], self.actions[place], *rest[1:])):
            yield {"kind": "swap", "at": place + 1, "action": wrong, "other": self.play.write(rest[0])}
        for action in self._possible(place):
            text = self.play.write(action)
            if _differs_little(text, wrong) and self._is_legal(place, (action, *rest)):
                yield {"kind": "replace", "at": place + 1, "action": wrong, "other": text}
        yield from self._forgotten(place)

    def _forgotten(self, last: int) -> Iterator[dict[str, str | int]]:
        """One action more, as late as possible. If an unknown card will do, no card is named."""
        for place in range(last, max(-1, last - FORGOTTEN_BEFORE), -1):
            rest = self.actions[place:]
            tried = [one for one in self._possible(place) if self._is_legal(place, (one, *rest))]
            texts = [self.play.write(one) for one in tried]
            unknown = [text for text in texts if "?" in text.split()]
            for text in texts:
                if not any(_covers(other, text) for other in unknown):
                    yield {"kind": "insert", "at": place + 1, "action": text}
            if texts:
                return

    def _possible(self, place: int) -> tuple[A, ...]:
        if self.left <= 0:
            self.complete = False
            return ()
        return self.play.actions(self.played.tables[place], self.readings)

    def _is_legal(self, place: int, changed: Sequence[A]) -> bool:
        """Is the record legal if it goes on like this from here? False if that cannot be told."""
        if self.left <= 0:
            self.complete = False
            return False
        try:
            again = replay(self.play, self.played.tables[place], changed, self.readings)
        except BadCase as bad:
            self.missing |= {(one.code, str(one.params.get("field"))): one for one in bad.problems}
            self.left -= 1
            self.complete = False
            return False
        self.left -= 1 + again.sound
        return again.refused is None


def _covers(text: str, other: str) -> bool:
    """Does an unknown card in the first text stand for the card that the other one names?"""
    ours, theirs = text.split(), other.split()
    return (
        ours != theirs
        and len(ours) == len(theirs)
        and all(one in (another, "?") for one, another in zip(ours, theirs, strict=True))
    )


def _differs_little(text: str, other: str) -> bool:
    """By the same player, and different in one word or in the order of words: perhaps meant."""
    ours, theirs = text.split(), other.split()
    if len(ours) != len(theirs) or ours[0] != theirs[0]:
        return False
    different = sum(one != another for one, another in zip(ours, theirs, strict=True))
    return different == 1 or sorted(ours) == sorted(theirs)


def _illegal(play: Play[T, A], played: Replay[T], actions: tuple[A, ...]) -> dict[str, Json] | None:
    if played.refused is None:
        return None
    text = play.write(actions[played.sound])
    return {"at": played.sound + 1, "action": text, **_refusal_json(played.refused)}


def _refusal_json(refused: Reason) -> dict[str, Json]:
    return {"rule": refused.rule, "why": refused.message, "params": params_json(refused.params)}


def _yes_or_no(answer: bool) -> str:
    return "yes" if answer else "no"
