"""What becomes of questions that nobody answers. The settings import this: nothing heavy."""

from enum import StrEnum

from msgspec import Struct


class AwayRule(StrEnum):
    """What becomes of a question while nobody can answer it.

    DENY: the call is refused, and the agent goes on. QUEUE: it goes on, too, and the question waits
    until its turn ends. STOP: the turn ends.
    """

    DENY = "deny"
    QUEUE = "queue"
    STOP = "stop"


class Away(Struct, frozen=True):
    """The rule, and after how many seconds it holds where a window is open; 0: never there."""

    rule: AwayRule = AwayRule.DENY
    seconds: float = 0.0
