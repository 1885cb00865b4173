"""What the messages of boru state, and how the tests find out whether it is true."""

from tests.boru.truth import step_checkers
from tests.truth import Truths

TRUTHS = Truths({**step_checkers.PREDICATES}, {})
