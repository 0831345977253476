"""Rules for a command's first words: `cargo test …` covers that with any other words behind it.

A table lists the commands that may have such a rule, because their further words name tests, files
and switches only. Commands that start other programs (shells, interpreters, `env`, `sudo`, `npx`,
editors) have none: a rule would allow everything. Such a rule counts inside the sandbox only, where
the project's own code runs anyway.
"""

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from helix_desktop.domain.permission import ANYTHING_AFTER
from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.permissions.file_policy import is_writable
from helix_desktop.tools.permissions.options import may_mean
from helix_desktop.tools.permissions.shell_lexer import named
from helix_desktop.tools.permissions.shell_parser import RedirectTarget, SimpleCommand

_OPENING = named("""
    exec toolexec vettool eval shell script-?shell editor edit pager config plugins? hook\\w*
    rc-?file init-?file preload loader import require wrapper linker run command program userconfig
    globalconfig node-options prefix rootdir confcutdir override-ini pdb\\w* ipdb\\w* cd cwd tool
    upload-pack receive-pack open-files-in-pager gpg-sign git-dir work-tree exec-path manifest-path
    target-dir use-program with from interactive patch strategy trailer\\w*
""")
_OPENS = re.compile(rf"--?(?:{'|'.join(sorted(_OPENING))})(?:[-=].*)?", re.IGNORECASE)
"""Options that start another program, load other code or settings, or work elsewhere: a call
with one of them is asked about, whatever the command."""
_OPENING_LONG = frozenset(f"--{re.sub(r'[?]|.w[*]', '', name)}" for name in _OPENING)
"""The same as words, for programs that take the beginning of an option for the whole of it."""


class _Row(Struct, frozen=True):
    """The rules of one command: its first words, and the words that they do not cover.

    No `subs`: its name alone is the rule. `but`: options and words with which a call is asked
    about; a sign stands for words that begin with it, `=` for words that contain it. `more`: first
    words after which one more word names the thing to run, as in `npm run build`. `sub_examples`:
    the examples of each first word, where they differ. `fine`: options that start nothing here,
    though they do in other commands. `shortens`: the program takes the beginning of a long option
    for the option.
    """

    subs: frozenset[str] = field(default_factory=frozenset)
    but: frozenset[str] = field(default_factory=frozenset)
    more: frozenset[str] = field(default_factory=frozenset)
    examples: tuple[str, ...] = ()
    sub_examples: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    fine: frozenset[str] = field(default_factory=frozenset)
    shortens: bool = False


