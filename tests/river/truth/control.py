"""What a ruling on one dam says: the dam, the two sides, their comparison, and what taking the dam means."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from tests.river.control_oracle import ORDER, Table, strength
from tests.river.truth.scene import (
    Dam,
    battle_pool,
    claim_of,
    dam_of,
    dams_of,
    elites_to_come,
    most_to_bring,
    position_of,
    readings_of,
    same,
    table_at,
    unseen_cards,
    won,
    words_of,
    yes,
)
from tests.river.truth.sides import (
    attackers_strength,
    can_be_laid,
    can_be_stopped,
    cards_in,
    defenders_sides,
    is_made,
    is_run,
    is_shown,
    keeps,
    name_of,
    readings,
    side_of,
    strength_of,
)
from tests.truth import Predicate, Said


def _at(said: Said) -> tuple[Dam, Table]:
    """The dam and its table, with the cards that the attacker is taken to have laid there."""
    dam = dam_of(said)
    table = table_at(said.case, dam.name)
    laid = words_of(said.around["laid"]) if "laid" in said.around else []
    own = (*dam.attacker, *laid)
    return dam._replace(attacker=own), replace(table, attacker=own, elsewhere=table.elsewhere | set(laid))


def may_declare(said: Said) -> bool:
    """Is it the attacker's turn, as far as was said, in a game that goes on?"""
    return won(said.case) is None and position_of(said.case).get("turn") != "defender"


def is_full(dam: Dam) -> bool:
    return len(dam.attacker) == dam.slots


def win_by_taking(said: Said, dam: Dam) -> str:
    if dam.damaged:
        return "destroys"
    damaged = sum(one.damaged for one in dams_of(said.case).values())
    return "fourth" if damaged == 3 else "no"


# The verdict


def upheld(said: Said) -> bool:
    dam, table = _at(said)
    taken = may_declare(said) and is_full(dam) and not can_be_stopped(table)
    return taken and said.params["wins"] == win_by_taking(said, dam) and _tie(said, dam, table)


def _tie(said: Said, dam: Dam, table: Table) -> bool:
    """Full and equal sides: "first"; the defender can at best draw level: "level"; else "no"."""
    own = attackers_strength(table)
    level = any(strength_of(side, table) == own for side in defenders_sides(table))
    found = "no" if not level else "first" if dam.free == 0 else "level"
    named = said.message.removeprefix("river-upheld").removeprefix("river-holds").lstrip("-")
    if not named and "disputed-versions" in said.within:  # decided by search alone, which names no tie
        return True
    return (named or "no") == found and said.params.get("tie", found) == found


def rejected(said: Said) -> bool:
    dam, table = _at(said)
    adds = words_of(said.params["cards"])
    side = [*dam.defender, *adds]
    return (
        may_declare(said)
        and is_full(dam)
        and dam.free > 0
        and can_be_laid(side, adds, table)
        and keeps(side, table)
        and is_made(side, said.params["formation"], said.params["sum"], table)
    )


def holds(said: Said) -> bool:
    dam, table = _at(said)
    return (
        may_declare(said)
        and is_full(dam)
        and dam.free == 0
        and keeps(dam.defender, table)
        and is_made(dam.defender, said.params["formation"], said.params["sum"], table)
        and _tie(said, dam, table)
    )


def not_now(said: Said) -> bool:
    claimed = said.params["dam"] == str(claim_of(said.case)["dam"])
    return claimed and position_of(said.case).get("turn") == "defender"


def not_full(said: Said) -> bool:
    dam = dam_of(said)
    return said.params["slots"] == dam.slots > len(dam.attacker) == said.params["count"]


def dams_not_full(said: Said) -> bool:
    """Every dam with a free slot of the attacker, and no other."""
    dams: Any = said.params["dams"]
    names = [phrase(one)["dam"] for one in dams]
    return bool(names) and names == sorted(
        name for name, dam in dams_of(said.case).items() if not is_full(dam)
    )


