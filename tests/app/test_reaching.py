"""Fetching is switched on by the user, asked about each time it reaches out, and it taints."""

import asyncio
from collections.abc import Callable, Sequence

from helix_desktop.app.workspaces.toolbox_factory import LazyWebFetcher, ToolboxesWithWeb
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.ports import FetchedResponse, WebFetcher
from helix_desktop.domain.workspace import WebAccess
from helix_desktop.tools.toolbox import AgentToolbox

SESSION = SessionId("1" * 16)


class FakeWeb:
    """Implements Web."""

    async def get(self, url: str) -> FetchedResponse:
        return FetchedResponse(url, 200, "text/plain", "", b"hi", 2)


def names(reach: WebAccess) -> list[str]:
    make_toolbox = ToolboxesWithWeb(
        lambda _session: AgentToolbox(()), lambda: reach, lambda _hosts: FakeWeb()
    )
    return [spec.name for spec in make_toolbox(SESSION).specs()]


def test_there_is_no_fetch_unless_it_is_switched_on() -> None:
    assert names(WebAccess()) == []
    assert names(WebAccess(fetch=True)) == ["fetch"]


async def test_the_web_client_is_created_once_and_reads_the_allowed_hosts_at_each_request() -> None:
    hosts_of: list[Callable[[], Sequence[str]]] = []
    reach = WebAccess(True, ("a.lan",))

    def web(hosts: Callable[[], Sequence[str]]) -> WebFetcher:
        hosts_of.append(hosts)
        return FakeWeb()

    late = LazyWebFetcher(lambda: web(lambda: reach.hosts))
    assert not hosts_of
    await asyncio.gather(late.get("https://a.org/"), late.get("https://b.org/"))
    assert [hosts() for hosts in hosts_of] == [("a.lan",)]
