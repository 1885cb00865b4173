"""Every check of a position: from the form to a sound position, or to all its problems."""

from typing import Final

from adjudicator.games.river.intake.position_form import DamForm, HiddenHands, PositionForm
from adjudicator.games.river.table.cards import BIT, ELITE_COPIES, RUSES, mask
from adjudicator.games.river.table.dams import MOST_SLOTS, TILES, Face, Requirement
from adjudicator.games.river.table.position import SIDES, TACTICS_CARDS, Dam, Position, stand
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings

MOST_IN_HAND: Final = 12
"""Six cards, and one more for each turn in which a side with every slot filled plays nothing and still draws.

Fewest slots has a side with the tiles 2 and 6 turned: 18. So in 24 turns there are at most six of those."""


MOST_WITH_TACTICS: Final = 20
"""That variant has more turns, as cards come from two piles."""


def check(form: PositionForm, readings: Readings) -> tuple[Position, list[Problem]]:
    """The position and everything that is wrong with it; with problems, it must not be ruled on."""
    problems: list[Problem] = []
    if not _tidy(form):
        problems += _unknown_cards(form)
        problems += _places(form)
    dams = []
    for place, dam in enumerate(form.dams):
        face, wrong = _face(dam, place)
        problems += wrong
        if face is not None:
            problems += _room(dam, place, face)
            dams.append(_dam(dam, face))
    problems += _same_dam_twice(form)
    problems += _counts(form)
    problems += _tactics(form, readings)
    problems += _course(form)
    discard = tuple(form.discard)
    laid = mask(discard)
    for one in dams:
        laid |= one.attacker_stand.real | one.defender_stand.real
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
            hidden=_hidden(hidden) if hidden else None,
            tactics_deck=form.tactics_deck,
            ruses=(tuple(form.ruses.attacker), tuple(form.ruses.defender)) if form.ruses else None,
            wazki_played=(wazki.attacker, wazki.defender) if wazki else None,
            turn_number=form.turn_number,
            ending=form.ending,
            destroyed=form.destroyed,
            unseen=((1 << 60) - 1) & ~laid,
        ),
        problems,
    )


def _hidden(form: HiddenHands) -> tuple[tuple[int, int], tuple[int, int]]:
    attacker, defender = form.attacker, form.defender
    return (attacker.battle, attacker.tactics), (defender.battle, defender.tactics)


def _dam(form: DamForm, face: Face) -> Dam:
    attacker, defender = tuple(form.attacker), tuple(form.defender)
    name = form.tile if form.tile is not None else form.id
    assert name is not None
    return Dam(name, form.damaged, face, attacker, defender, form.first, stand(attacker), stand(defender))


def _tidy(form: PositionForm) -> bool:
    """Is every card known and in one place? Nearly always: then no places need to be written out."""
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


def _listed(form: PositionForm) -> list[tuple[str, str]]:
    """Every listed card with its place."""
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


def _unknown_cards(form: PositionForm) -> list[Problem]:
    """Battle cards and elite units lie anywhere; a ruse is in a hand or, once played, among the ruses."""
    problems = []
    for card, where in _listed(form):
        if where.startswith("/position/ruses"):
            known = card in RUSES
        else:
            known = card in BIT or card in ELITE_COPIES
            known = known or (card in RUSES and where.startswith("/position/hands"))
        if not known:
            problems.append(Problem(Kind.MALFORMED, "unknown-card", where, {"card": card}))
    return problems


def _places(form: PositionForm) -> list[Problem]:
    """One card, one place; an elite card no more often than it was printed."""
    problems = []
    seen: dict[str, list[str]] = {}
    for card, where in _listed(form):
        seen.setdefault(card, []).append(where)
        copies = ELITE_COPIES.get(card, 1)
        if len(seen[card]) > copies and (card in BIT or card in ELITE_COPIES or card in RUSES):
            code = "card-twice" if copies == 1 else "too-many-copies"
            params = {"card": card, "copies": copies, "other": seen[card][0]}
            problems.append(Problem(Kind.CONTRADICTORY, code, where, params))
    return problems


