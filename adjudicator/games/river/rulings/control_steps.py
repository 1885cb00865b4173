"""The steps of a ruling on ``control``, as a referee would explain it at the table."""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.river.claims.control import ControlFinding
from adjudicator.games.river.claims.over_steps import explain_over
from adjudicator.games.river.rules.contest import cancelled_on_arrival
from adjudicator.games.river.rules.over import Won
from adjudicator.games.river.rules.strongest import Build, Contest, own_best
from adjudicator.games.river.rules.witness import ShownSide, shown_side, told_cards
from adjudicator.games.river.rulings.control_flips import contests_without_one
from adjudicator.games.river.rulings.control_proof_steps import explain_proof
from adjudicator.games.river.table.cards import ELITE_COPIES, ELITE_VALUES, names
from adjudicator.games.river.table.dams import Requirement
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Params, Phrase, Reason, Verdict, aside

ICONS: Final = (Requirement.KOMPANIA, Requirement.BRACTWO, Requirement.BANDA)


def explain_control(
    position: Position, dam: Dam, readings: Readings, found: ControlFinding, reason: tuple[str, ...]
) -> Iterator[Reason]:
    """The steps for a claim on a dam where the attacker's side is full."""
    at, build, counter = found.at, found.build, found.side
    own = own_best(at, at.attacker)
    attacker = shown_side(at, at.attacker, dam.attacker, own)
    yield dam_step(dam)
    yield _side_step(at, attacker, "attacker")
    yield from _any_order_step(at, dam.attacker, attacker)
    yield from _elite_steps(at, attacker, "attacker")
    if at.defender.size == at.slots:
        defender = shown_side(at, at.defender, dam.defender, own_best(at, at.defender))
        yield _side_step(at, defender, "defender")
        yield from _any_order_step(at, dam.defender, defender)
        yield from _elite_steps(at, defender, "defender")
        yield comparison_step(at, attacker, defender, Verdict.UPHELD if build is None else Verdict.REJECTED)
    else:
        yield from _pool_steps(position, dam, readings, at, build)
        if counter is not None:
            yield _counter_step(at, counter)
            yield from _elite_steps(at, counter, "defender")
            yield comparison_step(at, attacker, counter, Verdict.REJECTED)
        else:
            for elite in dict.fromkeys(at.defender.elites):
                may_be = {"elite": elite, "values": _range(ELITE_VALUES[elite])}
                yield Reason(f"river.elite.{elite}", "river-elite-open", may_be)
            without_one = contests_without_one(position, dam, readings, at, reason)
            yield from explain_proof(at, own.strength, attacker.formation, without_one)
    if at.attacker.elites or at.defender.elites:
        yield Reason("river.elite.best", "river-elite-best", bears=False)
    if build is None:
        rule = "river.dam.destroy" if dam.damaged else "river.dam.flip"
        taken = {"dam": str(dam.name), "wins": position.win_by_taking(dam)}
        yield Reason(rule, rule.replace(".", "-"), taken, bears=False)


def explain_uncompared(position: Position, dam: Dam, won: Won | None) -> tuple[Reason, ...]:
    """The steps if no cards were compared: the claim came at the wrong time, or a slot was free."""
    if won is not None:
        return explain_over(position, won)
    if position.turn == "defender":
        return (Reason("river.control.when", "river-claim-not-now", {"dam": str(dam.name)}),)
    return (slots_step(dam), *aside([dam_step(dam)]))


def slots_step(dam: Dam) -> Reason:
    """How many cards of the attacker's side are there, and how many it takes."""
    params: Params = {"dam": str(dam.name), "slots": dam.face.slots, "count": len(dam.attacker)}
    return Reason("river.dam.slots", "river-slots", params)


def dam_step(dam: Dam) -> Reason:
    params = {
        "dam": str(dam.name),
        "house": "yes" if dam.is_house else "no",
        "damaged": "yes" if dam.damaged else "no",
        "slots": dam.face.slots,
        "requirement": dam.face.requirement.value,
    }
    return Reason(f"river.dam.{dam.face.requirement.value}", "river-dam", params)


def _side_step(at: Contest, side: ShownSide, whose: str) -> Reason:
    params: Params = {
        "side": whose,
        "cards": told_cards(at, side),
        "formation": side.formation,
        "sum": side.sum,
    }
    return Reason(_formation_rule(at, side.formation), "river-side", params)


def _counter_step(at: Contest, side: ShownSide) -> Reason:
    params: Params = {
        "adds": side.adds,
        "count": len(side.adds),
        "cards": told_cards(at, side),
        "formation": side.formation,
        "sum": side.sum,
    }
    return Reason(_formation_rule(at, side.formation), "river-counter", params, tuple(side.adds))


def _any_order_step(at: Contest, laid: tuple[str, ...], side: ShownSide) -> Iterator[Reason]:
    """A run may be laid in any order. Players argue about that, so it gets a step."""
    values = [int(card[1:]) for card in laid if card not in ELITE_COPIES]
    runs_count = at.requirement in (Requirement.NONE, Requirement.BANDA)
    if runs_count and side.formation in ("legion", "banda") and values != sorted(values):
        yield Reason("river.formations.run", "river-any-order")


