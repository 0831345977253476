"""The hooks of a workspace: approvals, which run at a moment, and their last results.

An approval is of a hook's whole text (`hook_files.py`), and is kept outside the project's folder.
The files are read again at each moment, so that a changed hook or script does not run.
"""

import asyncio
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from helix_desktop.app.feature import CommandPlace
from helix_desktop.app.hook_file import HookApproval, SavedApprovals, saved_approvals
from helix_desktop.app.json_file import file_stamp
from helix_desktop.context.texts.plain_text import clip
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.hooks import NO_EARLIER, HookEvent, HookMoment, HookRun, ListedHook
from helix_desktop.domain.live_events import HookFailed, ToolCallProgressed
from helix_desktop.domain.permission import Mode
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.text_diff import unify_text
from helix_desktop.domain.tool_table import ToolEffect, declared_tool
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import SessionBase
from helix_desktop.features.hooks.hook_files import hook_files, read_hooks
from helix_desktop.features.hooks.hook_process import (
    Hook,
    block_after_failure,
    compaction_kind,
    hook_payload,
    run_hook,
)
from helix_desktop.tools.agent.command_report import command_notes
from helix_desktop.tools.command_shell import ShellKind
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.instruction_reader import NO_QUESTION, NOT_TRUSTED
from helix_desktop.tools.programs.process import to_its_end
from helix_desktop.tools.sandbox import GrantedResources, SecretSurvey
from helix_desktop.tools.tool import call_scope

MAX_APPROVALS = 200
MAX_SHOWN_CHARS = 100

NEEDS_SANDBOX = Phrase("This hook runs only in the sandbox, which is off or missing.")
NEEDS_BASH = Phrase("Hooks need bash, which commands here don't run with.")
CHANGED = Phrase("The hook didn't run, because its text changed after you approved it.")


