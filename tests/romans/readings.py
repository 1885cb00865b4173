"""Readings for the tests: those by default, random ones, and the rules of the oracle for given ones."""

import random
from collections.abc import Mapping
from typing import Final

from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.table.table import Setup
from tests.romans.oracle import OracleRules

DEFAULTS: Final = {reading.id: reading.default for reading in READINGS}


def random_readings(rng: random.Random) -> dict[str, str]:
    """A random option for every reading."""
    return {reading.id: rng.choice(reading.options) for reading in READINGS}


def oracle_rules(readings: Mapping[str, str], setup: Setup) -> OracleRules:
    return OracleRules(
        any_tie=readings["tie-scope"] == "any",
        swap_wall=readings["wall-move"] == "swap",
        qween_optional=readings["qween-mandatory"] == "optional",
        victim_stays=readings["qween-victim"] == "stays",
        axx_before_fokus=readings["axx-and-fokus"] == "warrior-first",
        axx_or_komfort=readings["axx-and-komfort"] == "one",
        horsie_any=readings["horsie-victim"] == "any",
        neutral_archer_cancels=readings["archer-pair-neutral"] == "yes",
        forthece_in_total=readings["fortheca-count"] == "total",
        neutral_powers=readings["neutral-powers"] == "all-but-three",
        referee_decides=readings["neutral-choices"] == "referee",
        neutral_axx_stays=readings["neutral-axx"] == "stays",
        svord_at_once=readings["svord-timing"] == "at-once",
        shared_at_once=readings["final-tie"] == "shared",
        crash_needs_player=readings["chariott-scope"] == "needs-a-player",
        archers_all_keep=readings["archer-pair-keeps"] == "all-keep",
        horsie_not_in_ties=readings["horsie-trigger"] == "not-in-ties",
        all_filchy_discards=readings["variant-1-end"] == "all-filchy-discards",
        captured_forts_count=readings["forts-counted"] == "captured",
        fortuna_at_once=readings["fortuna-moment"] == "at-once",
        neutral_fortuna_free=readings["neutral-fortuna"] == "nothing",
        variant_1=setup.tie_stays,
        variant_2=setup.druhid_shifts,
    )
