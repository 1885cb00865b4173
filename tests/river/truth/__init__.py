"""What the messages of Bitwa o Rzekę state, and how the tests find out whether it is true."""

from typing import Final

from tests.river.truth.control import CONTROL
from tests.river.truth.endings import ENDINGS
from tests.river.truth.hopes import HOPES
from tests.river.truth.play import RECORDS, REFUSALS
from tests.truth import Truths

NO_FACT: Final = {
    "river-elite-best": "a rule",
    "river-logs": "a rule",
    "river-can-win-no-claims": "a rule",
    "river-undecided": "what the engines did",
    "river-joint-undecided": "what the engines did",
    "river-can-win-undecided": "what the engines did",
    "river-forced-undecided": "what the engines did",
    "river-joint-most-unknown": "what the engines did",
    "river-too-many-actions": "what the engines did",
    "consistent-undecided": "what the engines did",
    "remedy-not-all-tried": "what the engines did",
    "remedy-facts-missing": "what the engines did",
    "legal-how": "what was done, not what is",
}

TRUTHS: Final = Truths({**CONTROL, **HOPES, **RECORDS, **REFUSALS, **ENDINGS}, NO_FACT)