class HookApprovals:
    """The declared hooks of one project and one user, and which of them are approved.

    Thread-safe; everything blocks.
    """

    def __init__(
        self,
        home: Path,
        *,
        project: ProjectRoot,
        settings: ProjectRoot,
        users: ProjectRoot,
        trusted: Callable[[], bool | None],
        earlier: Callable[[], Mapping[str, bytes]] = lambda: NO_EARLIER,
        renew: Callable[[str], None] = lambda _where: None,
    ) -> None:
        """Prepare the hooks of a folder.

        `earlier` returns the project's files as they were before what runs now began, and `renew`
        notes that the user decided about a file's hooks as they are now.
        """
        self._earlier, self._renew = earlier, renew
        self._source = saved_approvals(home)
        self._project, self._users, self._trusted = project, users, trusted
        self._files = hook_files(project, settings, users)
        self._lock = threading.Lock()
        self._saved, self._stamp = SavedApprovals(), (0, 0, 0)

    @property
    def any_approved(self) -> bool:
        """Whether any hook was ever approved; without that no file is looked at."""
        return bool(self._read_again().approved)

    def read(self) -> list[Hook]:
        """Return all declared hooks, with the reasons why some cannot run."""
        trusted = self._trusted()
        why = "" if trusted else NO_QUESTION if trusted is None else NOT_TRUSTED
        hooks = read_hooks(self._files, self._project, self._users, earlier=self._earlier())
        return [
            replace(hook, problem=why) if why and hook.of_project and not hook.problem else hook
            for hook in hooks
        ]

    def approval(self, hook: Hook) -> HookApproval | None:
        """Return the approval of exactly this text."""
        approval = self._read_again().approved.get(hook.key)
        return approval if approval is not None and approval.text == hook.text else None

    def due(self, moment: HookMoment) -> list[tuple[Hook, HookApproval | None]]:
        """Return the approved hooks of a moment, and without an approval those that changed since.

        They are the ones that somebody expects to run: not those with another command line, nor
        those of a folder that is not trusted.
        """
        if not self.any_approved:
            return []
        subject = moment.call.tool if moment.call else "startup"
        if moment.event in (HookEvent.BEFORE_COMPACTION, HookEvent.AFTER_COMPACTION):
            subject = compaction_kind(moment)
        hooks, due = self.read(), list[tuple[Hook, HookApproval | None]]()
        for hook in hooks:
            if hook.problem in (NO_QUESTION, NOT_TRUSTED) or not hook.fits(moment.event, subject):
                continue
            approval = None if hook.problem else self.approval(hook)
            earlier = None if approval else self._earlier_approval(hook, hooks)
            if approval or (earlier and earlier.command == hook.command):
                due.append((hook, approval))
        return due

    def difference(self, hook: Hook, hooks: Sequence[Hook]) -> str:
        """Return how an unapproved hook differs from its approved form; "" if it is new."""
        earlier = self._earlier_approval(hook, hooks)
        return unify_text(earlier.text.split("\n"), hook.text.split("\n")) if earlier else ""

    def _earlier_approval(self, hook: Hook, hooks: Sequence[Hook]) -> HookApproval | None:
        """Return the approval of what an unapproved hook was before it changed."""
        present = {other.key for other in hooks}
        earlier = [
            approval
            for key, approval in self._read_again().approved.items()
            if key not in present and (approval.where, approval.event) == (hook.where, hook.event)
        ]
        same_command = [approval for approval in earlier if approval.command == hook.command]
        return next(reversed(same_command or earlier), None)

    def approve(self, key: str, *, text: str | None = None) -> Hook:
        """Approve a hook by the beginning of its key; `text` is the text that the user saw."""
        hook = self.find(key)
        if hook.problem:
            raise SettingsError("This hook can't run. {why}", "Nothing changed.", why=hook.problem)
        if text is not None and hook.text != text:
            raise SettingsError("The hook has just changed.", "Review it again.")
        approval = HookApproval(hook.text, hook.where, hook.event, hook.command)

        def change(saved: SavedApprovals) -> None:
            saved.approved.pop(hook.key, None)
            saved.approved[hook.key] = approval
            for oldest in list(saved.approved)[:-MAX_APPROVALS]:
                del saved.approved[oldest]

        self._change_saved(change)
        self._renew(hook.where)
        return hook

    def switch_off(self, key: str) -> Hook:
        """Let an approved hook run no more."""
        hook = self.find(key)
        self._change_saved(lambda saved: saved.approved.pop(hook.key, None))
        self._renew(hook.where)
        return hook

    def find(self, key: str) -> Hook:
        """Return the only hook whose key begins so; raise SettingsError if there is none."""
        hooks = [hook for hook in self.read() if hook.text and hook.key.startswith(key.lower())]
        if len(hooks) != 1 or not key:
            raise SettingsError("There is no hook {key}.", "Nothing changed.", key=repr(key))
        return hooks[0]

    def _read_again(self) -> SavedApprovals:
        """Return the approvals, read again if another process has changed the file."""
        with self._lock:
            stamp = file_stamp(self._source.path)
            if stamp != self._stamp:
                self._saved = self._source.read() or SavedApprovals()
                self._stamp = file_stamp(self._source.path)
            return self._saved

    def _change_saved(self, change: Callable[[SavedApprovals], object]) -> None:
        """Change the saved choices of hooks, and write their file."""
        saved = self._read_again()
        with self._lock:
            changed = SavedApprovals(dict(saved.approved))
            change(changed)
            try:
                self._source.write(changed)
            except OSError as error:
                raise SettingsError(
                    "Couldn't save the choice of hooks: {reason}.",
                    "Nothing changed.",
                    reason=error.strerror or str(error),
                ) from error
            self._saved, self._stamp = changed, file_stamp(self._source.path)

    @property
    def problem(self) -> SettingsError | None:
        """The reason why the file could not be used, if so."""
        return self._source.problem(Phrase("Can't read the approved hooks, so none runs."))


