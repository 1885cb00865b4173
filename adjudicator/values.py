"""JSON values, and their text that is the same for equal values."""

import json
from collections.abc import Mapping, Sequence

Json = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]
JsonObject = Mapping[str, Json]


def canonical(value: Json) -> str:
    """JSON that is the same, byte for byte, for equal values."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
