"""A model and an MCP server on a private network, by http: asked once, and never led outside."""

from collections.abc import Iterator, Sequence

import httpx2
import pytest

from helix_desktop.app.models.provider_factory import HttpProviderFactory
from helix_desktop.app.settings import NAME_SESSIONS
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.value import replace
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.tools.mcp_host.transports import PrivateServerTransport
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.settings.model_forms import EndpointForm
from helix_desktop.ui.settings.models_and_budgets_pages import ModelsPage
from helix_desktop.ui.settings.servers_page import ServersPage
from tests.system.scenarios.served import SERVED, Served, says
from tests.system.scenarios.stage import Play, resting, texts, transcript_rows, type_and_send, until
from tests.waiting import LIMIT_SECONDS

DEAD = "127.0.0.2"
"""An address of this machine where the server does not listen."""


class Names:
    """What the names of the private network stand for."""

    def __init__(self) -> None:
        self.addresses: Sequence[str] = (DEAD, "127.0.0.1")

    async def look_up(self, host: str, _port: int) -> Sequence[str]:
        if not host.startswith("gpu-box"):
            raise OSError("no such name")
        return self.addresses


@pytest.fixture
def names() -> Names:
    return Names()


@pytest.fixture
def server() -> Iterator[Served]:
    with Served(lambda _body: says("Well.")) as served:
        yield served


async def models_page(application: Application) -> ModelsPage:
    application.settings.open("models")
    shell = application.settings.current_view
    page = shell.current
    await until(lambda: bool(page.own.rows) and bool(page._states))
    return page


async def servers_page(application: Application) -> ServersPage:
    application.settings.open("servers")
    shell = application.settings.current_view
    page = shell.current
    assert isinstance(page, ServersPage)
    return page


async def test_one_question_allows_the_host_for_models_and_servers_until_it_leads_outside(
    play: Play, server: Served, names: Names
) -> None:
    parts = replace(
        SERVED, provider_factory=lambda: HttpProviderFactory(HttpClient(look_up=names.look_up))
    )
    async with play(parts=parts) as application:
        # a request for the session's name may come at any time
        application._container.settings.set(NAME_SESSIONS, False)
        view = application.window.workspace_views.current
        page = await models_page(application)
        supply = await application._container.model_settings()
        form = EndpointForm(page, supply)
        form.name.set_text("box")
        form.address.set_text(f"http://gpu-box.lan:{server.port}/v1")
        form.needs_key.setChecked(False)
        form.add.click()
        await until(lambda: page.consent.sheet is not None)
        page.consent.sheet.no.click()
        await until(lambda: "gpu-box.lan isn't encrypted" in form.outcome.text())
        form.add.click()
        await until(lambda: page.consent.sheet is not None)
        page.consent.sheet.yes.click()
        await until(lambda: "box added" in form.outcome.text())
        application._container.plain_http.check("http://gpu-box.lan:1/mcp")
        other = await servers_page(application)
        other.form.name.set_text("tools")
        other.form.reached.set_text("http://nas.lan/mcp")
        other.form.add.click()
        await until(lambda: other.consent.sheet is not None)
        other.consent.sheet.no.click()
        await until(lambda: "nas.lan isn't encrypted" in other.form.outcome.text())
        assert other.server_settings.all() == ()
        application.settings.close()
        await view.open_workspace.choose_model(LlmRole.MAIN, "box/large")
        type_and_send(view, "hello")
        await until(lambda: texts(view, RowKind.ASSISTANT) == ["Well."] and resting(view))
        assert server.received[0].headers["host"] == f"gpu-box.lan:{server.port}"
        count = len(server.received)
        names.addresses = ("93.184.216.34",)
        type_and_send(view, "more")
        await until(lambda: bool(texts(view, RowKind.FAILURE)) and resting(view))
        assert "leads out of your private network" in transcript_rows(view)[-1].text
        assert len(server.received) == count


async def test_an_mcp_server_s_name_is_reached_at_its_private_addresses_only(
    server: Served, names: Names
) -> None:
    transport = PrivateServerTransport(names.look_up)
    url = f"http://gpu-box:{server.port}/mcp"
    async with httpx2.AsyncClient(transport=transport, timeout=LIMIT_SECONDS) as client:
        await client.post(url, content=b'{"messages": []}')
        assert server.received[0].headers["host"] == f"gpu-box:{server.port}"
        names.addresses = ("93.184.216.34", "169.254.169.254")
        with pytest.raises(httpx2.ConnectError, match="leads out of your private network"):
            await client.get(url)
        with pytest.raises(httpx2.ConnectError, match="no such name"):
            await client.get("http://nas:1/mcp")
    assert len(server.received) == 1
