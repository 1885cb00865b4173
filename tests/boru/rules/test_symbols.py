"""Each symbol of the cards, and what can be bought at it."""

import pytest

from adjudicator.games.boru.table.cards import CARDS
from adjudicator.games.boru.table.table import Phase, Table
from tests.boru.sampling import DEFAULTS
from tests.boru.support import options, play, refused, table_of


def loser(card: int, extra: str = "", others: str = "", top: int = 25) -> Table:
    """Anna has this card and does not win. The winner acts after her."""
    colour = {"R": "MUN-R1", "B": "MUN-B1", "Y": "MUN-Y1"}[CARDS[top].colour]
    low = 1 if card != 1 else 2
    return table_of(
        f"player anna: {extra or 'coins 0'}; player b: coins 0; player c: coins 0; marker c; tricks 0;"
        f"active {colour}; trick c {top}, anna {card}, b {low}; acted {int(low < card)}; {others}"
    )


def row(card: int, name: str, extra: str = "", others: str = "", top: int = 25) -> Table:
    return play(loser(card, extra, others, top), f"anna takes {name}")


def anna(table: Table, field: str) -> object:
    return getattr(table.players[0], field)


# Coins


@pytest.mark.parametrize(("card", "coins"), [(4, 3), (5, 2), (7, 2), (13, 2), (14, 1), (20, 2), (23, 1)])
def test_upper_side_actions_bring_coins(card: int, coins: int) -> None:
    assert anna(row(card, "side 1"), "coins") == coins


def winner_of(card: int, extra: str) -> Table:
    """Anna wins with this card and acts first: the others' cards are higher, but of other colours."""
    town, others = ("MUN-Y1", (24, 25)) if CARDS[card].colour == "Y" else ("MUN-R1", (23, 25))
    return table_of(
        f"player anna: {extra}; player b; player c; active {town}; marker anna; tricks 0;"
        f"trick anna {card}, b {others[0]}, c {others[1]}"
    )


@pytest.mark.parametrize(
    ("card", "coins", "points", "left"),
    [
        (17, 1, 10, (0, 10)),
        (17, 0, 10, (0, 8)),
        (17, 0, 1, (0, 0)),
        (17, 0, 0, (0, 0)),
        (22, 2, 10, (0, 10)),
        (22, 1, 10, (0, 8)),
        (22, 0, 10, (0, 6)),
        (22, 0, 3, (0, 0)),
    ],
)
def test_paying_takes_coins_first_and_then_points(
    card: int, coins: int, points: int, left: tuple[int, int]
) -> None:
    """Readings pay-partial and score-floor."""
    table = play(winner_of(card, f"coins {coins}, points {points}"), "anna takes main")
    assert (anna(table, "coins"), anna(table, "points")) == left


# Church


def test_every_church_symbol_may_be_bought_more_of() -> None:
    table = row(6, "side 2", "coins 5, church 1", top=24)
    assert options(table) == ["anna buys 0", "anna buys 1", "anna buys 2"]
    assert refused(table, "anna buys 3") == ("action.extras", "coins")
    table = play(table, "anna buys 1")
    assert options(table) == ["anna buys 0", "anna buys 1"]
    table = play(table, "anna buys 1")
    assert (anna(table, "church"), anna(table, "coins")) == (5, 1)


def test_without_two_coins_there_is_nothing_to_decide() -> None:
    assert anna(row(6, "side 2", "coins 1", top=24), "church") == 2


# Raiders


def test_raiders_run_out() -> None:
    table = row(8, "side 2", "coins 9", "battle 3")
    assert options(table) == ["anna buys 0", "anna buys 1", "anna buys 2"]
    assert refused(table, "anna buys 3") == ("action.raid", "raiders")
    table = play(table, "anna buys 2")
    assert (anna(table, "raiders"), table.battle, anna(table, "coins")) == (3, 0, 5)
    assert (
        table.name(table.acting) != "anna"
    )  # the second symbol has no effect, and nothing can be bought at it


def test_an_empty_battle_area_gives_nothing() -> None:
    """Reading void-symbols; choosing such a row is allowed (void-row)."""
    table = row(8, "side 2", "coins 9", "battle 0")
    assert (anna(table, "raiders"), anna(table, "coins")) == (0, 9)


# Marriage track


def _courting(extra: str, b: int, c: int) -> Table:
    return table_of(
        f"player anna: {extra}; player b: coins 0, track {b}; player c: coins 0, track {c};"
        "active MUN-R1; marker c; trick c 24, anna 7, b 25; tricks 0"
    )


def test_others_are_passed_and_a_taken_space_means_going_down() -> None:
    table = play(_courting("coins 0, track 1", 3, 2), "anna takes side 2")
    assert anna(table, "track") == 0
    table = play(_courting("coins 0, track 2", 4, 3), "anna takes side 2")
    assert anna(table, "track") == 1  # her own old space is free
    table = play(_courting("coins 0, track 2", 3, 5), "anna takes side 2")
    assert anna(table, "track") == 3  # past b on space 3


def test_two_coins_lead_past_a_taken_space() -> None:
    table = play(_courting("coins 2, track 1", 3, 2), "anna takes side 2", "anna buys 0")
    assert options(table) == ["anna buys 0", "anna buys 1"]
    assert anna(play(table, "anna buys 1"), "track") == 3
    assert anna(play(table, "anna buys 0"), "track") == 0


