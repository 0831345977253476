"""The safe environment of every git (no hooks, filters, helpers); lines that write with git.

Helix's own git runs with `git_environment()`, whose configuration beats all files, so that git runs
nothing named by a repository. In the sandbox, where nothing reaches the user's git, this holds
for the repositories that the project had before the command (`git_settings_files`); those that a
command makes, or has below /tmp, are as outside. Two exceptions remain, which run inside the
sandbox: `filter.*.clean` of the workspace's own configuration, which no tool can write, on status
and diff, and what the configuration names to show differences (`diff.external`, `textconv`). Nor
does git delete unnamed commits by itself, as it would after a commit. (git 2.39 to 2.51)
"""

import os
import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from helix_desktop.domain.lazy_pattern import lazy_pattern

_NAMES_GIT = lazy_pattern(r"(?<![\w./-])git(?![\w/-])|/bin/git\b")
"""Only a command that names git may write, and lose, data of a repository; a part of a name
(`cmd/git-sync`) does not count."""
_ONLY_READ = lazy_pattern(
    r"git(?:\s+(?:--no-pager|-P|-C\s+[\w./$\"{}-]+))*\s+(?:(?:--version|--exec-path|--help|show|log|diff"
    r"|status|ls-files|ls-tree|rev-parse|rev-list|cat-file|blame|grep|shortlog|merge-base|show-ref"
    r"|describe|for-each-ref|name-rev|check-ignore|help|submodule\s+status|[\w-]+(?:\s+[\w-]+)?\s+--help|branch\s+--show-current"
    r"|config\s+(?:--local\s+)?--get)(?![\w=-]))"
)
"""A use of git that never needs to write in a repository. The question: may the command run while
repositories are closed to writing? Whether a line only reads, and needs no question to the user, is
answered by `_GIT_READING` in `reading_guess.py`."""
_INTO_FILE = r">>?[ \t]*[^\s|&;<>()]+"
_TEXT_FOR_FILE = lazy_pattern(
    rf"\bcat[ \t]*(?:{_INTO_FILE}[ \t]*<<-?[ \t]*'(?P<mark>\w+)'"
    rf"|<<-?[ \t]*'(?P<other>\w+)'[ \t]*{_INTO_FILE})[ \t]*\n"
    r"(?:(?!(?:(?P=mark)|(?P=other)))[^\n]*\n)*?(?:(?P=mark)|(?P=other))(?=\n|$)"
)
"""A here-document that goes into a file unchanged; no line of it begins with its mark."""
MAX_TEXTS = 100


def names_writing_git(command: str) -> bool:
    """Return whether a command names git, and not only uses of it that read."""
    # each begin of a text is looked for its end, in all that follows
    text = command if command.count("<<") > MAX_TEXTS else _TEXT_FOR_FILE.sub("", command)
    return any(not _ONLY_READ.match(text, match.start()) for match in _NAMES_GIT.finditer(text))


_SETTINGS = {
    "core.fsmonitor": "false",
    "core.hooksPath": "/dev/null",
    "core.pager": "cat",
    "core.editor": "false",
    "sequence.editor": "false",
    "core.attributesFile": "/dev/null",
    "core.untrackedCache": "false",
    "diff.ignoreSubmodules": "dirty",
    "diff.submodule": "short",
    "gc.auto": "0",
    "gpg.program": "false",
    "gpg.openpgp.program": "false",
    "gpg.ssh.program": "false",
    "gpg.x509.program": "false",
    "log.diffMerges": "separate",
    "log.showSignature": "false",
    "maintenance.auto": "false",
    "safe.bareRepository": "explicit",
    "status.submoduleSummary": "false",
    "submodule.recurse": "false",
}
_WITHOUT_NETWORK = {
    "core.askPass": "false",
    "core.sshCommand": "false",
    "credential.helper": "",
    "protocol.allow": "never",
    "protocol.ext.allow": "never",
    "protocol.file.allow": "never",
}
"""The permission of one protocol beats that of all. A fetch from the repository itself would start
the program that its settings name."""


_NAMED_PROGRAM = lazy_pattern(r"(filter|merge|hook|submodule)\.(.+)\.[A-Za-z0-9-]+", re.DOTALL)
_SILENCED = {
    "filter": {"clean": "", "smudge": "", "process": "", "required": "false"},
    # it fails: the files count as in conflict
    "merge": {"driver": "false"},
    "hook": {"enabled": "false"},
    "submodule": {"update": "none"},
}
"""Settings whose middle part is any name, so that no single one turns all of them off."""


def silencing_settings(names: Iterable[str]) -> dict[str, str]:
    """Return settings with which git runs no program, given the names of those in force."""
    drivers = {match.groups() for match in map(_NAMED_PROGRAM.fullmatch, names) if match}
    return {"core.alternateRefsCommand": "false"} | {
        f"{section}.{driver}.{key}": value
        for section, driver in sorted(drivers)
        for key, value in _SILENCED[section].items()
    }


def git_environment(
    *, network: bool = False, settings: Mapping[str, str] = MappingProxyType({})
) -> dict[str, str]:
    """Return the environment for every git that is started, also by other programs."""
    return {
        **_configuration({**_SETTINGS, **({} if network else _WITHOUT_NETWORK), **settings}),
        "GIT_EDITOR": "false",
        **_VARIABLES,
    }


_VARIABLES = {
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_PAGER": "cat",
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_ATTR_NOSYSTEM": "1",
}
_SCOPES, _SCOPED = "helix-gitscopes", "helix-gitscoped"
"""The names of two files: for which repositories git reads the other one, and its settings."""


def _configuration(settings: Mapping[str, str]) -> dict[str, str]:
    variables = {"GIT_CONFIG_COUNT": str(len(settings))}
    for number, (key, value) in enumerate(settings.items()):
        variables[f"GIT_CONFIG_KEY_{number}"] = key
        variables[f"GIT_CONFIG_VALUE_{number}"] = value
    return variables


def scoped_git_environment(folder: str) -> dict[str, str]:
    """Return the environment for git in which the files of `git_settings_files` are in `folder`."""
    return {**_configuration({"include.path": f"{folder}/{_SCOPES}"}), **_VARIABLES}


def git_settings_files(
    repositories: Iterable[str],
    folder: str,
    *,
    network: bool = False,
    settings: Mapping[str, str] = MappingProxyType({}),
) -> dict[str, bytes]:
    """Return the contents of files in `folder` with the settings for some repositories only.

    Git reads them with the environment: they beat those of the repository.
    """
    scoped = {**_SETTINGS, **({} if network else _WITHOUT_NETWORK), **settings}
    del scoped["safe.bareRepository"]  # git asks for it before it has a repository
    place = f"{folder}/{_SCOPED}"
    scopes = "".join(
        f"[includeIf {_quoted(f'gitdir:{_literal(repository)}{below}')}]\n"
        f"\tpath = {_quoted(place)}\n"
        for repository in repositories
        for below in ("", "/**")
    )
    lines = list[str]()
    for setting, value in scoped.items():
        section, _, key = setting.partition(".")
        name, _, key = key.rpartition(".")
        lines.append(f"[{section}{f' {_quoted(name)}' if name else ''}]\n")
        lines.append(f"\t{key} = {_quoted(value)}\n")
    return {f"{folder}/{_SCOPES}": os.fsencode(scopes), place: os.fsencode("".join(lines))}


def _quoted(text: str) -> str:
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'


def _literal(path: str) -> str:
    """Return a pattern that fits a path only."""
    return re.sub(r"[*?\[\\]", r"\\\g<0>", path)
