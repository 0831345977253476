"""A server that speaks as Amazon Bedrock, and checks each signature by itself."""

import base64
import json
import struct
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from zlib import crc32

from tests.providers.signing.aws_judge import expected_signature, signed_parts
from tests.system.peers.fault_modes import Conversation, Say, well
from tests.system.peers.fault_server import Answer, FaultServer, Received
from tests.system.prove.dialect_says import messages

ACCESS_KEY = "AKIDEXAMPLEFORTESTS1"
SECRET = "a/secret+of/forty+letters/for+signatures"
TOKEN = "a-session-token-that-is-temporary"
SKEW = 300.0
"""Seconds by which clocks may differ, as with AWS."""

KIND = "application/vnd.amazon.eventstream"


def packed(headers: Mapping[str, str], payload: bytes) -> bytes:
    """A message of the framing."""
    head = b"".join(
        bytes([len(name)]) + name.encode() + struct.pack(">BH", 7, len(value)) + value.encode()
        for name, value in headers.items()
    )
    start = struct.pack(">II", 16 + len(head) + len(payload), len(head))
    start += struct.pack(">I", crc32(start))
    message = start + head + payload
    return message + struct.pack(">I", crc32(message))


def chunk(event: bytes) -> bytes:
    """A message with one of the model's events."""
    inner = json.dumps({"bytes": base64.b64encode(event).decode(), "p": "abcdef"})
    headers = {
        ":event-type": "chunk",
        ":content-type": "application/json",
        ":message-type": "event",
    }
    return packed(headers, inner.encode())


def exception(name: str, message: str) -> bytes:
    headers = {":exception-type": name, ":message-type": "exception"}
    return packed(headers, json.dumps({"message": message}).encode())


def claude_says(*texts: str) -> tuple[bytes, ...]:
    """The messages of an answer of Claude's."""
    results: list[bytes] = []
    for event in messages(texts, ()).events:
        for part in filter(None, event.split(b"\n\n")):
            _, _, data = part.partition(b"data: ")
            results.append(chunk(data))
    return tuple(results)


def streams(*events: bytes) -> Answer:
    return lambda talk: well(talk, Say(tuple(events), kind=KIND))


def cuts(*events: bytes) -> Answer:
    """Sends the events, the last one by half, and breaks the connection."""

    async def answer(talk: Conversation) -> None:
        await talk.begin(Say(kind=KIND))
        for event in events[:-1]:
            await talk.chunk(event)
        await talk.chunk(events[-1][: len(events[-1]) // 2])
        talk.drop()

    return answer


def aws_refuses(status: str, name: str, message: str, **headers: str) -> Answer:
    body = json.dumps({"message": message}).encode()
    named = {"x_amzn_errortype": f"{name}:http://internal.amazon.com/coral/", **headers}
    return lambda talk: talk.refuse(status, body, **named)


@dataclass
class BedrockServer(FaultServer):
    """Answers signed requests as planned, and refuses all others as AWS does."""

    secret: str = SECRET
    token: str = ""
    ended: Sequence[str] = ()
    """Session tokens that have expired."""
    bearer: str = ""
    answers: deque[Answer] = field(default_factory=deque)

    def answer(self, received: Received) -> Answer:
        return self._refusal(received) or self.answers.popleft()

    def _refusal(self, received: Received) -> Answer | None:
        if self.bearer and received.headers.get("authorization") == f"Bearer {self.bearer}":
            return None
        if not signed_parts(received):
            return aws_refuses("403 Forbidden", "MissingAuthenticationTokenException", "Missing.")
        if expected_signature(received, self.secret) != signed_parts(received)["said"]:
            message = (
                "The request signature we calculated does not match the signature you provided."
            )
            echo = f" The Canonical String was: {received.headers.get('x-amz-security-token')}"
            return aws_refuses("403 Forbidden", "InvalidSignatureException", message + echo)
        return self._stale(received)

    def _stale(self, received: Received) -> Answer | None:
        stamp = received.headers["x-amz-date"]
        at = datetime.strptime(stamp, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
        if abs((datetime.now(UTC) - at).total_seconds()) > SKEW:
            message = f"Signature expired: {stamp} is now earlier than 20261123T080000Z"
            return aws_refuses("403 Forbidden", "InvalidSignatureException", message)
        token = received.headers.get("x-amz-security-token", "")
        if token in self.ended or token != self.token:
            message = "The security token included in the request is expired"
            return aws_refuses("403 Forbidden", "ExpiredTokenException", message)
        return None
