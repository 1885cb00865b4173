"""What the filled-in forms of all games have in common: a game, a position, a claim, readings."""

from pydantic import BaseModel, ConfigDict


class Form(BaseModel):
    """Part of a case as JSON. Nothing unknown is accepted, and nothing is converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ClaimForm(Form):
    """A claim or a question. Each kind adds its own fields."""

    kind: str


class CaseForm(Form):
    """A dispute. Each game has its own position and its own kinds of claim."""

    game: str
    position: Form
    claim: ClaimForm
    readings: dict[str, str]
