"""Every code that the notation knows, with its name."""

from adjudicator.game import Codes, Game
from adjudicator.lang import Lang
from adjudicator.words.say import say_claim


def codes_of(game: Game, lang: Lang) -> Codes:
    """The game's own codes, its actions (an example of each, as it may also be written) and its claims."""
    place = ("pl", "en").index(lang)
    return {
        **game.codes(lang),
        "actions": {action: others[place] for action, *others in game.notation.spellings.actions},
        "claims": {kind: say_claim(lang, game.id, kind) for kind in game.claims},
    }
