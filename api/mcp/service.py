"""The referee of the service, for one request: every tool passes the gate as the door that does the same."""

import json
from typing import Any

from starlette.requests import Request

from adjudicator.certificates.sedzia_verify import MOST_BYTES
from adjudicator.lang import Lang
from api.http.bodies import LIMIT
from api.http.certified import certificate_link
from api.http.gate import pass_of
from api.http.problems import refuse
from api.http.routes.jobs import found_job
from api.http.routes.rulings import order, rule_on
from api.http.stored import beside, record_of
from api.mcp.referee import handed_in, no_such_job
from api.work.jobs import Handed


class ServiceReferee:
    def __init__(self, request: Request) -> None:
        self._request = request
        self._pass = pass_of(request.scope)

    def read(self) -> None:
        self._pass.enter("GET", "/v1/games")

    async def rule(self, case: str, lang: Lang) -> dict[str, Any]:
        self._pass.enter("POST", "/v1/rulings")
        handed = _handed(case, lang)
        given = await rule_on(self._request, handed, lang)
        if given is None:
            return {"job": await order(self._request, handed)}
        ruling: dict[str, Any] = json.loads(given.body)
        return ruling

    async def job(self, job: str, lang: Lang) -> dict[str, Any]:
        self._pass.enter("GET", f"/v1/jobs/{job}")
        found = await found_job(self._request, job)
        if found is None:
            raise no_such_job()
        told = {"state": found.state.value, **found.result}
        number = str(found.result.get("number") or "")
        given = await beside(self._request, record_of(self._request).giving, number) if number else None
        if given is not None:
            stored = given.stored
            told["ruling"] = json.loads(stored.wording[lang].json) | {
                "number": number,
                "secret": found.result.get("secret"),
                "certificate": certificate_link(stored.game, stored.kind, stored.id),
            }
        return told

    async def verdict(self, case: str, lang: Lang) -> dict[str, Any]:
        self._pass.enter("POST", "/v1/verdicts")
        found: dict[str, Any] = json.loads(await self._request.app.state.solvers.verdict(_handed(case, lang)))
        return found

    async def verify(self, certificate: str) -> dict[str, Any]:
        self._pass.enter("POST", "/v1/verify")
        data = certificate.encode(errors="replace")
        if len(data) > MOST_BYTES:
            raise refuse("too-large", limit=MOST_BYTES)
        found: dict[str, Any] = json.loads(await self._request.app.state.solvers.verify(Handed(data)))
        return found


def _handed(case: str, lang: Lang) -> Handed:
    handed = handed_in(case, lang)
    if len(handed.body) > LIMIT:
        raise refuse("too-large", limit=LIMIT)
    return handed