def _formation_rule(at: Contest, formation: str) -> str:
    """The rule of the formation; at a dam with a requirement, the rule of the dam."""
    if at.requirement is Requirement.NONE:
        return f"river.formations.{formation}"
    return f"river.dam.{at.requirement.value}"


def _elite_steps(at: Contest, side: ShownSide, whose: str) -> Iterator[Reason]:
    """What the cards of the side already say, with the rule of each elite unit."""
    read = [entry for entry in told_cards(at, side) if entry["card"] in ELITE_COPIES]
    for entry in read:
        shown = str(entry["as"])
        params: Params = {
            "elite": entry["card"],
            "as": shown,
            "value": shown[1:],
            "any": entry.get("any", "no"),
            "side": whose,
        }
        yield Reason(f"river.elite.{entry['card']}", "river-elite-read", params, bears=False)


def _range(values: Sequence[int]) -> str:
    return f"{values[0]}" if len(values) == 1 else f"{values[0]}–{values[-1]}"


def _pool_steps(
    position: Position, dam: Dam, readings: Readings, at: Contest, build: Build | None
) -> Iterator[Reason]:
    free, left = at.slots - at.defender.size, position.unseen.bit_count()
    yield Reason("river.control.proof", "river-proof", {"free": free})
    yield Reason("river.control.pool", "river-pool", {"left": left})
    if not position.complete:
        yield Reason("river.control.pool", "river-unlisted", bears=False)
    if position.logs or position.uses_tactics:
        yield Reason("river.control.logs", "river-logs", bears=False)
    excluded = readings["duck-beaver-in-proof"] == "excluded"
    facing = names(cancelled_on_arrival(dam) & (position.unseen if excluded else build.added if build else 0))
    if facing:
        cancelled = {"cards": list(facing), "excluded": "yes" if excluded else "no"}
        yield Reason("river.cancel", "river-would-cancel", cancelled, facing, bears=excluded)
        yield Reason("river.control.duck-beaver", "river-duck-beaver", cancelled, facing)
    if readings["unplayed-elites"] == "allowed":
        spare: Params = {"limit": min(at.spare_limit, len(at.spare)), "elites": list(dict.fromkeys(at.spare))}
        yield Reason("river.elite.unplayed", "river-elite-unplayed", spare)


def comparison_step(at: Contest, attacker: ShownSide, defender: ShownSide, verdict: Verdict) -> Reason:
    """Which of two full sides is stronger, and by which rule."""
    upheld = verdict is Verdict.UPHELD
    winner, loser = (attacker, defender) if upheld else (defender, attacker)
    params: dict[str, Param] = {
        "winner": "attacker" if upheld else "defender",
        "formation": winner.formation,
        "sum": winner.sum,
        "other": loser.formation,
        "other_sum": loser.sum,
    }
    dam_rule = f"river.dam.{at.requirement.value}"
    asked: dict[str, Param] = {"requirement": at.requirement.value, "have": _who_has_it(at, winner, loser)}
    if at.requirement is Requirement.NONE and winner.formation != loser.formation:
        return Reason("river.formations.order", "river-outranks", params)
    if at.requirement is Requirement.LOWEST_SUM and winner.sum != loser.sum:
        return Reason(dam_rule, "river-less", params)
    if at.requirement is Requirement.HIGHEST_SUM and winner.sum != loser.sum:
        return Reason(dam_rule, "river-more", params | asked)
    if at.requirement in ICONS and winner.grade != loser.grade:
        return Reason(dam_rule, "river-asked-for", params | asked | {"by": _why_it_counts(at, winner, loser)})
    if winner.sum != loser.sum:
        return Reason("river.tie.sum", "river-more", params | asked)
    return Reason("river.tie.first", "river-first", params | asked)


def _who_has_it(at: Contest, one: ShownSide, other: ShownSide) -> str:
    """Who has what the dam asks for, if that settles nothing: "both" or "neither"; else "no".

    "both-legion" and "neither-legion": so, and one is a Legion. Of two alike nothing is said.
    """
    if at.requirement not in ICONS or one.grade != other.grade or one.formation == other.formation:
        return "no"
    if one.grade == 1 - len(at.rungs):
        return "neither-legion" if "legion" in (one.formation, other.formation) else "neither"
    counted = at.requirement is not Requirement.KOMPANIA and "legion" in (one.formation, other.formation)
    return "both-legion" if counted else "both"


def _why_it_counts(at: Contest, winner: ShownSide, loser: ShownSide) -> str:
    """Why one side only has what the dam asks for: by a reading of what a Legion is there, or plainly."""
    if at.requirement is not Requirement.KOMPANIA:
        if len(at.rungs) > 2 and winner.grade == 0 and loser.grade == -1:
            return "outranks"
        if loser.formation == "legion":
            return "excluded"
        if winner.formation == "legion":
            return "legion"
    return "plain"


BRIEF: Final = {
    "river-more": "river-brief-more",
    "river-less": "river-brief-less",
    "river-outranks": "river-brief-outranks",
}
"""What is said of a comparison where both sides stand in the same sentence."""


def brief(compared: Reason) -> Phrase:
    return Phrase(BRIEF.get(compared.message, compared.message), compared.phrase.params)
