"""Checks the set-up of the game: who plays, which variants, which deck, which strengths."""

from collections import Counter
from collections.abc import Iterator

from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.games.romans.table.cards import (
    ARCHR,
    CLANS,
    DRUHID,
    DRUHID_AT_MOST,
    STRENGTHS,
    STRENGTHS_CONFIDENCE,
    WARRIOR,
    WARRIORS,
    Confidence,
)
from adjudicator.games.romans.table.forts import DECK, DECK_SIZE, FORT, FORTS, HECA_CARDS, HECA_KINDS
from adjudicator.games.romans.table.table import Setup, Table
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem

MOST_CLANS = len(CLANS)
_AT = "position"


def check_setup(form: PositionForm) -> tuple[Setup | None, list[Problem]]:
    """The set-up and all its problems. There is no set-up if the clans are wrong."""
    problems = [*_clans(form)]
    deck, wrong = _deck(form)
    problems += wrong
    strengths, wrong = _strengths(form)
    problems += wrong
    if any(problem.code in ("unknown-clan", "clan-twice", "clan-count") for problem in problems):
        return None, problems
    setup = Setup(
        tuple(one.clan for one in form.clans),
        tuple(one.neutral for one in form.clans),
        "tie-stays" in form.variants,
        "druhid-shift" in form.variants,
        deck,
        strengths,
    )
    return setup, problems


def _clans(form: PositionForm) -> list[Problem]:
    """There are two to four different clans, and at least one has a player (romans.setup.clans).

    Whether there must be any depends on the claim: see ``clans_missing``.
    """
    problems = []
    seen: set[str] = set()
    for place, one in enumerate(form.clans):
        at = pointer(_AT, "clans", place, "clan")
        if one.clan not in CLANS:
            params = {"clan": one.clan, "options": ", ".join(CLANS)}
            problems.append(Problem(Kind.MALFORMED, "unknown-clan", at, params))
        elif one.clan in seen:
            problems.append(Problem(Kind.CONTRADICTORY, "clan-twice", at, {"clan": one.clan}))
        seen.add(one.clan)
    if form.clans and not 2 <= len(form.clans) <= MOST_CLANS:
        counts = {"count": len(form.clans), "most": MOST_CLANS}
        problems.append(Problem(Kind.ILLEGAL, "clan-count", pointer(_AT, "clans"), counts))
    if form.clans and all(one.neutral for one in form.clans):
        problems.append(Problem(Kind.ILLEGAL, "no-player", pointer(_AT, "clans")))
    if len(set(form.variants)) < len(form.variants):
        problems.append(Problem(Kind.CONTRADICTORY, "variant-twice", pointer(_AT, "variants")))
    return problems


def clans_missing(table: Table) -> Iterator[Problem]:
    """The clans that play must be given, unless only the wall is asked about (romans.setup.clans)."""
    if not table.cards:
        yield Problem(Kind.MISSING, "clans-missing", pointer(_AT, "clans"), {"most": MOST_CLANS})


def _deck(form: PositionForm) -> tuple[tuple[int, ...], list[Problem]]:
    """A stated deck must keep what is sure: 18 forts, 4 of them FortHece, each kind at least once."""
    if form.deck is None:
        return DECK, []
    problems = []
    at = pointer(_AT, "deck")
    for name in form.deck:
        if name not in FORT:
            params = {"fort": name, "options": ", ".join(FORTS)}
            problems.append(Problem(Kind.MALFORMED, "unknown-fort", pointer(_AT, "deck", name), params))
    deck = tuple(form.deck.get(name, 0) for name in FORTS)
    for name, copies in zip(FORTS, deck, strict=True):
        if copies < 1:
            problems.append(Problem(Kind.ILLEGAL, "deck-kind", at, {"fort": name}))
    if sum(deck) != DECK_SIZE:
        params = {"count": str(sum(deck)), "size": str(DECK_SIZE)}
        problems.append(Problem(Kind.ILLEGAL, "deck-total", at, params))
    if sum(deck[:HECA_KINDS]) != HECA_CARDS:
        params = {"count": str(sum(deck[:HECA_KINDS])), "size": str(HECA_CARDS)}
        problems.append(Problem(Kind.ILLEGAL, "deck-hecas", at, params))
    return deck, problems


def _strengths(form: PositionForm) -> tuple[tuple[int, ...], list[Problem]]:
    """Stated strengths must keep what is sure: 1 to 7 and twice 9, Arch'r has 5, Dru'hid less."""
    given = form.strengths or {}
    problems = []
    strengths = list(STRENGTHS)
    for name, value in given.items():
        at = pointer(_AT, "strengths", name)
        if name not in WARRIOR:
            params = {"card": name, "options": ", ".join(WARRIORS)}
            problems.append(Problem(Kind.MALFORMED, "unknown-warrior", at, params))
            continue
        warrior = WARRIOR[name]
        strengths[warrior] = value
        if STRENGTHS_CONFIDENCE[warrior] is Confidence.SURE and value != STRENGTHS[warrior]:
            facts = {"card": name, "strength": STRENGTHS[warrior], "given": str(value)}
            problems.append(Problem(Kind.ILLEGAL, "strength-sure", at, facts))
    at = pointer(_AT, "strengths")
    if Counter(strengths) != Counter(STRENGTHS) and not problems:
        listed = ", ".join(map(str, sorted(strengths)))
        problems.append(Problem(Kind.ILLEGAL, "strengths-set", at, {"given": listed}))
    elif strengths[DRUHID] > DRUHID_AT_MOST and not problems:
        facts = {"given": str(strengths[DRUHID]), "most": DRUHID_AT_MOST, "archr": strengths[ARCHR]}
        problems.append(Problem(Kind.ILLEGAL, "strength-example", at, facts))
    return tuple(strengths), problems
