r"""Which paths tools never write (`.git`, Helix's own), or only after asking, as they steer
programs.

Protected are insides of repositories, Helix's own files, and files that run programs. Those that a
project has are known by their names; of new ones, any that begins with a dot counts that is not
known to be harmless. Editors, shells, git and agents obey files of a hundred names, and of another
one every month, so the question is of which names it is known that nobody obeys them: no program
runs or follows something because of one by itself, when a folder is opened or entered, a commit is
made, or an agent is started. What a user calls (a build, a test) may read it, as it reads the
project's other files. A name is compared the way the least distinguishing
file system would: without case, without invisible characters, trailing dots, streams; with both
slashes; short names too. Names of absent files count as well. Every name is shown so that the shown
text means it, and no other: a byte that is no UTF-8 and a control character are shown as `\xHH`,
and a backslash as two. Events hold the shown path, and tools take it.
"""

import os
import re
import stat
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.lazy_pattern import lazy_pattern

GENERATED_FOLDERS = frozenset(
    {
        # environments and packages
        *(".venv", ".yarn", ".pnpm-store", ".npm", ".bundle", ".eggs", ".pixi", ".conda", ".hatch"),
        *(".terraform", ".shards", ".stack-work", ".cabal-sandbox", ".dart_tool", ".pub-cache"),
        # caches and results of tests
        *(".cache", ".pytest_cache", ".ruff_cache", ".mypy_cache", ".pytype", ".hypothesis"),
        *(".benchmarks", ".tox", ".nox", ".ipynb_checkpoints", ".nyc_output", ".phpunit.cache"),
        *(".sass-cache", ".jekyll-cache", ".yardoc", ".ccls-cache", ".ccache", ".tmp", ".temp"),
        # what frameworks and compilers build
        *(".next", ".nuxt", ".output", ".svelte-kit", ".astro", ".angular", ".turbo", ".vite"),
        *(".parcel-cache", ".vinxi", ".tanstack", ".solid", ".react-router", ".docusaurus"),
        *(".expo", ".vercel", ".netlify", ".wrangler", ".serverless", ".aws-sam", ".firebase"),
        *(".gradle", ".kotlin", ".build", ".zig-cache", ".cpcache", ".shadow-cljs", ".scala-build"),
        *(
            ".elixir_ls",
            ".mix",
            ".erlang.mk",
            ".fingerprint",
            ".deps",
            ".libs",
            ".cmake",
            ".tmp_versions",
        ),
    }
)
"""Folders that a program makes and can make again; nothing in them is looked at by this rule."""

_GENERATED_FILES = frozenset(
    {
        *(".coverage", ".testmondata", ".dmypy.json", ".eslintcache", ".stylelintcache"),
        *(".prettiercache", ".tsbuildinfo", ".phpunit.result.cache", ".php-cs-fixer.cache"),
        *(".rspec_status", ".jekyll-metadata", ".hugo_build.lock", ".terraform.lock.hcl"),
        *(".pnp.cjs", ".pnp.loader.mjs", ".pnp.data.json", ".package-lock.json", ".packages"),
        *(".flutter-plugins", ".flutter-plugins-dependencies", ".metadata", ".nrepl-port"),
        *(".rustc_info.json", ".cargo-lock", ".cargo-ok", ".cargo_vcs_info.json", ".lock"),
        *(".ninja_deps", ".ninja_log", ".buildinfo", ".dirstamp", ".depend", ".installed.cfg"),
        # kconfig's; the folder of this name is one of FOLDERS_OF_DOTS
        ".config",
    }
)

