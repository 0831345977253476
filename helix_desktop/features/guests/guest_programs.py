"""The other programs' agents that can be guests: which are known, installed, or added by the user.

A program is looked for by its name alone; nothing runs before a session with it begins. The one
that is found then is approved by that; another one in its place asks again. Its own settings can
be written by it, since that is where it keeps its sessions and its sign-in.
"""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.app.json_file import JsonFile, JsonList
from helix_desktop.app.models.guest_port import APPROVALS
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import SettingsError
from helix_desktop.providers.models.endpoints import SHIPPED
from helix_desktop.tools.programs.program_search import find_program

FILE = "guests.json"
MAX_ARGUMENTS = 50
MAX_ARGUMENT_CHARS = 2_000
_PROGRAM_FOLDERS = (
    *("~/.local/bin", "~/.npm-global/bin", "~/.bun/bin", "~/.opencode/bin", "~/.volta/bin"),
    *("/usr/local/bin", "/opt/homebrew/bin"),
)
"""Folders of programs that a start from a desktop's menu has not in its PATH."""

Argument = Annotated[str, Meta(max_length=MAX_ARGUMENT_CHARS)]


class GuestRecording(Struct, frozen=True):
    """How a program is pointed to the recorder: `variables` have `{url}` for its address.

    `upstream` is where its requests go otherwise, unless the variable `own_upstream` names another
    address. With `key`, it is used only if that variable is set: with a subscription's sign-in,
    programs go elsewhere. `vendor` is the provider whose prices count, "" for none.
    """

    upstream: str
    variables: tuple[tuple[str, str], ...]
    own_upstream: str = ""
    key: str = ""
    vendor: str = ""


class GuestProgram(Struct, frozen=True):
    """One program. The first of `commands` whose program is installed is run."""

    id: str
    name: str
    commands: tuple[tuple[str, ...], ...]
    settings: tuple[str, ...] = ()
    """Its own files and folders, below the home folder; it may write them."""
    keys: tuple[str, ...] = ()
    """Variables with its keys and addresses, which are passed on to it alone."""
    recordings: tuple[GuestRecording, ...] = ()
    """The first that can be used is."""
    sign_in: str = ""
    """The command by which it is signed in, in a terminal."""
    needs: str = ""
    """A program that has to be installed for `npx` to be tried."""
    variables: tuple[tuple[str, str], ...] = ()

    def command(self, path: str) -> tuple[str, ...] | None:
        """Return the command with the full path of its program; None if none is installed."""
        for name, *arguments in self.commands:
            if name == "npx" and self.needs and find_program(self.needs, path) is None:
                continue
            if (program := find_program(name, path)) is not None:
                return (program, *arguments)
        return None

    @property
    def endpoint(self) -> Endpoint:
        return Endpoint(self.id, self.name, DialectId.ACP, "", needs_key=False)


def find_command(program: GuestProgram, path: str) -> Sequence[str] | None:
    """Return a program's command; None if it is not installed. Blocks.

    Its files are named by the real folders: a sandbox shows no links to them.
    """
    words = program.command(path)
    return words and [
        os.path.join(os.path.realpath(os.path.dirname(word)), os.path.basename(word))
        if os.path.isabs(word) and os.path.isfile(word)
        else word
        for word in words
    ]


_CODEX_PROVIDER = (
    '{"model_provider":"recorded","model_providers":{"recorded":{"name":"OpenAI",'
    '"base_url":"{url}","wire_api":"responses","env_key":"OPENAI_API_KEY"}}}'
)


def _by_address(variable: str, upstream: str, *, key: str = "", vendor: str = "") -> GuestRecording:
    """Return the recording of a program that reads its provider's address from a variable."""
    return GuestRecording(upstream, ((variable, "{url}"),), variable, key, vendor)


def _by_opencode(provider: str, upstream: str, *, key: str) -> GuestRecording:
    settings = '{"provider":{"' + provider + '":{"options":{"baseURL":"{url}"}}}}'
    variables = (("OPENCODE_CONFIG_CONTENT", settings),)
    return GuestRecording(upstream, variables, key=key, vendor=provider)


def _by_npx(package: str) -> tuple[str, ...]:
    return ("npx", "--yes", package)


