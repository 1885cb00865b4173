"""The test oracle for Rzymianie do domu!: it plays every hidden layout and every choice to the end.

It is written from the rulebook alone and shares no code with the product. It is meant to be read, not to be
fast. A ``choose`` function makes the decisions; ``every_run`` plays once for every way to choose.
"""

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import permutations, product
from typing import Any

WARRIORS = ("qween", "druhid", "svord", "axx", "archr", "filchy", "horsie", "chariott", "chariott")
STRENGTHS = {
    "qween": 1,
    "druhid": 2,
    "svord": 3,
    "axx": 4,
    "archr": 5,
    "filchy": 6,
    "horsie": 7,
    "chariott": 9,
}


@dataclass(frozen=True)
class Fort:
    """One fort card. Cards of the same kind differ in ``number``."""

    kind: str  # fortheca, komfort, fokus, fortuna, niefort
    value: int
    number: int = 0


@dataclass(frozen=True)
class OracleRules:
    """The readings where the rulebook is open, and the printed variants."""

    any_tie: bool = False
    swap_wall: bool = False
    qween_optional: bool = False
    victim_stays: bool = False
    axx_before_fokus: bool = False
    axx_or_komfort: bool = False
    horsie_any: bool = False
    neutral_archer_cancels: bool = False
    forthece_in_total: bool = False
    neutral_powers: bool = False
    referee_decides: bool = False
    neutral_axx_stays: bool = True
    svord_at_once: bool = False
    shared_at_once: bool = False
    crash_needs_player: bool = False
    archers_all_keep: bool = False
    horsie_not_in_ties: bool = False
    all_filchy_discards: bool = False
    captured_forts_count: bool = False
    fortuna_at_once: bool = False
    neutral_fortuna_free: bool = False
    variant_1: bool = False
    variant_2: bool = False


@dataclass
class Scene:
    """A table with all cards known: ``down[clan][place]`` is the warrior laid at that place."""

    clans: list[str]
    """Clockwise."""
    neutral: set[str]
    wall: list[Fort | None]
    round: int
    """The place of the fort fought for, 0 to 5."""
    up: dict[str, list[str]]
    """Face-up warriors, first revealed first."""
    down: dict[str, dict[int, str]]
    held: dict[str, list[Fort]]
    lost: dict[str, list[Fort]] = field(default_factory=dict)
    """Forts that a clan once took and discarded for FortUna."""
    strengths: dict[str, int] = field(default_factory=lambda: dict(STRENGTHS))
    champion: str | None = None
    """The clan with three FortHece. If it is neutral, the only player has lost."""
    log: list[tuple[int, str | None, Fort | None]] = field(default_factory=list)
    """For each round played: its number, who captured, and the fort captured; None if nobody did."""

    @property
    def players(self) -> list[str]:
        return [clan for clan in self.clans if clan not in self.neutral]


Choose = Callable[[str, str, Sequence[Any]], Any]


# Choices


def every_run(play: Callable[[Choose], Any]) -> Iterator[tuple[tuple[tuple[str, str, Any], ...], Any]]:
    """Play once for every way to choose: the choices, and the outcome that they lead to."""
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        taken: list[tuple[str, str, Any]] = []

        def choose(clan: str, what: str, options: Sequence[Any], script: list[int] = script) -> Any:
            at = len(taken)  # noqa: B023 - each run ends before the next begins
            if at == len(script):
                scripts.extend([*script, other] for other in range(1, len(options)))
                script.append(0)
            taken.append((clan, what, options[script[at]]))  # noqa: B023
            return options[script[at]]

        outcome = play(choose)
        yield tuple(taken), outcome


# The wall


def ordered(row: Sequence[Fort], rules: OracleRules) -> list[Fort]:
    """The lowest positive fort goes to the left end, the highest positive one to the right end."""
    wall = list(row)
    positive = [fort for fort in wall if fort.value > 0]
    if not positive:
        return wall
    lowest = next(fort for fort in wall if fort.value == min(one.value for one in positive))
    highest = next(fort for fort in reversed(wall) if fort.value == max(one.value for one in positive))
    for fort, end in ((lowest, 0), (highest, len(wall) - 1)):
        if rules.swap_wall:
            place = wall.index(fort)
            wall[place], wall[end] = wall[end], wall[place]
        else:
            wall.remove(fort)
            wall.insert(end, fort)
    return wall