def claimable(said: Said) -> bool:
    return claimable_answer(said) and said.params["of"] == len(dams_of(said.case))


def claimable_answer(said: Said) -> bool:
    taken = sorted(
        name
        for name, dam in dams_of(said.case).items()
        if may_declare(said) and is_full(dam) and not can_be_stopped(table_at(said.case, name))
    )
    return words_of(said.params["dams"]) == taken and said.params["count"] == len(taken)


# The dam and the sides


def dam_is(said: Said) -> bool:
    dam = dam_of(said)
    face = {"slots": dam.slots, "requirement": dam.requirement}
    flags = {"damaged": yes(dam.damaged), "house": yes(dam.house)}
    return all(said.params[name] == value for name, value in (face | flags).items())


def side_is(said: Said) -> bool:
    dam, table = _at(said)
    cards = cards_in(said.params["cards"])
    laid = dam.side(str(said.params["side"]))
    shown = is_shown(said.params["cards"], said.params["formation"], said.params["sum"], table)
    return len(cards) == dam.slots and cards == list(laid) and shown


def counter(said: Said) -> bool:
    _, table = _at(said)
    cards, adds = cards_in(said.params["cards"]), words_of(said.params["adds"])
    shown = is_shown(said.params["cards"], said.params["formation"], said.params["sum"], table)
    count = said.params["count"] == len(adds) > 0
    return count and can_be_laid(cards, adds, table) and keeps(cards, table) and shown


def made(said: Said) -> bool:
    """A phrase: one of the two sides that a sentence compares."""
    dam, table = _at(said)
    sides = [list(dam.attacker)]
    if dam.free == 0 or "adds" in said.around:
        sides.append(defenders_side(said, dam))
    return any(is_made(cards, said.params["formation"], said.params["sum"], table) for cards in sides)


def phrase(value: object) -> Mapping[str, Any]:
    """The params of a phrase that stands in a param."""
    assert isinstance(value, Mapping)
    found: Any = value["with"]
    assert isinstance(found, Mapping)
    return found


def _makes(cards: Sequence[str], value: object, table: Table) -> bool:
    """Is the phrase what these cards make?"""
    return is_made(cards, phrase(value)["formation"], phrase(value)["sum"], table)


def dam_proof(said: Said) -> bool:
    """Both sides, the defender's being the strongest that can still come."""
    dam, table = _at(said)
    adds = words_of(said.params["adds"])
    side = [*dam.defender, *adds]
    best = max(strength_of(one, table) for one in defenders_sides(table))
    strongest = strength(side, table.requirement, table.legion) == best
    counted = said.params["count"] == len(adds) == dam.free
    laid = can_be_laid(side, adds, table) and strongest and counted
    sides = _makes(dam.attacker, said.params["ours"], table) and _makes(side, said.params["theirs"], table)
    sides = sides and said.params["requirement"] == dam.requirement
    in_time = may_declare(said) or claim_of(said.case)["kind"] == "joint-control"
    return in_time and is_full(dam) and laid and sides


def dam_too_few(said: Said) -> bool:
    dam, table = _at(said)
    return too_few(said) and is_full(dam) and _makes(dam.attacker, said.params["ours"], table)


def level(said: Said) -> bool:
    """The side around is as strong as the attacker's, and not yet complete."""
    dam, table = _at(said)
    side = defenders_side(said, dam)
    equal = strength(side, table.requirement, table.legion) == attackers_strength(table)
    made_so = is_made(side, "any name", said.params["sum"], table, named=False)
    return dam.free > 0 and equal and made_so and _who_has_it(said)


def claimable_not_now(said: Said) -> bool:
    return position_of(said.case).get("turn") == "defender"


def defenders_side(said: Said, dam: Dam) -> list[str]:
    """The side of the defender that is compared: a full one, or the one that the ruling shows."""
    if dam.free == 0:
        return list(dam.defender)
    if "adds" in said.around:
        return [*dam.defender, *words_of(said.around["adds"])]
    witness: Any = said.witness
    assert isinstance(witness, Mapping)
    return [*dam.defender, *witness["adds"]]


