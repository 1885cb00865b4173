"""The rounds of the search against the oracle: the same tables after every choice, under all readings."""

import random
from itertools import chain

import pytest

from adjudicator.games.romans.search.state import FaceDown, State, round_rules
from adjudicator.games.romans.table.cards import NONE, STRENGTHS, WARRIOR, WARRIORS
from adjudicator.games.romans.table.forts import FORT, FORTS, VALUES
from adjudicator.games.romans.table.table import Setup
from tests.romans import oracle
from tests.romans.every_round import results_by_search
from tests.romans.oracle import Fort, Round, Scene, every_run
from tests.romans.readings import DEFAULTS, oracle_rules, random_readings

CLANS = ("green", "red", "gold", "blue")


def card(fort: int, number: int) -> Fort:
    return Fort(FORTS[fort].split("-")[0], VALUES[fort], number)


def kind(fort: Fort) -> int:
    name = f"{fort.kind}-{abs(fort.value)}" if fort.kind in ("niefort", "fortheca") else fort.kind
    return FORT[name]


def random_scene(rng: random.Random) -> tuple[Setup, Scene]:
    """A random round with all cards known."""
    clans = CLANS[: rng.randint(2, 4)]
    neutral = {clan for clan in clans[1:] if rng.random() < 0.3}
    rest = rng.randint(1, 4)
    deck = [card(fort, number) for number, fort in enumerate(chain(range(len(FORTS)), range(len(FORTS))))]
    rng.shuffle(deck)
    if rng.random() < 0.7:
        front = rng.choice(("komfort", "fokus", "fortuna", "fortheca"))
        deck.sort(key=lambda fort: fort.kind != front)
    wall = [deck.pop(0) for _ in range(rest)]
    rng.shuffle(deck)
    strengths = dict(oracle.STRENGTHS)
    if rng.random() < 0.1:
        strengths |= {"axx": 3, "svord": 3, "druhid": 1}
    meeting = rng.choice(("", "", "", "chariott", "archr", "filchy"))
    up, down, held, lost = {}, {}, {}, {}
    for clan in clans:
        cards = rng.sample(oracle.WARRIORS, 9)
        up[clan] = [cards.pop() for _ in range(rng.choice((0, 0, 1, 2, 2, 3, 4)))]
        down[clan] = {place: cards.pop() for place in range(6 - rest, 6)}
        held[clan] = [deck.pop() for _ in range(rng.choice((0, 0, 1, 2)))]
        lost[clan] = [deck.pop() for _ in range(rng.choice((0, 0, 0, 1)))]
        if sum(fort.kind == "fortheca" for fort in (*held[clan], *lost[clan])) > 2:
            lost[clan] = []  # else the game might be over
        if meeting:
            up[clan], first = _meeting(rng, clans.index(clan), meeting)
            cards = [*oracle.WARRIORS]
            for one in (*up[clan], first):
                cards.remove(one)
            later = rng.sample(cards, rest - 1)
            down[clan] = dict(zip(range(6 - rest, 6), (first, *later), strict=True))
    setup = Setup(
        clans,
        tuple(clan in neutral for clan in clans),
        rng.random() < (0.6 if meeting == "filchy" else 0.2),
        rng.random() < 0.2,
        strengths=tuple(strengths[warrior] for warrior in WARRIORS),
    )
    scene = Scene(list(clans), neutral, [None] * (6 - rest) + wall, 6 - rest, up, down, held, lost, strengths)
    return setup, scene


def _meeting(rng: random.Random, seat: int, which: str) -> tuple[list[str], str]:
    """The face-up warriors and the one revealed, if clans meet: Ch'ariotts, tied Arch'rs, or only Filchy."""
    if which == "archr":
        return (["filchy"], "archr") if seat < 2 else (["qween"], rng.choice(("horsie", "horsie", "archr")))
    return [rng.choice(("qween", "druhid", "axx"))], which if rng.random() < 0.9 else "svord"


def search_state(scene: Scene) -> State:
    """The state of the search for this table, all cards known."""
    return State(
        tuple(kind(fort) for fort in scene.wall if fort),
        tuple(tuple(WARRIOR[one] for one in scene.up[clan]) for clan in scene.clans),
        tuple(
            FaceDown(tuple(WARRIOR[scene.down[clan][place]] for place in sorted(scene.down[clan])), 0, 0)
            for clan in scene.clans
        ),
        tuple(tuple(map(kind, scene.held[clan])) for clan in scene.clans),
        tuple(tuple(map(kind, scene.lost.get(clan, []))) for clan in scene.clans),
        NONE if scene.champion is None else scene.clans.index(scene.champion),
    )


def comparable(state: State) -> tuple[object, ...]:
    """The state without the order of cards. Face-down cards that are not known are a set."""
    return (
        state.wall,
        tuple(tuple(sorted(line)) for line in state.face_up),
        tuple(down.fixed if NONE not in down.fixed else down.pool for down in state.face_down),
        tuple(tuple(sorted(forts)) for forts in state.forts),
        tuple(tuple(sorted(forts)) for forts in state.dropped),
        state.champion,
    )


def loosened(scene: Scene, shown: dict[str, str], neutral: set[str]) -> State:
    """The state in which nobody knows the order of the cards that Svord has moved."""
    from adjudicator.games.romans.search.state import rearranged

    state = search_state(scene)
    loose = [
        rearranged(down) if shown[clan] == "svord" and clan not in neutral else down
        for clan, down in zip(scene.clans, state.face_down, strict=True)
    ]
    return state._replace(face_down=tuple(loose))


@pytest.mark.parametrize("seed", range(6))
def test_rounds_as_the_oracle_plays_them(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(80):
        setup, scene = random_scene(rng)
        readings = DEFAULTS | (random_readings(rng) if rng.random() < 0.7 else {})
        flags = oracle_rules(readings, setup)
        shown = {clan: scene.down[clan][scene.round] for clan in scene.clans}
        expected = {
            (end.log[-1][1], comparable(loosened(end, shown, scene.neutral)))
            for _, end in every_run(lambda choose, s=scene, f=flags: Round(s, f, choose).play())  # type: ignore[misc]
        }
        found = {
            (None if one.winner == NONE else scene.clans[one.winner], comparable(one.after))
            for one in results_by_search(round_rules(setup, readings), search_state(scene))
        }
        assert found == expected, (scene, readings, setup)


def test_the_oracle_has_our_strengths() -> None:
    assert dict(zip(WARRIORS, STRENGTHS, strict=True)) == oracle.STRENGTHS