_PYTHON_TOOL = _Row(
    but=named("-c -p -o -e -x -P --code --python-executable --settings-path --append-config"),
    examples=("--quiet", "src/other.py"),
    shortens=True,
)
_SCRIPTS = _Row(
    named("test run"),
    named("-c -C -e -w"),
    named("run"),
    ("--watch", "-- some/other/file"),
    shortens=True,
)
_ROWS = {
    "cargo": _Row(
        named("build test check clippy fmt doc bench clean tree run"),
        named("-Z -C -p -F"),
        examples=("--release", "--lib another_name"),
    ),
    "go": _Row(
        named("build test vet fmt list"),
        named("-C -o -n -overlay --overlay -modfile --modfile"),
        fine=named("-run"),
        examples=("./...", "-run Another -v ./pkg"),
    ),
    "npm": _SCRIPTS,
    "bun": _Row(
        named("test run"), named("-c -e -p -r -i -b"), named("run"), ("--watch", "some/other/file")
    ),
    "mise": _Row(named("run"), named("-C -E -c -t"), named("run"), ("--force",)),
    "pnpm": _SCRIPTS,
    "yarn": _SCRIPTS,
    "pytest": _Row(
        but=named("-p -c -o @"), examples=("-x", "tests/another_test.py", "--lf --maxfail=1")
    ),
    "py.test": _Row(but=named("-p -c -o @"), examples=("-x", "tests/another_test.py")),
    "tox": _Row(but=named("-c -x --override"), examples=("-e another",), shortens=True),
    "ruff": _Row(named("check format"), examples=("--fix .", "src/other.py")),
    "black": _PYTHON_TOOL,
    "isort": _PYTHON_TOOL,
    "flake8": _PYTHON_TOOL,
    "mypy": _PYTHON_TOOL,
    "pyright": _Row(but=named("-p --project --pythonpath"), examples=("src/other.py",)),
    "tsc": _Row(but=named("-p -b --project --build"), examples=("--noEmit", "--watch")),
    "eslint": _Row(
        but=named("-c -f --format --parser --rulesdir"), examples=("--fix .", "src/other.js")
    ),
    "prettier": _Row(examples=("--check .", "--write src/other.js")),
    "jest": _Row(but=named("-c"), examples=("--watch", "some/other.test.js")),
    "vitest": _Row(but=named("-c -r"), examples=("run", "some/other.test.ts")),
    "make": _Row(
        but=named(
            "-f -C -I -E -W -o = --file --makefile --directory --include-dir --what-if --new-file"
            " --assume-new --old-file --assume-old"
        ),
        examples=("another-target", "-j4 clean"),
        shortens=True,
    ),
    "ninja": _Row(but=named("-f -C -t"), examples=("another-target",)),
    "ctest": _Row(
        but=named("-S -D --script --build-and-test --test-dir"), examples=("-R another_name",)
    ),
    "mvn": _Row(
        named("test compile package verify"),
        named("-f -s -D --file --settings --define --global-settings"),
        examples=("-q",),
        shortens=True,
    ),
    "dotnet": _Row(named("build test format"), examples=("--no-restore",)),
    "swift": _Row(named("build test"), examples=("--filter Another",)),
    "zig": _Row(named("build test fmt"), examples=("another.zig",)),
    "mix": _Row(named("test compile format"), examples=("test/another_test.exs",)),
    "rspec": _Row(
        but=named("-r -I -O --options"), examples=("spec/another_spec.rb",), shortens=True
    ),
    "git": _Row(
        named("add commit stash switch mv merge cherry-pick revert tag"),
        named(
            "-C -e -i -p -s -S -X -d -D -f -F -t drop clear --discard-changes --force --delete"
            " --force-create --file --template --pathspec-from-file"
        ),
        sub_examples={
            "add": ("another/file", "--update"),
            "commit": ("-m 'another message'", "another/file"),
            "stash": ("push another/file", "pop"),
            "switch": ("another-branch",),
            "mv": ("a/file another/file",),
            "merge": ("another-branch",),
            "cherry-pick": ("another-commit",),
            "revert": ("another-commit",),
            "tag": ("another-tag",),
        },
        shortens=True,
    ),
    "mkdir": _Row(examples=("-p another/folder",)),
    "touch": _Row(but=named("-r"), examples=("another/file",)),
}
FORM_SIGNS = ("⟨", "⟩", ANYTHING_AFTER.strip())
"""The signs that distinguish rules from commands."""
_SETTING = re.compile(
    r"(?:GOCACHE|PIP_CACHE_DIR|UV_CACHE_DIR|RUFF_CACHE_DIR|MYPY_CACHE_DIR|XDG_CACHE_HOME|CI|NO_COLOR"
    r"|FORCE_COLOR|CLICOLOR|TERM|COLUMNS|LINES|TZ|LANG|LC_[A-Z]+|RUST_BACKTRACE|CARGO_TERM_COLOR"
    r"|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|CGO_ENABLED|GOOS|GOARCH)=[\w./:@,+-]*",
    re.ASCII,
)
"""Settings that name no program, and no code to be loaded."""
_SHORT = re.compile(r"-[A-Za-z]+")
_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9:._-]{0,60}")
"""The name of a script or target that may be part of a rule."""


