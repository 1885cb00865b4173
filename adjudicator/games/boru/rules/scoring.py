"""The final scoring, line by line, and the winners."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, cast

from typing_extensions import TypedDict

from adjudicator.games.boru.rules.control import Standing, regions_with_towns, seats_with_most, standing
from adjudicator.games.boru.rules.earned import SinceThen
from adjudicator.games.boru.rules.regions import counts_in_words, tell_allies
from adjudicator.games.boru.rules.trace import SILENT, Trace
from adjudicator.games.boru.table.board import REGION_POINTS, REGIONS, Region, town_names
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, ON_BOARD, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Params, Phrase
from adjudicator.values import Json


class Score(TypedDict):
    """The parts of a player's total: the points on the track, then each line of the final scoring."""

    points: int
    coins: int
    marker: int
    renown: int
    tokens: int
    half: int
    regions: int


def _lines(score: Score) -> Mapping[str, int]:
    return cast(Mapping[str, int], score)


class Result(NamedTuple):
    scores: tuple[Score, ...]
    """By seat."""
    tokens: tuple[int, ...]
    """Claim tokens held: the first tie-break (rule boru.tie.tokens)."""
    brides: tuple[int, ...]
    """Marriage cards held: the second tie-break (rule boru.tie.brides)."""

    @property
    def totals(self) -> list[int]:
        return [sum(_lines(score).values()) for score in self.scores]

    def rank(self, seat: int) -> tuple[int, int, int]:
        return self.totals[seat], self.tokens[seat], self.brides[seat]

    @property
    def winners(self) -> tuple[int, ...]:
        """Rules boru.score.winner, boru.tie.tokens, boru.tie.brides, boru.tie.shared."""
        best = max(self.rank(seat) for seat in range(len(self.scores)))
        return tuple(seat for seat in range(len(self.scores)) if self.rank(seat) == best)


def final_scoring(table: Table, readings: Readings, trace: Trace = SILENT) -> Result:
    """The scoring of a table after the last upkeep."""
    richest = _richest(table, trace)
    half = _halves(table, readings, trace)
    if table.pact == "trade" and table.covered:
        ally = table.name(table.princess())
        trace.tell("princess.trade", "score-trade", player=ally, towns=list(town_names(table.covered)))
    scores = []
    for seat, player in enumerate(table.players):
        own = [region for place, region in enumerate(REGIONS) if table.tokens[place] == seat]
        tokens = sum(region.points for region in own)
        if own:
            ids = [region.id for region in own]
            trace.tell("score.tokens", "score-tokens", player=player.name, regions=ids, points=tokens)
        in_regions = regions_with_towns(table, seat)
        spread = REGION_POINTS[len(in_regions)]
        trace.tell("score.regions", "score-regions", player=player.name, count=len(in_regions), points=spread)
        if player.renown:
            trace.tell("score.renown", "score-renown", player=player.name, points=player.renown)
        if table.marker == seat:
            trace.tell("score.marker", "score-marker", player=player.name)
        scores.append(
            Score(
                points=player.points,
                coins=int(richest == seat),
                marker=int(table.marker == seat),
                renown=player.renown,
                tokens=tokens,
                half=half[seat],
                regions=spread,
            )
        )
    _tell_few_regions(table, trace)
    held = tuple(table.tokens.count(seat) for seat in range(table.size))
    result = Result(tuple(scores), held, tuple(len(player.brides) for player in table.players))
    _tell_winner(table, result, readings, trace)
    return result


def _tell_few_regions(table: Table, trace: Trace) -> None:
    """Rule boru.score.regions: who has towns in too few regions for points, and in how many."""
    counts = [(seat, len(regions_with_towns(table, seat))) for seat in range(table.size)]
    told = [
        Phrase("boru-count-of", {"player": table.name(seat), "count": count})
        for seat, count in counts
        if not REGION_POINTS[count]
    ]
    if told:
        trace.tell("score.regions", "score-few-regions", counts=told)


def _richest(table: Table, trace: Trace) -> int:
    """Rule boru.score.coins: who gets the point for most coins; on a tie nobody."""
    rich = seats_with_most([player.coins for player in table.players])
    most = table.players[rich[0]].coins
    if len(rich) > 1:
        names = [table.name(seat) for seat in rich]
        trace.tell("score.coins", "score-coins-tied", players=names, coins=most)
        return ON_BOARD
    trace.tell("score.coins", "score-coins", player=table.name(rich[0]), coins=most)
    return rich[0]


def half_takers(table: Table, region: Region, readings: Readings) -> tuple[int, ...]:
    """Who gets half of the points for a face-up token on the board: the players who tie for the most towns.

    Rule boru.score.half (reading half-points). Whoever is in front alone ties with nobody.
    """
    at = _compared(table, region, readings)
    if not at.most:
        return ()
    players = tuple(seat for seat in at.leaders if seat != NOBODY)
    tied = players if readings["half-points"] == "vikings-block" else at.leaders
    return players if len(tied) > 1 else ()


def _compared(table: Table, region: Region, readings: Readings) -> Standing:
    """The towns that are compared for the half points.

    Rules boru.score.half, half-monasteries (readings half-points, half-points-monasteries).
    """
    if readings["half-points-monasteries"] == "single":
        table = table._replace(monasteries=0)
    at = standing(table, region)
    return at._replace(vikings=0) if readings["half-points"] == "vikings-ignored" else at


