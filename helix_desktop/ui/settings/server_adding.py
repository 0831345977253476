"""Adding servers: one by hand, or the list that another client has."""

import asyncio
import shlex
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from helix_desktop.app.files import read_file
from helix_desktop.app.servers.importing import LARGEST, Found, Reading
from helix_desktop.app.servers.serving import Serving
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.servers import Server
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.plain import one_line, shown
from helix_desktop.ui.sentences import retold, told
from helix_desktop.ui.settings.folding import below, captioned, in_line
from helix_desktop.ui.settings.lines import LineField, Outcome, TextBox
from helix_desktop.ui.settings.server_words import reached
from helix_desktop.ui.settings.working import WorkingPage
from helix_desktop.ui.words import tr

EXAMPLE = '{"mcpServers": {"docs": {"command": "npx", "args": ["-y", "@example/docs"]}}}'


class ServerForm(QWidget):
    """A name, a command or an address, and variables; what looks like a key goes to the keyring."""

    def __init__(self, page: WorkingPage) -> None:
        super().__init__()
        self._page = page
        theme = page.theme
        self.name = LineField(theme, tr("Name"), hint="docs")
        self.reached = LineField(
            theme,
            tr("Command or address"),
            hint=tr("npx -y @example/docs   or   https://example.com/mcp"),
        )
        self.variables = TextBox(
            tr("Variables or headers"),
            hint=tr("NAME=value, one a line; for an address: Header: value"),
            code=True,
            height=64,
        )
        self.add = KeyButton(theme, tr("Add"), role=Role.PRIMARY)
        self.outcome = Outcome(theme)
        self.add.clicked.connect(self._on_add)
        self.reached.entered.connect(self._on_add)
        self.name.setFixedWidth(160)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(
            below(
                in_line(
                    captioned(tr("Name"), self.name),
                    captioned(tr("Command, or address"), self.reached),
                    stretch=1,
                ),
                captioned(tr("Variables, or headers of an address"), self.variables),
                label(
                    tr("Values that look like keys go to the keyring, not into a file."),
                    "micro",
                    "mut",
                ),
                self.outcome,
                in_line(self.add),
            )
        )

    def _on_add(self) -> None:
        desk = self._page.desk
        if desk is None or desk.serving is None:
            return
        try:
            server = typed_server(self.name.text(), self.reached.text(), self.variables.text())
        except ValueError as error:
            self.outcome.say(str(error), "bad")
            return
        done = tr("{0} is added. Its tools wait until you have looked at them.")
        self._page.do(
            desk.serving.add(server),
            self.outcome,
            done=done.format(one_line(server.name)),
            then=lambda: self._clear(server.name),
        )

    def _clear(self, name: str) -> None:
        for field in (self.name, self.reached):
            field.set_text("")
        self.variables.set_text("")


class ServerImport(QWidget):
    """Shows what a list holds before anything of it is taken."""

    def __init__(self, page: WorkingPage) -> None:
        super().__init__()
        self._page = page
        theme = page.theme
        self.reading: Reading | None = None
        self.text = TextBox(tr("A list of servers"), hint=EXAMPLE, code=True, height=112)
        self.found = label("", "small", "fg2", wrap=True)
        self.take = KeyButton(theme, tr("Take over"), role=Role.PRIMARY)
        self.file = KeyButton(theme, tr("Open a file…"))
        self.outcome = Outcome(theme)
        self.text.changed.connect(self._on_text)
        self.take.clicked.connect(self._on_take)
        self.file.clicked.connect(self._on_file)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(below(self.text, self.found, self.outcome, in_line(self.take, self.file)))
        self._on_text()

    def _serving(self) -> Serving | None:
        return self._page.desk.serving if self._page.desk else None

    def _on_text(self) -> None:
        serving, text = self._serving(), self.text.text()
        self.reading = None
        self.outcome.say("")
        if serving is not None and text.strip():
            try:
                self.reading = serving.read(text)
            except HelixError as error:
                self.outcome.say(told(error), "mut")
        found = self.reading.found if self.reading else ()
        lines = [self._line(each) for each in found]
        problems = self.reading.problems if self.reading else ()
        lines += [
            tr("Not taken over: {0}").format(one_line(retold(each), 300)) for each in problems
        ]
        self.found.setText(shown("\n".join(lines)))
        self.found.setVisible(bool(lines))
        self.take.setEnabled(bool(found))
        words = tr("Take over {0}").format(len(found)) if len(found) > 1 else tr("Take over")
        self.take.show_as(words)

    def _line(self, each: Found) -> str:
        name = one_line(each.server.name, 80)
        keys = tr(" · {0} to the keyring").format(len(each.secrets)) if each.secrets else ""
        serving = self._serving()
        known = serving is not None and any(
            each.server.name == own.server.name for own in serving.all()
        )
        instead = tr(" · in place of yours") if known else ""
        return f"{name} · {reached(each.server)}{keys}{instead}"

    def _on_take(self) -> None:
        serving = self._serving()
        if serving is None or self.reading is None:
            return
        done = tr("Taken over. Each waits until you have looked at how it is started.")
        self._page.do(
            serving.take(self.reading.found),
            self.outcome,
            then=lambda: self._taken(done),
        )

    def _taken(self, done: str) -> None:
        self.text.set_text("")
        self.outcome.say(done, "ok")

    def _on_file(self) -> None:
        chooser = QFileDialog(self, tr("A list of servers"))
        chooser.setNameFilter(tr("JSON files (*.json);;All files (*)"))
        chooser.fileSelected.connect(self.read_file)
        chooser.finished.connect(chooser.deleteLater)
        chooser.open()

    def read_file(self, path: str) -> None:
        """Put what a file holds into the field."""
        self._page.start(self._read(Path(path)), self.outcome)

    async def _read(self, path: Path) -> None:
        try:
            data = await asyncio.to_thread(_bytes, path)
        except OSError as error:
            self.outcome.say(tr("{0} cannot be read: {1}").format(path.name, error.strerror), "bad")
            return
        self.text.set_text(data.decode("utf-8", "replace"))


def _bytes(path: Path) -> bytes:
    return read_file(path, largest=LARGEST)


def typed_server(name: str, reached: str, variables: str) -> Server:
    """The server that was typed; ValueError says what is missing, in words."""
    words = _words(reached)
    if not name.strip() or not words:
        raise ValueError(tr("A name and a command or an address are needed."))
    url = words[0] if words[0].startswith(("https://", "http://")) else ""
    if url and len(words) > 1:
        raise ValueError(tr("An address stands alone: nothing follows it."))
    pairs = _pairs(variables, ":" if url else "=")
    return Server(
        name.strip(),
        "" if url else words[0],
        () if url else tuple(words[1:]),
        env=() if url else pairs,
        url=url,
        headers=pairs if url else (),
    )


def _words(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError:
        raise ValueError(tr("A quotation mark is not closed.")) from None


def _pairs(text: str, sign: str) -> tuple[tuple[str, str], ...]:
    found = []
    for line in filter(str.strip, text.splitlines()):
        name, there, value = line.partition(sign)
        if not there or not name.strip():
            raise ValueError(tr("“{0}” is not NAME{1}value.").format(one_line(line, 80), sign))
        found.append((name.strip(), value.strip()))
    return tuple(sorted(found))
