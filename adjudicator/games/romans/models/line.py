"""A claimer's line as statements: at each choice the first entry that matches is done, if it can be."""

from adjudicator.games.romans.models.turn import CARDS, CHARIOTTS, KINDS, Turn
from adjudicator.games.romans.table.cards import AXX, CHARIOTT, CLANS, DRUHID, EARLIER, NONE, SVORD, UNKNOWN
from adjudicator.games.romans.table.forts import FOKUS, FORTUNA, KOMFORT
from adjudicator.games.romans.table.line import Entry, Line, about
from solver.program import Var


def bind(turn: Turn, seat: int, line: Line) -> None:
    """Whatever the clan chooses in these rounds agrees with its line."""
    if not line:
        return
    for at in turn.rounds:
        said = {what: about(line, what, turn.table.round + at) for what in _BINDERS}
        for what, binder in _BINDERS.items():
            open_still = turn.g.yes
            for entry in said[what]:
                seen = _seen(turn, at, entry)
                binder(turn, seat, at, turn.g.all_of(open_still, seen), entry.action.what)
                open_still = turn.g.all_of(open_still, turn.g.is_not(seen))


Said = tuple[int, ...]


def _seen(turn: Turn, at: int, entry: Entry) -> Var:
    """The cards that the entry waits for are revealed in this round."""
    clans = turn.setup.clans
    shown = [turn.show[clans.index(clan), at, kind] for clan, kind in entry.when]
    return turn.g.all_of(*shown)


def _done(turn: Turn, when: tuple[Var, ...], possible: Var, done: list[Var]) -> None:
    """What is said is done, if it is possible; if not, nothing is bound."""
    for then in done:
        turn.g.follows(then, *when, possible)


def _qween(turn: Turn, seat: int, at: int, when: Var, said: Said) -> None:
    g, clans, (named,) = turn.g, turn.setup.clans, said
    acts = turn.acts[seat, at]
    rivals = {other: turn.seducible[other, at] for other in turn.seats if other != seat}
    if named == NONE:
        free = turn.readings["qween-mandatory"] == "optional"
        none = [g.is_not(turn.seduce[seat, other, at]) for other in rivals]
        _done(turn, (when, acts), g.yes if free else g.is_not(g.any_of(rivals.values())), none)
    elif CLANS[named] in clans and clans.index(CLANS[named]) in rivals:
        other = clans.index(CLANS[named])
        _done(turn, (when, acts), rivals[other], [turn.seduce[seat, other, at]])


def _druhid(turn: Turn, seat: int, at: int, when: Var, said: Said) -> None:
    g, (place,) = turn.g, said
    chooses = g.all_of(turn.win[seat, at], turn.uses(seat, at, DRUHID))
    named = (at, place - turn.table.round - at)
    if named in turn.place:
        _done(turn, (when, chooses), g.yes, [turn.place[named]])


def _fokus(turn: Turn, seat: int, at: int, when: Var, said: Said) -> None:
    g, (kind,) = turn.g, said
    fokus = turn.takes_kind(at, FOKUS)
    pays = g.all_of(fokus, g.is_not(turn.win[seat, at]))
    there = {card: turn.there[seat, at, card] for card in CARDS}
    fresh = {card: turn.rev[seat, at, card] for card in CARDS}
    both = g.all_of(*(there[card] for card in CHARIOTTS), g.any_of(fresh[card] for card in CHARIOTTS))
    _axx_pays(turn, seat, at, when, kind, fokus)
    if kind == EARLIER:
        older = [g.all_of(there[card], g.is_not(fresh[card])) for card in CHARIOTTS]
        paid = [g.all_of(turn.pay[seat, at, card], g.is_not(fresh[card])) for card in CHARIOTTS]
        _done(turn, (when, pays), g.any_of(older), [g.any_of(paid)])
        return
    cards = [card for card in CARDS if KINDS[card] == kind]
    done = [g.any_of(turn.pay[seat, at, card] for card in cards)]
    if kind == CHARIOTT:
        new = g.any_of(g.all_of(turn.pay[seat, at, card], fresh[card]) for card in CHARIOTTS)
        done.append(g.any_of((g.is_not(both), new)))
    _done(turn, (when, pays), g.any_of(there[card] for card in cards), done)


