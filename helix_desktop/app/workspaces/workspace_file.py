"""Reads and writes `workspace.json` of a workspace, with a saved copy against damage."""

import json
import logging
import re
from pathlib import Path

import msgspec

from helix_desktop.app.json_file import (
    RESTORED,
    UnreadableFile,
    move_aside,
    pretty_json,
    read_file,
    read_json,
    replace_file,
    write_with_copy,
)
from helix_desktop.domain.context_window.presets import (
    policy_from_settings,
    preset_changes,
)
from helix_desktop.domain.errors import PolicyError, WorkspaceError
from helix_desktop.domain.skill import SkillChoice
from helix_desktop.domain.workspace import (
    NO_BUDGET,
    Budget,
    Budgets,
    WebAccess,
    Workspace,
    WorkspacePrompt,
)

FILE = "workspace.json"
COPY_FILE = f"{FILE}.bak"
MAX_NAME_CHARS = 120
EXPORTED_FILE = "workspace.settings.json"
"""The name of the workspace's file in an export, where `workspace.json` belongs to the export."""

_FOLDER = re.compile(rb'"folder"\s*:\s*("(?:[^"\\]|\\.)*")')

log = logging.getLogger(__name__)


def check_name(name: str) -> str:
    """Normalize a name; raise WorkspaceError if it is not valid."""
    checked = " ".join(name.split()).encode("utf-8", "replace").decode()
    if not checked:
        raise WorkspaceError("A workspace needs a name.", "Nothing changed.")
    if len(checked) > MAX_NAME_CHARS:
        raise WorkspaceError(
            "A name can have at most {longest} characters.",
            "Nothing changed.",
            longest=MAX_NAME_CHARS,
        )
    return checked


class _Saved(msgspec.Struct):
    """The stored form of a workspace; new fields need a default."""

    id: str
    name: str
    folder: str
    created: float
    preset: str = "balanced"
    values: dict[str, str | int | float] = {}
    models: dict[str, str] = {}
    color: str = ""
    session_budget: Budget = NO_BUDGET
    workspace_budget: Budget = NO_BUDGET
    system: str = ""
    rules: str = ""
    fetch: bool = False
    fetch_hosts: list[str] = []
    web_search: bool = False
    tools_off: list[str] = []
    skills_off: list[str] = []
    skills_on: list[str] = []
    archived: bool = False


def read_workspace(path: Path, workspace_id: str, *, follow: bool = True) -> Workspace:
    """Read a workspace's file; raise FileNotFoundError or UnreadableFile if that fails."""
    saved = read_json(path, _Saved, follow=follow)
    try:
        policy = policy_from_settings({"preset": saved.preset, **saved.values})
    except PolicyError as error:
        raise UnreadableFile(str(error)) from error
    return Workspace(
        id=workspace_id,
        name=saved.name,
        folder=saved.folder,
        created=saved.created,
        policy=policy,
        models=saved.models,
        color=saved.color,
        budgets=Budgets(saved.session_budget, saved.workspace_budget),
        profile=WorkspacePrompt(saved.system, saved.rules),
        reach=WebAccess(saved.fetch, tuple(saved.fetch_hosts), saved.web_search),
        tools_off=tuple(saved.tools_off),
        skills=SkillChoice(tuple(saved.skills_off), tuple(saved.skills_on)),
        archived=saved.archived,
    )


def write_workspace(home: Path, workspace: Workspace) -> None:
    write_with_copy(home / FILE, encode_workspace(workspace))


def restore_workspace(home: Path, workspace_id: str) -> Workspace:
    """Restore the saved copy in place of the damaged file, which is kept too."""
    workspace = read_workspace(home / COPY_FILE, workspace_id)
    try:
        if (home / FILE).exists():
            move_aside(home / FILE, RESTORED)
        replace_file(home / FILE, encode_workspace(workspace))
    except OSError as error:
        log.warning("%s cannot be written: %s", home / FILE, error)
    return workspace


def folder_from_damaged(home: Path) -> str:
    """Return the project's folder as far as the damaged files still name it."""
    for name in (FILE, COPY_FILE):
        try:
            match = _FOLDER.search(read_file(home / name))
            if match:
                return str(json.loads(match[1]))
        except (OSError, ValueError):
            continue
    return ""


def encode_workspace(workspace: Workspace) -> bytes:
    saved = _Saved(
        id=workspace.id,
        name=workspace.name,
        folder=workspace.folder,
        created=workspace.created,
        preset=workspace.policy.preset,
        values=preset_changes(workspace.policy),
        models=workspace.models,
        color=workspace.color,
        session_budget=workspace.budgets.session,
        workspace_budget=workspace.budgets.workspace,
        system=workspace.profile.system,
        rules=workspace.profile.rules,
        fetch=workspace.reach.fetch,
        fetch_hosts=list(workspace.reach.hosts),
        web_search=workspace.reach.search,
        tools_off=list(workspace.tools_off),
        skills_off=list(workspace.skills.off),
        skills_on=list(workspace.skills.on),
        archived=workspace.archived,
    )
    return pretty_json(saved)


def copy_workspace_file(workspace: Workspace, file: Path) -> None:
    """Write the workspace's file into a copy of its store."""
    try:
        replace_file(file, encode_workspace(workspace))
    except OSError as error:
        raise WorkspaceError(
            "Can't write {file}: {reason}.",
            "All stored data was copied, except the workspace's name and policy.",
            file=file,
            reason=error.strerror,
        ) from error
