"""The steps of an upheld ``control``: for each formation, why the defender can't beat the claim with it.

The steps start from the cards that are left, as people would: "no yellow above 7", "the two highest unseen
cards make 19".
"""

from collections.abc import Iterator, Sequence

from adjudicator.games.river.rules.formations import Shape, Strength
from adjudicator.games.river.rules.strongest import NO_MINIMUM, Contest, best_of_shape, own_best
from adjudicator.games.river.rulings.control_impossible_formations import why_impossible
from adjudicator.games.river.table.cards import colour_of, names, value_of
from adjudicator.games.river.table.dams import Requirement
from adjudicator.ruling import Reason
from adjudicator.values import Json

WithoutOne = Sequence[tuple[str, Contest]]
"""Each card of the smallest reason, with the contest if only the others were seen outside the dam."""
NAMES = {Shape.PLAIN_BRACTWO: "bractwo", Shape.PLAIN_BANDA: "banda"}


def explain_proof(at: Contest, own: Strength, formation: str, without_one: WithoutOne) -> Iterator[Reason]:
    """One step for every formation that could beat the attacker's side, then one for all weaker ones."""
    free = at.slots - at.defender.size
    left = at.unseen.bit_count() + min(len(at.spare), at.spare_limit)
    if left < free:
        few = {"left": left, "free": free}
        yield Reason("river.control.too-few", "river-too-few", few)
        return
    for rung, shape in enumerate(at.rungs[: 1 - own.rung]):
        to_beat = own.points if -rung == own.rung else NO_MINIMUM
        rule, message, params = explain_rung(at, shape)
        yield Reason(rule, message, params, _blocking_cards(shape, to_beat, without_one))
    if own.rung > 1 - len(at.rungs):
        weaker = {"formation": formation, "requirement": at.requirement.value}
        rule = "river.formations.order" if at.requirement is Requirement.NONE else _rule(at, Shape.ANY)
        yield Reason(rule, "river-rest-weaker", weaker)


def _rule(at: Contest, shape: Shape) -> str:
    if at.requirement is not Requirement.NONE:
        return f"river.dam.{at.requirement.value}"
    return f"river.formations.{'zgraja' if shape is Shape.ANY else shape.value}"


def _blocking_cards(shape: Shape, to_beat: int, without_one: WithoutOne) -> tuple[str, ...]:
    """The cards of the smallest reason that block this formation: with one of them unseen it would win."""
    found = []
    for card, others_seen in without_one:
        build = best_of_shape(others_seen, shape)
        if build is not None and build.strength.points > to_beat:
            found.append(card)
    return tuple(found)


def explain_rung(at: Contest, shape: Shape) -> tuple[str, str, dict[str, Json]]:
    """Rule, message and params for one formation: why the best one is not enough, or impossible."""
    own = own_best(at, at.attacker).strength
    name = "zgraja" if _rule(at, shape) == "river.formations.zgraja" else NAMES.get(shape, shape.value)
    params: dict[str, Json] = {"shape": name, "free": at.slots - at.defender.size}
    best = best_of_shape(at, shape)
    rule = _rule(at, shape)
    if best is None:
        message, more = why_impossible(at, shape)
        return rule, message, params | more
    total, mine = abs(best.strength.points), abs(own.points)
    adds = [*names(best.added), *(elite for elite, _ in best.elites[len(at.defender.elites) :])]
    params |= {"adds": adds, "count": len(adds), "sum": total, "own": mine}
    if shape is Shape.ANY:
        params["elites"] = "yes" if best.elites else "no"
        params["lowest"] = "yes" if at.requirement is Requirement.LOWEST_SUM else "no"
        message = "river-hope-sum"
    elif shape in (Shape.BRACTWO, Shape.PLAIN_BRACTWO) and at.defender.real and len(adds) == 1 and best.added:
        params["colour"] = colour_of(at.defender.real)
        params["value"] = value_of(best.added)
        message = "river-hope-above"
    else:
        message = "river-hope-best"
    if best.strength.points == own.points:
        return "river.tie.proof", "river-hope-equal", params
    return ("river.tie.sum" if rule.startswith("river.formations") else rule), message, params
