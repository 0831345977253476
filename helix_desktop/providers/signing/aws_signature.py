"""Signs a request to Amazon Web Services (Signature Version 4)."""

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
    # a signature covers the host, the type, and AWS's own headers
    url = urlsplit(request.url)
    host = url.netloc.rpartition("@")[2].lower()
    signed = {"host": host.removesuffix(f":{_DEFAULT_PORTS.get(url.scheme, 0)}")}
    for name, value in request.headers.items():
        if name == "content-type" or name.startswith("x-amz"):
            signed[name] = " ".join(value.split())
    signed |= added
    names = ";".join(sorted(signed))
    lines = [f"{name}:{signed[name]}" for name in sorted(signed)]
    # a path is encoded once more than it is sent
    path = quote(url.path or "/", safe=f"/{_PLAIN}")
    pairs = (part.partition("=") for part in url.query.split("&") if part)
    encoded_pairs = sorted((_encoded(name), _encoded(value)) for name, _, value in pairs)
    query = "&".join(f"{name}={value}" for name, value in encoded_pairs)
    canonical = "\n".join((request.method, path, query, *lines, "", names, _digest(request.body)))
    scope = f"{stamp[:8]}/{region}/{service}/aws4_request"
    text = "\n".join((ALGORITHM, stamp, scope, _digest(canonical.encode())))
    key = f"AWS4{credentials.secret}".encode()
    for part in scope.split("/"):
        key = _hmac(key, part)
    signature = _hmac(key, text).hex()
    value = f"Credential={credentials.access_key}/{scope}, SignedHeaders={names}"
    return {**added, "authorization": f"{ALGORITHM} {value}, Signature={signature}"}


def _encoded(text: str) -> str:
    return quote(unquote(text), safe=_PLAIN)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _hmac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()
