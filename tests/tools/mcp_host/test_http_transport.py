"""Servers over HTTP: the SDK's own is spoken to, one that goes wrong harms its calls only."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.mcp_servers import McpServer, ServerPhase, check_server_url
from helix_desktop.domain.value import replace
from tests.peers import web_server
from tests.tools.mcp_host.stage import QUICK, handles, staged, with_quick


@contextmanager
def serving(mode: str) -> Iterator[McpServer]:
    place = Path(web_server.__file__)
    script = place.with_name("web_well.py") if mode == "well" else place
    command = [sys.executable, str(script), mode]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline())
            yield McpServer(mode, url=f"http://127.0.0.1:{port}/mcp")
        finally:
            process.kill()


@pytest.mark.slow
async def test_a_server_over_http_is_spoken_to(tmp_path: Path) -> None:
    options = with_quick(patience=replace(QUICK, start=15.0))
    with serving("well") as server:
        async with staged(tmp_path, server, options=options) as stage:
            output = await stage.call("well__echo", '{"word": "hé"}')
            assert output.data.decode() == "echo says hé"


@pytest.mark.slow
@pytest.mark.parametrize("mode", web_server.MODES)
async def test_a_bad_answer_over_http_costs_its_call_only(mode: str, tmp_path: Path) -> None:
    held = handles()
    with serving(mode) as server:
        async with asyncio.timeout(20), staged(tmp_path, server) as stage:
            assert await stage.fails(f"{mode}__echo")
            assert await stage.fails(f"{mode}__echo")
    assert handles() <= held


@pytest.mark.slow
async def test_nobody_there_is_told_and_tried_again(tmp_path: Path) -> None:
    server = McpServer("gone", url="http://127.0.0.1:1/mcp")
    async with staged(tmp_path, server, approve=False) as stage:
        assert (await stage.stands("gone", ServerPhase.FAILING)).reason
        await stage.stands("gone", ServerPhase.STARTING)
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/mcp",
        "http://127.0.0.1.example.com/",
        "http://localhost.example.com/",
        "http://169.254.169.254/latest",
        "http://8.8.8.8/mcp",
        "https://user:secret@example.com/",
        "file:///etc/passwd",
        "https://",
        "https://exa mple.com/",
        "ftp://localhost/",
        "http://[::1",
        "https://\u0435xample.com/",
    ],
)
def test_only_https_and_private_hosts_are_spoken_to(url: str) -> None:
    with pytest.raises(ServerError):
        check_server_url(url)


@pytest.mark.parametrize(
    "url",
    [
        "https://example.com/mcp",
        "http://localhost:80/",
        "http://127.0.0.1/",
        "http://[::1]:9/x",
        "http://nas.local/mcp",
        "http://gpu-box:8000/mcp",
        "http://192.168.1.7/mcp",
    ],
)
def test_these_are(url: str) -> None:
    assert check_server_url(url) == url