_HARMLESS = frozenset(
    {
        # git chooses by them among what the user has set up
        *(".gitattributes", ".gitkeep", ".keep", ".npmkeep", ".mailmap", ".git-blame-ignore-revs"),
        # how text looks
        *(".editorconfig", ".prettierrc", ".prettierrc.json", ".prettierrc.json5"),
        *(".prettierrc.yaml", ".prettierrc.yml", ".prettierrc.toml", ".clang-format"),
        *(".rustfmt.toml", ".scalafmt.conf", ".swift-format", ".swiftformat", ".ocamlformat"),
        *(".isort.cfg", ".style.yapf", ".ruff.toml", ".yamllint", ".yamllint.yml"),
        *(".yamllint.yaml", ".markdownlint.json", ".markdownlint.jsonc", ".markdownlint.yaml"),
        *(".markdownlint.yml", ".shellcheckrc", ".hadolint.yaml", ".hadolint.yml"),
        # which of the installed versions is meant
        *(".nvmrc", ".node-version", ".python-version", ".ruby-version", ".ruby-gemset"),
        *(".java-version", ".go-version", ".php-version", ".terraform-version", ".perl-version"),
        *(".swift-version", ".crystal-version"),
        # read by builds and tests that a user calls
        *(".babelrc", ".babelrc.json", ".swcrc", ".browserslistrc", ".postcssrc"),
        *(".postcssrc.json", ".parcelrc", ".mocharc.json", ".mocharc.jsonc", ".mocharc.yml"),
        *(".mocharc.yaml", ".nycrc", ".nycrc.json", ".c8rc.json", ".coveragerc", ".rspec"),
        *(".ember-cli", ".watchmanconfig", ".meteor", ".storybook", ".vitepress", ".vuepress"),
        # samples of settings, web pages, and what systems leave
        *(".env.example", ".env.sample", ".env.template", ".env.dist", ".nojekyll"),
        *(".well-known", ".DS_Store", ".localized"),
    }
)

FOLDERS_OF_DOTS = frozenset({".config", ".github", ".gitea", ".forgejo", ".gitlab", ".mvn"})
"""Folders whose names say nothing; each name in them counts as one that begins with a dot."""

_HARMLESS_IN = {
    ".config": frozenset({"dotnet-tools.json"}),
    ".github": frozenset(
        {
            *("ISSUE_TEMPLATE", "ISSUE_TEMPLATE.md", "PULL_REQUEST_TEMPLATE"),
            *("PULL_REQUEST_TEMPLATE.md", "CONTRIBUTING.md", "SECURITY.md", "SUPPORT.md"),
            *("CODE_OF_CONDUCT.md", "README.md"),
        }
    ),
    ".mvn": frozenset({"wrapper"}),
}

_HARMLESS_FORMS = lazy_pattern(
    r"\.[A-Za-z]*ignore"  # lists of what a program leaves out
    r"|\.coverage\..+"
    r"|\.helix-[0-9a-f]{16}\.part"  # Helix writes a file
    r"|\.nfs[0-9a-f]+|\.fuse_hidden[0-9a-f]+"  # a file that was deleted while it was open
    r"|\..+\.sw[a-p]|\.#.+|\.~lock\..+#"  # an editor has a file open
    r"|\..+\.(?:o\.d|o\.cmd|ko\.cmd|a\.cmd|so\.cmd|cmd)",  # how a compiler was called
    re.DOTALL,
)


def is_harmless_dot(name: str, folder: str, kind: int) -> bool:
    """Return whether it is known that a dot name, or one in FOLDERS_OF_DOTS, steers nothing.

    `kind`: the bits of `stat.S_IFMT`. A link of a generated name leads to what nobody generated.
    """
    if stat.S_ISDIR(kind) and (name in GENERATED_FOLDERS or name in FOLDERS_OF_DOTS):
        return True
    if stat.S_ISREG(kind) and name in _GENERATED_FILES:
        return True
    if name in _HARMLESS_IN.get(folder, ()):
        return True
    return name in _HARMLESS or _HARMLESS_FORMS.fullmatch(name) is not None


NEVER = frozenset({".git", ".hg", ".svn", ".bzr", ".jj", ".helix", ".helix-desktop"})
"""Repositories (hooks and settings run programs) and Helix's own files."""

