"""Every problem of a position is named, and all of them at once."""

import random
from copy import deepcopy
from typing import Any

import pytest
from pydantic import ValidationError

from adjudicator.games.boru.intake.check import check_position
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.board import TOWNS
from adjudicator.games.boru.table.table import PHASES, Phase
from adjudicator.problems import Kind
from tests.boru.sampling import DEFAULTS, play_out, random_readings
from tests.boru.support import checked, codes, position_of, table_of

THREE = "player a; player b; player c"
TRICK = "active MUN-R1; trick a 24, b 1, c 3; tricks 0"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        # things on the board
        ("player a: towns DUB-R1; player b: towns DUB-R1; player c", "two-discs"),
        ("player a: towns DUB-R1 DUB-R1; player b; player c", "two-discs"),
        (f"{THREE}; vikings DUB-R1", "viking-without-disc"),
        (f"{THREE}; monasteries DUB-R1", "monastery-without-disc"),
        ("player a: towns DUB-R1; player b; player c; monasteries DUB-R1 DUB-R1", "two-monasteries"),
        ("player a: towns DUB-R1; player b; player c; vikings DUB-R1 DUB-R1", "two-viking-tokens"),
        ("player a: towns DUB-R2; player b; player c", "unknown-town"),
        ("player a: towns DUB-R1; player b; player c; active DUB-R1; trick a 24", "active-taken"),
        ("player a: tokens DUB; player b: tokens DUB; player c", "token-twice"),
        ("player a: tokens DUB; player b; player c; face-up DUB", "token-twice"),
        ("player a: tokens ERI; player b; player c", "unknown-region"),
        ("player a: track 3; player b: track 3; player c", "track-shared"),
        # names
        ("player a; player a; player c", "player-twice"),
        ("player a; player deal; player c", "player-reserved"),
        (f"{THREE}; marker d", "unknown-player"),
        # marriage cards
        (f"{THREE}; bride estrid", "unknown-bride"),
        ("player a: brides brigid; player b; player c; bride brigid", "bride-twice"),
        ("player a: brides brigid niall; player b; player c; bride aoife", "too-many-brides"),
        (f"{THREE}; pact trade", "pact-without-princess"),
        ("player a: brides princess; player b; player c", "pact-missing"),
        (f"{THREE}; phase marriage; bride princess; marriage-deck 1", "princess-not-last"),
        (f"{THREE}; phase marriage; bride niall; marriage-deck 0", "princess-not-last"),
        (f"{THREE}; phase battle; bride niall", "bride-not-face-up"),
        (f"{THREE}; phase courted; bride niall", "bride-not-face-up"),
        (
            "player a: track 3, brides niall; player b; player c; phase bride-town; queue a; bride aoife",
            "bride-not-face-up",
        ),
        ("player a: brides niall; player b; player c; phase marriage; round 1", "brides-not-revealed"),
        ("player a: brides niall; player b; player c; phase vikings; marriage-deck 3", "brides-not-revealed"),
        (
            "player a: brides niall; player b; player c; phase battle; gone aoife; round 1",
            "brides-not-revealed",
        ),
        ("player a: track 2; player b: track 3; player c: track 4; phase battle", "track-nobody-first"),
        (
            "player a: track 2; player b: track 3; player c: track 4; phase lead; marker a; tricks 0",
            "track-nobody-first",
        ),
        (f"{THREE}; phase battle; round 2; marriage-deck 0", "round-and-deck"),
        (f"{THREE}; round 4", "too-many-rounds"),
        # action cards
        (f"{THREE}; active MUN-R1; trick a 26", "no-such-card"),
        (f"player a: hand 3; player b; player c; {TRICK}", "card-twice"),
        (f"{THREE}; {TRICK.replace('tricks 0', 'tricks 1')}; discard 1", "card-twice"),
        (f"player a: hand 3, lacks 3; player b; player c; {TRICK.replace('3', '4')}", "lacks-and-holds"),
        ("player a: unseen 8, hand 1; player b; player c", "too-many-in-hand"),
        # the trick
        (f"{THREE}; active MUN-R1; trick a 24, a 1", "played-twice"),
        (f"{THREE}; active MUN-R1; trick a 24, c 1", "trick-order"),
        (f"{THREE}; active MUN-R1; trick a 25", "lead-mismatch"),
        (f"{THREE}; marker b; active MUN-R1; trick a 24", "leader-without-marker"),
        (f"{THREE}; phase lead; marker a; active MUN-R1; trick a 24", "phase-and-trick"),
        (f"{THREE}; phase lead; marker a; active MUN-R1; tricks 0", "active-without-trick"),
        (f"{THREE}; trick a 24, b 1; tricks 0", "fact-missing"),
        (f"{THREE}; active MUN-R1; trick a 24, b 1; acted 1", "acted-without-trick"),
        (f"{THREE}; {TRICK}; acted 3", "acted-without-trick"),
        (f"{THREE}; marker a; trick a 24, b 1, c 3; acted 1; tricks 0", "fact-missing"),
        (f"{THREE}; marker b; trick a 3, b 25, c 2; acted 1; tricks 0", "marker-taken-early"),
        (f"{THREE}; marker c; trick a 3, b 25, c 2; acted 1; tricks 0", "marker-not-won"),
        (f"{THREE}; active MUN-R1; trick a 2, b 3, c 25; acted 1; tricks 0", "marker-not-taken"),
        # hands and counts
        ("player a: hand 1 2, unseen 1; player b; player c; marker a; phase lead; tricks 0", "hand-size"),
        (f"{THREE}; marker a; phase lead; tricks 7", "too-many-tricks"),
        (f"{THREE}; marker a; phase lead; tricks 1; discard 1 2 3 4", "discard-count"),
        ("player a: hand 1; player b; player c; phase battle", "hand-out-of-phase"),
        (f"{THREE}; phase battle; tricks 3", "tricks-out-of-phase"),
        ("player a: pack 1 2; player b; player c; phase battle", "draft-out-of-phase"),
        ("player a: pack 1 2 3; player b; player c; marker a; phase draft", "draft-count"),
        (
            f"player a: lacks {' '.join(map(str, range(1, 20)))}; player b; player c; marker a;"
            "phase lead; tricks 0",
            "unseen-impossible",
        ),
        # the middle of an action
        (f"{THREE}; {TRICK}; phase row; acting side-1 1", "acting-out-of-phase"),
        (f"{THREE}; {TRICK}; acting side-1 1", "fact-missing"),
        (f"player a; player b: coins 2; player c; {TRICK}; phase buy", "fact-missing"),
        (f"player a; player b: coins 2; player c; {TRICK}; phase buy; acting side-1 1", "acting-symbol"),
        (f"player a; player b: coins 2; player c; {TRICK}; phase buy; acting main 2", "acting-symbol"),
        (f"player a; player b: coins 1; player c; {TRICK}; phase expand; acting side-1 4", "nothing-due"),
        (f"player a; player b: coins 5; player c; {TRICK}; phase expand; acting side-1 4", "nothing-due"),
        (f"player a; player b: coins 1; player c; {TRICK}; phase buy; acting side-2 1", "nothing-due"),
        (
            f"{THREE}; active MUN-R1; trick a 24, b 25, c 13; tricks 0; phase remove; acting side-2 1",
            "nothing-due",
        ),
        # the upkeep
        (f"{THREE}; phase battle; queue a", "queue-out-of-phase"),
        (f"{THREE}; queue a", "fact-missing"),
        (f"{THREE}; phase invasion; battle 3", "queue-missing"),
        (
            "player a: raiders 2, towns DUB-R1; player b: raiders 1; player c; phase invasion; queue a",
            "queue-wrong",
        ),
        ("player a: church 4; player b; player c; phase monastery; queue a", "queue-wrong"),
        ("player a: church 3, towns DUB-R1; player b; player c; phase four-discs; queue a", "queue-wrong"),
        (f"{THREE}; phase princess; queue a", "queue-wrong"),
        (f"{THREE}; phase over; face-up DUB", ""),
        ("player a: towns DUB-R1 DUB-B1; player b; player c; phase over; face-up DUB", "token-misplaced"),
        ("player a: towns DUB-R1 DUB-B1; player b; player c; phase over", "token-misplaced"),
        # what is remembered of the draft
        (f"{THREE}; draft a: 1 2 3 4 kept 1 2", "draft-pack-size"),
        (f"{THREE}; draft a: 1 2 3 4 5 6 7 8 kept 1 2 3", "draft-kept-size"),
        (f"{THREE}; draft a: 1 2 3 4 5 6 7 8 kept 1 9", "draft-kept-elsewhere"),
        (f"{THREE}; draft a: 1 2 3 4 5 6 7 8 kept 1 2 / 3 9 10 11 12 13", "draft-came-back"),
        (f"{THREE}; draft a: 1 2 3 4 5 6 7 8 / 9 10 11 12 13 14", "draft-turns"),
        (
            f"{THREE}; draft a: 1 2 3 4 5 6 7 8 kept 1 2; draft b: 9 10 11 12 13 14 15 16 kept 9 10 /"
            "3 4 5 6 7 17",
            "draft-neighbours",
        ),
        (f"{THREE}; draft a: 1 1 3 4 5 6 7 8", "card-twice"),
    ],
)
def test_each_problem_by_itself(text: str, code: str) -> None:
    assert codes(text) == ([code] if code else [])


