"""The contents of the box, read from ``box.json``: a table for each kind of component.

The entry ``certainty`` says how well each part is attested: ``sure``, ``likely`` or ``unknown``. The Polish
box counts nine marriage cards. No source we have describes the ninth, so no ruling uses it.
"""

import json
from importlib.resources import files
from typing import Any, Final

BOX: Final[dict[str, Any]] = json.loads(files(__package__).joinpath("box.json").read_text(encoding="utf-8"))
