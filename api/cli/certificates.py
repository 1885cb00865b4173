"""The commands about certificates: ``certificate`` makes one, ``verify`` checks one."""

import sys
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer

NOT_PROVED: Final = 1
BAD_INPUT: Final = 2


def register(app: typer.Typer) -> None:
    app.command()(certificate)


def certificate(
    file: Annotated[str, typer.Argument(help="A case as JSON, YAML or notation; - reads from stdin.")],
    veripb: Annotated[
        Path | None, typer.Option(help="Also write proofs for VeriPB: this name with .opb and .pbp.")
    ] = None,
) -> None:
    """Rule on a case and print the certificate: what a stranger needs to check the ruling.

    Exit codes: 0 there is evidence, 1 some of it is missing, 2 the case can't be ruled on.
    """
    from adjudicator.certificates.make import certificate_of, text_of
    from adjudicator.game import load_game
    from adjudicator.intake.read_case import read_case
    from adjudicator.intake.read_text import read_text
    from adjudicator.problems import BadCase
    from adjudicator.rulings.rule import rule

    try:
        text = sys.stdin.buffer.read().decode() if file == "-" else Path(file).read_text(encoding="utf-8")
        case = read_case(read_text(text))
    except (OSError, UnicodeDecodeError) as error:
        _give_up(f"{file}: {error}")
    except BadCase as bad:
        _give_up("\n".join(f"{problem.pointer}: {problem.code}" for problem in bad.problems))
    game = load_game(case.game)
    made = certificate_of(game, rule(game, case))
    typer.echo(text_of(made), nl=False)
    if veripb:
        _write_veripb(made, veripb)
    evidence = made["evidence"]
    assert isinstance(evidence, list)
    raise typer.Exit(NOT_PROVED if any(part["type"] == "missing" for part in evidence) else 0)


def _write_veripb(made: dict[str, Any], name: Path) -> None:
    """The first proof, as a formula and the steps that refute it."""
    from adjudicator.evidence import proof_in
    from solver.veripb import formula, steps

    proofs = [part for part in made["evidence"] if part["type"] == "proof"]
    if not proofs:
        _give_up("the certificate has no proof")
    program, proof = proof_in(proofs[0])
    name.with_suffix(".opb").write_text(formula(program, proof), encoding="ascii")
    name.with_suffix(".pbp").write_text(steps(proof), encoding="ascii")


def is_certificate(file: Path) -> bool:
    """Is this a certificate, and not a proof about the log?"""
    from adjudicator.certificates.sedzia_verify import Unreadable, parse

    try:
        return "format" in parse(file.read_bytes())
    except (OSError, Unreadable):
        return False


def verify_certificate(file: Path) -> NoReturn:
    """Checks it with the program that everybody can have, and says what that says."""
    from adjudicator.certificates.sedzia_verify import main

    raise typer.Exit(main([str(file)]))


def _give_up(words: str) -> NoReturn:
    typer.echo(words, err=True)
    raise typer.Exit(BAD_INPUT)
