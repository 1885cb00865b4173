"""The commands about certificates: ``certificate`` makes one, ``verify`` checks one."""

from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer

from api.cli.case_text import case_in
from api.cli.options import CaseText, Lang, spoken
from api.cli.output import BAD_INPUT, NOT_SO, AsJson, give_up, print_json, print_line

_RESTATED: Final = "The program is the one that we make of this case."
_NOT_RESTATED: Final = "The program is not the one that we make of this case: it may state something else."


def register(app: typer.Typer) -> None:
    app.command()(certificate)


def certificate(
    file: CaseText,
    veripb: Annotated[
        Path | None, typer.Option(help="Also write proofs for VeriPB: this name with .opb and .pbp.")
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Rule on a case and print the certificate: what a stranger needs to check the ruling. It is JSON.

    Exit codes: 0 there is evidence, 1 some of it is missing, 2 the case can't be ruled on, 70 our failure.
    """
    from adjudicator.certificates.make import certificate_of, text_of
    from adjudicator.game import load_game
    from adjudicator.rulings.rule import rule

    case = case_in(file, spoken(lang), as_json)
    game = load_game(case.game)
    made = certificate_of(game, rule(game, case))
    typer.echo(text_of(made).encode(), nl=False)
    if veripb:
        _write_veripb(made, veripb)
    evidence = made["evidence"]
    assert isinstance(evidence, list)
    raise typer.Exit(NOT_SO if any(part["type"] == "missing" for part in evidence) else 0)


def _write_veripb(made: dict[str, Any], name: Path) -> None:
    """The first proof, as a formula and the steps that refute it."""
    from adjudicator.evidence import proof_in
    from solver.veripb import formula, steps

    inner = [part for one in made["evidence"] for part in one.get("evidence", ())]  # of a dispute
    proofs = [part for part in (*made["evidence"], *inner) if part["type"] == "proof"]
    if not proofs:
        give_up("the certificate has no proof", BAD_INPUT)
    program, proof = proof_in(proofs[0])
    try:
        name.with_suffix(".opb").write_text(formula(program, proof), encoding="ascii")
        name.with_suffix(".pbp").write_text(steps(proof), encoding="ascii")
    except (OSError, ValueError) as error:
        give_up(f"{name}: {error}", BAD_INPUT)


def is_certificate(file: Path) -> bool:
    """Is this a certificate, and not a proof about the log?"""
    from adjudicator.certificates.sedzia_verify import Unreadable, parse

    try:
        return "format" in parse(file.read_bytes())
    except (OSError, Unreadable):
        return False


def verify_certificate(file: Path, as_json: bool) -> NoReturn:
    """Checks it with the program that everybody can have, and says what that says.

    And where a proof refutes a program: whether the program is the one that we make of the case.
    """
    from adjudicator.certificates.sedzia_verify import main
    from adjudicator.certificates.tell import told

    found = told(file.read_bytes())
    if not as_json:
        code = main([str(file)])
        if found["restated"] is not None:
            print_line(_RESTATED if found["restated"] else _NOT_RESTATED)
        raise typer.Exit(code)
    print_json(found)
    raise typer.Exit({"proved": 0, "not-proved": NOT_SO}.get(str(found["outcome"]), BAD_INPUT))