def test_checking_after_every_symbol_stops_short() -> None:
    """Reading track-collision: after-symbol."""
    other = {**DEFAULTS, "track-collision": "after-symbol"}
    table = play(_courting("coins 0, track 2", 3, 5), "anna takes side 2", readings=other)
    assert anna(table, "track") == 1  # the first step ends on b's space and is undone, and so is the second


def test_at_the_top_there_is_nothing_to_gain_or_buy() -> None:
    table = play(_courting("coins 9, track 10", 3, 5), "anna takes side 2")
    assert (anna(table, "track"), anna(table, "coins")) == (9, 9)
    table = play(_courting("coins 9, track 8", 3, 5), "anna takes side 2")
    assert refused(table, "anna buys 2") == ("action.court", "track")
    table = play(table, "anna buys 1")
    assert (anna(table, "track"), anna(table, "coins")) == (9, 7)
    assert table.name(table.acting) != "anna"


# Expansion


def _expanding(towns: str, b: str = "", others: str = "", coins: int = 5) -> Table:
    return table_of(
        f"player anna: coins {coins - 1}, towns {towns}; player b: towns {b or 'MUN-R4'}; player c;"
        f"active LEI-B1; marker c; trick c 25, anna 14, b 17; tricks 0; {others}"
    )


def test_expansion_follows_roads_from_controlled_towns() -> None:
    table = play(_expanding("LEI-B2"), "anna takes side 1")
    assert options(table) == [
        "anna does not expand",
        "anna expands from LEI-B2 to LEI-Y2",
        "anna expands from LEI-B2 to LEI-Y3",
        "anna expands from LEI-B2 to DUB-B1",
    ]
    assert refused(table, "anna expands from LEI-B2 to LEI-B4") == ("expand.road", "road")
    assert refused(table, "anna expands from MUN-R4 to MUN-R2") == ("expand.own", "origin")
    done = play(table, "anna expands from LEI-B2 to DUB-B1")
    assert anna(done, "coins") == 0
    assert anna(play(table, "anna does not expand"), "coins") == 5


def test_expansion_never_goes_into_the_active_town_or_a_taken_one() -> None:
    table = play(_expanding("LEI-Y1 LEI-Y2", "LEI-Y3"), "anna takes side 1")
    assert refused(table, "anna expands from LEI-Y1 to LEI-B1") == ("expand.active", "active-town")
    assert refused(table, "anna expands from LEI-Y2 to LEI-Y3") == ("expand.free", "target-taken")
    assert options(table)[1:] == ["anna expands from LEI-Y2 to LEI-B2"]


def test_viking_towns_neither_start_nor_end_an_expansion() -> None:
    table = play(_expanding("LEI-Y2 LEI-B4", "LEI-Y3", "vikings LEI-Y3 LEI-Y2"), "anna takes side 1")
    assert refused(table, "anna expands from LEI-Y2 to LEI-B2") == ("expand.vikings", "origin-vikings")
    assert refused(table, "anna expands from LEI-B4 to LEI-Y3") == ("expand.vikings", "target-vikings")
    assert options(table)[1:] == ["anna expands from LEI-B4 to LEI-Y4"]


@pytest.mark.parametrize(("towns", "coins"), [("LEI-B2", 4), ("CON-R2", 5), ("LEI-Y1", 5)])
def test_without_coins_or_a_way_there_is_nothing_to_decide(towns: str, coins: int) -> None:
    """CON-R2 has no road. The road of LEI-Y1 leads to the active town."""
    table = play(_expanding(towns, coins=coins), "anna takes side 1")
    assert table.name(table.acting) != "anna"


# Removing Viking tokens


def _removing(vikings: str, coins: int) -> Table:
    return table_of(
        f"player anna: coins {coins}, points 5, towns DUB-R1; player b: towns BRE-B1; player c;"
        f"active LEI-B1; marker c; trick c 25, anna 13, b 17; tricks 0{vikings}"
    )


def test_any_viking_token_may_be_removed_and_the_coin_is_paid() -> None:
    table = play(_removing("; vikings DUB-R1 BRE-B1", 1), "anna takes side 2")
    assert options(table) == ["anna removes vikings from BRE-B1", "anna removes vikings from DUB-R1"]
    assert refused(table, "anna removes vikings from LEI-B1") == ("action.remove", "vikings-there")
    table = play(table, "anna removes vikings from BRE-B1")
    assert table.controlled(1)
    assert not table.controlled(0)
    assert anna(table, "coins") == 0


def test_without_a_viking_token_the_coin_is_paid_all_the_same() -> None:
    """Reading remove-viking."""
    assert anna(play(_removing("", 1), "anna takes side 2"), "coins") == 0
    assert anna(play(_removing("", 0), "anna takes side 2"), "points") == 3


# Every card


@pytest.mark.parametrize("card", CARDS)
def test_every_row_of_every_card_can_be_carried_out(card: int) -> None:
    """Without extras and expansions, coins, discs, raiders and steps are what the symbols say."""
    for name in ("side-1", "side-2"):
        symbols = CARDS[card].row(name)
        if not symbols:
            continue
        top = 25 if card != 25 else 24
        start = loser(card, "coins 1, church 0, raiders 0, track 1", "battle 9", top)
        while start.name(start.acting) != "anna":
            start = play(start, options(start)[0])
        before = start.players[0]
        table = play(start, f"anna takes {name.replace('-', ' ')}")
        while table.phase == Phase.BUY:
            table = play(table, "anna buys 0")
        after = table.players[0]
        assert after.coins - before.coins == symbols.count("C") - symbols.count("P")
        assert after.church == symbols.count("K")
        assert after.raiders == symbols.count("V")
        assert after.track == symbols.count("M")
