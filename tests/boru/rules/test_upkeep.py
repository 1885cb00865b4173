"""The upkeep, step by step: each rule, its ties, and its readings."""

import pytest

from adjudicator.games.boru.table.board import FIRST, REGION, TOWNS, town_names
from adjudicator.games.boru.table.table import FACE_DOWN, ON_BOARD, Phase, Table
from tests.boru.sampling import DEFAULTS
from tests.boru.support import options, play, refused, table_of


def upkeep(step: str, players: str, rest: str = "") -> Table:
    return table_of(f"{players}; marker a; phase {step}; round 2; {rest}")


def names(table: Table, seats: tuple[int, ...]) -> list[str]:
    return [table.name(seat) for seat in seats]


# Marriage


def wedding(bride: str, tracks: tuple[int, int, int], extra: str = "", rest: str = "") -> Table:
    deck = 0 if bride == "princess" else 1
    number = 3 if bride == "princess" else 2
    text = (
        f"player a: coins 0, points 10, renown 1, track {tracks[0]}{extra}; player b: coins 0, points 10,"
        f"renown 1, track {tracks[1]}; player c: coins 0, points 10, renown 1, track {tracks[2]};"
        f"marker a; phase marriage; round {number}; bride {bride}; marriage-deck {deck}; {rest}"
    )
    return table_of(text)


def test_the_highest_marries_and_the_others_get_their_spaces() -> None:
    table = play(wedding("brigid", (8, 6, 3)), "resolve marriage")
    assert table.phase == Phase.BATTLE
    assert [player.points for player in table.players] == [14, 10, 10]
    assert [player.track for player in table.players] == [FIRST, 5, 2]
    assert [player.coins for player in table.players] == [0, 2, 1]
    assert table.players[0].renown == 1  # no renown for the space that the winner has left
    assert table.players[0].brides == ("brigid",)
    assert table.bride == ""


@pytest.mark.parametrize(
    ("space", "coins", "renown"),
    [(1, 0, 1), (2, 0, 1), (3, 1, 1), (4, 1, 1), (5, 1, 1), (6, 2, 1), (7, 2, 1), (8, 0, 2)],
)
def test_what_each_space_of_the_track_brings(space: int, coins: int, renown: int) -> None:
    table = play(wedding("brigid", (10, space, 1)), "resolve marriage")
    assert (table.players[1].coins, table.players[1].renown) == (coins, renown)


def test_aoife_brings_renown() -> None:
    table = play(wedding("aoife", (2, 1, 1)), "resolve marriage")
    assert (table.players[0].points, table.players[0].renown) == (12, 2)


@pytest.mark.parametrize(
    ("bride", "region"),
    [("aodhan", "LEI"), ("conall", "SUN"), ("cormac", "CON"), ("niall", "NUN"), ("orlaith", "MUN")],
)
def test_the_other_nobles_bring_a_town_in_their_region(bride: str, region: str) -> None:
    table = play(wedding(bride, (2, 1, 1)), "resolve marriage")
    assert table.players[0].points == 12
    assert table.phase == Phase.BRIDE_TOWN
    assert {option.split()[-1][:3] for option in options(table)} == {region}
    assert refused(table, "a places ULA-R1") == ("marriage.town", "bride-region")
    town = next(town for town in TOWNS if town.startswith(region))
    table = play(table, f"a places {town}")
    assert town_names(table.players[0].discs) == (town,)
    assert table.phase == Phase.BATTLE
    assert table.players[0].track == FIRST


def test_a_region_without_a_free_town_makes_that_part_void() -> None:
    """Reading bonus-void."""
    full = ", towns " + " ".join(town for town in TOWNS if town.startswith("SUN"))
    table = play(wedding("conall", (2, 1, 1), full), "resolve marriage")
    assert table.players[0].points == 12
    assert table.phase == Phase.BATTLE


def test_a_bride_town_must_be_free() -> None:
    table = play(wedding("conall", (2, 1, 1), ", towns SUN-R1"), "resolve marriage")
    assert refused(table, "a places SUN-R1") == ("marriage.town", "town-not-free")


def test_the_ninth_space_brings_any_free_town() -> None:
    table = play(wedding("brigid", (10, 9, 1), ", towns DUB-R1"), "resolve marriage")
    assert table.phase == Phase.TRACK_TOWN
    assert len(options(table)) == len(TOWNS) - 1
    assert refused(table, "b places DUB-R1") == ("marriage.track-town", "town-not-free")
    assert refused(table, "a places DUB-B1") == ("marriage.track-town", "not-your-turn")
    table = play(table, "b places DUB-B1")
    assert town_names(table.players[1].discs) == ("DUB-B1",)
    assert table.phase == Phase.BATTLE


