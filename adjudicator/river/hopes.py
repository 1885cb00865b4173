"""The proof by formation: for each side the defender might hope for, why it is out of reach.

Said the way people say it, from what is left: "no yellow above 7", "the two highest unseen cards make 19".
"""

from collections.abc import Iterator
from typing import Any

from adjudicator.river.cards import (
    BIT,
    ELITE_VALUES,
    OF_COLOUR,
    OF_VALUE,
    colour_of,
    mask,
    names,
    value_of,
)
from adjudicator.river.dams import Requirement
from adjudicator.river.rules import Shape, Strength, values_in
from adjudicator.river.search import Contest, best_of_shape, own_best
from adjudicator.ruling import Reason

Side = dict[str, Any]
NOTHING = -1000
NAMES = {Shape.PLAIN_BRACTWO: "bractwo", Shape.PLAIN_BANDA: "banda"}


def hopes(at: Contest, attacker: Side, reason: tuple[str, ...], elsewhere: int) -> Iterator[Reason]:
    """One step for every rung that could beat the attacker's, then one for all that cannot."""
    free = at.slots - at.defender.size
    if at.unseen.bit_count() + min(len(at.spare), at.spare_limit) < free:
        few = {"left": at.unseen.bit_count(), "free": free}
        yield Reason("river.control.too-few", "river-too-few", few)
        return
    own = own_best(at, at.attacker).strength
    for rung, shape in enumerate(at.rungs[: 1 - own.rung]):
        beyond = own.points if -rung == own.rung else NOTHING
        rule, message, params = _step(at, shape, own)
        yield Reason(rule, message, params, _blockers(at, shape, beyond, reason, elsewhere))
    if own.rung > 1 - len(at.rungs):
        weaker = {"formation": attacker["formation"], "requirement": at.requirement.value}
        rule = "river.formations.order" if at.requirement is Requirement.NONE else _rule(at, Shape.ANY)
        yield Reason(rule, "river-rest-weaker", weaker)


def _rule(at: Contest, shape: Shape) -> str:
    if at.requirement is not Requirement.NONE:
        return f"river.dam.{at.requirement.value}"
    return f"river.formations.{'zgraja' if shape is Shape.ANY else shape.value}"


def _blockers(
    at: Contest, shape: Shape, beyond: int, reason: tuple[str, ...], elsewhere: int
) -> tuple[str, ...]:
    """The cards of the smallest reason that this hope founders on: give one back, and it is alive again."""
    found = []
    for card in reason:
        pool = (at.unseen | elsewhere) & ~(mask(reason) & ~BIT[card])
        build = best_of_shape(at._replace(unseen=pool), shape)
        if build is not None and build.strength.points > beyond:
            found.append(card)
    return tuple(found)


def _step(at: Contest, shape: Shape, own: Strength) -> tuple[str, str, dict[str, Any]]:
    """Rule, message and params for one rung."""
    name = "zgraja" if _rule(at, shape) == "river.formations.zgraja" else NAMES.get(shape, shape.value)
    params: dict[str, Any] = {"shape": name, "free": at.slots - at.defender.size}
    best = best_of_shape(at, shape)
    rule = _rule(at, shape)
    if best is None:
        message, more = _impossible(at, shape)
        return rule, message, params | more
    total, mine = abs(best.strength.points), abs(own.points)
    adds = [*names(best.added), *(elite for elite, _ in best.elites[len(at.defender.elites) :])]
    params |= {"adds": adds, "count": len(adds), "sum": total, "own": mine}
    if shape is Shape.ANY:
        params["lying"] = sum(values_in(at.defender.real))
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


def _impossible(at: Contest, shape: Shape) -> tuple[str, dict[str, Any]]:
    """Why no side of this shape can be made at all."""
    real = at.defender.real
    values = values_in(real)
    many_colours = bool(real) and not any(real & ~colour == 0 for colour in OF_COLOUR.values())
    colour_matters = shape in (Shape.LEGION, Shape.BRACTWO, Shape.PLAIN_BRACTWO)
    run_matters = shape in (Shape.LEGION, Shape.BANDA, Shape.PLAIN_BANDA)
    if colour_matters and many_colours:
        return "river-hope-colours", {"cards": list(names(real))}
    if run_matters and len(set(values)) < len(values):
        return "river-hope-repeat", {"cards": list(names(real))}
    if run_matters and values and max(values) - min(values) >= at.slots:
        return "river-hope-apart", {"cards": list(names(real)), "slots": at.slots}
    if shape is Shape.KOMPANIA:
        return _no_kompania(at)
    if shape is Shape.BRACTWO:
        return _no_bractwo(at)
    if shape in (Shape.PLAIN_BRACTWO, Shape.PLAIN_BANDA):
        return "river-hope-only-legions", {}
    return _no_run(at, shape)


def _no_kompania(at: Contest) -> tuple[str, dict[str, Any]]:
    free = at.slots - at.defender.size
    values = set(values_in(at.defender.real))
    if len(values) > 1:
        return "river-hope-values", {"cards": list(names(at.defender.real))}
    readable = [
        value for value in range(12) if all(value in ELITE_VALUES[elite] for elite in at.defender.elites)
    ]
    if not readable or (values and not values & set(readable)):
        return "river-hope-elite-value", {"elites": list(dict.fromkeys(at.defender.elites))}
    if values:
        value = values.pop()
        left = (at.unseen & OF_VALUE[value]).bit_count()
        return "river-hope-few-of-value", {"value": value, "left": left, "wanted": free}
    return "river-hope-no-value", {"wanted": free}


def _no_bractwo(at: Contest) -> tuple[str, dict[str, Any]]:
    free = at.slots - at.defender.size
    if at.defender.real:
        colour = colour_of(at.defender.real)
        left = (at.unseen & OF_COLOUR[colour]).bit_count()
        return "river-hope-few-of-colour", {"colour": colour, "left": left, "wanted": free}
    return "river-hope-no-colour", {"wanted": free}


def _no_run(at: Contest, shape: Shape) -> tuple[str, dict[str, Any]]:
    """Every row of neighbours that the cards lying there allow has a hole; name the holes."""
    real, elites = at.defender.real, at.defender.elites
    legion = shape is Shape.LEGION
    if not real:
        message = "river-hope-no-legion" if legion else "river-hope-no-banda"
        return message, {"slots": at.slots, "elites": "yes" if elites else "no"}
    values = values_in(real)
    around = range(max(0, max(values) - at.slots + 1), min(11, min(values) + at.slots - 1) + 1)
    if legion:
        colour = colour_of(real)
        gone = [f"{colour}{value}" for value in around if value not in values]
        gone = [card for card in gone if not BIT[card] & at.unseen]
        params = {"cards": list(names(real)), "gone": gone, "colour": colour}
        return "river-hope-broken-legion", params | {"elites": "yes" if elites else "no"}
    holes = [value for value in around if value not in values and not OF_VALUE[value] & at.unseen]
    params = {"cards": list(names(real)), "values": [str(value) for value in holes]}
    return "river-hope-broken-banda", params | {"elites": "yes" if elites else "no"}
