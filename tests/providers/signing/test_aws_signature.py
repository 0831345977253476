"""Signatures of AWS beside its own SDK, and credentials and regions as its tools find them."""

import sys
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.errors import ProviderAccessDenied
from helix_desktop.providers.signing.request_signers import (
    AwsCredentials,
    AwsEnvironment,
    parse_aws_key,
    sign_aws_request,
)
from tests.providers.signing.aws_judge import expected_signature, signed_parts
from tests.system.peers.fault_server import Received

AT = 1_440_938_160.0
"""30 August 2015, 12:36 UTC."""
EXAMPLE = AwsCredentials("AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY")


@dataclass(frozen=True)
class Request:
    """A request to sign."""

    url: str
    method: str = "GET"
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""


def test_a_signature_is_the_one_of_the_published_example() -> None:
    request = Request("https://example.amazonaws.com/")
    added = sign_aws_request(request, EXAMPLE, region="us-east-1", service="service", now=AT)
    assert added["x-amz-date"] == "20150830T123600Z"
    assert added["authorization"].endswith(
        "Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"
    )


def test_a_signature_covers_the_session_token_and_no_secret_is_in_a_repr() -> None:
    credentials = AwsCredentials("AKIDEXAMPLE", "the secret", "the token")
    request = Request(
        "https://example.amazonaws.com/", headers={"x-amzn-guard": "a", "accept": "b"}
    )
    added = sign_aws_request(request, credentials, region="r", service="s", now=AT)
    assert added["x-amz-security-token"] == "the token"
    assert "host;x-amz-date;x-amz-security-token;x-amzn-guard," in added["authorization"]
    assert "the" not in repr(credentials)


def judged(request: Request, secret: str, token: str) -> tuple[str, str]:
    """Our signature of a request, and that of the SDK."""
    credentials = AwsCredentials("AKIDEXAMPLE", secret, token)
    added = sign_aws_request(request, credentials, region="eu-west-1", service="bedrock", now=AT)
    host, slash, path = request.url.partition("://")[2].partition("/")
    headers = {**request.headers, **added, "host": host.removesuffix(":443")}
    received = Received(request.method, slash + path, headers, request.body)
    return signed_parts(received)["said"], expected_signature(received, secret)


@pytest.mark.parametrize(
    "path",
    [
        "model/anthropic.claude-3%3A0/invoke-with-response-stream",
        "model/arn%3Aaws%3Abedrock%3Aeu-west-1%3A1%3Aprofile%2Fx/invoke",
        "",
        "a?b=c&a=d%20e&a=b",
        "%C3%BC?%C3%BC=%2B",
    ],
)
@pytest.mark.parametrize("port", ["", ":443", ":8443"])
def test_the_sdk_of_aws_signs_the_same(path: str, port: str) -> None:
    request = Request(
        f"https://runtime.example{port}/{path}", "POST", {"content-type": "a/b"}, b"{}"
    )
    ours, theirs = judged(request, "secret", "token")
    assert ours == theirs


TEXT = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30)
SEGMENT = st.text("abcXYZ019-_.~", min_size=1, max_size=8).filter(lambda text: text.strip("."))
ESCAPED = st.sampled_from(["%3A", "%2F", "%C3%BC", "%20", "%25", ""])


@st.composite
def requests(draw: st.DrawFn) -> Request:
    parts = draw(st.lists(st.tuples(SEGMENT, ESCAPED), max_size=4))
    pairs = draw(st.lists(st.tuples(SEGMENT, SEGMENT, ESCAPED), max_size=4))
    path = "/".join(text + escaped for text, escaped in parts)
    query = "&".join(f"{name}={value}{escaped}" for name, value, escaped in pairs)
    headers = {"content-type": draw(TEXT).strip(), "x-amzn-a": draw(TEXT).strip()}
    return Request(f"https://host.example/{path}?{query}", "POST", headers, draw(st.binary()))


