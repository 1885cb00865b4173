"""What the schemas of replies share."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field


class Answer(BaseModel):
    model_config = ConfigDict(extra="forbid")


Card = Annotated[str, Field(examples=["R8"])]
Params = Annotated[
    dict[str, Any], Field(description="The facts behind the words, the same in every language")
]
Witness = Annotated[
    dict[str, Any] | None,
    Field(description="The counterexample or example, card by card; null if there is none"),
]
Outcome = Annotated[Any, Field(description="What a question without an assertion found out; else null")]
