"""Set-up, preparation, draft and tricks, rule by rule, and the rulebook's worked trick."""

from itertools import permutations

from adjudicator.games.boru.rules.legal_actions import trick_winner
from adjudicator.games.boru.table.board import TOWNS, town_names
from adjudicator.games.boru.table.cards import values
from adjudicator.games.boru.table.table import Phase, Table, winner
from tests.boru.sampling import DEFAULTS, new_game
from tests.boru.support import options, play, played_with_steps, refused, table_of

FOUR = ("daria", "kasia", "jerzy", "piotr")
WORKED = """
    player daria: coins 4, track 1, raiders 0, church 0, hand 11, unseen 1
    player kasia: coins 2, track 4, raiders 0, church 0, towns LEI-B4, hand 2, unseen 1
    player jerzy: coins 0, track 3, raiders 0, church 0, towns LEI-Y3, hand 13, unseen 1
    player piotr: coins 2, track 1, raiders 0, church 0, hand 17, unseen 1
    marker daria; phase lead; tricks 4; battle 10; bride brigid; marriage-deck 2
"""


# Set-up


def test_first_discs_go_clockwise_from_the_starter_into_regions_without_another() -> None:
    table = new_game(FOUR, 2)
    table = play(table, "jerzy settles DUB-R1", "piotr settles CON-R1")
    assert refused(table, "kasia settles MUN-R1") == ("setup.discs", "not-your-turn")
    assert refused(table, "daria settles CON-Y3") == ("setup.discs", "region-taken")
    table = play(table, "daria settles MUN-R1", "kasia settles BRE-B1")
    assert table.phase == Phase.VIKINGS
    assert [player.coins for player in table.players] == [3, 3, 3, 3]
    assert [player.points for player in table.players] == [10, 10, 10, 10]
    assert [player.renown for player in table.players] == [1, 1, 1, 1]


# Preparation


def test_the_princess_comes_last_and_no_card_twice() -> None:
    start = "player a; player b; player c: brides brigid; marker a; phase courted; round 2"
    table = table_of(f"{start}; marriage-deck 2")
    assert "reveal marriage brigid" not in options(table)
    assert refused(table, "reveal marriage brigid") == ("prepare.bride", "bride-seen")
    assert refused(table, "reveal marriage princess") == ("prepare.last", "princess-last")
    last = table_of(f"{start.replace('round 2', 'round 3')}; marriage-deck 1")
    assert options(last) == ["reveal marriage princess"]
    assert refused(last, "reveal marriage niall") == ("prepare.last", "princess-last")


def test_a_viking_card_puts_raiders_in_the_battle_area_and_is_used_up() -> None:
    table = table_of("player a; player b; player c; phase vikings; viking-deck 9 12 12")
    assert options(table) == ["reveal viking 9", "reveal viking 12"]
    after = play(table, "reveal viking 12")
    assert (after.battle, after.vikings) == (12, (9, 12))
    assert refused(table, "reveal viking 14") == ("prepare.vikings", "viking-card")


# Draft


def test_packs_go_left_and_the_last_cards_are_kept_at_once() -> None:
    table = table_of(
        "player a: pack 1 2 3 4 5; player b: pack 6 7 8 9 10; player c: pack 11 12 13 14 15;"
        "player d: pack 16 17 18 19 20; player e: pack 21 22 23 24 25; marker b; phase draft"
    )
    table = play(table, "b keeps 6 7", "c keeps 11 12", "d keeps 16 17", "e keeps 21 22", "a keeps 1 2")
    assert list(values(table.players[1].pack)) == [3, 4, 5]
    assert refused(table, "b keeps 3 6") == ("draft.final", "kept-already")
    assert refused(table, "b keeps 3 8") == ("draft.keep", "not-in-pack")
    assert refused(table, "b keeps 3 3") == ("draft.keep", "same-card")
    table = play(table, "b keeps 3 4", "c keeps 8 9", "d keeps 13 14", "e keeps 18 19", "a keeps 23 24")
    assert table.phase == Phase.LEAD
    assert [list(values(player.hand)) for player in table.players] == [
        [1, 2, 20, 23, 24],
        [3, 4, 6, 7, 25],
        [5, 8, 9, 11, 12],
        [10, 13, 14, 16, 17],
        [15, 18, 19, 21, 22],
    ]


