"""Why the defender can't make a formation at all: which cards lie in the way, or which are lacking.

"Can come" means that a card is unseen and not excluded from the proof: by reading duck-beaver-in-proof an
unseen card may not count.
"""

from adjudicator.games.river.rules.formations import Shape, is_one_colour, values_in
from adjudicator.games.river.rules.strongest import SCALES, Contest, best_of_shape
from adjudicator.games.river.table.cards import BIT, DECK, ELITE_VALUES, OF_COLOUR, OF_VALUE, colour_of, names
from adjudicator.values import Json

Message = tuple[str, dict[str, Json]]
"""Message id and params."""

ONE_COLOUR = (Shape.LEGION, Shape.BRACTWO, Shape.PLAIN_BRACTWO)
RUNS = (Shape.LEGION, Shape.BANDA, Shape.PLAIN_BANDA)


def why_impossible(at: Contest, shape: Shape) -> Message:
    """First reasons in the cards that lie there, then reasons in the cards that are lacking."""
    real, free = at.defender.real, at.slots - at.defender.size
    cards = [*names(real), *(elite for elite in at.defender.elites if elite == "labedz")]
    if shape in ONE_COLOUR and real and not is_one_colour(real):
        return "river-hope-colours", {"cards": list(names(real))}
    if shape in RUNS:
        values = [*values_in(real), *(7 for card in cards if card == "labedz")]
        if len(set(values)) < len(values):
            return "river-hope-repeat", {"cards": cards}
        if values and max(values) - min(values) >= at.slots:
            return "river-hope-apart", {"cards": cards, "slots": at.slots}
        if shape is Shape.PLAIN_BANDA and _legion_can_come(at):
            return "river-hope-only-legions", {}
        return _no_run(at, shape)
    if shape is Shape.KOMPANIA:
        return _no_kompania(at, free)
    if shape is Shape.PLAIN_BRACTWO and _legion_can_come(at):
        return "river-hope-only-legions", {}
    return _no_bractwo(at, free)


def _legion_can_come(at: Contest) -> bool:
    """Can the defender make a Legion? Of the right shape, only that does not count as one."""
    with_legions = at._replace(scale=SCALES[at.requirement]["outranks"])
    return best_of_shape(with_legions, Shape.LEGION) is not None


def _no_kompania(at: Contest, free: int) -> Message:
    laid = set(values_in(at.defender.real))
    if len(laid) > 1:
        return "river-hope-values", {"cards": list(names(at.defender.real))}
    elites = at.defender.elites
    open_values = [value for value in range(12) if all(value in ELITE_VALUES[elite] for elite in elites)]
    open_values = [value for value in open_values if not laid or value in laid]
    if not open_values:
        return "river-hope-elite-value", {"elites": list(dict.fromkeys(elites))}
    if len(open_values) == 1:
        left = (at.unseen & OF_VALUE[open_values[0]]).bit_count()
        return "river-hope-few-of-value", {"value": open_values[0], "left": left, "wanted": free}
    if len(open_values) < 12:
        values = [str(value) for value in open_values]
        return "river-hope-few-of-values", {"values": values, "wanted": free}
    return "river-hope-no-value", {"wanted": free}


def _no_bractwo(at: Contest, free: int) -> Message:
    if at.defender.real:
        colour = colour_of(at.defender.real)
        left = (at.unseen & OF_COLOUR[colour]).bit_count()
        return "river-hope-few-of-colour", {"colour": colour, "left": left, "wanted": free}
    return "river-hope-no-colour", {"wanted": free}


def _no_run(at: Contest, shape: Shape) -> Message:
    """Every run that the laid cards allow has a hole. Name the holes."""
    real = at.defender.real
    legion = shape is Shape.LEGION
    elites = {"elites": "yes" if at.defender.elites else "no"}
    if not real and best_of_shape(at._replace(unseen=DECK), shape) is None:
        apart: dict[str, Json] = {"elites": list(at.defender.elites), "slots": at.slots}
        return "river-hope-elites-apart", apart
    if not real:
        message = "river-hope-no-legion" if legion else "river-hope-no-banda"
        return message, {"slots": at.slots, **elites}
    values = values_in(real)
    around = range(max(0, max(values) - at.slots + 1), min(11, min(values) + at.slots - 1) + 1)
    lacking = [value for value in around if value not in values]
    if legion:
        colour = colour_of(real)
        gone = [f"{colour}{value}" for value in lacking if not BIT[f"{colour}{value}"] & at.unseen]
        return "river-hope-broken-legion", {"cards": list(names(real)), "gone": gone, **elites}
    holes = [str(value) for value in lacking if not OF_VALUE[value] & at.unseen]
    return "river-hope-broken-banda", {"cards": list(names(real)), "values": holes, **elites}
