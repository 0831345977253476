"""Adds to requests what an endpoint of AWS or Google needs beyond a key.

AWS credentials and region come from the environment, a profile in `~/.aws`, or a program. The
environment comes first, unless a profile is named. A profile in `~/.aws` holds a key, or names a
program that prints one. The files are read for each request, so that a renewed key is used.

Access tokens of Google Cloud come from a service account or the sign-in of `gcloud`, and are
renewed before they end.
"""

import asyncio
import base64
import hashlib
import hmac
import json
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from configparser import Error as ConfigError
from configparser import RawConfigParser
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol
from urllib.parse import quote, unquote, urlencode, urlsplit

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding, rsa
from msgspec import Struct

from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import ProviderAccessDenied, ProviderOverloaded, RequestRefused
from helix_desktop.domain.phrase import Phrase
from helix_desktop.providers.dialect import DocumentFetcher

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
            token = self._token
            if token is not None and token.ends - RENEWAL_MARGIN_SECONDS >= self._now():
                return token
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
                    "assertion": await asyncio.to_thread(
                        _signed_assertion, account, int(self._now())
                    ),
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
                    "Sign in again with `gcloud auth application-default login`, or check the file "
                    "of the service account and this computer's clock.",
                ) from error
            except msgspec.MsgspecError as error:
                raise ProviderAccessDenied(
                    "Google's answer contains no access token.", _SIGN_IN
                ) from error
            self._learn_secret(answer.access_token)
            ends = self._now() + answer.expires_in
            self._token = GoogleToken(answer.access_token, ends, account.quota_project_id)
            return self._token

    def forget_rejected(self) -> None:
        """Forget the token, because it was refused."""
        self._token = None


def _credential_file(text: str, home: Path) -> Path:
    """Return the path that a user wrote; a first `~` means the home folder."""
    inside = text.removeprefix("~")
    return home / inside[1:] if inside != text and inside[:1] in ("/", "\\") else Path(text)


def google_file(environ: Mapping[str, str], home: Path, named: str = "") -> Path:
    """Return the file of credentials: the named one, or where Google's tools look for it."""
    if path := named or environ.get("GOOGLE_APPLICATION_CREDENTIALS", ""):
        return _credential_file(path, home)
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
        # neither the message nor the cause quotes the key
        raise ProviderAccessDenied("The service account's file has no usable key.", _SIGN_IN)
    signature = key.sign(text.encode(), padding.PKCS1v15(), hashes.SHA256())
    return f"{text}.{_base64url(signature)}"


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


BEARER = "AWS_BEARER_TOKEN_BEDROCK"
"""The environment variable that may hold an API key of Bedrock."""

PROCESS_TIMEOUT_SECONDS = 60.0
"""Seconds for a program to print credentials; it may open a browser."""

_REGION = re.compile(
    r"(?:^|\.)bedrock(?:-runtime)?(?:-fips)?\.([a-z0-9-]+)\.(?:vpce\.)?"
    r"(?:amazonaws\.com(?:\.cn)?|api\.aws)$"
)
_KEY = re.compile(r"([A-Z0-9]{16,128}):([^:]+)(?::(.+))?")
_FIELDS = ("aws_access_key_id", "aws_secret_access_key", "aws_session_token")
"""Fields of profiles; in capitals, variables of the environment."""
_SIGN_IN_FIELDS = ("sso_session", "sso_start_url", "role_arn", "login_session")
"""Fields of profiles whose keys AWS's own tools have to fetch."""

Section = Mapping[str, str]


class _PrintedCredentials(Struct, rename="pascal"):
    access_key_id: str = ""
    secret_access_key: str = ""
    session_token: str = ""


