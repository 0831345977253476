"""The content of a data folder besides conversations, as plain values.

The values come from the open workspace, the settings, and other readers. Expectations for frozen
data folders were recorded by this module (`tests/golden/data-*.expected.json`, "kept").
"""

import os
from collections.abc import Sequence
from pathlib import Path

from helix_desktop.app.default_policy import DefaultPolicy
from helix_desktop.app.environment import Paths
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.settings import Settings
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.permission_files import PermissionFiles
from helix_desktop.domain.cache import SessionId, VerifyResult, digest_of
from helix_desktop.domain.context_window.presets import policy_to_settings
from helix_desktop.domain.events import LlmChanged, PolicyChanged, Recorded, SessionStarted
from helix_desktop.domain.inspected_request import BlockState, InspectedBlock, InspectedKind
from helix_desktop.domain.mcp_servers import McpServer
from helix_desktop.domain.permission import PermissionRule
from helix_desktop.domain.window_timeline import TimelineEvent
from helix_desktop.domain.workspace import Budget
from helix_desktop.ui.action import load_key_bindings

Json = dict[str, object]
SETTINGS = (
    *("appearance", "motion", "zoom", "sidebar_width", "window_width", "window_height"),
    *("window_maximized", "notify_finished", "notify_waiting", "notify_here", "reopen"),
    *("last_model", "last_workspace"),
)
GUIDE = "AGENTS.md"
INSTRUCTIONS = (
    "Keep every booking balanced.\n",
    "Skip the tests when in a hurry.\n",
    "Book twice what comes on a Sunday.\n",
)
"""The contents of the project's instructions on the branches that git checked out."""
ENDPOINT = "shelf"


def of_installation(paths: Paths) -> Json:
    """Return everything that applies to all workspaces."""
    settings, models = Settings(paths.settings), ModelRegistry(paths)
    usual = DefaultPolicy(paths.config / "policy.json")
    own = models.endpoint(ENDPOINT)
    return {
        "settings": {key: settings.text(key) for key in SETTINGS},
        "shortcuts": dict(load_key_bindings(settings)),
        "endpoint": [own.id, own.name, own.dialect.value, own.base_url, own.variable],
        "endpoint needs a key": own.needs_key,
        "figures": models.own(f"{ENDPOINT}/scripted"),
        "told at": models.listed_at(own),
        "models": [
            [model.name, model.llm.window, model.llm.prices.input if model.llm.prices else None]
            for model in models.catalogue.models(ENDPOINT)
        ],
        "usual models": dict(models.default_models),
        "usual policy": policy_to_settings(usual.policy),
        "token ratios": dict(models.token_ratios),
        "problems": [str(item) for item in (settings.problem, usual.problem) if item]
        + [str(problem) for problem in models.problems],
    }


def of_workspace(open_workspace: OpenWorkspace) -> Json:
    """Return the user's choices for a workspace."""
    now = open_workspace.workspace
    return {
        "name": [now.name, now.color],
        "policy": policy_to_settings(now.policy),
        "models": dict(now.models),
        "profile": [now.profile.system, now.profile.rules],
        "budgets": [_marks(now.budgets.session), _marks(now.budgets.workspace)],
        "reach": [now.reach.fetch, list(now.reach.hosts)],
        "tools off": list(now.tools_off),
        "archived": now.archived,
    }


def of_commands(open_workspace: OpenWorkspace, paths: Paths, folder: Path) -> Json:
    """Return permissions, access, and set-aside files; `folder` is the trusted folder."""
    home, name = paths.workspaces / open_workspace.workspace.id, open_workspace.workspace.id
    permissions = PermissionFiles(home, paths.config, workspace=name, folder=folder)
    access, follows = open_workspace.access.access, open_workspace.agreements.follows
    return {
        "trusted": permissions.trusted,
        "mode": permissions.mode.value,
        "rules": [_rule(rule, name) for rule in permissions.rules()],
        "opened": sorted(permissions.opened()),
        "access": [access.preset, list(access.hosts), list(access.readable)],
        "set aside": _set_aside(open_workspace),
        "agreed": {
            text: follows(GUIDE, digest_of(text.encode()), nested=False) for text in INSTRUCTIONS
        },
        "problems": [str(problem) for problem in permissions.problems]
        + list(open_workspace.access.problems),
    }


