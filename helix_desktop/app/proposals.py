"""What a project's own file proposes to allow: a list for the person to look at, and nothing more.

`.helix/permissions.json` comes with the project, so anybody may have written it. It is read like
any other file of the folder and never obeyed; the hall reads it for trusted folders only.
"""

import logging
from pathlib import Path

import msgspec

from helix_desktop.app.permissions import SavedRule, rule_of
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.parsing import Unparsable, parsed_json
from helix_desktop.domain.permission import Decision, Proposal, Rule
from helix_desktop.tools.paths import Root

FILE = ".helix/permissions.json"
LARGEST = 64 * 1024
MOST = 100

log = logging.getLogger(__name__)


class _Proposed(SavedRule):
    """A rule and why the project would like it."""

    why: str = ""


class _File(msgspec.Struct):
    propose: list[_Proposed] = []


def proposals(folder: Path, workspace: str, known: tuple[Rule, ...]) -> tuple[Proposal, ...]:
    """What is proposed and not decided yet; nothing if the file is missing or damaged."""
    try:
        with Root(folder).open_file(FILE) as file:
            data = file.read(LARGEST + 1)
        found = parsed_json(data, _File) if len(data) <= LARGEST else _File()
    except (OSError, ToolError, Unparsable) as error:
        log.info("no proposals of the project: %s", error)
        return ()
    proposed = [Proposal(rule_of(each, workspace), each.why) for each in found.propose[:MOST]]
    return tuple(each for each in proposed if _is_new(each.rule, known))


def _is_new(rule: Rule, known: tuple[Rule, ...]) -> bool:
    """Whether the person has not said anything about it; a project never proposes a NEVER away."""
    decided = {(each.tool, each.form, each.path) for each in known}
    named = bool(rule.form or rule.path)
    return (
        rule.decision is not Decision.ASK
        and named
        and ((rule.tool, rule.form, rule.path) not in decided)
    )