# One round


@dataclass(frozen=True)
class Card:
    """A face-up warrior while a round is resolved."""

    warrior: str
    fresh: bool
    """Revealed in this round."""


class Round:
    """One round, step by step in the order of the rulebook."""

    def __init__(self, scene: Scene, rules: OracleRules, choose: Choose) -> None:
        self.table, self.rules, self.choose = deepcopy(scene), rules, choose
        self.shown: dict[str, str] = {}
        self.line = {clan: [Card(one, False) for one in scene.up[clan]] for clan in scene.clans}
        self.seducer: str | None = None
        self.victim: str | None = None
        self.winner: str | None = None
        self.taken: Fort | None = None
        self.archers_met = False

    def play(self) -> Scene:
        table = self.table
        self.reveal()
        if self.rules.svord_at_once:
            self.svord()
        self.chariotts()
        self.qween()
        self.winner = self.who_wins()
        if self.winner is None:
            self.nobody_takes_it()
        else:
            self.take(self.winner)
        if self.taken and self.taken.kind == "fokus":
            self.fokus()
        una = self.winner is not None and self.taken is not None and self.taken.kind == "fortuna"
        if una and self.rules.fortuna_at_once:
            self.fortuna()
        if self.winner:
            self.winner_discards(self.winner)
        if self.winner or not self.rules.horsie_not_in_ties:
            self.horsie()
        if una and not self.rules.fortuna_at_once:
            self.fortuna()
        table.up = {clan: [card.warrior for card in self.line[clan]] for clan in table.clans}
        self.forthece()
        if table.champion is None and not self.rules.svord_at_once:
            self.svord()
        table.log.append((table.round, self.winner, self.taken))
        table.round += 1
        return table

    # Who shows what

    def reveal(self) -> None:
        for clan in self.table.clans:
            self.shown[clan] = self.table.down[clan].pop(self.table.round)
            self.line[clan].append(Card(self.shown[clan], True))

    def uses(self, clan: str, warrior: str) -> bool:
        """Does this clan show this warrior now, and may it use its ability?"""
        if self.shown[clan] != warrior:
            return False
        if clan not in self.table.neutral or warrior == "horsie":
            return True
        return self.rules.neutral_powers and warrior not in ("qween", "druhid", "svord")

    def clockwise(self) -> list[str]:
        """The capturer first, then clockwise."""
        clans = self.table.clans
        start = clans.index(self.winner) if self.winner else 0
        return clans[start:] + clans[:start]

    # Before the totals

    def chariotts(self) -> None:
        met = [clan for clan in self.table.clans if self.shown[clan] == "chariott"]
        harmless = self.rules.crash_needs_player and set(met) <= self.table.neutral
        if len(met) > 1 and not harmless:
            for clan in met:
                self.line[clan].pop()

    def qween(self) -> None:
        queens = [clan for clan in self.table.clans if self.shown[clan] == "qween"]
        if len(queens) != 1 or queens[0] in self.table.neutral:
            return
        her = queens[0]
        rivals: list[str | None] = [
            clan for clan in self.table.clans if clan != her and any(card.fresh for card in self.line[clan])
        ]
        if rivals:
            self.victim = self.choose(her, "qween", rivals + ([None] if self.rules.qween_optional else []))
            self.seducer = her if self.victim else None

    # Totals and the winner

    def totals(self) -> dict[str, int]:
        """The totals of the clans that take part."""
        strengths = self.table.strengths
        totals = {clan: sum(strengths[card.warrior] for card in self.line[clan]) for clan in self.table.clans}
        if self.seducer and self.victim:
            totals[self.seducer] += strengths[self.shown[self.victim]]
            totals[self.victim] -= strengths[self.shown[self.victim]]
        return {clan: total for clan, total in totals.items() if not self.uses(clan, "filchy")}

    def who_wins(self) -> str | None:
        totals = self.totals()
        if not totals:
            return None
        if len(totals) == 1:
            return next(iter(totals))
        best = max(totals.values())
        top = [clan for clan in totals if totals[clan] == best]
        pair = [
            clan
            for clan in top
            if self.uses(clan, "archr") or (self.rules.neutral_archer_cancels and self.shown[clan] == "archr")
        ]
        self.archers_met = len(pair) > 1
        rest = [total for total in totals.values() if total != best]
        if self.rules.any_tie and len(set(rest)) < len(rest):
            return None
        if len(top) == 1:
            return top[0]
        archers = [clan for clan in top if self.uses(clan, "archr")]
        if self.rules.neutral_archer_cancels and any(
            self.shown[clan] == "archr" and clan not in archers for clan in top
        ):
            return None
        return archers[0] if len(archers) == 1 else None

    def nobody_takes_it(self) -> None:
        """The fort is discarded. In variant 1 it stays and moves the others on, and the last one goes."""
        wall, here = self.table.wall, self.table.round
        if self.rules.variant_1 and (self.totals() or not self.rules.all_filchy_discards):
            wall[here + 1 :] = wall[here:-1]
        wall[here] = None

    def take(self, winner: str) -> None:
        wall, here = self.table.wall, self.table.round
        places = [here]
        if self.uses(winner, "druhid") and here < len(wall) - 1:
            places += [place for place in range(here + 1, len(wall)) if wall[place] is not None]
        chosen = self.choose(winner, "druhid", places) if len(places) > 1 else here
        self.taken = wall[chosen]
        if self.rules.variant_2:
            wall[here + 1 : chosen + 1] = wall[here:chosen]
        else:
            wall[chosen] = wall[here]
        wall[here] = None
        assert self.taken is not None
        self.table.held[winner].append(self.taken)

    # What leaves the lines

    def discard(self, clan: str, what: str, options: list[int]) -> None:
        """One face-up card goes: the owner chooses, a neutral clan loses its weakest, leftmost card."""
        if clan in self.table.neutral and not self.rules.referee_decides:
            place = min(options, key=lambda at: self.table.strengths[self.line[clan][at].warrior])
        else:
            place = self.choose(clan, what, options)
        self.line[clan].pop(place)

    def fokus(self) -> None:
        for clan in self.clockwise():
            if clan == self.winner and self.rules.axx_before_fokus and self.uses(clan, "axx"):
                continue  # Axx was kept alone and pays now, or nothing is left to pay with
            if self.line[clan]:
                self.discard(clan, "fokus", list(range(len(self.line[clan]))))

    def winner_discards(self, winner: str) -> None:
        line, strengths = self.line[winner], self.table.strengths
        assert self.taken is not None
        passive = winner in self.table.neutral and not self.rules.referee_decides
        axx = next((at for at, card in enumerate(line) if card.fresh and self.uses(winner, "axx")), None)
        if axx is not None and self.taken.kind == "fokus" and self.rules.axx_before_fokus:
            axx = None
        keeps: list[tuple[int, ...]] = [()]
        if axx is not None:
            keeps = [(), (axx,)]
            if passive:
                keeps = [(axx,)] if self.rules.neutral_axx_stays else [()]
        if self.taken.kind == "komfort" and line and not passive:
            least = min(strengths[card.warrior] for card in line)
            for at, card in enumerate(line):
                if strengths[card.warrior] == least and at != axx:
                    keeps.append((at,))
                    if axx is not None and not self.rules.axx_or_komfort:
                        keeps.append((at, axx))
        kept = self.choose(winner, "keep", keeps) if len(keeps) > 1 else keeps[0]
        self.line[winner] = [card for at, card in enumerate(line) if at in kept]
        if winner == self.seducer and self.victim and not self.rules.victim_stays:
            self.line[self.victim] = [card for card in self.line[self.victim] if not card.fresh]

    def horsie(self) -> None:
        for clan in self.clockwise():
            if clan == self.winner or not self.uses(clan, "horsie"):
                continue
            if self.archers_met and self.rules.archers_all_keep:
                continue
            line = self.line[clan]
            earlier = [at for at, card in enumerate(line) if not card.fresh]
            options = earlier if earlier and not self.rules.horsie_any else list(range(len(line)))
            if options:
                self.discard(clan, "horsie", options)

    # Forts

    def fortuna(self) -> None:
        winner, taken = self.winner, self.taken
        assert winner is not None
        assert taken is not None
        if winner in self.table.neutral and self.rules.neutral_fortuna_free:
            return
        held = self.table.held[winner]
        earlier = [fort for fort in held if fort != taken]
        if not earlier:
            gone = taken
        elif winner in self.table.neutral and not self.rules.referee_decides:
            gone = min(earlier, key=lambda fort: fort.value)
        else:
            gone = self.choose(winner, "fortuna", earlier)
        held.remove(gone)
        self.table.lost.setdefault(winner, []).append(gone)

    def forthece(self) -> None:
        if self.winner is None:
            return
        counted = list(self.table.held[self.winner])
        if self.rules.forthece_in_total:
            counted += self.table.lost.get(self.winner, [])
        alone = len(self.table.players) == 1
        if sum(fort.kind == "fortheca" for fort in counted) >= 3 and (
            self.winner not in self.table.neutral or alone
        ):
            self.table.champion = self.winner

    def svord(self) -> None:
        for clan in self.clockwise():
            down = self.table.down[clan]
            if self.uses(clan, "svord") and len(down) > 1:
                orders = sorted(set(permutations(down[place] for place in sorted(down))))
                chosen = self.choose(clan, "svord", orders)
                self.table.down[clan] = dict(zip(sorted(down), chosen, strict=True))


