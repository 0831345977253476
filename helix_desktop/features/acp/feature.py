"""The record of ACP: Helix serves an editor as its agent."""

# ruff: noqa: PLC0415  a record imports when it is asked

from collections.abc import Mapping

from helix_desktop.app.cli_command import CliCommand, Run
from helix_desktop.app.commands.arguments import declare_nothing
from helix_desktop.app.feature import Feature, ServeRequest


def _command() -> Run:
    from helix_desktop.features.acp.command_acp import run_acp

    return run_acp


def _requests() -> Mapping[type, ServeRequest]:
    from helix_desktop.app.ipc.ipc_messages import EditorRequest
    from helix_desktop.features.acp.window_agent import serve_editor

    return {EditorRequest: serve_editor}


ACP = Feature(
    "acp",
    commands=(
        CliCommand("acp", "", "Serve an editor as its agent over ACP.", declare_nothing, _command),
    ),
    requests=_requests,
)
