"""Is what a ruling says of two versions of the facts true? The same checkers serve every game.

A game gives its judge: the outcome of a case by the tests' own means, or None if they can't tell.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from itertools import product
from typing import Any

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.pointers import look, put, steps
from adjudicator.problems import BadCase
from adjudicator.values import JsonObject
from adjudicator.words.say import has
from tests.truth import Predicate, Said

Judge = Callable[[Said], object]


def versions_of(said: Said) -> list[Mapping[str, Any]]:
    claim: Any = said.case["claim"]
    assert claim["kind"] == "disputed"
    return list(claim["versions"])


def people(said: Said) -> list[str]:
    """Whose versions they are; two versions of one person are numbered."""
    first, second = (str(version["who"]) for version in versions_of(said))
    return [first, second] if first != second else [f"{first} (1)", f"{second} (2)"]


def position_in(said: Said, place: int) -> Any:
    """The position as one of them tells it."""
    position: Any = deepcopy(said.case["position"])
    for at, value in versions_of(said)[place]["facts"].items():
        put(position, at, value)
    return position


def in_version(said: Said, place: int) -> Said:
    claim: Any = said.case["claim"]
    case = {**said.case, "position": position_in(said, place), "claim": claim["about"]}
    return replace(said, case=case, witness=None, answer=None)


def with_facts(said: Said, facts: Mapping[str, Any]) -> Said:
    """The claim at stake with these facts."""
    claim: Any = said.case["claim"]
    position: Any = deepcopy(said.case["position"])
    for at, value in facts.items():
        put(position, at, value)
    case = {**said.case, "position": position, "claim": claim["about"]}
    return replace(said, case=case, witness=None, answer=None)


def _mixes(said: Said) -> Iterator[Said]:
    """The claim with what one of them says at some places and the other at the rest, if that is possible."""
    places = list(dict.fromkeys(place for version in versions_of(said) for place in version["facts"]))
    told = [position_in(said, 0), position_in(said, 1)]
    for whose in product((0, 1), repeat=min(len(places), 6)):
        facts = {place: look(told[one], place) for place, one in zip(places, whose, strict=False)}
        mixed = with_facts(said, facts)
        if len(set(whose)) > 1 and is_sound(mixed.case):
            yield mixed


def is_sound(case: JsonObject) -> bool:
    """Does the description of the table pass the door?"""
    try:
        read_case(deepcopy(dict(case)))
    except BadCase:
        return False
    return True


def alike(said: Said) -> bool:
    """Both versions are possible, with one verdict and different answers: in the table, or in the rest."""
    answer: Any = said.answer
    one, other = answer["versions"]
    tables = [(version["answer"] or {}).get("table") for version in (one, other)]
    what = "table" if tables[0] != tables[1] else "rest"
    same = one["verdict"] == other["verdict"] and one["answer"] != other["answer"]
    return bool(same and said.params["what"] == what)


Told = tuple[Any, Any]
"""What each of them says of a fact."""


def _differences(said: Said) -> list[Told]:
    """The facts in which they differ: of a list of cards card by card, each list once."""
    return [told for place in _places_apart(said) for told in place]


def _places_apart(said: Said) -> list[list[Told]]:
    """The facts in which they differ, place by place."""
    places = dict.fromkeys(place for version in versions_of(said) for place in version["facts"])
    lists = dict.fromkeys(_of_list(said, place) for place in places)
    apart = (_apart(*(told_at(said, at, place) for at in (0, 1))) for place in lists)
    return [place for place in apart if place]


def told_at(said: Said, at: int, place: str) -> Any:
    """What one of them says of this place. What is left out is what the form says of it: an empty list."""
    given = position_in(said, at)
    found = look(given, place)
    if found is not None:
        return found
    form = load_game(str(said.case["game"])).form.model_fields["position"].annotation
    assert form is not None
    return look(form.model_validate(given).model_dump(mode="json", exclude_none=True), place)


def _apart(one: Any, other: Any) -> list[Told]:
    if one == other:
        return []
    if all(
        isinstance(told, list) and not any(isinstance(card, dict | list) for card in told)
        for told in (one, other)
    ):
        counts, others = Counter(one), Counter(other)
        different = [card for card in {*one, *other} if counts[card] != others[card]]
        if different and not any(counts[card] and others[card] for card in different):
            return [(card in one, card in other) for card in different]
    return [(one, other)]


def _of_list(said: Said, place: str) -> str:
    """What is said of one element of a list of cards is said of the list."""
    parent, _, last = place.rpartition("/")
    of = look(said.case["position"], parent) if last.isdecimal() else None
    return parent if isinstance(of, list) and not any(isinstance(one, dict | list) for one in of) else place


def differ(said: Said) -> bool:
    facts, more, count = (_any(said.params[name]) for name in ("facts", "more", "count"))
    exclude = said.params["exclude"] == "yes"
    apart = _places_apart(said)
    excluded = all(None not in told for told in _differences(said))
    named = sorted(_facts_in(fact) for fact in facts)
    sizes = sorted(map(len, apart))
    fits = named == sizes if more == 0 else all(one in sizes for one in named)
    return count == len(apart) == len(facts) + more > 0 and fits and exclude == excluded


def _facts_in(named: Any) -> int:
    """How many facts a phrase names: of a list what only one of them and only the other has."""
    if named["say"] != "fact-told-among":
        return 1
    return len(named["with"]["ours"]) + len(named["with"]["theirs"])


def identical(said: Said) -> bool:
    named = "first" not in said.params or [said.params["first"], said.params["second"]] == people(said)
    return named and not _differences(said)


def in_both(judge: Judge, exact: Sequence[str]) -> Callable[[Said], bool]:
    """One verdict under both versions, and one outcome where that is all that is said."""

    def one_ruling(said: Said) -> bool:
        answer, claim = _any(said.answer), _any(said.case["claim"])
        if said.verdict == "undecided":  # there is no answer, and nothing to compare
            return bool(said.params["verdict"] == "undecided")
        if {version.get("verdict") for version in answer["versions"]} != {said.params["verdict"]}:
            return False
        outcomes = [judge(in_version(said, place)) for place in (0, 1)]
        return claim["about"]["kind"] not in exact or None in outcomes or outcomes[0] == outcomes[1]

    return one_ruling


def _any(value: Any) -> Any:
    return value


def told(said: Said) -> bool:
    """Whose word on a fact is whose; what exactly it is called is judged by the name."""
    fact: Any = said.params["fact"]
    if fact["say"] == "fact-holds":
        place = fact["with"]["list"]["with"]["place"]
        values = [fact["with"]["element"] in told_at(said, at, place) for at in (0, 1)]
    else:
        place = fact["with"]["place"]
        values = [told_at(said, at, place) for at in (0, 1)]
    words = [_word(said, one) for one in values]
    return _told_by(said, place, values) and [said.params["ours"], said.params["theirs"]] == words


def told_among(said: Said) -> bool:
    """What only one of them and only the other has in a list; somebody has something."""
    listed: Any = said.params["list"]
    lists = [told_at(said, at, listed["with"]["place"]) for at in (0, 1)]
    ours, theirs = ([one for one in dict.fromkeys(lists[at]) if one not in lists[1 - at]] for at in (0, 1))
    whose = {(True, True): "both", (True, False): "first", (False, True): "second"}
    return (
        _told_by(said, listed["with"]["place"], lists)
        and [said.params["ours"], said.params["theirs"]] == [ours, theirs]
        and said.params["whose"] == whose[bool(ours), bool(theirs)]
    )


def _told_by(said: Said, place: str, values: Sequence[Any]) -> bool:
    """Each of them is named, or the table if that version does not speak of it."""
    return [said.params["first"], said.params["second"]] == [
        who if value is None or _speaks_of(version, place) else {"say": "told-table"}
        for who, value, version in zip(people(said), values, versions_of(said), strict=True)
    ]


def _speaks_of(version: Mapping[str, Any], place: str) -> bool:
    """Is this place, what it is in, or what is in it, told in this version?"""
    at = steps(place)
    told = [steps(one) for one in version["facts"]]
    return any(one[: len(at)] == at or at[: len(one)] == one for one in told)


def _word(said: Said, value: Any) -> object:
    if isinstance(value, bool):
        return {"say": "told-yes" if value else "told-no"}
    if isinstance(value, int):
        return value
    message = "told-nothing" if value is None else f"{said.case['game']}-told-{value}"
    return {"say": message} if has(message) else value


def mixed_alike(judge: Judge) -> Callable[[Said], bool]:
    """Whatever each of them is right in, the outcome is that of the first version."""

    def alike(said: Said) -> bool:
        here = judge(in_version(said, 0))
        return here is None or all(judge(one) in (None, here) for one in _mixes(said))

    return alike


def mixed_otherwise(judge: Judge, exact: Sequence[str]) -> Callable[[Said], bool]:
    """Each of them is right in part, and the outcome is another one."""

    def otherwise(said: Said) -> bool:
        told: Any = said.params["told"]
        if not all(
            _is_between(value, [told_at(said, one, at) for one in (0, 1)]) for at, value in told.items()
        ):
            return False
        claim: Any = said.case["claim"]
        here, there = judge(in_version(said, 0)), judge(with_facts(said, told))
        return claim["about"]["kind"] not in exact or None in (here, there) or here != there

    return otherwise


def _is_between(value: Any, told: Sequence[Any]) -> bool:
    """It is what one of them says, or a list of what they say."""
    if value in told or not all(isinstance(one, list) for one in (value, *told)):
        return value in told
    ours, theirs = Counter(map(str, told[0])), Counter(map(str, told[1]))
    return ours & theirs <= Counter(map(str, value)) <= ours | theirs


def _possible(said: Said) -> list[str]:
    """Whose versions were not refused."""
    answer: Any = said.answer
    versions = zip(people(said), answer["versions"], strict=True)
    return [who for who, version in versions if version["possible"]]


def sound(said: Said, place: int) -> bool:
    """Is there nothing wrong with these facts themselves?"""
    claim: JsonObject = {"kind": "consistent"}
    try:
        return not read_case({**said.case, "position": position_in(said, place), "claim": claim}).refused
    except BadCase:
        return False


def impossible_of(said: Said) -> bool:
    return not sound(said, people(said).index(str(said.params["who"])))


def unasked_of(said: Said) -> bool:
    return said.params["who"] in people(said) and sound(said, people(said).index(str(said.params["who"])))


def _both_named(said: Said) -> bool:
    return [said.params["first"], said.params["second"]] == people(said)


def _counted(said: Said) -> bool:
    facts: Any = said.params["facts"]
    return said.params["count"] == len(facts) > 0


def _differ_at(said: Said, place: str) -> bool:
    return bool(look(position_in(said, 0), place) != look(position_in(said, 1), place))


def dispute_predicates(
    judge: Judge, exact: Sequence[str], names: Sequence[str], facts: Sequence[str]
) -> dict[str, Predicate]:
    """``exact``: kinds of claims whose outcome is all that the ruling says. ``names``: fields that name an
    entry of a list. ``facts``: the messages that name a contested fact."""

    def outcomes(said: Said) -> tuple[object, object]:
        return judge(in_version(said, 0)), judge(in_version(said, 1))

    def same(said: Said) -> bool:
        one, other = outcomes(said)
        return _both_named(said) and (None in (one, other) or one == other)

    def whole(said: Said) -> bool:
        """Only of several facts can each of them be right in part."""
        return same(said) and (said.params["parts"] == "yes") == (len(_differences(said)) > 1)

    def different(said: Said) -> bool:
        claim: Any = said.case["claim"]
        one, other = outcomes(said)
        known = claim["about"]["kind"] in exact and None not in (one, other)
        return _both_named(said) and not (known and one == other)

    def matters(said: Said) -> bool:
        return different(said) and _counted(said)

    def partly(said: Said) -> bool:
        return same(said) and _counted(said)

    def so(said: Said) -> bool:
        """Both versions are possible, and they lead to the same or not."""
        claim: Any = said.case["claim"]
        one, other = outcomes(said)
        open_to_both = len(_possible(said)) == len(people(said))
        if None in (one, other):
            return open_to_both
        alike = one == other
        fits = {"yes": not alike or claim["about"]["kind"] not in exact, "no": alike}
        return open_to_both and fits[str(said.params["matters"])]

    def stands(said: Said) -> bool:
        return _possible(said) == [said.params["stands"]]

    def neither(said: Said) -> bool:
        return _both_named(said) and not _possible(said)

    def of_one(said: Said) -> bool:
        return said.params["who"] in people(said)

    def impossible(said: Said) -> bool:
        """If the other version is undecided, there is no answer that tells which one is refused."""
        refused = said.verdict == "undecided" or len(_possible(said)) < len(people(said))
        return said.params["who"] in people(said) and refused and impossible_of(said)

    def unasked(said: Said) -> bool:
        refused = said.verdict == "undecided" or len(_possible(said)) < len(people(said))
        return refused and unasked_of(said)

    def answered(said: Said) -> bool:
        return stands(said) and any(
            sound(said, at) for at in (0, 1) if people(said)[at] not in _possible(said)
        )

    def unanswered(said: Said) -> bool:
        return neither(said) and (sound(said, 0) or sound(said, 1))

    def fact(said: Said) -> bool:
        """The versions differ at this place, and the entry around it is called so."""
        place, name = str(said.params["place"]), ""
        entry: Any = said.case["position"]
        for step in steps(place):
            entry = entry[int(step)] if isinstance(entry, list) else entry.get(step)
            if step.isdecimal() and isinstance(entry, Mapping):
                called = (str(entry[one]) for one in names if entry.get(one) is not None)
                name = next(called, str(int(step) + 1))
        return _differ_at(said, place) and said.params["name"] == name

    def element(said: Said) -> bool:
        """Only one of the versions has this in the list."""
        listed: Any = said.params["list"]
        lists: list[Any] = [look(position_in(said, at), listed["with"]["place"]) for at in (0, 1)]
        there = [said.params["element"] in (one or []) for one in lists]
        return there[0] != there[1]

    found = {
        "disputed-same": Predicate("both versions lead to the same", whole),
        "disputed-identical": Predicate("the versions do not differ", identical),
        "disputed-no-difference": Predicate("the versions do not differ", identical),
        "disputed-differ": Predicate("in what the versions differ", differ),
        "disputed-both": Predicate("one ruling in both versions", in_both(judge, exact)),
        "fact-told": Predicate("who says what", told),
        "fact-told-among": Predicate("who says what", told_among),
        "disputed-same-as-told": Predicate("both versions lead to the same", same),
        "disputed-matters": Predicate("the versions lead to different rulings", matters),
        "disputed-matters-whole": Predicate(
            "the versions lead to different rulings", different, frozenset({"differences"})
        ),
        "disputed-partly": Predicate("both versions lead to the same", partly),
        "disputed-so": Predicate("do both versions lead to the same", so),
        "disputed-alike": Predicate("the same words, different tables", alike),
        "disputed-mixed-same": Predicate("the same if each is right in part", mixed_alike(judge)),
        "disputed-mixed": Predicate("another ruling if each is right in part", mixed_otherwise(judge, exact)),
        "disputed-stands": Predicate("one version is possible", stands),
        "disputed-neither": Predicate("no version is possible", neither),
        "disputed-undecided": Predicate("a side of the dispute", of_one),
        "disputed-version": Predicate("a side of the dispute", of_one),
        "disputed-step": Predicate("a side of the dispute", of_one),
        "disputed-impossible": Predicate("a version is refused", impossible),
        "disputed-unasked": Predicate("only the question is refused", unasked),
        "disputed-answered": Predicate("only the question is refused", answered),
        "disputed-unanswered": Predicate("only the question is refused", unanswered),
        "fact-holds": Predicate("a contested fact", element),
    }
    contested = Predicate("a contested fact", fact, frozenset({"whole", "element"}))
    return found | dict.fromkeys(("fact-at", *facts), contested)
