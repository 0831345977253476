"""Values of permissions: modes, rules, session permissions, judgements, questions, answers.

A *form* is the text that a card shows beside "always". A rule stands for exactly that text, and
covers a later call if that call is judged to have the same form, letter by letter.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from msgspec import Struct, field

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.hidden_characters import MisreadText
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.tool_table import REQUEST_SEARCH
from helix_desktop.domain.value import replace

ANYTHING_AFTER = " …"
"""The ending of a form that also covers any following words.

An ALWAYS with it counts in the sandbox only.
"""

ALSO_WITH_TAINT = " ⟨also with content from elsewhere in the conversation⟩"
"""The ending of a form that reaches outward.

Once the conversation has untrusted content, only such a form counts.
"""


class SessionGrant(Struct, frozen=True):
    """The user's permission for one form of a tool's calls, in one session."""

    tool: str
    form: str


OPENED = "open to commands"
"""The tool name in a rule that opens a path with secrets to commands and models."""


class RuleDecision(StrEnum):
    """The user's decision for calls that match a rule. NEVER beats ASK, and ASK beats ALWAYS."""

    ASK = "ask"
    ALWAYS = "always"
    NEVER = "never"


class PermissionRule(Struct, frozen=True):
    """One decision that outlives its question. An empty field does not restrict the rule.

    `path` is relative to the workspace's folder, and `.` is that folder. An empty `workspace` means
    all workspaces. `sandboxed`: the rule was given for a command in the sandbox and does not apply
    without one.
    """

    tool: str
    decision: RuleDecision
    form: str = ""
    path: str = ""
    workspace: str = ""
    sandboxed: bool = True


class Exposed(Struct, frozen=True):
    """Secret files that a command could read, named relative to the project folder.

    `included`: files usually hidden, which git needs for this command. `committed`: files that are
    already in a commit.
    """

    included: tuple[str, ...] = ()
    committed: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        return (*self.included, *self.committed)


NOTHING_EXPOSED = Exposed()

ANY_FILE = Phrase("files of this workspace that hold no secrets")
"""The form of a rule for every file that is not protected; kept as plain text."""
CHANGING = "changing "
"""Prefix of the form of a grant to write one file that steers programs or agents."""
REACHING = "commands that reach "
"""Prefix of the form of a grant for one host, to which commands can send data then."""

SEARCHING = f"web searches by the model's provider{ALSO_WITH_TAINT}"
"""The form of a grant with which models search the web in a session."""
WEB_SEARCHES = SessionGrant(REQUEST_SEARCH, SEARCHING)


def granted_hosts(granted: Iterable[SessionGrant]) -> tuple[str, ...]:
    """Return the hosts that commands of a session may reach.

    Whatever reaches a host brings content from elsewhere, so each grant says that it counts then.
    """
    forms = sorted(grant.form for grant in granted if grant.form.endswith(ALSO_WITH_TAINT))
    hosts = (form.removesuffix(ALSO_WITH_TAINT) for form in forms if form.startswith(REACHING))
    return tuple(host.removeprefix(REACHING) for host in hosts)


class Mode(StrEnum):
    """What a session may do unasked. The mode does not decide what a command can reach."""

    PLAN = "plan"
    """Only calls that read; the others are refused."""
    ASK = "ask"
    ACCEPT_EDITS = "accept-edits"
    """Changes of files by tools that can be undone need no question."""
    SANDBOXED_AUTO = "sandboxed-auto"
    """Commands in the sandbox, also to allowed hosts, and changes of files need no question."""


MODE_NAMES = {
    Mode.ASK: Phrase("Ask"),
    Mode.ACCEPT_EDITS: Phrase("Accept edits"),
    Mode.PLAN: Phrase("Plan"),
    Mode.SANDBOXED_AUTO: Phrase("Sandboxed auto"),
}
"""The names, in the order of menus."""

MODE_HINTS = {
    Mode.ASK: Phrase("Asks before each change and command, except read-only ones in the sandbox."),
    Mode.ACCEPT_EDITS: Phrase("Ordinary file edits need no approval. Commands still ask."),
    Mode.PLAN: Phrase("Only reads. Ends with a plan that you edit, approve, or discard."),
    Mode.SANDBOXED_AUTO: Phrase(
        "Sandboxed commands and ordinary file edits need no approval. Allowed hosts are in reach."
    ),
}
"""What each mode does, in one line."""

MODE_CYCLE = (Mode.ASK, Mode.ACCEPT_EDITS, Mode.PLAN)
"""The modes that one key goes through; the widest mode is not among them."""

