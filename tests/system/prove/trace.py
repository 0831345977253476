"""What a process did to a folder, call by call, as strace saw it."""

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.system.prove.outcome import need

ROOT = Path(__file__).resolve().parents[3]
_CALLS = (
    "openat,write,writev,pwrite64,lseek,fdatasync,fsync,rename,renameat,renameat2,"
    "unlink,unlinkat,ftruncate,mkdir,mkdirat,close"
)


@dataclass(frozen=True, slots=True)
class Call:
    """One thing that was done; `at` is where a write began or a file was cut."""

    what: str
    path: str = ""
    data: bytes = b""
    at: int = 0
    target: str = ""


def command(folder: Path, length: int) -> list[str]:
    """The scripted session as a program of its own."""
    return [sys.executable, "-m", "tests.system.prove.script", str(folder), str(length)]


def record(folder: Path, length: int, log: Path) -> list[Call]:
    """Play the session under strace and read what it did below `folder`."""
    strace = need("strace", "strace")
    options = ["-f", "-qq", "-y", "-xx", "-s", "4000000", "-o", str(log), "-e", f"trace={_CALLS}"]
    ran = subprocess.run(
        [strace, *options, *command(folder, length)], cwd=ROOT, capture_output=True, check=False
    )
    if b"end" not in ran.stdout:
        raise RuntimeError(f"the session did not end: {ran.stderr.decode()[-2000:]}")
    with log.open(encoding="ascii", errors="replace") as lines:
        return list(_Reader(str(folder.resolve())).calls(lines))


_LINE = re.compile(r"(\d+)\s+(.*)", re.DOTALL)
_CALL = re.compile(r"(\w+)\((.*)\)\s+= (-?\d+)(?:<(.*?)>)?", re.DOTALL)
_RESUMED = re.compile(r"<\.\.\. \w+ resumed>(.*)", re.DOTALL)
_QUOTED = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
_FD = re.compile(r"(-?\d+)(?:<(.*?)>)?")


def _bytes(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))


class _Reader:
    """Follows offsets of descriptors, so that a write knows where it went."""

    def __init__(self, root: str) -> None:
        self._root = root
        self._begun: dict[str, str] = {}
        self._offsets: dict[int, int] = {}

    def calls(self, lines: Iterator[str]) -> Iterator[Call]:
        for line in self._joined_calls(lines):
            if (results := _CALL.match(line)) is None:
                continue
            name, arguments, result, descriptor = results.groups()
            if int(result) < 0:
                continue
            call = self._call(name, arguments, int(result), descriptor or "")
            if call is not None:
                yield call

    def _joined_calls(self, lines: Iterator[str]) -> Iterator[str]:
        """Calls that another thread interrupted, put together at their end."""
        for line in lines:
            if (result := _LINE.match(line.rstrip("\n"))) is None:
                continue
            thread, rest = result.groups()
            if rest.endswith("<unfinished ...>"):
                self._begun[thread] = rest.removesuffix("<unfinished ...>").rstrip()
            elif resumed := _RESUMED.match(rest):
                yield self._begun.pop(thread, "") + resumed[1]
            else:
                yield rest

    def _call(self, name: str, arguments: str, result: int, descriptor: str) -> Call | None:
        match name:
            case "openat":
                return self._opened(arguments, result)
            case "mkdir" | "mkdirat":
                return self._named("mkdir", arguments)
            case "rename" | "renameat" | "renameat2":
                return self._named("rename", arguments)
            case "unlink" | "unlinkat":
                return self._named("unlink", arguments)
        return self._on_descriptor(name, arguments, result)

    def _opened(self, arguments: str, result: int) -> Call | None:
        self._offsets[result] = 0
        if "O_CREAT" not in arguments:
            return None
        path = self._path(_QUOTED.findall(arguments)[0])
        return Call("open", path, at=int("O_TRUNC" in arguments)) if path else None

    def _named(self, what: str, arguments: str) -> Call | None:
        paths = [self._path(text) for text in _QUOTED.findall(arguments)]
        return Call(what, paths[0], target=paths[-1]) if paths[0] else None

    def _on_descriptor(self, name: str, arguments: str, result: int) -> Call | None:
        results = _FD.match(arguments)
        if results is None:
            return None
        number, path = int(results[1]), self._path(results[2] or "")
        if name == "writev" and number == 1:
            data = b"".join(_bytes(text) for text in _QUOTED.findall(arguments))
            return Call("say", data=data.strip())
        if name == "lseek":
            self._offsets[number] = result
        return self._on_file(name, arguments, result, number, path) if path else None

    def _on_file(
        self, name: str, arguments: str, result: int, number: int, path: str
    ) -> Call | None:
        match name:
            case "write":
                at = self._offsets.get(number, 0)
                self._offsets[number] = at + result
                return Call("write", path, _bytes(_QUOTED.findall(arguments)[0])[:result], at)
            case "pwrite64":
                at = int(arguments.rsplit(",", 1)[1])
                return Call("write", path, _bytes(_QUOTED.findall(arguments)[0])[:result], at)
            case "ftruncate":
                return Call("cut", path, at=int(arguments.rsplit(",", 1)[1]))
            case "fsync" | "fdatasync":
                return Call("sync", path)
        return None

    def _path(self, text: str) -> str:
        """The path relative to the folder; empty if it lies elsewhere. "." is the folder."""
        name = _bytes(text).decode("utf-8", "replace") if text.startswith("\\x") else text
        if name == self._root:
            return "."
        inside = name.startswith(self._root + "/")
        return name[len(self._root) + 1 :] if inside else ""