@pytest.mark.slow
@given(requests(), TEXT.filter(bool), TEXT.map(str.strip))
def test_the_sdk_of_aws_signs_any_request_the_same(
    request: Request, secret: str, token: str
) -> None:
    ours, theirs = judged(request, secret, token)
    assert ours == theirs


KEYS = """
[default]
aws_access_key_id = AKDEFAULT
aws_secret_access_key = secret%one
[work]
aws_access_key_id = AKWORK
aws_secret_access_key = secret two
aws_session_token = a token
"""
SETTINGS = """
[default]
region = eu-north-1
s3 =
    signature_version = s3v4
[profile company]
sso_session = company
region = eu-west-3
[profile printed]
credential_process = "{program}" "{script}"
[profile loud]
credential_process = "{program}" -c "raise SystemExit('my secret')"
"""
PRINTED = (
    'print(\'{"Version": 1, "AccessKeyId": "AKP", "SecretAccessKey": "s", "Expiration": "x"}\')'
)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / ".aws"
    folder.mkdir()
    script = tmp_path / "prints.py"
    script.write_text(PRINTED)
    (folder / "credentials").write_text(KEYS)
    program, name = Path(sys.executable).as_posix(), script.as_posix()
    (folder / "config").write_text(SETTINGS.format(program=program, script=name))
    return tmp_path


def test_the_environment_comes_before_the_default_profile_and_not_before_a_named_one(
    home: Path,
) -> None:
    given = {
        "AWS_ACCESS_KEY_ID": "AKENV",
        "AWS_SECRET_ACCESS_KEY": "s",
        "AWS_SESSION_TOKEN": "t",
        "AWS_BEARER_TOKEN_BEDROCK": "an api key",
    }
    environment = AwsEnvironment(given, home)
    assert environment.credentials() == AwsCredentials("AKENV", "s", "t")
    assert environment.bearer == "an api key"
    named = AwsEnvironment(given, home, "work")
    assert named.credentials() == AwsCredentials("AKWORK", "secret two", "a token")
    assert named.bearer == ""


def test_profiles_are_read_from_their_files(home: Path) -> None:
    assert AwsEnvironment({}, home).credentials() == AwsCredentials("AKDEFAULT", "secret%one")
    chosen = AwsEnvironment({"AWS_PROFILE": "work"}, home)
    assert chosen.credentials().access_key == "AKWORK"
    elsewhere = home / "keys"
    elsewhere.write_text("[default]\naws_access_key_id=A\naws_secret_access_key=B\n")
    named = AwsEnvironment({"AWS_SHARED_CREDENTIALS_FILE": str(elsewhere)}, home)
    assert named.credentials() == AwsCredentials("A", "B")


def test_a_program_prints_credentials_and_its_failure_is_told_without_its_output(
    home: Path,
) -> None:
    assert AwsEnvironment({}, home, "printed").credentials() == AwsCredentials("AKP", "s")
    with pytest.raises(ProviderAccessDenied, match="profile loud failed") as raised:
        AwsEnvironment({}, home, "loud").credentials()
    assert "secret" not in raised.value.full_text


def test_what_is_missing_is_told_with_its_cure(home: Path) -> None:
    with pytest.raises(ProviderAccessDenied, match="sso_session of the AWS profile company") as why:
        AwsEnvironment({}, home, "company").credentials()
    assert "export-credentials --profile company" in why.value.hint
    with pytest.raises(ProviderAccessDenied, match="no AWS credentials in the profile nobody"):
        AwsEnvironment({}, home, "nobody").credentials()
    with pytest.raises(ProviderAccessDenied, match="in the profile default"):
        AwsEnvironment({}, home / "empty").credentials()
    (home / ".aws" / "credentials").write_text("no section")
    with pytest.raises(ProviderAccessDenied, match="Can't read the AWS settings in"):
        AwsEnvironment({}, home).credentials()


