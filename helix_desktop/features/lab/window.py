"""What the lab adds to the window: its page, the import of sessions, and the effect of a policy."""

# ruff: noqa: PLC0415  a record imports when it is asked

from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from helix_desktop.app.environment import Paths
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.chat.first_offer import FirstOffer
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.settings.added_page import AddedPage
from helix_desktop.ui.settings.policy_effect import EffectPane, PolicyEffect
from helix_desktop.ui.text.formatting import plural, tr
from helix_desktop.ui.welcome.first_comparison import FirstComparison
from helix_desktop.ui.widgets.row_list import ListRow
from helix_desktop.ui.window.session_action import SessionAction, SessionMaker, ShownSession

if TYPE_CHECKING:
    from helix_desktop.app.source_formats.source_messages import SourceSession
    from helix_desktop.ui.settings.settings_context import SettingsContext
    from helix_desktop.ui.settings.settings_page import SettingsPage

PAGE, IMPORT = "lab", "session.import"


def _page(context: "SettingsContext", open_workspace: OpenWorkspace) -> "SettingsPage":
    from helix_desktop.features.lab.policy_trials import PolicyTrials
    from helix_desktop.features.lab.window_policy_lab import PolicyLabPage

    return PolicyLabPage(
        context,
        open_workspace.settings,
        open_workspace.sessions,
        trials=open_workspace.services[PolicyTrials],
        choose_policy=open_workspace.choose_policy,
    )


def _effect(context: "SettingsContext", open_workspace: OpenWorkspace) -> EffectPane:
    from helix_desktop.features.lab.policy_trials import PolicyTrials
    from helix_desktop.features.lab.window_effect import PolicyPreview

    return PolicyPreview(
        context,
        open_workspace.settings,
        open_workspace.sessions,
        open_workspace.services[PolicyTrials],
    )


async def _replay(context: WorkspaceContext, owner: QWidget, session: SessionId) -> None:
    """Show what a session was, and what each preset would have made of it."""
    from helix_desktop.features.lab.policy_trials import PolicyTrials
    from helix_desktop.features.lab.session_import import SessionImports
    from helix_desktop.features.lab.window_lab_dialog import open_lab

    services = context.services
    title = await context.sessions.title(session)
    async with services[SessionImports].recorded(session, title) as source:
        await open_lab(
            owner.window(), context.bridge, paths=services[PolicyTrials].paths, sources=[source]
        )


def _import(context: WorkspaceContext, owner: QWidget, imported: Callable[[str], None]) -> None:
    from helix_desktop.features.lab.window_session_import import ImportDialog

    dialog = ImportDialog(context, owner, imported)
    dialog.open(dialog.list)


async def _offer(context: WorkspaceContext) -> ListRow | None:
    """Offer the sessions that other programs have in this folder."""
    from helix_desktop.features.lab.session_import import SessionImports

    imports, folder = context.services[SessionImports], context.settings.workspace.folder
    count = len(await imports.find(folder, is_quick=True))
    if not count:
        return None
    words = plural(
        count,
        "Import {0} session of another program",
        "Import {0} sessions of other programs",
    )
    return ListRow(IMPORT, words, "upload", tr("Imported sessions can go on here."))


async def _read_further(
    context: WorkspaceContext, session: SessionId, is_shown: Callable[[], bool]
) -> None:
    """Read a session further that was imported, if its file grew."""
    from helix_desktop.features.lab.session_import import SessionImports

    imports = context.services[SessionImports]
    result = await imports.follow(session, stopped=lambda: not is_shown())
    if result is not None and result.messages:
        words = plural(
            result.messages,
            "{0} message was read from the other program.",
            "{0} messages were read from the other program.",
        )
        context.navigation.done.emit(words, "")


def _find(home: Path, variables: Mapping[str, str]) -> "Sequence[SourceSession]":
    from helix_desktop.features.lab.programs import find_sessions

    return find_sessions(home, variables)


def _compare(
    window: QWidget,
    bridge: EventBridge,
    paths: Paths,
    sources: "Sequence[SourceSession]",
    go_on: Callable[[], None] | None,
) -> Coroutine[object, object, None]:
    from helix_desktop.features.lab.window_lab_dialog import open_lab

    return open_lab(window, bridge, paths=paths, sources=sources, go_on=go_on)


PARTS = (
    AddedPage(PAGE, Phrase("Policy lab"), "flask", after="policy", make=_page),
    PolicyEffect(_effect, PAGE),
    SessionAction(
        "session.lab", Phrase("Replay in the lab"), Phrase("Replay in the lab"), "flask", _replay
    ),
    SessionMaker(IMPORT, Phrase("Import session…"), "upload", _import),
    FirstOffer(IMPORT, _offer),
    ShownSession(_read_further),
    FirstComparison(_find, _compare),
)