_EDITORS = {".vscode", ".vs", ".idea", ".zed", ".fleet", ".devcontainer", ".devcontainer.json"}
_EDITORS |= {".exrc", ".vimrc", ".nvimrc", ".nvim.lua", ".lvimrc", ".dir-locals.el"}
_AGENTS = {".mcp.json", "mcp.json", ".claude", ".claude.json", ".cursor", ".codex", ".gemini"}
_AGENTS |= {".windsurf", ".continue", ".roo", ".cline", ".kiro", ".kilocode", ".amazonq", ".qwen"}
_AGENTS |= {".junie", ".opencode", "opencode.json", "opencode.jsonc", ".goose", ".aider.conf.yml"}
_AGENTS |= {".agents", ".augment", ".crush", ".crush.json", "crush.json", ".factory", ".openhands"}
_AGENTS |= {".roomodes", ".kilocodemodes", ".trae"}
_GUIDES = {"agents.md", "agents.override.md", "claude.md", "claude.local.md", "gemini.md"}
_GUIDES |= {"copilot-instructions.md"}
_GUIDES |= {".cursorrules", ".windsurfrules", ".clinerules", ".goosehints", ".rules", ".roorules"}
_GUIDES |= {"crush.md", "crush.local.md", "qwen.md", "warp.md", ".augment-guidelines"}
_GUIDES |= {"iflow.md", "codebuddy.md", "agent.md"}
_SHELLS = {".env", ".env.local", ".envrc", ".direnv", ".husky", ".gitmodules", ".gitconfig"}
_SHELLS |= {".bashrc", ".bash_profile", ".bash_login", ".bash_aliases", ".bash_logout", ".profile"}
_SHELLS |= {".zshrc", ".zshenv", ".zprofile", ".zlogin", ".zlogout", ".cshrc", ".tcshrc", ".login"}
_SHELLS |= {".inputrc", ".xinitrc", ".xprofile", ".xsession", ".xsessionrc", ".pam_environment"}
_SHELLS |= {".npmrc", ".yarnrc", ".yarnrc.yml", ".pnpmfile.cjs", ".gdbinit", ".lldbinit"}
_SHELLS |= {".mise", "prek.toml", "hk.pkl", "captainhook.json", "grumphp.yml", "grumphp.yaml"}
_SHELLS |= {
    f"{dot}lefthook{way}" for dot in (".", "") for way in (".yml", ".yaml", ".toml", ".json")
}
_SHELLS |= {".lefthook-local.yml", "lefthook-local.yml", ".pre-commit-config.yaml"}
_SHELLS |= {".overcommit.yml", "bunfig.toml", "rust-toolchain", "rust-toolchain.toml"}
_EDITORS |= {"_vimrc", "_exrc", "session.vim", "desktop.ini", "autorun.inf"}
_SHELLS |= {".githooks", ".pnpmfile.mjs", ".pdbrc", ".rprofile", ".ghci", ".irbrc", ".pryrc"}
_RUN_ELSEWHERE = {".gitlab-ci.yml", "jenkinsfile", ".circleci", ".travis.yml", ".drone.yml"}
_RUN_ELSEWHERE |= {"azure-pipelines.yml", "bitbucket-pipelines.yml", ".woodpecker", ".buildkite"}
_RUN_ELSEWHERE |= {".woodpecker.yml", "appveyor.yml", ".appveyor.yml", ".cirrus.yml"}
_RUN_ELSEWHERE |= {".woodpecker.yaml", ".drone.yaml", "azure-pipelines.yaml", ".semaphore"}
_RUN_ELSEWHERE |= {".tekton"}
_RUN_ELSEWHERE |= {".build.yml", ".builds", "buildspec.yml", "cloudbuild.yaml", "codemagic.yaml"}
_SECRETS = {".ssh", ".gnupg", ".netrc", ".aws", ".azure", ".kube", ".docker", ".pypirc"}

STEERING = frozenset(_EDITORS | _AGENTS | _GUIDES | _SHELLS | _RUN_ELSEWHERE | _SECRETS)
"""Names of files that start programs when a folder is opened, instruct agents, or hold keys.

Tools write them only where the user granted the path.
"""

STEERING_IN = {
    ".github": frozenset(
        {"workflows", "actions", "instructions", "prompts", "agents", "chatmodes", "hooks"}
    ),
    ".gitea": frozenset({"workflows", "actions"}),
    ".forgejo": frozenset({"workflows", "actions"}),
    "mise": frozenset({"conf.d"}),
    ".mvn": frozenset({"extensions.xml", "maven.config", "jvm.config"}),
    ".cargo": frozenset({"config", "config.toml"}),
    "rebase-merge": frozenset({"git-rebase-todo"}),
}
"""Names with the same effects, but only in a folder of that name."""

Granted = Callable[[str], bool]
"""Returns whether the user allowed writing to such a path."""