@pytest.mark.parametrize(
    ("choice", "points", "pact", "held"),
    [("military", 10, "military", 1), ("trade", 10, "trade", 1), ("spurn", 14, "", 0)],
)
def test_the_three_choices_of_the_princess(choice: str, points: int, pact: str, held: int) -> None:
    table = play(wedding("princess", (2, 1, 1)), "resolve marriage")
    assert options(table) == ["a chooses military", "a chooses trade", "a chooses spurn"]
    table = play(table, f"a chooses {choice}")
    assert table.players[0].points == points
    assert (table.pact, len(table.players[0].brides)) == (pact, held)
    assert ("princess" in table.gone) == (choice == "spurn")


def test_when_nobody_has_courted_the_face_up_card_leaves() -> None:
    """Reading nobody-courted."""
    table = wedding("brigid", (1, 1, 1))
    after = play(table, "resolve marriage")
    assert (after.bride, after.gone, after.deck, after.phase) == ("", ("brigid",), 1, Phase.BATTLE)
    other = {**DEFAULTS, "nobody-courted": "deck-top-leaves"}
    after = play(table, "resolve marriage", readings=other)
    assert (after.bride, after.gone, after.deck) == ("brigid", ("princess",), 0)
    last = play(wedding("princess", (1, 1, 1)), "resolve marriage", readings=other)
    assert (last.bride, last.deck) == ("princess", 0)


# Battle


def fray(raiders: tuple[int, int, int], battle: int, towns: tuple[str, str, str], marker: str = "a") -> Table:
    players = ";".join(
        f"player {name}: raiders {count}, points 10, renown 2, coins 0" + (f", towns {own}" if own else "")
        for name, count, own in zip("abc", raiders, towns, strict=True)
    )
    return table_of(f"{players}; marker {marker}; phase battle; battle {battle}; round 2")


TOWNS3 = ("DUB-R1 DUB-B1", "BRE-R1", "ULA-R1 ULA-R2")


def test_a_repelled_attack_costs_nothing_and_spoils_are_shared_out() -> None:
    table = play(fray((3, 2, 0), 0, TOWNS3), "resolve battle")
    assert table.phase == Phase.CHURCH
    assert table.covered == 0
    assert [player.renown for player in table.players] == [3, 2, 2]
    assert [player.points for player in table.players] == [13, 11, 10]
    assert [player.raiders for player in table.players] == [0, 1, 0]


def test_the_one_with_most_raiders_picks_the_town_that_is_lost() -> None:
    table = play(fray((3, 2, 0), 5, TOWNS3), "resolve battle")
    assert options(table) == ["a sacrifices ULA-R1", "a sacrifices ULA-R2"]
    assert refused(table, "a sacrifices BRE-R1") == ("battle.targets", "not-the-losers")
    assert refused(table, "c sacrifices ULA-R1") == ("battle.invasion", "not-your-turn")
    table = play(table, "a sacrifices ULA-R2")
    assert town_names(table.covered) == ("ULA-R2",)
    assert table.battle == 0
    assert table.phase == Phase.CHURCH


def test_all_with_fewest_lose_a_town() -> None:
    table = play(fray((3, 0, 0), 5, TOWNS3), "resolve battle", "a sacrifices BRE-R1")
    assert options(table) == ["a sacrifices ULA-R1", "a sacrifices ULA-R2"]
    table = play(table, "a sacrifices ULA-R1")
    assert set(town_names(table.covered)) == {"BRE-R1", "ULA-R1"}


def test_on_a_tie_for_most_the_losers_pick_themselves() -> None:
    table = play(fray((3, 3, 0), 5, TOWNS3), "resolve battle")
    assert options(table) == ["c sacrifices ULA-R1", "c sacrifices ULA-R2"]
    table = play(table, "c sacrifices ULA-R1")
    assert [player.points for player in table.players] == [11, 11, 10]  # only the second reward
    assert [player.raiders for player in table.players] == [2, 2, 0]


def test_all_level_means_everybody_loses_one_of_their_own_choice_from_the_marker_on() -> None:
    """Readings invasion-all-tied, invasion-order."""
    table = play(fray((0, 0, 0), 5, TOWNS3, "b"), "resolve battle")
    assert names(table, table.queue) == ["b", "c", "a"]
    table = play(table, "b sacrifices BRE-R1", "c sacrifices ULA-R1", "a sacrifices DUB-B1")
    assert [player.points for player in table.players] == [10, 10, 10]
    assert [player.renown for player in table.players] == [2, 2, 2]


