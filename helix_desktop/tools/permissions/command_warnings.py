"""Warnings on the approval card: a command deletes or overwrites data, publishes, or sends it.

And the files that it certainly writes, by its words.

Losses are seen behind wrappers, too. The warnings only describe: such commands are asked about
anyway.
"""

import posixpath
import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.permissions.command_line import named

_THROWS_AWAY = Phrase("Throws away changes or commits that git may not bring back.")
_DELETES = Phrase("Deletes files.")
_DELETES_FOLDERS = Phrase("Deletes folders with everything in them.")
REPLACES_PUSHED = Phrase("Replaces or deletes commits that were pushed.")
"""Others have the commits by then, and nothing restores them: no "always" covers this."""
REPLACES = Phrase("it replaces what was pushed")

_PASSES_ON = named("sudo doas env nice nohup timeout time command exec builtin stdbuf xargs")
_ALWAYS = {
    "rmdir": Phrase("Deletes folders."),
    "unlink": _DELETES,
    "shred": Phrase("Overwrites files so that they can't be restored."),
    "dd": Phrase("Writes raw bytes over a file or a disk."),
    "truncate": Phrase("Truncates files."),
    "kill": Phrase("Ends programs."),
    "killall": Phrase("Ends programs."),
    "pkill": Phrase("Ends programs."),
}
_MAX_WRAPPERS = 6
_RUNS = frozenset({"-exec", "-execdir", "-ok", "-okdir"})


def loss_warning(words: Sequence[str]) -> str:
    """Describe a possible loss in a sentence; "" if none is seen."""
    for index, word in enumerate(words[:_MAX_WRAPPERS]):
        name, arguments = posixpath.basename(word), words[index + 1 :]
        check = _CHECKS.get(name)
        if warning := _ALWAYS.get(name, "") or (check(arguments) if check else ""):
            return warning
        if name not in _PASSES_ON and not (index and posixpath.basename(words[0]) in _PASSES_ON):
            return ""
    return ""


def _has_option(arguments: Sequence[str], letters: str, *names: str) -> bool:
    """Return whether an option is given: a short one, also within a group, or a long one, of
    which many programs take any beginning that is clear."""
    if letters and any(re.match(rf"-[a-zA-Z0-9]*[{letters}]", text) for text in arguments):
        return True
    long = {text.partition("=")[0] for text in arguments if text.startswith("--")} - {"--"}
    return any(name.startswith(option) for option in long for name in names)


def _find_loss(arguments: Sequence[str]) -> str:
    run = {posixpath.basename(after) for text, after in pairwise(arguments) if text in _RUNS}
    deletes = "-delete" in arguments or run & {"rm", "rmdir", "shred", "unlink"}
    return Phrase("Deletes everything it finds.") if deletes else ""


def _git_loss(arguments: Sequence[str]) -> str:
    """Check git by its subcommand: the first word that is no option or value of `-C`, `-c`."""
    index = 0
    while index < len(arguments) and arguments[index].startswith("-"):
        index += 2 if arguments[index] in ("-C", "-c") else 1
    name, arguments = arguments[index] if index < len(arguments) else "", arguments[index + 1 :]
    if name == "push":
        options = ("--force", "--force-with-lease", "--force-if-includes", "--delete", "--mirror")
        forced = _has_option(arguments, "fd", *options, "--prune")
        return (
            REPLACES_PUSHED if forced or any(text[:1] in ("+", ":") for text in arguments) else ""
        )
    if name == "clean":
        return Phrase("Deletes files that git doesn't track.")
    if name == "rm":
        return "" if "--cached" in arguments else _DELETES
    if name == "restore":
        return "" if arguments[:1] == ["--staged"] else _THROWS_AWAY
    letters, *words = _THROWING_AWAY.get(name, ("",))
    loses = (
        name in _LOSING
        or _has_option(arguments, letters, *words)
        or any(text in words for text in arguments)
    )
    return _THROWS_AWAY if loses else ""