def test_everybody_chooses_at_once_so_the_choices_may_be_told_in_any_order() -> None:
    table = table_of(
        "player a: pack 1 2 3 4 5 6; player b: pack 7 8 9 10 11 12; player c: pack 13 14 15 16 17 18;"
        "player d: pack 19 20 21 22 23 24; phase draft"
    )
    choices = ("a keeps 1 2", "b keeps 7 8", "c keeps 13 14", "d keeps 19 20")
    ends = {play(table, *order) for order in permutations(choices)}
    assert len(ends) == 1
    assert [list(values(player.pack)) for player in ends.pop().players] == [
        [21, 22, 23, 24],
        [3, 4, 5, 6],
        [9, 10, 11, 12],
        [15, 16, 17, 18],
    ]
    half = play(table, "d keeps 19 20", "b keeps 7 8")
    assert {line.split()[0] for line in options(half)} == {"a", "c"}
    assert refused(half, "b keeps 9 10") == ("draft.keep", "has-chosen")
    assert refused(half, "a leads 1 at MUN-R1") == ("draft.keep", "not-due")


def test_a_deal_is_written_down_whole_or_not_at_all() -> None:
    table = table_of("player a; player b; player c; player d; marker a; phase deal")
    half = play(table, "deal a 7")
    assert refused(half, "deal unseen") == ("draft.deal", "half-seen")
    assert refused(half, "deal b 7") == ("draft.deal", "dealt-twice")
    full = play(half, *(f"deal a {card}" for card in (1, 2, 3, 4, 5)))
    assert refused(full, "deal a 8") == ("draft.deal", "pack-full")
    unseen = play(table, "deal unseen")
    assert [player.unseen for player in unseen.players] == [6, 6, 6, 6]
    assert unseen.phase == Phase.LEAD


# Tricks


def test_the_highest_matching_card_wins_and_white_matches_everything() -> None:
    assert winner([(0, 11), (1, 2), (2, 13), (3, 17)], "R") == 2
    assert winner([(0, 11), (1, 2), (2, 24), (3, 13)], "R") == 2
    assert winner([(0, 11), (1, 25), (2, 23), (3, 12)], "R") == 0
    assert winner([(0, 20), (1, 21), (2, 22), (3, 25)], "Y") == 2


def test_the_leader_matches_the_town_and_it_is_free() -> None:
    table = table_of(WORKED)
    assert refused(table, "daria leads 11 at LEI-B1") == ("trick.match", "wrong-colour")
    assert refused(table, "daria leads 11 at LEI-B4") == ("trick.marker", "town-taken")
    assert refused(table, "kasia leads 2 at CON-R1") == ("trick.marker", "not-your-turn")
    assert refused(table, "daria leads 2 at CON-R1") == ("trick.hand", "elsewhere")
    assert refused(table, "daria cannot lead") == ("trick.no-lead", "can-lead")


def test_a_card_is_played_once_a_round() -> None:
    table = play(table_of(WORKED), "daria leads 11 at CON-R1", "kasia plays 2")
    assert refused(table, "jerzy plays 2") == ("trick.hand", "played-already")
    assert refused(table, "jerzy plays 17") == ("trick.hand", "elsewhere")
    assert refused(table, "piotr plays 17") == ("trick.follow", "not-your-turn")


def test_nobody_follows_out_of_turn_and_any_card_will_do() -> None:
    table = play(table_of(WORKED), "daria leads 11 at CON-R1")
    assert "kasia plays 25" in options(table)  # one of her cards has not been shown
    assert "kasia plays 11" not in options(table)


