"""Messages of boru that state nothing that could be true or false of a case, and why."""

from typing import Final

NAME: Final = "a name or a word that other sentences use"
ACTION: Final = "an action put into words; the sentence around it is judged"
HEADING: Final = "a heading: what follows it is judged"
ENGINES: Final = "what the engines did, not what is on the table"
QUOTES: Final = "quotes other sentences, which are judged"

NO_FACT: Final = {
    **{f"boru-claim-{kind}": NAME for kind in ("action", "card", "forced", "game", "region", "score")},
    **{f"boru-claim-{kind}": NAME for kind in ("trick", "upkeep")},
    **{f"boru-symbol-{letter}": NAME for letter in "CEKMPTVX"},
    **{f"boru-picture-{part}": NAME for part in ("battle", "church", "coins", "points", "raiders", "renown")},
    **dict.fromkeys(("boru-picture-track", "boru-name", "boru-card", "boru-card-object", "boru-town"), NAME),
    **dict.fromkeys(("boru-town-name", "boru-princess-name", "boru-due", "boru-says-kept"), NAME),
    **{
        f"boru-do-{kind}": ACTION
        for kind in (
            *("and", "build", "buy", "cannot-lead", "choose", "deal", "deal-unseen", "expand", "if", "keep"),
            *("lead", "place", "play", "remove", "resolve", "reveal-bride", "reveal-vikings", "settle"),
            *("stay", "take", "yield"),
        )
    },
    **dict.fromkeys(("boru-shown-example", "boru-shown-one-way", "boru-shown-refutation"), HEADING),
    **dict.fromkeys(("boru-undecided", "consistent-undecided", "legal-how"), ENGINES),
    **dict.fromkeys(("remedy-facts-missing", "remedy-not-all-tried"), ENGINES),
    **dict.fromkeys(("disputed-question", "disputed-one-question", "disputed-versions"), QUOTES),
}
