"""The example dispute of the api tests: upheld, because the yellow 9 is gone."""

import re
from copy import deepcopy
from typing import Any, Final

import httpx
import httpx2
from starlette.testclient import TestClient

Client = TestClient

NOTATION: Final = "river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3"
REJECTED: Final = "river; dam 3: R8 R9 R10 vs Y11; claim control 3"
_CASE: Final[dict[str, Any]] = {
    "game": "river",
    "position": {
        "dams": [{"tile": 3, "attacker": ["R8", "R9", "R10"], "defender": ["Y11"]}],
        "discard": ["Y9", "P10"],
    },
    "claim": {"kind": "control", "dam": 3},
}


def upheld() -> dict[str, Any]:
    return deepcopy(_CASE)


def rejected() -> dict[str, Any]:
    case = upheld()
    del case["position"]["discard"]
    return case


def dam(case: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = case["position"]["dams"][0]
    return found


def ruling_in(reply: httpx.Response | httpx2.Response) -> str:
    """The ruling as it was said, without what belongs to this one giving."""
    assert reply.status_code == 200, reply.text
    return re.sub(r',"superseded_by":[^}]*\}$', "}", reply.text)
