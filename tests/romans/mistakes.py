"""One deliberate mistake for every rule: (file, what stands there, the mistake). Cases must object to each."""

from typing import Final

MISTAKES: Final[dict[str, tuple[str, str, str]]] = {}
