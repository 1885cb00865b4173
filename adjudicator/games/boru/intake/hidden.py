"""What only some at the table know: which fields and actions of a case tell it.

``tests/api/store/test_hidden_hands.py`` goes through all fields, so that a new one is not forgotten.
"""

import re
from typing import Final

from adjudicator.hidden import Hidden

HIDDEN: Final = Hidden(
    fields=frozenset({"hand", "lacks", "pack", "kept", "draft", "holds", "testimony"}),
    actions=re.compile(r"\bdeal (?!unseen$)|\bkeeps "),
)