def _face(dam: DamForm, place: int) -> tuple[Face | None, list[Problem]]:
    """A printed tile, or a house dam: never half of each."""
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
    words: dict[str, object]
    problems = [
        Problem(Kind.MALFORMED, "missing-field", pointer(*at, name), {"field": name})
        for name, value in house.items()
        if value is None
    ]
    if dam.slots is not None and not 1 <= dam.slots <= MOST_SLOTS:
        words = {"slots": dam.slots, "most": MOST_SLOTS}
        problems.append(Problem(Kind.MALFORMED, "slots-out-of-range", pointer(*at, "slots"), words))
    if dam.requirement is not None and dam.requirement not in set(Requirement):
        words = {"requirement": dam.requirement, "options": ", ".join(Requirement)}
        problems.append(Problem(Kind.MALFORMED, "unknown-requirement", pointer(*at, "requirement"), words))
    if problems or dam.slots is None or dam.requirement is None:
        return None, problems
    return Face(dam.slots, Requirement(dam.requirement)), []


def _room(dam: DamForm, place: int, face: Face) -> list[Problem]:
    """No side holds more cards than slots; who was first is a fact only where both sides are full."""
    problems = []
    at = ("position", "dams", place)
    for side, cards in (("attacker", dam.attacker), ("defender", dam.defender)):
        if len(cards) > face.slots:
            params = {"side": side, "count": len(cards), "slots": face.slots}
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


def _counts(form: PositionForm) -> list[Problem]:
    """In a complete position the battle cards listed and those in the deck are the sixty."""
    problems = []
    hidden = _hidden(form.hidden) if form.hidden else ((0, 0), (0, 0))
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
        if (form.hands or form.hidden) and form.deck is not None:
            listed = len({card for card, _ in _listed(form) if card in BIT})
            problems += card_count(listed, form.deck, hidden[0][0] + hidden[1][0])
    return problems


def card_count(listed: int, deck: int, hidden: int) -> list[Problem]:
    """There are sixty battle cards, wherever they are."""
    total = listed + deck + hidden
    if total == len(BIT):
        return []
    params = {"listed": listed, "deck": deck, "total": total}
    if not hidden:
        return [Problem(Kind.CONTRADICTORY, "card-count", pointer("position"), params)]
    params |= {"hidden": hidden}
    return [Problem(Kind.CONTRADICTORY, "card-count-hidden", pointer("position"), params)]


def _course(form: PositionForm) -> list[Problem]:
    """Facts about the course of the game that cannot be true together."""
    problems = []
    number = form.turn_number
    if form.turn and number is not None and (number % 2 == 1) != (form.turn == "attacker"):
        params: dict[str, object] = {"number": number, "side": form.turn}
        at = pointer("position", "turn_number")
        problems.append(Problem(Kind.CONTRADICTORY, "turn-parity", at, params))
    if form.turn == "defender" and form.phase == "end":
        problems.append(Problem(Kind.ILLEGAL, "defender-end", pointer("position", "phase")))
    if form.ending in ("last", "over") and form.turn == "defender":
        at = pointer("position", "ending")
        problems.append(Problem(Kind.CONTRADICTORY, "last-turn-attacker", at))
    struck = [dam for dam in form.dams if dam.tile is not None and dam.tile == form.destroyed]
    if form.destroyed is not None and not (struck and struck[0].damaged):
        at = pointer("position", "destroyed")
        problems.append(Problem(Kind.CONTRADICTORY, "destroyed-intact", at, {"dam": str(form.destroyed)}))
    return problems


def _tactics(form: PositionForm, readings: Readings) -> list[Problem]:
    """Nobody is more than one tactics card ahead, and the elites on the table have been played."""
    problems: list[Problem] = []
    played = form.tactics_played
    if played is None and readings["dragonfly-limit"] == "both":
        return problems
    at = pointer("position", "tactics_played")
    if played and abs(played.attacker - played.defender) > 1:
        params = {"attacker": played.attacker, "defender": played.defender}
        problems.append(Problem(Kind.ILLEGAL, "tactics-count", at, params))
    discarded = sum(card in ELITE_COPIES for card in form.discard)
    shown = discarded + sum(
        card in ELITE_COPIES for dam in form.dams for card in (*dam.attacker, *dam.defender)
    )
    if played and shown > played.attacker + played.defender and discarded:
        facts = {"count": played.attacker + played.defender, "elites": shown}
        problems.append(Problem(Kind.CONTRADICTORY, "elites-not-played", at, facts))
    if played and played.attacker + played.defender > TACTICS_CARDS:
        total = {"count": played.attacker + played.defender, "most": TACTICS_CARDS}
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
