"""Why the defender can't beat the attacker's side with some formation: the cards left are counted again."""

from itertools import product
from typing import Any, Final

from tests.river.control_oracle import ORDER, WILD_VALUES, Table
from tests.river.truth.scene import battle_pool, dam_of, same, table_at, words_of
from tests.river.truth.sides import (
    attackers_strength,
    best_sum,
    can_be_laid,
    defenders_sides,
    strength_of,
    sum_with,
)
from tests.truth import Predicate, Said

ONE_COLOUR: Final = ("legion", "bractwo")
RUNS: Final = ("legion", "banda")


def _table(said: Said) -> Table:
    return table_at(said.case, dam_of(said).name)


def _own(table: Table) -> int:
    return abs(attackers_strength(table)[1])


def _shape(said: Said) -> str:
    """The formation hoped for. It must be one that can beat the attacker's side at this dam."""
    shape, table = str(said.params["shape"]), _table(said)
    assert shape in _ladder(table)[: 1 - attackers_strength(table)[0]]
    return shape


def _ladder(table: Table) -> list[str]:
    """What counts at this dam, strongest first."""
    ladder = {
        "none": ["legion", "kompania", "bractwo", "banda", "zgraja"],
        "highest-sum": ["any"],
        "lowest-sum": ["any"],
    }.get(table.requirement, [table.requirement, "any"])
    if table.legion == "outranks" and table.requirement in ("bractwo", "banda"):
        ladder = ["legion", *ladder]
    return ladder


def nothing_higher(said: Said) -> bool:
    """Just those formations are told of that are above the best side that can come and beat the claim."""
    table = _table(said)
    best = max(strength_of(side, table)[0] for side in defenders_sides(table))
    told: Any = said.params["why"]
    ladder = _ladder(table)[: min(-best, 1 - attackers_strength(table)[0])]
    return bool(ladder) and [one["with"]["shape"] for one in told] == ladder


def _best(said: Said, shape: str) -> bool:
    """The cards named make the best side of this shape, and it is not enough."""
    table = _table(said)
    adds = words_of(said.params["adds"])
    side = [*table.defender, *adds]
    best = best_sum(table, shape)
    named = can_be_laid(side, adds, table) and best == sum_with(side, shape, table) == said.params["sum"]
    return named and said.params["own"] == _own(table)


def _beats(said: Said, table: Table) -> bool:
    total, own = int(str(said.params["sum"])), _own(table)
    return total < own if table.requirement == "lowest-sum" else total > own


def best(said: Said) -> bool:
    return _best(said, _shape(said)) and not _beats(said, _table(said))


def best_total(said: Said) -> bool:
    table = _table(said)
    lowest = "yes" if table.requirement == "lowest-sum" else "no"
    count = len(words_of(said.params["adds"])) == said.params["count"]
    return _best(said, "any") and said.params["lowest"] == lowest and count and not _beats(said, table)


def best_of_colour(said: Said) -> bool:
    table = _table(said)
    laid = {card[0] for card in table.defender if card in ORDER}
    values = [int(card[1:]) for card in battle_pool(table) if card[0] == said.params["colour"]]
    highest = max(values, default=-1) == said.params["value"]
    return laid == {said.params["colour"]} and highest and _best(said, "bractwo") and not _beats(said, table)


def equal(said: Said) -> bool:
    table = _table(said)
    return _best(said, _shape(said)) and said.params["sum"] == _own(table)


def _never(said: Said, shape: str | None = None) -> bool:
    return best_sum(_table(said), shape or _shape(said)) is None


def _laid(said: Said) -> list[str]:
    """The laid cards that have one value each."""
    return [card for card in _table(said).defender if card in ORDER or card == "labedz"]


def _value(card: str) -> int:
    return 7 if card == "labedz" else int(card[1:])


def colours(said: Said) -> bool:
    cards = words_of(said.params["cards"])
    named = same(cards, [card for card in _laid(said) if card in ORDER])
    return named and len({card[0] for card in cards}) > 1 and _shape(said) in ONE_COLOUR and _never(said)


def repeat(said: Said) -> bool:
    cards = words_of(said.params["cards"])
    values = [_value(card) for card in cards]
    repeated = len(set(values)) < len(values)
    return same(cards, _laid(said)) and repeated and _shape(said) in RUNS and _never(said)


def apart(said: Said) -> bool:
    cards, slots = words_of(said.params["cards"]), _table(said).slots
    values = [_value(card) for card in cards]
    far = max(values) - min(values) >= slots == said.params["slots"]
    return same(cards, _laid(said)) and far and _shape(said) in RUNS and _never(said)


def values_differ(said: Said) -> bool:
    cards = words_of(said.params["cards"])
    named = same(cards, [card for card in _laid(said) if card in ORDER])
    return named and len({card[1:] for card in cards}) > 1 and _never(said, "kompania")


def _open_values(table: Table) -> list[int]:
    """The values that all cards of the defender's side can have."""
    found = set(range(12))
    for card in table.defender:
        found &= {int(card[1:])} if card in ORDER else set(WILD_VALUES[card])
    return sorted(found)


def elite_value(said: Said) -> bool:
    table = _table(said)
    elites = {card for card in table.defender if card not in ORDER}
    real = {card[1:] for card in table.defender if card in ORDER}
    return same(said.params["elites"], elites) and len(real) <= 1 and not _open_values(table)


