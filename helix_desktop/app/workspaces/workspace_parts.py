"""The groups of what an open workspace is made of; the wiring completes each before the next."""

from typing import TYPE_CHECKING

from msgspec import Struct

from helix_desktop.app.feature import Services
from helix_desktop.app.history.usage_reports import UsageReports
from helix_desktop.app.sessions.drafts import Drafts
from helix_desktop.app.sessions.message_queue import MessageQueue
from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.sessions.session_archive import SessionArchive
from helix_desktop.app.workspaces.model_choices import AskableModels, ModelChoices, PriceAnswers
from helix_desktop.app.workspaces.tool_choice import ToolChoice
from helix_desktop.app.workspaces.toolbox_factory import ToolboxFactory
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.engine.budget import BudgetGuard
from helix_desktop.engine.session_deps import SessionModels, SessionRules, SessionTools
from helix_desktop.engine.subagents import SubAgents

if TYPE_CHECKING:  # with it comes LevelDB, which the container imports when a workspace opens
    from helix_desktop.app.workspaces.workspace_copies import WorkspaceCopies


class ModelParts(Struct, frozen=True):
    """The models to choose from, and what they cost."""

    settings: WorkspaceSettings
    """The choices that are kept in the workspace's file, from which the models result."""
    of_sessions: SessionModels
    choices: ModelChoices
    askable: AskableModels
    prices: PriceAnswers
    budget: BudgetGuard
    usage: UsageReports


class ToolParts(Struct, frozen=True):
    """The tools of sessions, and what they may do."""

    toolboxes: ToolboxFactory
    choice: ToolChoice
    subagents: SubAgents
    runners: OpenSessions
    services: Services
    """What the features keep for the workspace."""
    rules: SessionRules
    toolkit: SessionTools


class KeptParts(Struct, frozen=True):
    """What is kept in files of the workspace's folder, beside the store."""

    drafts: Drafts
    archive: SessionArchive
    queue: MessageQueue
    copies: "WorkspaceCopies"
