"""Does a ruling hang on the reading that it names? The same checker serves every game.

What it quotes of the ruling under the other reading is judged like any other sentence, of that case.
"""

from typing import Final

from adjudicator.values import canonical
from tests.truth import Predicate, Said, ruled_under


def _hangs_on(said: Said) -> bool:
    """The reading is used as told, and with the other option the ruling is another."""
    params, readings = said.params, said.case["readings"]
    reading, option = str(params["reading"]), str(params["option"])
    assert isinstance(readings, dict)
    named = [f"reading-{reading}", f"reading-{reading}-{readings[reading]}"]
    if [params[name] for name in ("question", "used")] != [{"say": one} for one in named]:
        return False
    other = ruled_under(canonical(said.case), reading, option)
    if other is None:  # a fact is missing only then, and does not matter
        return bool(option != readings[reading])
    there = (other.verdict.value, canonical(other.finding.answer))
    told = params["verdict"] == there[0] and params["other"] == {"say": f"reading-{reading}-{option}"}
    same = "no" if said.verdict == "answered" else "same"
    turned = params["turned"] == (same if there[0] == said.verdict else there[0])
    return bool(told) and turned and there != (said.verdict, canonical(said.answer))


READING: Final = {
    "reading-decides": Predicate("the ruling hangs on this reading", _hangs_on, frozenset({"brief"}))
}
