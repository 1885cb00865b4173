"""What is in the box, read from ``box.json``: every table of the components, and how sure we are of it."""

import json
from importlib.resources import files
from typing import Any, Final, Literal

Certainty = Literal["sure", "likely", "unknown"]

BOX: Final[dict[str, Any]] = json.loads(files(__package__).joinpath("box.json").read_text(encoding="utf-8"))

CERTAINTY: Final[dict[str, Certainty]] = BOX["certainty"]
"""Part of the box to how well it is attested.

The Polish box counts nine marriage cards. No source we have knows the ninth, so no ruling uses it.
"""