def play_turn(scene: Scene, rules: OracleRules, choose: Choose) -> Scene:
    """Play on to the end of the turn, or to three FortHece."""
    while scene.champion is None and scene.round < len(scene.wall) and scene.wall[scene.round] is not None:
        scene = Round(scene, rules, choose).play()
    return scene


# What is hidden


def layouts(pools: dict[str, list[str]], places: list[int]) -> Iterator[dict[str, dict[int, str]]]:
    """Every way in which each clan may have laid warriors of its pool at these places."""
    each = [
        [(clan, order) for order in sorted(set(permutations(pool, len(places))))]
        for clan, pool in pools.items()
    ]
    for combination in product(*each):
        yield {clan: dict(zip(places, order, strict=True)) for clan, order in combination}


def pool(seen: Sequence[str]) -> list[str]:
    """A clan's nine warriors less those seen this turn."""
    left = list(WARRIORS)
    for warrior in seen:
        left.remove(warrior)
    return left


def completions(scene: Scene, pools: dict[str, list[str]], rules: OracleRules) -> Iterator[Scene]:
    """Every end of this turn, over all layouts of the hidden clans and all choices of all clans."""
    places = list(range(scene.round, len(scene.wall)))
    for laid in layouts(pools, places):
        start = replace(scene, down={**scene.down, **laid})
        for _, end in every_run(partial(play_turn, start, rules)):
            yield end