@pytest.mark.parametrize(
    ("host", "region"),
    [
        ("bedrock-runtime.eu-central-1.amazonaws.com", "eu-central-1"),
        ("bedrock-runtime-fips.us-gov-west-1.amazonaws.com", "us-gov-west-1"),
        ("bedrock-runtime.cn-north-1.amazonaws.com.cn", "cn-north-1"),
        ("vpce-1-a.bedrock-runtime.us-east-1.vpce.amazonaws.com", "us-east-1"),
        ("bedrock-runtime.us-east-2.api.aws", "us-east-2"),
        ("gateway.example", "eu-north-1"),
        ("bedrock-runtime.us-east-1.amazonaws.com.example", "eu-north-1"),
    ],
)
def test_a_region_is_the_one_of_the_address_or_else_of_the_profile(
    home: Path, host: str, region: str
) -> None:
    assert AwsEnvironment({}, home).region(f"https://{host}/model") == region


def test_the_environment_names_a_region_and_without_one_that_is_told(home: Path) -> None:
    environment = AwsEnvironment({"AWS_REGION": "ap-east-1"}, home)
    assert environment.region("https://gateway.example/") == "ap-east-1"
    with pytest.raises(ProviderAccessDenied, match="doesn't name an AWS region"):
        AwsEnvironment({}, home / "empty").region("https://gateway.example/")


def test_a_stored_key_is_a_pair_or_with_a_token_and_an_api_key_is_neither() -> None:
    known = parse_aws_key("AKIDEXAMPLEEXAMPLE12:a/b+c=")
    assert known == AwsCredentials("AKIDEXAMPLEEXAMPLE12", "a/b+c=")
    assert parse_aws_key("AKIDEXAMPLEEXAMPLE12:a:t==") == AwsCredentials(
        "AKIDEXAMPLEEXAMPLE12", "a", "t=="
    )
    for text in ("", "ABSKQmVkcm9ja0FQSUtleS1leGFtcGxl", "bedrock-api-key-abc:def", "AKID:x"):
        assert parse_aws_key(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "aws_secret_access_key = my secret",
        "[default]\naws_secret_access_key my secret",
        '[default]\ncredential_process = "{program}" -c "raise SystemExit(1)" "my secret"',
        '[default]\ncredential_process = "{program}" -c "print(123)" "my secret"',
        '[default]\ncredential_process = "{program}" -c "print(dict())" "my secret"',
    ],
)
def test_no_error_about_credentials_quotes_them_even_as_its_cause(home: Path, text: str) -> None:
    file, program = home / ".aws" / "credentials", Path(sys.executable).as_posix()
    file.write_text(text.format(program=program))
    with pytest.raises(ProviderAccessDenied) as raised:
        AwsEnvironment({}, home).credentials()
    assert "my secret" not in "".join(traceback.format_exception(raised.value))


def test_a_program_for_credentials_runs_in_the_home_folder_and_is_asked_nothing(
    home: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = home / "prints.py"
    script.write_text(
        f"import os, sys\nif os.getcwd() == {str(home)!r} and not sys.stdin.read():\n"
        f"    {PRINTED}\n"
    )
    monkeypatch.chdir(tmp_path_factory.mktemp("project"))
    assert AwsEnvironment({}, home, "printed").credentials().access_key == "AKP"


def test_files_of_windows_editors_and_of_home_folders_are_found(home: Path) -> None:
    (home / "mine").write_text("\ufeff[default]\naws_access_key_id=AK\naws_secret_access_key=s\n")
    given = {"AWS_SHARED_CREDENTIALS_FILE": "~/mine"}
    assert AwsEnvironment(given, home).credentials() == AwsCredentials("AK", "s")
    nobody = {"AWS_SHARED_CREDENTIALS_FILE": "~nobody-at-all/x", "AWS_CONFIG_FILE": "~nobody/x"}
    with pytest.raises(ProviderAccessDenied, match="There are no AWS credentials"):
        AwsEnvironment(nobody, home).credentials()