KNOWN = (
    GuestProgram(
        "claude-code",
        "Claude Code",
        (
            ("claude-agent-acp",),
            ("claude-code-acp",),
            _by_npx("@agentclientprotocol/claude-agent-acp"),
        ),
        settings=(".claude", ".claude.json"),
        keys=("ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "CLAUDE_CODE_OAUTH_TOKEN"),
        recordings=(
            _by_address(
                "ANTHROPIC_BASE_URL",
                "https://api.anthropic.com",
                key="ANTHROPIC_API_KEY",
                vendor="anthropic",
            ),
        ),
        sign_in="claude /login",
        needs="claude",
    ),
    GuestProgram(
        "codex",
        "Codex",
        (("codex-acp",), _by_npx("@agentclientprotocol/codex-acp")),
        settings=(".codex",),
        keys=("OPENAI_API_KEY", "CODEX_API_KEY"),
        recordings=(
            GuestRecording(
                "https://api.openai.com/v1",
                (("CODEX_CONFIG", _CODEX_PROVIDER),),
                own_upstream="OPENAI_BASE_URL",
                key="OPENAI_API_KEY",
                vendor="openai",
            ),
        ),
        sign_in="codex login",
        needs="codex",
    ),
    GuestProgram(
        "gemini-cli",
        "Gemini CLI",
        (("gemini", "--acp"),),
        settings=(".gemini",),
        keys=("GEMINI_API_KEY", "GOOGLE_API_KEY"),
        recordings=(
            _by_address(
                "GOOGLE_GEMINI_BASE_URL",
                "https://generativelanguage.googleapis.com",
                key="GEMINI_API_KEY",
                vendor="gemini",
            ),
        ),
        sign_in="gemini",
    ),
    GuestProgram(
        "opencode",
        "OpenCode",
        (("opencode", "acp"),),
        settings=(
            *(".config/opencode", ".local/share/opencode", ".local/state/opencode"),
            ".cache/opencode",
        ),
        keys=("ANTHROPIC_API_KEY", "OPENAI_API_KEY", "OPENROUTER_API_KEY", "OPENCODE_API_KEY"),
        recordings=(
            _by_opencode("anthropic", "https://api.anthropic.com/v1", key="ANTHROPIC_API_KEY"),
            _by_opencode("openai", "https://api.openai.com/v1", key="OPENAI_API_KEY"),
        ),
        sign_in="opencode auth login",
    ),
    GuestProgram(
        "goose",
        "Goose",
        (("goose", "acp"),),
        settings=(".config/goose", ".local/share/goose", ".local/state/goose"),
        keys=("ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GOOGLE_API_KEY", "OPENROUTER_API_KEY"),
        recordings=(
            _by_address(
                "ANTHROPIC_HOST",
                "https://api.anthropic.com",
                key="ANTHROPIC_API_KEY",
                vendor="anthropic",
            ),
            _by_address(
                "OPENAI_HOST", "https://api.openai.com", key="OPENAI_API_KEY", vendor="openai"
            ),
        ),
        sign_in="goose configure",
    ),
    GuestProgram(
        "kimi-code",
        "Kimi Code",
        (("kimi", "acp"),),
        settings=(".kimi-code", ".kimi", ".config/kimi"),
        keys=("KIMI_API_KEY", "MOONSHOT_API_KEY"),
        sign_in="kimi login",
    ),
    GuestProgram(
        "qwen-code",
        "Qwen Code",
        (("qwen", "--acp"),),
        settings=(".qwen",),
        keys=("OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_MODEL", "DASHSCOPE_API_KEY"),
        recordings=(
            # only where its address is a variable already: another provider may be in its settings
            GuestRecording(
                "",
                (("OPENAI_BASE_URL", "{url}"),),
                own_upstream="OPENAI_BASE_URL",
                key="OPENAI_BASE_URL",
            ),
        ),
        sign_in="qwen",
    ),
    GuestProgram(
        "mistral-vibe",
        "Mistral Vibe",
        (("vibe-acp",),),
        settings=(".vibe",),
        keys=("MISTRAL_API_KEY",),
        sign_in="vibe --setup",
    ),
)


class OwnGuest(Struct, frozen=True, omit_defaults=True):
    """A program that the user added: any that speaks the protocol on its standard input."""

    id: Annotated[str, Meta(pattern=r"\A[a-z0-9][a-z0-9._-]{0,39}\Z")]
    command: Annotated[Sequence[Argument], Meta(min_length=1, max_length=MAX_ARGUMENTS)]
    name: Annotated[str, Meta(max_length=200)] = ""
    settings: Annotated[Sequence[Argument], Meta(max_length=MAX_ARGUMENTS)] = ()
    """Its own files and folders below the home folder, which it may write."""
    variables: dict[str, str] = {}
    """Its environment; values with a key belong into `keys`."""
    keys: Annotated[Sequence[Argument], Meta(max_length=MAX_ARGUMENTS)] = ()
    upstream: Annotated[str, Meta(max_length=MAX_ARGUMENT_CHARS)] = ""
    """Where its requests go, so that they can be recorded."""
    address: Annotated[str, Meta(max_length=200)] = ""
    """The variable that names the address of its provider."""

    @property
    def program(self) -> GuestProgram:
        recordings: tuple[GuestRecording, ...] = ()
        if self.upstream and self.address:
            recordings = (_by_address(self.address, self.upstream),)
        return GuestProgram(
            self.id,
            self.name or self.id,
            (tuple(self.command),),
            settings=tuple(self.settings),
            keys=tuple(self.keys),
            recordings=recordings,
            variables=tuple(self.variables.items()),
        )


def _accept(own: OwnGuest) -> OwnGuest:
    if own.id in SHIPPED:
        raise SettingsError("{id} is the name of a provider.", "Choose another.", id=own.id)
    for place in own.settings:
        if os.path.isabs(place) or ".." in place.split("/") or place.strip("/.") == "":
            raise SettingsError(
                "{place} isn't a place below your home folder.",
                "Write it relative to that, for example .config/agent.",
                place=repr(place),
            )
    return own


class GuestPrograms:
    """The programs of this installation. Reads and writes block."""

    def __init__(self, config: Path, environ: Mapping[str, str]) -> None:
        self._file = JsonList(config / FILE, OwnGuest, key=lambda own: own.id, check=_accept)
        # no copy: an approval that may not be the newest one counts for nothing
        self._approvals = JsonFile(config / APPROVALS, dict[str, list[str]], has_copy=False)
        self._environ = environ
        self.path = config / FILE

    @property
    def problems(self) -> Sequence[Exception]:
        return self._file.problems

    def load(self) -> None:
        self._file.load()

    def check(self) -> None:
        self.approved("")

    @property
    def all(self) -> Mapping[str, GuestProgram]:
        """All programs, also those that are not installed; the user's own replace known ones."""
        own = (entry.program for entry in self._file.entries)
        return {program.id: program for program in (*KNOWN, *own)}

    @property
    def search_path(self) -> str:
        """The folders in which programs are looked for."""
        more = map(os.path.expanduser, _PROGRAM_FOLDERS)
        return os.pathsep.join((self._environ.get("PATH", os.defpath), *more))

    @property
    def installed(self) -> Mapping[str, GuestProgram]:
        # one of the user's own is there to be mended, also if its program is gone
        own, path = {entry.id for entry in self._file.entries}, self.search_path
        return {
            name: program
            for name, program in self.all.items()
            if name in own or program.command(path) is not None
        }

    def add(self, own: OwnGuest) -> None:
        self._file.put(own)
        self._save_approval(own.id, None)

    def remove(self, name: str) -> bool:
        self._save_approval(name, None)
        return self._file.drop(name)

    def approved(self, name: str) -> Sequence[str] | None:
        """Return the command that was approved, with the full path of its program."""
        return (self._approvals.read() or {}).get(name)

    @property
    def lost_approvals(self) -> bool:
        """Whether approvals were lost or can't be read, so that none may be the first one."""
        return self._approvals.damage is not None

    def approve(self, name: str, command: Sequence[str]) -> None:
        """Take a command as the one that the user means."""
        self._save_approval(name, command)

    def _save_approval(self, name: str, command: Sequence[str] | None) -> None:
        approvals = self._approvals.read() or {}
        if approvals.get(name) != command:
            approvals.pop(name, None)
            if command is not None:
                approvals[name] = list(command)
            self._approvals.write(approvals)
