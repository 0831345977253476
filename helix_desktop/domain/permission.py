"""What the agent may do: rules of the person, judgements of calls, questions and their answers.

A *form* is the text a card shows beside "always": a rule stands for exactly that text, and a later
call is covered when it is judged to have the same form, letter by letter.
"""

from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.text_safety import MisreadText
from helix_desktop.domain.value import replace

ANYTHING_AFTER = " …"
"""Ends a form that stands for more than its words: whatever follows them is meant, too. A NEVER may
have one for any program, an ALWAYS only where `may_be_prefix` says so."""

EVEN_SO = " ⟨also with content from elsewhere in the conversation⟩"
"""Ends a form of something that reaches outward: only such a one counts once there is some."""

OPENED = "open to commands"
"""Stands for a tool in the rule that opens a path with secrets to commands and models."""


class RuleDecision(StrEnum):
    """What the person wants to happen when a rule fits; NEVER beats ASK, ASK beats ALWAYS."""

    ASK = "ask"
    ALWAYS = "always"
    NEVER = "never"


class PermissionRule(Struct, frozen=True):
    """One decision that outlives its question. Empty fields do not narrow it.

    `path` is relative to the workspace's folder, `.` is that folder; an empty `workspace` is all of
    them. `boxed`: given for a command that runs in the sandbox, and worth nothing without one.
    """

    tool: str
    decision: RuleDecision
    form: str = ""
    path: str = ""
    workspace: str = ""
    boxed: bool = True


class Exposed(Struct, frozen=True):
    """Secrets that a command would be able to read, as they are called in the project folder.

    `taken_in` are hidden otherwise, and git needs them for this one; `held` are in a version.
    """

    taken_in: tuple[str, ...] = ()
    held: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        return (*self.taken_in, *self.held)


NOTHING_EXPOSED = Exposed()


class Mode(StrEnum):
    """When the person is asked; what a command can reach at all is not decided by it."""

    ASK = "ask"
    SANDBOXED_AUTO = "sandboxed-auto"
    """What runs in the sandbox without network needs no question, nor do changes of files."""


MODE_NAMES = {Mode.ASK: "Ask", Mode.SANDBOXED_AUTO: "Sandboxed auto"}


class CallRuling(StrEnum):
    """What becomes of a call."""

    ALLOW = "allow"
    ASK = "ask"
    DENY = "deny"


class CallNeed(StrEnum):
    """What a call reaches for; asked about every time once untrusted content is in context."""

    NETWORK = "network"
    SECRETS = "secrets"
    OUTSIDE = "outside"
    CODE = "code"
    """Runs a program that is not known only to read."""
    LOSS = "loss"
    """Deletes or overwrites what may not come back."""


class CallSubject(StrEnum):
    """What kind of call is judged: its card is titled by it."""

    COMMAND = "command"
    WRITE = "write"
    EDIT = "edit"
    """Shown as the lines that go (`-`) and come (`+`)."""
    FETCH = "fetch"
    OTHER = "other"


class Judgement(Struct, frozen=True):
    """A ruling and why, in words for the card.

    `forms` are what an "always" would stand for, all of them together; none: it is not offered.
    `whole` is the call itself as one form, for where there is no sandbox: harmless or not, it asks.
    `never` are the forms a "never" could have that was given before; `forbids` is the one it would
    have now.
    """

    ruling: CallRuling
    reasons: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    whole: str = ""
    never: tuple[str, ...] = ()
    forbids: tuple[str, ...] = ()
    path: str = ""
    shown: str = ""
    """The call as a person reads it: the whole command, the whole text that would be written."""
    needs: frozenset[CallNeed] = frozenset()
    subject: CallSubject = CallSubject.OTHER
    unlasting: str = ""
    """Why an "always" is not offered, as a few words beside its button."""
    prefixes: tuple[str, ...] = ()
    """Beside each form the rule for its first words, "" where there is none."""
    covers: tuple[str, ...] = ()
    """What else these rules would allow, in words."""
    offline: bool = False
    """A command that asks for no network: in the sandbox it has none, whatever its name is."""
    restorable: bool = False
    """Whatever it changes can be taken back."""
    steady: frozenset[str] = frozenset()
    """Those forms that name all that is reached and sent, whoever made the agent do it: an "always"
    for one may be given for a conversation with content from elsewhere, too."""
    freed: bool = False
    """A command that asks to run without the sandbox, where that cannot do all."""
    brings: frozenset[str] = frozenset()
    """Those forms that bring what is the project's own, and send names only: for these any "always"
    holds for such a conversation."""
    reaching: tuple[str, ...] = ()
    """What an "always" stands for where it is enough that all the rest can be taken back."""
    hidden: tuple[str, ...] = ()
    """Files that are hidden from commands, because of which it is asked about."""
    reads_of: str = ""
    """The server it only reads from, as its tools' names begin: what that server said before is no
    reason to ask about it again."""


class PermissionState(Struct, frozen=True):
    """How things are while a call is judged; `box` tells the person what the sandbox allows.

    `trusted`: the person trusts this folder. `tainted`: untrusted content is in the context, and
    `tainted_by` are the tools that it came from, "" for what is not known. `hosts`: the person
    allowed hosts that commands reach through the sandbox.
    """

    trusted: bool = False
    tainted: bool = True
    boxed: bool = False
    box: str = ""
    mode: Mode = Mode.ASK
    tainted_by: frozenset[str] = frozenset({""})
    hosts: bool = False
    freely: str = ""
    """What takes the place of `box` for a command that asks to run without the sandbox; "": none
    may, since the sandbox can do all that is asked of one."""

    @property
    def freed(self) -> "PermissionState":
        """For such a command."""
        return replace(self, boxed=False, box=self.freely)


class PermissionReply(StrEnum):
    """What the person answers to a question."""

    ONCE = "once"
    ALWAYS = "always"
    ALWAYS_PREFIX = "always-prefix"
    """Always, for whatever begins with the same words."""
    NEVER = "never"
    NO = "no"


class PermissionAnswer(Struct, frozen=True):
    """A reply, and words that the model reads when it is a refusal.

    `command`: what the person wrote in place of a command; it is judged anew before it runs.
    `ours`: nobody was asked, and the words are the application's own.
    """

    reply: PermissionReply
    words: str = ""
    command: str = ""
    ours: bool = False


class PermissionQuestion(Struct, frozen=True):
    """Everything a card needs; `shown` is the whole call with hidden characters made visible.

    `hides`: there were some, so what is shown is not letter by letter what would run; `misread`
    says how it would have looked. `unlasting` tells why there is no `always`.
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
    """What else the prefixes would allow, in words."""
    never: tuple[str, ...] = ()
    subject: CallSubject = CallSubject.OTHER
    path: str = ""
    needs: frozenset[CallNeed] = frozenset()
    boxed: bool = False
    unlasting: str = ""
    misread: MisreadText | None = None
    hidden: tuple[str, ...] = ()
    """Files that commands cannot see, in the project folder; opened for good, they need no word."""
    edited: bool = False
    """The command is the person's, not the model's."""

    @property
    def is_command(self) -> bool:
        return self.subject is CallSubject.COMMAND


class CallPermit(Struct, frozen=True):
    """Whether a call may run; the words are what the model reads when it may not.

    `command` is what the person wrote in place of a command: that runs, and the model is told.
    `said` is what of the words is the person's.
    """

    allowed: bool
    words: str = ""
    command: str = ""
    said: str = ""


ALLOWED = CallPermit(True)


class ProposedRule(Struct, frozen=True):
    """What a project's own file suggests; it counts for nothing until the person takes it."""

    rule: PermissionRule
    why: str = ""
