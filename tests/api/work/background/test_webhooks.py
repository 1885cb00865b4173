"""Webhooks: told of ended jobs and published rulings, signed, tried again, to fit addresses only."""

import base64
import hashlib
import hmac
import ipaddress
import json
import socket
import ssl
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from api.store import keys, webhooks
from api.store.database import Database
from api.store.keys import Role
from api.store.settings import Settings
from api.work.webhooks import Unfit, check_url, is_public, send
from tests.api.service import serving, until
from tests.api.table import Client, upheld

ASYNC = {"Prefer": "respond-async"}
QUICK = "import api.work.background.workflows as w; w.PAUSES, w.FIRST_LOOK = (0.1,) * 3, 0.2"


class Receiver:
    """An address that answers as it is told, and keeps what it gets."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.answers: list[int] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outer.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(outer.answers.pop(0) if outer.answers else 204)
                self.send_header("Location", outer.url + "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_port
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def of_type(self, what: str) -> list[tuple[dict[str, str], bytes]]:
        return [one for one in self.got if json.loads(one[1])["type"] == what]

    def behind_tls(self, certificate: Path, key: Path) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)

    def close(self) -> None:
        self._server.shutdown()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


def signed(secret: str, headers: dict[str, str], body: bytes) -> str:
    """The signature, made again from the text of the convention."""
    key = base64.b64decode(secret.split("_", 1)[1])
    text = b".".join([headers["webhook-id"].encode(), headers["webhook-timestamp"].encode(), body])
    return "v1," + base64.b64encode(hmac.new(key, text, hashlib.sha256).digest()).decode()


def test_the_owner_of_the_job_is_told_signed_and_again(tmp_path: Path, receiver: Receiver) -> None:
    database = Database(Settings.of_folder(tmp_path))
    mine, _ = keys.add(database, "mine", Role.PLAYER, None)
    other, _ = keys.add(database, "another's", Role.PLAYER, None)
    database.close()
    receiver.answers = [500, 302]
    with (
        serving(first=QUICK, SEDZIA_DATA=str(tmp_path), SEDZIA_WEBHOOKS="private") as (address, _),
        httpx.Client(base_url=address, timeout=60) as client,
    ):

        def ask(method: str, path: str, key: str = mine, **more: Any) -> httpx.Response:
            head = {"Authorization": f"Bearer {key}", **more.pop("headers", {})}
            return client.request(method, path, headers=head, **more)

        made = ask("POST", "/v1/webhooks", json={"url": f"{receiver.url}/told"})
        assert made.status_code == 201
        hook = made.json()
        assert ask("GET", "/v1/webhooks", other).json()["webhooks"] == []
        assert ask("DELETE", f"/v1/webhooks/{hook['id']}", other).status_code == 404
        assert ask("POST", "/v1/rulings", other, json=upheld(), headers=ASYNC).status_code == 202
        job = ask("POST", "/v1/rulings", json=upheld(), headers=ASYNC).json()["id"]
        until(lambda: len(receiver.got) >= 4)
        ended, published = receiver.of_type("job.done"), receiver.of_type("ruling.published")
        assert len(ended) + len(published) == len(receiver.got) == 4
        for same in (ended, published):
            assert len({head["webhook-id"] for head, _ in same}) == len({body for _, body in same}) == 1
        for head, body in receiver.got:
            assert head["webhook-signature"] == signed(hook["secret"], head, body)
        told = json.loads(ended[0][1])
        assert json.loads(published[0][1])["data"]["number"] == told["data"]["number"]
        assert (told["type"], told["data"]["job"], told["data"]["state"]) == ("job.done", job, "done")
        assert told["data"]["number"] == ask("GET", told["data"]["place"]).json()["number"]
        until(lambda: ask("GET", "/v1/webhooks").json()["webhooks"][0]["outcome"] == "204")
        assert ask("GET", "/v1/webhooks").json()["webhooks"][0]["secret"] is None
        receiver.answers = [410]
        ask("POST", "/v1/rulings", json=upheld(), headers=ASYNC)  # it has ended already: told at once
        until(lambda: ask("GET", "/v1/webhooks").json()["webhooks"] == [])
    assert hook["secret"].encode() not in b"".join(one.read_bytes() for one in tmp_path.iterdir())


def test_the_owner_is_told_of_rulings_that_everybody_may_read(tmp_path: Path, receiver: Receiver) -> None:
    hidden = {**upheld(), "position": {**upheld()["position"], "hands": {"attacker": ["G1"], "defender": []}}}
    with (
        serving(first=QUICK, SEDZIA_DATA=str(tmp_path), SEDZIA_WEBHOOKS="private") as (address, _),
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        client.post("/v1/webhooks", json={"url": receiver.url}).raise_for_status()
        secret = client.post("/v1/rulings", json=hidden).raise_for_status().json()["secret"]
        given = client.post("/v1/rulings", json=upheld()).raise_for_status().json()
        until(lambda: len(receiver.got) >= 1)
        told = json.loads(receiver.got[0][1])
        assert secret
        assert told["type"] == "ruling.published"
        assert told["data"] == {
            **{name: given[name] for name in ("number", "id", "game", "kind", "verdict", "given_at")},
            "place": f"/v1/rulings/{given['number']}",
        }
        assert httpx.get(address + told["data"]["place"]).json()["verdict"] == given["verdict"]
        assert len(receiver.got) == 1


def test_a_certificate_that_nobody_vouches_for_is_refused(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate, key = self_signed(tmp_path)
    receiver.behind_tls(certificate, key)
    url = f"https://localhost:{receiver.port}/"
    with pytest.raises(ssl.SSLCertVerificationError):
        send(url, "whsec_", "msg", b"{}", private=True)
    assert receiver.got == []
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    assert send(url, "whsec_", "msg", b"{}", private=True) == 204
    with pytest.raises(ssl.SSLCertVerificationError):  # it is another's
        send(f"https://127.0.0.1:{receiver.port}/", "whsec_", "msg", b"{}", private=True)


def self_signed(folder: Path) -> tuple[Path, Path]:
    """A certificate for ``localhost``, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    files = folder / "certificate.pem", folder / "key.pem"
    files[0].write_bytes(made.public_bytes(Encoding.PEM))
    files[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return files


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.216.34", True),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("2001:0:5ef5:79fd::1", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(ipaddress.ip_address(address)) is public


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "not-an-address"),
        ("https://", "not-an-address"),
        ("https://example.org:99999/", "not-an-address"),
        ("https://user:secret@example.org/", "not-an-address"),
        ("https://example.org/\r\nHost: x", "not-an-address"),
        ("https://example.org/" + "x" * 1000, "not-an-address"),
        ("http://example.org/", "not-https"),
        ("file:///etc/passwd", "not-an-address"),
        ("https://127.0.0.1/", "not-public"),
        ("https://[::1]/", "not-public"),
        ("https://169.254.169.254/latest", "not-public"),
    ],
)
def test_unfit_addresses_are_refused_when_they_are_set(url: str, why: str, client: Client) -> None:
    with pytest.raises(Unfit, match=why):
        check_url(url, private=False)
    reply = client.post("/v1/webhooks", json={"url": url})
    assert reply.status_code == 422
    assert reply.json()["problems"][0]["params"] == {"why": why}


