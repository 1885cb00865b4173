"""What a stranger needs to check the ruling on a dispute: evidence about each version of the facts.

The checker puts the versions together by itself, and derives from the rulings under them whether it matters
which is true and what question settles it.
"""

from typing import Final

from adjudicator.case import Case
from adjudicator.certificates import sedzia_verify
from adjudicator.certificates.make import as_read, is_excluded
from adjudicator.claims.decide import decide
from adjudicator.claims.dispute import Disputed
from adjudicator.evidence import Certified, Evidence, impossible, missing
from adjudicator.intake.read_case import read_case_of
from adjudicator.problems import BadCase
from adjudicator.ruling import Finding, Verdict
from adjudicator.values import Json

OF_A_VERSION: Final = ("who", "possible", "verdict")
"""What the answer says of a version. The rest of its ruling is in the evidence about it."""


def certify_disputed(case: Case[object, Disputed], finding: Finding) -> Certified:
    """Evidence about both versions, and about the mixes of them that the answer rests on."""
    game, about = case.claim.game, case.claim.form.about.get("kind")
    kind = game.kind_by_name[str(about)]
    if kind.certify is None:
        return Certified((missing(kind.uncertified),))
    versions: list[Json] = [
        {name: one[name] for name in OF_A_VERSION if name in one} for one in finding.answer["versions"]
    ]
    answer = {**finding.answer, "versions": versions}
    read = as_read(case)._replace(answer=answer)
    try:
        dispute = sedzia_verify.Dispute(read)
        choices = dispute.needed(answer)
    except (sedzia_verify.Wrong, sedzia_verify.Unreadable):
        return Certified((missing("versions"),))
    told = [fact.told for fact in dispute.facts]
    if any(one not in told for one in answer["question"]):
        return Certified((missing("versions"),))
    parts = tuple(_part(case.claim, dispute, choice) for choice in choices)
    if not _are_compared(dispute, parts):
        return Certified((missing("versions"),))
    return Certified(parts, answer)


def _are_compared(dispute: sedzia_verify.Dispute, parts: tuple[Evidence, ...]) -> bool:
    """Is what is compared certified? If that is the verdict only, no two rulings may have the same."""
    stake = sedzia_verify.GAMES[dispute.certificate.case["game"]].stakes.get(dispute.kind)
    verdicts = [part.content["verdict"] for part in parts if part.type == "ruling"]
    return stake is not sedzia_verify.not_certified or len(set(verdicts)) == len(verdicts)


def _part(claim: Disputed, dispute: sedzia_verify.Dispute, choice: str) -> Evidence:
    """The evidence about one version or mix. What is missing of it is missing of the dispute."""
    about, read = dispute.part_of(choice), dispute.case_of(choice)
    try:
        case = read_case_of(claim.game, {**read.case, "readings": dict(claim.readings)})
    except BadCase:
        return impossible(about) if is_excluded(read) else missing("impossible", about)
    finding = decide(claim.game, case)
    if finding.verdict is Verdict.UNDECIDED:
        return missing("undecided", about)
    certify = claim.game.kind_of(case.form.claim).certify
    assert certify is not None
    certified = certify(case, finding)
    for part in certified.evidence:
        if part.type == "missing":
            return missing(str(part.content["why"]), about)
    content: dict[str, Json] = {
        "verdict": finding.verdict.value,
        "evidence": [part.json for part in certified.evidence],
    }
    if certified.answer is not None:
        content["answer"] = dict(certified.answer)
    return Evidence("ruling", about, content)