def test_who_controls_no_town_loses_nothing() -> None:
    """Reading invasion-no-town."""
    table = play(fray((1, 1, 0), 5, ("DUB-R1", "", "")), "resolve battle")
    assert table.phase == Phase.CHURCH
    assert table.covered == 0


def test_a_covered_town_cannot_be_lost_again_and_a_monastery_stays() -> None:
    table = table_of(
        "player a: raiders 2; player b: raiders 1; player c: raiders 0, towns ULA-R1 ULA-R2 ULA-B1;"
        "marker a; phase battle; battle 4; vikings ULA-R1; monasteries ULA-R2"
    )
    table = play(table, "resolve battle")
    assert refused(table, "a sacrifices ULA-R1") == ("battle.targets", "lost-already")
    table = play(table, "a sacrifices ULA-R2")
    assert town_names(table.monasteries) == ("ULA-R2",)


@pytest.mark.parametrize(
    ("raiders", "points", "left"),
    [
        ((0, 0, 0), (10, 10, 10), (0, 0, 0)),
        ((2, 0, 0), (13, 10, 10), (0, 0, 0)),
        ((2, 2, 1), (11, 11, 10), (1, 1, 1)),
        ((4, 1, 1), (13, 11, 11), (0, 0, 0)),
        ((1, 1, 1), (11, 11, 11), (0, 0, 0)),
    ],
)
def test_spoils(raiders: tuple[int, int, int], points: tuple[int, ...], left: tuple[int, ...]) -> None:
    table = play(fray(raiders, 0, ("", "", "")), "resolve battle")
    assert tuple(player.points for player in table.players) == points
    assert tuple(player.raiders for player in table.players) == left


# Church


def chapel(discs: tuple[int, int, int], towns: tuple[str, str, str], rest: str = "") -> Table:
    players = ";".join(
        f"player {name}: church {count}, points 10" + (f", towns {own}" if own else "")
        for name, count, own in zip("abc", discs, towns, strict=True)
    )
    return table_of(f"{players}; marker a; phase church; round 2; {rest}")


def test_most_discs_build_take_the_marker_and_come_back() -> None:
    table = play(chapel((1, 3, 2), TOWNS3), "resolve church")
    assert options(table) == ["b builds at BRE-R1"]
    assert refused(table, "b builds at DUB-R1") == ("church.first", "build-not-yours")
    table = play(table, "b builds at BRE-R1")
    assert town_names(table.monasteries) == ("BRE-R1",)
    assert table.name(table.marker) == "b"
    assert [player.church for player in table.players] == [1, 0, 1]
    assert [player.points for player in table.players] == [10, 10, 11]
    assert table.phase == Phase.REGIONS


def test_a_tie_for_most_skips_the_first_reward_only() -> None:
    table = play(chapel((3, 3, 2), TOWNS3), "resolve church")
    assert [player.church for player in table.players] == [2, 2, 2]
    assert [player.points for player in table.players] == [11, 11, 10]
    assert table.name(table.marker) == "a"


def test_the_leader_without_a_place_to_build_gets_the_rest() -> None:
    """Reading church-leader-cannot-build."""
    table = play(chapel((1, 3, 1), ("DUB-R1", "BRE-R1", ""), "vikings BRE-R1"), "resolve church")
    assert (table.monasteries, table.name(table.marker), table.players[1].church) == (0, "b", 0)


def test_one_town_one_monastery() -> None:
    table = play(chapel((0, 3, 1), ("", "BRE-R1 BRE-B1", ""), "monasteries BRE-R1"), "resolve church")
    assert refused(table, "b builds at BRE-R1") == ("church.one-monastery", "second-monastery")
    assert options(table) == ["b builds at BRE-B1"]


def test_nobody_is_rewarded_second_without_discs() -> None:
    """Reading church-second-zero."""
    table = play(chapel((0, 0, 0), TOWNS3), "resolve church")
    assert [player.points for player in table.players] == [10, 10, 10]
    table = play(chapel((0, 2, 0), TOWNS3), "resolve church", "b builds at BRE-R1")
    assert [player.points for player in table.players] == [10, 10, 10]


def test_four_discs_build_too_clockwise_from_the_new_marker() -> None:
    table = play(chapel((5, 6, 5), TOWNS3), "resolve church", "b builds at BRE-R1")
    assert names(table, table.queue) == ["c", "a"]
    assert [player.church for player in table.players] == [4, 0, 4]  # after the second reward
    table = play(table, "c builds at ULA-R1", "a builds at DUB-B1")
    assert [player.church for player in table.players] == [0, 0, 0]
    assert table.phase == Phase.REGIONS


def test_four_discs_without_a_place_to_build_stay() -> None:
    table = play(chapel((6, 6, 0), ("", "BRE-R1", "")), "resolve church")
    assert names(table, table.queue) == ["b"]
    table = play(table, "b builds at BRE-R1")
    assert [player.church for player in table.players] == [5, 0, 0]