def _resolver(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Each look-up of a name gives the next answer."""
    asked: list[str] = []

    def look_up(host: str, port: int, **_: object) -> list[Any]:
        asked.append(host)
        found = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr("api.work.webhooks.socket.getaddrinfo", look_up)
    return asked


def test_a_name_that_means_this_machine_is_refused_before_anything_is_sent(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    url = f"https://rebound.example:{receiver.url.rpartition(':')[2]}/"
    for found in (["127.0.0.1"], ["93.184.216.34", "127.0.0.1"]):
        _resolver(monkeypatch, found)
        with pytest.raises(Unfit, match="not-public"):
            send(url, "whsec_", "msg", b"{}", private=False)
    assert receiver.got == []


def test_a_name_is_looked_up_once_and_the_checked_address_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means a public address while it is checked, and this machine afterwards, leads nowhere."""
    asked = _resolver(monkeypatch, ["93.184.216.34"], ["127.0.0.1"])
    reached: list[object] = []

    def connect(_: socket.socket, place: object) -> None:
        reached.append(place)
        raise ConnectionRefusedError

    monkeypatch.setattr("api.work.webhooks.socket.socket.connect", connect)
    with pytest.raises(ConnectionRefusedError):
        send("https://rebound.example/", "whsec_", "msg", b"{}", private=False)
    assert (asked, reached) == (["rebound.example"], [("93.184.216.34", 443)])


def test_an_owner_has_a_few_and_a_revoked_key_is_told_nothing(tmp_path: Path) -> None:
    database = Database(Settings.of_folder(tmp_path))
    _, key = keys.add(database, "mine", Role.PLAYER, None)
    hooks = [webhooks.add(database, key.prefix, "https://example.org/") for _ in range(webhooks.MOST)]
    with pytest.raises(webhooks.TooManyWebhooks):
        webhooks.add(database, key.prefix, "https://example.org/")
    assert webhooks.find(database, hooks[0].id) is not None
    assert len({webhooks.secret_of(database, hook.id) for hook in hooks}) == len(hooks)
    keys.revoke(database, key.prefix)
    assert webhooks.find(database, hooks[0].id) is None
    database.close()
