"""Pictures reach the model over HTTP, in the form of each dialect, scaled to its limits."""

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE
from base64 import b64decode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.settings import NAME_SESSIONS
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.context.texts.markers import RECALL
from helix_desktop.domain.cache import NO_SESSION, digest_of
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.events import ContextInjected, Recorded, TurnStarted
from helix_desktop.domain.llm import ImageTokenRule, LlmRole
from helix_desktop.domain.messages import image_mime
from helix_desktop.providers.models.endpoints import OwnEndpoint
from helix_desktop.providers.models.model_catalog import OwnModel
from tests.pictures import picture, size_of
from tests.system.peers.fault_modes import well
from tests.system.peers.fault_server import Answer
from tests.system.prove.dialect_says import SAYINGS, Called
from tests.system.scenarios.served import SERVED, Served

pytestmark = pytest.mark.slow

WIDE = picture(3_600, 1_800)
"""Wider than any model is sent."""
MIDDLE = picture(700, 500)
SMALL = picture(64, 48, "JPEG")
RULES = {
    DialectId.ANTHROPIC: ImageTokenRule.ANTHROPIC,
    DialectId.GEMINI: ImageTokenRule.GEMINI,
    DialectId.OPENAI_CHAT: ImageTokenRule.OPENAI_TILES,
    DialectId.OPENAI_RESPONSES: ImageTokenRule.OPENAI_PATCHES,
    DialectId.OLLAMA: ImageTokenRule.OPENAI_TILES,
}
EDGES = {ImageTokenRule.ANTHROPIC: 2_000, ImageTokenRule.GEMINI: 3_072}
BOTH = tuple(
    Called(f"call_{name}", "read_file", json.dumps({"path": f"{name}.png"}))
    for name in ("wide", "small")
)


class Stage:
    """A project with two pictures, and a model that is asked about them."""

    def __init__(self, base: Path, dialect: DialectId) -> None:
        self.dialect = dialect
        self.project = base / "project"
        self.project.mkdir()
        (self.project / "wide.png").write_bytes(WIDE)
        (self.project / "small.png").write_bytes(SMALL)
        self.data = base / "data"
        paths = find_paths(self.data)
        make_private_folders(paths)
        self.container = AppContainer(paths, SERVED)
        # each request is of the conversation
        self.container.settings.set(NAME_SESSIONS, False)

    def says(self, *texts: str, calls: tuple[Called, ...] = ()) -> Answer:
        say = SAYINGS[self.dialect](texts, calls)
        return lambda talk: well(talk, say)

    @asynccontextmanager
    async def open(self, served: Served, rule: ImageTokenRule) -> AsyncIterator[OpenWorkspace]:
        models = await self.container.models()
        url = f"http://127.0.0.1:{served.port}"
        models.add_endpoint(OwnEndpoint("own", self.dialect, url, needs_key=False))
        models.edit(OwnModel("own", "seeing", window=128_000, max_output=4_000, images=rule))
        open_workspace = await self.container.open(
            self.container.workspaces.for_folder(self.project)
        )
        await open_workspace.choose_model(LlmRole.MAIN, "own/seeing")
        await open_workspace.permissions.trust(True)
        try:
            yield open_workspace
        finally:
            await open_workspace.close()
            await self.container.close()


def json_objects(value: object) -> Iterator[dict[str, Any]]:
    """Yield every object of a body, in order."""
    if isinstance(value, dict):
        yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for item in inner:
        yield from json_objects(item)


def pictures_in(body: bytes) -> list[tuple[str, bytes]]:
    """Return the media types and the bytes of the pictures of a request, in any dialect."""
    results: list[tuple[str, bytes]] = []
    for item in json_objects(json.loads(body)):
        mime, data = item.get("media_type") or item.get("mimeType"), item.get("data")
        url = item.get("image_url")
        address = item.get("url") if url is None else url
        if isinstance(mime, str) and isinstance(data, str):
            results.append((mime, b64decode(data)))
        elif isinstance(address, str) and address.startswith("data:"):
            head, _, text = address.partition(";base64,")
            results.append((head.removeprefix("data:"), b64decode(text)))
        results += [("", b64decode(text)) for text in item.get("images", ())]
    return results


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    return Stage(tmp_path, DialectId.ANTHROPIC)


