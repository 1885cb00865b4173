"""Checks that the table fits the moment of the game: set-up, trick, track, hands, decks and queue."""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.boru.intake.check_hands import hands_problems
from adjudicator.games.boru.intake.check_marriage_cards import marriage_cards_problems
from adjudicator.games.boru.intake.check_queue import queue_problems
from adjudicator.games.boru.intake.check_trick import is_card_resolved, trick_problems
from adjudicator.games.boru.intake.check_upkeep import tokens_problems
from adjudicator.games.boru.intake.moment import Moment
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.rules.control import can_expand
from adjudicator.games.boru.rules.hands import leading_cards
from adjudicator.games.boru.rules.legal_actions import legal_actions
from adjudicator.games.boru.rules.symbols import EXPANSION_COST, most_extras
from adjudicator.games.boru.table.board import FIRST
from adjudicator.games.boru.table.cards import values
from adjudicator.games.boru.table.position import missing_facts, where
from adjudicator.games.boru.table.table import (
    NOBODY,
    PHASES,
    SETUP_COINS,
    SETUP_POINTS,
    SETUP_RENOWN,
    UPKEEP,
    Phase,
    Table,
)
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings


def moment_problems(
    form: PositionForm, table: Table, readings: Readings, known: Sequence[Problem]
) -> Iterator[Problem]:
    """Everything that does not fit the moment and is no consequence of the problems known so far.

    Legal actions are looked for only if nothing else is wrong.
    """
    unread = tuple(problem.pointer for problem in known if problem.kind is Kind.MALFORMED)
    moment = Moment(form, table, readings, unread)
    # Where two players have one name, nobody knows who has played, holds or awaits what.
    clear = len({player.id for player in form.players}) == table.size
    found = [
        *(trick_problems(moment) if clear else ()),
        *_track_problems(moment),
        *_battle_problems(table),
        *(hands_problems(moment) if clear else ()),
        *marriage_cards_problems(moment),
        *_pact_problems(moment),
        *(_passes_problems(moment) if clear else ()),
        *(queue_problems(moment) if clear else ()),
        *tokens_problems(moment),
        *_setup_problems(moment),
    ]
    yield from found
    if not clear or table.phase in (Phase.OVER, Phase.UNKNOWN, Phase.MARRIAGE):
        return
    missing = _missing_facts(moment)
    # Contradictions alone are an answer to the claim ``consistent``; a missing fact would prevent it.
    if not found or any(problem.kind in (Kind.MALFORMED, Kind.MISSING) for problem in (*known, *found)):
        yield from missing
    if not (found or missing or unread) and (not legal_actions(table) or _has_nothing_to_decide(moment)):
        nothing_due = Problem(Kind.CONTRADICTORY, "boru-nothing-due", where("phase"), {"phase": table.phase})
        yield from _missing_size_of_hands(table) or [nothing_due]


def _missing_size_of_hands(table: Table) -> list[Problem]:
    """The number of tricks, if nobody gave it and a card may have to be played."""
    return missing_facts(table, ("tricks",)) if table.phase in (Phase.LEAD, Phase.FOLLOW) else []


def _missing_facts(moment: Moment) -> list[Problem]:
    """The missing facts without which it is unknown what is legal in this phase."""
    table = moment.table
    problems = []
    if table.phase == Phase.LEAD and table.marker == NOBODY and moment.is_read("marker"):
        problems.append(Problem(Kind.MISSING, "boru-fact-missing", where("marker"), {"field": "marker"}))
    if table.phase == Phase.DRAFT:
        problems += [
            Problem(Kind.MISSING, "boru-fact-missing", where("players", seat, "pack"), {"field": "pack"})
            for seat, player in enumerate(moment.form.players)
            if not player.pack
        ]
    if table.phase == Phase.COURTED and not table.deck:
        problems.append(
            Problem(Kind.MISSING, "boru-fact-missing", where("marriage_deck"), {"field": "marriage_deck"})
        )
    return problems


def _has_nothing_to_decide(moment: Moment) -> bool:
    """Does a symbol wait for a decision although the player is known to have no choice?"""
    form, table = moment.form, moment.table
    if table.phase not in (Phase.BUY, Phase.EXPAND):
        return False
    seat = table.acting
    if form.players[seat].coins is None:
        table = table.set(seat, coins=_PLENTY)
    if form.battle is None:
        table = table._replace(battle=_PLENTY)
    if table.phase == Phase.BUY:
        return not most_extras(table, seat, table.card.row(table.row)[table.place])
    return table.players[seat].coins < EXPANSION_COST or not can_expand(table, seat)