def of_servers(open_workspace: OpenWorkspace) -> Json:
    """Return the configured MCP servers, and the approved tools of the reviewed one."""
    return {
        "servers": [_server(item.server) for item in open_workspace.server_settings.all()],
        "running": [
            item.server.name
            for item in open_workspace.server_settings.all()
            if item.phase is not None
        ],
        "approved": [
            [item.name, item.title, item.description, item.schema, list(item.hints)]
            for item in open_workspace.server_settings.offered("books")
        ],
        "problem": open_workspace.server_settings.problem,
    }


async def of_session(open_workspace: OpenWorkspace, session: SessionId) -> Json:
    """Return everything of a session besides its messages."""
    draft = open_workspace.drafts.draft(session)
    return {
        "place": open_workspace.archive.place(session).value,
        "draft": draft.text,
        "pictures": [
            [
                image.mime,
                image.size,
                (await open_workspace.cache.verify(image.content))[0] is VerifyResult.INTACT,
            ]
            for image in draft.images
        ],
        "waiting": [item.text for item in open_workspace.queue.waiting(session)],
        "hold": open_workspace.queue.hold(session)[0].value,
        "children": [[child.id, child.title] for child in await open_workspace.children(session)],
        **await _journaled(open_workspace, session),
        **await _rewritten(open_workspace, session),
        "files": await _files(open_workspace, session),
    }


async def _journaled(open_workspace: OpenWorkspace, session: SessionId) -> Json:
    result = await open_workspace.transcript(session)
    events = [item.event for item in result if isinstance(item, Recorded)]
    start = next(event for event in events if isinstance(event, SessionStarted))
    return {
        "unreadable": len(result) - len(events),
        "copied": start.copied,
        "models": [[event.role, event.llm] for event in events if isinstance(event, LlmChanged)],
        "policies": [
            [event.preset, dict(event.values)]
            for event in events
            if isinstance(event, PolicyChanged)
        ],
    }


async def _rewritten(open_workspace: OpenWorkspace, session: SessionId) -> Json:
    """Return the state of a session's context: compactions, handovers, pins, excluded blocks."""
    rows = (await open_workspace.compactions.use(session)).rewrites
    made = [row for row in rows if row.what is TimelineEvent.HANDOVER]
    compared = [await open_workspace.compactions.compare(session, 0, row.number) for row in made]
    blocks = (await open_workspace.requests.next(session)).blocks
    return {
        "rewrites": [
            [row.what.value, row.number, row.version, row.in_effect, row.undone] for row in rows
        ],
        "versions": {item.new.rewrite.version: list(item.new.sections) for item in compared},
        "originals": [
            (await open_workspace.compactions.covered(session, row.number)).complete for row in made
        ],
        "handover": _texts(blocks, InspectedKind.HANDOVER),
        "pins": _texts(blocks, InspectedKind.PIN),
        "left out": [block.key for block in blocks if block.state is BlockState.LEFT_OUT],
    }


async def _files(open_workspace: OpenWorkspace, session: SessionId) -> list[object]:
    """Return the files that a session's tools changed; every content is verified."""
    results: list[object] = []
    for file in (await open_workspace.changed_files.listed(session)).files:
        change = file.change
        digests = [digest for digest in (change.before, change.after) if digest]
        checks = [(await open_workspace.cache.verify(digest))[0] for digest in digests]
        intact = [item is VerifyResult.INTACT for item in checks]
        back = change.forward is not None
        results.append([change.path, change.before, change.after, len(change.calls), intact, back])
    return results


def _marks(budget: Budget) -> list[float]:
    return [budget.warn_dollars, budget.stop_dollars, budget.warn_tokens, budget.stop_tokens]


def _rule(rule: PermissionRule, workspace: str) -> list[object]:
    here = rule.workspace == workspace
    return [rule.tool, rule.decision.value, rule.form, rule.path, rule.sandboxed, here]


def _server(server: McpServer) -> list[object]:
    how = [server.command, *server.args, *map("=".join, server.env), server.url]
    with_them = [*map(": ".join, server.headers), *server.secrets]
    return [server.name, how, with_them, server.on, server.believed]


def _set_aside(open_workspace: OpenWorkspace) -> list[object]:
    """Return the set-aside folders by their paths in the project, with their files."""
    results: list[object] = []
    for item in open_workspace.set_aside.listed():
        files = [
            [os.path.relpath(os.path.join(top, name), item.place), Path(top, name).read_text()]
            for top, _, names in os.walk(item.place)
            for name in sorted(names)
        ]
        results.append([item.path, files])
    return results


def _texts(blocks: Sequence[InspectedBlock], sort: InspectedKind) -> list[str]:
    return [block.text for block in blocks if block.sort is sort]
