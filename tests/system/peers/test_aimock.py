"""The harness itself: what is taught is said, what was heard is told, and all is forgotten."""

from pathlib import Path

import httpx
import pytest

from tests.system.peers.aimock import NotThere, running
from tests.system.peers.installing import PEERS


def test_aimock_is_taught_asked_and_reset(tmp_path: Path) -> None:
    try:
        with running(PEERS, tmp_path / "log.txt") as mock:
            mock.teach({"content": "taught"}, to="hello")
            body = {"model": "m", "messages": [{"role": "user", "content": "hello"}]}
            answer = httpx.post(f"{mock.url}/v1/chat/completions", json=body, trust_env=False)
            assert answer.json()["choices"][0]["message"]["content"] == "taught"
            assert [entry["path"] for entry in mock.recorded_requests()] == ["/v1/chat/completions"]
            mock.forget()
            assert mock.recorded_requests() == []
            answer = httpx.post(f"{mock.url}/v1/chat/completions", json=body, trust_env=False)
            assert answer.status_code == 404
    except NotThere as lacking:
        pytest.skip(str(lacking))
    with pytest.raises(httpx.ConnectError):
        httpx.get(mock.url, trust_env=False)
