"""MCP bundles (`.mcpb`, `.dxt`): checked within limits, shown, and unpacked as a server.

Anybody may have packed one. It is shown from a private copy, installed only if its bytes are still
the same, and unpacked through open handles into a new folder of the application, as files and
folders alone: no links, no names that lead elsewhere, within limits. Its server then waits for
approval as any imported one. A bundle's signature proves nothing here and is not looked at.
"""

import errno
import hashlib
import os
import re
import shutil
import stat
import struct
import sys
import tempfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Literal
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from msgspec import Struct, field

from helix_desktop.app.mcp_servers.server_file import check_server
from helix_desktop.app.mcp_servers.server_import import ImportedServer, split_secrets
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.form_questions import (
    FieldKind,
    FormField,
    Value,
    find_field_problem,
    parse_typed,
)
from helix_desktop.domain.hidden_characters import has_hidden, show_hidden
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.domain.mcp_servers import McpServer
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.folder_handle import (
    READING,
    FolderHandle,
    require_regular,
)
from helix_desktop.tools.files.folder_handle_windows import folder_handle_at
from helix_desktop.tools.mcp_host.approvals import server_prefix
from helix_desktop.tools.programs.program_search import find_program

ENDINGS = (".mcpb", ".dxt")
MAX_BUNDLE_BYTES = 256 * 1024 * 1024
MAX_UNPACKED_BYTES = 1024 * 1024 * 1024
MAX_FILES = 50_000
MAX_LIST_BYTES = 8 * 1024 * 1024
"""Of the list of an archive's files, which is read at once."""
MAX_MANIFEST_BYTES = 1024 * 1024
MAX_DEPTH = 40
MAX_OPTIONS = 50
MAX_NAME_BYTES = 200
FOLDER = "bundle-"

_PIECE_BYTES = 1024 * 1024
_END, _END_64 = b"PK\x05\x06", b"PK\x06\x07"
_END_BYTES, _END_64_BYTES, _MAX_COMMENT_BYTES = 22, 20, 64 * 1024
_FOLDERS = {"HOME": "", "DESKTOP": "Desktop", "DOCUMENTS": "Documents", "DOWNLOADS": "Downloads"}
_PLACEHOLDER = re.compile(
    rf"\$\{{(__dirname|user_config\.[\w.\-]+|pathSeparator|/|{'|'.join(_FOLDERS)})\}}"
)
_ARCHIVE_ERRORS = (BadZipFile, zlib.error, struct.error, NotImplementedError, EOFError, ValueError)
"""Errors of the standard library for damaged archives."""


class _Launch(Struct):
    command: str = ""
    args: list[str] = []
    env: dict[str, str] = {}
    platform_overrides: dict[str, "_Launch"] = {}


class _Program(Struct):
    type: str = ""
    entry_point: str = ""
    mcp_config: _Launch = field(default_factory=_Launch)


class _Option(Struct):
    type: Literal["string", "number", "boolean", "directory", "file"] = "string"
    title: str = ""
    description: str = ""
    required: bool = False
    default: str | int | float | bool | list[str] | None = None
    multiple: bool = False
    sensitive: bool = False
    min: float | None = None
    max: float | None = None


class _Author(Struct):
    name: str = ""


class _Compatibility(Struct):
    platforms: list[str] = []


class _Manifest(Struct):
    name: str
    server: _Program
    version: str = ""
    display_name: str = ""
    description: str = ""
    author: _Author = field(default_factory=_Author)
    user_config: dict[str, _Option] = {}
    compatibility: _Compatibility = field(default_factory=_Compatibility)


