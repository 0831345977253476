"""The folder that a session works in, project or worktree: its tools, sandbox, and judge.

Its tools, its sandbox and its judge of calls know this folder only. Rules, trust and the access of
commands are those of the workspace, whichever folder it is.
"""

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.context.texts.tool_actions import argument_object
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import Judgement, RuleDecision
from helix_desktop.domain.ports import FileCheckpoints, Tool
from helix_desktop.domain.worktree import Worktree
from helix_desktop.tools.agent.edit_files import EditFile, HiddenSecrets, WriteFile, check_change
from helix_desktop.tools.agent.read_files import GlobFiles, ListFiles, ReadFile
from helix_desktop.tools.agent.search_files import SearchFiles
from helix_desktop.tools.command_shell import ShellKind
from helix_desktop.tools.documents.document_reader import DocumentReader
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.repository_places import LinkedWorktree
from helix_desktop.tools.files.running_commands import SNAPSHOTS
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.git.git_worktrees import GitWorktrees
from helix_desktop.tools.output_screening import OutputScreen
from helix_desktop.tools.permissions.call_policy import CallPolicy, FolderView, shown_file_text
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.programs.login_environment import LoginShell
from helix_desktop.tools.sandbox import Sandbox, SandboxBackend, SetAsideFiles
from helix_desktop.tools.secrets.redactor import SecretRedactor, is_file_opened
from helix_desktop.tools.secrets.secret_file_contents import Finder

MAX_TEXT_BYTES = 16 << 20
Opened = Callable[[], frozenset[str]]
"""Returns the files with secrets that the user opened for good, by their paths."""


class ToolEnvironment(Struct, frozen=True):
    """The folders and programs that a workspace's tools work with.

    `home` is the workspace's folder, where large outputs wait.
    `login` is the user's shell, which is asked only once for all workspaces.
    """

    folder: Path
    app_folders: tuple[Path, ...]
    box: SandboxBackend
    home: Path
    login: LoginShell
    settings: Path
    """The user's folder of settings."""
    find_box: Callable[[], SandboxBackend] = SandboxBackend
    """Tests anew which sandbox works; blocks."""

    @property
    def undoes(self) -> bool:
        """Whether commands' changes can be undone: Windows takes no snapshots of folders."""
        return self.box.shell.kind is ShellKind.BASH


class WorkFolder:
    """One folder with the tools that read it, its sandbox, and its snapshots."""

    def __init__(
        self,
        folder: Path,
        environment: ToolEnvironment,
        opened: Opened,
        *,
        documents: DocumentReader,
        worktree_link: LinkedWorktree | None = None,
    ) -> None:
        self._opened = opened
        self._granted: set[str] = set()
        """Files that steer programs and may be written: the call policy was asked each time."""
        self._readable_once: set[str] = set()
        """Files with secrets that may be read by the tool that needs a permission each time."""
        app_folders, home = environment.app_folders, environment.home
        spool = home
        if worktree_link:
            spool = home / SetAsideFiles.WORKTREES / Path(worktree_link.entry).name
        # access that the user granted to one call of one tool is not open to commands
        self.sandbox = Sandbox(
            environment.box, folder, app_folders=app_folders, opened=opened, spool=spool
        )
        self.root = root = ProjectRoot(
            folder,
            app_folders=app_folders,
            granted=self._granted.__contains__,
            steers=self.sandbox.instructions.holds,
        )
        self._readers: Sequence[Tool] = (
            ListFiles(root),
            ReadFile(root, self._is_shown, documents, find=self._secret_finder),
            SearchFiles(root, shown=self.is_opened),
            GlobFiles(root),
        )
        if worktree_link is not None:
            self.sandbox.commit_in(worktree_link)
        self.screen = OutputScreen(self.sandbox.look, self._is_read_with_consent)
        self.snapshots = FileSnapshots(root, home / SNAPSHOTS)
        self.paths = CommandPaths(folder, self.sandbox.holds_instructions)
        self._hidden = HiddenSecrets(self._is_shown, self._secret_finder)

    @property
    def view(self) -> FolderView:
        """What a judge of calls may look at."""
        return FolderView(
            lambda path: shown_file_text(self.root, path, self._secret_finder),
            self.sandbox.exposed,
            self.screen.finds,
            self._is_missing,
            self._check_change,
            unkept=self.snapshots.unkept,
        )

    def file_tools(self, checkpoints: FileCheckpoints) -> Sequence[Tool]:
        """Return the tools that read and change the files here, all but commands."""
        root, hidden = self.root, self._hidden
        return (
            *self._readers,
            WriteFile(root, checkpoints, hidden),
            EditFile(root, checkpoints, hidden),
        )

    def text_of(self, path: str) -> str:
        """Return a file's text without secrets; raise ToolError if it is too large. Blocks."""
        with self.root.open_file(path) as file:
            data = file.read(MAX_TEXT_BYTES + 1)
        if len(data) > MAX_TEXT_BYTES:
            raise ToolError("{path} is too large to be handed out whole.", path=path)
        if not self._is_shown(path):
            data = SecretRedactor(self._secret_finder(path)).of(data)
        return data.decode("utf-8", "replace")

    def grant(self, tool: str, path: str) -> None:
        """Open a file to the tool for which the user was asked."""
        (self._readable_once if tool == ReadFile.spec.name else self._granted).add(path)

    def _secret_finder(self, path: str) -> Finder:
        return self.screen.find_in_file(path)

    def _check_change(self, call: ToolCall) -> bool:
        try:
            return check_change(self.root, call, self._hidden)
        except ToolError as error:
            raise self.screen.clean(error) from error

    def _is_missing(self, path: str) -> bool:
        with suppress(ToolError):
            return self.root.lacks(path)
        return False

    def is_opened(self, path: str) -> bool:
        return is_file_opened(self._opened(), path)

    def _is_shown(self, path: str) -> bool:
        return path in self._readable_once or self.is_opened(path)

    def _is_read_with_consent(self, call: ToolCall) -> bool:
        """Tell whether a file is read whole because the user was asked about it."""
        if call.tool != ReadFile.spec.name:
            return False
        path = argument_object(call.arguments).get("path")
        with suppress(ToolError):
            return isinstance(path, str) and self._is_shown(self.root.real(path))
        return False


