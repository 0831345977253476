"""What lies in wait around a message that is shown: whoever fetches, opens or starts is noticed."""

import ctypes
import os
import select
import shutil
import struct
import sys
import tempfile
from pathlib import Path

from tests.system.peers.small_server import SmallServer

PROGRAMS = (
    "xdg-open gio gvfs-open kde-open kde-open5 kde-open6 exo-open x-www-browser www-browser"
    " sensible-browser firefox chromium google-chrome open wslview xdg-email xdg-mime"
)
_IN_ACCESS, _IN_OPEN = 0x1, 0x20
_EVENT = struct.Struct("iIII")
_PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f64540"
    "0000000049454e44ae426082"
)


class Traps:
    """A folder of canaries and pipes, a server on this machine, and programs that tell."""

    def __init__(self) -> None:
        self.folder = Path(os.path.realpath(tempfile.mkdtemp(prefix="helix-audit-")))
        self._create_files()
        self._watch = _Watch([self.folder, self.folder / "work/imgs"])
        self._server = SmallServer(lambda _request: _PIXEL, kind="image/png").__enter__()

    def led_here(self, text: str) -> str:
        """The same message with its places being ours, so that a visit is seen."""
        ours = {
            "evil.example": f"127.0.0.1:{self._server.port}",
            "/tmp/fifo": str(self.folder / "fifo"),
            "/etc/passwd": str(self.folder / "passwd"),
            "/etc/hosts": str(self.folder / "passwd"),
            "/tmp/": f"{self.folder}/",
        }
        for place, here in ours.items():
            text = text.replace(place, here)
        return text

    def sprung(self) -> list[str]:
        """What happened since it was last asked."""
        paths = self._server.paths
        hits, paths[:] = [f"fetched {path}" for path in paths], []
        log = self.folder / "started.log"
        started = log.read_text().splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return [*hits, *(f"started {line}" for line in started), *self._watch.opened_files()]

    def close(self) -> None:
        self._server.__exit__()
        self._watch.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _create_files(self) -> None:
        (self.folder / "work/imgs").mkdir(parents=True)
        (self.folder / "bin").mkdir()
        for name in ("work/imgs/bomb8k.png", "a.png", "x.png", "i.png", "imgs.png"):
            (self.folder / name).write_bytes(_PIXEL)
        (self.folder / "passwd").write_text("root:x:0:0:canary\n")
        if hasattr(os, "mkfifo"):
            os.mkfifo(self.folder / "fifo")
        log = self.folder / "started.log"
        for name in PROGRAMS.split():
            program = self.folder / "bin" / name
            program.write_text(f'#!/bin/sh\nprintf "%s %s\\n" "$0" "$*" >> "{log}"\n')
            program.chmod(0o755)


class _Watch:
    """Tells which files of some folders were opened; only Linux has it, elsewhere it is silent."""

    def __init__(self, folders: list[Path]) -> None:
        self._fd = -1
        if sys.platform != "linux":
            return
        libc = ctypes.CDLL(None, use_errno=True)
        self._fd = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        for folder in folders:
            libc.inotify_add_watch(self._fd, str(folder).encode(), _IN_ACCESS | _IN_OPEN)

    def opened_files(self) -> list[str]:
        results = []
        while self._fd >= 0 and select.select([self._fd], [], [], 0)[0]:
            read = os.read(self._fd, 65_536)
            at = 0
            while at < len(read):
                _, _, _, size = _EVENT.unpack_from(read, at)
                at += _EVENT.size
                name = read[at : at + size].rstrip(b"\0").decode("utf-8", "replace")
                at += size
                if name and name not in ("bin", "work", "started.log"):
                    results.append(f"opened {name}")
        return sorted(set(results))

    def close(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
