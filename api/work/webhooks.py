"""A message to a webhook: signed by the Standard Webhooks convention, and sent to public addresses only.

The name of the host is looked up once, and the connection goes to the very address that was checked. So a
name that means something else a moment later leads nowhere. Redirects are not followed, proxies not used.
"""

import base64
import hashlib
import hmac
import http.client
import ipaddress
import os
import socket
import ssl
import threading
import time
from collections.abc import Mapping
from typing import Final
from urllib.parse import SplitResult, urlsplit

from api.store.webhooks import SECRET

PATIENCE: Final = 10.0
"""Seconds for one step of the connection."""
MOST_TIME: Final = 20.0
"""Seconds for all of it."""
LONGEST: Final = 1000
"""Signs of an address."""
GONE: Final = 410
"""Whoever answers this wants no more messages."""
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


class Unfit(Exception):  # noqa: N818 - said of an address
    """No message is sent to such an address. The text says why, as a word."""


def private_allowed(environment: Mapping[str, str] | None = None) -> bool:
    """May messages go to this machine and its neighbours, without TLS?"""
    return (os.environ if environment is None else environment).get("SEDZIA_WEBHOOKS") == "private"


def check_url(url: str, private: bool) -> SplitResult:
    """Raises Unfit. Whether the host has a public address is only known when it is looked up."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise Unfit("not-an-address") from None
    if len(url) > LONGEST or not url.isascii() or any(sign <= " " for sign in url) or not host:
        raise Unfit("not-an-address")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Unfit("not-https")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise Unfit("not-an-address")
    try:
        literal = ipaddress.ip_address(host)
    except ValueError:
        return parts
    if not private and not is_public(literal):
        raise Unfit("not-public")
    return parts


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Is it on the open internet, and not only a way of writing one that is not?"""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address in _NAT64:
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if address.sixtofour is not None or address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def signature(secret: str, message: str, moment: int, body: bytes) -> str:
    """As the header ``webhook-signature``."""
    key = base64.b64decode(secret.removeprefix(SECRET))
    signed = hmac.digest(key, f"{message}.{moment}.".encode() + body, hashlib.sha256)
    return f"v1,{base64.b64encode(signed).decode()}"


def send(url: str, secret: str, message: str, body: bytes, private: bool) -> int:
    """The status of the reply. Raises Unfit, or OSError or HTTPException if there is none."""
    parts = check_url(url, private)
    moment = int(time.time())
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "sedzia",
        "webhook-id": message,
        "webhook-timestamp": str(moment),
        "webhook-signature": signature(secret, message, moment, body),
    }
    connection = _Connection(parts, private)
    watchdog = threading.Timer(MOST_TIME, connection.cut)
    watchdog.start()
    try:
        path = parts.path or "/"
        connection.request("POST", f"{path}?{parts.query}" if parts.query else path, body, headers)
        return connection.getresponse().status
    finally:
        watchdog.cancel()
        connection.close()


class _Connection(http.client.HTTPConnection):
    """To one of the addresses of a host, each checked."""

    def __init__(self, parts: SplitResult, private: bool) -> None:
        assert parts.hostname is not None
        port = parts.port or (443 if parts.scheme == "https" else 80)
        super().__init__(parts.hostname, port, timeout=PATIENCE)
        self._tls = parts.scheme == "https"
        self._private = private

    def connect(self) -> None:
        sock = _connected(self.host, self.port, self._private)
        if self._tls:
            try:
                sock = ssl.create_default_context().wrap_socket(sock, server_hostname=self.host)
            except OSError:
                sock.close()
                raise
        self.sock = sock

    def cut(self) -> None:
        """Whoever answers a byte at a time is not waited for."""
        sock = self.sock
        if sock is not None:
            try:
                sock.shutdown(socket.SHUT_RDWR)
            except OSError:
                return


def _connected(host: str, port: int, private: bool) -> socket.socket:
    """Looks the name up once. Every address that it has must be fit, or none is used."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    places = [(family, place) for family, *_, place in found]
    if not private and not all(is_public(ipaddress.ip_address(str(place[0]))) for _, place in places):
        raise Unfit("not-public")
    failed: OSError = OSError("the host has no address")
    for family, place in places:
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.settimeout(PATIENCE)
        try:
            sock.connect(place)
        except OSError as error:
            sock.close()
            failed = error
            continue
        reached = ipaddress.ip_address(sock.getpeername()[0])
        if not private and not is_public(reached):
            sock.close()
            raise Unfit("not-public")
        return sock
    raise failed