def test_all_problems_are_named_at_once() -> None:
    found = codes(
        "player a: towns DUB-R1, track 3; player b: towns DUB-R1, track 3; player c: tokens DUB;"
        "face-up DUB; vikings MUN-R1; active MUN-R1; trick a 25"
    )
    assert found == ["two-discs", "viking-without-disc", "token-twice", "lead-mismatch", "track-shared"]


def test_what_cannot_be_read_hides_no_other_problem() -> None:
    """Unknown names and cards everywhere, and problems that have nothing to do with them."""
    found = codes(
        "player a: towns DUB-R2 MUN-B1, track 3, hand 26 1; player b: track 3, tokens ERI, brides estrid;"
        "player c: unseen 1, pack 9; phase buy; marker zosia; round 4; marriage-deck 0; bride niall;"
        "active MUN-R1; trick b 25, c 1, c 3; acted 4; acting main 2; tricks 7; discard 30; queue a x"
    )
    assert sorted(found) == sorted(
        [
            *("unknown-player", "unknown-player", "unknown-town", "unknown-region", "unknown-bride"),
            *("no-such-card", "no-such-card", "card-twice"),
            *("played-twice", "lead-mismatch", "acted-without-trick", "track-shared"),
            *("hand-size", "hand-size", "too-many-tricks", "draft-out-of-phase"),
            *("too-many-rounds", "princess-not-last", "queue-out-of-phase"),
        ]
    )


