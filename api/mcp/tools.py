"""The tools: ``rule``, ``job``, ``verdict``, ``rules``, ``precedents``, ``verify``. None knows the SDK."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from pydantic import BaseModel

from adjudicator.form import Form
from adjudicator.game import Game, load_game
from adjudicator.intake.notation import notate
from adjudicator.intake.read_case import read_case, unknown_game
from adjudicator.intake.read_text import read_text
from adjudicator.lang import Lang
from adjudicator.precedents.search import Found, Likeness, Precedents, Wanted, likeness
from adjudicator.registry import GAMES
from adjudicator.words.say import say, say_claim
from adjudicator.words.tell_game import readings_json, rules_json
from api.http.routes.games import searchable
from api.mcp.answers import (
    CaseIn,
    JobIn,
    JobOut,
    PrecedentsIn,
    PrecedentsOut,
    RulesIn,
    RulesOut,
    RulingOut,
    VerdictOut,
    VerifyIn,
    VerifyOut,
)
from api.mcp.referee import Referee

Answer = tuple[dict[str, Any], str]
"""An answer, and the same in words; empty words: nothing but the answer."""


@dataclass(frozen=True, slots=True)
class Tool:
    name: str
    title: str
    says: str
    takes: type[Form]
    gives: type[BaseModel]
    do: Callable[[Referee, Any], Awaitable[Answer]]
    records: bool = False


async def _rule(referee: Referee, asked: CaseIn) -> Answer:
    ruled = await referee.rule(asked.case, asked.lang)
    if "job" in ruled:
        told = dict.fromkeys(RulingOut.model_fields) | {"job": ruled["job"]}
        told |= {"summary": say(asked.lang, "job-queued"), "flips": {}}
        told |= {name: [] for name in ("reasons", "depends_on", "untested", "engines")}
        return told, str(told["summary"])
    told = _brief(ruled)
    return told, _in_words(told, asked.lang)


def _in_words(told: dict[str, Any], lang: Lang) -> str:
    verdict = say(lang, f"verdict-{told['verdict']}")
    steps = [f"{number}. {step['message']}" for number, step in enumerate(told["reasons"], 1)]
    return "\n".join([f"{verdict}: {told['summary']}", *steps])


async def _job(referee: Referee, asked: JobIn) -> Answer:
    found = await referee.job(asked.job, asked.lang)
    state, ruled = found["state"], found.get("ruling")
    ruling = None if ruled is None else _brief(ruled)
    told = {
        "state": state,
        "message": say(asked.lang, f"job-{state}"),
        "ruling": ruling,
        "problems": found.get("problems") or [],
        "failed": found.get("failed"),
    }
    return told, _in_words(ruling, asked.lang) if ruling else ""


def _brief(ruled: dict[str, Any]) -> dict[str, Any]:
    told = {name: ruled.get(name) for name in RulingOut.model_fields}
    reasons = [one for one in ruled["reasons"] if one["bears"]]
    return told | {
        "reasons": [{name: one[name] for name in ("rule", "message", "cards")} for one in reasons],
        "depends_on": ruled["readings"]["depends_on"],
        "untested": ruled["readings"]["untested"],
        "engines": [f"{one['name']}: {one['answer']}" for one in ruled["engines"]],
        "trust": ruled["trust"]["message"] if ruled["trust"] else None,
    }


async def _verdict(referee: Referee, asked: CaseIn) -> Answer:
    return await referee.verdict(asked.case, asked.lang), ""


async def _rules(referee: Referee, asked: RulesIn) -> Answer:
    referee.read()
    return await asyncio.to_thread(_told_rules, asked), ""


def _told_rules(asked: RulesIn) -> dict[str, Any]:
    lang = asked.lang
    told: dict[str, Any] = {"games": {name: say(lang, f"{name}-name") for name in GAMES}}
    if not asked.game:
        return told | {"claims": {}, "notation": {}, "rules": [], "readings": []}
    game = _game(asked.game)
    words = asked.words.casefold().split()
    return told | {
        "claims": {kind: say_claim(lang, game.id, kind) for kind in game.claims},
        "notation": _how_to_write(game, lang),
        "rules": [one for one in rules_json(game, lang) if _has(one, words)],
        "readings": [one for one in readings_json(game, lang) if _has(one, words)],
    }


def _how_to_write(game: Game, lang: Lang) -> dict[str, Any]:
    """Examples, since a notation is learned from them: one precedent for each kind of claim."""
    spellings = game.notation.spellings
    claims: dict[str, str] = {}
    for found in searchable(game.id).find(Wanted()):
        kind = found.file.kind
        if kind and kind not in claims and "verdict" in found.file.expect:
            claims[kind] = notate(game, found.file.case)
    return {
        "example": game.notation.hint,
        "parts": dict(spellings.patterns),
        "actions": [written for written, *_ in spellings.actions],
        "cases": claims,
        "codes": {heading: list(codes) for heading, codes in game.codes(lang).items()},
    }


def _has(entry: dict[str, Any], words: list[str]) -> bool:
    text = str(entry).casefold()
    return all(word in text for word in words)


def _game(name: str) -> Game:
    if name not in GAMES:
        raise unknown_game(name)
    return load_game(name)


async def _precedents(referee: Referee, asked: PrecedentsIn) -> Answer:
    referee.read()
    game = _game(asked.game)
    known = await asyncio.to_thread(searchable, game.id)
    like = await _likeness(referee, game, known, asked) if asked.like else None
    wanted = Wanted(asked.words, asked.rule, asked.reading, asked.kind, like)
    found = await asyncio.to_thread(known.find, wanted)
    told = [_told_precedent(game, one, asked.lang) for one in found[: asked.most]]
    return {"cases": told, "found": len(found)}, ""


async def _likeness(referee: Referee, game: Game, known: Precedents, asked: PrecedentsIn) -> Likeness:
    if known.has(asked.like) or " " not in asked.like:
        return known.likeness_of(asked.like)
    decided = await referee.verdict(asked.like, asked.lang)
    case = await asyncio.to_thread(lambda: read_case(read_text(asked.like)))
    if case.game != game.id:
        return known.likeness_of(asked.like)
    return likeness(case.form.claim.kind, [decided["rule"]], case.changed_readings)


def _told_precedent(game: Game, one: Found, lang: Lang) -> dict[str, Any]:
    file, ruled = one.file, "verdict" in one.file.expect
    return {
        "id": file.id,
        "title": file.title[lang],
        "story": file.story[lang],
        "claim": file.kind,
        "verdict": file.expect.get("verdict"),
        "notation": notate(game, file.case) if ruled else None,
        "shared": list(one.shared),
    }


async def _verify(referee: Referee, asked: VerifyIn) -> Answer:
    return await referee.verify(asked.certificate), ""


TOOLS: Final = (
    Tool(
        "rule",
        "Rule on a dispute",
        "Rules on a claim about a table of Bitwa o Rzekę (river), Rzymianie do domu! (romans) or Brian Boru "
        "(boru): upheld, rejected, answered or undecided, proved over all hidden cards and explained. Facts "
        "that are wrong, contradictory or missing come back as problems, each with its place and, if there "
        "is one, the nearest right form: correct the case and ask again. Never guess a verdict yourself.",
        CaseIn,
        RulingOut,
        _rule,
        records=True,
    ),
    Tool(
        "job",
        "A ruling that takes long",
        "Where `rule` answered with a `job`: whether it is done, and then the ruling. Ask every few seconds.",
        JobIn,
        JobOut,
        _job,
    ),
    Tool(
        "verdict",
        "A fast verdict",
        "The verdict and its witness by search alone, in milliseconds. For trying many tables; a dispute "
        "between people is settled by `rule`.",
        CaseIn,
        VerdictOut,
        _verdict,
    ),
    Tool(
        "rules",
        "Rules, readings, and how to write a case",
        "The rules a ruling may cite with their place in the rulebook, how the rulebook is read where it is "
        "silent, the kinds of claim, and examples of the notation. Ask this before writing a case of a game.",
        RulesIn,
        RulesOut,
        _rules,
    ),
    Tool(
        "precedents",
        "Find precedents",
        "Disputes that were settled, with their stories, found by words, rule, reading, kind of claim, or "
        "likeness to a case.",
        PrecedentsIn,
        PrecedentsOut,
        _precedents,
    ),
    Tool(
        "verify",
        "Check a certificate",
        "What the independent checker says of the certificate of a ruling.",
        VerifyIn,
        VerifyOut,
        _verify,
    ),
)
