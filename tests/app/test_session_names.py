"""A model names a session after its first turn, whatever protocol its server speaks."""

from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.models.provider_factory import HttpProviderFactory
from helix_desktop.context.texts.prompts import NAME_SESSION
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.llm import LlmRole
from helix_desktop.providers.models.endpoints import OwnEndpoint
from helix_desktop.providers.models.model_catalog import OwnModel
from helix_desktop.providers.signing.request_signers import SigningEnvironment
from tests.app.vaults import FakeKeyring
from tests.providers.signing.cloud_server import ACCESS_KEY, SECRET, claude_says, streams
from tests.system.peers.fault_modes import well
from tests.system.peers.fault_server import Answer, FaultServer, Received
from tests.system.prove.dialect_says import SAYINGS
from tests.waiting import until

Says = Callable[[str], Answer]

KEYS = {"AWS_ACCESS_KEY_ID": ACCESS_KEY, "AWS_SECRET_ACCESS_KEY": SECRET, "AWS_REGION": "eu-west-1"}
NAME, ANSWER = "Parser fails on empty lines", "It is the parser."


def saying(dialect: DialectId) -> Says:
    def answer(text: str) -> Answer:
        say = SAYINGS[dialect]((text,), ())
        return lambda talk: well(talk, say)

    return answer


class NamingServer(FaultServer):
    """Answers a question for a name with one, and each other request with the same sentence."""

    def __init__(self, says: Says) -> None:
        super().__init__()
        self._says = says

    def answer(self, received: Received) -> Answer:
        return self._says(NAME if asks_for_a_name(received) else ANSWER)


def asks_for_a_name(received: Received) -> bool:
    return NAME_SESSION.partition(".")[0].encode() in received.body


@pytest.mark.parametrize("has_fast", [False, True], ids=["main model", "fast model"])
@pytest.mark.parametrize("dialect", [*SAYINGS, DialectId.BEDROCK])
async def test_a_session_gets_its_name_from_a_server_of_each_dialect(
    tmp_path: Path, dialect: DialectId, *, has_fast: bool
) -> None:
    (tmp_path / "project").mkdir()
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    signing = SigningEnvironment(KEYS, tmp_path)
    parts = AppParts(
        vault=FakeKeyring,
        environ={},
        provider_factory=lambda: HttpProviderFactory(signing=signing),
    )
    container = AppContainer(paths, parts)
    is_bedrock = dialect is DialectId.BEDROCK
    says = (lambda text: streams(*claude_says(text))) if is_bedrock else saying(dialect)
    async with NamingServer(says) as server:
        models = await container.models()
        models.add_endpoint(OwnEndpoint("own", dialect, server.url, needs_key=False))
        for model in ("anthropic.large", "anthropic.small"):
            models.edit(OwnModel("own", model, window=100_000, max_output=4_000))
        workspace = await container.open(container.workspaces.for_folder(tmp_path / "project"))
        await workspace.choose_model(LlmRole.MAIN, "own/anthropic.large")
        if has_fast:
            await workspace.choose_model(LlmRole.FAST, "own/anthropic.small")
        session = await workspace.send(NO_SESSION, "why does it fail?")

        async def is_named() -> bool:
            return [head.title for head in await workspace.sessions.all()] == [NAME]

        await until(is_named)
        await workspace.send(session, "and now?")
        await workspace.sessions.idle()
        await workspace.close()
        (question,) = filter(asks_for_a_name, server.received)
        asked = question.path.encode() + question.body
        assert (b"anthropic.small" in asked) is has_fast
        assert (b"anthropic.large" in asked) is not has_fast
    await container.close()
