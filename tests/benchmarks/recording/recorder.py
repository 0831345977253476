"""One session while it is recorded: what is said, and tools that run in a folder."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks
from tests.benchmarks.corpus import ROOT

Message: TypeAlias = dict[str, Any]

MESSAGE_TOKENS, CALL_TOKENS = 4, 8
MAX_SECONDS = 120
SHOWN = "/srv"
"""Where the folder of a session seems to be."""
_TAKEN = re.compile(r"\bin \d+\.\d+s\b( \(\d+:\d+:\d+\))?|\(\d+\.\d+s\)|\b\d+\.\d+s (call|setup)")
_ADDRESS = re.compile(r"\b0x[0-9a-f]{9,16}\b")


@cache
def _counter() -> TiktokenCounter:
    return TiktokenCounter(TokenizerRanks(ROOT / "resources" / "tokenizer"))


def count(text: str) -> int:
    """Return the tokens of a text (o200k), as Helix counts them."""
    return _counter().count(text, Encoding.O200K) if text else 0


def message_tokens(message: Mapping[str, Any], counter: Callable[[str], int] = count) -> int:
    """Return the tokens of a message, with those that frame it and its calls."""
    calls = message.get("tool_calls") or ()
    tokens = sum(CALL_TOKENS + counter(call["name"]) + counter(call["arguments"]) for call in calls)
    return MESSAGE_TOKENS + counter(message["content"]) + tokens


@dataclass
class Recorder:
    """A session that grows by what is said and done; `folder` is where its tools run."""

    name: str
    source: str
    folder: Path
    messages: list[Message] = field(default_factory=list)
    facts: list[Message] = field(default_factory=list)
    _together: list[tuple[Message, str]] | None = None
    _calls: int = 0

    @property
    def project(self) -> str:
        return f"{SHOWN}/{self.folder.name}"

    def user(self, text: str, *demanded: str) -> None:
        """The user types something; `demanded` are the parts of it that must be kept."""
        self._add({"role": "user", "content": text})
        self._note("demanded", demanded)

    def answer(self, text: str, *decided: str) -> None:
        """The agent ends its turn; `decided` are the parts of the text that it must stand by."""
        self._add({"role": "assistant", "content": text})
        self._note("decided", decided)

    def failed(self, *lines: str) -> None:
        """What the newest output says that went wrong."""
        self._note("failed", lines)

    def read(self, path: str, start: int = 1, lines: int = 2_000, say: str = "") -> str:
        """Read lines of a file, numbered."""
        text = (self.folder / path).read_text(encoding="utf-8").splitlines()
        shown = text[start - 1 : start - 1 + lines]
        output = "\n".join(f"{number:>5}\t{line}" for number, line in enumerate(shown, start))
        span = {} if start == 1 and lines == 2_000 else {"offset": start, "limit": lines}
        return self._call("read_file", {"path": path, **span}, output, say)

    def grep(self, pattern: str, path: str = ".", say: str = "", most: int = 200) -> str:
        """Look for a pattern in the project's files."""
        found = self._grep(pattern, path)
        more = [f"… {len(found) - most} more lines"] if len(found) > most else []
        output = "\n".join([*found[:most], *more]) or "No matches."
        return self._call("grep", {"pattern": pattern, "path": path}, output, say)

    def run(self, command: str, say: str = "") -> str:
        """Run a command in the project."""
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=self.folder,
            env=_environment(self.folder),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            errors="replace",
            timeout=MAX_SECONDS,
            check=False,
        )
        output = self._shown(done.stdout.rstrip("\n"))
        status = f"\n[exit status {done.returncode}]" if done.returncode else ""
        return self._call("shell", {"command": command}, (output + status) or "(no output)", say)

    def edit(self, path: str, old: str, new: str, say: str = "") -> str:
        """Replace a text that the file has once; an agent sees the refusal otherwise."""
        file = self.folder / path
        text = file.read_text(encoding="utf-8")
        times = text.count(old)
        if times == 1:
            file.write_text(text.replace(old, new), encoding="utf-8")
            output = f"Edited {path}: 1 replacement."
        else:
            output = f"Not edited: the text occurs {times} times in {path}."
        return self._call("edit_file", {"path": path, "old": old, "new": new}, output, say)

    def write(self, path: str, text: str, say: str = "") -> str:
        """Write a whole file."""
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        output = f"Wrote {path}: {len(text.splitlines())} lines."
        return self._call("write_file", {"path": path, "content": text}, output, say)

    @contextmanager
    def together(self, say: str = "") -> Iterator[None]:
        """Calls that the agent makes in one message."""
        self._together = []
        yield
        made, self._together = self._together, None
        self._say(say, [call for call, _ in made], [output for _, output in made])

    def has(self, path: str) -> bool:
        return (self.folder / path).is_file()

    def text(self, path: str) -> str:
        return (self.folder / path).read_text(encoding="utf-8")

    @property
    def requests(self) -> int:
        return sum(message["role"] == "assistant" for message in self.messages)

    @property
    def tokens(self) -> int:
        return sum(message["tokens"] for message in self.messages)

    def _grep(self, pattern: str, path: str) -> list[str]:
        wanted, root = re.compile(pattern), self.folder / path
        files = [root] if root.is_file() else sorted(root.rglob("*"))
        found: list[str] = []
        for file in files:
            relative = file.relative_to(self.folder).as_posix()
            if not file.is_file() or relative.startswith(".git/") or "__pycache__" in relative:
                continue
            try:
                lines = file.read_text(encoding="utf-8").splitlines()
            except UnicodeDecodeError:
                continue
            found += [
                f"{relative}:{number}:{line[:240]}"
                for number, line in enumerate(lines, 1)
                if wanted.search(line)
            ]
        return found

    def _shown(self, output: str) -> str:
        """The output as it is, but for places, times, and addresses of this machine."""
        for place in (str(self.folder.resolve()), str(self.folder)):
            output = output.replace(place, self.project)
        for prefix in sorted({sys.prefix, sys.base_prefix}, key=len, reverse=True):
            output = output.replace(prefix, "/usr")
        return _ADDRESS.sub("0x7f00", _TAKEN.sub("in 0.42s", output))

    def _call(self, tool: str, arguments: Mapping[str, Any], output: str, say: str) -> str:
        self._calls += 1
        text = json.dumps(arguments, ensure_ascii=False)
        call = {"id": f"call_{self._calls:04}", "name": tool, "arguments": text}
        if self._together is not None:
            self._together.append((call, output))
        else:
            self._say(say, [call], [output])
        return output

    def _say(self, say: str, calls: Sequence[Message], outputs: Sequence[str]) -> None:
        self._add({"role": "assistant", "content": say, "tool_calls": list(calls)})
        for call, output in zip(calls, outputs, strict=True):
            self._add({"role": "tool", "content": output, "tool_call_id": call["id"]})

    def _add(self, message: Message) -> None:
        self.messages.append({**message, "tokens": message_tokens(message)})

    def _note(self, kind: str, texts: Sequence[str]) -> None:
        at = len(self.messages) - 1
        for text in texts:
            if text not in self.messages[at]["content"]:
                raise ValueError(f"{self.name}: message {at} does not say {text!r}")
            self.facts.append({"kind": kind, "string": text, "said_at": at})


def _environment(folder: Path) -> dict[str, str]:
    """Return an environment without anything of the user's own."""
    return {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}/usr/local/bin:/usr/bin:/bin",
        "HOME": str(folder),
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "TERM": "dumb",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "0",
        "PYTEST_ADDOPTS": "-p no:cacheprovider -p no:randomly",
        "QT_QPA_PLATFORM": "offscreen",
        "GIT_PAGER": "cat",
        "GIT_AUTHOR_DATE": "2026-11-30T12:00:00Z",
        "GIT_COMMITTER_DATE": "2026-11-30T12:00:00Z",
        "GIT_CONFIG_GLOBAL": os.devnull,
    }
