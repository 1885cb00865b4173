"""Which reading of the rulebook the ruling hangs on: what was assumed, and what would be otherwise."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from adjudicator.game import Game
from adjudicator.lang import LANGS
from adjudicator.readings import Readings
from adjudicator.ruling import Dependence, Finding, Param, Params, Phrase, Reason, Verdict
from adjudicator.words.render import sentence

MOST_BEARING: Final = 1
"""So many dependences bear; the others are told apart."""
MOST_DIFFERENCES: Final = 2
"""So many steps of the ruling under another reading are quoted."""
FORMS: Final = ("no", "result")
"""How briefly it is told: the other reading and its ruling, or only the ruling."""
IN_ONE_SENTENCE: Final = (*FORMS, "answer", "bare")
"""As brief as it gets where the ruling is told: the question and the ruling."""
WITHOUT_RULING: Final = ("other", "yes")
"""Only the reading, or neither: where not even the ruling in one sentence has room."""
MOST_REASONS: Final = 12
MOST_WORDS: Final = 150
"""So many reasons bear on a claim, in so many words."""


def reading_steps(
    game: Game, used: Readings, here: Finding, reasons: tuple[Reason, ...], turned: tuple[Dependence, ...]
) -> tuple[Reason, ...]:
    """The steps that follow these reasons, as far as there is room in full, else briefly, else told apart."""
    told = list(_told(used, here, turned))
    for place, step in enumerate(told):
        fitting = (one for one in _forms(here, turned, step) if _fits(game, reasons, one))
        shown = next(fitting, None) if place < MOST_BEARING else None
        told[place] = replace(step, bears=False) if shown is None else shown
    return tuple(told)


def _forms(here: Finding, turned: tuple[Dependence, ...], step: Reason) -> Iterator[Reason]:
    """From the fullest to the briefest."""

    def form(brief: str, **params: Param) -> Reason:
        return replace(step, params={**step.params, **params, "brief": brief})

    yield from (form(brief) for brief in FORMS)
    other = next(one for one in turned if (one.reading, one.option) == _names(step))
    turns = other.summary is not None and other.summary != here.summary
    said = other.summary if turns and other.summary is not None else other.differs[0]
    yield from (form(brief, why=[said.phrase]) for brief in IN_ONE_SENTENCE)
    yield from (form(brief) for brief in WITHOUT_RULING)


def _names(step: Reason) -> tuple[Param, Param]:
    return step.params["reading"], step.params["option"]


def _fits(game: Game, reasons: tuple[Reason, ...], step: Reason) -> bool:
    bearing = [one for one in reasons if one.bears]
    return len(bearing) < MOST_REASONS and all(
        sum(len(sentence(game, one, lang).split()) for one in (*bearing, step)) <= MOST_WORDS
        for lang in LANGS
    )


def _told(used: Readings, here: Finding, turned: tuple[Dependence, ...]) -> Iterator[Reason]:
    """A step for each dependence of which there is something to say."""
    for other in turned:
        differs = other.differs[:MOST_DIFFERENCES]
        if other.summary is None or (other.summary == here.summary and not differs):
            continue
        said = differs or (other.summary,)
        params: Params = {
            "reading": other.reading,
            "option": other.option,
            "verdict": other.verdict.value,
            "turned": _turned(here, other),
            "brief": "no",
            "question": Phrase(f"reading-{other.reading}"),
            "used": Phrase(f"reading-{other.reading}-{used[other.reading]}"),
            "other": Phrase(f"reading-{other.reading}-{other.option}"),
            "why": [step.phrase for step in said],
        }
        yield Reason(here.summary.rule, "reading-decides", params, here.summary.cards)


def _turned(here: Finding, other: Dependence) -> str:
    """The verdict under the other reading, if it is another one."""
    if other.verdict is not here.verdict:
        return other.verdict.value
    return "no" if here.verdict is Verdict.ANSWERED else "same"
