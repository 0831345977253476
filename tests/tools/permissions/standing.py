"""What a user has allowed, and what a command is judged to be with it."""

from helix_desktop.domain.permission import (
    Judgement,
    PermissionRule,
    PermissionState,
    RuleDecision,
)
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.command_policy import judge_command
from helix_desktop.tools.permissions.rules import apply_rules

GOOD = PermissionState(trusted=True, tainted=False, sandboxed=True)
"""A trusted folder, a sandbox, and nothing from elsewhere in the conversation."""


def ruled(command: str, *rules: PermissionRule, standing: PermissionState = GOOD) -> Judgement:
    bare = replace(judge_command(command), shown=command)
    return apply_rules(bare, rules, standing, tool="shell", is_command=True)


def always(*forms: str, sandboxed: bool = True) -> tuple[PermissionRule, ...]:
    return tuple(
        PermissionRule("shell", RuleDecision.ALWAYS, form, sandboxed=sandboxed) for form in forms
    )


def never(form: str) -> PermissionRule:
    return PermissionRule("shell", RuleDecision.NEVER, form)
