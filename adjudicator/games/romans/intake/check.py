"""Checks a position and builds its table. Every problem is reported at once."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.romans.intake.check_setup import check_setup
from adjudicator.games.romans.intake.check_step import (
    AT_ONCE,
    chooses_now,
    step_problems,
    waiting_clans,
    wall_length,
)
from adjudicator.games.romans.intake.position_form import ClanForm, PositionForm
from adjudicator.games.romans.rules.round import next_to_reveal
from adjudicator.games.romans.table.cards import (
    COPIES,
    DECK_SIZE,
    EMPTY,
    HIDDEN,
    NONE,
    NOT_LAID,
    UNKNOWN,
    WARRIOR,
    WARRIORS,
)
from adjudicator.games.romans.table.forts import FORT, FORTS, FORTUNA, WALL
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import STEPS, ClanCards, Setup, Step, Table, clockwise, has_laid_all
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.values import Json

MOST_ASIDE: Final = DECK_SIZE - WALL
_OPEN: Final = ("shown", "spent", "aside")
_BUILDING: Final = (Step.UNCOVER, Step.ARRANGE, Step.LOSE, Step.LAY)
_CLAN_FIELDS: Final = ("who", "winner", "seduced")


def check_position(form: PositionForm, readings: Readings) -> tuple[Position | None, list[Problem]]:
    """The position and all its problems. A position with problems must not be ruled on."""
    setup, problems = check_setup(form)
    unreadable = [*_unknown_names(form)]
    problems += unreadable
    problems += _named_clans(form)
    problems += _copies(form)
    problems += _clan_counts(form)
    if setup is None:
        return None, problems
    problems += _fort_copies(form, setup)
    step = Step(STEPS.index(form.step))
    round_ = form.round if form.round is not None else _round_by_wall(form, step)
    problems += _wall(form, step, round_)
    problems += _warriors_per_fort(form, step, round_)
    problems += _forts_out_of_wall(form, step)
    if unreadable or any(problem.code == "clan-not-playing" for problem in problems):
        return None, problems
    table = _table(form, setup, step, round_)
    if not problems and table.cards:
        table = _with_waiting(form, table, readings)
        problems += step_problems(table, readings)
    position = Position(table, form.complete, form.deck is not None, form.strengths is not None)
    return position, problems


def _table(form: PositionForm, setup: Setup, step: Step, round_: int) -> Table:
    all_cards = tuple(_clan_cards(one, step, round_, _has_not_lost(form, one)) for one in form.clans)
    seats = {clan: seat for seat, clan in enumerate(setup.clans)}
    winner = seats[form.winner] if form.winner else NONE
    held = all_cards[winner].forts if winner != NONE else ()
    after_taking = Step.FOKUS <= step <= Step.FORTUNA and held
    dropped = all_cards[winner].dropped if winner != NONE else ()
    lone_una = dropped[-1:] == (FORTUNA,) and step in (Step.KEEP, Step.HORSIE)
    given_up = FORTUNA if not held and lone_una else NONE
    return Table(
        setup,
        all_cards,
        form.turn,
        round_,
        step,
        _who(form, all_cards, step, seats),
        tuple(FORT[name] for name in form.wall),
        tuple(FORT[name] for name in form.discarded),
        winner,
        held[-1] if after_taking else given_up,
        seats[form.seduced] if form.seduced else NONE,
    )


def _with_waiting(form: PositionForm, table: Table, readings: Readings) -> Table:
    """Who chooses where several clans do so at once. The first of them stands for all."""
    if table.step not in AT_ONCE or table.who == NONE:
        return table
    if form.waiting is None:
        waiting = waiting_clans(table, readings)
    else:
        clans = table.setup.clans
        waiting = tuple(seat for seat in clockwise(table) if clans[seat] in form.waiting)
    choosing = [clan for clan in waiting if chooses_now(table._replace(who=clan), readings)]
    return table._replace(who=choosing[0] if choosing else table.who, waiting=waiting)


def _clan_cards(one: ClanForm, step: Step, round_: int, loses: bool) -> ClanCards:
    expected = _face_down(step, round_, one.now is not None)
    down = [HIDDEN] * expected if one.down is None else one.down
    if step in (Step.LOSE, Step.LAY) and not loses:
        down = [*down, *[NOT_LAID] * (WALL - len(down))]
        if one.neutral and set(down) == {NOT_LAID}:
            down = []
    return ClanCards(
        shown=tuple(WARRIOR[card] for card in one.shown),
        now=WARRIOR[one.now] if one.now is not None else NONE,
        here=one.now is not None and not one.left,
        down=tuple(EMPTY if card == NOT_LAID else WARRIOR.get(card, UNKNOWN) for card in down),
        spent=tuple(sorted(WARRIOR[card] for card in one.spent)),
        aside=tuple(sorted(WARRIOR[card] for card in one.aside)),
        forts=tuple(FORT[name] for name in one.forts),
        dropped=tuple(FORT[name] for name in one.dropped),
    )


def _who(form: PositionForm, all_cards: tuple[ClanCards, ...], step: Step, seats: dict[str, int]) -> int:
    """Who acts next: stated at a choice inside a round, elsewhere it follows from the cards."""
    if step == Step.REVEAL:
        return next_to_reveal(all_cards)
    if step in (Step.LOSE, Step.LAY):
        first = [
            seats[one.clan]
            for one, cards in zip(form.clans, all_cards, strict=True)
            if (not one.neutral and not cards.down if step == Step.LOSE else not has_laid_all(cards))
        ]
        return next(iter(first), NONE)
    if form.who is not None:
        return seats[form.who]
    return seats[form.waiting[0]] if form.waiting else NONE


def _has_not_lost(form: PositionForm, one: ClanForm) -> bool:
    """May the clan still have to lose two warriors? Not if it has begun to lay, or is said to lay now."""
    return one.down is None and not (form.step == "lay" and form.who == one.clan)


def _round_by_wall(form: PositionForm, step: Step) -> int:
    """The round that follows from the length of the wall, if the position does not state it."""
    if step in _BUILDING:
        return 1
    if step == Step.COLLECT:
        return WALL
    round_ = wall_length(step, 0) - len(form.wall)
    return min(max(round_, 1), WALL)


def _face_down(step: Step, round_: int, revealed: bool) -> int:
    """How many warriors of a clan must still be face down."""
    if step in _BUILDING or step == Step.COLLECT:
        return 0
    if step == Step.REVEAL:
        return WALL - round_ + (not revealed)
    return WALL - round_


# Names


def _unknown_names(form: PositionForm) -> Iterator[Problem]:
    for place, one in enumerate(form.clans):
        for card, at in _cards(one, place):
            laying = form.step in ("lose", "lay") and card == NOT_LAID
            if card not in WARRIOR and not ((card == HIDDEN or laying) and "/down/" in at):
                params = {"card": card, "options": ", ".join(WARRIORS)}
                yield Problem(Kind.MALFORMED, "unknown-warrior", at, params)
    for name, at in _listed_forts(form):
        if name not in FORT:
            params = {"fort": name, "options": ", ".join(FORTS)}
            yield Problem(Kind.MALFORMED, "unknown-fort", at, params)


def _cards(one: ClanForm, place: int) -> Iterator[tuple[str, str]]:
    """Every listed warrior of a clan with its JSON pointer."""
    at = ("position", "clans", place)
    for name in _OPEN:
        for number, card in enumerate(getattr(one, name)):
            yield card, pointer(*at, name, number)
    if one.now is not None:
        yield one.now, pointer(*at, "now")
    for number, card in enumerate(one.down or ()):
        yield card, pointer(*at, "down", number)


def _listed_forts(form: PositionForm) -> Iterator[tuple[str, str]]:
    """Every listed fort with its JSON pointer."""
    for name in ("wall", "discarded"):
        for number, fort in enumerate(getattr(form, name)):
            yield fort, pointer("position", name, number)
    for place, one in enumerate(form.clans):
        for name in ("forts", "dropped"):
            for number, fort in enumerate(getattr(one, name)):
                yield fort, pointer("position", "clans", place, name, number)


def not_playing(clan: str, at: str) -> Problem:
    among = pointer("position", "clans")
    return Problem(Kind.CONTRADICTORY, "clan-not-playing", at, {"clan": clan}, among)


def _named_clans(form: PositionForm) -> Iterator[Problem]:
    """``who``, ``winner`` and ``seduced`` name clans in play. Outside a choice, only ``who`` is given."""
    playing = {one.clan for one in form.clans}
    step = STEPS.index(form.step)
    inside = Step.SVORD_AT_ONCE <= step <= Step.SVORD
    for name in _CLAN_FIELDS:
        clan = getattr(form, name)
        at = pointer("position", name)
        if clan is not None and clan not in playing:
            yield not_playing(clan, at)
        elif clan is not None and not inside and not (name == "who" and _may_act(form, clan)):
            yield Problem(Kind.CONTRADICTORY, "step-extra", at, {"field": name, "step": form.step})
    for place, clan in enumerate(form.waiting or ()):
        if clan not in playing:
            yield not_playing(clan, pointer("position", "waiting", place))
    if form.waiting and step not in AT_ONCE:
        params = {"field": "waiting", "step": form.step}
        yield Problem(Kind.CONTRADICTORY, "step-extra", pointer("position", "waiting"), params)
    elif form.waiting is not None and form.who is not None and form.who not in form.waiting:
        params = {"clan": form.who, "step": form.step}
        yield Problem(Kind.CONTRADICTORY, "who-not-waiting", pointer("position", "who"), params)
    if inside and form.who is None and not form.waiting:
        at = pointer("position", "who")
        yield Problem(Kind.MISSING, "who-missing", at, {"step": form.step})


def _may_act(form: PositionForm, clan: str) -> bool:
    """Outside the choices of a round: may this clan be the one that acts?"""
    one = next(one for one in form.clans if one.clan == clan)
    match form.step:
        case "lose":
            return one.down is None and not one.neutral
        case "lay":
            return one.down is None or len(one.down) < WALL or NOT_LAID in one.down
        case "reveal":
            return one.now is None
    return False


# Counts


def _copies(form: PositionForm) -> Iterator[Problem]:
    """No warrior is listed more often than its clan has copies (romans.setup.decks)."""
    for place, one in enumerate(form.clans):
        seen: dict[str, list[str]] = {}
        for card, at in _cards(one, place):
            if card not in WARRIOR or (one.left and at.endswith("/now")):
                continue
            seen.setdefault(card, []).append(at)
            copies = COPIES[WARRIOR[card]]
            if len(seen[card]) > copies:
                params: dict[str, Json] = {
                    "card": card,
                    "clan": one.clan,
                    "copies": copies,
                    "other": seen[card][0],
                }
                yield Problem(Kind.CONTRADICTORY, "warrior-copies", at, params)
        if one.left and one.now is not None and one.now not in one.spent:
            at = pointer("position", "clans", place, "left")
            kind = Kind.CONTRADICTORY if form.complete else Kind.MISSING
            yield Problem(kind, "left-not-spent", at, {"card": one.now, "clan": one.clan})
        if one.left and STEPS.index(form.step) <= Step.SVORD_AT_ONCE:
            at = pointer("position", "clans", place, "left")
            yield Problem(Kind.CONTRADICTORY, "left-too-early", at, {"clan": one.clan, "step": form.step})
        if one.left and one.now is None:
            at = pointer("position", "clans", place, "left")
            yield Problem(Kind.MALFORMED, "left-without-now", at, {"clan": one.clan})


def _clan_counts(form: PositionForm) -> Iterator[Problem]:
    """A clan has nine warriors, and three of them are not laid (romans.setup.decks, romans.orders.lose)."""
    for place, one in enumerate(form.clans):
        at = ("position", "clans", place)
        listed = [card for card, _ in _cards(one, place) if card != NOT_LAID]
        count = len(listed) - (one.left and one.now is not None)
        if count > DECK_SIZE:
            params: dict[str, Json] = {"clan": one.clan, "count": count, "most": DECK_SIZE}
            yield Problem(Kind.ILLEGAL, "clan-overfull", pointer(*at), params)
        if len(one.aside) > MOST_ASIDE:
            params = {"clan": one.clan, "count": len(one.aside), "most": MOST_ASIDE}
            yield Problem(Kind.ILLEGAL, "aside-overfull", pointer(*at, "aside"), params)


def _fort_copies(form: PositionForm, setup: Setup) -> Iterator[Problem]:
    """No fort is listed more often than the deck has copies (romans.setup.forts)."""
    seen: dict[str, list[str]] = {}
    for name, at in _listed_forts(form):
        if name not in FORT:
            continue
        seen.setdefault(name, []).append(at)
        copies = setup.deck[FORT[name]]
        if len(seen[name]) > max(copies, 0):
            params: dict[str, Json] = {
                "fort": name,
                "copies": copies,
                "other": seen[name][0],
                "own": "yes" if form.deck is not None else "no",
                "count": sum(one == name for one, _ in _listed_forts(form)),
                "wall": form.wall.count(name),
                "discarded": form.discarded.count(name),
                "held": sum([*clan.forts, *clan.dropped].count(name) for clan in form.clans),
            }
            yield Problem(Kind.CONTRADICTORY, "fort-copies", at, params)


def _wall(form: PositionForm, step: Step, round_: int) -> Iterator[Problem]:
    """The length of the wall fits the round (romans.attack.rounds)."""
    fixed = 1 if step in _BUILDING else WALL if step == Step.COLLECT else round_
    if round_ != fixed:
        params = {"round": round_, "wanted": fixed, "step": form.step}
        yield Problem(Kind.CONTRADICTORY, "round-at-step", pointer("position", "round"), params)
        return
    at = pointer("position", "wall")
    count = len(form.wall)
    if step == Step.UNCOVER:
        if count >= WALL:
            yield Problem(Kind.CONTRADICTORY, "wall-length", at, {"count": count, "wanted": WALL - 1})
    elif step != Step.OVER or form.wall or form.round is not None:
        wanted = 0 if step == Step.COLLECT else wall_length(step, round_)
        if count != wanted:
            yield Problem(Kind.CONTRADICTORY, "wall-length", at, {"count": count, "wanted": wanted})


def _warriors_per_fort(form: PositionForm, step: Step, round_: int) -> Iterator[Problem]:
    """Each clan has one warrior at each fort, and reveals one in each round (romans.orders.lay)."""
    for place, one in enumerate(form.clans):
        at = ("position", "clans", place)
        if one.now is not None and not Step.REVEAL <= step <= Step.SVORD:
            params = {"clan": one.clan, "step": form.step}
            yield Problem(Kind.CONTRADICTORY, "now-outside-round", pointer(*at, "now"), params)
            continue
        if one.now is None and Step.REVEAL < step <= Step.SVORD:
            yield Problem(Kind.MISSING, "now-missing", pointer(*at, "now"), {"clan": one.clan})
        if one.down is not None:
            yield from _face_down_fits(one, place, step, round_)
        revealed = len(one.shown) + len(one.spent) + (one.now is not None and not one.left)
        wanted = _revealed(step, round_, one.now is not None)
        facts: dict[str, Json] = {"clan": one.clan, "count": revealed, "wanted": wanted}
        if revealed > wanted:
            yield Problem(Kind.CONTRADICTORY, "revealed-too-many", pointer(*at), facts)
        elif form.complete and revealed < wanted:
            yield Problem(Kind.MISSING, "revealed-missing", pointer(*at, "spent"), facts)


def _face_down_fits(one: ClanForm, place: int, step: Step, round_: int) -> Iterator[Problem]:
    at = pointer("position", "clans", place, "down")
    count = len(one.down or ())
    if step in (Step.LOSE, Step.LAY):
        most, least = WALL, 0
    else:
        most = least = _face_down(step, round_, one.now is not None)
    params: dict[str, Json] = {"clan": one.clan, "count": count, "forts": most}
    if count > most:
        yield Problem(Kind.ILLEGAL, "two-at-one-fort", at, params)
    elif count < least:
        yield Problem(Kind.ILLEGAL, "fort-without-warrior", at, params)


def _revealed(step: Step, round_: int, now: bool) -> int:
    """How many warriors a clan must have revealed this turn."""
    if step in _BUILDING:
        return 0
    if step in (Step.COLLECT, Step.OVER):
        return round_
    return round_ - 1 + now


def _forts_out_of_wall(form: PositionForm, step: Step) -> Iterator[Problem]:
    """Every fort turned up is in the wall, captured or discarded. So their numbers must fit."""
    gone = len(form.discarded) + sum(len(one.forts) + len(one.dropped) for one in form.clans)
    wanted = WALL * (form.turn - 1) if step == Step.UNCOVER else WALL * form.turn - len(form.wall)
    params = {"count": gone, "wanted": wanted}
    if gone > wanted:
        yield Problem(Kind.CONTRADICTORY, "forts-too-many", pointer("position"), params)
    elif form.complete and gone < wanted:
        yield Problem(Kind.MISSING, "forts-missing", pointer("position", "discarded"), params)
