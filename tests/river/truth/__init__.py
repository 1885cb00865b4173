"""What the messages of Bitwa o Rzekę state, and how the tests find out whether it is true."""

from typing import Final

from tests.reading_truth import READING
from tests.river.truth.ahead import AHEAD, at_its_table
from tests.river.truth.contradictions import CONTRADICTIONS
from tests.river.truth.control import CONTROL
from tests.river.truth.disputes import DISPUTES
from tests.river.truth.effects import EFFECTS
from tests.river.truth.endings import ENDINGS
from tests.river.truth.facts import FACTS
from tests.river.truth.hopes import HOPES
from tests.river.truth.joint import JOINT
from tests.river.truth.no_fact import NO_FACT
from tests.river.truth.problems import PROBLEMS
from tests.river.truth.records import RECORDS
from tests.river.truth.refusals import REFUSALS
from tests.river.truth.rematch import REMATCH
from tests.river.truth.ruse_refusals import RUSE_REFUSALS
from tests.river.truth.sampling import any_river_case
from tests.truth import Truths

TRUTHS: Final = Truths(
    {
        **{name: at_its_table(one) for name, one in CONTROL.items()},
        **HOPES,
        **JOINT,
        **ENDINGS,
        **AHEAD,
        **REMATCH,
        **RECORDS,
        **REFUSALS,
        **RUSE_REFUSALS,
        **EFFECTS,
        **FACTS,
        **CONTRADICTIONS,
        **DISPUTES,
        **PROBLEMS,
        **READING,
    },
    NO_FACT,
    any_river_case,
)
