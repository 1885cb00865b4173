"""Requests of every wrong kind at every door: a few in the tests, many in ``make evidence``.

The API description says what each door takes and gives. Schemathesis derives requests from it that keep to
it and that do not, one by one and in journeys along its links, and holds every reply against it.
"""

from collections import Counter
from contextlib import suppress
from typing import Any, Final

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import FlakyReplay, FlakyStrategyDefinition, Unsatisfiable
from hypothesis.stateful import run_state_machine_as_test
from schemathesis import GenerationMode

from api.app import create_app
from tests.api.store.contents import UPHELD, trick_notation

MODES: Final = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
RULE: Final = "POST /v1/rulings"
CASES: Final = (UPHELD, trick_notation(0), trick_notation(1))
REFUSALS: Final = ("400", "404", "405", "413", "415", "422", "503", "504")
"""What a request that is wrong gets. (503 and 504: the record or the solver processes had no time for it.)"""
SOUND: Final = ("2xx", "404", "413", "422")
"""What has the right form may still be no sound table, or the name of nothing, and is refused for that."""
AT_EVENTS: Final = "^/v1/events"
"""There everything is refused that needs a link (401, 403), or is not possible now (409)."""
TOGETHER: Final = 10
"""Journeys of one seed."""


@schemathesis.serializer("application/x-ndjson")
def lines(_context: Any, value: object) -> bytes:
    """As it is: what is sent in lines is described as text."""
    return value if isinstance(value, bytes) else str(value).encode(errors="surrogateescape")


def described(address: str, at_events: bool = False) -> Any:
    """The API as it describes itself at this address: the desk, or all the rest. Every check is on."""
    whole = schemathesis.openapi.from_dict(create_app().openapi())
    found = whole.include(path_regex=AT_EVENTS) if at_events else whole.exclude(path_regex=AT_EVENTS)
    found.config.update(base_url=address, request_timeout=120)  # a busy machine is no broken promise
    accepted, refused = (["401", "403", "409"], ["401"]) if at_events else ([], [])
    found.config.checks.positive_data_acceptance.expected_statuses = [*SOUND, *accepted]
    # What is too large is refused for that, before anybody looks what else is wrong with it.
    found.config.checks.negative_data_rejection.expected_statuses = [*REFUSALS, *refused]
    return found


def operations(address: str) -> list[Any]:
    """All of them."""
    return [
        one.ok() for at_events in (False, True) for one in described(address, at_events).get_all_operations()
    ]


def edges(operation: Any, most: int) -> Counter[int]:
    """Asks at and beyond the edges of what is described: bounds, types, media types, methods, absences.

    There are thousands for a case, so that only so many are tried, evenly from all. Returns the statuses.
    """
    config = operation.schema.config.generation_for(operation=operation)
    cases = list(
        operation.schema.iter_coverage_cases(
            operation, generation_modes=list(MODES), generation_config=config
        )
    )
    step = max(1, -(-len(cases) // most))
    return Counter(case.call_and_validate().status_code for case in cases[::step])


def fuzz(operation: Any, examples: int, same: bool) -> Counter[int]:
    """Asks what is made up from the description, half of it wrong. Returns the statuses.

    ``same``: the same each time.
    """
    statuses: Counter[int] = Counter()
    for mode in MODES:

        @_lasting(examples // len(MODES), same)
        @given(case=operation.as_strategy(generation_mode=mode))
        def holds(case: Any) -> None:
            statuses[case.call_and_validate().status_code] += 1

        with suppress(Unsatisfiable):  # nothing can be wrong with a request that says nothing
            holds()
    return statuses


def travel(schema: Any, journeys: int, steps: int, first: int) -> Counter[tuple[str, int]]:
    """What a reply names is asked for next, along the links. Every other case handed in is a sound one.

    Returns the operations with their statuses. ``first``: the seed of the first journeys.
    """
    seen: Counter[tuple[str, int]] = Counter()
    schema.config.generation.update(modes=[GenerationMode.POSITIVE])
    machine = schema.as_state_machine()

    class Traveller(machine):  # type: ignore[misc, valid-type]
        def setup(self) -> None:
            self.asked = 0

        def before_call(self, case: Any) -> None:
            self.asked += 1
            if case.operation.label == RULE and self.asked % 2:
                case.media_type, case.body = "text/plain", CASES[self.asked % len(CASES)]
                case.headers = {**(case.headers or {}), "Content-Type": "text/plain"}
                if self.asked % 4 == 3:
                    case.headers["Prefer"] = "respond-async"

        def after_call(self, response: Any, case: Any) -> None:
            seen[case.operation.label, response.status_code] += 1

    for number in range(first, first + journeys // TOGETHER):
        lasting = _lasting(TOGETHER, False, steps)
        # A job has gone on meanwhile, so the same beginning leads elsewhere. A broken promise is not passed
        # over, even if it does not happen again: that would be a FlakyFailure.
        with suppress(FlakyStrategyDefinition, FlakyReplay):
            run_state_machine_as_test(seed(number)(Traveller), settings=lasting)
    return seen


def _lasting(examples: int, same: bool, steps: int = 1) -> settings:
    return settings(
        max_examples=max(1, examples),
        stateful_step_count=steps,
        deadline=None,
        derandomize=same,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
