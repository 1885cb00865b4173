"""``sedzia mcp``: the referee for an assistant that starts this program."""

import typer


def register(app: typer.Typer) -> None:
    app.command()(mcp)


def mcp() -> None:
    """Answer an assistant over stdin and stdout, by the Model Context Protocol. Nothing is recorded."""
    import asyncio
    import logging

    from api.mcp.server import serve_stdio

    logging.basicConfig(level=logging.WARNING)  # on stderr: stdout belongs to the assistant
    asyncio.run(serve_stdio())