class ServerBundle(Struct, frozen=True):
    """A bundle that was looked at: its file, the digest of its bytes, and what it says of itself.

    `fields` are its settings; the values of `sensitive` ones go to the keyring, and a field of
    `several` takes values separated by semicolons.
    """

    path: Path
    digest: str
    name: str
    version: str
    author: str
    description: str
    files: int
    size: int
    fields: tuple[FormField, ...]
    sensitive: frozenset[str]
    several: frozenset[str]
    launch: _Launch

    def folder(self, home: Path) -> Path:
        """Return where it is unpacked: another bundle has another folder."""
        return home / "servers" / server_prefix(self.name) / f"{FOLDER}{self.digest[:16]}"

    def server(self, home: Path, values: Mapping[str, Value | None]) -> ImportedServer:
        """Return the server with these settings; raise ServerError for those that don't fit."""
        texts: dict[str, tuple[str, ...]] = {}
        for option in self.fields:
            value = values.get(option.name, option.default)
            if problem := find_field_problem(option, value):
                title = option.title or option.name
                raise ServerError("{name}: {problem}", name=title, problem=problem)
            texts[option.name] = self._value_texts(option.name, value)
        folder = str(self.folder(home))

        def fill(text: str, *, secret: bool) -> tuple[str, bool]:
            """Return a text with its places filled, and whether a secret is in it."""
            sensitive = False

            def value_of(match: re.Match[str]) -> str:
                nonlocal sensitive
                name = match[1].removeprefix("user_config.")
                if name == match[1]:
                    return folder if name == "__dirname" else _folder_value(match)
                if name in self.sensitive and not secret:
                    raise ServerError(
                        "The bundle passes {name} as an argument, which other programs can read.",
                        "Nothing was installed.",
                        name=name,
                    )
                sensitive |= name in self.sensitive
                return ",".join(texts.get(name, ()))

            return _PLACEHOLDER.sub(value_of, text), sensitive

        arguments: list[str] = []
        for argument in self.launch.args:
            match = _PLACEHOLDER.fullmatch(argument)
            name = match[1].removeprefix("user_config.") if match else ""
            if name in texts and name not in self.sensitive:
                arguments += texts[name]  # as many as there are, or none
            else:
                arguments.append(fill(argument, secret=False)[0])
        variables: dict[str, str] = {}
        secrets: dict[str, str] = {}
        for name, text in self.launch.env.items():
            value, is_secret = fill(text, secret=True)
            if value:
                (secrets if is_secret else variables)[name] = value
        command = fill(self.launch.command, secret=False)[0]
        if "/" in command:
            command = str(self.folder(home) / command)  # an absolute one stays as it is
        elif command == "python" and find_program(command, os.environ.get("PATH", "")) is None:
            command = "python3"
        server = McpServer(
            self.name,
            command,
            tuple(arguments),
            folder,
            env=tuple(sorted(variables.items())),
            secrets=tuple(sorted(secrets)),
        )
        imported = split_secrets(check_server(server))
        return replace(imported, secrets={**imported.secrets, **secrets})

    def _value_texts(self, name: str, value: Value | None) -> tuple[str, ...]:
        match value:
            case None:
                return ()
            case bool():
                return (str(value).lower(),)
            case str() if name in self.several:
                return tuple(part.strip() for part in value.split(";") if part.strip())
            case _:
                return (str(value),)


def is_bundle(path: Path) -> bool:
    return path.suffix.lower() in ENDINGS


