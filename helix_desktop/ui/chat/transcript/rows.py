"""The data of transcript rows: kinds, states, titles, buttons, click areas, and the texts of notes
and failures.

Each row stands for one event, and no row is ever removed. Notes describe rows that are no messages:
compactions, decisions at the gate, branches, and early ends of turns. Their texts mostly take one
line and omit no event.
"""

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import TypeAlias

import msgspec
from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from helix_desktop.app.inspection.output_states import OutputState
from helix_desktop.app.sessions.mention_finder import is_preview
from helix_desktop.app.source_formats.source_messages import PROGRAM_NAMES
from helix_desktop.domain import events
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.context_window.rewrites import Guide, GuideKind, Job
from helix_desktop.domain.effort import parse_effort
from helix_desktop.domain.file_changes import (
    AGENT_CHANGES,
    RESTORE,
    FileChange,
    FileDiff,
    is_uncertain,
)
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.hooks import HOOK, HookRun
from helix_desktop.domain.live_events import JobEnded, JobOutcome
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.messages import Image, ReplyPart, WebSearch
from helix_desktop.domain.permission import MODE_HINTS, MODE_NAMES
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.subagent_definition import UsedDefinition
from helix_desktop.domain.todo import TODO
from helix_desktop.domain.tool_table import ASK_USER, ToolEffect, declared_tool
from helix_desktop.domain.worktree import WorktreeState
from helix_desktop.ui.changes.diff_lines import DiffLine
from helix_desktop.ui.style.canvas import CENTER, ELIDE_NONE, Canvas, text_width
from helix_desktop.ui.text.block_labels import brought_text
from helix_desktop.ui.text.block_terms import OUTPUT_TERMS, term_word
from helix_desktop.ui.text.display_names import (
    effort_name,
    model_words_text,
    preset_name,
    quoted_text,
    refused_extract_text,
)
from helix_desktop.ui.text.formatting import (
    change_text,
    count_text,
    cut_text,
    dotted_text,
    ended_text,
    folder_text,
    listed_text,
    own_count_text,
    path_text,
    phrase_text,
    plural,
    retold,
    time_text,
    tr,
    without_directions,
)
from helix_desktop.ui.text.safe_text import one_line


class RowDiff(Struct, frozen=True):
    """The comparison of one edit, or of a command's files, and its lines on a closed card."""

    file_diff: FileDiff
    first: tuple[DiffLine, ...]
    count: int
    """The number of lines on an open card."""
    files: tuple[DiffLine, ...] = ()
    """The names of a command's files, which stand above its output on an open card."""
    change: FileChange | None = None
    """What the lines compare; None for a command's files."""
    redo: FileChange | None = None
    """The change that redoes it, once the user undid it here."""

    @property
    def size(self) -> str:
        """How many lines were added and removed."""
        return change_text(count_text(self.file_diff.added), count_text(self.file_diff.removed))


class RewriteNote(Struct, frozen=True):
    """A compaction: its name, its result, and the text of its link."""

    number: int
    job: Job
    title: str
    facts: str
    link: str
    redone: bool = False


class BranchNote(Struct, frozen=True):
    """The place where a branch leaves its original session."""

    source: SessionId
    title: str
    facts: str
    link: str


class RewindNote(Struct, frozen=True):
    """A rewind: what left the context is above it, and `shown` if the user looks at it.

    `folds`: there is something above to look at. `redo`: it is the rewind that a redo would undo.
    """

    title: str
    facts: str
    folds: bool = False
    shown: bool = False
    redo: bool = False


class GateNote(Struct, frozen=True):
    """A decision at the gate about an output of `tool`; `again` if the user decided later."""

    event: events.OutputGated
    tool: str
    what: str
    again: bool = False
    estimated: bool = False

    @property
    def figures(self) -> tuple[str, str]:
        """The two numbers of tokens, as they are shown everywhere."""
        before = own_count_text(self.event.tokens_before, estimated=self.estimated)
        return before, own_count_text(self.event.tokens_after, estimated=self.estimated)


