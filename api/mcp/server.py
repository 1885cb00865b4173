"""The tools and prompts as the SDK serves them. Importing this loads the SDK."""

import json
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_PARAMS,
    CallToolRequestParams,
    CallToolResult,
    GetPromptRequestParams,
    GetPromptResult,
    ListPromptsResult,
    ListToolsResult,
    PaginatedRequestParams,
    Prompt,
    PromptArgument,
    PromptMessage,
    TextContent,
    ToolAnnotations,
)
from mcp_types import Tool as ToolEntry
from pydantic import ValidationError

from adjudicator.intake.malformed import misfits
from adjudicator.lang import LANGS, Lang
from adjudicator.problems import BadCase, Problem
from adjudicator.words.render import problem_json
from adjudicator.words.say import say
from api.http.problems import Refused
from api.mcp.referee import LocalReferee, Referee
from api.mcp.tools import TOOLS, Tool
from api.store.database import RecordUnavailable
from api.store.settings import RELEASE
from api.work.outcomes import Fault, NoAnswer

MOST_PROBLEMS: Final = 30
"""So many are told."""
PROMPTS: Final[dict[str, Lang]] = {"rozstrzygnij-spor": "pl", "settle-this-dispute": "en"}
INSTRUCTIONS: Final = (
    "Sędzia settles disputes in Bitwa o Rzekę, Rzymianie do domu! and Brian Boru, with proofs. Ask `rules` "
    "how to write a case of the game, write down only what people said about the table, and ask `rule`. "
    "Tell people the verdict with its reasons. If a fact is missing, ask them for it."
)
log = logging.getLogger(__name__)


def make_server(referee_of: Callable[[Any], Referee]) -> Server[Any]:
    """``referee_of``: who answers, from the HTTP request that a message came with; None over stdio."""

    async def list_tools(_context: Any, _params: PaginatedRequestParams | None) -> ListToolsResult:
        return ListToolsResult(tools=[_entry(tool) for tool in TOOLS])

    async def call_tool(context: Any, params: CallToolRequestParams) -> CallToolResult:
        tool = next((one for one in TOOLS if one.name == params.name), None)
        if tool is None:
            raise MCPError(INVALID_PARAMS, f"There is no tool {params.name[:80]!r}.")
        return await _answer(tool, params.arguments or {}, lambda: referee_of(context.request))

    return Server(
        "sedzia",
        title="Sędzia",
        version=RELEASE,
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_prompts=_list_prompts,
        on_get_prompt=_get_prompt,
    )


async def serve_stdio() -> None:
    """For the assistant that started this process, until it closes our input."""
    server = make_server(lambda _: LocalReferee())
    async with stdio_server() as (incoming, outgoing):
        await server.run(incoming, outgoing, server.create_initialization_options())


def _entry(tool: Tool) -> ToolEntry:
    return ToolEntry(
        name=tool.name,
        title=tool.title,
        description=tool.says,
        input_schema=tool.takes.model_json_schema(),
        output_schema=tool.gives.model_json_schema(),
        annotations=ToolAnnotations(
            read_only_hint=not tool.records,
            destructive_hint=False,
            idempotent_hint=True,
            open_world_hint=False,
        ),
    )


async def _answer(tool: Tool, arguments: dict[str, Any], referee: Callable[[], Referee]) -> CallToolResult:
    lang: Lang = next((one for one in LANGS if arguments.get("lang") == one), LANGS[0])
    try:
        asked = tool.takes.model_validate(arguments)
        told, words = await tool.do(referee(), asked)
    except ValidationError as refused:
        return _problems([one.problem for one in misfits(tool.takes, refused)], lang)
    except BadCase as bad:
        return _problems(bad.problems, lang)
    except Refused as refused_visitor:
        return _failure(refused_visitor.code, lang, dict(refused_visitor.params))
    except NoAnswer as none:
        return _failure(none.why.value, lang)
    except RecordUnavailable as gone:
        log.error("the record is unavailable: %s", gone)
        return _failure("no-record", lang)
    except Fault as fault:
        log.error("a tool failed: %s", fault)
        return _failure("server", lang)
    except Exception:
        log.exception("a tool failed")
        return _failure("server", lang)
    text = words or json.dumps(told, ensure_ascii=False)
    return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=told)


def _problems(problems: Sequence[Problem], lang: Lang) -> CallToolResult:
    """Everything that is wrong with the case, with the nearest right form."""
    listed = [problem_json(problem, lang) for problem in problems[:MOST_PROBLEMS]]
    lines = [f"{one['pointer'] or '/'}: {one['message']}" for one in listed]
    told = {"problems": listed, "unlisted": len(problems) - len(listed)}
    return CallToolResult(
        content=[TextContent(type="text", text="\n".join(lines))], structured_content=told, is_error=True
    )


def _failure(code: str, lang: Lang, params: dict[str, Any] | None = None) -> CallToolResult:
    """Nothing is wrong with the case, and there is no answer."""
    message = say(lang, f"problem-{code}", params)
    told = {"problems": [], "failed": code, "message": message}
    return CallToolResult(
        content=[TextContent(type="text", text=message)], structured_content=told, is_error=True
    )


async def _list_prompts(_context: Any, _params: PaginatedRequestParams | None) -> ListPromptsResult:
    listed = [
        Prompt(
            name=name,
            title=say(lang, "prompt-title"),
            description=say(lang, "prompt-description"),
            arguments=[
                PromptArgument(name="dispute", description=say(lang, "prompt-dispute"), required=True)
            ],
        )
        for name, lang in PROMPTS.items()
    ]
    return ListPromptsResult(prompts=listed)


async def _get_prompt(_context: Any, params: GetPromptRequestParams) -> GetPromptResult:
    lang = PROMPTS.get(params.name)
    dispute = (params.arguments or {}).get("dispute", "")
    if lang is None:
        raise MCPError(INVALID_PARAMS, f"There is no prompt {params.name[:80]!r}.")
    if not dispute.strip():
        raise MCPError(INVALID_PARAMS, say(lang, "prompt-dispute"))
    text = say(lang, "prompt-text", {"dispute": dispute})
    content = TextContent(type="text", text=text)
    return GetPromptResult(messages=[PromptMessage(role="user", content=content)])
