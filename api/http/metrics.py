"""What is counted, for Prometheus. Each app counts for itself."""

from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from api.store.content import Content
from api.work.solvers import Solvers

MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 60.0)


class Metrics:
    def __init__(self, solvers: Solvers) -> None:
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "sedzia_requests", "Requests answered", ["method", "door", "status"], registry=self._registry
        )
        self._seconds = Histogram(
            "sedzia_request_seconds",
            "Until the end of the reply",
            ["door"],
            buckets=SECONDS,
            registry=self._registry,
        )
        self._rulings = Counter(
            "sedzia_rulings", "Rulings given", ["game", "kind", "verdict"], registry=self._registry
        )
        self._disagreements = Counter(
            "sedzia_engine_disagreements", "Rulings in which engines disagree", registry=self._registry
        )
        self._registry.register(_Lanes(solvers))

        self._known: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}
        """What is counted for a door, found once."""

    def answered(self, method: str, door: str, status: int, seconds: float) -> None:
        found = self._known.get((method, door, status))
        if found is None:
            found = self._requests.labels(method, door, str(status)), self._seconds.labels(door)
            self._known[method, door, status] = found
        counter, histogram = found
        counter.inc()
        histogram.observe(seconds)

    def given(self, content: Content) -> None:
        self._rulings.labels(content.game, content.kind, content.verdict).inc()
        if content.disagreed:
            self._disagreements.inc()

    def text(self) -> bytes:
        return generate_latest(self._registry)


class _Lanes(Collector):
    """Read off the solver processes when somebody asks."""

    def __init__(self, solvers: Solvers) -> None:
        self._solvers = solvers

    def collect(self) -> Iterator[GaugeMetricFamily | CounterMetricFamily]:
        waiting = GaugeMetricFamily("sedzia_waiting", "Cases that wait for a solver process", labels=["lane"])
        working = GaugeMetricFamily("sedzia_working", "Solver processes at work", labels=["lane"])
        killed = CounterMetricFamily("sedzia_solver_kills", "Solver processes killed", labels=["lane", "why"])
        for name, lane in self._solvers.lanes.items():
            waiting.add_metric([name], lane.waiting)
            working.add_metric([name], lane.working)
            for why, count in lane.killed.items():
                killed.add_metric([name, why], count)
        yield from (waiting, working, killed)
