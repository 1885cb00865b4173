"""What follows a reply, and who may ask: said in the API description for programs that read it."""

from typing import Any, Final

from api.http.doors import Cost, door_of
from api.store.keys import Role

LINKS: Final[dict[tuple[str, str], dict[str, tuple[str, str]]]] = {
    ("rule", "200"): {
        "look_up": ("name", "/number"),
        "picture": ("name", "/number"),
        "text": ("name", "/number"),
        "slip": ("name", "/number"),
        "certificate": ("name", "/id"),
        "proof": ("number", "/number"),
    },
    ("rule", "202"): {"job": ("job", "/id"), "job_events": ("job", "/id"), "cancel": ("job", "/id")},
    ("batch", "202"): {"job": ("job", "/id"), "batch_results": ("job", "/id"), "cancel": ("job", "/id")},
    ("rerule", "202"): {"job": ("job", "/id"), "cancel": ("job", "/id")},
    ("job", "200"): {"look_up": ("name", "/number"), "cancel": ("job", "/id")},
    ("rulings", "200"): {"look_up": ("name", "/rulings/0/number")},
    ("games", "200"): {"game": ("name", "/games/0/id"), "cases": ("name", "/games/0/id")},
}
"""From an operation and its status to those that go on from there, with the place of their parameter."""


def link(described: dict[str, Any]) -> None:
    """Adds to each reply the operations that go on from it."""
    for operation in _operations(described).values():
        for (name, status), links in LINKS.items():
            if operation["operationId"] == name:
                operation["responses"][status]["links"] = {
                    to: {"operationId": to, "parameters": {parameter: f"$response.body#{place}"}}
                    for to, (parameter, place) in links.items()
                }


def guard(described: dict[str, Any], problem: dict[str, Any]) -> None:
    """Adds the key, and what is said to those who may not come in, or come too often."""
    described["components"]["securitySchemes"] = {
        "key": {
            "type": "http",
            "scheme": "bearer",
            "description": "An API key. The service says who needs one.",
        }
    }
    for (path, method), operation in _operations(described).items():
        door = door_of(method.upper(), path)
        if door is None or door.least is not Role.PUBLIC:
            operation["security"] = [{}, {"key": []}]
            operation["responses"]["403"] = {**problem, "description": "Your key does not open this door"}
        operation["responses"]["401"] = {**problem, "description": "A key is needed, or this one is not good"}
        if door is not None and door.cost is not Cost.FREE:
            operation["responses"]["429"] = {**problem, "description": "Too often; Retry-After says when"}


def _operations(described: dict[str, Any]) -> dict[tuple[str, str], Any]:
    return {
        (path, method): operation
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    }