class InterruptionNote(Struct, frozen=True):
    """A turn that was stopped or cut.

    `saved_tokens`: those of its last reply, 0 if they are unknown, None if there is no reply.
    """

    at: float
    cut: bool = False
    saved_tokens: int | None = 0

    @property
    def continues(self) -> bool:
        """Whether going on continues something, and doesn't only send the request again."""
        return self.saved_tokens is not None


class FailureNote(Struct, frozen=True):
    """A turn that failed, and the reason.

    `continues`: its last reply broke off, so going on continues that reply. Otherwise it sends the
    failed request again. `command` signs an agent in that is not. `pause`: the turn waits, and did
    not fail.
    """

    cause: events.Cause
    detail: str
    continues: bool = False
    command: str = ""
    pause: events.Pause | None = None


Moment: TypeAlias = (
    RewriteNote | BranchNote | RewindNote | GateNote | InterruptionNote | FailureNote
)

Seed: TypeAlias = events.TurnStarted | ReplyPart
"""A row before it is created: the part of an event that it shows."""


class RowKind(StrEnum):
    """The kind of a row, which decides its appearance."""

    USER = "user"
    ASSISTANT = "assistant"
    THINKING = "thinking"
    SEARCH = "search"
    """Web searches that the provider made."""
    TOOL = "tool"
    NOTE = "note"
    PROBLEM = "problem"
    DIVIDER = "divider"
    """A compaction, a rewind, or the start of a branch."""
    MENTION = "mention"
    """A file or entry that the message above mentions and that was sent with it."""
    GATE = "gate"
    BREAK = "break"
    """A turn that was cut short and can be continued."""
    FAILURE = "failure"


STATE_KINDS = frozenset({RowKind.USER, RowKind.ASSISTANT, RowKind.TOOL})
"""The kinds of rows that are blocks of a request."""


class CallState(StrEnum):
    """The state of a tool call."""

    QUEUED = "queued"
    """Calls made before it run first, or whether it may run is being decided."""
    WAITING = "waiting"
    """The user is asked for permission."""
    RUNNING = "running"
    OK = events.Outcome.OK.value
    FAILED = events.Outcome.FAILED.value
    DENIED = events.Outcome.DENIED.value
    STOPPED = events.Outcome.STOPPED.value
    LOST = "lost"
    """Helix ended before the call returned."""


Looks: TypeAlias = tuple[int, OutputState | None, str]


