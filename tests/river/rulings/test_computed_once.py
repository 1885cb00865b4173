"""A ruling builds each contest once for each set of readings, and passes on what it has found."""

from collections import Counter
from collections.abc import Callable

import pytest

from adjudicator.games.river.claims import control
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import Build, Contest, beating_side
from adjudicator.games.river.search import joint_dams
from adjudicator.games.river.search.joint_allocation import Allocation, allocate
from adjudicator.games.river.search.joint_sides import OpenDam
from adjudicator.readings import one_changed
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from tests.river.joint_support import ONLY_LEGIONS, Json, case, dam, ruled
from tests.river.support import RIVER, text


@pytest.mark.parametrize(
    ("notation", "verdict"),
    [
        ("river; dam 3: R8 G8 B8 vs Y5; claim control 3", Verdict.REJECTED),
        ("river; dam 3: R9 R10 R11 vs Y5; claim control 3", Verdict.UPHELD),
    ],
)
def test_control(notation: str, verdict: Verdict, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: Counter[str] = Counter()

    def counted(name: str, real: Callable[..., Contest | Build | None]) -> Callable[..., object]:
        def wrapped(*given: object) -> object:
            calls[name] += 1
            return real(*given)

        return wrapped

    monkeypatch.setattr(control, "contest", counted("contest", contest))
    monkeypatch.setattr(control, "beating_side", counted("beating_side", beating_side))
    case = text(notation)
    assert rule(RIVER, case).verdict is verdict
    others = len(list(one_changed(RIVER.relevant_readings(case), case.readings, "control")))
    assert others > 2
    assert calls == {"contest": 1 + others, "beating_side": 1 + others}


BOTH_NEED_P8 = case(dam(3, "R6 R7 R8", "P9 P10"), dam(5, "G5 G6 G7", "P6 P7"), discard="P11")


@pytest.mark.parametrize(("given", "verdict"), [(ONLY_LEGIONS, "rejected"), (BOTH_NEED_P8, "upheld")])
def test_joint_control(given: Json, verdict: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No reading changes these contests, so every set of dams is searched once."""
    asked: Counter[tuple[Contest, ...]] = Counter()

    def counted(open_dams: list[OpenDam], *rest: object) -> Allocation | None:
        asked[tuple(one.at for one in open_dams)] += 1
        return allocate(open_dams, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(joint_dams, "allocate", counted)
    assert ruled(given).verdict.value == verdict
    assert set(asked.values()) == {1}
