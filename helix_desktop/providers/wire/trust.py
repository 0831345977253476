"""Whom TLS trusts: those that the operating system trusts; and whether that is there at all.

truststore is imported with this module: whoever wires the house imports it late.
"""

import ssl
import sys
from pathlib import Path

import truststore


def system_trust() -> ssl.SSLContext:
    return truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def greeting(host: str) -> bytes:
    """The first bytes of a handshake with `host`, as they would be sent; nothing is sent."""
    heard, said = ssl.MemoryBIO(), ssl.MemoryBIO()
    try:
        system_trust().wrap_bio(heard, said, server_hostname=host).do_handshake()
    except ssl.SSLWantReadError:
        return said.read()
    raise AssertionError("a handshake ended before anybody answered")


def authorities() -> str:
    """Where those that are trusted are read from; nothing if there are none."""
    if sys.platform in ("win32", "darwin"):
        return "the system's own store"
    paths = ssl.get_default_verify_paths()
    # the places of Debian, Fedora, openSUSE and Alpine; truststore looks there, too
    known = (
        "/etc/ssl/certs/ca-certificates.crt",
        "/etc/pki/tls/cert.pem",
        "/etc/ssl/ca-bundle.pem",
    )
    for place in (paths.cafile, *known, "/etc/ssl/cert.pem", paths.capath):
        if place and _holds_some(Path(place)):
            return place
    return ""


def _holds_some(place: Path) -> bool:
    try:
        return any(place.iterdir()) if place.is_dir() else place.stat().st_size > 0
    except OSError:
        return False
