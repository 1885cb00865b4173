"""Every check of a position: from the form to a sound position, or to the list of all its problems."""

from typing import Final

from adjudicator.games.river.intake.position_form import DamForm, HiddenHands, PositionForm
from adjudicator.games.river.table.cards import BIT, DECK, ELITE_COPIES, RUSES
from adjudicator.games.river.table.dams import MOST_SLOTS, TILES, Face, Requirement
from adjudicator.games.river.table.position import (
    DAMAGED_TO_WIN,
    SIDES,
    TACTICS_COUNT,
    Dam,
    LaidCards,
    Position,
    laid_cards,
)
from adjudicator.pointers import pointer, steps
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.values import Json

SHUFFLED_BACK: Final = 2
"""Battle cards that Wsparcie puts back into the pile."""

MOST_IN_HAND: Final = 12
"""Six cards, and one more for each turn in which a side has every slot filled, plays nothing and still draws.

A side has the fewest slots, 18, when the tiles 2 and 6 are turned. So there are at most six such turns in 24.
"""

REQUIREMENTS: Final = {requirement.value: requirement for requirement in Requirement}
_SLOTS: Final = range(1, MOST_SLOTS + 1)
_PLAYED: Final = pointer("position", "tactics_played")
_DESTROYED: Final = pointer("position", "destroyed")

MOST_WITH_TACTICS: Final = 20
"""With tactics cards there are more turns, because cards come from two piles."""


def check_position(form: PositionForm, readings: Readings) -> tuple[Position, list[Problem]]:
    """The position and all its problems. A position with problems must not be ruled on."""
    problems: list[Problem] = []
    laid: list[tuple[LaidCards, LaidCards]] = []
    dams = []
    discard = tuple(form.discard)
    discarded = laid_cards(discard)
    listed, elites, count = discarded
    damaged = 0
    seen = listed
    for place, dam in enumerate(form.dams):
        attacker, defender = tuple(dam.attacker), tuple(dam.defender)
        sides = attackers, defenders = laid_cards(attacker), laid_cards(defender)
        laid.append(sides)
        cards = attackers.real | defenders.real
        listed |= cards
        count += attackers.size + defenders.size
        elites += attackers.elites + defenders.elites
        damaged += dam.damaged
        tile, first = dam.tile, dam.first
        face, wrong = _face_up(dam, place)
        problems += wrong
        if face is not None:
            if first or attackers.size > face.slots or defenders.size > face.slots:
                problems += _side_problems(dam, place, face)
            name = tile if tile is not None else dam.id
            assert name is not None
            dams.append(Dam(name, dam.damaged, face, attacker, defender, first, attackers, defenders))
            seen |= cards
    tidy = _is_tidy(form, listed, elites, count)
    if not tidy:
        problems = _misplaced_cards(form) + _duplicates(form) + problems
    if len(dams) != 1:
        problems += _same_dam_twice(form)
    hands, hidden, ruses = form.hands, form.hidden, form.ruses
    if hands or hidden or form.complete:
        problems += _count_problems(form, tidy)
    problems += _tactics_problems(form, readings, laid, discarded)
    problems += _course_problems(form, damaged)
    played, wazki = form.tactics_played, form.wazki_played
    return (
        Position(
            tuple(dams),
            discard,
            form.complete,
            form.turn,
            form.phase,
            (tuple(hands.attacker), tuple(hands.defender)) if hands else None,
            form.logs,
            form.deck,
            (played.attacker, played.defender) if played else None,
            _hidden_counts(hidden) if hidden else None,
            form.tactics_deck,
            (tuple(ruses.attacker), tuple(ruses.defender)) if ruses else None,
            (wazki.attacker, wazki.defender) if wazki else None,
            form.turn_number,
            form.ending,
            form.destroyed,
            DECK & ~seen,
        ),
        problems,
    )


def _hidden_counts(form: HiddenHands) -> tuple[tuple[int, int], tuple[int, int]]:
    attacker, defender = form.attacker, form.defender
    return (attacker.battle, attacker.tactics), (defender.battle, defender.tactics)


