"""Access tokens of Google: signed requests for them, renewal in time, and what goes wrong."""

import json
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import parse_qs

import jwt
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

from helix_desktop.domain.errors import ProviderAccessDenied, ProviderError, RequestRefused
from helix_desktop.providers.signing.request_signers import (
    MAX_TOKEN_SECONDS,
    RENEWAL_MARGIN_SECONDS,
    SCOPE,
    TOKEN_URL,
    GoogleTokens,
    google_file,
)

START = 1_800_000_000.0
KEY = rsa.generate_private_key(public_exponent=65537, key_size=2048)
PEM = KEY.private_bytes(
    serialization.Encoding.PEM,
    serialization.PrivateFormat.PKCS8,
    serialization.NoEncryption(),
).decode()
PUBLIC = (
    KEY.public_key()
    .public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
    .decode()
)
ACCOUNT = {
    "type": "service_account",
    "client_email": "helix@project.example",
    "private_key": PEM,
    "private_key_id": "k1",
    "token_uri": "https://tokens.example/token",
}
USER = {
    "type": "authorized_user",
    "client_id": "c",
    "client_secret": "s",
    "refresh_token": "r",
    "quota_project_id": "paid-by",
    "token_uri": "https://elsewhere.example/token",
}


class TokenServer:
    """Answers requests for tokens; a clock that is set by hand."""

    def __init__(self) -> None:
        self.now = START
        self.requests: list[tuple[str, dict[str, list[str]]]] = []
        self.error: ProviderError | None = None
        self.answer = b""
        self.learned: list[str] = []

    async def __call__(self, url: str, headers: Mapping[str, str], body: bytes = b"") -> bytes:
        assert headers["content-type"] == "application/x-www-form-urlencoded"
        self.requests.append((url, parse_qs(body.decode())))
        if self.error is not None:
            raise self.error
        document = {
            "access_token": f"token {len(self.requests)}",
            "expires_in": MAX_TOKEN_SECONDS - 1,
        }
        return self.answer or json.dumps(document).encode()

    def tokens(self, file: Path) -> GoogleTokens:
        return GoogleTokens(file, self, learn_secret=self.learned.append, now=lambda: self.now)


@pytest.fixture
def office() -> TokenServer:
    return TokenServer()


def save_account(folder: Path, account: object) -> Path:
    file = folder / "account.json"
    file.write_text(json.dumps(account))
    return file


async def test_a_service_account_signs_its_request_for_a_token(
    office: TokenServer, tmp_path: Path
) -> None:
    token = await office.tokens(save_account(tmp_path, ACCOUNT)).token()
    assert (token.text, token.project) == ("token 1", "")
    [assertion] = office.requests[0][1]["assertion"]
    assert office.learned == [assertion, "token 1"]
    [(url, form)] = office.requests
    assert url == "https://tokens.example/token"
    assert form["grant_type"] == ["urn:ietf:params:oauth:grant-type:jwt-bearer"]
    claims = jwt.decode(
        assertion,
        PUBLIC,
        algorithms=["RS256"],
        audience=url,
        options={"verify_exp": False, "verify_iat": False},
    )
    assert claims["iss"] == "helix@project.example"
    assert claims["scope"] == SCOPE
    assert claims["exp"] - claims["iat"] == MAX_TOKEN_SECONDS
    assert jwt.get_unverified_header(assertion)["kid"] == "k1"


async def test_a_token_is_renewed_before_its_end_and_after_it_was_refused(
    office: TokenServer, tmp_path: Path
) -> None:
    tokens = office.tokens(save_account(tmp_path, USER))
    first = await tokens.token()
    assert first.project == "paid-by"
    office.now += MAX_TOKEN_SECONDS - RENEWAL_MARGIN_SECONDS - 10
    assert (await tokens.token()) is first
    office.now += 20
    assert (await tokens.token()).text == "token 2"
    tokens.forget_rejected()
    assert (await tokens.token()).text == "token 3"
    url, form = office.requests[0]
    # never to an address that the file names
    assert url == TOKEN_URL
    assert form["refresh_token"] == ["r"]
    # an answer may repeat them
    assert {"r", "token 1"} <= set(office.learned)


async def test_refused_credentials_are_told_with_the_cure(
    office: TokenServer, tmp_path: Path
) -> None:
    tokens = office.tokens(save_account(tmp_path, ACCOUNT))
    office.error = RequestRefused("Invalid JWT: check your iat.", "")
    with pytest.raises(ProviderAccessDenied, match=r"rejected the credentials. Invalid JWT") as why:
        await tokens.token()
    assert "clock" in why.value.hint
    office.error, office.answer = None, b"{}"
    with pytest.raises(ProviderAccessDenied, match="no access token"):
        await tokens.token()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "Can't read the Google credentials"),
        ('{"type": "external_account"}', "of the type external_account"),
        ('{"type": "service_account", "private_key": "my secret"}', "no usable key"),
    ],
)
async def test_a_file_that_cannot_be_used_is_named_and_never_quoted(
    office: TokenServer, tmp_path: Path, text: str, problem: str
) -> None:
    file = tmp_path / "account.json"
    file.write_text(text)
    with pytest.raises(ProviderAccessDenied, match=problem) as raised:
        await office.tokens(file).token()
    assert "my secret" not in raised.value.full_text
    file.unlink()
    with pytest.raises(ProviderAccessDenied, match="There are no Google credentials in"):
        await office.tokens(file).token()
    assert office.requests == []


def test_the_file_is_the_named_one_or_where_google_s_tools_look(tmp_path: Path) -> None:
    name = "application_default_credentials.json"
    assert google_file({}, tmp_path) == tmp_path / ".config" / "gcloud" / name
    assert google_file({"APPDATA": str(tmp_path)}, Path("x")) == tmp_path / "gcloud" / name
    assert google_file({"CLOUDSDK_CONFIG": str(tmp_path)}, Path("x")) == tmp_path / name
    given = {"GOOGLE_APPLICATION_CREDENTIALS": str(tmp_path / "a")}
    assert google_file(given, Path("x")) == tmp_path / "a"
    assert google_file(given, Path("x"), str(tmp_path / "b")) == tmp_path / "b"
    assert google_file({}, tmp_path, "~/c") == tmp_path / "c"
    assert google_file({}, tmp_path, "~nobody-at-all/c") == Path("~nobody-at-all/c")
