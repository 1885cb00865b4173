"""A claimer's line as statements: at each choice the first entry that can be done is done."""

from collections.abc import Iterable

from adjudicator.romans.cards import AXX, CHARIOTT, CLANS, DRUHID, EARLIER, NONE, SVORD, UNKNOWN
from adjudicator.romans.forts import FOKUS, FORTUNA, KOMFORT
from adjudicator.romans.model import CARDS, CHARIOTTS, KINDS, Turn
from adjudicator.romans.said import Line, about
from solver.program import Var


def bind(turn: Turn, seat: int, line: Line) -> None:
    """Whatever the clan chooses in these rounds agrees with its line."""
    if not line:
        return
    for at in turn.rounds:
        said = {what: about(line, what, turn.table.round + at) for what in _BINDERS}
        for what, binder in _BINDERS.items():
            if said[what]:
                binder(turn, seat, at, [entry.action.what for entry in said[what]])


Said = list[tuple[int, ...]]


def _in_turn(turn: Turn, when: Var, able: Iterable[tuple[Var, Iterable[Var]]]) -> None:
    """Of these entries, each with what it needs and what it makes true, the first possible one counts."""
    g = turn.g
    open_still = when
    for possible, done in able:
        for then in done:
            g.follows(then, open_still, possible)
        open_still = g.all_of(open_still, g.is_not(possible))


def _qween(turn: Turn, seat: int, at: int, said: Said) -> None:
    g, clans = turn.g, turn.setup.clans
    rivals = {other: turn.seducible[other, at] for other in turn.seats if other != seat}
    able: list[tuple[Var, list[Var]]] = []
    for (named,) in said:
        if named == NONE:
            free = turn.readings["qween-mandatory"] == "optional"
            none = [g.is_not(turn.seduce[seat, other, at]) for other in rivals]
            able.append((g.yes if free else g.is_not(g.any_of(rivals.values())), none))
        elif CLANS[named] in clans and clans.index(CLANS[named]) in rivals:
            other = clans.index(CLANS[named])
            able.append((rivals[other], [turn.seduce[seat, other, at]]))
    _in_turn(turn, turn.acts[seat, at], able)


def _druhid(turn: Turn, seat: int, at: int, said: Said) -> None:
    g = turn.g
    chooses = g.all_of(turn.win[seat, at], turn.uses(seat, at, DRUHID))
    able = [
        (g.yes, [turn.place[at, place - turn.table.round - at]])
        for (place,) in said
        if (at, place - turn.table.round - at) in turn.place
    ]
    _in_turn(turn, chooses, able)


def _fokus(turn: Turn, seat: int, at: int, said: Said) -> None:
    g = turn.g
    fokus = turn.takes_kind(at, FOKUS)
    pays = g.all_of(fokus, g.is_not(turn.win[seat, at]))
    there = {card: turn.there[seat, at, card] for card in CARDS}
    fresh = {card: turn.rev[seat, at, card] for card in CARDS}
    both = g.all_of(*(there[card] for card in CHARIOTTS), g.any_of(fresh[card] for card in CHARIOTTS))
    able: list[tuple[Var, list[Var]]] = []
    for (kind,) in said:
        if kind == EARLIER:
            earlier = [g.all_of(turn.pay[seat, at, card], g.is_not(fresh[card])) for card in CHARIOTTS]
            able.append((_seduced_along(turn, seat, at, both), [g.any_of(earlier)]))
            continue
        cards = [card for card in CARDS if KINDS[card] == kind]
        done = [g.any_of(turn.pay[seat, at, card] for card in cards)]
        if kind == CHARIOTT:
            new = g.any_of(g.all_of(turn.pay[seat, at, card], fresh[card]) for card in CHARIOTTS)
            done.append(g.any_of((g.is_not(both), new)))
        able.append((g.any_of(there[card] for card in cards), done))
    _in_turn(turn, pays, able)
    _axx_pays(turn, seat, at, said, fokus)


