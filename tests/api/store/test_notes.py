"""Checkpoints and keys: what is signed can be read back, and nothing else."""

import base64
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from api.store.log.notes import BadNote, Checkpoint, Signer, Verifier, kept_signer

SIGNER = Signer.new()
CHECKPOINT = Checkpoint(SIGNER.name, 17, bytes(range(32)))


def test_the_text_is_that_of_a_checkpoint() -> None:
    name, size, root, empty, signature, end = SIGNER.sign(CHECKPOINT).split("\n")
    assert (name, size, root) == (SIGNER.name, "17", base64.b64encode(bytes(range(32))).decode())
    assert (empty, end) == ("", "")
    dash, signer, signed = signature.split(" ")
    assert (dash, signer) == ("—", SIGNER.name)
    assert len(base64.b64decode(signed)) == 4 + 64
    assert base64.b64decode(signed)[:4] == SIGNER.verifier.key_id


def test_what_was_signed_is_opened_by_the_key_as_it_was_published() -> None:
    assert Verifier.read(SIGNER.verifier.line).open(SIGNER.sign(CHECKPOINT)) == CHECKPOINT
    assert Signer.read(SIGNER.line) == SIGNER


def test_signatures_of_others_are_ignored() -> None:
    note = SIGNER.sign(CHECKPOINT)
    witness = Signer.new()
    _, _, signature = witness.sign(Checkpoint(SIGNER.name, 17, bytes(range(32)))).rpartition("\n\n")
    assert SIGNER.verifier.open(note + signature) == CHECKPOINT
    with pytest.raises(BadNote):
        Signer.new().verifier.open(note)
    with pytest.raises(BadNote):
        Signer(SIGNER.name, Signer.new().seed).verifier.open(note)


@given(st.data())
def test_no_sign_can_be_changed(data: st.DataObject) -> None:
    note = SIGNER.sign(CHECKPOINT)
    place = data.draw(st.integers(0, len(note) - 2))
    sign = data.draw(st.sampled_from("019aZ+/ \n").filter(lambda one: one != note[place]))
    changed = note[:place] + sign + note[place + 1 :]
    try:
        assert SIGNER.verifier.open(changed) == CHECKPOINT  # the last bits of base64 carry nothing
        assert place > note.index("—")
    except BadNote:
        pass


@pytest.mark.parametrize(
    "line", ["", "a", "a+b+c", "PRIVATE+KEY+a+b", "PRIVATE+KEY+a+00000000+AAAA", "PUBLIC+x"]
)
def test_what_is_no_key_is_refused(line: str) -> None:
    with pytest.raises(BadNote):
        Signer.read(line)
    with pytest.raises(BadNote):
        Verifier.read(line)


def test_servers_that_start_together_have_one_key(tmp_path: Path) -> None:
    file = tmp_path / "new" / "log.key"
    with ThreadPoolExecutor(8) as servers:
        signers = set(servers.map(lambda _: kept_signer(file), range(16)))
    assert len(signers) == 1
    assert kept_signer(file) in signers
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.iterdir()] == ["log.key"]