def _is_tidy(form: PositionForm, cards: int, elites: tuple[str, ...], count: int) -> bool:
    """Does every listed card exist, in one place only? A quick test: it usually saves the detailed checks.

    A card that is in two places makes the set of all cards smaller than their number. Given are the cards at
    the dams and in the discard: the battle cards as a set, the others, and how many there are.
    """
    ruses = [*form.ruses.attacker, *form.ruses.defender] if form.ruses else []
    for hand in (form.hands.attacker, form.hands.defender) if form.hands else ():
        held = laid_cards(tuple(card for card in hand if card not in RUSES))
        cards |= held.real
        elites += held.elites
        count += held.size
        ruses += [card for card in hand if card in RUSES]
    if ruses and (len(set(ruses)) < len(ruses) or any(card not in RUSES for card in ruses)):
        return False
    return cards.bit_count() + len(elites) == count and (
        not elites or all(elites.count(elite) <= ELITE_COPIES.get(elite, 0) for elite in elites)
    )


def listed_cards(form: PositionForm) -> list[tuple[str, str]]:
    """Every listed card with a pointer to where it is listed."""
    found = []
    for number, dam in enumerate(form.dams):
        for side in SIDES:
            for place, card in enumerate(getattr(dam, side)):
                found.append((card, pointer("position", "dams", number, side, place)))
    found += [(card, pointer("position", "discard", place)) for place, card in enumerate(form.discard)]
    if form.hands:
        for side in SIDES:
            for place, card in enumerate(getattr(form.hands, side)):
                found.append((card, pointer("position", "hands", side, place)))
    if form.ruses:
        for side in SIDES:
            for place, card in enumerate(getattr(form.ruses, side)):
                found.append((card, pointer("position", "ruses", side, place)))
    return found


def _misplaced_cards(form: PositionForm) -> list[Problem]:
    """Battle cards and elite units can be anywhere. A ruse is in a hand or, once played, among the ruses."""
    problems = []
    for card, where in listed_cards(form):
        place = steps(where)[1]
        if card not in BIT and card not in ELITE_COPIES and card not in RUSES:
            problems.append(Problem(Kind.MALFORMED, "unknown-card", where, {"card": card}))
        elif place == "ruses" and card not in RUSES:
            problems.append(Problem(Kind.ILLEGAL, "not-a-ruse", where, {"card": card}))
        elif place in ("dams", "discard") and card in RUSES:
            problems.append(Problem(Kind.ILLEGAL, "ruse-misplaced", where, {"card": card, "place": place}))
    return problems


def _duplicates(form: PositionForm) -> list[Problem]:
    """Each card is in one place only, an elite card in no more places than it has copies."""
    problems = []
    seen: dict[str, list[str]] = {}
    for card, where in listed_cards(form):
        seen.setdefault(card, []).append(where)
        copies = ELITE_COPIES.get(card, 1)
        if len(seen[card]) > copies and (card in BIT or card in ELITE_COPIES or card in RUSES):
            code = "card-twice" if copies == 1 else "too-many-copies"
            params: dict[str, Json] = {"card": card, "copies": copies, "other": seen[card][0]}
            problems.append(Problem(Kind.CONTRADICTORY, code, where, params))
    return problems


def _face_up(dam: DamForm, place: int) -> tuple[Face | None, list[Problem]]:
    """The side of the tile that is up. A dam is either a printed tile or a house dam, never a mixture."""
    if dam.tile in TILES and dam.id is None and dam.slots is None and dam.requirement is None:
        return TILES[dam.tile][dam.damaged], []
    if dam.tile is None and dam.id is not None and dam.slots is not None and dam.requirement in REQUIREMENTS:
        face = Face(dam.slots, REQUIREMENTS[dam.requirement])
        if face.slots in _SLOTS:
            return face, []
    at = ("position", "dams", place)
    house = {"id": dam.id, "slots": dam.slots, "requirement": dam.requirement}
    if dam.tile is not None:
        problems = [
            Problem(Kind.CONTRADICTORY, "tile-and-house", pointer(*at, name), {"field": name})
            for name, value in house.items()
            if value is not None
        ]
        if dam.tile not in TILES:
            problems.append(Problem(Kind.MALFORMED, "unknown-tile", pointer(*at, "tile"), {"tile": dam.tile}))
            return None, problems
        return TILES[dam.tile][dam.damaged], problems
    if all(value is None for value in house.values()):
        return None, [Problem(Kind.MALFORMED, "dam-unnamed", pointer(*at))]
    params: dict[str, Json]
    problems = [
        Problem(Kind.MALFORMED, "missing-field", pointer(*at, name), {"field": name})
        for name, value in house.items()
        if value is None
    ]
    if dam.slots is not None and dam.slots not in _SLOTS:
        params = {"slots": dam.slots, "most": MOST_SLOTS}
        problems.append(Problem(Kind.MALFORMED, "slots-out-of-range", pointer(*at, "slots"), params))
    if dam.requirement is not None and dam.requirement not in REQUIREMENTS:
        params = {"requirement": dam.requirement, "options": ", ".join(Requirement)}
        problems.append(Problem(Kind.MALFORMED, "unknown-requirement", pointer(*at, "requirement"), params))
    return None, problems


