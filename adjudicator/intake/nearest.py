"""The nearest thing that can be read, for what cannot."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import Final

from adjudicator.game import Game
from adjudicator.intake.spelt import Part, claim_kinds, first_words, spelt_claim
from adjudicator.problems import Kind, Problem
from adjudicator.spellings import Vocabulary, fold

_MOST: Final = 20
"""How many problems of a case get a nearest thing: looking for it takes a few milliseconds each."""
_UNKNOWN: Final = "unknown-"


def unreadable(game: Game, part: Part, before: int) -> Problem:
    """A part that is not understood, with the pattern of the part that it looks like.

    ``before``: how many problems the text has already.
    """
    params = {"text": part.written, "hint": game.notation.hint}
    near = _pattern(game, part) if before < _MOST else ""
    return Problem(Kind.MALFORMED, "notation", "", {**params, "nearest": near} if near else params)


def _pattern(game: Game, part: Part) -> str:
    patterns = game.notation.spellings.patterns
    if part.word != "claim":
        if action := _as_action(game, part):
            return action
        near = patterns.get(part.word) or patterns.get(first_words(game).nearest(part.word), "")
        return near or _action_or_claim(game, part)
    kind = spelt_claim(game, part.rest, ())[0]
    near = kind if kind in game.claims else claim_kinds(game).nearest(kind)
    return near and patterns.get(f"claim {near}", f"claim {near}")


def _as_action(game: Game, part: Part) -> str:
    """The part as an action, if only its "do" is missing: it has the verb of one."""
    spelt = game.notation.spellings
    verbs = {words[1] for action, *_ in spelt.actions if len(words := action.split()) > 1}
    text = spelt.action(part.written)
    return f"do {text}" if part.word not in spelt.patterns and set(text.split()[1:2]) & verbs else ""


def _action_or_claim(game: Game, part: Part) -> str:
    """What is meant without its first word: an action without ``do``, or a claim without ``claim``."""
    known = Vocabulary({action: others for action, *others in game.notation.spellings.actions})
    if action := known.nearest(part.written):
        return f"do {action}"
    kind = claim_kinds(game).nearest(part.word)
    return kind and game.notation.spellings.patterns.get(f"claim {kind}", f"claim {kind}")


def with_nearest(game: Game, problems: Iterable[Problem], names: Collection[str] = ()) -> Iterator[Problem]:
    """The problems. Those about something unknown get the nearest thing that is known."""
    for number, problem in enumerate(problems):
        near = _nearest(game, problem, names) if number < _MOST and _UNKNOWN in problem.code else ""
        yield replace(problem, params={**problem.params, "nearest": near}) if near else problem


def _nearest(game: Game, problem: Problem, names: Collection[str]) -> str:
    thing = problem.code.rpartition(_UNKNOWN)[2]
    given = problem.params.get(thing, problem.params.get("card"))
    return _known(game, problem, thing, names).nearest(given) if isinstance(given, str) else ""


def _known(game: Game, problem: Problem, thing: str, names: Collection[str]) -> Vocabulary:
    """What could have been meant."""
    match thing:
        case "claim":
            return claim_kinds(game)
        case "reading":
            return Vocabulary({reading.id: () for reading in game.readings})
        case "action":
            return Vocabulary({action: others for action, *others in game.notation.spellings.actions})
        case "player" | "dam":
            return Vocabulary(dict.fromkeys({fold(name): name for name in names}.values(), ()))
    things = game.notation.spellings.things
    options = problem.params.get("options")
    if problem.code in things or not isinstance(options, str):
        return things.get(problem.code, Vocabulary())
    return Vocabulary(dict.fromkeys(options.split(", "), ()))
