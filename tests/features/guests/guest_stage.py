"""Workspaces whose model is a program of somebody else, and what is said and done in them."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import AssistantReplied, Event, TurnEnded
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.permission import Mode
from helix_desktop.domain.tool_table import ABOUT_AGENT
from helix_desktop.features.guests.guest_programs import OwnGuest
from tests.app.app_stage import events
from tests.app.changing import open_folder

PYTHON = "/usr/bin/python3"
"""The system's: a sandbox shows it without knowing of this environment."""
GUEST = str(Path(__file__).with_name("scripted_guest.py"))
HOSTILE_GUEST = str(Path(__file__).with_name("hostile_guest.py"))


@asynccontextmanager
async def open_guest(
    container: AppContainer, folder: Path, own: OwnGuest
) -> AsyncIterator[OpenWorkspace]:
    """Open a folder, which is trusted, with a program as its model; close the container."""
    models = await container.models()
    assert models.guests is not None
    models.guests.add(own)
    models.guests.load()
    models.drop_endpoint("none")  # the list of endpoints is made anew
    async with open_folder(container, folder) as open_workspace:
        await open_workspace.permissions.trust(True)
        await open_workspace.choose_model(LlmRole.MAIN, f"{own.id}/default")
        yield open_workspace


async def turn(
    open_workspace: OpenWorkspace,
    *steps: object,
    session: SessionId = NO_SESSION,
    mode: Mode | None = None,
) -> SessionId:
    """Send lines, or deeds as JSON, and wait for the end of their turn."""
    if mode is Mode.SANDBOXED_AUTO and not open_workspace.permissions.box.sandboxed:
        pytest.skip(f"no sandbox here: {' '.join(open_workspace.permissions.box.why)}")
    lines = (step if isinstance(step, str) else json.dumps(step) for step in steps)
    session = await open_workspace.send(session, "\n".join(lines), mode=mode)
    await open_workspace.sessions.rested(session)
    return session


async def end_of(open_workspace: OpenWorkspace, session: SessionId) -> TurnEnded:
    last: Event = (await events(open_workspace, session))[-1]
    assert isinstance(last, TurnEnded), last
    return last


async def reply_text(open_workspace: OpenWorkspace, session: SessionId) -> str:
    parts = [
        part.text
        for event in await events(open_workspace, session)
        if isinstance(event, AssistantReplied)
        for part in event.parts
        if isinstance(part, Text)
    ]
    return "\n".join(parts)


async def calls_of(open_workspace: OpenWorkspace, session: SessionId) -> Sequence[ToolCall]:
    """Return the calls of a session, without the row about its agent."""
    return [
        part
        for event in await events(open_workspace, session)
        if isinstance(event, AssistantReplied)
        for part in event.parts
        if isinstance(part, ToolCall) and part.tool != ABOUT_AGENT
    ]
