"""Whom the line trusts: the certificates of the system, and nobody else."""

import asyncio
import ssl
import sys

import pytest

from helix_desktop.domain.errors import ProviderUnreachable
from helix_desktop.providers.http.http_client import HttpClient
from tests.providers.http.certificates import Certificates, make_certificates
from tests.providers.http.talking import LITTLE


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Certificates:
    return make_certificates(tmp_path_factory.mktemp("certificates"))


async def polite(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}")
        await writer.drain()
    except (OSError, asyncio.IncompleteReadError):
        pass
    finally:
        writer.transport.abort()


async def over_tls(made: Certificates) -> bytes:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(made.server)
    line = HttpClient(LITTLE)
    async with await asyncio.start_server(polite, "127.0.0.1", 0, ssl=context) as server:
        port = server.sockets[0].getsockname()[1]
        try:
            return await line.fetch(f"https://127.0.0.1:{port}/", seconds=5.0)
        finally:
            await line.close()


async def test_a_certificate_that_the_system_does_not_know_is_refused(
    certificates: Certificates,
) -> None:
    with pytest.raises(ProviderUnreachable, match="doesn't trust the provider's certificate"):
        await over_tls(certificates)


@pytest.mark.skipif(sys.platform != "linux", reason="SSL_CERT_FILE is OpenSSL's word")
async def test_a_certificate_that_the_system_trusts_is_taken(
    certificates: Certificates, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificates.authority))
    assert await over_tls(certificates) == b"{}"
