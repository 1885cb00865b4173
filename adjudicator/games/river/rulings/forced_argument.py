"""Why a side can force the win: its moves, and what becomes of every reply.

Replies that come to the same are told once. Only actions that can matter are counted: see
``search/relevant_actions``. What the winner does is what the search would do.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.games.river.claims.still_needed import (
    explain_cards_lacking,
    explain_still_needed,
    explain_ways_to_win,
    takings,
)
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.formations import Strength
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.strongest import beating_side, own_best, strongest_of_defender
from adjudicator.games.river.rulings.claimable_steps import compare_dam
from adjudicator.games.river.rulings.course_steps import explain_table_dam
from adjudicator.games.river.search.adversarial import AdversarialSearch
from adjudicator.games.river.search.plays_left import dams_within_reach, plays_left, ways_to_win
from adjudicator.games.river.table.actions import Action, Claim, Draw, End, Place, Skip
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import Table, dam_at, opponent, public_position
from adjudicator.ruling import Param, Params, Reason, aside
from solver.answer import OutOfBudget

MOST_REPLIES_NAMED: Final = 1
MOST_GROUPS: Final = 4
"""Of the groups of replies, those with the most replies are told."""
MOST_DAMS: Final = 3
MOST_DEPTH: Final = 2
"""So many replies deep the argument goes, by one example."""
BUDGET: Final = 2_000
"""Tables searched for the argument beyond those of the verdict."""


class Ahead(NamedTuple):
    """What follows without a choice of the loser."""

    moves: tuple[str, ...]
    """What is done but drawing and ending turns."""
    table: Table
    end: str
    """"won": the winner has won. "short": the attacker can't win any more. "open": the loser has a choice."""


class Answered(NamedTuple):
    """Replies that come to the same."""

    replies: list[Action]
    answers: frozenset[tuple[tuple[str, ...], str]]
    """The moves of the winner and how that ends; several if they depend on the draw."""