@pytest.mark.parametrize(
    ("text", "codes_found"),
    [
        (f"{THREE}; phase lead; marker zosia; tricks 0", ["unknown-player"]),
        (f"{THREE}; phase lead; marker zosia; tricks 0; round 4", ["unknown-player", "too-many-rounds"]),
        (f"{THREE}; active DUB-R2; trick a 24, b 1; tricks 0", ["unknown-town"]),
        (f"{THREE}; active DUB-R2; trick a 24, c 1; tricks 0", ["unknown-town", "trick-order"]),
        (f"{THREE}; active DUB-R2; phase lead; marker a; tricks 0", ["unknown-town", "active-without-trick"]),
        (f"{THREE}; active MUN-R1; trick zosia 25, b 1, a 3; tricks 0", ["unknown-player", "lead-mismatch"]),
        (f"{THREE}; active MUN-R1; trick a 24, zosia 1, b 3; tricks 0", ["unknown-player", "trick-order"]),
        (f"{THREE}; active MUN-R1; trick a 26, b 1, c 3; acted 1; tricks 0", ["no-such-card"]),
        ("player a: unseen 7; player b; player c; active MUN-R1; trick zosia 24", ["unknown-player"]),
        ("player a: hand 26, unseen 7; player b; player c; phase lead; marker a", ["no-such-card"]),
        ("player a: hand 26; player b; player c; phase battle", ["no-such-card", "hand-out-of-phase"]),
        (f"{THREE}; phase battle; discard 26", ["no-such-card", "tricks-out-of-phase"]),
        (
            "player a: pack 1 2 3 4 5 6 7 26; player b; player c; phase draft; marker a",
            ["no-such-card", "fact-missing", "fact-missing"],
        ),
        (f"{THREE}; phase battle; bride estrid; marriage-deck 0", ["unknown-bride"]),
        (f"{THREE}; phase invasion; battle 3; queue zosia", ["unknown-player"]),
        ("player a: towns DUB-R2; player b; player c; phase invasion; battle 3; queue a", ["unknown-town"]),
        (
            "player a: towns DUB-R2; player b; player c; phase invasion; battle 3; queue a b",
            ["unknown-town", "queue-wrong"],
        ),
        ("player a: towns DUB-R1 DUB-B1 xyz; player b; player c; phase over", ["unknown-town"]),
        ("player a: track 3, brides x; player b; player c; phase princess; queue a", ["unknown-bride"]),
        (
            f"{THREE}; phase draft; draft zosia: 1 2 3 4 5 6 7 8",
            ["unknown-player", "fact-missing", "fact-missing", "fact-missing"],
        ),
    ],
)
def test_consequences_of_what_cannot_be_read_are_not_named(text: str, codes_found: list[str]) -> None:
    assert codes(text) == codes_found