class AwsEnvironment:
    """The environment variables and the files of AWS's tools; reading them may take a while."""

    def __init__(self, environ: Mapping[str, str], home: Path, profile: str = "") -> None:
        self._environ, self._home = environ, home
        self._named = profile
        self._profile = profile or environ.get("AWS_PROFILE", "") or "default"

    @property
    def bearer(self) -> str:
        """Return the API key of Bedrock in the environment; "" if a profile is named."""
        return "" if self._named else self._environ.get(BEARER, "").strip()

    def credentials(self) -> AwsCredentials:
        """Return what to sign with; raise ProviderAccessDenied with advice if there is nothing."""
        from_environment = (
            None if self._named else _credentials_in(self._environ, map(str.upper, _FIELDS))
        )
        if from_environment is not None:
            return from_environment
        credentials_file, settings = self._sections()
        if key := _credentials_in(credentials_file) or _credentials_in(settings):
            return key
        command = credentials_file.get("credential_process") or settings.get(
            "credential_process", ""
        )
        if command:
            # run the user's program for credentials, as AWS's tools do
            printed = _PrintedCredentials()
            # the output, the command, and errors that quote them are not passed on, because they
            # may contain a key
            with suppress(OSError, ValueError, subprocess.SubprocessError, msgspec.MsgspecError):
                process = subprocess.run(
                    # Windows splits a command itself, and its paths have backslashes
                    command if sys.platform == "win32" else shlex.split(command),
                    stdin=subprocess.DEVNULL,
                    capture_output=True,
                    check=True,
                    timeout=PROCESS_TIMEOUT_SECONDS,
                    cwd=self._home,  # in a fixed folder, whatever folder is worked in
                    env=dict(self._environ) or None,
                    creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
                )
                printed = msgspec.json.decode(process.stdout, type=_PrintedCredentials)
            if not printed.access_key_id or not printed.secret_access_key:
                raise ProviderAccessDenied(
                    "The credential_process of the AWS profile {profile} failed.",
                    "Run it in a terminal to see why.",
                    profile=self._profile,
                )
            return AwsCredentials(
                printed.access_key_id, printed.secret_access_key, printed.session_token
            )
        if name := next(
            (name for name in _SIGN_IN_FIELDS if name in {**settings, **credentials_file}), ""
        ):
            raise ProviderAccessDenied(
                Phrase(
                    "Helix doesn't sign in with the {name} of the AWS profile {profile}.",
                    name=name,
                    profile=self._profile,
                ),
                Phrase(
                    "Add a profile with “credential_process = aws configure export-credentials "
                    "--profile {profile}” to ~/.aws/config, and choose that one.",
                    profile=self._profile,
                ),
            )
        raise ProviderAccessDenied(
            Phrase("There are no AWS credentials in the profile {profile}.", profile=self._profile),
            "Run `aws configure`, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or add the "
            "provider with a key.",
        )

    def region(self, url: str) -> str:
        """Return the region of an address, or else the one that the user has set."""
        match = _REGION.search(urlsplit(url).hostname or "")
        if match:
            return match[1]
        named = (self._environ.get(name, "") for name in ("AWS_REGION", "AWS_DEFAULT_REGION"))
        region = next(filter(None, named), "") or self._sections()[1].get("region", "")
        if not region:
            raise ProviderAccessDenied(
                "The address doesn't name an AWS region.",
                "Use an address such as https://bedrock-runtime.eu-central-1.amazonaws.com, or "
                "set AWS_REGION.",
            )
        return region

    def _sections(self) -> tuple[Section, Section]:
        """Return the profile in the file of keys, and in the file of settings."""
        folder, name = self._home / ".aws", self._profile
        keys = self._environ.get("AWS_SHARED_CREDENTIALS_FILE") or str(folder / "credentials")
        settings = self._environ.get("AWS_CONFIG_FILE") or str(folder / "config")
        titled = name if name == "default" else f"profile {name}"
        return (
            _read_section(_credential_file(keys, self._home), name),
            _read_section(_credential_file(settings, self._home), titled),
        )


def parse_aws_key(text: str) -> AwsCredentials | None:
    """Return the credentials in a stored key, `ID:SECRET` or `ID:SECRET:TOKEN`; None for others."""
    match = _KEY.fullmatch(text)
    return AwsCredentials(match[1], match[2], match[3] or "") if match else None


