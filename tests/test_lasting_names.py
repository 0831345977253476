"""Names that scripts, settings, models, and saved sessions depend on do not change.

`golden/lasting-names.json` has the names; `python -m tests.test_lasting_names` prints the present
ones. A new name is added to the file; no name is changed or removed.
"""

import argparse
import ast
import importlib
import json
import pkgutil
import sys
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from helix_desktop import features, tools, ui
from helix_desktop.__main__ import _parser
from helix_desktop.app import default_policy, hook_file, safe_start, settings
from helix_desktop.app.commands.table import all_commands, all_nouns
from helix_desktop.app.instance_socket import OpenRequest
from helix_desktop.app.ipc.ipc_messages import FromClient, FromServer
from helix_desktop.app.ipc.local_socket import LoopbackNotice
from helix_desktop.app.mcp_servers import server_file
from helix_desktop.app.models.model_registry import DefaultRoleModel, _ModelList
from helix_desktop.app.sessions import drafts, message_queue, rewinding, session_archive
from helix_desktop.app.source_formats.source_messages import Program
from helix_desktop.app.workspaces import (
    guide_agreements,
    permission_files,
    workspace_file,
)
from helix_desktop.context.session_usage import SessionUsage
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.event_codec import VERSIONS
from helix_desktop.domain.events import Event
from helix_desktop.domain.memory import Memory
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.sandbox import SandboxReach
from helix_desktop.providers.models.endpoints import SHIPPED, OwnEndpoint
from helix_desktop.providers.models.model_catalog import OwnModel
from helix_desktop.store.metadata_records import (
    EntryRecord,
    SessionRecord,
    StoreCounters,
    StoreFormat,
    StoreIncident,
)
from helix_desktop.tools.files import running_commands
from helix_desktop.tools.sandbox.find import hidden_files
from helix_desktop.tools.sandbox.git.git_copy import GitCopy
from helix_desktop.ui.window.session_action import SessionAction, SessionMaker
from helix_desktop.ui.window_feature import all_parts
from tests.domain.shapes import hints_of, is_record

FEATURES = Path(features.__path__[0])
KEPT = json.loads(Path(__file__).with_name("golden").joinpath("lasting-names.json").read_text())

SAVED = (
    safe_start._Marker,
    default_policy._PolicyFile,
    OpenRequest,
    FromClient,
    FromServer,
    LoopbackNotice,
    server_file._File,
    DefaultRoleModel,
    _ModelList,
    drafts._Stored,
    message_queue._Waiting,
    rewinding._BegunRewind,
    session_archive._Places,
    guide_agreements._SavedAgreements,
    Memory,
    permission_files._File,
    permission_files._ProposalsFile,
    workspace_file._Saved,
    hook_file.SavedApprovals,
    Program,
    SessionUsage,
    StoreFormat,
    EntryRecord,
    StoreCounters,
    SessionRecord,
    StoreIncident,
    SandboxReach,
    OwnEndpoint,
    OwnModel,
    running_commands._CommandList,
    hidden_files._State,
    GitCopy,
)
"""What is saved beside the journal, or sent to another process of Helix."""


def options(parser: argparse.ArgumentParser) -> dict[str, Any]:
    """Return the options and positional arguments of a command and of its subcommands."""
    options_of_parser: dict[str, Any] = {}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            options_of_parser |= {name: options(below) for name, below in action.choices.items()}
        else:
            choices = None if action.choices is None else list(action.choices)
            options_of_parser["/".join(action.option_strings) or action.dest] = choices
    return options_of_parser


def specs() -> dict[str, Any]:
    """Return the tools declared in modules, each with the arguments that a model may send."""
    tool_schemas = {}
    for package in (tools, features):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for kind in vars(importlib.import_module(module.name)).values():
                spec = getattr(kind, "spec", None)
                if isinstance(kind, type) and isinstance(spec, ToolSpec):
                    tool_schemas[spec.name] = without_texts(json.loads(spec.schema))
    return tool_schemas


def without_texts(schema: Any) -> Any:
    if isinstance(schema, list):
        return [without_texts(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: without_texts(value)
        for key, value in schema.items()
        if key not in ("description", "title") or not isinstance(value, str)
    }


def action_ids() -> set[str]:
    """Return the IDs that shortcuts are saved under: the first argument of every action, and those
    of features."""
    ids = set()
    for path in (*Path(ui.__path__[0]).rglob("*.py"), *FEATURES.rglob("window*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", "") == "Action"
                and node.args
            ):
                ids.add(spelled(node.args[0]))
    ids |= {part.id for part in all_parts() if isinstance(part, SessionAction | SessionMaker)}
    return ids - {""}


def spelled(name: ast.expr) -> str:
    """Return a name as written in the code, with `*` for each inserted value."""
    parts = name.values if isinstance(name, ast.JoinedStr) else [name]
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)


def records(hint: Any, seen: set[type]) -> Iterator[type]:
    if is_record(hint) and hint not in seen:
        seen.add(hint)
        yield hint
        for inner in hints_of(hint).values():
            yield from records(inner, seen)
    elif isinstance(hint, type) and issubclass(hint, Enum) and hint not in seen:
        seen.add(hint)
        yield hint
    for inner in getattr(hint, "__args__", ()):
        yield from records(inner, seen)


def shape(kind: type) -> str:
    """Return the words in which a record or an enum is saved, without the name of its class."""
    if issubclass(kind, Enum):
        return " ".join(["one of", *(str(value.value) for value in kind)])
    tag = getattr(getattr(kind, "__struct_config__", None), "tag", None)
    names = (
        kind.__struct_encode_fields__
        if issubclass(kind, msgspec.Struct)
        else tuple(field.name for field in fields(kind))
    )
    return " ".join([f"{tag}:" if tag else "record:", *names])


@cache
def lasting_names() -> dict[str, Any]:
    seen: set[type] = set()
    saved: set[type] = set()
    shapes = {shape(record) for kind in Event.__subclasses__() for record in records(kind, seen)}
    return {
        "commands": options(_parser(["completion"], all_commands(), all_nouns())),
        "tools": specs(),
        "actions": sorted(action_ids()),
        "events": dict(VERSIONS),
        "records of events": sorted(shapes),
        "saved records": sorted(
            {shape(record) for kind in SAVED for record in records(kind, saved)}
        ),
        "policy": [field.name for field in fields(Policy)],
        "endpoints": list(SHIPPED),
        "settings": {setting.key: list(setting.choices) for setting in settings.all_settings()},
    }


@pytest.mark.parametrize("part", KEPT)
def test_permanent_names_are_unchanged(part: str) -> None:
    assert lasting_names()[part] == KEPT[part]


def test_every_kind_of_permanent_name_is_in_the_golden_file() -> None:
    assert set(lasting_names()) == set(KEPT)
    assert all(KEPT.values())


if __name__ == "__main__":
    sys.stdout.write(json.dumps(lasting_names(), indent=1, ensure_ascii=False) + "\n")