UNREADABLE: dict[str, str | int] = {
    **dict.fromkeys(("towns", "vikings", "monasteries", "active"), "DUB-R2"),
    **dict.fromkeys(("tokens", "face_up"), "ERI"),
    **dict.fromkeys(("brides", "bride", "gone"), "estrid"),
    **dict.fromkeys(("hand", "lacks", "pack", "kept", "discard", "card"), 26),
    **dict.fromkeys(("marker", "queue", "player"), "zosia"),
}
"""Field to something that is not in the box or at the table."""


@pytest.mark.parametrize("seed", range(10))
def test_one_unreadable_thing_is_one_problem(seed: int) -> None:
    """In a sound position nothing else is named, except that a token lies on a town without a disc."""
    rng = random.Random(seed)
    _, tables, _ = play_out(rng)
    for table in rng.sample(tables, 60):
        facts = PLAY.facts(table)
        holder = rng.choice([facts, facts, *facts["players"], *facts.get("trick", [])])
        fields = [name for name in holder if name in UNREADABLE and holder[name] != []]
        if not fields:
            continue
        name = rng.choice(fields)
        if isinstance(holder[name], list):
            holder[name][rng.randrange(len(holder[name]))] = UNREADABLE[name]
        else:
            holder[name] = UNREADABLE[name]
        position, problems = check_position(PositionForm.model_validate(facts), DEFAULTS)
        (first, *rest) = [one for one in problems if not one.code.endswith(("-without-disc", "-princess"))]
        assert first.kind is Kind.MALFORMED
        assert rest == []
        assert [player.name for player in position.table.players] == [one["id"] for one in facts["players"]]


def test_a_trick_that_is_over_has_nobody_acting() -> None:
    found = codes(
        f"player a: track 3; player b: track 3; player c; {TRICK}; acted 4; phase buy; acting main 1"
    )
    assert found == ["acted-without-trick", "track-shared"]


def test_problems_point_at_their_place() -> None:
    _, problems = checked("player a: towns DUB-R1; player b: towns BRE-R1 DUB-R1; player c")
    assert [(problem.kind, problem.pointer) for problem in problems] == [
        (Kind.CONTRADICTORY, "/position/players/1/towns/1")
    ]


def test_a_pack_that_has_gone_round_the_table_comes_back() -> None:
    memory = "draft a: 1 2 3 4 5 6 7 8 kept 1 2 / 9 10 11 12 13 14 kept 9 10 / 15 16 17 18 kept 15 16 / 3 4"
    assert codes(f"{THREE}; {memory}") == []
    assert codes(f"{THREE}; {memory.replace('/ 3 4', '/ 3 19')}") == ["draft-came-back"]


def test_a_reading_may_allow_what_the_default_does_not() -> None:
    text = "player a; player b; player c; phase battle; round 2; bride niall; marriage-deck 0"
    shorter = {**DEFAULTS, "nobody-courted": "deck-top-leaves"}
    assert codes(text) == ["round-and-deck", "bride-not-face-up"]
    assert codes(text, shorter) == []
    assert codes(text.replace("round 2", "round 1"), shorter) == ["round-and-deck"]
    assert codes(text.replace("battle", "courted"), shorter) == ["round-and-deck"]


def test_facts_that_are_not_given_are_unknown() -> None:
    position = position_of("player a: coins 3; player b; player c; marker a")
    assert [problem.pointer for problem in position.missing("coins", "battle", "marker")] == [
        "/position/players/1/coins",
        "/position/players/2/coins",
        "/position/battle",
    ]
    assert {problem.kind for problem in position.missing("coins")} == {Kind.MISSING}


