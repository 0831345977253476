"""Folders that the system asks the application to open, before and while there is a window."""

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent

from helix_desktop.ui.application.launch import OpenRequests

SCRIPT = """
import sys
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from helix_desktop.ui.application.launch import make_application
app = make_application()
heard = []
QCoreApplication.postEvent(app, QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1])))
app.processEvents()
app.open_requests.set_handler(heard.append)
assert QCoreApplication.sendEvent(app, QFileOpenEvent(sys.argv[2])), "nobody took it"
print("|".join(heard))
"""


def test_the_application_opens_files_that_the_system_hands_over(tmp_path: Path) -> None:
    # a process of its own: there is one application in each
    words = [sys.executable, "-c", SCRIPT, str(tmp_path / "a b"), str(tmp_path / "c")]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", timeout=50)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip() == f"{tmp_path / 'a b'}|{tmp_path / 'c'}"


def test_what_is_asked_before_there_is_a_window_waits_for_it() -> None:
    requests, targets = OpenRequests(), list[str]()
    requests.take(QFileOpenEvent("/first"))
    requests.take(QFileOpenEvent("/second"))
    requests.set_handler(targets.append)
    assert targets == ["/first", "/second"]
    requests.take(QFileOpenEvent("/third"))
    assert targets[-1] == "/third"
    requests.set_handler(None)
    requests.take(QFileOpenEvent("/fourth"))
    assert "/fourth" not in targets
    requests.set_handler(targets.append)
    assert targets[-1] == "/fourth"
    assert len(targets) == 4


def test_an_address_of_the_web_is_not_a_folder() -> None:
    requests, targets = OpenRequests(), list[str]()
    requests.set_handler(targets.append)
    requests.take(QFileOpenEvent(QUrl("https://example.org/x")))
    assert targets == []