_BEFORE_TRICKS: Final = (*UPKEEP[UPKEEP.index(Phase.BATTLE) :], *PHASES[: PHASES.index(Phase.LEAD)])
_PLENTY: Final = 99
"""Instead of a number that was not given: enough for every choice."""
_STARTING_VALUES: Final = {
    "coins": SETUP_COINS,
    "points": SETUP_POINTS,
    "renown": SETUP_RENOWN,
    "raiders": 0,
    "church": 0,
    "track": 1,
}


def _setup_problems(moment: Moment) -> Iterator[Problem]:
    """Rules boru.setup.start, tokens: everybody starts alike, and no token or marriage card is out yet."""
    form = moment.form
    if moment.table.phase != Phase.SETUP:
        return
    for seat, player in enumerate(form.players):
        for field, start in _STARTING_VALUES.items():
            if getattr(player, field) not in (None, start):
                params = {"field": field, "value": str(start)}
                yield Problem(Kind.CONTRADICTORY, "boru-not-the-start", where("players", seat, field), params)
        for field in ("tokens", "brides"):
            if getattr(player, field):
                yield Problem(
                    Kind.CONTRADICTORY,
                    "boru-not-yet-out",
                    where("players", seat, field),
                    {"field": field},
                )
    for field in ("vikings", "monasteries", "face_up", "bride", "gone"):
        if getattr(form, field):
            yield Problem(Kind.CONTRADICTORY, "boru-not-yet-out", where(field), {"field": field})


def _pact_problems(moment: Moment) -> Iterator[Problem]:
    """While the side of the Princess is being chosen none is up (rule boru.princess)."""
    if moment.table.phase == Phase.PRINCESS and moment.form.pact:
        yield Problem(Kind.CONTRADICTORY, "boru-pact-not-chosen", where("pact"), {})


def _passes_problems(moment: Moment) -> Iterator[Problem]:
    """Those who were unable to lead sit before whoever has the marker now, and hold no card that leads."""
    form, table = moment.form, moment.table
    if not form.passes:
        return
    if form.passes >= table.size or (form.phase and table.phase != Phase.LEAD):
        yield Problem(Kind.CONTRADICTORY, "boru-passes", where("passes"), {"count": str(form.passes)})
        return
    if table.phase != Phase.LEAD or table.marker == NOBODY or not moment.are_read("towns", "hand"):
        return
    for step in range(1, form.passes + 1):
        seat = (table.marker - step) % table.size
        for card in values(table.players[seat].hand & leading_cards(table)):
            params = {"player": table.name(seat), "card": str(card)}
            at = where("players", seat, "hand")
            yield Problem(Kind.CONTRADICTORY, "boru-passed-with-lead", at, params)


def _track_problems(moment: Moment) -> Iterator[Problem]:
    """Above the first space no two players share a space, except the one who is moving.

    Whoever has married is back on the first space, and if nobody has, all are there.
    """
    table = moment.table
    if table.phase == Phase.BUY and not moment.is_read("trick"):
        return  # it is not known who is moving
    moving = table.acting if table.phase == Phase.BUY and is_card_resolved(table) else NOBODY
    seen: dict[int, str] = {}
    for seat, player in enumerate(table.players):
        if player.track == FIRST or seat == moving:
            continue
        if player.track in seen:
            params = {"player": player.name, "other": seen[player.track], "space": str(player.track + 1)}
            yield Problem(Kind.ILLEGAL, "boru-track-shared", where("players", seat, "track"), params)
        seen.setdefault(player.track, player.name)
    given = [player.track for player in moment.form.players]
    if _is_before_tricks(table) and 1 not in given and None not in given:
        yield Problem(Kind.CONTRADICTORY, "boru-track-nobody-first", where("players"), {"phase": table.phase})


def _is_before_tricks(table: Table) -> bool:
    """Is this between a marriage step, or the first discs, and the next trick? Then nobody moves up."""
    first_trick = table.phase == Phase.LEAD and not table.tricks and not missing_facts(table, ("tricks",))
    return table.phase in _BEFORE_TRICKS or first_trick


def _battle_problems(table: Table) -> Iterator[Problem]:
    """From the spoils until the next Viking card the battle area is empty (rule boru.battle.clear)."""
    after = (Phase.CHURCH, Phase.MONASTERY, Phase.FOUR_DISCS, Phase.REGIONS, Phase.OVER, Phase.VIKINGS)
    if table.battle and table.phase in (*after, Phase.SETUP):
        params = {"count": str(table.battle), "phase": table.phase}
        yield Problem(Kind.CONTRADICTORY, "boru-battle-not-empty", where("battle"), params)
