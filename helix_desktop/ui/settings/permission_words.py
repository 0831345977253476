"""How rules, trust and the sandbox are told."""

from collections.abc import Sequence

from helix_desktop.domain.permission import Decision, Mode, Rule
from helix_desktop.domain.visible import revealed
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.sentences import retold
from helix_desktop.ui.settings.points import Point
from helix_desktop.ui.settings.source import Source
from helix_desktop.ui.words import tr

BUBBLEWRAP, LANDLOCK = "bubblewrap", "landlock"
LONGEST = 300
SHELL = "shell"


def rule_name(rule: Rule) -> str:
    """`shell: git push …`, with every letter that hides or imitates spelled out."""
    what = one_line(revealed(rule.form), LONGEST) or tr("everything")
    return f"{one_line(revealed(rule.tool), 80)}: {what}"


def rule_scope(rule: Rule) -> str:
    """Where it holds, and what it is worth."""
    path = one_line(revealed(rule.path), LONGEST)
    parts = [
        tr("in {0}").format(path) if path else "",
        tr("this workspace") if rule.workspace else tr("all workspaces"),
        _boxing(rule) if rule.tool == SHELL else "",
    ]
    return " · ".join(part for part in parts if part)


def _boxing(rule: Rule) -> str:
    """What an always for a command is worth without a sandbox, and with one."""
    if not rule.boxed:
        return tr("without a sandbox")
    return tr("in the sandbox only") if rule.decision is Decision.ALWAYS else ""


def decision_source(decision: Decision) -> Source:
    return {
        Decision.ALWAYS: Source(tr("always"), "ok"),
        Decision.ASK: Source(tr("asks"), "fg2"),
        Decision.NEVER: Source(tr("never"), "bad"),
    }[decision]


def trust_words(trusted: bool | None) -> tuple[str, str]:
    """A title, and what it means."""
    return {
        True: (
            tr("You trust this folder"),
            tr("its instructions are followed, and your “always” answers count"),
        ),
        False: (
            tr("You do not trust this folder"),
            tr("its files are read as words of anybody; commands and changes ask each time"),
        ),
        None: (
            tr("You were not asked yet"),
            tr("its files are read as words of anybody; commands and changes ask each time"),
        ),
    }[trusted]


def mode_choices() -> list[tuple[str, str]]:
    """The modes with their names, as they are offered."""
    names = {Mode.ASK: tr("Ask"), Mode.SANDBOXED_AUTO: tr("Sandboxed auto")}
    return [(mode.value, names[mode]) for mode in Mode]


def mode_words(mode: Mode) -> str:
    return {
        Mode.ASK: tr("Before a command runs or a file changes, unless a rule allows it"),
        Mode.SANDBOXED_AUTO: tr(
            "Not for what runs in the sandbox without network, nor for files: both can be restored"
        ),
    }[mode]


def box_title(kind: str) -> str:
    return {
        BUBBLEWRAP: tr("bubblewrap holds commands back"),
        LANDLOCK: tr("Landlock holds commands back"),
    }.get(kind, tr("Nothing holds commands back here"))


def box_facts(
    kind: str, holds: Sequence[str], *, lacks: Sequence[str], why: Sequence[str]
) -> tuple[Point, ...]:
    """What it holds, what it does not, what that means, and how to get a better one."""
    boxed = kind in (BUBBLEWRAP, LANDLOCK)
    meaning = (
        tr("Commands that are known only to read run unasked in it, where the folder is trusted.")
        if boxed
        else tr(
            "Every command asks; an “always” stands for exactly that command, letter by letter."
        )
    )
    points = [
        Point("check" if boxed else "warn", "ok" if boxed else "warn", retold(each))
        for each in holds
    ]
    points += [Point("info", "mut", retold(each)) for each in lacks]
    points.append(Point("shield", "fg2", meaning))
    if kind != BUBBLEWRAP:
        points += [Point("info", "mut", tr("Not here: {0}").format(retold(each))) for each in why]
        points.append(Point("bolt", "acc", better(why)))
    points.append(Point("clock", "mut", tr("Found out by running a command at each start.")))
    return tuple(points)


def better(why: Sequence[str]) -> str:
    """The way to bubblewrap on this machine."""
    told = " ".join(why)
    if "Linux only" in told:
        return tr("A better one: there is none for this system yet. On Linux, bubblewrap is used.")
    if f"{BUBBLEWRAP}: it is not installed" in told:
        return tr(
            "A better one: install bubblewrap (Debian and Ubuntu: sudo apt install bubblewrap;"
            " Fedora: sudo dnf install bubblewrap; Arch: sudo pacman -S bubblewrap), then start"
            " Helix again."
        )
    return tr(
        "A better one: bubblewrap is installed, but this system does not let it work. Often"
        " AppArmor forbids it user namespaces: allow them for bwrap, or ask who looks after this"
        " machine; inside a container, start it with user namespaces allowed. Then start Helix"
        " again."
    )
