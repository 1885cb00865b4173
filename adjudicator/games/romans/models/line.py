"""A claimer's line in the program: at each choice the first matching entry is done, if it is possible."""

from adjudicator.games.romans.models.turn import Turn
from adjudicator.games.romans.models.variables import CARDS, CHARIOTTS, KINDS, known_cards
from adjudicator.games.romans.table.cards import (
    AXX,
    CHARIOTT,
    CLANS,
    DRUHID,
    EARLIER_CHARIOTT,
    NONE,
    SVORD,
    UNKNOWN,
)
from adjudicator.games.romans.table.forts import FOKUS, FORTUNA, KOMFORT
from adjudicator.games.romans.table.line import Entry, Line, entries_about
from solver.program import Var, count


def bind_line(turn: Turn, seat: int, line: Line) -> None:
    """The clan's choices in these rounds follow its line."""
    if not line:
        return
    for at in turn.rounds:
        turn.g.program.says("romans.attack.powers", f"round {turn.table.round + at}: the claimer's line")
        entries = {choice: entries_about(line, choice, turn.table.round + at) for choice in _BINDERS}
        for choice, binder in _BINDERS.items():
            no_entry_yet = turn.g.yes
            for entry in entries[choice]:
                matches = _condition(turn, at, entry)
                binder(turn, seat, at, turn.g.all_of(no_entry_yet, matches), entry.action.what)
                no_entry_yet = turn.g.all_of(no_entry_yet, turn.g.is_not(matches))


def _condition(turn: Turn, at: int, entry: Entry) -> Var:
    """The cards that the entry requires are revealed in this round."""
    clans = turn.setup.clans
    shown = [turn.shows[clans.index(clan), at, kind] for clan, kind in entry.when]
    return turn.g.all_of(*shown)


def _require(turn: Turn, when: tuple[Var, ...], possible: Var, done: list[Var]) -> None:
    """The stated choice is made, if it is possible. If not, nothing is bound."""
    for then in done:
        turn.g.follows(then, *when, possible)


def _qween(turn: Turn, seat: int, at: int, when: Var, stated: tuple[int, ...]) -> None:
    g, clans, (named,) = turn.g, turn.setup.clans, stated
    acts = turn.qween_acts[seat, at]
    rivals = {other: turn.seducible[other, at] for other in turn.seats if other != seat}
    if named == NONE:
        free = turn.readings["qween-mandatory"] == "optional"
        none = [g.is_not(turn.seduce[seat, other, at]) for other in rivals]
        _require(turn, (when, acts), g.yes if free else g.is_not(g.any_of(rivals.values())), none)
    elif CLANS[named] in clans and clans.index(CLANS[named]) in rivals:
        other = clans.index(CLANS[named])
        _require(turn, (when, acts), rivals[other], [turn.seduce[seat, other, at]])


def _druhid(turn: Turn, seat: int, at: int, when: Var, stated: tuple[int, ...]) -> None:
    g, (place,) = turn.g, stated
    chooses = g.all_of(turn.captures[seat, at], turn.uses(seat, at, DRUHID))
    named = (at, place - turn.table.round - at)
    if named in turn.place_taken:
        _require(turn, (when, chooses), g.yes, [turn.place_taken[named]])


def _fokus(turn: Turn, seat: int, at: int, when: Var, stated: tuple[int, ...]) -> None:
    g, (kind,) = turn.g, stated
    fokus = turn.takes_kind(at, FOKUS)
    pays = g.all_of(fokus, g.is_not(turn.captures[seat, at]))
    there = {card: turn.there[seat, at, card] for card in CARDS}
    fresh = {card: turn.reveals_card[seat, at, card] for card in CARDS}
    both = g.all_of(*(there[card] for card in CHARIOTTS), g.any_of(fresh[card] for card in CHARIOTTS))
    _axx_pays(turn, seat, at, when, kind, fokus)
    if kind == EARLIER_CHARIOTT:
        older = [g.all_of(there[card], g.is_not(fresh[card])) for card in CHARIOTTS]
        paid = [g.all_of(turn.pays[seat, at, card], g.is_not(fresh[card])) for card in CHARIOTTS]
        _require(turn, (when, pays), g.any_of(older), [g.any_of(paid)])
        return
    cards = [card for card in CARDS if KINDS[card] == kind]
    done = [g.any_of(turn.pays[seat, at, card] for card in cards)]
    if kind == CHARIOTT:
        new = g.any_of(g.all_of(turn.pays[seat, at, card], fresh[card]) for card in CHARIOTTS)
        done.append(g.any_of((g.is_not(both), new)))
    _require(turn, (when, pays), g.any_of(there[card] for card in cards), done)


def _axx_pays(turn: Turn, seat: int, at: int, when: Var, kind: int, fokus: Var) -> None:
    """A capturer with Axx pays for Fort Fokus as stated, with Axx or with another card."""
    g = turn.g
    spared = turn.spares_axx.get((seat, at))
    if spared is None:
        return
    shows = g.all_of(turn.captures[seat, at], turn.uses(seat, at, AXX), fokus)
    if kind == AXX:
        _require(turn, (when, shows), g.yes, [g.is_not(spared)])
        return
    cards = [card for card in CARDS if KINDS[card] == (CHARIOTT if kind == EARLIER_CHARIOTT else kind)]
    _require(turn, (when, shows), g.any_of(turn.up[seat, at, card] for card in cards), [spared])