def may_be_prefix(words: Sequence[str]) -> bool:
    """Return whether an "always" may cover commands that begin with exactly these words."""
    row = _ROWS.get(words[0]) if words else None
    if row is None or not all(_WORD.fullmatch(word) for word in words):
        return False
    if not row.subs:
        return len(words) == 1
    wanted = 3 if len(words) > 1 and words[1] in row.more else 2
    return len(words) == wanted and words[1] in row.subs


def rule_prefix(words: Sequence[str]) -> str:
    """Return the rule that would cover a command of these words, as stored; "" if there is none."""
    row = _ROWS.get(words[0]) if words else None
    if row is None:
        return ""
    count = 1 if not row.subs else 3 if words[1:2] and words[1] in row.more else 2
    first, rest = words[:count], words[count:]
    if not may_be_prefix(first) or any(_opens(word, row) for word in rest):
        return ""
    return f"{' '.join(first)}{ANYTHING_AFTER}"


def offered_prefix(part: SimpleCommand) -> str:
    """Return the rule offered for a command in a line: plainly written, without a pipe."""
    plain = all(word.literal for word in part.words) and part.before not in ("|", "|&")
    if part.reserved or not plain or not all(map(_harmless, part.aims)):
        return ""
    words = [word.text for word in part.words]
    if any(sign in word for word in words for sign in FORM_SIGNS):
        return ""
    return rule_prefix(words[_harmless_settings(words) :])


def _harmless_settings(words: Sequence[str]) -> int:
    """Return the number of leading words that only set a cache's place or the output's style."""
    at = 1 if words[:1] == ["env"] and len(words) > 1 and _SETTING.fullmatch(words[1]) else 0
    while at < len(words) and _SETTING.fullmatch(words[at]):
        at += 1
    return at


def prefix_steers_git(word: str) -> bool:
    """Return whether a word behind `git` names a program or another place, or loses something."""
    return _opens(word, _ROWS["git"])


def describe_prefix(prefix: str) -> str:
    """Describe what else a rule would allow, with examples; "" if it is no such rule."""
    words = prefix.removesuffix(ANYTHING_AFTER).split()
    if not prefix.endswith(ANYTHING_AFTER) or not may_be_prefix(words):
        return ""
    lead = " ".join(words)
    row = _ROWS[words[0]]
    examples = row.sub_examples[words[1]] if row.sub_examples else row.examples
    shown = ", ".join(f"`{lead} {example}`" for example in examples)
    return Phrase(
        (
            "`{lead}` followed by other words, such as {shown}. Only in the sandbox and in "
            "this workspace, not `{lead} && …`, and not with options that start programs."
        ),
        lead=lead,
        shown=shown,
    )


def _opens(word: str, row: _Row) -> bool:
    """Return whether a word takes the command beyond its rule."""
    name = word.partition("=")[0]
    if name in row.fine:
        return False
    shortened = row.shortens and may_mean(word, _OPENING_LONG | row.but)
    if _OPENS.fullmatch(word) or shortened or {word, name, word[:1]} & row.but or _steers(word):
        return True
    if "=" in row.but and "=" in word and not word.startswith("-"):
        return True
    if _SHORT.fullmatch(word) or (word[:1] == "-" and word[:2] in row.but):
        # a value may be glued to it (`-fother.mk`), or others precede it (`-xp`)
        return any(f"-{letter}" in row.but for letter in re.findall("[A-Za-z]", word))
    return False


def _steers(word: str) -> bool:
    """Return whether a word names a file that programs outside of the sandbox act upon."""
    paths = (word, word.partition("=")[2])
    return not all(is_writable(path.split("/"), granted=False) for path in paths)


def _harmless(aim: RedirectTarget) -> bool:
    """Return whether a redirection only sends errors to the output."""
    return (
        (aim.fd, aim.operator) == ("2", ">&") and aim.target is not None and aim.target.raw == "1"
    )
