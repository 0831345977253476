"""Programs that run their arguments: shells, interpreters, wrappers, package runners, editors.

An "always" for one of these would be an "always" for anything, so none is offered.
`runs_its_arguments` may return True too often, and never lets anything run.
"""

import posixpath
import re
from collections.abc import Sequence

from helix_desktop.tools.permissions import special_commands
from helix_desktop.tools.permissions.shell_lexer import named

SHELLS = named("""
    sh bash dash zsh ksh mksh ash fish csh tcsh yash nu xonsh elvish pwsh powershell cmd rbash rc
    es ion osh ysh busybox toybox eval source . exec trap coproc complete bind mapfile readarray
    alias command builtin enable fc
""")
INTERPRETERS = named("""
    python pypy ipython bpython perl ruby irb node nodejs deno bun tsx ts-node lua luajit php tclsh
    wish expect awk gawk mawk nawk osascript r rscript julia ghci runghc runhaskell guile racket
    scheme sbcl clisp ecl clojure bb elixir iex erl escript jshell groovy scala kotlin swift dart
    octave dc bc m4 gnuplot sqlite3 psql mysql mariadb mongosh redis-cli java dotnet-script
    csharp ocaml raku rakudo janet wolframscript qjs xsltproc tex latex pdflatex
""")
_WRAPPERS = named("""
    sudo doas su runuser pkexec run0 env xargs parallel watch script ssh sshpass mosh rsh scp sftp
    setpriv nsenter unshare chroot bwrap firejail proot fakeroot systemd-run start-stop-daemon at
    batch crontab run-parts entr watchexec nodemon screen tmux gdb lldb strace ltrace valgrind
    setarch dbus-run-session xvfb-run flatpak-spawn cargo-script ssh-agent sg newgrp gosu ld.so
""")
_PLAIN_WRAPPERS = named("nice nohup timeout time stdbuf setsid ionice chrt taskset flock catchsegv")
"""Wrappers that run the command behind them unchanged, so that only that command matters."""
_RUNNERS = named("npx bunx pnpx uvx pipx dlx nix-shell comma corepack volta mise asdf direnv rtx")
_EDITORS = named("""
    vi vim vimdiff nvim view ex ed nano pico emacs emacsclient micro hx kak joe code codium subl
    gedit kate ne mg vipe vigr visudo less more most man info pg sensible-editor sensible-pager
""")
_RUN_BY = {
    **dict.fromkeys(("npm", "pnpm", "yarn"), named("exec x dlx create init")),
    **dict.fromkeys(("uv", "poetry", "pipenv", "rye", "hatch", "pdm"), named("run tool shell")),
    **dict.fromkeys(("conda", "mamba", "micromamba"), named("run shell")),
    **dict.fromkeys(("docker", "podman", "nerdctl"), named("run exec compose")),
    "bundle": named("exec"),
    "go": named("run generate tool"),
    "kubectl": named("exec run debug"),
    "nix": named("run shell develop"),
    "git": named("bisect rebase submodule filter-branch difftool mergetool -c --config-env"),
    "pyenv": named("exec"),
    "rustup": named("run"),
    "find": named("-exec -execdir -ok -okdir"),
}
_FAMILY = re.compile(r"[a-z.+][a-z_+-]*?(?=[0-9.-]*(?:\.exe)?$)")
"""Matches `python` of `python3.11`, `bash` of `bash.exe`."""
_ASSIGNMENT = re.compile(r"\w+=")
_WRAPPER_ARGUMENT = re.compile(r"-.*|\d+(?:\.\d+)?[smhd]?")
_LOADER = re.compile(r"ld-(?:linux|musl)")
_OWN_OPTIONS = {
    "tar": re.compile(r"--to-c|--checkpoint-a|--use-c|--rsh|--rmt|--info-s|--new-v|-[a-zA-Z]*[IF]"),
    "rsync": re.compile(r"-[a-zA-Z]*e|--rsh"),
    "make": re.compile(r"-$|-[a-zA-Z]*f-|--eval|--file=-|--makefile=-|[A-Z]*SHELL="),
}
_SED_SCRIPT = re.compile(r"-[nErsuzi]*e|--expression=?")
_FARTHEST = 12


def program_family(name: str) -> str:
    """Return the name without folder, version and ending: `python` of `/bin/python3.11`."""
    bare = posixpath.basename(name).casefold()
    found = _FAMILY.match(bare)
    return found[0] if found else bare


def program_position(words: Sequence[str]) -> int:
    """Return which word names the program that runs, behind assignments and plain wrappers."""
    wrapped = False
    for at, word in enumerate(words):
        name = posixpath.basename(word)
        if _ASSIGNMENT.match(word) or (wrapped and _WRAPPER_ARGUMENT.fullmatch(word)):
            continue
        if name != "env" and name not in _PLAIN_WRAPPERS:
            return at
        wrapped = True
    return -1


def runs_its_arguments(words: Sequence[str]) -> bool:
    """Return whether this command, or the one behind a wrapper, runs its arguments."""
    if not words:
        return False
    return _names_opener(words[0]) or _hands_on(words)


def _names_opener(word: str) -> bool:
    bare = posixpath.basename(word).casefold()
    names = {bare, bare.partition(".")[0], program_family(word)}
    known = (SHELLS, INTERPRETERS, _WRAPPERS, _RUNNERS, _EDITORS)
    return (
        any(names & each for each in known) or _LOADER.match(posixpath.basename(word)) is not None
    )


def _hands_on(words: Sequence[str]) -> bool:
    """Return whether a subcommand, an option, a script, or a wrapper runs the arguments."""
    name = posixpath.basename(words[0]).casefold()
    if _RUN_BY.get(name, frozenset()).intersection(words[1:]):
        return True
    own = _OWN_OPTIONS.get(name)
    if own is not None and any(own.match(word) for word in words[1:]):
        return True
    if name in ("sed", "gsed"):
        return not _script_only_prints(words[1:])
    if name in _PLAIN_WRAPPERS:
        behind = (words[at:] for at in range(1, min(len(words), _FARTHEST)))
        return any(
            _names_opener(rest[0]) or (rest[0] not in _PLAIN_WRAPPERS and _hands_on(rest))
            for rest in behind
        )
    return False


def _script_only_prints(words: Sequence[str]) -> bool:
    """Return whether a sed script runs no program and touches no other file, aside from `-i`."""
    rest = list(words)
    scripts: list[str] = []
    operands: list[str] = []
    while rest:
        word = rest.pop(0)
        if found := _SED_SCRIPT.match(word):
            glued = word[found.end() :]
            scripts += [glued] if glued else rest[:1]
            rest = rest if glued else rest[1:]
        elif not word.startswith("-"):
            operands.append(word)
        elif "f" in word:
            return False
    return all(map(special_commands.only_prints, scripts or operands[:1]))