_LOSING = named("prune filter-branch filter-repo")
_THROWING_AWAY = {
    "reset": ("", "--hard", "--merge", "--keep"),
    "checkout": ("f", "--", ".", "--force"),
    "switch": ("f", "--discard-changes", "--force"),
    "branch": ("dD", "--delete"),
    "tag": ("d", "--delete"),
    "stash": ("", "drop", "clear"),
    "reflog": ("", "expire", "delete"),
    "gc": ("", "--prune"),
    "worktree": ("", "remove"),
    "update-ref": ("d", "--delete"),
}
"""By git's subcommand: short options, and words, with which it may lose changes or commits."""
_CHECKS: dict[str, Callable[[Sequence[str]], str]] = {
    "rm": lambda rest: _DELETES_FOLDERS if _has_option(rest, "rR", "--recursive") else _DELETES,
    "find": _find_loss,
    "git": _git_loss,
    **dict.fromkeys(
        ("chmod", "chown", "chgrp"),
        lambda rest: (
            Phrase("Changes permissions of a whole folder.")
            if _has_option(rest, "R", "--recursive")
            else ""
        ),
    ),
}


_COMMITS = Phrase("Publishes commits to another place.")
_PACKAGE = Phrase("Publishes a package.")
_WRITES_TO_GITHUB = Phrase("Writes to GitHub in your name.")
_SENDS = Phrase("Sends data to another computer.")

_GH = lazy_pattern(
    r"(?:pr|issue|release|repo|label|workflow|run|gist|secret|variable) (?:create|comment|edit"
    r"|merge|ready|close|reopen|review|delete|upload|rerun|cancel|lock|unlock|fork|archive|rename|run|set)\b"
)
_GH_FIELDS = lazy_pattern(r"-[fFX].*|--(?:field|raw-field|method|input)(?:=.*)?")
_CURL_DATA = lazy_pattern(
    r"-[dFTX].*|--(?:data[\w-]*|json|form[\w-]*|upload-file|request|url-query)(?:=.*)?"
)
_PACKAGES = lazy_pattern(
    r"(?:npm|pnpm|yarn|bun|cargo|poetry|uv|flit|hatch) publish\b|twine upload\b|gem push\b"
    r"|docker push\b|podman push\b"
)


def publishing_warning(words: Sequence[str]) -> str:
    """Describe the data sent in a sentence; "" if none is seen."""
    if not words:
        return ""
    name, arguments = posixpath.basename(words[0]), words[1:]
    if name == "git":
        behind = arguments[2:] if arguments[:1] == ["-C"] else arguments
        return _COMMITS if behind[:1] == ["push"] and "--dry-run" not in behind else ""
    if name == "gh":
        fields = arguments[:1] == ["api"] and any(map(_GH_FIELDS.fullmatch, arguments))
        return _WRITES_TO_GITHUB if fields or _GH.match(" ".join(arguments[:2])) else ""
    if name == "curl":
        return _SENDS if any(map(_CURL_DATA.fullmatch, arguments)) else ""
    return _PACKAGE if _PACKAGES.match(" ".join(words[:2])) else ""


def files_written(words: Sequence[str]) -> list[str]:
    """Return the files that a command certainly writes; none if its words don't tell."""
    if not words:
        return []
    name, arguments = posixpath.basename(words[0]), words[1:]
    options = [text for text in arguments if text.startswith("-") and text != "-"]
    files = [text for text in arguments if text not in options and text != "--"]
    match name:
        case "tee":
            return files
        case "cp" | "mv" | "ln" | "install" if len(files) >= 2 and not _has_option(
            options, "t", "--target-directory"
        ):
            # what moves is gone from its old place
            return files if name == "mv" else files[-1:]
        case "sed" if _has_option(options, "i", "--in-place"):
            # with -e or -f the script is the word behind it
            is_simple = not _has_option(options, "ef", "--expression", "--file")
            return files[1:] if is_simple else []
    return []