class WorkspaceHooks:
    """The implementation of HookRunner for one workspace."""

    def __init__(
        self,
        approvals: HookApprovals,
        base: SessionBase,
        mode_of: Callable[[SessionId], Mode],
        *,
        place_of: Callable[[SessionId], CommandPlace],
        resources: Callable[[], GrantedResources],
    ) -> None:
        self.approvals, self._base, self._mode_of = approvals, base, mode_of
        self._place_of, self._resources = place_of, resources
        self._last_runs: dict[str, tuple[float, HookRun]] = {}

    async def run(self, session: SessionId, moment: HookMoment) -> tuple[HookRun, ...]:
        """Run the approved hooks of a moment in order; the first one that blocks is the last."""
        runs: list[HookRun] = []
        due = await asyncio.to_thread(self.approvals.due, moment)
        for hook, approval in due:
            if runs:  # the ones before it took their time, in which its script may have changed
                now = await asyncio.to_thread(self.approvals.due, moment)
                approval = approval if (hook, approval) in now else None
            if approval is None:
                # that a check is off must not go unnoticed: the agent may have changed its script
                run = _failed(hook, moment, hook.problem or CHANGED)
            else:
                if moment.call is not None:  # shown in the call's row, and in the settings
                    words = Phrase("Hook: {command}", command=hook.command[:200])
                    self._base.bus.publish(ToolCallProgressed(session, moment.call.id, 0, words))
                run = await self._run_hook(session, hook, moment)
                self._last_runs[hook.key] = self._base.clock.now(), run
            runs.append(run)
            if run.blocked:
                break
            if run.failed and moment.call is None:  # the row of a call shows its hooks
                words = Phrase(
                    "The hook {hook} failed: {reason}",
                    hook=clip(show_hidden(hook.command), MAX_SHOWN_CHARS),
                    reason=run.detail or Phrase("Status {status}.", status=run.status),
                )
                self._base.bus.publish(HookFailed(session, words))
        return tuple(runs)

    async def _run_hook(self, session: SessionId, hook: Hook, moment: HookMoment) -> HookRun:
        """Run a hook in the sandbox; what it changes in files can be undone with the call."""
        place = await asyncio.to_thread(self._place_of, session)
        sandbox = place.sandbox
        if sandbox.backend.shell.kind is not ShellKind.BASH:
            return _failed(hook, moment, NEEDS_BASH)
        resources = await asyncio.to_thread(self._resources)
        if not (sandbox.backend.sandboxed and resources.sandboxed):
            return _failed(hook, moment, NEEDS_SANDBOX)
        mode = self._mode_of(session)
        journal = self._base.journal_once_read(session)
        payload = hook_payload(
            hook,
            moment,
            session=session,
            parent=journal.history.parent if journal else NO_SESSION,
            folder=sandbox.folder,
            mode=mode,
        )
        after_events = HookEvent.AFTER_TOOL, HookEvent.AFTER_FAILED_TOOL
        may_write = moment.event in after_events and mode is not Mode.PLAN
        effect = declared_tool(moment.call.tool).effect if moment.call else ToolEffect.READ
        may_write = may_write and effect in (ToolEffect.WRITE, ToolEffect.COMMAND)
        run_once = partial(
            run_hook,
            hook,
            payload,
            event=moment.event,
            sandbox=sandbox,
            resources=resources,
            may_write=may_write,
        )
        if not may_write or moment.call is None:
            return (await run_once())[0]
        # what it changes is undone with the call
        undo = place.undo()
        with call_scope(moment.call):
            if undo is None:
                return (await run_once())[0]
            async with undo.before() as (before, others):
                try:
                    run, sandbox_run = await run_once()
                finally:
                    recorded = await to_its_end(undo.record(before, others))
        notes = [recorded.note.strip()]
        if sandbox_run is not None and sandbox_run.ended.has_begun:
            # what became of places that others act upon
            sandbox_run = replace(sandbox_run, seen=SecretSurvey())
            notes += command_notes(sandbox_run, (), b"")
        return replace(run, detail=" ".join(filter(None, (run.detail, *notes))))

    async def listed(self) -> Sequence[ListedHook]:
        """Return all hooks for display, those that cannot run too."""
        hooks = await asyncio.to_thread(self.approvals.read)
        return await asyncio.to_thread(lambda: [self._list_hook(hook, hooks) for hook in hooks])

    def _list_hook(self, hook: Hook, hooks: Sequence[Hook]) -> ListedHook:
        approval = None if hook.problem else self.approvals.approval(hook)
        ran_at, last = self._last_runs.get(hook.key, (0.0, None))
        diff = "" if approval or not hook.text else self.approvals.difference(hook, hooks)
        return ListedHook(
            hook.key,
            str(hook.moment or hook.event),
            hook.matcher,
            hook.command,
            hook.where,
            hook.text,
            of_project=hook.of_project,
            approved=approval is not None,
            diff=diff,
            problem=hook.problem,
            ran_at=ran_at,
            last=last,
        )

    async def approve(self, hook: ListedHook) -> None:
        """Let a hook run from now on, exactly as it is shown."""
        await asyncio.to_thread(partial(self.approvals.approve, hook.key, text=hook.text))

    async def switch_off(self, hook: ListedHook) -> None:
        await asyncio.to_thread(self.approvals.switch_off, hook.key)


def _failed(hook: Hook, moment: HookMoment, detail: str) -> HookRun:
    """Return the run of a hook that could not begin."""
    run = HookRun(hook.command, hook.where, detail=detail, failed=True)
    return block_after_failure(run, hook, moment.event)