def elite_read(said: Said) -> bool:
    dam, table = _at(said)
    side, elite, card = (str(said.params[name]) for name in ("side", "elite", "as"))
    cards = list(dam.attacker) if side == "attacker" else defenders_side(said, dam)
    best = strength(cards, table.requirement, table.legion)
    cards.remove(elite)

    def does_best(as_card: str) -> bool:
        return strength([*cards, as_card], table.requirement, table.legion) == best

    any_colour = all(does_best(colour + card[1:]) for colour in "RGBYP")
    told = any_colour or said.params.get("any", "no") == "no"
    value = said.params.get("value", card[1:]) == card[1:]
    return does_best(card) and int(card[1:]) in _values(elite) and told and value


def _values(elite: str) -> tuple[int, ...]:
    return {"perkoz": (1, 2, 3), "labedz": (7,)}.get(elite, tuple(range(12)))


def elite_open(said: Said) -> bool:
    elite = str(said.params["elite"])
    least, *rest = _values(elite)
    values = f"{least}–{rest[-1]}" if rest else f"{least}"
    return elite in dam_of(said).defender and said.params["values"] == values


def any_order(said: Said) -> bool:
    """Some full side at the dam counts as a run and does not lie in rising order."""
    dam = dam_of(said)
    for cards in (dam.attacker, dam.defender):
        values = [int(card[1:]) for card in cards if card in ORDER]
        runs = any(is_run(read[0]) for read in readings(side_of(cards)))
        if len(cards) == dam.slots and runs and values != sorted(values):
            return dam.requirement in ("none", "banda")
    return False


# What the proof reckons with


def lacks(said: Said) -> bool:
    dam = dam_of(said)
    return is_full(dam) and said.params["free"] == dam.free > 0


def pool(said: Said) -> bool:
    return said.params["left"] == len(unseen_cards(said.case)) and _complete(said)


def _complete(said: Said) -> bool:
    complete = yes(position_of(said.case).get("complete"))
    return said.params.get("complete", complete) == complete


def unlisted(said: Said) -> bool:
    return not position_of(said.case).get("complete")


def would_cancel(said: Said) -> bool:
    """Ducks and beavers that nobody has seen, each facing its counterpart on the attacker's side."""
    facing = {card[0] + {"0": "11", "11": "0"}.get(card[1:], "?") for card in dam_of(said).attacker}
    cards = words_of(said.params["cards"])
    unseen = set(unseen_cards(said.case))
    if readings_of(said.case)["duck-beaver-in-proof"] == "excluded":
        return bool(cards) and same(cards, facing & unseen)
    witness: Any = said.witness
    return bool(cards) and same(cards, facing & unseen & set(witness["adds"]))


def duck_beaver(said: Said) -> bool:
    excluded = readings_of(said.case)["duck-beaver-in-proof"] == "excluded"
    return said.params["excluded"] == yes(excluded) and would_cancel(said)


def elite_unplayed(said: Said) -> bool:
    allowed = readings_of(said.case)["unplayed-elites"] == "allowed"
    name = said.params.get("dam") or claim_of(said.case).get("dam") or next(iter(dams_of(said.case)))
    table = table_at(said.case, str(name))
    limit = most_to_bring(table)
    kinds = sorted(set(elites_to_come(table)))
    return allowed and said.params["limit"] == limit and same(said.params["elites"], kinds)


def too_few(said: Said) -> bool:
    dam, table = _at(said)
    left = len(battle_pool(table)) + most_to_bring(table)
    return said.params["left"] == left < dam.free == said.params["free"]


# The comparison

WEAKER: Final = ("legion", "kompania", "bractwo", "banda", "zgraja")