def _keep(turn: Turn, seat: int, at: int, when: Var, stated: tuple[int, ...]) -> None:
    g = turn.g
    komfort = turn.takes_kind(at, KOMFORT)
    by_axx = turn.axx_may_stay.get((seat, at), g.no)
    cards = _cards_of(turn, seat, at, stated)
    possible = _may_keep(turn, seat, at, stated, komfort, by_axx)
    exactly = [cards[kind] for kind in stated]
    others = [g.is_not(turn.keeps[seat, at, card]) for card in CARDS if KINDS[card] not in stated]
    _require(turn, (when, turn.captures[seat, at]), possible, [*exactly, *others])


def _cards_of(turn: Turn, seat: int, at: int, kept: tuple[int, ...]) -> dict[int, Var]:
    return {
        kind: turn.g.any_of(turn.keeps[seat, at, card] for card in CARDS if KINDS[card] == kind)
        for kind in kept
    }


def _may_keep(turn: Turn, seat: int, at: int, kept: tuple[int, ...], komfort: Var, by_axx: Var) -> Var:
    g = turn.g
    weakest = {kind: g.all_of(komfort, _is_weakest(turn, seat, at, kind)) for kind in kept}
    match kept:
        case ():
            return g.yes
        case (kind,):
            return g.any_of((weakest[kind], by_axx)) if kind == AXX else weakest[kind]
        case (one, other) if one != other and AXX in kept and turn.readings["axx-and-komfort"] == "both":
            return g.all_of(by_axx, weakest[other if one == AXX else one])
    return g.no


def _is_weakest(turn: Turn, seat: int, at: int, kind: int) -> Var:
    g, worth = turn.g, turn.strengths
    there = {card: turn.there[seat, at, card] for card in CARDS}
    weaker = [there[card] for card in CARDS if worth[card] < turn.setup.strengths[kind]]
    own = [there[card] for card in CARDS if KINDS[card] == kind]
    return g.all_of(g.any_of(own), *(g.is_not(one) for one in weaker))


def _horsie(turn: Turn, seat: int, at: int, when: Var, stated: tuple[int, ...]) -> None:
    cards = [card for card in CARDS if KINDS[card] == stated[0]]
    may = turn.g.any_of(turn.horsie_may_cost[seat, at, card] for card in cards)
    _require(turn, (when,), may, [turn.g.any_of(turn.horsie_costs[seat, at, card] for card in cards)])


def _fortuna(turn: Turn, seat: int, at: int, when: Var, stated: tuple[int, ...]) -> None:
    """The fort given up is as stated. The program has no forts where they do not matter."""
    g = turn.g
    if not turn.holds:
        return
    una = g.all_of(turn.captures[seat, at], turn.takes_kind(at, FORTUNA))
    forts = [fort for fort, one in enumerate(turn.kinds) if one == stated[0]]
    may = g.any_of(turn.holds[seat, fort, at] for fort in forts)
    _require(turn, (when, una), may, [g.any_of(turn.gives_up[seat, at, fort] for fort in forts)])


def _svord(turn: Turn, seat: int, at: int, when: Var, stated: tuple[int, ...]) -> None:
    """If these are the cards still face down, they are revealed in this order.

    Where we do not know the cards, the program chooses which ones were laid.
    """
    g, clan = turn.g, turn.clans[seat]
    if UNKNOWN in stated or len(stated) != len(clan.fixed) - at - 1:
        return
    fits = [when, turn.uses(seat, at, SVORD)]
    laid = _laid(turn, seat)
    for kind in set(stated):
        shown = [turn.shows[seat, earlier, kind] for earlier in range(at + 1)]
        copies = [laid[card] for card in CARDS if KINDS[card] == kind]
        fits.append(g.at_least([*copies, *map(g.is_not, shown)], stated.count(kind) + len(shown)))
    for place, kind in enumerate(stated, at + 1):
        if place in turn.rounds:
            g.follows(turn.shows[seat, place, kind], *fits)


def _laid(turn: Turn, seat: int) -> dict[int, Var]:
    """For each card of the clan whether it is one of those laid from the contested fort on."""
    if seat not in turn.laid:
        g, clan = turn.g, turn.clans[seat]
        known = known_cards(clan)
        laid = {
            card: g.no if card in clan.gone else g.yes if card in known else g.var(f"{seat} laid {card}")
            for card in CARDS
        }
        unknown = [var for var in laid.values() if var not in (g.yes, g.no)]
        if unknown:
            g.program.exactly(count(unknown), len(clan.fixed) - len(known))
        for card in CARDS:
            for at in turn.rounds:
                g.follows(laid[card], turn.reveals_card[seat, at, card])
        turn.laid[seat] = laid
    return turn.laid[seat]


_BINDERS = {
    "qween": _qween,
    "druhid": _druhid,
    "fokus": _fokus,
    "keep": _keep,
    "horsie": _horsie,
    "fortuna": _fortuna,
    "svord": _svord,
}