def test_the_worked_trick_action_by_action() -> None:
    """Rulebook, Faza Akcji, example: cards 11, 2, 13 and 17 for a red town in Connaught."""
    table = table_of(WORKED)
    table = play(table, "daria leads 11 at CON-R1", "kasia plays 2", "jerzy plays 13", "piotr plays 17")
    assert table.name(trick_winner(table)) == "jerzy"
    assert [table.name(seat) for seat, _ in table.order] == ["kasia", "daria", "jerzy", "piotr"]
    assert options(table) == ["kasia takes side 1", "kasia takes side 2"]
    table = play(table, "kasia takes side 1")
    assert table.players[1].coins == 5
    assert options(table) == ["kasia does not expand", "kasia expands from LEI-B4 to LEI-Y4"]
    assert refused(table, "kasia expands from LEI-B4 to LEI-Y3") == ("expand.free", "target-taken")
    table = play(table, "kasia expands from LEI-B4 to LEI-Y4")
    assert table.players[1].coins == 0
    assert set(town_names(table.players[1].discs)) == {"LEI-B4", "LEI-Y4"}
    table = play(table, "daria takes side 2", "daria buys 0", "daria buys 2")
    assert (table.players[0].raiders, table.players[0].coins, table.battle) == (4, 0, 6)
    assert refused(table, "jerzy takes side 1") == ("trick.main", "winner-takes-main")
    table = play(table, "jerzy takes main")
    assert town_names(table.players[2].discs) == ("CON-R1", "LEI-Y3")
    assert (table.marker, table.players[2].coins) == (2, 1)
    assert refused(table, "piotr takes main") == ("trick.side", "loser-takes-side")
    before = play(table, "piotr takes side 2", "piotr buys 0", "piotr buys 0")
    assert before.players[3].track == 3  # space 4, where Kasia is
    stays = play(before, "piotr buys 0")
    assert stays.players[3].track == 1  # past Jerzy on space 3, down to space 2
    table = play(before, "piotr buys 1")
    assert (table.players[3].track, table.players[3].coins) == (4, 0)
    assert table.phase == Phase.MARRIAGE
    assert all(player.hand_size == 0 for player in table.players)


def test_the_steps_of_the_worked_trick_cite_their_rules() -> None:
    table = table_of(WORKED)
    actions = ["daria leads 11 at CON-R1", "kasia plays 2", "jerzy plays 13", "piotr plays 17"]
    _, steps = played_with_steps(table, actions)
    assert [step.rule for step in steps[-2:]] == ["boru.trick.royal", "boru.trick.order"]


def test_a_card_with_one_side_action_has_no_second() -> None:
    table = table_of("player a; player b; player c; active MUN-R1; trick a 24, b 20, c 5; tricks 0")
    table = play(table, "c takes side 1")
    assert refused(table, "b takes side 2") == ("trick.side", "no-such-row")


# Who cannot lead


def _without_free_towns(colours: str, hands: str) -> Table:
    """The first player has discs on every town except those of these colours."""
    taken = " ".join(town for town in TOWNS if town[4] not in colours)
    return table_of(f"player a: towns {taken}{hands}; marker a; phase lead; tricks 6")


def test_who_matches_no_free_town_passes_the_lead_on() -> None:
    table = _without_free_towns("R", ", hand 1 3; player b: hand 4 6; player c: hand 5 7")
    assert options(table) == ["a cannot lead"]
    table = play(table, "a cannot lead", "b cannot lead")
    assert table.name(table.marker) == "c"
    assert refused(table, "c cannot lead") == ("trick.no-lead", "can-lead")
    assert all(option.startswith("c leads 5") for option in options(table))


def test_when_nobody_can_lead_the_tricks_end() -> None:
    table = _without_free_towns("R", ", hand 1 3; player b: hand 4 6; player c: hand 7 9")
    table = play(table, "a cannot lead", "b cannot lead", "c cannot lead")
    assert table.phase == Phase.MARRIAGE
    assert table.name(table.marker) == "a"


def test_who_could_not_lead_does_not_play_such_a_card_later() -> None:
    table = _without_free_towns("R", "; player b: hand 4 6; player c: hand 5 7")
    assert "a cannot lead" in options(table)
    table = play(table, "a cannot lead", "b cannot lead", "c leads 5 at CON-R1")
    plays = [int(option.split()[-1]) for option in options(table)]
    assert 1 in plays
    assert not {2, 8, 13, 24} & set(plays)  # red or white: then a could have led


def test_with_five_players_the_last_card_is_discarded_or_played() -> None:
    text = (
        "player a: hand 2 3; player b: hand 1 4; player c: hand 5 7; player d: hand 6 9; player e: hand 8 10;"
        "marker a; phase lead; tricks 3"
    )
    trick = ["a leads 2 at CON-R1", "b plays 1", "c plays 5", "d plays 6", "e plays 8"]
    trick += ["b takes side 1", "a takes side 1", "c takes side 1", "d takes side 1", "e takes main"]
    assert play(table_of(text), *trick).phase == Phase.MARRIAGE
    other = {**DEFAULTS, "five-player-tricks": "played"}
    table = play(table_of(text, other), *trick, readings=other)
    assert table.phase == Phase.LEAD
    assert table.name(table.marker) == "e"
