"""Checks a proof that somebody shows, as an outsider does: with nothing but the public key of the log."""

import base64
from collections.abc import Mapping
from typing import Any

from api.store.log import merkle
from api.store.log.notes import BadNote, Verifier


class NoProof(ValueError):  # noqa: N818 - said of what is shown
    """What is shown is not a proof at all."""


def holds(shown: Mapping[str, Any], verifier: Verifier) -> bool:
    """Does the proof hold, of a giving in the log or of a log that only grew? Raises NoProof or BadNote.

    It must lead to the root of its checkpoint, and the checkpoint must be signed.
    """
    try:
        signed = verifier.open(str(shown["checkpoint"]))
        path = [_bytes(one) for one in shown["path"]]
        if "leaf" in shown:
            return (shown["size"], _included(shown, path)) == (signed.size, signed.root)
        before = _bytes(shown["earlier_root"])
        roots = merkle.roots_by_consistency(int(shown["earlier"]), int(shown["later"]), before, path)
        return bool(shown["later"] == signed.size and roots == (before, signed.root))
    except BadNote:
        raise
    except (KeyError, TypeError, AttributeError, ValueError) as wrong:
        raise NoProof("not a proof") from wrong


def _included(shown: Mapping[str, Any], path: list[bytes]) -> bytes | None:
    """The root that the path leads to; None if the leaf is not made of the entry that is shown."""
    leaf, entry = _bytes(shown["leaf"]), shown.get("entry")
    if entry is not None and merkle.leaf_hash(entry.encode()) != leaf:
        return None
    return merkle.root_by_inclusion(leaf, int(shown["place"]), int(shown["size"]), path)


def _bytes(text: str) -> bytes:
    return base64.b64decode(text, validate=True)