class WorkFolders:
    """The folders of one workspace. Any thread."""

    def __init__(
        self,
        environment: ToolEnvironment,
        opened: Opened,
        documents: DocumentReader,
        worktree_of: Callable[[SessionId], Worktree | None],
    ) -> None:
        self._environment, self._opened = environment, opened
        self._documents, self._worktree_of = documents, worktree_of
        self.project = self._create_work_folder(environment.folder)
        self.git = GitWorktrees(environment.folder)
        self.set_aside = SetAsideFiles(environment.home, environment.folder)
        self._folders: dict[LinkedWorktree, WorkFolder] = {}
        self._lock = threading.Lock()

    def of(self, worktree: Worktree | None) -> WorkFolder:
        """Return the folder of a worktree, None for the project folder.

        Raise ToolError if the repository does not know the worktree any more.
        """
        if worktree is None:
            return self.project
        linked = self.git.linked(worktree)
        with self._lock:
            if linked not in self._folders:
                self._folders[linked] = self._create_work_folder(Path(worktree.folder), linked)
                self._folders[linked].sandbox.take_over_left()
            return self._folders[linked]

    def at_hand(self, worktree: Worktree | None) -> WorkFolder | None:
        """Return the folder of a worktree; None if there is none any more."""
        with suppress(ToolError):
            return self.of(worktree)
        return None

    def of_session(self, session: SessionId) -> WorkFolder:
        """Return the folder of a session; one that is gone has no tools that could be judged."""
        return self.at_hand(self._worktree_of(session)) or self.project

    def _create_work_folder(
        self, folder: Path, worktree_link: LinkedWorktree | None = None
    ) -> WorkFolder:
        return WorkFolder(
            folder,
            self._environment,
            self._opened,
            documents=self._documents,
            worktree_link=worktree_link,
        )


class FolderJudge:
    """The judge of calls by the folder that their session works in."""

    def __init__(
        self, folder: Callable[[SessionId], WorkFolder], make: Callable[[WorkFolder], CallPolicy]
    ) -> None:
        self._folder, self._make = folder, make
        self._folders: dict[WorkFolder, CallPolicy] = {}

    def judge(self, session: SessionId, call: ToolCall) -> Judgement:
        return self._of(session).judge(session, call)

    def keep(
        self, session: SessionId, call: ToolCall, *, forms: Sequence[str], decision: RuleDecision
    ) -> None:
        self._of(session).keep(session, call, forms=forms, decision=decision)

    def _of(self, session: SessionId) -> CallPolicy:
        folder = self._folder(session)
        return self._folders.setdefault(folder, self._folders.get(folder) or self._make(folder))