def test_phase_and_leader_follow_from_the_trick() -> None:
    table = table_of(f"{THREE}; active MUN-R1; trick b 24; tricks 2")
    assert (table.phase, table.name(table.marker)) == (Phase.FOLLOW, "b")
    assert [player.unseen for player in table.players] == [6, 5, 6]
    assert table_of(f"{THREE}; {TRICK}").phase == Phase.ROW
    assert table_of(THREE).phase == Phase.UNKNOWN


def test_the_number_of_tricks_follows_from_a_hand() -> None:
    position = position_of("player a: hand 1 2, unseen 3; player b; player c; marker a; phase lead")
    assert position.table.tricks == 3
    assert position.missing("tricks") == []
    assert position_of(f"{THREE}; marker a; phase lead").missing("tricks")


@pytest.mark.parametrize(
    "given",
    [
        {"players": [{"id": "a"}, {"id": "b"}]},
        {"players": [{"id": name} for name in "abcdef"]},
        {"players": [{"id": "a b"}, {"id": "b"}, {"id": "c"}]},
        {"players": [{"id": "a", "coins": -1}, {"id": "b"}, {"id": "c"}]},
        {"players": [{"id": "a", "coins": "3"}, {"id": "b"}, {"id": "c"}]},
        {"players": [{"id": "a", "track": 11}, {"id": "b"}, {"id": "c"}]},
        {"players": [{"id": "a", "colour": "red"}, {"id": "b"}, {"id": "c"}]},
        {"players": [{"id": name} for name in "abc"], "phase": "night"},
    ],
)
def test_what_the_form_refuses(given: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        PositionForm.model_validate(given)


def _bent(rng: random.Random, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of a table with a few of them changed, left out or swapped."""
    facts = deepcopy(facts)
    for _ in range(rng.randint(1, 3)):
        holder = rng.choice([facts, facts, *facts["players"]])
        name = rng.choice(list(holder))
        value = holder[name]
        if name in ("players", "id"):
            rng.shuffle(facts["players"])
        elif rng.random() < 0.3:
            holder.pop(name)
        elif isinstance(value, int):
            holder[name] = max(0, value + rng.choice((-2, -1, 1, 2)))
        elif isinstance(value, list) and value:
            holder[name] = value[1:] if rng.random() < 0.5 else [*value, rng.choice(value)]
        elif name == "phase":
            holder[name] = rng.choice(PHASES)
        elif name in ("marker", "active"):
            holder[name] = rng.choice(
                [player["id"] for player in facts["players"]] if name == "marker" else TOWNS
            )
    return facts


@pytest.mark.parametrize("seed", range(12))
def test_a_changed_position_is_refused_or_can_be_played_on(seed: int) -> None:
    """The checks never fail with an error, and a position that passes them has a legal next action."""
    rng = random.Random(seed)
    readings = random_readings(rng)
    _, tables, _ = play_out(rng, readings=readings)
    sound = 0
    for table in rng.sample(tables, 60):
        try:
            form = PositionForm.model_validate(_bent(rng, PLAY.facts(table)))
        except ValidationError:
            continue
        position, problems = check_position(form, readings)
        if problems:
            continue
        sound += 1
        if not position.unknown:
            again = PositionForm.model_validate(PLAY.facts(position.table))
            assert check_position(again, readings) == (position, [])
        options = PLAY.actions(position.table, readings)
        assert options or position.table.phase in (Phase.OVER, Phase.UNKNOWN, Phase.MARRIAGE)
        for action in rng.sample(options, min(5, len(options))):
            assert PLAY.refusal(position.table, action, readings) is None
            after = PLAY.after(position.table, action, readings)
            assert all(player.coins >= 0 and player.unseen >= 0 for player in after.players)
    assert sound


def test_an_action_is_not_called_wrong_where_the_winner_is_unknown() -> None:
    """The marker lies on a town that was not named, so nobody knows whose action is the main one."""
    text = (
        "player a: towns SUN-R1; player b: coins 6, towns LEI-B2; player c: towns DUB-B1; marker a; "
        "trick a 11, b 2, c 24; acting side-1 4; tricks 2; phase expand"
    )
    assert codes(text) == ["fact-missing"]
    assert codes(f"{text}; active CON-R1") == []
