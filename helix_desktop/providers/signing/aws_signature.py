"""Signatures of requests to Amazon Web Services (Signature Version 4)."""

import hashlib
import hmac
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol
from urllib.parse import quote, unquote, urlsplit

ALGORITHM = "AWS4-HMAC-SHA256"
_PLAIN = "-_.~"
_DEFAULT_PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True, slots=True)
class AwsCredentials:
    """An access key; a temporary one has a session token."""

    access_key: str
    secret: str = field(repr=False)
    token: str = field(default="", repr=False)


class Signable(Protocol):
    """A request before it is signed; header names are in lower case."""

    @property
    def method(self) -> str: ...
    @property
    def url(self) -> str: ...
    @property
    def headers(self) -> Mapping[str, str]: ...
    @property
    def body(self) -> bytes: ...


def sign_aws_request(
    request: Signable, credentials: AwsCredentials, *, region: str, service: str, now: float
) -> dict[str, str]:
    """Return the headers that sign a request at a moment, in seconds since 1970."""
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(now))
    added = {"x-amz-date": stamp}
    if credentials.token:
        added["x-amz-security-token"] = credentials.token
    signed = {**_signed_headers(request), **added}
    names = ";".join(sorted(signed))
    scope = f"{stamp[:8]}/{region}/{service}/aws4_request"
    canonical = _canonical_request(request, signed, names)
    text = "\n".join((ALGORITHM, stamp, scope, _digest(canonical.encode())))
    key = f"AWS4{credentials.secret}".encode()
    for part in scope.split("/"):
        key = _hmac(key, part)
    signature = _hmac(key, text).hex()
    value = f"Credential={credentials.access_key}/{scope}, SignedHeaders={names}"
    return {**added, "authorization": f"{ALGORITHM} {value}, Signature={signature}"}


def _signed_headers(request: Signable) -> dict[str, str]:
    """Return the headers that a signature covers: the host, the type, and AWS's own."""
    signed = {"host": _host(request.url)}
    for name, value in request.headers.items():
        if name == "content-type" or name.startswith("x-amz"):
            signed[name] = " ".join(value.split())
    return signed


def _canonical_request(request: Signable, signed: Mapping[str, str], names: str) -> str:
    parts = urlsplit(request.url)
    lines = [f"{name}:{signed[name]}" for name in sorted(signed)]
    # a path is encoded once more than it is sent
    path = quote(parts.path or "/", safe=f"/{_PLAIN}")
    return "\n".join(
        (request.method, path, _query(parts.query), *lines, "", names, _digest(request.body))
    )


def _query(query: str) -> str:
    pairs = (part.partition("=") for part in query.split("&") if part)
    encoded_pairs = sorted((_encoded(name), _encoded(value)) for name, _, value in pairs)
    return "&".join(f"{name}={value}" for name, value in encoded_pairs)


def _encoded(text: str) -> str:
    return quote(unquote(text), safe=_PLAIN)


def _host(url: str) -> str:
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2].lower()
    return host.removesuffix(f":{_DEFAULT_PORTS.get(parts.scheme, 0)}")


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _hmac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()