def _credentials_in(section: Section, names: Iterable[str] = _FIELDS) -> AwsCredentials | None:
    """Return the key in fields of these names; None if it is incomplete."""
    access_key, secret, token = (section.get(name, "") for name in names)
    return AwsCredentials(access_key, secret, token) if access_key and secret else None


def _read_section(file: Path, name: str) -> Section:
    """Return a section of a file; empty if there is none."""
    parser, is_read = RawConfigParser(strict=False), False
    try:
        parser.read_string(file.read_text(encoding="utf-8-sig"))
        is_read = True
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError, ConfigError):
        pass  # the error quotes lines of the file, so it is not passed on
    if not is_read:
        raise ProviderAccessDenied(
            "Can't read the AWS settings in {file}.", "Check this file.", file=file
        )
    return dict(parser[name]) if parser.has_section(name) else {}


class RequestSigner(Protocol):
    """A signer of one endpoint's requests."""

    async def headers(self, request: Signable, key: str) -> dict[str, str]:
        """Return the headers to add to a request that is sent now; raise ProviderError if none.

        `key` is what the user stored for the endpoint, "" for the computer's own credentials.
        """
        ...

    def forget_rejected(self) -> None:
        """Forget what a provider refused, so that it is fetched again."""
        ...


@dataclass(frozen=True, slots=True)
class SigningEnvironment:
    """Where credentials are looked for, the clock, and a function that learns each secret found."""

    environ: Mapping[str, str] = field(default_factory=lambda: os.environ, repr=False)
    home: Path = field(default_factory=Path.home)
    now: Callable[[], float] = time.time
    learn_secret: Callable[[str], None] = lambda _secret: None


def make_signer(
    endpoint: Endpoint, fetch: DocumentFetcher, environment: SigningEnvironment
) -> RequestSigner | None:
    """Return the signer of an endpoint; None if a key is all that it needs."""
    if endpoint.options.key_header:
        return None  # a gateway with a key of its own
    if endpoint.dialect is DialectId.BEDROCK:
        return AwsSigner(endpoint, environment)
    if endpoint.dialect is DialectId.VERTEX:
        return GoogleSigner(endpoint, fetch, environment)
    return None


class AwsSigner:
    """Signs requests to Amazon Bedrock, or adds an API key of Bedrock."""

    def __init__(self, endpoint: Endpoint, environment: SigningEnvironment) -> None:
        self._environment = environment
        self._aws = AwsEnvironment(
            environment.environ, environment.home, endpoint.options.credentials
        )

    async def headers(self, request: Signable, key: str) -> dict[str, str]:
        return await asyncio.to_thread(self._blocking_headers, request, key)

    def forget_rejected(self) -> None:
        """Do nothing: AWS's files are read for each request."""

    def _blocking_headers(self, request: Signable, key: str) -> dict[str, str]:
        aws_key = parse_aws_key(key)
        bearer = "" if aws_key else key or self._aws.bearer
        if bearer:
            self._environment.learn_secret(bearer)
            return {"authorization": f"Bearer {bearer}"}
        credentials = aws_key or self._aws.credentials()
        for secret in (credentials.secret, credentials.token):
            self._environment.learn_secret(secret)
        return sign_aws_request(
            request,
            credentials,
            region=self._aws.region(request.url),
            service="bedrock",
            now=self._environment.now(),
        )


class GoogleSigner:
    """Adds an access token to requests to Vertex AI."""

    def __init__(
        self, endpoint: Endpoint, fetch: DocumentFetcher, environment: SigningEnvironment
    ) -> None:
        file = google_file(environment.environ, environment.home, endpoint.options.credentials)
        self._tokens = GoogleTokens(
            file, fetch, learn_secret=environment.learn_secret, now=environment.now
        )

    async def headers(self, request: Signable, key: str) -> dict[str, str]:
        if key:
            return {"authorization": f"Bearer {key}"}
        token = await self._tokens.token()
        counted = {"x-goog-user-project": token.project} if token.project else {}
        return {"authorization": f"Bearer {token.text}", **counted}

    def forget_rejected(self) -> None:
        self._tokens.forget_rejected()