UNREADABLE = Phrase("The arguments can't be read.")
"""Why a call that its tool would refuse anyway is not asked about; the next reason says why."""
INCOMPLETE = Phrase("Required arguments are missing:")
"""Why a call is refused without a question; the next reason names the arguments."""
INAPPLICABLE = Phrase("This can't be done:")
"""Why a change that cannot be made is refused without a question; the next reason says why."""
PLANNING = Phrase("This session is in plan mode, in which only calls that read are run.")
"""Why a call is refused in plan mode, to the user and to the model."""

_WIDTHS = tuple(Mode)


def is_wider(mode: Mode, other: Mode) -> bool:
    """Return whether a mode lets more happen unasked than another one."""
    return _WIDTHS.index(mode) > _WIDTHS.index(other)


def next_mode(mode: Mode) -> Mode:
    """Return the mode after another one in the cycle."""
    index = MODE_CYCLE.index(mode) + 1 if mode in MODE_CYCLE else 0
    return MODE_CYCLE[index % len(MODE_CYCLE)]


def mode_in_force(mode: Mode, *, trusted: bool, has_sandbox: bool) -> Mode:
    """Return a chosen mode, or ASK if the folder or the sandbox does not allow that mode now."""
    if mode is Mode.SANDBOXED_AUTO and not has_sandbox:
        return Mode.ASK
    return mode if trusted or not is_wider(mode, Mode.ASK) else Mode.ASK


class CallRuling(StrEnum):
    """The ruling on a call."""

    ALLOW = "allow"
    ASK = "ask"
    DENY = "deny"


NOT_READING = Phrase("isn't a known read-only command")
NONE_READING = Phrase("aren't known read-only commands")
"""Parts of reasons that are left out if each command is asked about, or if the effect is shown."""


def is_unknown_reading(reason: str) -> bool:
    """Return whether a reason says only that commands aren't known to read.

    Its ending decides, because a path in another reason may contain the same words.
    """
    return reason.endswith((f"{NOT_READING}.", f"{NONE_READING}."))


class CallNeed(StrEnum):
    """A resource that a call reaches for.

    With untrusted content in the context, each use is asked about.
    """

    NETWORK = "network"
    SECRETS = "secrets"
    OUTSIDE = "outside"
    CODE = "code"
    """The call runs a program that is not known to be read-only."""
    LOSS = "loss"
    """The call deletes or overwrites something that may not be recoverable."""


class CallSubject(StrEnum):
    """The kind of a judged call, which determines the title of its card."""

    COMMAND = "command"
    WRITE = "write"
    EDIT = "edit"
    """An edit is shown as removed (`-`) and added (`+`) lines."""
    FETCH = "fetch"
    SEARCH = "search"
    MEMORY = "memory"
    """A change of the memory is shown like an edit."""
    OTHER = "other"


class Judgement(Struct, frozen=True):
    """A ruling on a call and its reasons, in words for the card.

    `forms` are the rules that an "always" would add, all of them together; if empty, "always" is
    not offered. `never` lists the forms under which an earlier "never" would match; `forbids` lists
    the forms that a new "never" would get.
    """

    ruling: CallRuling
    reasons: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    forbids: tuple[str, ...] = ()
    path: str = ""
    shown: str = ""
    """The call as the user reads it: the whole command, or the whole text to be written."""
    needs: frozenset[CallNeed] = frozenset()
    subject: CallSubject = CallSubject.OTHER
    why_not_always: str = ""
    """Why "always" is not offered, in a few words beside its button."""
    prefixes: tuple[str, ...] = ()
    """The rules that would cover the call, and other calls with the same first words."""
    parts: tuple[str, ...] = ()
    """The words of each command of a line, if rules cover all of them."""
    moves: bool = False
    """Whether the commands run in another folder, so that only rules for first words cover them."""
    covers: tuple[str, ...] = ()
    """Other calls that these rules would allow, in words."""
    offline: bool = False
    """Whether the command asks for no network.

    In the sandbox it has none, whatever its name suggests.
    """
    reads: bool = False
    """Whether the command runs with the project read-only, without a network and without sockets.

    Either it seems to read only, or the mode lets commands read only: the sandbox makes sure of
    that.
    """
    restorable: bool = False
    """Whether everything that the call changes can be undone."""
    creates: bool = False
    """Whether the call writes a file that does not exist yet."""
    steady: frozenset[str] = frozenset()
    """The forms that name everything that is reached and sent, whoever made the agent call.

    An "always" for such a form may be given even if the conversation has untrusted content.
    """
    freed: bool = False
    """Whether the command asks to run without the sandbox, which cannot do everything."""
    hosts: tuple[str, ...] = ()
    """The forms for the hosts that a command asks for, which only a grant covers."""
    grants: Mapping[str, str] = field(default_factory=dict)
    """The forms that no "always" covers, only a grant for the session, each with the reason."""
    for_session: tuple[str, ...] = ()
    """The forms of a grant for the session, all of them together; empty: it is not offered."""
    hidden: tuple[str, ...] = ()
    """Files hidden from commands, because of which the call is asked about."""
    reads_of: str = ""
    """The name prefix of the server's tools if the call only reads from that server.

    Earlier content from that same server is no reason to ask again.
    """


