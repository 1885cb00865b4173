"""The points at the end of a course as a chain of sums: what each clan has now, and what every round adds."""

from collections import Counter
from collections.abc import Iterator, Sequence

from adjudicator.games.romans.rules.explain import explain_result, fort_worth, with_minus
from adjudicator.games.romans.rulings.steps import CAPTURES
from adjudicator.games.romans.search.witness import Witness
from adjudicator.games.romans.table.forts import FORT, KIND, VALUES, fort_name
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Phrase, Reason


def result_steps(witness: Witness, readings: Readings) -> Iterator[Reason]:
    """The result to which the course leads, every total with its parts."""
    for step in explain_result(witness.end, readings):
        chain = _chain(witness, str(step.params["clan"])) if step.message == "romans-end-score" else None
        yield chain or step


def _chain(witness: Witness, clan: str) -> Reason | None:
    """What the clan has now, what each round brings it, what it gives up. None if that is not all."""
    seat = witness.start.setup.clans.index(clan)
    held = [fort_name(fort) for fort in witness.start.cards[seat].forts]
    end = [fort_name(fort) for fort in witness.end.cards[seat].forts]
    gains = list(_gains(witness, clan))
    lost = _given_up(witness.trace, clan)
    if Counter(held) + Counter(fort for fort, _, _ in gains) != Counter(end) + Counter(lost):
        return None
    params: Params = {
        "clan": clan,
        "now": _points(held),
        "worth": [fort_worth(fort) for fort in held],
        "held": len(held),
        "gains": [
            Phrase("romans-gain", {"fort": fort_worth(fort), "turn": turn, "round": round_})
            for fort, turn, round_ in gains
        ],
        "gained": len(gains),
        "lost": [fort_worth(fort) for fort in lost],
        "given": len(lost),
        "points": _points(end),
    }
    return Reason("romans.end.points", "romans-end-chain", params)


def _points(forts: Sequence[str]) -> str:
    return with_minus(sum(VALUES[FORT[fort] & KIND] for fort in forts))


def _gains(witness: Witness, clan: str) -> Iterator[tuple[str, int, int]]:
    """Each fort that the clan takes, with the turn (0: this one) and the round."""
    turns, round_ = 0, witness.start.round
    begun = True
    for step in witness.trace:
        if step.message == "romans-revealed":
            turns += not begun and step.params["round"] <= round_
            begun, round_ = False, step.params["round"]
        elif step.message in CAPTURES and step.params["clan"] == clan:
            yield step.params["fort"], witness.start.turn + turns if turns else 0, round_


def _given_up(trace: Sequence[Reason], clan: str) -> list[str]:
    """The forts that the clan gives up for FortUna; it may be FortUna itself."""
    steps = [one.params for one in trace if one.message == "romans-fortuna-costs"]
    return [str(one["fort"]) for one in steps if one["clan"] == clan]