def _axx_pays(turn: Turn, seat: int, at: int, when: Var, kind: int, fokus: Var) -> None:
    """A capturer with Axx pays for Fort Fokus as said, with Axx or with another."""
    g = turn.g
    spared = turn.spares_axx.get((seat, at))
    if spared is None:
        return
    shows = g.all_of(turn.win[seat, at], turn.uses(seat, at, AXX), fokus)
    if kind == AXX:
        _done(turn, (when, shows), g.yes, [g.is_not(spared)])
        return
    cards = [card for card in CARDS if KINDS[card] == (CHARIOTT if kind == EARLIER else kind)]
    _done(turn, (when, shows), g.any_of(turn.up[seat, at, card] for card in cards), [spared])


def _keep(turn: Turn, seat: int, at: int, when: Var, said: Said) -> None:
    g = turn.g
    komfort = turn.takes_kind(at, KOMFORT)
    by_axx = turn.may_stay.get((seat, at), g.no)
    cards = _cards_of(turn, seat, at, said)
    possible = _may_keep(turn, seat, at, said, komfort, by_axx)
    exactly = [cards[kind] for kind in said]
    others = [g.is_not(turn.kept[seat, at, card]) for card in CARDS if KINDS[card] not in said]
    _done(turn, (when, turn.win[seat, at]), possible, [*exactly, *others])


def _cards_of(turn: Turn, seat: int, at: int, kept: tuple[int, ...]) -> dict[int, Var]:
    return {
        kind: turn.g.any_of(turn.kept[seat, at, card] for card in CARDS if KINDS[card] == kind)
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
    g, worth = turn.g, turn.worth
    there = {card: turn.there[seat, at, card] for card in CARDS}
    weaker = [there[card] for card in CARDS if worth[card] < turn.setup.strengths[kind]]
    own = [there[card] for card in CARDS if KINDS[card] == kind]
    return g.all_of(g.any_of(own), *(g.is_not(one) for one in weaker))


def _horsie(turn: Turn, seat: int, at: int, when: Var, said: Said) -> None:
    cards = [card for card in CARDS if KINDS[card] == said[0]]
    may = turn.g.any_of(turn.may_lose[seat, at, card] for card in cards)
    _done(turn, (when,), may, [turn.g.any_of(turn.cost[seat, at, card] for card in cards)])


def _fortuna(turn: Turn, seat: int, at: int, when: Var, said: Said) -> None:
    """Which fort goes is stated only where forts matter at all."""
    g = turn.g
    if not turn.hold:
        return
    una = g.all_of(turn.win[seat, at], turn.takes_kind(at, FORTUNA))
    forts = [fort for fort, one in enumerate(turn.kinds) if one == said[0]]
    may = g.any_of(turn.hold[seat, fort, at] for fort in forts)
    _done(turn, (when, una), may, [g.any_of(turn.drops[seat, at, fort] for fort in forts)])


def _svord(turn: Turn, seat: int, at: int, when: Var, said: Said) -> None:
    """If these are the cards still face down, they turn up in this order."""
    left = turn.clans[seat].fixed[at + 1 :]
    if sorted(said) == sorted(left) and UNKNOWN not in said:
        for place, kind in enumerate(said, at + 1):
            if place in turn.rounds:
                turn.g.follows(turn.show[seat, place, kind], when, turn.uses(seat, at, SVORD))


_BINDERS = {
    "qween": _qween,
    "druhid": _druhid,
    "fokus": _fokus,
    "keep": _keep,
    "horsie": _horsie,
    "fortuna": _fortuna,
    "svord": _svord,
}
