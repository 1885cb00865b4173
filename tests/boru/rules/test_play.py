"""Random games: exactly the listed actions are legal, and everything has a text and words."""

import random
from itertools import combinations

import pytest

from adjudicator.games.boru.intake.check import check_position
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.rulebook import RULES
from adjudicator.games.boru.rules.legal_actions import legal_actions
from adjudicator.games.boru.rules.play import PLAY, after_with_steps
from adjudicator.games.boru.table.actions import Action, ActionKind, read, write
from adjudicator.games.boru.table.board import TOWNS
from adjudicator.games.boru.table.cards import BRIDES
from adjudicator.games.boru.table.table import DEALT, ROUNDS, Phase, Player, Table
from adjudicator.games.boru.words.readable import localise
from adjudicator.lang import LANGS
from adjudicator.play import replay
from adjudicator.ruling import Reason
from adjudicator.words.render import say_reason
from tests.boru.sampling import NAMES, crowded_round, play_out, random_game, random_readings

SEEDS = range(12)


def _any_action(rng: random.Random) -> Action:
    """A random action that can be written, legal or not."""
    kind = rng.choice(list(ActionKind))
    nobody = kind in (
        ActionKind.REVEAL_VIKINGS,
        ActionKind.REVEAL_BRIDE,
        ActionKind.RESOLVE,
        ActionKind.DEAL_UNSEEN,
    )
    words = {
        ActionKind.REVEAL_BRIDE: list(BRIDES),
        ActionKind.RESOLVE: ["marriage", "battle", "church", "regions"],
        ActionKind.TAKE: ["main", "side-1", "side-2"],
        ActionKind.CHOOSE: ["military", "trade", "spurn"],
    }
    towns = (
        ActionKind.SETTLE,
        ActionKind.LEAD,
        ActionKind.EXPAND,
        ActionKind.REMOVE,
        ActionKind.PLACE,
        ActionKind.YIELD,
        ActionKind.BUILD,
    )
    number = {ActionKind.BUY: rng.randint(0, 4), ActionKind.REVEAL_VIKINGS: rng.randint(8, 15)}
    if kind in (ActionKind.LEAD, ActionKind.PLAY, ActionKind.DEAL):
        number[kind] = rng.randint(1, 25)
    return Action(
        kind,
        "" if nobody else rng.choice(NAMES),
        number.get(kind, 0),
        tuple(sorted(rng.choices(range(1, 26), k=2))) if kind is ActionKind.KEEP else (),
        rng.choice(TOWNS) if kind in towns else "",
        rng.choice(TOWNS) if kind is ActionKind.EXPAND else "",
        rng.choice(words[kind]) if kind in words else "",
    )


def _bent(rng: random.Random, action: Action) -> Action:
    """The action with one thing changed, as by a slip of the pen."""
    other = _any_action(rng)
    match rng.randint(0, 4):
        case 0 if action.player:
            return action._replace(player=rng.choice(NAMES))
        case 1 if action.town:
            return action._replace(town=rng.choice(TOWNS))
        case 2 if action.origin:
            return action._replace(origin=rng.choice(TOWNS))
        case 3 if action.kind in (ActionKind.LEAD, ActionKind.PLAY, ActionKind.DEAL, ActionKind.BUY):
            return action._replace(number=rng.randint(1, 25))
    return other


@pytest.mark.parametrize("seed", SEEDS)
def test_an_action_is_listed_exactly_if_it_is_not_refused(seed: int) -> None:
    rng = random.Random(seed)
    readings = random_readings(rng)
    _, tables, done = play_out(rng, readings=readings)
    for table, action in zip(tables, [*done, None], strict=True):
        listed = set(legal_actions(table))
        assert len(listed) == len(legal_actions(table))
        assert all(PLAY.refusal(table, one, readings) is None for one in listed)
        tried = [_any_action(rng) for _ in range(6)]
        if action is not None:
            assert action in listed
            tried += [_bent(rng, action) for _ in range(6)]
        for one in tried:
            assert (PLAY.refusal(table, one, readings) is None) == (one in listed), write(one)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_replays_and_a_changed_action_is_caught_at_its_place(seed: int) -> None:
    rng = random.Random(seed)
    readings = random_readings(rng)
    first, done = random_game(rng, readings=readings)
    sound = replay(PLAY, first, done, readings)
    assert sound.refused is None
    assert sound.last.phase == Phase.OVER
    assert PLAY.result(sound.last, readings) is not None
    for _ in range(5):
        place = rng.randrange(len(done))
        wrong = _bent(rng, done[place])
        if wrong not in legal_actions(sound.tables[place]):
            caught = replay(PLAY, first, [*done[:place], wrong, *done[place + 1 :]], readings)
            assert caught.refused is not None
            assert len(caught.tables) == place + 1


