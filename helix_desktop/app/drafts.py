"""What the person has typed and not sent: kept per session, so that a crash does not take it.

Noting costs nothing; saving replaces one small file and may block, so it runs in a thread.
"""

import logging
import threading
from pathlib import Path

import msgspec

from helix_desktop.app.files import replace_file
from helix_desktop.domain.cache import SessionId

FILE = "drafts.json"
_Texts = dict[SessionId, str]

log = logging.getLogger(__name__)


class Drafts:
    """The drafts of one workspace; without a file they live as long as the window."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._texts: _Texts = _read(file) if file is not None else {}
        self._saved = dict(self._texts)
        self._writing = threading.Lock()

    def text(self, session: SessionId) -> str:
        return self._texts.get(session, "")

    def note(self, session: SessionId, text: str) -> None:
        """Remember it; an empty one is forgotten."""
        others = {key: value for key, value in self._texts.items() if key != session}
        self._texts = {**others, session: text} if text.strip() else others

    def save(self) -> None:
        """Write what is noted by now, if that is not on disk yet; never raises."""
        with self._writing:
            texts = self._texts
            if self._file is None or texts == self._saved:
                return
            try:
                replace_file(self._file, msgspec.json.encode(texts))
            except (OSError, UnicodeEncodeError) as error:
                log.warning("drafts cannot be saved: %s", error)
                return
            self._saved = texts


def _read(file: Path) -> _Texts:
    """A file that cannot be understood is put aside; nothing else depends on it."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=_Texts)
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        log.warning("drafts cannot be read: %s", error)
    try:
        file.replace(file.with_suffix(".unreadable.json"))
    except OSError as error:
        log.warning("drafts cannot be put aside: %s", error)
    return {}