class ForcedArgument:
    """The argument of one search for the side that wins by it."""

    def __init__(self, search: AdversarialSearch, table: Table) -> None:
        self.search = search
        self.winner: Side = search.winner(table)
        self.loser = opponent(self.winner)
        self.readings = search.readings

    def steps(self, table: Table) -> tuple[Reason, ...]:
        """The whole argument. What comes after the first replies is told apart.

        It may search tables that the win did not depend on. If that takes too long, there is no argument.
        """
        self.search.budget = self.search.tables_searched + BUDGET
        try:
            return tuple(self._from(table, 0))
        except OutOfBudget:
            return ()

    def _from(self, table: Table, depth: int) -> Iterator[Reason]:
        bears = depth == 0
        ahead = self._ahead(table)
        if ahead.moves:
            moves: Params = {"actions": list(ahead.moves), "end": ahead.end}
            yield Reason("river.turn.order", "river-forced-moves", moves, bears=bears)
        if ahead.end == "won":
            found = (*self._last_claim(table), PLAY.explain_end(ahead.table, self.readings))
            yield from found if bears else aside(found)
        elif ahead.end == "short":
            yield from self._too_few_cards(ahead.table) if bears else aside(self._too_few_cards(ahead.table))
        elif ahead.table.phase == "draw":
            draws = self.search.draws(ahead.table)
            params: Params = {"count": len(draws), "actions": [PLAY.write(draws[0])]}
            yield Reason("river.draw.one", "river-forced-draw", params, bears=bears)
            yield from self._from(PLAY.after(ahead.table, draws[0], self.readings), depth)
        else:
            yield from self._replies(ahead.table, depth)

    def _ahead(self, table: Table) -> Ahead:
        moves: list[str] = []
        while table.winner is None:
            options = self.search.actions(table)
            if not options:
                return Ahead(tuple(moves), table, "short")
            if self.search.chooser(table) == self.winner:
                action = self.search.winning_action(table, self.winner)
                assert action is not None, "the winner can keep the win"
            elif len(options) == 1:
                action = options[0]
            else:
                return Ahead(tuple(moves), table, "open")
            if not isinstance(action, Draw | End | Skip):
                moves.append(PLAY.write(action))
            table = PLAY.after(table, action, self.readings)
        return Ahead(tuple(moves), table, "won")

    def _replies(self, table: Table, depth: int) -> Iterator[Reason]:
        """What becomes of every reply, the groups with the most replies first."""
        groups = self._groups(table)
        told = [step for group in groups[:MOST_GROUPS] for step in self._group_steps(table, group, groups)]
        if len(groups) > MOST_GROUPS:
            count = sum(len(group.replies) for group in groups[MOST_GROUPS:])
            told.append(Reason("river.turn.order", "river-forced-others", {"count": count}))
        if self.loser == "attacker":
            told += self._within_reach(table)
        yield from aside(told) if depth else told
        left_open = [group.replies[0] for group in groups if any(end == "open" for _, end in group.answers)]
        if left_open and depth < MOST_DEPTH:
            params: Params = {"actions": [PLAY.write(left_open[0])]}
            yield Reason("river.turn.order", "river-forced-instance", params, bears=False)
            yield from self._from(PLAY.after(table, left_open[0], self.readings), depth + 1)

    def _groups(self, table: Table) -> list[Answered]:
        found: dict[frozenset[tuple[tuple[str, ...], str]], list[Action]] = {}
        for reply in self.search.actions(table):
            found.setdefault(self._answers(PLAY.after(table, reply, self.readings)), []).append(reply)
        groups = [Answered(replies, answers) for answers, replies in found.items()]
        return sorted(groups, key=lambda group: -len(group.replies))

    def _answers(self, table: Table) -> frozenset[tuple[tuple[str, ...], str]]:
        """What the winner does next. If the loser draws before, for every card that may be drawn."""
        ahead = self._ahead(table)
        if ahead.end != "open" or ahead.table.phase != "draw":
            return frozenset({(ahead.moves, ahead.end)})
        found: set[tuple[tuple[str, ...], str]] = set()
        for draw in self.search.draws(ahead.table):
            later = self._ahead(PLAY.after(ahead.table, draw, self.readings))
            found.add((ahead.moves + later.moves, later.end))
        return frozenset(found)

    def _group_steps(self, table: Table, group: Answered, groups: list[Answered]) -> Iterator[Reason]:
        """The replies with the answer, and the proof of the claim that wins after the first of them."""
        of = sum(len(one.replies) for one in groups)
        named = group.replies[:MOST_REPLIES_NAMED]
        params: dict[str, Param] = {
            "side": self.loser,
            "count": len(group.replies),
            "of": of,
            "all": "yes" if len(group.replies) == of else "no",
            "replies": [PLAY.write(reply) for reply in named],
            "more": len(group.replies) - len(named),
        }
        if len(group.answers) > 1:
            yield Reason("river.draw.one", "river-forced-by-draw", params)
            return
        ((moves, end),) = group.answers
        params |= {"actions": list(moves), "answered": "yes" if moves else "no", "end": end}
        yield Reason("river.turn.order", "river-forced-reply", params)
        yield from self._proof_after(table, group.replies)

    # In numbers

    def _proof_after(self, table: Table, replies: list[Action]) -> Iterator[Reason]:
        """The proof of the claim that wins after these replies. Where it differs: after the one that defends
        best."""
        claims = [(reply, self._winning_claim(PLAY.after(table, reply, self.readings))) for reply in replies]
        proofs = [(reply, *claim) for reply, claim in claims if claim is not None]
        if len(proofs) < len(replies):
            return
        told = [explain_table_dam(at, dam, self.readings) for _, at, dam in proofs]
        if all(one == told[0] for one in told):
            yield told[0]
            return
        sides = [self._strengths(at, dam) for _, at, dam in proofs]
        best = max(range(len(proofs)), key=lambda place: sides[place][1])
        alike = len({own for own, _ in sides}) == 1 and len({dam for *_, dam in proofs}) == 1
        params: Params = {
            "action": PLAY.write(proofs[best][0]),
            "proof": told[best].phrase,
            "count": len(replies),
            "alike": "yes" if alike else "no",
        }
        yield Reason(told[best].rule, "river-best-defence", params, told[best].cards)

    def _strengths(self, table: Table, dam: int | str) -> tuple[Strength, tuple[float, ...]]:
        """How strong the attacker is at this dam, and the defender at most; () if never full."""
        at = contest(public_position(table), dam_at(table, dam), self.readings)
        theirs = strongest_of_defender(at)
        return own_best(at, at.attacker).strength, () if theirs is None else tuple(theirs.strength)

    def _last_claim(self, table: Table) -> Iterator[Reason]:
        """The proof of the claim with which the attacker wins, if the defender chooses nothing before it."""
        claim = self._winning_claim(table)
        if claim is not None:
            yield explain_table_dam(*claim, self.readings)

    def _winning_claim(self, table: Table) -> tuple[Table, int | str] | None:
        """The table at which the attacker wins by a claim, and the dam."""
        while table.winner is None:
            if self.search.chooser(table) == self.winner:
                action = self.search.winning_action(table, self.winner)
            else:
                options = self.search.actions(table)
                action = options[0] if len(options) == 1 else None
            if action is None:
                return None
            after = PLAY.after(table, action, self.readings)
            if isinstance(action, Claim) and after.winner == "attacker":
                return table, action.dam
            table = after
        return None

    def _within_reach(self, table: Table) -> Iterator[Reason]:
        """At which dams the attacker has plays enough to win, and why none of them falls."""
        near = dams_within_reach(table, plays_left(table, self.readings), self.readings)
        if not near:
            yield from self._too_few_cards(table)
            return
        dams = [str(dam.name) for dam in table.dams if dam.name in near]
        reach: Params = {"dams": dams, "count": len(dams)}
        yield Reason("river.end.last-turn", "river-within-reach", reach)
        yield from self._best_tries(table, near)

    def _too_few_cards(self, table: Table) -> Iterator[Reason]:
        """The cards that the attacker lacks, against the plays that are left."""
        plays = plays_left(table, self.readings)
        lacking = takings(table, plays, self.readings)
        yield explain_still_needed(table)
        yield from explain_cards_lacking(lacking)
        ways = ways_to_win(table, plays, self.readings)
        yield from explain_ways_to_win(table, plays, ways, lacking)

    def _best_tries(self, table: Table, near: set[int | str]) -> Iterator[Reason]:
        """The strongest side that one more card makes at each of these dams, and why it does not win; where
        the side is full already, why that does not."""
        best: dict[int, tuple[Strength, Place, Table]] = {}
        for reply in self.search.actions(table):
            if isinstance(reply, Place) and reply.dam in near:
                after = PLAY.after(table, reply, self.readings)
                worth = self._full_strength(after, reply.dam)
                if worth is not None and (reply.dam not in best or worth > best[reply.dam][0]):
                    best[reply.dam] = worth, reply, after
        full = [dam.name for dam in table.dams if dam.name in near - best.keys()]
        for name in full[:MOST_DAMS]:
            at = contest(public_position(table), dam_at(table, name), self.readings)
            if at.attacker.size == at.slots and beating_side(at) is not None:
                held = compare_dam(dam_at(table, name), at)
                yield Reason(held.rule, "river-held-now", {"proof": held.phrase}, held.cards)
        for name, (_, reply, after) in list(best.items())[:MOST_DAMS]:
            proof = explain_table_dam(after, name, self.readings)
            params: Params = {"action": PLAY.write(reply), "proof": proof.phrase}
            yield Reason(proof.rule, "river-best-try", params, proof.cards)

    def _full_strength(self, table: Table, name: int | str) -> Strength | None:
        """The strength of the attacker's side at this dam, if it is full."""
        at = contest(public_position(table), dam_at(table, name), self.readings)
        return own_best(at, at.attacker).strength if at.attacker.size == at.slots else None