@pytest.mark.parametrize("seed", SEEDS)
def test_actions_and_tables_are_written_and_read_back(seed: int) -> None:
    rng = random.Random(seed)
    readings = random_readings(rng)
    _, tables, done = play_out(rng, readings=readings)
    for action in [*done, *(_any_action(rng) for _ in range(50))]:
        assert read(write(action)) == action
    for table in tables:
        facts = PLAY.facts(table)
        form = PositionForm.model_validate(facts)
        assert form.model_dump(mode="json", exclude_defaults=True) == facts
        position, problems = check_position(form, readings)
        assert not problems
        assert position.table == table


def test_on_a_crowded_board_somebody_may_not_be_able_to_lead() -> None:
    """What that says about their hand is kept, and they always have a card to play."""
    passed = 0
    for seed in range(40):
        rng = random.Random(seed)
        readings = random_readings(rng)
        for table, action in crowded_round(rng, readings):
            passed += action.kind is ActionKind.CANNOT_LEAD
            listed = legal_actions(table)
            for one in (
                _any_action(rng),
                _bent(rng, action),
                Action(ActionKind.CANNOT_LEAD, table.name(table.marker)),
            ):
                assert (PLAY.refusal(table, one, readings) is None) == (one in listed), write(one)
            position, problems = check_position(PositionForm.model_validate(PLAY.facts(table)), readings)
            assert not problems
            assert position.table == table
    assert passed > 20


@pytest.mark.parametrize("seed", SEEDS)
def test_what_never_changes(seed: int) -> None:
    """Discs do not overlap, nobody shares a space of the track, and rounds and tricks are complete."""
    rng = random.Random(seed)
    _, tables, done = play_out(rng)
    size = tables[0].size
    assert sum(action.kind is ActionKind.REVEAL_BRIDE for action in done) == ROUNDS[size]
    assert sum(action.kind is ActionKind.LEAD for action in done) == ROUNDS[size] * (DEALT[size] - 1)
    for table in tables:
        assert all(left.discs & right.discs == 0 for left, right in _pairs(table))
        assert (table.covered | table.monasteries) & ~table.discs == 0
        if table.phase != Phase.BUY:
            spaces = [player.track for player in table.players if player.track]
            assert len(spaces) == len(set(spaces))
        if table.phase == Phase.LEAD:
            assert {player.hand_size for player in table.players} == {DEALT[size] - table.tricks}


def _pairs(table: Table) -> list[tuple[Player, Player]]:
    return list(combinations(table.players, 2))


@pytest.mark.parametrize("seed", range(40))
def test_every_step_and_every_refusal_has_words_in_both_languages(seed: int) -> None:
    rng = random.Random(seed)
    readings = random_readings(rng)
    _, tables, done = play_out(rng, readings=readings)
    known = {rule.id for rule in RULES}
    reasons: list[Reason] = []
    for table, action in zip(tables, done, strict=False):
        reasons += after_with_steps(table, action, readings)[1]
        reasons += [
            refused
            for one in (_any_action(rng), _bent(rng, action))
            if (refused := PLAY.refusal(table, one, readings))
        ]
    for reason in {(reason.rule, reason.message): reason for reason in reasons}.values():
        assert reason.rule in known
        for lang in LANGS:
            text = say_reason(localise, reason, lang)
            assert not any(slip in text for slip in ("{", "  ", " ,", "..", "None")), text