_STEERING_FORMS = lazy_pattern(
    r".*\.code-workspace|.*\.sublime-project|\.?mise(?:\.[^.]+){0,2}\.toml", re.DOTALL
)
"""Forms of such names, of any name and of environments."""
_MISE_IN_FOLDER = lazy_pattern(r"config(?:\.[^.]+){0,2}\.toml", re.DOTALL)

_SHORT = lazy_pattern(r"([^~.]{1,6})~\d")
_DEVICES = frozenset({"con", "prn", "aux", "nul", "conin$", "conout$"}) | {
    f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³"
}
_ENCODED = lazy_pattern(r"%(?:2f|5c|00)", re.IGNORECASE)
_STREAM = lazy_pattern(r":\$\w")
_DRIVE = lazy_pattern(r"[a-z]:|[a-z][a-z0-9+.-]{1,15}:$", re.IGNORECASE)


def check_writable(parts: tuple[str, ...], granted: Granted) -> None:
    """Refuse a real path (links resolved) that leads to or through a protected place."""
    for above, part in zip(("", *parts), parts, strict=False):
        for piece in _pieces(part):
            if _is_named(piece, NEVER):
                raise ToolError(
                    "{parts} belongs to {part}, which tools do not write.",
                    "Could run programs later, outside the sandbox.",
                    parts=repr("/".join(parts)),
                    part=repr(part),
                )
            steering = _steers(piece) or is_steering_in(above, piece)
            if steering and not granted("/".join(parts)):
                raise _steering_error(parts, part)


def check_new_names(parts: tuple[str, ...], count: int, granted: Granted) -> None:
    """Refuse to make a name that programs may obey; the last `count` steps of a path are new."""
    if is_generated(parts[:-1]):
        return
    for index in range(len(parts) - count, len(parts)):
        above, part = parts[index - 1] if index else "", parts[index]
        kind = stat.S_IFDIR if index < len(parts) - 1 else stat.S_IFREG
        if may_steer_as_new(part, above, kind) and not granted("/".join(parts)):
            raise _steering_error(parts, part)


def _steering_error(parts: tuple[str, ...], part: str) -> ToolError:
    return ToolError(
        "{parts} is not written: {part} starts programs, holds keys or tells agents what to do.",
        "Show the user what you would write there.",
        parts=repr("/".join(parts)),
        part=repr(part),
    )


def instruction_error(parts: Sequence[str]) -> ToolError:
    """Return the refusal to write a file that steers agents whatever its name is."""
    return ToolError(
        "{parts} is not written: instructions for agents include it.",
        "Show the user what you would write there.",
        parts=repr("/".join(parts)),
    )


def check_new(name: str, path: str) -> None:
    """Refuse to create a name that other systems cannot hold, or that was meant differently."""
    reason = _oddity(name)
    if reason:
        raise ToolError(
            "{path} is not made: {reason}.",
            "Put / between folders; choose a plain name.",
            path=repr(path),
            reason=reason,
        )


def check_windows(name: str, path: str) -> None:
    """Refuse a name that Windows would open as something else than a file of that name."""
    stem = name.partition(".")[0].rstrip(" ").lower()
    odd = _oddity(name) or ("~" in name and _SHORT.search(name) and "it is a short name")
    if odd or stem in _DEVICES or re.search(r'[<>:"|?*]', name):
        raise ToolError(
            "{path} cannot be a file here: {odd}.",
            path=repr(path),
            odd=odd or "Windows reserves such names",
        )


@lru_cache(maxsize=65_536)
def is_never_written(name: str) -> bool:
    """Return whether some system takes this name for a name that tools never write."""
    return any(_is_named(piece, NEVER) for piece in _pieces(name))


@lru_cache(maxsize=65_536)
def is_steering(name: str) -> bool:
    """Return whether some system takes this name for one of STEERING."""
    return any(_steers(piece) for piece in _pieces(name))


def is_steering_in(folder: str, name: str) -> bool:
    """Return whether a name does so only in a folder of that name."""
    above = _plain_name(folder)
    names = STEERING_IN.get(above)
    if names is None:
        return False
    return any(
        _is_named(piece, names)
        or (above == "mise" and bool(_MISE_IN_FOLDER.fullmatch(_plain_name(piece))))
        for piece in _pieces(name)
    )