def read_bundle(path: Path) -> ServerBundle:
    """Look at a bundle; raise ServerError if it cannot be installed. Blocks."""
    with _private_copy(path) as (copy, digest), _open_archive(copy) as archive:
        entries = _checked_entries(archive)
        info = entries.get("manifest.json")
        if info is None or info.file_size > MAX_MANIFEST_BYTES:
            raise ServerError("The bundle has no manifest.")
        try:
            manifest = parse_json_as(archive.read(info), _Manifest)
        except JsonUnparsable as error:
            raise ServerError("The bundle's manifest is unusable: {error}", error=error) from error
    platforms = manifest.compatibility.platforms
    if platforms and sys.platform not in platforms:
        known = ", ".join(show_hidden(name) for name in platforms[:9])
        raise ServerError("The bundle runs on {platforms} only.", platforms=known)
    if len(manifest.user_config) > MAX_OPTIONS:
        raise ServerError("A bundle has {most} settings at most.", most=MAX_OPTIONS)
    launch, program = manifest.server.mcp_config, manifest.server
    if not launch.command and program.entry_point:  # by its type if the manifest does not say
        entry = f"${{__dirname}}/{program.entry_point}"
        by_type = {
            "node": ("node", [entry]),
            "python": ("python3", [entry]),
            "uv": ("uv", ["run", "--directory", "${__dirname}", entry]),
            "binary": (entry, []),
        }
        command, args = by_type.get(program.type, ("", []))
        launch = _Launch(command, args, launch.env, launch.platform_overrides)
    override = launch.platform_overrides.get(sys.platform, _Launch())
    launch = _Launch(
        override.command or launch.command,
        override.args or launch.args,
        {**launch.env, **override.env},
    )
    if not launch.command:
        raise ServerError("The bundle doesn't say how its server is started.")
    options = manifest.user_config
    bundle = ServerBundle(
        path,
        digest,
        show_hidden(manifest.name)[:60],
        show_hidden(manifest.version)[:60],
        show_hidden(manifest.author.name)[:200],
        show_hidden(manifest.description or manifest.display_name)[:4_000],
        files=sum(not info.is_dir() for info in entries.values()),
        size=sum(info.file_size for info in entries.values()),
        fields=tuple(_form_field(name, option) for name, option in options.items()),
        sensitive=frozenset(name for name, option in options.items() if option.sensitive),
        several=frozenset(name for name, option in options.items() if option.multiple),
        launch=launch,
    )
    check_server(McpServer(bundle.name, launch.command))
    return bundle


def unpack_bundle(bundle: ServerBundle, home: Path) -> None:
    """Unpack a bundle that was looked at; raise ServerError, with nothing left. Blocks."""
    target = bundle.folder(home)
    with _private_copy(bundle.path) as (copy, digest):
        if digest != bundle.digest:
            raise ServerError("{path} has changed. Open it again.", path=bundle.path.name)
        if target.is_dir():
            return  # it got this name when it was complete
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        unfinished = Path(tempfile.mkdtemp(prefix=".unpacking-", dir=target.parent))
        try:
            with _open_archive(copy) as archive:
                top = folder_handle_at(str(unfinished))
                try:
                    for name, info in _checked_entries(archive).items():
                        _unpack_entry(archive, info, top, name)
                finally:
                    top.close()
            unfinished.rename(target)
        except OSError as error:
            raise ServerError(
                "Can't unpack the bundle: {reason}.", reason=error.strerror or str(error)
            ) from error
        finally:
            shutil.rmtree(unfinished, ignore_errors=True)


def remove_bundles(home: Path, name: str, *, except_for: str = "") -> None:
    """Remove what is unpacked of a server, except for the folder that it runs in. Blocks."""
    for folder in (home / "servers" / server_prefix(name)).glob(f"{FOLDER}*"):
        if str(folder) != except_for:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _private_copy(path: Path) -> Iterator[tuple[IO[bytes], str]]:
    """Yield a copy that nobody else can change, and its digest."""
    digest, size = hashlib.sha256(), 0
    try:
        source = require_regular(os.open(path, READING), path.name)
    except OSError as error:
        raise ServerError(
            "Can't read {file}: {reason}.", file=path.name, reason=error.strerror
        ) from error
    with open(source, "rb") as file, tempfile.TemporaryFile() as copy:
        try:
            while piece := file.read(_PIECE_BYTES):
                size += len(piece)
                if size > MAX_BUNDLE_BYTES:
                    raise ServerError("The file is too large for a bundle.")
                digest.update(piece)
                copy.write(piece)
        except OSError as error:
            raise ServerError(
                "Can't read {file}: {reason}.", file=path.name, reason=error.strerror
            ) from error
        yield copy, digest.hexdigest()


