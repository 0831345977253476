"""Git's safe environment, and the git commands that only read, with their options.

A git that is guessed to read runs with `git_insertion`, and every git, whoever starts it, with
`git_environment()`, whose configuration beats all files, so that git runs nothing named by a
repository. One exception remains: `filter.*.clean` of the
workspace's own configuration, which no tool can write, runs on status and diff. Nor does git delete
unnamed commits by itself, as it would after a commit. (git 2.39 to 2.51)
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from helix_desktop.tools.permissions.options import command_table
from helix_desktop.tools.permissions.shell_lexer import ShellWord

_DIFFS = ("--no-ext-diff", "--no-textconv")
_ADDED = {
    "diff": (*_DIFFS, "--ignore-submodules=dirty"),
    "status": ("--ignore-submodules=dirty",),
    "log": _DIFFS,
    "show": _DIFFS,
    "blame": ("--no-textconv",),
    "grep": ("--no-textconv",),
}

_SHOWN = """
    -p -u -s -U[=N] -R -a -b -w -z -M[=T] -C[=T] -B[=T] -D -l=N -S=T -G=T --patch --no-patch
    --unified[=N] --raw --patch-with-stat --stat[=T] --numstat --shortstat --dirstat[=T]
    --summary --name-only --name-status --minimal --patience --histogram --anchored=T
    --diff-algorithm=T --color[=T] --no-color --word-diff --word-diff-regex=T
    --color-words[=T] --color-moved[=T] --no-renames --find-renames[=T] --full-index --binary
    --abbrev[=N] --no-abbrev --find-copies[=T] --find-copies-harder --irreversible-delete
    --diff-filter=T --pickaxe-all --pickaxe-regex --relative --text --ignore-cr-at-eol --check
    --ignore-space-at-eol --ignore-space-change --ignore-all-space --ignore-blank-lines
    --no-ext-diff --inter-hunk-context=N --function-context -W --no-textconv --exit-code
    --quiet --no-prefix --src-prefix=T --dst-prefix=T --line-prefix=T --compact-summary
    --no-color-moved --ignore-submodules --indent-heuristic --stat-width=N --cc -c -m
"""
_LIMITS = """
    -n=N -i -E -F -P -g --max-count=N --skip=N --since=T --after=T --until=T --before=T
    --author=T --committer=T --grep=T --all-match --invert-grep --regexp-ignore-case
    --extended-regexp --fixed-strings --perl-regexp --merges --no-merges --first-parent --all
    --branches[=T] --tags[=T] --remotes[=T] --reverse --date-order --author-date-order
    --topo-order --graph --oneline --pretty[=T] --format[=T] --abbrev-commit
    --no-abbrev-commit --date=T --relative-date --parents --children --left-right
    --decorate[=T] --no-decorate --decorate-refs=T --follow --full-history --no-walk[=T]
    --walk-reflogs --cherry --cherry-pick --cherry-mark --left-only --right-only --boundary
    --simplify-merges --source --ancestry-path --show-pulls --count --no-expand-tabs
    --encoding=T --notes[=T] --no-notes --min-parents[=N] --max-parents[=N] --not --exclude=T
"""
_BRANCH = """
    -a -r -v -vv -q --all --remotes --list --show-current --verbose --color[=T] --no-color
    --sort=T --column[=T] --no-column --format=T --abbrev[=N] --no-abbrev --ignore-case -i
    --contains=T --no-contains=T --points-at=T --merged[=T] --no-merged[=T]
"""

_REFLOG = "-n=N --oneline --date=T --all --format[=T] --stat"

# revisions count as paths: each is also checked as one. `status -v` shows differences, but has no
# option against a program that turns files into text; with `--ignore-submodules=none` git would
# run what the settings of another repository name.
LOOKING = command_table(f"""
status: paths -s -b -u -z --short --branch --show-stash --porcelain[=T] --long --ahead-behind
    --untracked-files[=T] -uno -unormal -uall --ignored[=T] --column[=T] --no-column --renames
    --no-renames --no-ahead-behind