@lru_cache(maxsize=65_536)
def may_steer_as_new(name: str, folder: str, kind: int) -> bool:
    """Return whether a name in a folder is set aside if a command made it, though no list has it.

    A program may obey any name that begins with a dot. `kind`: the bits of `stat.S_IFMT`.
    """
    is_dot = _plain_name(folder) in FOLDERS_OF_DOTS or any(
        _plain_name(piece).startswith(".") for piece in _pieces(name)
    )
    return is_dot and not is_harmless_dot(name, folder, kind)


def is_generated(steps: Iterable[str]) -> bool:
    """Return whether a path leads through a folder that a program makes, where no name counts."""
    return not GENERATED_FOLDERS.isdisjoint(steps)


def same_name(first: str, second: str) -> bool:
    """Return whether some file system takes two names for the same."""
    return _plain_name(first) == _plain_name(second)


def is_same_or_below(parts: Sequence[str], place: Sequence[str]) -> bool:
    """Return whether some file system takes a path for a place or for something below it."""
    return len(parts) >= len(place) and all(map(same_name, parts, place))


def _oddity(name: str) -> str:
    checks = (
        ("\\" in name, "a name with a backslash is a path on other systems"),
        (any(unicodedata.category(char) == "Cc" for char in name), "it holds control characters"),
        (name != name.rstrip(" ."), "it ends with a dot or a space"),
        (_ENCODED.search(name), "it holds an encoded separator"),
        (_STREAM.search(name), "it names a stream of a file"),
        (_DRIVE.match(name), "it looks like a drive or an address"),
        (name.lower() in _DEVICES, "it is a device on other systems"),
    )
    return next((reason for is_odd, reason in checks if is_odd), "")


def _pieces(part: str) -> Iterator[str]:
    """Yield a name's parts as a system with backslashes would split them."""
    return (piece for piece in part.split("\\") if piece)


@lru_cache(maxsize=4_096)
def _plain_name(name: str) -> str:
    text = unicodedata.normalize("NFKC", name)
    text = "".join(char for char in text if unicodedata.category(char) != "Cf")
    text = unicodedata.normalize("NFKC", text.casefold())
    # a stream (`name:stream`) is part of its file
    return text.partition(":")[0].rstrip(" .") or text


def _steers(piece: str) -> bool:
    return _is_named(piece, STEERING) or bool(_STEERING_FORMS.fullmatch(_plain_name(piece)))


def _is_named(piece: str, names: frozenset[str]) -> bool:
    plain = _plain_name(piece)
    if plain in names:
        return True
    short = _SHORT.match(plain)
    if short is None:
        return False
    # the characters of a long name that Windows keeps in its short one (`GIT~1`)
    bare = (name.lstrip(".") for name in names)
    return any(short[1] == (name.rpartition(".")[0] or name).replace(".", "")[:6] for name in bare)


_MARK = lazy_pattern(r"\\(?:\\|x([0189a-fA-F][0-9a-fA-F]|7[fF]))")
_UNSEEN = lazy_pattern(r"[\x00-\x1f\x7f-\x9f\udc80-\udcff]" r"|\\" * (os.name != "nt"))
"""Control characters, bytes that are no UTF-8, and the sign with which both are shown. On Windows
that parts the steps of a path, and is in no name."""


def show_path(name: str) -> str:
    """Return a name or path of the system as printable text, no two names as the same."""

    def spell(match: re.Match[str]) -> str:
        if match[0] == "\\":
            return "\\\\"
        return "".join(f"\\x{byte:02x}" for byte in match[0].encode("utf-8", "surrogateescape"))

    return _UNSEEN.sub(spell, name)


def parse_shown_path(path: str) -> str:
    """Return the path of the system that a displayed one stands for.

    A single backslash that begins nothing is one, since people and models write paths, too.
    """
    if "\\" not in path or (os.name == "nt" and "\\x" not in path):
        return path

    def read(match: re.Match[str]) -> str:
        if match[1] is None:
            return match[0] if os.name == "nt" else "\\"
        return chr(0xDC00 + int(match[1], 16))

    # every mark is one byte; together with its neighbors it may be a character of UTF-8
    raw = b"".join(
        bytes([ord(char) - 0xDC00])
        if "\udc00" <= char <= "\udcff"
        else char.encode("utf-8", "replace")
        for char in _MARK.sub(read, path)
    )
    return raw.decode("utf-8", "surrogateescape")