@pytest.mark.parametrize("dialect", RULES)
async def test_pictures_that_are_read_reach_the_model_scaled_and_in_order(
    tmp_path: Path, dialect: DialectId
) -> None:
    stage, rule = Stage(tmp_path, dialect), RULES[dialect]
    with Served(lambda _body: stage.says("I see.")) as served:
        served.plan(stage.says("I look.", calls=BOTH))
        async with stage.open(served, rule) as open_workspace:
            session = await open_workspace.send(NO_SESSION, "what is in wide.png and small.png?")
            await open_workspace.sessions.idle()
            await open_workspace.send(session, "and now?")
            await open_workspace.sessions.idle()
    first, second, third = served.bodies[-3:]
    assert pictures_in(first) == []
    (mime, wide), (_, small) = pictures_in(second)
    edge = EDGES.get(rule, 2_048)
    assert size_of(wide) == (edge, edge // 2)
    assert mime in ("", image_mime(wide))
    assert small == SMALL
    assert pictures_in(third) == pictures_in(second)
    assert "3600 × 1800 pixels" in second.decode()


async def test_a_model_without_pictures_is_told_of_them(stage: Stage) -> None:
    with Served(lambda _body: stage.says("I see.")) as served:
        served.plan(stage.says("I look.", calls=BOTH))
        async with stage.open(served, ImageTokenRule.NONE) as open_workspace:
            await open_workspace.send(NO_SESSION, "what is in @small.png and wide.png?")
            await open_workspace.sessions.idle()
    assert all(pictures_in(body) == [] for body in served.bodies)
    assert served.bodies[-1].decode().count("you can't be shown: ") == 2
    assert "64 × 48 pixels" in served.bodies[0].decode()
    assert "you can't be shown this picture" in served.bodies[0].decode()


async def test_a_mentioned_photo_is_sent_with_the_message_as_its_camera_was_held(
    stage: Stage,
) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    lying = picture(400, 300, "JPEG", exif=exif, quality=95)
    (stage.project / "turned.jpg").write_bytes(lying)
    with Served(lambda _body: stage.says("I see.")) as served:
        async with stage.open(served, ImageTokenRule.ANTHROPIC) as open_workspace:
            session = await open_workspace.send(
                NO_SESSION, "what is in @small.png and @turned.jpg?"
            )
            await open_workspace.sessions.idle()
            recorded = await open_workspace.sessions.transcript(session)
    (_, small), (_, turned) = pictures_in(served.bodies[-1])
    assert small == SMALL
    assert size_of(turned) == (300, 400)
    assert len(turned) <= len(lying)
    events = [item.event for item in recorded if isinstance(item, Recorded)]
    (started,) = [event for event in events if isinstance(event, TurnStarted)]
    assert [(image.mime, image.width) for image in started.images] == [
        ("image/jpeg", 64),
        ("image/jpeg", 400),
    ]
    assert not any(isinstance(event, ContextInjected) for event in events)


async def test_an_excluded_picture_comes_back_as_a_picture(stage: Stage) -> None:
    with Served(lambda _body: stage.says("I see.")) as served:
        (stage.project / "small.png").write_bytes(MIDDLE)
        served.plan(stage.says("I look.", calls=BOTH[1:]))
        async with stage.open(served, ImageTokenRule.ANTHROPIC) as open_workspace:
            session = await open_workspace.send(NO_SESSION, "what is in small.png?")
            await open_workspace.sessions.idle()
            blocks = (await open_workspace.requests.next(session)).blocks
            (read,) = [block for block in blocks if block.name == "read_file"]
            await open_workspace.requests.leave_out(session, read)
            recall = json.dumps({"sha256": digest_of(MIDDLE)})
            served.plan(stage.says("Again.", calls=(Called("r", RECALL, recall),)))
            await open_workspace.send(session, "look again")
            await open_workspace.sessions.idle()
    marked, recalled = served.bodies[-2:]
    assert pictures_in(marked) == []
    assert digest_of(MIDDLE)[:16] not in marked.decode().partition("Again.")[0]
    assert [data for _, data in pictures_in(recalled)] == [MIDDLE]


async def test_beyond_the_number_of_pictures_of_a_request_the_oldest_are_marked(
    stage: Stage,
) -> None:
    for at in range(120):
        (stage.project / f"{at}.png").write_bytes(picture(30 + at, 30))
    calls = [
        Called(f"call_{at}", "read_file", json.dumps({"path": f"{at}.png"})) for at in range(120)
    ]
    with Served(lambda _body: stage.says("I see.")) as served:
        for part in (calls[:60], calls[60:]):
            served.plan(stage.says("I look.", calls=tuple(part)))
        async with stage.open(served, ImageTokenRule.ANTHROPIC) as open_workspace:
            await open_workspace.send(NO_SESSION, "look at all")
            await open_workspace.sessions.idle()
    shown = [size_of(data)[0] for _, data in pictures_in(served.bodies[-1])]
    assert shown == list(range(50, 150))
    assert served.bodies[-1].decode().count("[CACHED]") >= 20


async def ask(stage: Stage, *arguments: str) -> tuple[int | None, str]:
    """Run `ask` in a process; return its status and its errors."""
    place = ("--data-dir", str(stage.data), "ask", "--folder", str(stage.project))
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "helix_desktop", *place, "What is this?", *arguments),
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=PIPE,
    )
    _, errors = await child.communicate()
    return child.returncode, errors.decode()


async def test_the_pictures_of_the_command_line_are_sent_in_their_order(tmp_path: Path) -> None:
    stage = Stage(tmp_path, DialectId.OPENAI_CHAT)
    with Served(lambda _body: stage.says("I see.")) as served:
        async with stage.open(served, ImageTokenRule.OPENAI_TILES):
            pass
        files = [str(stage.project / f"{name}.png") for name in ("small", "wide")]
        status, errors = await ask(stage, "--image", files[0], "--image", files[1])
    assert status == 0, errors
    small, wide = (data for _, data in pictures_in(served.bodies[-1]))
    assert small == SMALL
    assert size_of(wide) == (2_048, 1_024)


async def test_pictures_that_cannot_be_sent_are_refused_before_anything_is(tmp_path: Path) -> None:
    stage = Stage(tmp_path, DialectId.OPENAI_CHAT)
    (stage.project / "broken.png").write_bytes(WIDE[:3_000])
    with Served(lambda _body: stage.says("I see.")) as served:
        async with stage.open(served, ImageTokenRule.NONE):
            pass
        outcomes = [
            await ask(stage, "--image", str(stage.project / name))
            for name in ("gone.png", "broken.png", "small.png", ".")
        ]
    assert [status for status, _ in outcomes] == [2, 2, 2, 2]
    assert served.bodies == []
    missing, broken, unseen, folder = (errors for _, errors in outcomes)
    assert "Can't read the image" in missing
    assert "gone.png" in missing
    assert "The image is damaged or incomplete." in broken
    assert "isn't known to support images." in unseen
    assert "model set" in unseen
    assert "--pictures yes" in unseen
    assert "Can't read the image" in folder