class TranscriptRow(Struct):
    """One row; `version` grows with every visible change."""

    kind: RowKind
    text: str
    version: int = 0
    seq: int = 0
    """The number of the row's event; 0 if there is none yet."""
    live: bool = False
    tool: str = ""
    call: str = ""
    what: str = ""
    cut: str = ""
    """Which part of a file or document the output has, if the whole was too large."""
    state: CallState = CallState.QUEUED
    can_stop: bool = False
    """Whether the user can stop the call alone while it runs."""
    content: Digest | None = None
    size: int = 0
    tokens: int | None = None
    estimated: bool = False
    """Whether tokens are an estimate, since the model's tokenizer is not known."""
    seconds: float = 0.0
    status: int | None = None
    """The exit status of a command."""
    expanded: bool = False
    hidden: tuple[str, ...] = ()
    """Files with secrets that were hidden from the call and that the user can open."""
    aside: tuple[tuple[str, str], ...] = ()
    hooks: tuple[HookRun, ...] = ()
    """Files that the call created and that were set aside, each with its present place."""
    output: str | None = None
    """The beginning of the output, once it was read."""
    tail: str = ""
    """The end of the output so far, while the call is running."""
    last_lines: tuple[str, ...] | None = None
    """The last lines that a finished command wrote, once they were read."""
    edits: tuple[events.FileChanged, ...] = ()
    """The changes of files that the call made, or that were made while it ran."""
    diff: RowDiff | None = None
    """The comparison of these changes, once it was read."""
    returned: int = 0
    """The event of the call's result; 0 if there is none."""
    output_state: OutputState | None = None
    """The place of the row's text or output in the context."""
    pin: str = ""
    """The ID of the row's pin."""
    looked: int = -1
    """The change counter for which `output_state` and `pin` hold."""
    images: tuple[Image, ...] = ()
    note: Moment | None = None
    """The data of a row that is no message."""
    last: bool = False
    """Whether nothing follows, so the turn can be continued here."""
    in_branch: bool = False
    """Whether the row's event is of a branch, and not of its parent."""

    @property
    def looks(self) -> Looks:
        """What decides how the row looks; equal looks need no repaint."""
        return self.version, self.output_state, self.pin

    @property
    def label(self) -> str:
        return tool_label(self.tool)

    @property
    def purpose(self) -> str:
        """What the call is for in one line, and which part of a file it returned."""
        return cut_text(one_line(self.what, 400), self.cut)

    @property
    def edit(self) -> events.FileChanged | None:
        return self.edits[-1] if self.edits else None

    @property
    def compares(self) -> bool:
        """Whether the changes count: a command may change files and fail, an edit may not."""
        if self.edit is None or self.returned == 0:
            return False
        return self.state is CallState.OK or is_uncertain(self.edit)

    @property
    def is_finished_command(self) -> bool:
        """Whether a command ran and ended, so that its last lines say how."""
        ended = self.state in (CallState.OK, CallState.FAILED, CallState.STOPPED)
        command = declared_tool(self.tool).effect is ToolEffect.COMMAND
        return command and ended and self.content is not None

    @property
    def tells_end(self) -> bool:
        """Whether the closed card shows the last lines.

        Those are a command's, why a call failed, or what the user answered.
        """
        failed = self.state is CallState.FAILED and self.content is not None
        return failed or self.is_finished_command or self.is_answered

    @property
    def is_answered(self) -> bool:
        """Whether the call asked the user, who answered."""
        is_done = self.state is CallState.OK and self.content is not None
        return self.tool == ASK_USER and is_done

    @property
    def opens(self) -> bool:
        """Whether the card has something to open."""
        return self.content is not None or bool(self.tail)

    @property
    def progress(self) -> str:
        """The last line of what a call has said so far, or what it waits for; "" once it ended."""
        if self.state not in (CallState.QUEUED, CallState.WAITING, CallState.RUNNING):
            return ""
        lines = self.tail.splitlines()
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def delay(self, reason: str) -> None:
        """Show what the call waits for, unless it has ended."""
        if self.state in (CallState.QUEUED, CallState.WAITING, CallState.RUNNING):
            self.tail = reason

    def answer(self, seq: int, event: events.ToolReturned) -> None:
        self.end(event)
        self.content = event.content
        self.images = event.images
        self.hidden, self.aside, self.hooks = event.hidden, event.aside, event.hooks
        self.tail, self.returned, self.looked = "", seq, -1
        self.expanded |= self.state is CallState.DENIED

    def end(self, event: events.ToolReturned) -> None:
        """Show how the call ended; its output can be opened once it is stored."""
        self.what, self.cut = event.what or self.what, event.cut
        self.state = CallState(event.outcome.value)
        self.size, self.seconds, self.status = event.size, event.seconds, event.status
        self.tokens = None if event.tokens is None else event.tokens + event.image_tokens


_MARKS = re.compile(r"[^\w\s]|_")
"""Signs, of which many mean something in Markdown or in a formula."""


def search_markdown(search: WebSearch) -> str:
    """Return what was searched for and the pages that were found, as links."""
    queries = listed_text(f"“{_plain_markdown(query)}”" for query in search.queries)
    head = tr("Web search: {0}").format(queries) if queries else tr("Web search")
    head = without_directions(head)
    lines = [
        f"- [{_plain_markdown(page.title or page.url)}](<{page.url}>)" for page in search.sources
    ]
    if search.problem:
        words = tr("The search failed: {0}").format(_plain_markdown(search.problem))
        lines.append(f"- {without_directions(words)}")
    return "\n".join((f"**{head}**", "", *lines))


def _plain_markdown(text: str) -> str:
    return _MARKS.sub(lambda sign: f"&#{ord(sign[0])};", one_line(text, 300))


def head_text(row: TranscriptRow) -> str:
    """Return what the head of a call's card shows if there is room."""
    return f"{one_line(row.label, 60)} {row.purpose}" if row.tool else ""