diff: paths {_SHOWN} --cached --staged --merge-base -0 -1 -2 -3
log: paths numeric {_SHOWN} {_LIMITS} -L=T
show: paths numeric {_SHOWN} {_LIMITS}
shortlog: paths -s -n -e -c -sn -sne --summary --numbered --email --group=T --since=T
branch: none {_BRANCH}
branch --list: text {_BRANCH}
tag: none -l --list -n --sort=T --format=T --column[=T]
tag --list: text -l --list -n --sort=T --format=T --column[=T] -i
remote, version, --version: none
stash list: none --oneline --stat --format[=T] --date=T
worktree list: none --porcelain -v -z
reflog: none numeric {_REFLOG}
reflog show: paths numeric {_REFLOG}
ls-files: paths -z -t -v -f -c -d -o -i -s -u -m -k --cached --deleted --others --ignored --stage
    --unmerged --modified --killed --exclude-standard --exclude=T -x=T --directory --error-unmatch
    --full-name --abbrev[=N] --eol --deduplicate
ls-tree: paths -d -r -t -l -z --name-only --name-status --full-name --full-tree --long
cat-file: paths -t -s -e -p
rev-parse: paths --abbrev-ref --short[=N] --verify --quiet -q --show-toplevel --git-dir
    --is-inside-work-tree --symbolic --symbolic-full-name --all --branches --tags --remotes
    --show-prefix --show-cdup --is-bare-repository --absolute-git-dir --git-common-dir
    --is-inside-git-dir --is-shallow-repository
rev-list: paths numeric {_LIMITS}
merge-base: paths -a --all --is-ancestor --octopus --fork-point
describe: paths --tags --always --all --long --abbrev[=N] --contains --match=T
name-rev: paths --tags --name-only --all --always
blame: paths -b -l -t -c -s -e -w -p -f -n -L=T -M -C --root --date=T --since=T --porcelain
    --show-email
grep: pattern numeric -a -I -i -w -v -h -H -E -G -P -F -n -l -L -c -z -q -W -p -o -r -e=T? -A=N -B=N
    -C=N -m=N --cached --untracked --text --ignore-case --word-regexp --invert-match --full-name
    --column --count --extended-regexp --basic-regexp --perl-regexp --fixed-strings --line-number
    --files-with-matches --name-only --files-without-match --only-matching --break --heading
    --show-function --all-match --function-context --and --or --not --quiet --max-depth=N
    --color[=T] --no-color --context=N --after-context=N --before-context=N --max-count=N
    --recursive
count-objects: none -v -H
show-ref: paths --head --heads --tags -d -s --hash[=N] --verify -q
symbolic-ref: one-path -q --quiet --short
for-each-ref: text --count=N --sort=T --format=T --contains=T --points-at=T
""")


_HARMLESS_BEFORE = frozenset({"--no-pager", "-P", "--no-optional-locks", "--literal-pathspecs"})


def git_insertion(words: Sequence[ShellWord]) -> tuple[int, str]:
    """Return where options are added to a call that reads, and the text; "" if there are none."""
    places = (at for at, word in enumerate(words) if word.raw not in _HARMLESS_BEFORE)
    if (at := next(places, -1)) < 0:
        return 0, ""
    return words[at].end, "".join(f" {option}" for option in _ADDED.get(words[at].text, ()))


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


_NAMED_PROGRAM = re.compile(r"(filter|merge|hook|submodule)\.(.+)\.[A-Za-z0-9-]+", re.DOTALL)
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
    settings = {**_SETTINGS, **({} if network else _WITHOUT_NETWORK), **settings}
    variables = {
        "GIT_CONFIG_COUNT": str(len(settings)),
        "GIT_OPTIONAL_LOCKS": "0",
        "GIT_TERMINAL_PROMPT": "0",
        "GIT_PAGER": "cat",
        "GIT_EDITOR": "false",
        "GIT_NO_LAZY_FETCH": "1",
        "GIT_ATTR_NOSYSTEM": "1",
    }
    for number, (key, value) in enumerate(settings.items()):
        variables[f"GIT_CONFIG_KEY_{number}"] = key
        variables[f"GIT_CONFIG_VALUE_{number}"] = value
    return variables
