"""Adds to requests what an endpoint of AWS or Google needs beyond a key."""

import asyncio
import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.providers.dialect import DocumentFetcher
from helix_desktop.providers.signing.aws_credentials import AwsEnvironment, parse_aws_key
from helix_desktop.providers.signing.aws_signature import Signable, sign_aws_request
from helix_desktop.providers.signing.google_tokens import GoogleTokens, google_file


class RequestSigner(Protocol):
    """A signer of one endpoint's requests."""

    async def headers(self, request: Signable, key: str) -> dict[str, str]:
        """Return the headers to add to a request that is sent now; raise ProviderError if none.

        `key` is what the user stored for the endpoint, "" for the computer's own credentials.
        """
        ...

    def forget_rejected(self) -> None:
        """Forget what a provider refused, so that it is renewed."""
        ...


@dataclass(frozen=True, slots=True)
class SigningEnvironment:
    """Where credentials are looked for, the clock, and what is told of each secret found."""

    environ: Mapping[str, str] = field(default_factory=lambda: os.environ, repr=False)
    home: Path = field(default_factory=Path.home)
    now: Callable[[], float] = time.time
    learn_secret: Callable[[str], None] = lambda _secret: None


def make_signer(
    endpoint: Endpoint, fetch: DocumentFetcher, environment: SigningEnvironment
) -> RequestSigner | None:
    """Return the signer of an endpoint; None if its key is all that it needs."""
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