def _compared(said: Said) -> tuple[Dam, Table, tuple[int, int], tuple[int, int]]:
    """The strengths of the side that is said to win and of the other."""
    dam, table = _at(said)
    own = attackers_strength(table)
    theirs = strength(defenders_side(said, dam), table.requirement, table.legion)
    return (dam, table, own, theirs) if said.params["winner"] == "attacker" else (dam, table, theirs, own)


def _sides_as_said(said: Said) -> bool:
    """Are formations and sums those of the two sides?"""
    dam, table = _at(said)
    sides = [list(dam.attacker), defenders_side(said, dam)]
    if said.params["winner"] == "defender":
        sides.reverse()
    winner, loser = sides
    return is_made(winner, said.params["formation"], said.params["sum"], table) and is_made(
        loser, said.params["other"], said.params["other_sum"], table
    )


def outranks(said: Said) -> bool:
    _, table, winner, loser = _compared(said)
    higher = WEAKER.index(str(said.params["formation"])) < WEAKER.index(str(said.params["other"]))
    return table.requirement == "none" and higher and winner[0] > loser[0] and _sides_as_said(said)


def less(said: Said) -> bool:
    _, table, winner, loser = _compared(said)
    lower = int(str(said.params["sum"])) < int(str(said.params["other_sum"]))
    return table.requirement == "lowest-sum" and lower and winner > loser and _sides_as_said(said)


def more(said: Said) -> bool:
    _, _, winner, loser = _compared(said)
    higher = int(str(said.params["sum"])) > int(str(said.params["other_sum"]))
    return winner[0] == loser[0] and winner > loser and higher and _sides_as_said(said) and _who_has_it(said)


def asked_for(said: Said) -> bool:
    _, table, winner, loser = _compared(said)
    asked = said.params["requirement"] == table.requirement in ("kompania", "bractwo", "banda")
    named = winner[0] > loser[0] and _sides_as_said(said)
    return asked and named and said.params["by"] == _why_it_counts(said, table, loser)


def _why_it_counts(said: Said, table: Table, loser: tuple[int, int]) -> str:
    """What is said of Legions: only where they are read in a certain way, or make the difference."""
    if table.requirement == "kompania":
        return "plain"
    if said.params["other"] == "legion":
        return "excluded" if table.legion == "excluded" else "nothing"
    if said.params["formation"] == "legion":
        return "outranks" if table.legion == "outranks" and loser[0] == -1 else "legion"
    return "plain"


def first(said: Said) -> bool:
    dam, _, winner, loser = _compared(said)
    completed = dam.first if dam.free == 0 else "attacker"
    equal = winner == loser and completed == said.params["winner"]
    return equal and _sides_as_said(said) and _who_has_it(said)


def _who_has_it(said: Said) -> bool:
    """Have both sides what the dam asks for, or neither? Only where that settles nothing."""
    dam, table = _at(said)
    if table.requirement not in ("kompania", "bractwo", "banda") or len(_formations(said)) == 1:
        return said.params["have"] == "no"
    lowest = -2 if table.legion == "outranks" and table.requirement != "kompania" else -1
    sides = [list(dam.attacker), defenders_side(said, dam)]
    have = [strength(one, table.requirement, table.legion)[0] > lowest for one in sides]
    legions = "legion" in _formations(said) and table.requirement != "kompania"
    found = ("both-legion" if legions else "both") if any(have) else "neither"
    if not any(have) and "legion" in _formations(said):
        found = "neither-legion"
    settles_nothing = all(have) == any(have) and said.params["requirement"] == table.requirement
    return settles_nothing and said.params["have"] == found


def _formations(said: Said) -> set[object]:
    """The two formations as they are named here or around; the names are judged where they are said."""
    if "formation" in said.params:
        return {said.params["formation"], said.params["other"]}
    return {phrase(said.around[name])["formation"] for name in ("ours", "theirs")}


# Afterwards


def flip(said: Said) -> bool:
    dam, table = _at(said)
    taken = is_full(dam) and not can_be_stopped(table)
    return taken and not dam.damaged and said.params["wins"] == win_by_taking(said, dam)


