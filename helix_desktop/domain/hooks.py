"""Values of hooks: their events (moments), what one may block, and how a run ended.

A hook narrows and never widens: nothing that it says gives a permission. Its words are those of its
author, and every text in which a model reads them says so.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Protocol

from msgspec import Struct

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.phrase import Phrase

OWN_HOOK_FILE = ".helix/hooks.json"
OTHER_HOOK_FILES = (
    ".claude/settings.json",
    ".claude/settings.local.json",
    ".codex/hooks.json",
    ".codex/config.toml",
    ".gemini/settings.json",
)
PROJECT_HOOK_FILES = (OWN_HOOK_FILE, *OTHER_HOOK_FILES)
"""The files of a project that may declare hooks."""
MAX_HOOK_FILE_BYTES = 256 * 1024
"""Most bytes of a file with hooks, and of a file that a command line names."""
NO_EARLIER: Mapping[str, bytes] = MappingProxyType({})
"""No file with hooks as it was before."""

HOOK = "hook"
"""The source of the messages with a hook's words."""


class HookEvent(StrEnum):
    """A moment, with the name that hook files have for it."""

    SESSION_START = "SessionStart"
    PROMPT = "UserPromptSubmit"
    BEFORE_TOOL = "PreToolUse"
    AFTER_TOOL = "PostToolUse"
    AFTER_FAILED_TOOL = "PostToolUseFailure"
    BEFORE_COMPACTION = "PreCompact"
    AFTER_COMPACTION = "PostCompact"
    STOP = "Stop"

    @property
    def can_block(self) -> bool:
        return self in _BLOCKING


_BLOCKING = (HookEvent.PROMPT, HookEvent.BEFORE_TOOL, HookEvent.BEFORE_COMPACTION, HookEvent.STOP)
EVENT_NAMES = {
    HookEvent.SESSION_START: Phrase("First message of a session"),
    HookEvent.PROMPT: Phrase("Before a message is sent"),
    HookEvent.BEFORE_TOOL: Phrase("Before a tool"),
    HookEvent.AFTER_TOOL: Phrase("After a tool"),
    HookEvent.AFTER_FAILED_TOOL: Phrase("After a tool failed"),
    HookEvent.BEFORE_COMPACTION: Phrase("Before a compaction"),
    HookEvent.AFTER_COMPACTION: Phrase("After a handover was written"),
    HookEvent.STOP: Phrase("When Helix has answered"),
}


class HookMoment(Struct, frozen=True):
    """A moment at which hooks run.

    `text` is the message, the answer, the handover, or the tool's output. `again`: a hook has kept
    this turn from ending before. `by_hand`: the user asked for the compaction.
    """

    event: HookEvent
    call: ToolCall | None = None
    text: str = ""
    again: bool = False
    by_hand: bool = False


class HookRun(Struct, frozen=True):
    """One hook that ran. `text` is for the model, and `detail` for the user alone.

    `status` is None if the command did not end by itself. `untrusted`: it had the network, so that
    its words may be anybody's.
    """

    command: str
    where: str
    seconds: float = 0.0
    status: int | None = None
    blocked: bool = False
    text: str = ""
    detail: str = ""
    failed: bool = False
    untrusted: bool = False

    @property
    def is_notable(self) -> bool:
        """Whether more happened than that it ran."""
        return self.blocked or self.failed or bool(self.text)


def blocking_run(runs: tuple[HookRun, ...]) -> HookRun | None:
    """Return the hook that blocked; no other ran after it."""
    return next((run for run in runs if run.blocked), None)


class HookRunner(Protocol):
    """Runs the approved hooks of a moment, one after the other, until one blocks."""

    async def run(self, session: SessionId, moment: HookMoment) -> tuple[HookRun, ...]: ...


class NoHooks:
    """The implementation of HookRunner without hooks, for replays and tests."""

    async def run(self, _session: SessionId, _moment: HookMoment) -> tuple[HookRun, ...]:
        return ()


class ListedHook(Struct, frozen=True):
    """A hook of a file for display.

    `text` is everything that an approval covers, and `diff` what changed since; `problem` says why
    it cannot run. `ran_at` is 0 if it did not run since the workspace was opened.
    """

    key: str
    event: str
    matcher: str
    command: str
    where: str
    text: str
    of_project: bool = False
    approved: bool = False
    diff: str = ""
    problem: str = ""
    ran_at: float = 0.0
    last: HookRun | None = None

    @property
    def waits(self) -> bool:
        """Whether it would run if it were approved."""
        return not (self.approved or self.problem)


class HookList(Protocol):
    """All hooks of a workspace, and the user's approval of single ones."""

    async def listed(self) -> Sequence[ListedHook]: ...

    async def approve(self, hook: ListedHook) -> None: ...
