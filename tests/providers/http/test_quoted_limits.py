"""What is too large is refused in the server's own words, quoted, over real connections."""

import json

import pytest

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import ContextTooLong, ProviderError, RequestTooLarge
from helix_desktop.providers.dialects.table import DIALECTS
from tests.providers.http.odd_server import request_outcome


async def refused(dialect: DialectId, status: str, body: bytes, kind: str) -> ProviderError:
    came, _ = await request_outcome(dialect, body, status, kind=kind)
    assert came.error is not None
    return came.error


JSON, TEXT, PAGE = "application/json", "text/plain", "text/html"


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize(
    ("kind", "body", "quoted"),
    [
        (
            JSON,
            json.dumps({"error": {"message": "At most 4 MB."}}),
            "At most 4 MB.",
        ),
        (JSON, json.dumps({"detail": "Body of 9 MB refused"}), "Body of 9 MB refused"),
        (TEXT, "Exceeded limit of 2 MB", "Exceeded limit of 2 MB"),
        (
            PAGE,
            "<html><head><title>413 Request Entity Too Large</title></head></html>",
            "413 Request Entity Too Large",
        ),
    ],
)
async def test_a_413_keeps_the_words_of_the_server(
    dialect: DialectId, kind: str, body: str, quoted: str
) -> None:
    error = await refused(dialect, "413 Payload Too Large", body.encode(), kind)
    assert isinstance(error, RequestTooLarge)
    assert f"The provider says: “{quoted.removesuffix('.')}.”" in error.message


SAID = "This model has a maximum context length of 4097 tokens, not of <b>9000</b>."


@pytest.mark.parametrize("dialect", DIALECTS)
async def test_a_context_error_keeps_the_words_of_the_server(dialect: DialectId) -> None:
    error_body = {"message": SAID, "code": "context_length_exceeded"}
    body = json.dumps({"error": error_body}).encode()
    error = await refused(dialect, "400 Bad Request", body, JSON)
    assert isinstance(error, ContextTooLong)
    assert error.limit == 4_097
    assert f"The provider says: “{SAID}”" in error.message