BUTTON_HEIGHT = 30
BUTTON_PADDING = 12


class RowAction(StrEnum):
    """An action on a row."""

    EPOCH = "epoch"
    ENTRY = "entry"
    EXCERPT = "excerpt"
    ORIGINAL = "original"
    DECIDE = "decide"
    CONTINUE = "continue"
    RESEND = "resend"
    MODELS = "models"
    KEY = "key"
    SIGN_IN = "sign-in"
    PICTURE = "picture"
    COPY = "copy"
    MARKDOWN = "markdown"
    AGAIN = "again"
    BRANCH = "branch"
    SEND_BACK = "send-back"
    REWIND = "rewind"
    REDO = "redo"
    REWOUND = "rewound"
    REQUEST = "request"
    PIN = "pin"
    LEAVE = "leave"
    BACK = "back"
    WHY = "why"
    OPEN = "open"
    PUT_BACK = "put-back"
    RUN = "run"
    DIFF = "diff"
    STOP = "stop"
    COMMENT = "comment"
    EDITOR = "editor"
    UNDO_CHANGE = "undo-change"
    REDO_CHANGE = "redo-change"
    UNDO_TURN = "undo-turn"
    RESUME_AT = "resume-at"
    STAY_PAUSED = "stay-paused"


class ClickArea(Struct, frozen=True):
    """A clickable area, measured from the row's corner."""

    rect: QRectF
    action: RowAction
    words: str


def button_width(words: str, *, icon: bool = False) -> float:
    return text_width(words, "smallb") + 2 * BUTTON_PADDING + 18 * icon


def paint_button(canvas: Canvas, area: ClickArea, kind: str, *, pointed: ClickArea | None) -> None:
    """Paint a button; `kind` is primary, secondary, or quiet, `pointed` is under the pointer."""
    hovered = pointed is not None and pointed.action is area.action
    rect, tone = area.rect, {"primary": "onacc", "quiet": "fg2"}.get(kind, "fg")
    if kind == "primary":
        canvas.box(rect, 8, "accfill_h" if hovered else "accfill")
    elif kind == "secondary":
        canvas.box(rect, 8, "surf2", border="mut" if hovered else "line2")
    elif hovered:
        canvas.box(rect, 8, "hover")
    if area.action is RowAction.DECIDE:
        corner = QPointF(rect.right() - BUTTON_PADDING - 14, rect.center().y() - 7)
        canvas.icon(corner, "down", "fg2", size=14)
        rect = rect.adjusted(0, 0, -18, 0)
    canvas.text(rect, area.words, "smallb", tone=tone, align=CENTER, elide=ELIDE_NONE)


MAX_TEXT_CHARS = 160
"""Most characters of a mentioned name; its cache entry has all of it."""
JOBS = {
    Job.MARKERS: Phrase("Caching old outputs"),
    Job.NOTES: Phrase("Taking notes"),
    Job.OBSERVATIONS: Phrase("Taking notes"),
    Job.REFLECTION: Phrase("Refining notes"),
    Job.HANDOVER: Phrase("Writing handover"),
    Job.UNDO: Phrase("Undoing"),
    Job.TRIM: Phrase("Trimming to fit"),
}
_CHOSEN = {
    GateChoice.EXTRACT: Phrase("Excerpt kept"),
    GateChoice.KEEP_PREVIEW: Phrase("Preview kept"),
    GateChoice.KEEP_FULL: Phrase("Kept in full"),
}
_SPEAKERS = {
    RowKind.USER: Phrase("You"),
    RowKind.ASSISTANT: Phrase("Helix"),
    RowKind.THINKING: Phrase("Thinking"),
    RowKind.SEARCH: Phrase("Web search"),
    RowKind.GATE: Phrase("Large output"),
}


def gate_text(moment: GateNote) -> str:
    choice = phrase_text(_CHOSEN[moment.event.choice])
    refused = [refused_extract_text(moment.event.refused)] if moment.event.refused else []
    excerpt = filter(None, (quoted_text(moment.event), model_words_text(moment.event)))
    return dotted_text(
        choice, *refused, *excerpt, sizes_text(moment.event.tokens_after, *moment.figures)
    )