def _side_problems(dam: DamForm, place: int, face: Face) -> list[Problem]:
    """No side has more cards than slots, and ``first`` is given only if both sides are full."""
    problems = []
    at = ("position", "dams", place)
    for side, cards in (("attacker", dam.attacker), ("defender", dam.defender)):
        if len(cards) > face.slots:
            params: dict[str, Json] = {"side": side, "count": len(cards), "slots": face.slots}
            problems.append(Problem(Kind.ILLEGAL, "side-overfull", pointer(*at, side), params))
    if dam.first and min(len(dam.attacker), len(dam.defender)) < face.slots:
        where = pointer(*at, "first")
        problems.append(Problem(Kind.CONTRADICTORY, "first-but-not-full", where, {"side": dam.first}))
    return problems


def _same_dam_twice(form: PositionForm) -> list[Problem]:
    problems = []
    seen: set[int | str] = set()
    for place, dam in enumerate(form.dams):
        name = dam.tile if dam.tile is not None else dam.id
        if name is None:
            continue
        if name in seen:
            problems.append(
                Problem(
                    Kind.CONTRADICTORY, "dam-twice", pointer("position", "dams", place), {"dam": str(name)}
                )
            )
        seen.add(name)
    return problems


def _count_problems(form: PositionForm, tidy: bool) -> list[Problem]:
    """No hand is too large. In a complete position the listed, hidden and pile cards add up to sixty.

    They are counted only if every listed card is there once (``tidy``): else the sum is a consequence.
    """
    problems: list[Problem] = []
    hidden = _hidden_counts(form.hidden) if form.hidden else ((0, 0), (0, 0))
    plain = form.tactics_deck is None and form.tactics_played is None
    most = MOST_IN_HAND if plain else MOST_WITH_TACTICS
    hands = ((), ()) if form.hands is None else (form.hands.attacker, form.hands.defender)
    for side, (battle, tactics), hand in zip(SIDES, hidden, hands, strict=True):
        held = len(hand)
        if held + battle + tactics > most:
            params = {"side": side, "count": held + battle + tactics, "most": most}
            at = pointer("position", "hands" if held else "hidden", side)
            problems.append(Problem(Kind.ILLEGAL, "hand-overfull", at, params))
    if form.complete:
        for name in ("hands", "deck"):
            if getattr(form, name) is None and (name == "deck" or form.hidden is None):
                problems.append(
                    Problem(Kind.MISSING, "complete-needs", pointer("position", name), {"field": name})
                )
        if tidy and (form.hands or form.hidden) and form.deck is not None:
            listed = len({card for card, _ in listed_cards(form) if card in BIT})
            problems += card_count_problems(listed, form.deck, hidden[0][0] + hidden[1][0])
    return problems


def card_count_problems(listed: int, deck: int, hidden: int) -> list[Problem]:
    """There are sixty battle cards in all."""
    total = listed + deck + hidden
    if total == len(BIT):
        return []
    params = {"listed": listed, "deck": deck, "total": total}
    if not hidden:
        return [Problem(Kind.CONTRADICTORY, "card-count", pointer("position"), params)]
    params |= {"hidden": hidden}
    return [Problem(Kind.CONTRADICTORY, "card-count-hidden", pointer("position"), params)]


def _course_problems(form: PositionForm, damaged: int) -> list[Problem]:
    """Facts about turns and the end of the game that cannot be true together."""
    problems: list[Problem] = []
    number = form.turn_number
    if form.turn and number is not None and (number % 2 == 1) != (form.turn == "attacker"):
        params: dict[str, Json] = {"number": number, "side": form.turn}
        at = pointer("position", "turn_number")
        problems.append(Problem(Kind.CONTRADICTORY, "turn-parity", at, params))
    if form.turn == "defender" and form.phase == "end":
        problems.append(Problem(Kind.ILLEGAL, "defender-end", pointer("position", "phase")))
    if form.ending in ("last", "over") and form.turn == "defender":
        at = pointer("position", "ending")
        problems.append(Problem(Kind.CONTRADICTORY, "last-turn-attacker", at))
    return problems + _destroyed_problems(form) + _end_problems(form, damaged)