def _seduced_along(turn: Turn, seat: int, at: int, both: Var) -> Var:
    """Which of two Ch'ariotts pays is asked only where the new one leaves with Qween."""
    g = turn.g
    if turn.readings["qween-victim"] == "stays":
        return g.no
    along = g.any_of(g.all_of(turn.seduce[queen, seat, at], turn.win[queen, at]) for queen in turn.seats)
    return g.all_of(both, along)


def _axx_pays(turn: Turn, seat: int, at: int, said: Said, fokus: Var) -> None:
    """A capturer with Axx pays for Fort Fokus as said, with Axx or with another."""
    g = turn.g
    spared = turn.spares_axx.get((seat, at))
    if spared is None:
        return
    able: list[tuple[Var, list[Var]]] = []
    for (kind,) in said:
        if kind == AXX:
            able.append((g.yes, [g.is_not(spared)]))
        elif kind != EARLIER:
            cards = [card for card in CARDS if KINDS[card] == kind]
            able.append((g.any_of(turn.up[seat, at, card] for card in cards), [spared]))
    shows = g.all_of(turn.win[seat, at], turn.uses(seat, at, AXX), fokus)
    _in_turn(turn, shows, able)


def _keep(turn: Turn, seat: int, at: int, said: Said) -> None:
    g = turn.g
    win = turn.win[seat, at]
    komfort = turn.takes_kind(at, KOMFORT)
    by_axx = turn.may_stay.get((seat, at), g.no)
    able = []
    for kept in said:
        cards = _cards_of(turn, seat, at, kept)
        possible = _may_keep(turn, seat, at, kept, komfort, by_axx)
        exactly = [cards[kind] for kind in kept]
        others = [g.is_not(turn.kept[seat, at, card]) for card in CARDS if KINDS[card] not in kept]
        able.append((possible, [*exactly, *others]))
    _in_turn(turn, win, able)


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
        case (one, other) if AXX in kept and turn.readings["axx-and-komfort"] == "both":
            return g.all_of(by_axx, weakest[other if one == AXX else one])
    return g.no


def _is_weakest(turn: Turn, seat: int, at: int, kind: int) -> Var:
    g, worth = turn.g, turn.worth
    there = {card: turn.there[seat, at, card] for card in CARDS}
    weaker = [there[card] for card in CARDS if worth[card] < turn.setup.strengths[kind]]
    own = [there[card] for card in CARDS if KINDS[card] == kind]
    return g.all_of(g.any_of(own), *(g.is_not(one) for one in weaker))


def _horsie(turn: Turn, seat: int, at: int, said: Said) -> None:
    g = turn.g
    able = []
    for (kind,) in said:
        cards = [card for card in CARDS if KINDS[card] == kind]
        may = g.any_of(turn.may_lose[seat, at, card] for card in cards)
        able.append((may, [g.any_of(turn.cost[seat, at, card] for card in cards)]))
    _in_turn(turn, g.yes, able)


def _fortuna(turn: Turn, seat: int, at: int, said: Said) -> None:
    """Which fort goes is stated only where forts matter at all."""
    g = turn.g
    if not turn.hold:
        return
    una = g.all_of(turn.win[seat, at], turn.takes_kind(at, FORTUNA))
    able = []
    for (kind,) in said:
        forts = [fort for fort, one in enumerate(turn.kinds) if one == kind]
        may = g.any_of(turn.hold[seat, fort, at] for fort in forts)
        able.append((may, [g.any_of(turn.drops[seat, at, fort] for fort in forts)]))
    _in_turn(turn, una, able)


def _svord(turn: Turn, seat: int, at: int, said: Said) -> None:
    """The first order that fits the cards still face down; they then turn up in that order."""
    left = turn.clans[seat].fixed[at + 1 :]
    for order in said:
        if sorted(order) == sorted(left) and UNKNOWN not in order:
            for place, kind in enumerate(order, at + 1):
                if place in turn.rounds:
                    turn.g.follows(turn.show[seat, place, kind], turn.uses(seat, at, SVORD))
            return


_BINDERS = {
    "qween": _qween,
    "druhid": _druhid,
    "fokus": _fokus,
    "keep": _keep,
    "horsie": _horsie,
    "fortuna": _fortuna,
    "svord": _svord,
}