def redecision_text(event: events.OutputGated) -> str:
    """Return the user's later decision; its sizes are on the output's card."""
    words = tr(
        "Your change: {0}. It applies from the next request; the prompt cache is rebuilt from "
        "that output on."
    )
    return words.format(phrase_text(_CHOSEN[event.choice]))


def sizes_text(count: int, before: str, after: str) -> str:
    """Return two sizes in tokens; `count` is the number of the second."""
    return plural(count, "{1} → {2} token", "{1} → {2} tokens", before, after)


def interruption_text(broken: InterruptionNote) -> str:
    """Return why a turn ended early and how much of it was kept."""
    parts = [tr("Interrupted"), tr("you stopped at {0}").format(time_text(broken.at))]
    if broken.saved_tokens is not None:
        tokens = broken.saved_tokens
        kept_text = plural(tokens, "{0} token kept", "{0} tokens kept") if tokens else ""
        parts.append(kept_text or tr("partial answer kept"))
    return " · ".join(parts)


def mention(event: events.ContextInjected, *, estimated: bool = False) -> TranscriptRow:
    """Return the row of a mention, such as "@src/store.py:4-5 · 2,114 tokens"."""
    # a mention by digest shows the digest, whatever the output was called
    stored = event.content if event.text.startswith("[#") else None
    parts = [f"#{stored[:8]}"] if stored else []
    parts.append(one_line(event.what if stored else f"@{event.what}", MAX_TEXT_CHARS))
    if source := event.brought_from:
        is_event = event.text.startswith(f"[#{source.session}/")
        from_where = brought_text(source.title, source.seq, source.at)
        parts = [from_where] if is_event else [*parts, from_where]
    what = cut_text(" · ".join(parts), event.cut)
    text = what = tr("preview of {0}").format(what) if is_preview(event) else what
    if event.tokens is not None:
        tokens = own_count_text(event.tokens, estimated=estimated)
        text = dotted_text(what, plural(event.tokens, "{1} token", "{1} tokens", tokens))
    return TranscriptRow(
        RowKind.MENTION, text, what=what, content=event.content, tokens=event.tokens
    )


def job_failure_text(event: JobEnded) -> str:
    """Return a note for a failed or stopped job; a successful one has a row of its own."""
    if event.outcome not in (JobOutcome.FAILED, JobOutcome.STOPPED):
        return ""
    words = tr("{0} failed: {1} Nothing changed.")
    if event.outcome is JobOutcome.STOPPED:
        words = tr("{0} canceled. Nothing changed.")
    detail = ended_text(retold(event.detail).strip())
    return words.format(phrase_text(JOBS[event.job]), detail)


def row_spoken_text(row: TranscriptRow) -> str:
    """Return a row's text for screen readers: the speaker, then the content."""
    if row.kind is RowKind.TOOL:
        tokens = own_count_text(row.tokens or 0, estimated=row.estimated)
        cost = plural(row.tokens, "{1} token", "{1} tokens", tokens) if row.tokens else ""
        output_place = term_word(OUTPUT_TERMS[row.output_state]) if row.output_state else ""
        state = phrase_text(CALL_STATES[row.state][0])
        progress = one_line(row.progress, 400)
        purpose = cut_text(row.what, row.cut)
        return listed_text((row.label, purpose, cost, state, progress, output_place, _marks(row)))
    speaker, marks = _SPEAKERS.get(row.kind), _marks(row)
    words = f"{phrase_text(speaker)}: {row.text}" if speaker else row.text
    return f"{marks}. {words}" if marks else words


def _marks(row: TranscriptRow) -> str:
    """Return the user's marks on a row (pinned, left out)."""
    left = row.output_state is OutputState.LEFT_OUT and row.kind is not RowKind.TOOL
    return listed_text((tr("pinned") if row.pin else "", tr("excluded") if left else ""))


def tool_label(tool: str) -> str:
    return retold(declared_tool(tool).label) or tool


