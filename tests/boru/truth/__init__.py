"""What the messages of boru state, and how the tests find out whether it is true."""

from tests.boru.truth import play_checkers, refusal_checkers, step_checkers
from tests.truth import Truths

TRUTHS = Truths({**step_checkers.PREDICATES, **refusal_checkers.PREDICATES, **play_checkers.PREDICATES}, {})
