"""The empty endpoint that /v1/verdicts is compared with: the same body model, no work."""

from fastapi import FastAPI

from adjudicator.games.river.intake.position_form import RiverCase


def create_app() -> FastAPI:
    app = FastAPI()

    @app.post("/empty")
    async def empty(case: RiverCase) -> dict[str, str]:  # noqa: ARG001 - the body is read, then ignored
        return {}

    return app