# Regions


def realm(a: str, b: str, c: str, rest: str = "", phase: str = "regions", deck: int = 1) -> Table:
    players = ";".join(
        f"player {name}" + (f": {own}" if own else "") for name, own in zip("abc", (a, b, c), strict=True)
    )
    return table_of(f"{players}; marker a; phase {phase}; marriage-deck {deck}; round {3 - deck}; {rest}")


def token(table: Table, region: str) -> int:
    return table.tokens[REGION[region]]


def test_a_token_is_turned_over_at_its_threshold() -> None:
    table = play(realm("towns DUB-R1 BRE-R1", "", ""), "resolve regions")
    assert token(table, "DUB") == FACE_DOWN
    table = play(realm("towns DUB-R1", "towns DUB-B1", ""), "resolve regions")
    assert token(table, "DUB") == ON_BOARD
    table = play(realm("towns DUB-R1 DUB-B1", "towns DUB-Y1", ""), "resolve regions")
    assert token(table, "DUB") == 0


def test_monasteries_count_twice_and_vikings_count_for_the_threshold() -> None:
    table = play(realm("towns DUB-R1", "", "", "monasteries DUB-R1"), "resolve regions")
    assert token(table, "DUB") == 0
    table = play(realm("towns DUB-R1", "towns DUB-B1", "", "vikings DUB-R1"), "resolve regions")
    assert token(table, "DUB") == ON_BOARD


def test_a_tie_leaves_the_token_where_it_was() -> None:
    table = play(realm("towns DUB-R1", "towns DUB-B1, tokens DUB", ""), "resolve regions")
    assert token(table, "DUB") == 1


def test_more_towns_take_the_token_away() -> None:
    table = play(realm("towns DUB-R1 DUB-Y1", "towns DUB-B1, tokens DUB", ""), "resolve regions")
    assert token(table, "DUB") == 0


def test_a_holder_overtaken_by_two_tied_rivals() -> None:
    """Reading token-overtaken-tied."""
    table = realm("towns CON-R1 CON-R2", "towns CON-B1 CON-B2", "towns CON-Y1, tokens CON")
    assert token(play(table, "resolve regions"), "CON") == 2
    other = {**DEFAULTS, "token-overtaken-tied": "returns"}
    assert token(play(table, "resolve regions", readings=other), "CON") == ON_BOARD


def test_the_threshold_is_not_checked_again() -> None:
    """Reading token-threshold."""
    table = play(realm("towns MUN-R1, tokens MUN", "", ""), "resolve regions")
    assert token(table, "MUN") == 0


def test_only_a_strict_viking_lead_sends_a_token_back() -> None:
    """Reading token-vikings-tied."""
    ahead = realm("towns DUB-R1 DUB-B1, tokens DUB", "towns DUB-Y1", "", "vikings DUB-R1 DUB-Y1")
    assert token(play(ahead, "resolve regions"), "DUB") == ON_BOARD
    level = realm("towns DUB-R1 DUB-B1, tokens DUB", "", "", "vikings DUB-R1")
    assert token(play(level, "resolve regions"), "DUB") == 0


def test_military_support_makes_the_vikings_an_ally() -> None:
    text = realm(
        "towns DUB-R1 DUB-B1, tokens DUB",
        "towns DUB-Y1",
        "brides princess",
        "pact military; vikings DUB-R1 DUB-Y1",
        deck=0,
    )
    assert token(play(text, "resolve regions"), "DUB") == 2
    trade = realm(
        "towns DUB-R1 DUB-B1, tokens DUB",
        "towns DUB-Y1",
        "brides princess",
        "pact trade; vikings DUB-R1 DUB-Y1",
        deck=0,
    )
    assert token(play(trade, "resolve regions"), "DUB") == ON_BOARD


def test_the_game_ends_when_the_marriage_deck_is_empty() -> None:
    assert play(realm("", "", "", deck=0), "resolve regions").phase == Phase.OVER
    again = play(realm("", "", "", deck=1), "resolve regions")
    assert (again.phase, again.round) == (Phase.VIKINGS, 3)


def test_steps_go_in_order() -> None:
    table = upkeep("battle", "player a; player b; player c")
    assert refused(table, "resolve church") == ("upkeep.steps", "step")
    assert refused(table, "a builds at DUB-R1") == ("upkeep.steps", "not-due")
    unknown = table_of("player a; player b; player c; marker a; phase marriage")
    assert refused(unknown, "resolve marriage") == ("marriage.highest", "bride-unknown")
    assert options(unknown) == []
