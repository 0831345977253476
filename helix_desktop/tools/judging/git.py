"""Which git commands only look, each with the options that keep it so.

An allowed command is run with `added` options behind its sub-command, and every git in the
environment of git_environment.py. What is left: `filter.*.clean` of the workspace's own
configuration, which no tool of ours can write, runs on status and diff. (git 2.39 to 2.51)
"""

from helix_desktop.tools.judging.options import Operands, Row, row

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
    --no-color-moved --ignore-submodules[=T] --indent-heuristic --stat-width=N --cc -c -m
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
_STATUS = """
    -s -b -v -u -z --short --branch --show-stash --porcelain[=T] --long --verbose --ahead-behind
    --untracked-files[=T] -uno -unormal -uall --ignored[=T] --column[=T] --no-column --renames
    --no-renames --no-ahead-behind
"""
_BRANCH = """
    -a -r -v -vv -q --all --remotes --list --show-current --verbose --color[=T] --no-color
    --sort=T --column[=T] --no-column --format=T --abbrev[=N] --no-abbrev --ignore-case -i
    --contains=T --no-contains=T --points-at=T --merged[=T] --no-merged[=T]
"""
_GREP = """
    -a -I -i -w -v -h -H -E -G -P -F -n -l -L -c -z -q -W -p -o -r -e=T? -A=N -B=N -C=N -m=N
    --cached --untracked --text --ignore-case --word-regexp --invert-match --full-name
    --column --count --extended-regexp --basic-regexp --perl-regexp --fixed-strings
    --line-number --files-with-matches --name-only --files-without-match --only-matching
    --break --heading --show-function --all-match --function-context --and --or --not --quiet
    --max-depth=N --color[=T] --no-color --context=N --after-context=N --before-context=N
    --max-count=N --recursive
"""
_LS_FILES = """
    -z -t -v -f -c -d -o -i -s -u -m -k --cached --deleted --others --ignored --stage --unmerged
    --modified --killed --exclude-standard --exclude=T -x=T --directory --error-unmatch
    --full-name --abbrev[=N] --eol --deduplicate
"""
_REV_PARSE = """
    --abbrev-ref --short[=N] --verify --quiet -q --show-toplevel --git-dir --is-inside-work-tree
    --symbolic --symbolic-full-name --all --branches --tags --remotes --show-prefix --show-cdup
    --is-bare-repository --absolute-git-dir --git-common-dir --is-inside-git-dir
    --is-shallow-repository
"""
_BLAME = (
    "-b -l -t -c -s -e -w -p -f -n -L=T -M -C --root --date=T --since=T --porcelain --show-email"
)

_REFLOG = "-n=N --oneline --date=T --all --format[=T] --stat"

_REVS = Operands.PATHS
"""Revisions, and paths: each is held against the folder as a path, too."""

LOOKING: dict[str, Row] = {
    "status": row(_REVS, _STATUS),
    "diff": row(_REVS, _SHOWN + " --cached --staged --merge-base -0 -1 -2 -3", numeric=False),
    "log": row(_REVS, _SHOWN + _LIMITS + " -L=T", numeric=True),
    "show": row(_REVS, _SHOWN + _LIMITS, numeric=True),
    "shortlog": row(_REVS, "-s -n -e -c -sn -sne --summary --numbered --email --group=T --since=T"),
    "branch": row(Operands.NONE, _BRANCH),
    "branch --list": row(Operands.TEXT, _BRANCH),
    "tag": row(Operands.NONE, "-l --list -n --sort=T --format=T --column[=T]"),
    "tag --list": row(Operands.TEXT, "-l --list -n --sort=T --format=T --column[=T] -i"),
    "remote": row(Operands.NONE, ""),
    "stash list": row(Operands.NONE, "--oneline --stat --format[=T] --date=T"),
    "worktree list": row(Operands.NONE, "--porcelain -v -z"),
    "reflog": row(Operands.NONE, _REFLOG, numeric=True),
    "reflog show": row(_REVS, _REFLOG, numeric=True),
    "ls-files": row(_REVS, _LS_FILES),
    "ls-tree": row(
        _REVS, "-d -r -t -l -z --name-only --name-status --full-name --full-tree --long"
    ),
    "cat-file": row(_REVS, "-t -s -e -p"),
    "rev-parse": row(_REVS, _REV_PARSE),
    "rev-list": row(_REVS, _LIMITS, numeric=True),
    "merge-base": row(_REVS, "-a --all --is-ancestor --octopus --fork-point"),
    "describe": row(_REVS, "--tags --always --all --long --abbrev[=N] --contains --match=T"),
    "name-rev": row(_REVS, "--tags --name-only --all --always"),
    "blame": row(_REVS, _BLAME),
    "grep": row(Operands.PATTERN_PATHS, _GREP, numeric=True),
    "count-objects": row(Operands.NONE, "-v -H"),
    "show-ref": row(_REVS, "--head --heads --tags -d -s --hash[=N] --verify -q"),
    "for-each-ref": row(Operands.TEXT, "--count=N --sort=T --format=T --contains=T --points-at=T"),
    "version": row(Operands.NONE, ""),
    "--version": row(Operands.NONE, ""),
}


def added(subcommand: str) -> tuple[str, ...]:
    """Options that an allowed sub-command is run with."""
    return _ADDED.get(subcommand, ())
