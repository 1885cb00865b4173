"""A stated line in the program of an upkeep: what it chooses, and when its conditions hold."""

from collections.abc import Sequence

from adjudicator.games.boru.models.choices import ONE, Chosen, UpkeepModel
from adjudicator.games.boru.models.rest_of_upkeep import RestOfUpkeep, princess_chooser, turn_of
from adjudicator.games.boru.table.table import NOBODY
from adjudicator.games.boru.table.upkeep_choices import ChoiceEntry, UpkeepChoice
from solver.numbers import Number, total, yes
from solver.program import Var


def follow_line(model: UpkeepModel, line: Sequence[ChoiceEntry], claimer: int) -> None:
    """The claimer makes the choice of the first entry whose conditions hold, if that choice is legal."""
    gates = model.gates
    earlier: dict[tuple[str, int], list[Var]] = {}
    for choice, conditions in line:
        if choice.kind == "princess" or _who_chooses(model.rest, choice) != claimer:
            continue
        met = [_is_met(model, choice, one_of) for one_of in conditions]
        if choice.kind == "lose":
            met.append(_is_losers_town(model, choice))
        before = earlier.setdefault((choice.kind, choice.seat), [])
        matched = gates.all_of(*met, *map(gates.is_not, before))
        before.append(matched)
        chosen = _chosen(model, choice)
        if gates.no not in (matched, chosen):
            gates.numbers.at_least(yes(chosen), _is_legal(model, choice), [matched])


def _is_met(model: UpkeepModel, choice: UpkeepChoice, one_of: Sequence[UpkeepChoice]) -> Var:
    """True exactly if one of these choices was made before this choice."""
    chooser = princess_chooser(model.table)
    if any(one.kind == "princess" and (one.seat, one.side) == (chooser, model.side) for one in one_of):
        return model.gates.yes
    return model.gates.any_of(
        _chosen(model, one)
        for one in one_of
        if one.kind != "princess"
        and one.chooser in (NOBODY, _who_chooses(model.rest, one))
        and turn_of(model.rest, one) < turn_of(model.rest, choice)
    )


def _who_chooses(rest: RestOfUpkeep, choice: UpkeepChoice) -> int:
    """Who makes this choice. The player with the most raiders chooses for all who lose a town."""
    return rest.leader if choice.kind == "lose" and rest.leader != NOBODY else choice.seat


def _is_losers_town(model: UpkeepModel, choice: UpkeepChoice) -> Var:
    """True exactly if the disc in this town is the loser's."""
    if model.table.players[choice.seat].discs >> choice.town & 1:
        return model.gates.yes
    return model.settled.get((choice.seat, choice.town), model.gates.no)


def _chosen(model: UpkeepModel, choice: UpkeepChoice) -> Var:
    """True exactly if this town is chosen; never, if it cannot be."""
    chosen: Chosen = {"settle": model.settled, "lose": model.lost, "build": model.built}[choice.kind]
    return chosen.get((choice.seat, choice.town), model.gates.no)


def _is_legal(model: UpkeepModel, choice: UpkeepChoice) -> Number:
    """1 if the town may be chosen, else 0."""
    if choice.kind == "lose":
        return model.owned[choice.seat][choice.town]
    if choice.kind == "build":
        return model.left(choice.seat, choice.town)
    settlers = [seat for seat, _ in model.rest.settles]
    earlier = settlers[: settlers.index(choice.seat)]
    taken = [model.settled[seat, choice.town] for seat in earlier if (seat, choice.town) in model.settled]
    return ONE - total(map(yes, taken))
