"""The finding that a stated choice is not legal, and why."""

from adjudicator.ruling import Finding, Params, Reason, Verdict, params_json
from adjudicator.values import Json, JsonObject


def refused_choice(message: str, number: int, text: str, refused: Reason, rest: JsonObject) -> Finding:
    """The choice with this number is refused. ``rest`` is what else the answer says."""
    params: Params = {"action": text, "at": number, "why": refused.phrase}
    answer = {"legal": False, "at": number, "action": text, **why_json(refused), **rest}
    return Finding(Verdict.ANSWERED, Reason(refused.rule, message, params), answer=answer)


def why_json(refused: Reason) -> dict[str, Json]:
    return {"rule": refused.rule, "why": refused.message, "params": params_json(refused.params)}
