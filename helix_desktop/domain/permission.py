"""What the agent may do: rules of the person, judgements of calls, questions and their answers.

A *form* is the text a card shows beside "always": a rule stands for exactly that text, and a later
call is covered when it is judged to have the same form, letter by letter.
"""

from enum import StrEnum

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.values import value
from helix_desktop.domain.visible import Misread

ANYTHING_AFTER = " …"
"""Ends a form that only a NEVER may have: whatever follows these words is meant, too."""

OPENED = "open to commands"
"""Stands for a tool in the rule that opens a path with secrets to commands and models."""


class Decision(StrEnum):
    """What the person wants to happen when a rule fits; NEVER beats ASK, ASK beats ALWAYS."""

    ASK = "ask"
    ALWAYS = "always"
    NEVER = "never"


@value
class Rule:
    """One decision that outlives its question. Empty fields do not narrow it.

    `path` is relative to the workspace's folder, `.` is that folder; an empty `workspace` is all of
    them. `boxed`: given for a command that runs in the sandbox, and worth nothing without one.
    """

    tool: str
    decision: Decision
    form: str = ""
    path: str = ""
    workspace: str = ""
    boxed: bool = True


class Ruling(StrEnum):
    """What becomes of a call."""

    ALLOW = "allow"
    ASK = "ask"
    DENY = "deny"


class Need(StrEnum):
    """What a call reaches for; asked about every time once untrusted content is in context."""

    NETWORK = "network"
    SECRETS = "secrets"
    OUTSIDE = "outside"
    CODE = "code"
    """Runs a program that is not known only to read."""


class Subject(StrEnum):
    """What kind of call is judged: its card is titled by it."""

    COMMAND = "command"
    WRITE = "write"
    EDIT = "edit"
    """Shown as the lines that go (`-`) and come (`+`)."""
    FETCH = "fetch"
    OTHER = "other"


@value
class Judgement:
    """A ruling and why, in words for the card.

    `forms` are what an "always" would stand for, all of them together; none: it is not offered.
    `whole` is the call itself as one form, for where there is no sandbox: harmless or not, it asks.
    `never` are the forms a "never" could have that was given before; `forbids` is the one it would
    have now.
    """

    ruling: Ruling
    reasons: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    whole: str = ""
    never: tuple[str, ...] = ()
    forbids: tuple[str, ...] = ()
    path: str = ""
    shown: str = ""
    """The call as a person reads it: the whole command, the whole text that would be written."""
    needs: frozenset[Need] = frozenset()
    subject: Subject = Subject.OTHER
    unlasting: str = ""
    """Why an "always" is not offered, as a few words beside its button."""


@value
class Standing:
    """How things are while a call is judged; `box` tells the person what the sandbox allows.

    `trusted`: the person trusts this folder. `tainted`: untrusted content is in the context.
    """

    trusted: bool = False
    tainted: bool = True
    boxed: bool = False
    box: str = ""


class Reply(StrEnum):
    """What the person answers to a question."""

    ONCE = "once"
    ALWAYS = "always"
    NEVER = "never"
    NO = "no"


@value
class Answer:
    """A reply, and words that the model reads when it is a refusal."""

    reply: Reply
    words: str = ""


@value
class Question:
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
    never: tuple[str, ...] = ()
    subject: Subject = Subject.OTHER
    path: str = ""
    needs: frozenset[Need] = frozenset()
    boxed: bool = False
    unlasting: str = ""
    misread: Misread | None = None


@value
class Permit:
    """Whether a call may run; the words are what the model reads when it may not."""

    allowed: bool
    words: str = ""


ALLOWED = Permit(True)


@value
class Proposal:
    """What a project's own file suggests; it counts for nothing until the person takes it."""

    rule: Rule
    why: str = ""
