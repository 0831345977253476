"""Signatures of requests to AWS, beside its published example and its own SDK."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.providers.signing.aws_signature import AwsCredentials, sign_aws_request
from tests.peers.fault_server import Received
from tests.providers.signing.aws_judge import expected_signature, signed_parts

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