@contextmanager
def _open_archive(copy: IO[bytes]) -> Iterator[ZipFile]:
    """Open an archive; raise ServerError if it is damaged, or its list would fill the memory."""
    try:
        size = copy.seek(0, os.SEEK_END)
        # with what stands before an end that has the longest comment
        copy.seek(max(0, size - _END_64_BYTES - _END_BYTES - _MAX_COMMENT_BYTES))
        tail = copy.read()
        end = tail.rfind(_END)
        if end < 0 or len(tail) - end < _END_BYTES:
            raise BadZipFile
        (list_bytes,) = struct.unpack("<L", tail[end + 12 : end + 16])
        if list_bytes > MAX_LIST_BYTES or _END_64 in tail[max(0, end - _END_64_BYTES) : end]:
            raise ServerError("The bundle has too many files.")
        with ZipFile(copy) as archive:
            yield archive
    except (*_ARCHIVE_ERRORS, OSError) as error:
        if isinstance(error, OSError) and error.errno != errno.EINVAL:
            raise  # anything but a place that the archive does not have
        raise ServerError("The bundle is damaged.") from error


def _checked_entries(archive: ZipFile) -> dict[str, ZipInfo]:
    """Return the files and folders by name; raise ServerError for others, or too many."""
    entries: dict[str, ZipInfo] = {}
    folded: set[str] = set()
    infos = archive.infolist()
    if len(infos) > MAX_FILES or sum(info.file_size for info in infos) > MAX_UNPACKED_BYTES:
        raise ServerError("The bundle has too many files, or they are too large.")
    for info in infos:
        name = info.orig_filename.removesuffix("/")
        steps = name.split("/")
        kind = stat.S_IFMT(info.external_attr >> 16)
        is_plain = (
            kind in (0, stat.S_IFREG, stat.S_IFDIR)
            and not info.flag_bits & 1  # encrypted
            and info.compress_type in (ZIP_STORED, ZIP_DEFLATED)
        )
        is_inside = len(steps) <= MAX_DEPTH and all(map(_is_plain_name, steps))
        if not is_plain or not is_inside or name.casefold() in folded:
            raise ServerError(
                "The bundle contains {name}, which is no plain file inside of it.",
                name=repr(show_hidden(name[:_PIECE_BYTES])[:200]),
            )
        folded.add(name.casefold())
        entries[name] = info
    return entries


def _is_plain_name(step: str) -> bool:
    """Whether a name is a step into a folder on every system."""
    plain = step.isprintable() and not has_hidden(step) and not set('\\:*?"<>|') & set(step)
    return plain and 0 < len(step.encode()) <= MAX_NAME_BYTES and step[-1] not in ". "


def _unpack_entry(archive: ZipFile, info: ZipInfo, top: FolderHandle, name: str) -> None:
    """Write one entry below an open folder; every name must be new or a real folder."""
    *folders, last = name.split("/")
    if info.is_dir():
        folders.append(last)
    opened: list[FolderHandle] = []
    try:
        folder = top
        for step in folders:
            with suppress(FileExistsError):
                folder.make_folder(step)
            folder = folder.inner(step)
            opened.append(folder)
        if info.is_dir():
            return
        is_program = bool(info.external_attr >> 16 & 0o111)
        handle = folder.make_file(last, 0o700 if is_program else 0o600)
        with open(handle, "wb") as file, archive.open(info) as packed:
            while piece := packed.read(_PIECE_BYTES):
                file.write(piece)
    finally:
        for inner in reversed(opened):
            inner.close()


def _folder_value(match: re.Match[str]) -> str:
    """Return what a place stands for in every bundle."""
    below = _FOLDERS.get(match[1])
    return os.sep if below is None else str(Path.home() / below)


def _form_field(name: str, option: _Option) -> FormField:
    kinds = {"number": FieldKind.NUMBER, "boolean": FieldKind.YES_NO}
    kind = kinds.get(option.type, FieldKind.TEXT)
    default: Value | None = None
    match option.default:
        case list() as texts:
            default = _PLACEHOLDER.sub(_folder_value, "; ".join(texts)) or None
        case str() as text:
            default = parse_typed(FormField(name, kind), _PLACEHOLDER.sub(_folder_value, text))
        case value:
            default = value
    form_field = FormField(
        name,
        kind,
        title=show_hidden(option.title)[:200],
        description=show_hidden(option.description)[:4_000],
        required=option.required,
        minimum=option.min if kind is FieldKind.NUMBER else None,
        maximum=option.max if kind is FieldKind.NUMBER else None,
    )
    if default is None or find_field_problem(form_field, default):
        return form_field
    return replace(form_field, default=default)