def _halves(table: Table, readings: Readings, trace: Trace) -> list[int]:
    """Rule boru.score.half: half points for the face-up tokens on the board, by seat."""
    half = [0] * table.size
    down = [region.id for place, region in enumerate(REGIONS) if table.tokens[place] == FACE_DOWN]
    if down:
        trace.tell("score.face-down", "score-face-down", regions=down, count=len(down))
    on_board = [region for place, region in enumerate(REGIONS) if table.tokens[place] == ON_BOARD]
    monasteries = table.monasteries & sum(region.towns for region in on_board)
    if monasteries:
        double = "yes" if readings["half-points-monasteries"] == "double" else "no"
        towns = list(town_names(monasteries))
        trace.tell("score.half-monasteries", "half-monasteries", towns=towns, double=double)
    covered = table.covered & sum(region.towns for region in on_board)
    if table.pact == "military" and covered:
        tell_allies(table, covered, trace)
    for region in on_board:
        tied = half_takers(table, region, readings)
        points = region.points // 2
        for seat in tied:
            half[seat] += points
        at = _compared(table, region, readings)
        leaders = at.leaders if at.most else ()
        in_front = [table.name(seat) for seat in leaders if seat != NOBODY]
        params: dict[str, Param] = {
            "region": region.id,
            "players": [table.name(seat) for seat in tied],
            "count": len(tied),
            "points": points,
            "vikings": "yes" if NOBODY in leaders else "no",
            "in_front": in_front,
            "leading": len(in_front),
            "counts": counts_in_words(table, at),
            "some": "yes" if any(at.players) or at.vikings else "no",
        }
        trace.tell("score.half", "score-half", **params)
    return half


def _tell_winner(table: Table, result: Result, readings: Readings, trace: Trace) -> None:
    for seat, score in enumerate(result.scores):
        params: dict[str, Param] = {"player": table.name(seat), "points": result.totals[seat]}
        parts = parts_of_total(table, seat, score, readings)
        trace.tell("score.winner", "score-total", parts=parts, **params)
    level = seats_with_most(result.totals)
    best = result.totals[level[0]]
    _tell_tie(table, result, level, trace)
    names = [table.name(seat) for seat in result.winners]
    ground = ground_of_win(result)
    trace.tell(_GROUND_RULE[ground], "winner", players=names, points=best, ground=ground)


_GROUND_RULE: Final = {
    "points": "score.winner",
    "tokens": "tie.tokens",
    "brides": "tie.brides",
    "shared": "tie.shared",
}


_NOTHING_GAINED: Final[Params] = {"before": 0, "gains": [], "gained": 0}


def ground_of_win(result: Result) -> str:
    """What decides: points, claim tokens or marriage cards; ``shared`` if nothing breaks the tie."""
    if len(result.winners) > 1:
        return "shared"
    best, second = sorted((result.rank(seat) for seat in range(len(result.scores))), reverse=True)[:2]
    return next(
        ground
        for ground, own, other in zip(("points", "tokens", "brides"), best, second, strict=True)
        if own != other
    )


def parts_of_total(
    table: Table, seat: int, score: Score, readings: Readings, since: SinceThen = MappingProxyType({})
) -> list[Phrase]:
    """The parts of a total that are not zero, and the points on the track in any case.

    ``since``: what has been earned since the table that the players see.
    """
    own = [region.id for place, region in enumerate(REGIONS) if table.tokens[place] == seat]
    halves = [
        region.id
        for place, region in enumerate(REGIONS)
        if table.tokens[place] == ON_BOARD and seat in half_takers(table, region, readings)
    ]
    more: Params = {"regions": own, "held": len(own), "count": len(regions_with_towns(table, seat))}
    more = {**more, "halves": halves, "ties": len(halves), "coins": table.players[seat].coins}
    name = table.name(seat)
    told: list[Phrase] = []
    for part, points in _lines(score).items():
        gained = since[name, part].told() if (name, part) in since else _NOTHING_GAINED
        if points or part == "points":
            told.append(Phrase("boru-score-part", {"part": part, "points": points, **more, **gained}))
    return told


def _tell_tie(table: Table, result: Result, level: list[int], trace: Trace) -> None:
    """What is counted between those who are level: claim tokens, and if need be marriage cards."""
    for rule, counts in (("tie.tokens", result.tokens), ("tie.brides", result.brides)):
        if len(level) == 1:
            return
        told = [Phrase("boru-count-of", {"player": table.name(one), "count": counts[one]}) for one in level]
        trace.tell(rule, f"score-{rule.replace('.', '-')}", counts=told)
        most = max(counts[one] for one in level)
        level = [one for one in level if counts[one] == most]


def result_json(table: Table, result: Result) -> dict[str, Json]:
    """The result as JSON: each player's lines and total, and the names of the winners."""
    return {
        "scores": [
            {
                "player": table.name(seat),
                **_lines(score),
                "total": result.totals[seat],
                "claim_tokens": result.tokens[seat],
                "marriage_cards": result.brides[seat],
            }
            for seat, score in enumerate(result.scores)
        ],
        "winners": [table.name(seat) for seat in result.winners],
    }
