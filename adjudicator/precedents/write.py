"""A ruling as a case file, ready for the folder of precedents."""

from collections.abc import Mapping
from typing import Any

import yaml

from adjudicator.game import load_game
from adjudicator.lang import LANGS, Lang


def case_file(name: str, source: str, story: str, said: Mapping[Lang, Mapping[str, Any]]) -> str:
    """``said``: the ruling as JSON in every language. ``story``: what happened, as somebody wrote it down."""
    one = said[LANGS[0]]
    case = {part: one["case"][part] for part in ("position", "claim") if part in one["case"]}
    defaults = {reading.id: reading.default for reading in load_game(one["game"]).readings}
    used = one["readings"]["used"].items()
    changed = {reading: option for reading, option in used if option != defaults[reading]}
    data = {
        "id": name,
        "title": {lang: said[lang]["summary"] for lang in LANGS},
        "source": f"event: {source}",
        "story": {lang: story or said[lang]["summary"] for lang in LANGS},
        "game": one["game"],
        **case,
        **({"readings": changed} if changed else {}),
        "expect": {
            "verdict": one["verdict"],
            "rules": list(dict.fromkeys(reason["rule"] for reason in one["reasons"] if reason["bears"])),
            "smallest_reason": one["smallest_reason"],
            "depends_on": [dependence["reading"] for dependence in one["readings"]["depends_on"]],
            "answer": one["answer"],
            "witness": one["witness"],
        },
    }
    text: str = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=110)
    return text
