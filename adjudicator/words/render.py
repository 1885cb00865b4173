"""Rulings, verdicts and problems as JSON, in the language asked for."""

from collections.abc import Mapping, Sequence
from typing import Any

from adjudicator.game import Game, Localise
from adjudicator.intake.notation import notate
from adjudicator.lang import Lang
from adjudicator.problems import Problem
from adjudicator.quorum import trust
from adjudicator.ruling import Finding, Param, Params, Phrase, Reason, Ruling, Verdict, params_json
from adjudicator.values import Json
from adjudicator.words.legend import legend
from adjudicator.words.say import say, say_rule


def ruling_json(game: Game, ruling: Ruling, lang: Lang) -> dict[str, Any]:
    """The whole ruling. Ids and params are the same in every language; only the words change."""
    proof = ruling.proof
    places = {rule.id: rule.place for rule in game.rules}
    return {
        "id": ruling.id,
        "digest": ruling.digest,
        "game": game.id,
        "case": proof["case"],
        "notation": notate(game, ruling.case.given),
        "verdict": ruling.verdict.value,
        "summary": sentence(game, ruling.finding.summary, lang),
        "reasons": [reason_json(game, reason, lang) for reason in ruling.reasons],
        "rules": [{"id": rule, "text": say_rule(lang, rule), "place": places[rule]} for rule in ruling.rules],
        "smallest_reason": proof["smallest_reason"],
        "witness": ruling.finding.witness,
        "answer": ruling.finding.answer,
        "after": table_after(game, ruling),
        "legend": legend(game, (sentence(game, reason, lang) for reason in ruling.reasons), lang),
        "flips": proof["flips"],
        "readings": {
            "used": dict(ruling.case.readings),
            "depends_on": [
                {
                    "reading": dependence.reading,
                    "option": dependence.option,
                    "verdict": dependence.verdict.value,
                    "summary": sentence(game, dependence.summary, lang) if dependence.summary else None,
                    "differs": [sentence(game, step, lang) for step in dependence.differs],
                    "message": say(lang, f"reading-{dependence.reading}-{dependence.option}"),
                }
                for dependence in ruling.depends_on
            ],
            "untested": list(ruling.untested),
        },
        "engines": [
            {
                "name": answer.engine,
                "answer": answer.outcome.value,
                "value": answer.value,
                "about": answer.about,
            }
            for answer in ruling.engines
        ],
        "trust": trust_json(ruling, lang),
        "lang": lang,
    }


def trust_json(ruling: Ruling, lang: Lang) -> dict[str, Json] | None:
    """What the verdict rests on; None if it is undecided."""
    if ruling.verdict is Verdict.UNDECIDED:
        return None
    basis = trust(ruling.engines)
    return {"basis": basis.value, "message": say(lang, f"trust-{basis.value}")}


def table_after(game: Game, ruling: Ruling) -> str | None:
    """The table that an answer leads to, in the notation of the game."""
    answer = ruling.finding.answer
    if not isinstance(answer, Mapping) or not isinstance(answer.get("table"), Mapping):
        return None
    return table_notation(game, answer["table"])


def table_notation(game: Game, position: Json) -> str:
    """A table that actions led to, as a case that asks what is legal there."""
    return notate(game, {"game": game.id, "position": position, "claim": {"kind": "legal"}})


def finding_json(finding: Finding) -> dict[str, Any]:
    """The fast verdict: ids only, no words."""
    return {
        "verdict": finding.verdict.value,
        "rule": finding.summary.rule,
        "message": finding.summary.message,
        "params": params_json(finding.summary.params),
        "witness": finding.witness,
        "answer": finding.answer,
    }


def reason_json(game: Game, reason: Reason, lang: Lang) -> dict[str, Any]:
    return {
        "rule": reason.rule,
        "message": sentence(game, reason, lang),
        "params": params_json(reason.params),
        "cards": list(reason.cards),
        "bears": reason.bears,
    }


def sentence(game: Game, reason: Reason, lang: Lang) -> str:
    return say_reason(game.localise, reason, lang)


def say_reason(localise: Localise, reason: Reason, lang: Lang) -> str:
    """The reason in words. ``localise`` makes the params of its game readable."""
    return _say(localise, reason.message, {**reason.params, "look": list(reason.cards)}, lang)


def _say(localise: Localise, message: str, params: Params, lang: Lang) -> str:
    spoken = {name: _spoken(localise, value, lang) for name, value in params.items()}
    return say(lang, message, localise(lang, spoken))


def _spoken(localise: Localise, value: Param, lang: Lang) -> Json:
    """The value with every phrase in it put into words."""
    if isinstance(value, Phrase):
        return _say(localise, value.message, value.params or {}, lang)
    if isinstance(value, Mapping):
        return {name: _spoken(localise, entry, lang) for name, entry in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_spoken(localise, entry, lang) for entry in value]
    return value


def problem_json(problem: Problem, lang: Lang) -> dict[str, Any]:
    """One problem of a case, with its place and a message, and the nearest thing that could be read."""
    message = say(lang, f"problem-{problem.code}", problem.params)
    if problem.params.get("nearest"):
        message = f"{message} {say(lang, 'nearest', problem.params)}"
    return {
        "kind": problem.kind.value,
        "code": problem.code,
        "pointer": problem.pointer,
        "message": message,
        "params": dict(problem.params),
    }
