"""A kind of claim: what its form is, what it needs, how it is decided, ruled, said and noted."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeVar, get_args

from adjudicator.case import Case
from adjudicator.evidence import Certified
from adjudicator.form import ClaimForm
from adjudicator.problems import Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Confirmed, Explained, Finding, Reason, Verdict
from adjudicator.values import Json, JsonObject

F = TypeVar("F", bound=ClaimForm)
"""The form of a claim."""
S = TypeVar("S")
"""The form of a position."""
P = TypeVar("P")
"""A position."""
C = TypeVar("C")
"""A claim that was read."""
E = TypeVar("E")
"""What an explanation is made of."""


def no_problems(*_: object) -> tuple[Problem, ...]:
    return ()


class ClaimWords(NamedTuple):
    """A kind of claim in the notation: the words after its kind, and its actions as parts ``do ...``."""

    say: Callable[[JsonObject], str | None] = lambda _: None
    """The words of a claim; None if words cannot express it."""
    read: Callable[[list[str]], dict[str, Json] | None] = lambda _: None
    """The fields from the words; None if they are not understood."""
    actions: str = ""
    """The field that holds its actions; empty if it has none."""
    write_entry: Callable[[Json], str | None] = lambda entry: entry if isinstance(entry, str) else None
    """An entry of that field as text; None if text cannot express it."""
    read_entry: Callable[[str], Json] = lambda text: text
    single: bool = False
    """Does the field hold one action instead of a list?"""
    always: bool = False
    """Is the list of actions always there, even if it is empty?"""


NO_WORDS: Final = ClaimWords()


class Alternative(NamedTuple):
    """What would be found under another option of a reading."""

    verdict: Verdict
    counts: object
    """What is compared beside the verdict."""
    summary: Reason | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """One action of a record, for those who step through it."""

    at: int
    """Its number, from 1 on."""
    action: str
    refused: Reason | None
    """Why it is illegal. Then it is the last one that is played."""
    changes: tuple[Reason, ...]
    table: dict[str, Json]
    """The position after it; if it is illegal, the one at which it was tried."""
    why: tuple[Reason, ...] = ()
    """What makes it legal."""


def _answer_of(finding: Finding) -> object:
    return finding.answer


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimKind(Generic[F, S, P, C, E]):
    """One kind of claim: what its form is, what it needs, how it is decided, ruled, said and noted."""

    form: type[F]
    """Its JSON shape. The field ``kind`` has its name."""
    read: Callable[[F, S, Readings], tuple[C | None, list[Problem]]]
    """The claim, its names looked up in the form of the position, and its problems.

    The position may have problems of its own. Without problems of the claim there is a claim.
    """
    needs: Callable[[Case[P, C]], Iterable[Problem]] = no_problems
    """The facts that the claim depends on and that were not given."""
    decide: Callable[[Case[P, C]], Finding]
    """The verdict and its witness, by search alone."""
    confirm: Callable[[Case[P, C]], Confirmed[E]]
    """The finding with which the engines agree, or undecided."""
    explain: Callable[[Case[P, C], Confirmed[E]], Explained]
    certify: Callable[[Case[P, C], Finding], Certified] | None = None
    """What a stranger needs to check the finding by search. None if there is no certificate."""
    uncertified: str = "open"
    """Why there is none: a word of docs/certificates.md. Unless told, because nothing is hidden."""
    briefly: Callable[[Case[P, C]], Finding] | None = None
    """The verdict by a search with a small budget, for a claim that is only one of many to be decided. None
    if deciding is never long."""
    words: ClaimWords = NO_WORDS
    quick: bool = False
    """Is it always checked and decided in a few milliseconds?"""
    counts: Callable[[Finding], object] = _answer_of
    """What of a finding is compared beside the verdict, when another reading is tried."""
    at_stake: Callable[[Finding], object] | None = None
    """The same when two versions of the facts are compared; None: ``counts``."""
    under: Callable[[Case[P, C], Confirmed[E], Case[P, C] | None, Readings], Alternative | None] | None = None
    """How other readings are tried, if not by deciding anew: from the case and what was confirmed, the case
    checked under them (None if the facts do not suffice or are impossible then), and the readings."""
    about: Callable[[F], str] = lambda form: form.kind
    """The kind of claim that is at stake: its own, unless it is about another claim."""
    takes_facts: bool = True
    """Does it take the facts as given, so that it can be ruled on under two versions of them?"""
    weighs_facts: bool = False
    """Is it about the facts themselves, so that contradictory ones are an answer and not a problem?"""

    course: Callable[[Case[P, C]], Iterable[Played]] | None = None
    """The actions of a record one by one, up to the first illegal one. None if it is about no record."""

    @property
    def name(self) -> str:
        name: str = get_args(self.form.model_fields["kind"].annotation)[0]
        return name


Steps = tuple[Reason, ...]


def open_kind(
    form: type[F],
    read: Callable[[F, S, Readings], tuple[C | None, list[Problem]]],
    find: Callable[[Case[P, C]], tuple[Finding, Steps]],
    *,
    needs: Callable[[Case[P, C]], Iterable[Problem]] = no_problems,
    words: ClaimWords = NO_WORDS,
    quick: bool = False,
    counts: Callable[[Finding], object] = _answer_of,
    at_stake: Callable[[Finding], object] | None = None,
) -> ClaimKind[F, S, P, C, Steps]:
    """A kind of claim about open things: no engine is asked. ``find`` gives the finding and its steps."""

    def confirm(case: Case[P, C]) -> Confirmed[Steps]:
        return Confirmed(*find(case))

    return ClaimKind(
        form=form,
        read=read,
        needs=needs,
        decide=lambda case: find(case)[0],
        confirm=confirm,
        explain=lambda _, confirmed: Explained(confirmed.evidence),
        words=words,
        quick=quick,
        counts=counts,
        at_stake=at_stake,
    )
