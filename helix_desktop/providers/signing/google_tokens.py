"""Gets access tokens of Google Cloud: service account or the sign-in of `gcloud`.

A token is renewed before it ends. What signs the request for one is the library `cryptography`,
which is imported where a service account is first used.
"""

import asyncio
import base64
import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding, rsa
from msgspec import Struct

from helix_desktop.domain.errors import ProviderAccessDenied, ProviderOverloaded, RequestRefused
from helix_desktop.domain.phrase import Phrase
from helix_desktop.providers.dialect import DocumentFetcher
from helix_desktop.providers.signing.credential_files import credential_file

SCOPE = "https://www.googleapis.com/auth/cloud-platform"
TOKEN_URL = "https://oauth2.googleapis.com/token"
RENEWAL_MARGIN_SECONDS = 300.0
"""Seconds before its end at which a token is renewed; a request may wait meanwhile."""

MAX_TOKEN_SECONDS = 3_600
"""Seconds that a request for a token may be valid; Google accepts no more."""

_FILE = "application_default_credentials.json"
_FORM = {"content-type": "application/x-www-form-urlencoded", "accept": "application/json"}
_SECRET_FIELDS = {"assertion", "client_secret", "refresh_token"}
_SIGN_IN = Phrase(
    "Run `gcloud auth application-default login`, or name the file of a service account."
)


class _GoogleFile(Struct):
    """A file of credentials, as Google's tools write it."""

    type: str = ""
    client_email: str = ""
    private_key: str = ""
    private_key_id: str = ""
    token_uri: str = TOKEN_URL
    client_id: str = ""
    client_secret: str = ""
    refresh_token: str = ""
    quota_project_id: str = ""


class _TokenAnswer(Struct):
    access_token: str
    expires_in: float = MAX_TOKEN_SECONDS


@dataclass(frozen=True, slots=True)
class GoogleToken:
    """An access token, and the project that its requests are counted for; "" for its own."""

    text: str = field(repr=False)
    ends: float
    project: str = ""


class GoogleTokens:
    """The access tokens of one file of credentials; the file is read when a token is needed."""

    def __init__(
        self,
        file: Path,
        fetch: DocumentFetcher,
        *,
        learn_secret: Callable[[str], None],
        now: Callable[[], float] = time.time,
    ) -> None:
        self._file, self._fetch, self._learn_secret, self._now = file, fetch, learn_secret, now
        self._token: GoogleToken | None = None
        self._token_lock = asyncio.Lock()

    async def token(self) -> GoogleToken:
        """Return a token that is valid for a while; raise ProviderError if there is none."""
        async with self._token_lock:
            if self._token is None or self._token.ends - RENEWAL_MARGIN_SECONDS < self._now():
                self._token = await self._fetch_token()
            return self._token

    def forget_rejected(self) -> None:
        """Forget the token, because it was refused."""
        self._token = None

    async def _fetch_token(self) -> GoogleToken:
        account = await asyncio.to_thread(read_google_file, self._file)
        url = TOKEN_URL
        form = {
            "grant_type": "refresh_token",
            "client_id": account.client_id,
            "client_secret": account.client_secret,
            "refresh_token": account.refresh_token,
        }
        if account.type == "service_account":
            url = account.token_uri
            form = {
                "grant_type": "urn:ietf:params:oauth:grant-type:jwt-bearer",
                "assertion": await asyncio.to_thread(_signed_assertion, account, int(self._now())),
            }
        for name in _SECRET_FIELDS & form.keys():
            self._learn_secret(form[name])  # an answer may repeat them
        try:
            data = await self._fetch(url, _FORM, urlencode(form).encode())
            answer = msgspec.json.decode(data, type=_TokenAnswer)
        except ProviderOverloaded:
            raise
        except (RequestRefused, ProviderAccessDenied) as error:
            raise ProviderAccessDenied(
                Phrase("Google rejected the credentials. {message}", message=error.message),
                "Sign in again with `gcloud auth application-default login`, or check the file of "
                "the service account and this computer's clock.",
            ) from error
        except msgspec.MsgspecError as error:
            raise ProviderAccessDenied(
                "Google's answer contains no access token.", _SIGN_IN
            ) from error
        self._learn_secret(answer.access_token)
        ends = self._now() + answer.expires_in
        return GoogleToken(answer.access_token, ends, account.quota_project_id)


def google_file(environ: Mapping[str, str], home: Path, named: str = "") -> Path:
    """Return the file of credentials: the named one, or where Google's tools look for it."""
    if path := named or environ.get("GOOGLE_APPLICATION_CREDENTIALS", ""):
        return credential_file(path, home)
    if folder := environ.get("CLOUDSDK_CONFIG", ""):
        return Path(folder) / _FILE
    windows = environ.get("APPDATA", "")
    return (Path(windows) if windows else home / ".config") / "gcloud" / _FILE


def read_google_file(file: Path) -> _GoogleFile:
    """Read a file of credentials; raise ProviderAccessDenied if it cannot be used."""
    try:
        account = msgspec.json.decode(file.read_bytes(), type=_GoogleFile)
    except FileNotFoundError as error:
        raise ProviderAccessDenied(
            Phrase("There are no Google credentials in {file}.", file=file), _SIGN_IN
        ) from error
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ProviderAccessDenied(
            Phrase("Can't read the Google credentials in {file}.", file=file), _SIGN_IN
        ) from error
    if account.type not in ("service_account", "authorized_user"):
        raise ProviderAccessDenied(
            Phrase("Helix can't use Google credentials of the type {type}.", type=account.type),
            _SIGN_IN,
        )
    return account


def _signed_assertion(account: _GoogleFile, now: int) -> str:
    """Return a JSON Web Token, signed with the account's key (RS256)."""
    head = {"alg": "RS256", "typ": "JWT", "kid": account.private_key_id}
    claims = {
        "iss": account.client_email,
        "scope": SCOPE,
        "aud": account.token_uri,
        "iat": now,
        "exp": now + MAX_TOKEN_SECONDS,
    }
    text = f"{_base64url(json.dumps(head).encode())}.{_base64url(json.dumps(claims).encode())}"
    try:
        key = serialization.load_pem_private_key(account.private_key.encode(), password=None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        key = None
    if not isinstance(key, rsa.RSAPrivateKey):
        # the key itself is not quoted, also not as the cause
        raise ProviderAccessDenied("The service account's file has no usable key.", _SIGN_IN)
    signature = key.sign(text.encode(), padding.PKCS1v15(), hashes.SHA256())
    return f"{text}.{_base64url(signature)}"


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