def arguments_text(tool: str, arguments: str) -> str:
    """Return a call's purpose from its arguments in one line, until its result names it."""
    try:
        decoded = msgspec.json.decode(arguments)
    except (ValueError, RecursionError):
        return arguments
    if not isinstance(decoded, dict):
        return arguments
    argument_names = declared_tool(tool).shown
    named_value = next((decoded[name] for name in argument_names if name in decoded), None)
    values = (named_value,) if named_value else decoded.values()
    return " · ".join(filter(None, map(_value_text, values)))


def _value_text(value: object, depth: int = 0) -> str:
    """Return an argument in a line; of objects, the first value that says something."""
    match value:
        case dict() | list() if depth == MAX_DEPTH:
            return "…"
        case dict():
            texts = (_value_text(item, depth + 1) for item in value.values())
            return next(filter(None, texts), "")
        case list():
            return ", ".join(_value_text(item, depth + 1) for item in value[:MAX_LISTED_NAMES])
    text = "" if value is None else str(value)
    return text.lower() if isinstance(value, bool) else text


MAX_DEPTH = 4
"""How far lists and objects inside of each other are shown."""
MAX_LISTED_NAMES = 6
"""Most names in one line."""
CALL_STATES = {
    CallState.QUEUED: (Phrase("not started"), "mut"),
    CallState.WAITING: (Phrase("waiting for you"), "warn"),
    CallState.RUNNING: (Phrase("running"), "info"),
    CallState.OK: (Phrase("ok"), "mut"),
    CallState.FAILED: (Phrase("failed"), "bad"),
    CallState.DENIED: (Phrase("denied"), "warn"),
    CallState.STOPPED: (Phrase("stopped"), "warn"),
    CallState.LOST: (Phrase("interrupted"), "warn"),
}
"""The word for each state of a call, and its tone."""
_GUIDE_KINDS = {
    GuideKind.SYSTEM: Phrase("this workspace's prompt"),
    GuideKind.RULES: Phrase("this workspace's rules"),
    GuideKind.SKILLS: Phrase("the list of skills"),
    GuideKind.MEMORY: Phrase("the memory"),
}


def event_text(
    event: events.Guided | events.ContextInjected | events.SessionStarted | events.EffortChanged,
    *,
    estimated: bool = False,
) -> str:
    """Return a note for an event that is no message, mostly one line; "" for none."""
    match event:
        case events.Guided(guides=guides):
            return guides_text(guides, estimated=estimated)
        case events.ContextInjected(text=text, source=source):
            words = tr("You did this. Helix is told:\n{0}")
            if source == HOOK:
                return tr("A hook told Helix:\n{0}").format(show_hidden(text))
            if source == AGENT_CHANGES:
                return tr("What became of files while the agent ran:\n{0}").format(
                    show_hidden(text)
                )
            return words.format(text) if source in (RESTORE, TODO) else ""
        case events.SessionStarted(agent=agent):
            return begun_as(agent) if agent else ""
        case events.EffortChanged():
            words = tr("Reasoning effort from here on: {0}")
            sentence = words.format(_recorded_effort(event.effort))
            if not event.refused:
                return sentence
            words = tr("The server doesn't accept the reasoning effort {0}.")
            refusal = words.format(_recorded_effort(event.refused))
            answer = show_hidden(retold(event.reason))
            return "\n".join(filter(None, (f"{refusal} {sentence}", answer)))


def _recorded_effort(recorded: str) -> str:
    effort = parse_effort(recorded)
    return show_hidden(recorded) if effort is None else effort_name(effort)


def choice_text(event: events.ModeChanged | events.PlanChanged) -> str:
    if isinstance(event, events.ModeChanged):
        name, hint = phrase_text(MODE_NAMES[event.mode]), phrase_text(MODE_HINTS[event.mode])
        return tr("Mode: {0} · {1}").format(name, hint)
    return {
        events.PlanState.OPEN: tr("You changed the plan."),
        events.PlanState.APPROVED: tr("You approved the plan."),
        events.PlanState.DISCARDED: tr("You discarded the plan."),
    }[event.state]


def imported_text(event: events.SessionImported) -> str:
    program = PROGRAM_NAMES.get(event.program, show_hidden(event.program))
    if not event.path:
        return tr("Imported from {0}").format(program)
    path = path_text(show_hidden(folder_text(event.path)))
    return tr("Imported from {0}: {1}").format(program, path)


