"""AWS's own SDK as the judge of signatures and of the framing of streams; it never connects."""

import re
from collections.abc import Iterator

from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
from botocore.eventstream import EventStreamBuffer

from tests.system.peers.fault_server import Received

_SIGNED = re.compile(
    r"AWS4-HMAC-SHA256 Credential=(?P<key>[^/]+)/(?P<day>\d{8})/(?P<region>[^/]+)/"
    r"(?P<service>[^/]+)/aws4_request, SignedHeaders=(?P<names>[^,]+), "
    r"Signature=(?P<said>[0-9a-f]+)"
)


def signed_parts(received: Received) -> dict[str, str]:
    """The parts of the header with the signature; nothing if there is none."""
    result = _SIGNED.fullmatch(received.headers.get("authorization", ""))
    return result.groupdict() if result else {}


def expected_signature(received: Received, secret: str) -> str:
    """The signature that the SDK makes of a request as it arrived."""
    parts = signed_parts(received)
    token = received.headers.get("x-amz-security-token")
    auth = SigV4Auth(Credentials(parts["key"], secret, token), parts["service"], parts["region"])
    request = AWSRequest(
        method=received.method,
        url=f"http://{received.headers['host']}{received.path}",
        data=received.body,
        headers={name: received.headers[name] for name in parts["names"].split(";")},
    )
    request.context["timestamp"] = received.headers["x-amz-date"]
    text = auth.string_to_sign(request, auth.canonical_request(request))
    return str(auth.signature(text, request))


def parsed_messages(data: bytes) -> Iterator[tuple[dict[str, object], bytes]]:
    """The headers and payloads of messages, as the SDK reads them."""
    buffer = EventStreamBuffer()
    buffer.add_data(data)
    for message in buffer:
        yield message.headers, message.payload