def takes(end: Scene, clan: str, fort: Fort) -> bool:
    return any(winner == clan and taken == fort for _, winner, taken in end.log)


def fort_possible(
    scene: Scene, pools: dict[str, list[str]], rules: OracleRules, clan: str, fort: Fort
) -> bool:
    return any(takes(end, clan, fort) for end in completions(scene, pools, rules))


def fort_certain(
    scene: Scene, pools: dict[str, list[str]], rules: OracleRules, clan: str, fort: Fort
) -> bool:
    """A claim without a line: all choices, the clan's own too, are taken against it."""
    return all(takes(end, clan, fort) for end in completions(scene, pools, rules))


# The end of the game


def merit(forts: Sequence[Fort], rules: OracleRules, lost: Sequence[Fort] = ()) -> tuple[Any, ...]:
    counted = [*forts, *lost] if rules.captured_forts_count else forts
    values = sorted((fort.value for fort in counted), reverse=True)
    shown = tuple(values[:1] if rules.shared_at_once else values)
    return sum(fort.value for fort in forts), len(values), shown


def winners(scene: Scene, rules: OracleRules) -> list[str]:
    """The winner, or several if they share the win. A neutral clan never wins."""
    if scene.champion is not None:
        return [] if scene.champion in scene.neutral else [scene.champion]
    merits = {clan: merit(scene.held[clan], rules, scene.lost.get(clan, [])) for clan in scene.players}
    return [clan for clan in scene.players if merits[clan] == max(merits.values())]