def _destroyed_problems(form: PositionForm) -> list[Problem]:
    """Only a damaged tile can be destroyed. One that is not listed was damaged, too."""
    at, tile = _DESTROYED, form.destroyed
    if tile is None:
        return []
    if tile not in TILES:
        return [Problem(Kind.MALFORMED, "unknown-tile", at, {"tile": tile})]
    if any(dam.tile == tile and not dam.damaged for dam in form.dams):
        return [Problem(Kind.CONTRADICTORY, "destroyed-intact", at, {"dam": str(tile)})]
    return []


def _end_problems(form: PositionForm, damaged: int) -> list[Problem]:
    """Facts about the end of the game that cannot be true together.

    It ends at once when a dam is destroyed or a fourth is damaged, so that only one thing can have ended it.
    The last turn comes when the pile has run out, and only Wsparcie puts two cards back into it.
    """
    problems: list[Problem] = []
    most = DAMAGED_TO_WIN
    if form.destroyed is not None:
        damaged += all(dam.tile != form.destroyed for dam in form.dams)
        most -= 1
    params: dict[str, Json]
    if damaged > most:
        params = {"count": damaged, "most": DAMAGED_TO_WIN}
        code = "too-many-damaged" if damaged > DAMAGED_TO_WIN else "destroyed-after-four"
        problems.append(Problem(Kind.ILLEGAL, code, pointer("position", "dams"), params))
    if form.ending == "over" and (form.destroyed is not None or damaged >= DAMAGED_TO_WIN):
        problems.append(Problem(Kind.CONTRADICTORY, "over-but-won", pointer("position", "ending")))
    if form.ending not in (None, "no") and form.deck and form.deck > _most_shuffled_back(form):
        params = {"ending": form.ending, "deck": form.deck}
        problems.append(Problem(Kind.CONTRADICTORY, "ending-pile", pointer("position", "ending"), params))
    return problems


def _most_shuffled_back(form: PositionForm) -> int:
    """How many cards can Wsparcie have put back into the pile, as far as the position shows?"""
    ruses = form.ruses
    if ruses is not None and (ruses.attacker or ruses.defender):
        return SHUFFLED_BACK if "wsparcie" in ruses.attacker + ruses.defender else 0
    return SHUFFLED_BACK if _shows_tactics(form) else 0


def _shows_tactics(form: PositionForm) -> bool:
    """Does the position show that the game is played with tactics cards?"""
    if form.tactics_deck is not None or form.tactics_played is not None or form.wazki_played is not None:
        return True
    hidden = _hidden_counts(form.hidden) if form.hidden else ()
    return any(tactics for _, tactics in hidden) or any(card not in BIT for card, _ in listed_cards(form))


def _tactics_problems(
    form: PositionForm, readings: Readings, laid: list[tuple[LaidCards, LaidCards]], discard: LaidCards
) -> list[Problem]:
    """Nobody is more than one tactics card ahead, and every visible elite is counted as played."""
    problems: list[Problem] = []
    played = form.tactics_played
    one_each = readings["dragonfly-limit"] == "one-each"
    if played is None and not one_each:
        return problems
    at = _PLAYED
    if played and abs(played.attacker - played.defender) > 1:
        params = {"attacker": played.attacker, "defender": played.defender}
        problems.append(Problem(Kind.ILLEGAL, "tactics-count", at, params))
    discarded = sum(card in ELITE_COPIES for card in discard.elites) if discard.elites else 0
    visible = discarded
    for sides in laid:
        for side in sides:
            if side.elites:
                visible += sum(card in ELITE_COPIES for card in side.elites)
    if played and visible > played.attacker + played.defender and discarded:
        facts = {"count": played.attacker + played.defender, "elites": visible}
        problems.append(Problem(Kind.CONTRADICTORY, "elites-not-played", at, facts))
    if played and played.attacker + played.defender > TACTICS_COUNT:
        total = {"count": played.attacker + played.defender, "most": TACTICS_COUNT}
        problems.append(Problem(Kind.CONTRADICTORY, "tactics-total", at, total))
    for place, name in enumerate(SIDES if visible else ()):
        elites = [card for sides in laid for card in sides[place].elites if card in ELITE_COPIES]
        if played and len(elites) > getattr(played, name):
            whose = {"side": name, "count": getattr(played, name), "elites": len(elites)}
            problems.append(Problem(Kind.CONTRADICTORY, "elites-not-counted", at, whose))
        if one_each and elites.count("wazka") > 1:
            problems.append(
                Problem(Kind.ILLEGAL, "both-dragonflies", pointer("position", "dams"), {"side": name})
            )
    return problems
