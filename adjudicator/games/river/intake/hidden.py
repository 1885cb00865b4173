"""What only some at the table know: which fields and actions of a case tell it.

``tests/api/store/test_hidden_hands.py`` goes through all fields, so that a new one is not forgotten.
"""

import re
from typing import Final

from adjudicator.hidden import CARD, Hidden

HIDDEN: Final = Hidden(
    fields=frozenset({"hands", "pile", "testimony"}),
    actions=re.compile(rf"\bdraw {CARD}|\bruse (wymiana|wsparcie|rekrutacja) "),
)
