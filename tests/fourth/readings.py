"""The one question that the rulebook leaves open: who wins with equal coins?"""

from typing import Final

from adjudicator.readings import Reading

EQUAL: Final = Reading("equal-coins", ("nobody", "both"), ("result", "wins", "legal", "record"))
READINGS: Final = (EQUAL,)
