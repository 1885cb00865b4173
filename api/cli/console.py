"""What the command line prints: rulings, problems, rules and checked cases, in colour if possible."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from adjudicator.claim_kind import Played
from adjudicator.game import Game
from adjudicator.intake.notation import notate
from adjudicator.lang import LANGS, Lang
from adjudicator.precedents.casefile import CaseFile, run
from adjudicator.precedents.search import Found
from adjudicator.ruling import Reason, Ruling, Verdict
from adjudicator.values import JsonObject
from adjudicator.words.codes import codes_of
from adjudicator.words.render import sentence, table_notation
from adjudicator.words.say import say, say_rule
from adjudicator.words.text import Line, sections, verdict_word

COLOURS: Final = {
    Verdict.UPHELD: "green",
    Verdict.REJECTED: "red",
    Verdict.ANSWERED: "blue",
    Verdict.UNDECIDED: "yellow",
}


class Terminal(Console):
    """Where nobody reads any more, the command ends as all commands do."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def print_ruling(game: Game, ruling: Ruling, lang: Lang, *, full: bool = False) -> None:
    console = Terminal(highlight=False)
    colour = COLOURS[ruling.verdict]
    summary = Text(sentence(game, ruling.finding.summary, lang))
    title = Text(verdict_word(ruling.verdict, lang), style=f"bold {colour}")
    console.print(Panel(summary, title=title, title_align="left", border_style=colour))
    for section in sections(game, ruling, lang):
        console.print()
        console.print(Text(section.heading, style="bold"))
        if section.folded and not full:
            console.print(_marked(" •", Text(say(lang, "folded", {"count": len(section.lines)}))))
            continue
        for number, line in enumerate(section.lines, 1):
            mark = f"{number:>2}." if section.numbered else " •"
            console.print(_marked(mark, _line(line)))
    console.print()
    console.print(Text(notate(game, ruling.case.given)), soft_wrap=True)
    console.print(Text(ruling.digest, style="dim"), soft_wrap=True)


def _line(line: Line) -> Text:
    words = Text(line.words)
    if line.rule:
        words.append(f"  {line.rule}", style="cyan")
    return words


def _marked(mark: str, words: Text) -> Table:
    """A line with its mark in the margin. Wrapped text stays aligned."""
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text(mark, style="dim"), words)
    return grid


def print_problems(problems: Sequence[JsonObject]) -> None:
    """Prints each problem with its place."""
    console = Terminal(stderr=True, highlight=False)
    for problem in problems:
        words = Text(str(problem["pointer"] or "/"), style="bold yellow")
        words.append(f"  {problem['code']}\n", style="cyan")
        words.append(str(problem["message"]), style="default")
        console.print(_marked(" ✗", words))


def print_rules(game: Game, lang: Lang) -> None:
    console = Terminal(highlight=False)
    console.print(Text(say(lang, f"{game.id}-name"), style="bold"))
    for rule in game.rules:
        console.print()
        console.print(Text(rule.id, style="cyan"))
        words = Text(say_rule(lang, rule.id))
        words.append(f"\n{rule.place}", style="dim")
        if rule.reading:
            words.append(f" · {rule.reading}", style="magenta")
        console.print(Padding(words, (0, 0, 0, 2)))
    console.print()
    console.print(Text(say(lang, "heading-readings"), style="bold"))
    for reading in game.readings:
        console.print()
        console.print(Text(reading.id, style="magenta"))
        words = Text(say(lang, f"reading-{reading.id}"))
        for option in reading.options:
            words.append(f"\n{option}{'*' if option == reading.default else ''}: ", style="bold")
            words.append(say(lang, f"reading-{reading.id}-{option}"))
        words.append(f"\n{say(lang, f'reading-{reading.id}-why')}", style="dim")
        console.print(Padding(words, (0, 0, 0, 2)))


def print_codes(game: Game, lang: Lang) -> None:
    """Prints every code of the notation with its names in both languages, the one asked for first."""
    console = Terminal(highlight=False)
    console.print(Text(say(lang, f"{game.id}-name"), style="bold"))
    languages = (lang, *(other for other in LANGS if other != lang))
    by_language = [codes_of(game, one) for one in languages]
    for heading, codes in by_language[0].items():
        console.print()
        console.print(Text(say(lang, f"codes-{heading}"), style="bold"))
        table = Table(say(lang, "codes-code"), *languages, box=None, pad_edge=False)
        for code in codes:
            table.add_row(Text(code, style="cyan"), *(Text(one[heading][code]) for one in by_language))
        console.print(Padding(table, (0, 0, 0, 2)))


def print_action(game: Game, played: Played, lang: Lang) -> None:
    """One action of a record, why it is legal and what it changes, or why it is illegal; and the table."""
    console = Terminal(highlight=False)
    said = Reason("referee.record", "record-action", {"at": played.at, "action": played.action})
    console.print(Text(sentence(game, said, lang), style="bold red" if played.refused else "bold"))
    for one in (played.refused,) if played.refused else (*played.why, *played.changes):
        console.print(
            _marked(" ✗" if played.refused else " •", _line(Line(sentence(game, one, lang), one.rule)))
        )
    console.print(Text(f"    {table_notation(game, played.table)}", style="dim"), soft_wrap=True)


def try_cases(files: Sequence[CaseFile], *, quietly: bool = False) -> list[tuple[CaseFile, list[str]]]:
    """Runs every case and prints those that fail. Returns them with every difference."""
    failures: list[tuple[CaseFile, list[str]]] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Terminal(stderr=True), transient=True, disable=quietly) as progress:
        task = progress.add_task("cases", total=len(files))
        for file in files:
            if wrong := run(file):
                failures.append((file, wrong))
            progress.advance(task)
    if not quietly:
        _print_failures(files, failures)
    return failures


def _print_failures(files: Sequence[CaseFile], failures: Sequence[tuple[CaseFile, list[str]]]) -> None:
    console = Terminal(highlight=False)
    if failures:
        table = Table("case", "difference", show_lines=True)
        for file, wrong in failures:
            table.add_row(Text(file.id), Text("\n".join(wrong)))
        console.print(table)
    console.print(f"{len(files) - len(failures)} of {len(files)} cases as expected")


def print_found(found: Sequence[tuple[str, Found]], lang: Lang) -> None:
    """Precedents with their verdicts, and what they share with the case they were compared to."""
    console = Terminal(highlight=False)
    for game, one in found:
        verdict = one.file.expect.get("verdict")
        words = Text(one.file.title[lang], style="bold")
        words.append(f"  {verdict_word(Verdict(verdict), lang) if verdict else '–'}", style="default")
        words.append(f"\n{game}/{one.file.id}  {one.file.kind or ''}", style="cyan")
        if one.shared:
            words.append(f"\n= {', '.join(one.shared)}", style="dim")
        console.print(words, soft_wrap=True)