def destroy(said: Said) -> bool:
    dam, table = _at(said)
    return is_full(dam) and not can_be_stopped(table) and dam.damaged and dam.name == said.params["dam"]


def rest_weaker(said: Said) -> bool:
    """The formations below the attacker's are those named; at a dam with a requirement, whatever is left."""
    dam, table = _at(said)
    best = {
        name_of(read, table.requirement)
        for read in readings(side_of(dam.attacker))
        if strength(dam.attacker, table.requirement, table.legion)
        == strength_of(side_of(_as_cards(read)), table)
    }
    if said.params["requirement"] != table.requirement:
        return False
    return table.requirement != "none" or said.params["formation"] in best - {"zgraja"}


def _as_cards(read: tuple[tuple[int, ...], bool]) -> list[str]:
    values, one_colour = read
    colours = "R" * len(values) if one_colour else "RG" * len(values)
    return [f"{colour}{value}" for colour, value in zip(colours, values, strict=False)]


CONTROL: Final = {
    "river-upheld": Predicate("the attacker takes the dam", upheld),
    "river-upheld-first": Predicate("the attacker takes the dam", upheld),
    "river-upheld-level": Predicate("the attacker takes the dam", upheld),
    "river-holds-first": Predicate("the full side of the defender keeps the dam", holds),
    "river-claimable-not-now": Predicate("it is the defender's turn", claimable_not_now),
    "river-dam-proof": Predicate("the strongest side that can still come", dam_proof),
    "river-dam-too-few": Predicate("too few cards are left", dam_too_few),
    "river-level": Predicate("as strong as the attacker's side", level),
    "river-brief-more": Predicate("a higher sum", more),
    "river-brief-less": Predicate("a lower sum wins", less),
    "river-brief-outranks": Predicate("a stronger formation", outranks),
    "river-dams-not-full": Predicate("the attacker's side has a free slot", dams_not_full),
    "river-dam-count": Predicate("the attacker's side has a free slot", not_full),
    "river-rejected": Predicate("this side would keep the dam", rejected),
    "river-holds": Predicate("the full side of the defender keeps the dam", holds),
    "river-not-now": Predicate("it is the defender's turn", not_now),
    "river-not-full": Predicate("the attacker's side has a free slot", not_full),
    "river-slots": Predicate("the attacker's side has a free slot", not_full),
    "river-claimable": Predicate("these dams can be taken now", claimable),
    "river-claimable-answer": Predicate("these dams can be taken now", claimable_answer),
    "river-dam": Predicate("the face of the dam", dam_is),
    "river-side": Predicate("what a full side makes", side_is),
    "river-counter": Predicate("this side would keep the dam", counter),
    "river-made": Predicate("what a full side makes", made),
    "river-elite-read": Predicate("the elite does best so", elite_read),
    "river-elite-open": Predicate("the defender has this elite here", elite_open),
    "river-any-order": Predicate("a run lies out of order", any_order),
    "river-proof": Predicate("the defender lacks so many cards", lacks),
    "river-pool": Predicate("so many battle cards are unseen", pool),
    "river-unlisted": Predicate("the position is not complete", unlisted),
    "river-would-cancel": Predicate("these would be cancelled on arrival", would_cancel),
    "river-duck-beaver": Predicate("the reading about ducks and beavers", duck_beaver),
    "river-elite-unplayed": Predicate("elites that may still come", elite_unplayed),
    "river-too-few": Predicate("too few cards are left", too_few),
    "river-outranks": Predicate("a stronger formation", outranks),
    "river-less": Predicate("a lower sum", less),
    "river-more": Predicate("a higher sum", more),
    "river-asked-for": Predicate("what the dam asks for", asked_for),
    "river-first": Predicate("equal, and completed first", first),
    "river-dam-flip": Predicate("the attacker takes the dam", flip),
    "river-dam-destroy": Predicate("the attacker takes the dam", destroy),
    "river-rest-weaker": Predicate("everything else is weaker", rest_weaker),
}