class PermissionState(Struct, frozen=True):
    """The circumstances of a judgement. `box` tells the user what the sandbox allows.

    `trusted`: the user trusts this folder. `tainted`: untrusted content is in the context;
    `tainted_by` names the tools that it came from, with "" for an unknown source. `hosts`: those
    that the user allowed, which commands reach through the sandbox.
    """

    trusted: bool = False
    tainted: bool = True
    sandboxed: bool = False
    box: str = ""
    mode: Mode = Mode.ASK
    tainted_by: frozenset[str] = frozenset({""})
    hosts: tuple[str, ...] = ()
    granted: frozenset[SessionGrant] = frozenset()
    """The user's permissions for this session only."""
    freely: str = ""
    """The text in place of `box` for a command that asks to run without the sandbox.

    An empty text means that no command may, because the sandbox can do everything that commands
    need.
    """
    undoes: bool = True
    """Whether changes that commands make to files can be undone."""
    no_sandbox: str = ""
    """Why nothing restricts commands, or what would; "": nothing is known about this system."""

    @property
    def freed(self) -> "PermissionState":
        """The same state for a command that runs without the sandbox."""
        return replace(self, sandboxed=False, box=self.freely)


class PermissionReply(StrEnum):
    """The user's reply to a permission question."""

    ONCE = "once"
    ALWAYS = "always"
    ALWAYS_PREFIX = "always-prefix"
    """Always, for every call that begins with the same words."""
    SESSION = "session"
    """For this session, as far as the card says."""
    NEVER = "never"
    NO = "no"


class PermissionAnswer(Struct, frozen=True):
    """A reply, with words for the model if the reply is a refusal.

    `command` is the user's command in place of the agent's; it is judged again before it runs.
    `ours`: nobody was asked, and the application wrote the words. `away`: nobody answered in time.
    """

    reply: PermissionReply
    words: str = ""
    command: str = ""
    ours: bool = False
    away: bool = False


class PermissionQuestion(Struct, frozen=True):
    """All that a card needs. `shown` is the whole call with hidden characters made visible.

    `hides`: the call has hidden characters, so that `shown` differs from the text that would run.
    `misread` says how the text would have looked; `why_not_always`, why "always" is not offered.
    """

    id: str
    session: SessionId
    call: ToolCall
    shown: str
    hides: bool
    reasons: tuple[str, ...]
    box: str
    always: tuple[str, ...] = ()
    prefixes: tuple[str, ...] = ()
    covers: tuple[str, ...] = ()
    """Other calls that the prefixes would allow, in words."""
    never: tuple[str, ...] = ()
    for_session: tuple[str, ...] = ()
    """The forms that a grant for the session would hold; empty: it is not offered."""
    subject: CallSubject = CallSubject.OTHER
    path: str = ""
    needs: frozenset[CallNeed] = frozenset()
    sandboxed: bool = False
    why_not_always: str = ""
    misread: MisreadText | None = None
    hidden: tuple[str, ...] = ()
    """Files in the project folder that commands cannot see. The user can open them permanently."""
    edited: bool = False
    """Whether the command is the user's and not the model's."""
    creates: bool = False
    """Whether the call writes a file that does not exist yet."""
    undoes: bool = True
    """Whether changes that a command makes to files can be undone."""
    network: bool = False
    """Whether a command asks for the network."""
    queued: bool = False
    """Whether the call was not run, and its agent goes on meanwhile."""

    @property
    def is_command(self) -> bool:
        return self.subject is CallSubject.COMMAND


class CallPermit(Struct, frozen=True):
    """Whether a call may run.

    `words` is the text that the model reads if it may not. `command` is the user's command in place
    of the agent's; it runs, and the model is told of it. `said` is the part of `words` that the
    user wrote. A `faulty` call was not denied but cannot run.
    """

    allowed: bool
    words: str = ""
    command: str = ""
    user_words: str = ""
    faulty: bool = False


ALLOWED = CallPermit(True)


class ProposedRule(Struct, frozen=True):
    """A rule suggested by the project. It has no effect until the user accepts it."""

    rule: PermissionRule
    why: str = ""
