"""Checkers of what is said about a region or the game after the upkeep, and about what can be forced."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from tests.boru.oracle import PRINCESS
from tests.boru.truth.bound_checkers import pushed_ends
from tests.boru.truth.courses import (
    can_force,
    claim_of,
    decisions_of,
    ends_of,
    first_scene,
    holds,
    readings_of,
    settled,
)
from tests.boru.truth.scene import UPKEEP
from tests.truth import Predicate, Said


def _names_the_goal(said: Said) -> bool:
    """Player, region and ``sole`` are those of the claim."""
    claim, p = claim_of(said), said.params
    sole = "yes" if claim.get("sole") else "no"
    return (
        p["player"] == claim["player"]
        and p.get("region", "") == (claim.get("region") or "")
        and p.get("sole", sole) == sole
        and p.get("what", "") in ("", "region" if claim.get("region") else "game")
    )


def _verdict(said: Said) -> bool:
    """``boru-<kind>-<how>-<verdict>``: the claim is that one. The oracle says the same, if it can tell."""
    kind, how, verdict = said.message.removeprefix("boru-").split("-")
    claim = claim_of(said)
    that_one = kind == claim["kind"] and how == claim.get("how", "certain") and _names_the_goal(said)
    return that_one and (verdict == "undecided" or holds(said) in (None, verdict == "upheld"))


def _forced(said: Said) -> bool:
    verdict = said.message.removeprefix("boru-forced-")
    told = verdict == "undecided" or can_force(said) in (None, verdict == "upheld")
    return told and _names_the_goal(said)


def _not_last(said: Said) -> bool:
    """The game goes on after this upkeep."""
    scene = first_scene(said)
    return scene.world.deck > 0 and not claim_of(said).get("region") and _names_the_goal(said)


def _plan_entry(said: Said) -> bool:
    witness: Any = said.witness
    at = said.params["at"]
    entry = isinstance(at, int) and at > 0 and witness["line"][at - 1] == said.params["entry"]
    return bool(entry) and can_force(said) in (None, True)


def _no_choice(said: Said) -> bool:
    witness: Any = said.witness
    return not witness["line"] and can_force(said) in (None, True)


# What the ruling rests on


def _settled(said: Said) -> bool:
    return settled(said)


def _exact(said: Said) -> bool:
    """This is the upkeep. An example upholds what is possible and refutes what is certain."""
    how = claim_of(said).get("how", "certain")
    example = "yes" if (said.verdict == "upheld") is (how == "possible") else "no"
    ends = ends_of(said)
    if ends is not None and not any(choices for choices, _ in ends):
        example = "none"
    told = said.params["how"] == how and said.params.get("example", example) == example
    return first_scene(said).phase in UPKEEP and told


def _last_trick(said: Said) -> bool:
    """A trick is on the table, and after it everybody has at most one card. The example is as above."""
    scene, how = first_scene(said), claim_of(said).get("how", "certain")
    example = "yes" if (said.verdict == "upheld") is (how == "possible") else "no"
    told = said.params["how"] == how and said.params["example"] == example
    return bool(scene.trick) and _tricks_left(said) == 1 and told


def _tricks_left(said: Said) -> int:
    """This one included."""
    scene, readings = first_scene(said), readings_of(said)
    tricks = {3: 7, 4: 5, 5: 5 if readings["five-player-tricks"] == "played" else 4}[scene.n]
    done: Any = said.case["position"]
    return tricks - int(done.get("tricks", 0))


def _ahead(said: Said) -> bool:
    """The upkeep, or for the game the last one, is still ahead."""
    scene = first_scene(said)
    return not settled(said) and (scene.phase not in UPKEEP or not claim_of(said).get("region"))


def _gains(said: Said) -> bool:
    """In random courses nobody gets more new towns. There is a Viking town if it may count for somebody."""
    first, most = first_scene(said), said.params["most"]
    ends = [end for side in range(first.n) for end in pushed_ends(said, side)]
    before = Counter(first.world.discs.values())
    gained = [
        count - before[seat] for end in ends for seat, count in Counter(end.world.discs.values()).items()
    ]
    ally = said.params["ally"] == "no" or first.world.princess or first.world.bride in ("", PRINCESS)
    return _ahead(said) and isinstance(most, int) and max(gained, default=0) <= most <= 10 and bool(ally)


def _line(said: Said) -> bool:
    line = claim_of(said)["line"]
    return said.params["entries"] == line and said.params["count"] == len(line)


def _choice_ahead(said: Said) -> bool:
    p, decisions = said.params, decisions_of(said)
    told = p["same"] == ("yes" if p["player"] == p["loser"] else "no")
    return told and (decisions is None or (p["due"], p["player"], p["loser"]) in decisions)


_CHECKERS: Final[dict[str, tuple[str, Callable[[Said], bool]]]] = {
    **{
        f"{kind}-{how}-{verdict}": ("goal claim", _verdict)
        for kind in ("region", "game")
        for how in ("certain", "possible")
        for verdict in ("upheld", "rejected", "undecided")
    },
    "forced-upheld": ("can be forced", _forced),
    "forced-rejected": ("can be forced", _forced),
    "forced-undecided": ("can be forced", _forced),
    "forced-not-last": ("game goes on", _not_last),
    "plan-entry": ("line forces it", _plan_entry),
    "plan-nothing": ("line forces it", _no_choice),
    "ground-settled": ("settled", _settled),
    "ground-exact": ("in the upkeep", _exact),
    "ground-last-trick": ("in the last trick", _last_trick),
    "ground-bounds": ("upkeep ahead", _gains),
    "ground-course": ("upkeep ahead", _ahead),
    "ground-undecided": ("upkeep ahead", _ahead),
    "line": ("line stated", _line),
    "choice-ahead": ("choice reached", _choice_ahead),
}
PREDICATES: Final = {f"boru-{name}": Predicate(*checker) for name, checker in _CHECKERS.items()}
