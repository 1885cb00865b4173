"""Every check of a position: from the form to a sound position, or to the list of all its problems."""

from typing import Final

from adjudicator.games.river.intake.position_form import DamForm, HiddenHands, PositionForm
from adjudicator.games.river.table.cards import BIT, DECK, ELITE_COPIES, RUSES, mask
from adjudicator.games.river.table.dams import MOST_SLOTS, TILES, Face, Requirement
from adjudicator.games.river.table.position import (
    DAMAGED_TO_WIN,
    SIDES,
    TACTICS_COUNT,
    Dam,
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

_PLAYED: Final = pointer("position", "tactics_played")
_DESTROYED: Final = pointer("position", "destroyed")

MOST_WITH_TACTICS: Final = 20
"""With tactics cards there are more turns, because cards come from two piles."""


def check_position(form: PositionForm, readings: Readings) -> tuple[Position, list[Problem]]:
    """The position and all its problems. A position with problems must not be ruled on."""
    problems: list[Problem] = []
    if not _is_tidy(form):
        problems += _misplaced_cards(form)
        problems += _duplicates(form)
    tidy = not problems
    dams = []
    for place, dam in enumerate(form.dams):
        face, wrong = _face_up(dam, place)
        problems += wrong
        if face is not None:
            problems += _side_problems(dam, place, face)
            dams.append(_dam(dam, face))
    problems += _same_dam_twice(form)
    problems += _count_problems(form, tidy)
    problems += _tactics_problems(form, readings)
    problems += _course_problems(form)
    discard = tuple(form.discard)
    laid = mask(discard)
    for one in dams:
        laid |= one.attacker_laid.real | one.defender_laid.real
    played, wazki, hidden = form.tactics_played, form.wazki_played, form.hidden
    return (
        Position(
            dams=tuple(dams),
            discard=discard,
            complete=form.complete,
            turn=form.turn,
            phase=form.phase,
            hands=(tuple(form.hands.attacker), tuple(form.hands.defender)) if form.hands else None,
            logs=form.logs,
            deck=form.deck,
            tactics_played=(played.attacker, played.defender) if played else None,
            hidden=_hidden_counts(hidden) if hidden else None,
            tactics_deck=form.tactics_deck,
            ruses=(tuple(form.ruses.attacker), tuple(form.ruses.defender)) if form.ruses else None,
            wazki_played=(wazki.attacker, wazki.defender) if wazki else None,
            turn_number=form.turn_number,
            ending=form.ending,
            destroyed=form.destroyed,
            unseen=DECK & ~laid,
        ),
        problems,
    )


def _hidden_counts(form: HiddenHands) -> tuple[tuple[int, int], tuple[int, int]]:
    attacker, defender = form.attacker, form.defender
    return (attacker.battle, attacker.tactics), (defender.battle, defender.tactics)


def _dam(form: DamForm, face: Face) -> Dam:
    attacker, defender = tuple(form.attacker), tuple(form.defender)
    name = form.tile if form.tile is not None else form.id
    assert name is not None
    return Dam(
        name, form.damaged, face, attacker, defender, form.first, laid_cards(attacker), laid_cards(defender)
    )


def _is_tidy(form: PositionForm) -> bool:
    """Does every listed card exist, in one place only? A quick test: it usually saves the detailed checks."""
    cards = [*form.discard]
    for dam in form.dams:
        cards += dam.attacker
        cards += dam.defender
    if form.ruses or _holds_ruses(form):
        return False
    if form.hands:
        cards += form.hands.attacker + form.hands.defender
    different = set(cards)
    if different <= BIT.keys():
        return len(different) == len(cards)
    elites = different - BIT.keys()
    extra = sum(cards.count(elite) - 1 for elite in elites)
    return len(cards) == len(different) + extra and all(
        cards.count(elite) <= ELITE_COPIES.get(elite, 0) for elite in elites
    )


def _holds_ruses(form: PositionForm) -> bool:
    return form.hands is not None and not set(RUSES).isdisjoint(form.hands.attacker + form.hands.defender)


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
    if dam.slots is not None and not 1 <= dam.slots <= MOST_SLOTS:
        params = {"slots": dam.slots, "most": MOST_SLOTS}
        problems.append(Problem(Kind.MALFORMED, "slots-out-of-range", pointer(*at, "slots"), params))
    if dam.requirement is not None and dam.requirement not in set(Requirement):
        params = {"requirement": dam.requirement, "options": ", ".join(Requirement)}
        problems.append(Problem(Kind.MALFORMED, "unknown-requirement", pointer(*at, "requirement"), params))
    if problems or dam.slots is None or dam.requirement is None:
        return None, problems
    return Face(dam.slots, Requirement(dam.requirement)), []


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
    problems = []
    hidden = _hidden_counts(form.hidden) if form.hidden else ((0, 0), (0, 0))
    plain = form.tactics_deck is None and form.tactics_played is None
    most = MOST_IN_HAND if plain else MOST_WITH_TACTICS
    for side, (battle, tactics) in zip(SIDES, hidden, strict=True):
        held = len(getattr(form.hands, side)) if form.hands else 0
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


def _course_problems(form: PositionForm) -> list[Problem]:
    """Facts about turns and the end of the game that cannot be true together."""
    problems = []
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
    return problems + _destroyed_problems(form) + _end_problems(form)


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


def _end_problems(form: PositionForm) -> list[Problem]:
    """Facts about the end of the game that cannot be true together.

    It ends at once when a dam is destroyed or a fourth is damaged, so that only one thing can have ended it.
    The last turn comes when the pile has run out, and only Wsparcie puts two cards back into it.
    """
    problems = []
    unlisted = form.destroyed is not None and all(dam.tile != form.destroyed for dam in form.dams)
    damaged = sum(dam.damaged for dam in form.dams) + unlisted
    most = DAMAGED_TO_WIN if form.destroyed is None else DAMAGED_TO_WIN - 1
    params: dict[str, Json] = {"count": damaged, "most": DAMAGED_TO_WIN}
    if damaged > most:
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


def _tactics_problems(form: PositionForm, readings: Readings) -> list[Problem]:
    """Nobody is more than one tactics card ahead, and every visible elite is counted as played."""
    problems: list[Problem] = []
    played = form.tactics_played
    if played is None and readings["dragonfly-limit"] == "both":
        return problems
    at = _PLAYED
    if played and abs(played.attacker - played.defender) > 1:
        params = {"attacker": played.attacker, "defender": played.defender}
        problems.append(Problem(Kind.ILLEGAL, "tactics-count", at, params))
    discarded = sum(card in ELITE_COPIES for card in form.discard)
    visible = discarded + sum(
        card in ELITE_COPIES for dam in form.dams for card in (*dam.attacker, *dam.defender)
    )
    if played and visible > played.attacker + played.defender and discarded:
        facts = {"count": played.attacker + played.defender, "elites": visible}
        problems.append(Problem(Kind.CONTRADICTORY, "elites-not-played", at, facts))
    if played and played.attacker + played.defender > TACTICS_COUNT:
        total = {"count": played.attacker + played.defender, "most": TACTICS_COUNT}
        problems.append(Problem(Kind.CONTRADICTORY, "tactics-total", at, total))
    for side in SIDES:
        elites = [card for dam in form.dams for card in getattr(dam, side) if card in ELITE_COPIES]
        if played and len(elites) > getattr(played, side):
            whose = {"side": side, "count": getattr(played, side), "elites": len(elites)}
            problems.append(Problem(Kind.CONTRADICTORY, "elites-not-counted", at, whose))
        if elites.count("wazka") > 1 and readings["dragonfly-limit"] == "one-each":
            problems.append(
                Problem(Kind.ILLEGAL, "both-dragonflies", pointer("position", "dams"), {"side": side})
            )
    return problems