def few_of_value(said: Said) -> bool:
    table = _table(said)
    left = sum(card[1:] == str(said.params["value"]) for card in battle_pool(table))
    only = _open_values(table) == [said.params["value"]]
    return only and said.params["left"] == left and _wanted(said) and _never(said, "kompania")


def _wanted(said: Said) -> bool:
    return said.params["wanted"] == dam_of(said).free


def few_of_values(said: Said) -> bool:
    values = [str(value) for value in _open_values(_table(said))]
    return words_of(said.params["values"]) == values and _wanted(said) and _never(said, "kompania")


def no_value(said: Said) -> bool:
    return len(_open_values(_table(said))) == 12 and _wanted(said) and _never(said, "kompania")


def few_of_colour(said: Said) -> bool:
    table = _table(said)
    laid = {card[0] for card in table.defender if card in ORDER}
    left = sum(card[0] == said.params["colour"] for card in battle_pool(table))
    return (
        laid == {said.params["colour"]}
        and said.params["left"] == left
        and _wanted(said)
        and _never(said, "bractwo")
    )


def no_colour(said: Said) -> bool:
    laid = [card for card in _table(said).defender if card in ORDER]
    return not laid and _wanted(said) and _never(said, "bractwo")


def only_legions(said: Said) -> bool:
    table = _table(said)
    excluded = table.legion == "excluded" and table.requirement == _shape(said)
    return excluded and _never(said) and best_sum(table, "legion") is not None


def _with_elites(said: Said) -> bool:
    table = _table(said)
    elites = any(card not in ORDER for card in table.defender)
    return said.params["elites"] == ("yes" if elites else "no")


def no_run(said: Said) -> bool:
    """No run at all, with no battle card laid. Elites that can't be together are another reason."""
    table = _table(said)
    shape = "legion" if said.message.endswith("legion") else "banda"
    laid = [card for card in table.defender if card in ORDER]
    return not laid and said.params["slots"] == table.slots and _with_elites(said) and _never(said, shape)


def _runs(table: Table, real: list[int]) -> list[set[int]]:
    """The runs of the right length that hold these values."""
    found = [set(range(low, low + table.slots)) for low in range(13 - table.slots)]
    return [run for run in found if run >= set(real)]


def broken_legion(said: Said) -> bool:
    """Every run through the laid cards needs a card that is gone."""
    table = _table(said)
    real = [card for card in table.defender if card in ORDER]
    if not (same(said.params["cards"], real) and _with_elites(said) and _never(said, "legion")):
        return False
    gone = words_of(said.params["gone"])
    lost = {int(card[1:]) for card in gone if card[0] == real[0][0]}
    if len(lost) < len(gone) or set(gone) & set(battle_pool(table)):
        return False
    values = [int(card[1:]) for card in real]
    return said.params["elites"] == "yes" or all(run & lost for run in _runs(table, values))


def elites_apart(said: Said) -> bool:
    """The nearest values of the elites named are too far apart, and no battle card lies there."""
    table = _table(said)
    elites = [card for card in table.defender if card not in ORDER]
    real = [int(card[1:]) for card in table.defender if card in ORDER]
    spread = min(max(one) - min(one) for one in product(*(WILD_VALUES[elite] for elite in elites)))
    far = spread >= table.slots == said.params["slots"] and not real
    return set(words_of(said.params["elites"])) == set(elites) and far and _shape(said) in RUNS


def broken_banda(said: Said) -> bool:
    table = _table(said)
    real = [card for card in table.defender if card in ORDER]
    if not (same(said.params["cards"], real) and _with_elites(said) and _never(said, "banda")):
        return False
    lost = {int(value) for value in words_of(said.params["values"])}
    if len(lost) < len(words_of(said.params["values"])):
        return False
    if any(int(card[1:]) in lost for card in battle_pool(table)):
        return False
    values = [int(card[1:]) for card in real]
    return said.params["elites"] == "yes" or all(run & lost for run in _runs(table, values))


HOPES: Final = {
    "river-dam-no-stronger": Predicate("the formations above the best side that can come", nothing_higher),
    "river-hope-best": Predicate("the best side of a shape", best),
    "river-hope-sum": Predicate("the best side of a shape", best_total),
    "river-hope-above": Predicate("the best card of a colour", best_of_colour),
    "river-hope-equal": Predicate("the best side of a shape is equal", equal),
    "river-hope-colours": Predicate("the laid cards differ in colour", colours),
    "river-hope-repeat": Predicate("a value is repeated", repeat),
    "river-hope-apart": Predicate("the values are too far apart", apart),
    "river-hope-values": Predicate("the laid cards differ in value", values_differ),
    "river-hope-elite-value": Predicate("no common value", elite_value),
    "river-hope-few-of-value": Predicate("too few cards of a value", few_of_value),
    "river-hope-few-of-values": Predicate("too few cards of a value", few_of_values),
    "river-hope-no-value": Predicate("too few cards of a value", no_value),
    "river-hope-few-of-colour": Predicate("too few cards of a colour", few_of_colour),
    "river-hope-no-colour": Predicate("too few cards of a colour", no_colour),
    "river-hope-only-legions": Predicate("only Legions can be made", only_legions),
    "river-hope-no-legion": Predicate("no run is left", no_run),
    "river-hope-no-banda": Predicate("no run is left", no_run),
    "river-hope-elites-apart": Predicate("the values are too far apart", elites_apart),
    "river-hope-broken-legion": Predicate("the laid cards become no run", broken_legion),
    "river-hope-broken-banda": Predicate("the laid cards become no run", broken_banda),
}
