"""A ruling as text, in sections. The command line shows the same sections."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from adjudicator.game import Game
from adjudicator.intake.notation import notate
from adjudicator.lang import Lang
from adjudicator.ruling import Ruling, Verdict
from adjudicator.words.legend import legend
from adjudicator.words.render import sentence, table_after, trust_json
from adjudicator.words.say import say, say_rule

MOST_DIFFERENCES: Final = 3
"""So many steps of the ruling under another reading are quoted."""


@dataclass(frozen=True, slots=True)
class Line:
    words: str
    rule: str = ""
    """The rule it rests on."""


@dataclass(frozen=True, slots=True)
class Section:
    heading: str
    lines: tuple[Line, ...]
    numbered: bool = False
    folded: bool = False
    """Is it shown only to those who want the whole story?"""


def plain(game: Game, ruling: Ruling, lang: Lang) -> str:
    """The whole ruling as plain text."""
    parts = [f"{verdict_word(ruling.verdict, lang)}\n{sentence(game, ruling.finding.summary, lang)}"]
    for section in sections(game, ruling, lang):
        lines = [
            f"{f'{number}. ' if section.numbered else ''}{line.words}{f' [{line.rule}]' if line.rule else ''}"
            for number, line in enumerate(section.lines, 1)
        ]
        parts.append("\n".join([section.heading, *lines]))
    parts.append(f"{notate(game, ruling.case.given)}\n{ruling.digest}")
    return "\n\n".join(parts) + "\n"


def verdict_word(verdict: Verdict, lang: Lang) -> str:
    return say(lang, f"verdict-{verdict.value}")


def sections(game: Game, ruling: Ruling, lang: Lang) -> list[Section]:
    """The sections after the verdict. Empty ones are left out."""
    places = {rule.id: rule.place for rule in game.rules}
    bearing = [Line(sentence(game, one, lang), one.rule) for one in ruling.reasons if one.bears]
    others = [Line(sentence(game, one, lang), one.rule) for one in ruling.reasons if not one.bears]
    rules = [Line(f"{say_rule(lang, rule)} ({places[rule]})", rule) for rule in ruling.rules]
    found = [
        _section(lang, "why", bearing, numbered=True),
        _section(lang, "codes", _legend(game, [*bearing, *others], lang)),
        _section(lang, "table", [Line(after)] if (after := table_after(game, ruling)) else []),
        _section(lang, "smallest-reason", _smallest_reason(game, ruling, lang)),
        _section(lang, "flips", _flips(game, ruling, lang)),
        _section(lang, "readings", _readings(game, ruling, lang)),
        _section(lang, "engines", _engines(ruling, lang)),
        _section(lang, "rules", rules),
        _section(lang, "in-full", others, numbered=True, folded=True),
    ]
    return [section for section in found if section.lines]


def _section(
    lang: Lang,
    name: str,
    lines: list[Line] | Iterator[Line],
    *,
    numbered: bool = False,
    folded: bool = False,
) -> Section:
    return Section(say(lang, f"heading-{name}"), tuple(lines), numbered, folded)


def _legend(game: Game, lines: list[Line], lang: Lang) -> Iterator[Line]:
    found = legend(game, (line.words for line in lines), lang)
    if found is not None:
        yield Line(found)


def _smallest_reason(game: Game, ruling: Ruling, lang: Lang) -> Iterator[Line]:
    cards = ruling.smallest_reason
    if cards is not None:
        message = "smallest-reason-cards" if cards else "smallest-reason-none"
        yield Line(say(lang, message, game.localise(lang, {"cards": cards})))


def _flips(game: Game, ruling: Ruling, lang: Lang) -> Iterator[Line]:
    for name in ("if_unseen", "if_seen"):
        if name not in ruling.flips:
            continue
        message = f"flips-{name.replace('_', '-')}"
        if ruling.flips[name] is not None:
            yield Line(say(lang, message, game.localise(lang, {"cards": ruling.flips[name]})))
        elif "more_than" in ruling.flips:
            yield Line(say(lang, f"{message}-more", ruling.flips))
        else:
            yield Line(say(lang, f"{message}-never"))


def _readings(game: Game, ruling: Ruling, lang: Lang) -> Iterator[Line]:
    answered = ruling.verdict is Verdict.ANSWERED
    for other in ruling.depends_on:
        params = {
            "reading": other.reading,
            "option": other.option,
            "verdict": verdict_word(other.verdict, lang),
            "message": say(lang, f"reading-{other.reading}-{other.option}"),
        }
        if other.differs:
            params["differs"] = " ".join(
                sentence(game, step, lang) for step in other.differs[:MOST_DIFFERENCES]
            )
            yield Line(say(lang, "readings-depends-steps", params))
        elif answered and other.summary:
            params["summary"] = sentence(game, other.summary, lang)
            yield Line(say(lang, "readings-depends-answer", params))
        else:
            yield Line(say(lang, "readings-depends", params))
    settled = ruling.verdict in (Verdict.UPHELD, Verdict.REJECTED)
    if settled and not ruling.depends_on and not ruling.untested:
        yield Line(say(lang, "readings-none"))
    if ruling.untested:
        yield Line(say(lang, "readings-untested", {"readings": ", ".join(ruling.untested)}))


def _engines(ruling: Ruling, lang: Lang) -> Iterator[Line]:
    by_part: dict[str, list[str]] = {}
    for answer in ruling.engines:
        said = say(lang, f"engine-{answer.outcome.value}")
        by_part.setdefault(answer.about, []).append(f"{answer.engine}: {said}")
    for part, answers in by_part.items():
        yield Line(f"{f'{part} – ' if part else ''}{', '.join(answers)}")
    found = trust_json(ruling, lang)
    if found is not None:
        yield Line(str(found["message"]))