def worktree_text(event: events.WorktreeChanged) -> str:
    tree = event.worktree
    branch, base = show_hidden(tree.branch), show_hidden(tree.base or tree.commit[:10])
    match event.state:
        case WorktreeState.CREATED:
            folder = path_text(show_hidden(folder_text(tree.folder)))
            return tr("Worktree: branch {0} from {1}, in {2}").format(branch, base, folder)
        case WorktreeState.MERGED:
            return tr("You merged the branch {0}.").format(branch)
        case WorktreeState.REMOVED:
            return tr("You removed the worktree of the branch {0}.").format(branch)


def rewind_facts(event: events.Rewound, *, messages: int, skills: int) -> str:
    """Return what a rewind took back, or what its redo brought back.

    `messages` and `skills` are those of the part of the conversation.
    """
    file_count = len(event.files)
    if event.reverts:
        conversation = plural(
            messages, "{0} message in context again", "{0} messages in context again"
        )
        used = plural(skills, "{0} skill in use again", "{0} skills in use again")
    else:
        conversation = plural(messages, "{0} message out of context", "{0} messages out of context")
        used = plural(skills, "{0} skill out of use", "{0} skills out of use")
    return dotted_text(
        conversation if event.conversation else tr("conversation unchanged"),
        used if event.conversation and skills else "",
        plural(file_count, "{0} file changed", "{0} files changed") if file_count else "",
        tr("git state changed") if event.git else "",
        tr("todo list changed") if event.steps is not None else "",
    )


def model_text(event: events.LlmChanged) -> str:
    """Return one line about another main model; "" for the other roles."""
    if event.role != LlmRole.MAIN:
        return ""
    if not event.llm:
        return tr("Model of this session: that of the workspace again")
    model = show_hidden(event.llm)
    if event.own:
        return tr("Model of this session: {0}").format(model)
    return tr("Model of the workspace: {0}").format(model)


def begun_as(agent: UsedDefinition) -> str:
    """Return one line about the definition that a SubAgent was started with and keeps."""
    parts = [tr("Works as {0}, from {1}").format(show_hidden(agent.name), show_hidden(agent.where))]
    preset = dict(agent.policy).get("preset")
    parts += [tr("policy {0}").format(preset_name(str(preset)))] if preset else []
    parts += [tr("model {0}").format(show_hidden(agent.model))] if agent.model else []
    if agent.tools is not None:
        parts.append(tr("tools: {0}").format(show_hidden(listed_text(agent.tools))))
    return " · ".join([*parts, *(show_hidden(retold(notice)) for notice in agent.all_notices)])


def guides_text(guides: Sequence[Guide], *, estimated: bool = False) -> str:
    """Return one line about the instructions in every request and about those not used."""
    used_texts, unused_texts = list[str](), list[str]()
    for guide in guides:
        if guide.problem:
            unused_texts.append(f"{_name(guide)} ({retold(guide.problem)})")
        elif guide.capped:
            tokens = own_count_text(guide.tokens, estimated=estimated)
            size = plural(guide.tokens, "{1} token", "{1} tokens", tokens)
            cut = cut_text(size, guide.cut) if guide.cut else f"{size}, {tr('shortened')}"
            used_texts.append(f"{_name(guide)} ({cut})")
        else:
            used_texts.append(_name(guide))
    words = tr("Instructions: {0}") if used_texts else tr("No instructions in use")
    parts = [words.format(_few(used_texts))]
    parts += [tr("not used: {0}").format(_few(unused_texts))] if unused_texts else []
    return " · ".join(parts)


def _few(names: Sequence[str]) -> str:
    more = len(names) - MAX_LISTED_NAMES
    rest = [tr("{0} more").format(more)] if more > 0 else []
    return listed_text([*names[:MAX_LISTED_NAMES], *rest])


def _name(guide: Guide) -> str:
    if guide.is_role:
        return tr("what this subagent is")
    if guide.kind in _GUIDE_KINDS:
        return phrase_text(_GUIDE_KINDS[guide.kind])
    return show_hidden(guide.name)
