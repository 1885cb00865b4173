"""Checkpoints as the C2SP specifications ``tlog-checkpoint`` and ``signed-note`` describe them.

A checkpoint is a short text: the name of the log, the number of its entries, the root of its tree, and an
Ed25519 signature. Keys are written as one line each.
"""

import base64
import binascii
import hashlib
import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

ED25519: Final = b"\x01"
"""The kind of key, before its bytes."""
_DASH: Final = "\u2014 "
"""What a line with a signature begins with."""


class BadNote(ValueError):  # noqa: N818 - said of the note
    """A text that is not a checkpoint, or not one signed by this key."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The head of a log."""

    origin: str
    """The name of the log, and of its key."""
    size: int
    root: bytes

    @property
    def text(self) -> str:
        return f"{self.origin}\n{self.size}\n{base64.b64encode(self.root).decode()}\n"


@dataclass(frozen=True, slots=True)
class Verifier:
    """The public key of a log."""

    name: str
    key: bytes

    @classmethod
    def read(cls, line: str) -> "Verifier":
        name, _, rest = line.strip().partition("+")
        found, _, encoded = rest.partition("+")
        kind_and_key = _decoded(encoded)
        verifier = cls(name, kind_and_key[1:])
        if kind_and_key[:1] != ED25519 or len(verifier.key) != 32 or found != verifier.key_id.hex():
            raise BadNote("not an Ed25519 key of a log")
        return verifier

    @property
    def key_id(self) -> bytes:
        return hashlib.sha256(self.name.encode() + b"\n" + ED25519 + self.key).digest()[:4]

    @property
    def line(self) -> str:
        return f"{self.name}+{self.key_id.hex()}+{base64.b64encode(ED25519 + self.key).decode()}"

    def open(self, note: str) -> Checkpoint:
        """The checkpoint in a note, if this key has signed it."""
        return _read_checkpoint(self.open_text(note))

    def open_text(self, note: str) -> str:
        """The text of a note, if this key has signed it. Signatures by other keys are ignored."""
        text, _, signatures = note.rpartition("\n\n")
        text += "\n"
        for line in signatures.splitlines():
            name, _, encoded = line.removeprefix(_DASH).partition(" ")
            if not line.startswith(_DASH) or name != self.name:
                continue
            signed = _decoded(encoded)
            if signed[:4] != self.key_id:
                continue
            try:
                Ed25519PublicKey.from_public_bytes(self.key).verify(signed[4:], text.encode())
            except InvalidSignature:
                raise BadNote("the signature is wrong") from None
            return text
        raise BadNote(f"not signed by {self.name}")


@dataclass(frozen=True, slots=True)
class Signer:
    """The private key of a log."""

    name: str
    seed: bytes

    @classmethod
    def new(cls) -> "Signer":
        """A fresh key. The log gets a name that no other log has."""
        return cls(f"sedzia/record-{secrets.token_hex(4)}", secrets.token_bytes(32))

    @classmethod
    def read(cls, line: str) -> "Signer":
        words = line.strip().split("+", 4)
        if words[:2] != ["PRIVATE", "KEY"] or len(words) != 5:
            raise BadNote("not a private key of a log")
        signer = cls(words[2], _decoded(words[4])[1:])
        if len(signer.seed) != 32 or words[3] != signer.verifier.key_id.hex():
            raise BadNote("not a private key of a log")
        return signer

    @property
    def verifier(self) -> Verifier:
        public = Ed25519PrivateKey.from_private_bytes(self.seed).public_key()
        return Verifier(self.name, public.public_bytes_raw())

    @property
    def line(self) -> str:
        encoded = base64.b64encode(ED25519 + self.seed).decode()
        return f"PRIVATE+KEY+{self.name}+{self.verifier.key_id.hex()}+{encoded}"

    def sign(self, checkpoint: Checkpoint) -> str:
        return self.sign_text(checkpoint.text)

    def sign_text(self, text: str) -> str:
        """A note of this text, which ends with a newline."""
        signature = Ed25519PrivateKey.from_private_bytes(self.seed).sign(text.encode())
        signed = base64.b64encode(self.verifier.key_id + signature).decode()
        return f"{text}\n{_DASH}{self.name} {signed}\n"


def kept_signer(file: Path) -> Signer:
    """The key in this file. If there is none yet, one is made, once, however many servers start together."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        keep_signer(Signer.new(), file)
    return Signer.read(file.read_text(encoding="utf-8"))


def keep_signer(signer: Signer, file: Path) -> None:
    """Writes the key, unless there is one already. The file appears whole, or not at all."""
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as opened:
            opened.write(f"{signer.line}\n")
            opened.flush()
            os.fsync(opened.fileno())
        os.link(draft, file)
    except FileExistsError:
        pass  # another server was faster: its key counts
    finally:
        draft.unlink()


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise BadNote("not base64") from None


def _read_checkpoint(text: str) -> Checkpoint:
    lines = text.split("\n")
    if len(lines) < 4 or not lines[1].isdecimal() or (len(lines[1]) > 1 and lines[1].startswith("0")):
        raise BadNote("not a checkpoint")
    root = _decoded(lines[2])
    if len(root) != 32:
        raise BadNote("not a checkpoint")
    return Checkpoint(lines[0], int(lines[1]), root)
