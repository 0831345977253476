"""What opens below a server: what waits for approval, its tools, how it is started, its log."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QWidget

from helix_desktop.app.servers.serving import Served, Serving
from helix_desktop.domain.servers import Difference, Phase
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.parts.switch import Switch
from helix_desktop.ui.plain import one_line, shown
from helix_desktop.ui.settings.folding import below, in_line
from helix_desktop.ui.settings.lines import LineField, Outcome, TextBox
from helix_desktop.ui.settings.server_tools import ServerTools
from helix_desktop.ui.settings.sure import Sure
from helix_desktop.ui.settings.working import WorkingPage
from helix_desktop.ui.words import tr

SEEN, LOG = 220, 160
MOST = 400_000
"""Characters of differences that are shown at once; what has more is not approved here."""


class ServerDetail(QWidget):
    """One server, opened."""

    def __init__(self, page: WorkingPage, served: Served) -> None:
        super().__init__()
        self._page, self._name = page, served.server.name
        self._served = served
        theme = page.theme
        self.outcome = Outcome(theme)
        self.seen: tuple[Difference, ...] = ()
        """What is in view, and what an approval stands for."""
        self.diff = TextBox(tr("What has to be looked at"), code=True, height=SEEN)
        self.approve = KeyButton(theme, tr("Approve all of this"), role=Role.PRIMARY)
        self.started = TextBox(tr("How it is started"), code=True, height=92)
        self.tools = ServerTools(theme)
        self.whole = KeyButton(theme, tr("Letter by letter"))
        self.believed, self.sampling = (Switch(theme, name) for name in _switch_names())
        self.log = TextBox(tr("Its log"), code=True, height=LOG)
        self.restart = KeyButton(theme, tr("Start again"))
        self.read_log = KeyButton(theme, tr("Show its log"))
        self.remove = Sure(
            theme, tr("Remove"), question=tr("Its keys are forgotten, too."), yes=tr("Remove it")
        )
        self._waiting = below(
            label(tr("Look at it before it is used"), "smallb", "warn"),
            label(
                tr("A server can do what a program of yours can do. This is all that it says."),
                "micro",
                "mut",
                wrap=True,
            ),
            self.diff,
            in_line(self.approve, self.whole),
        )
        self._secrets = {name: self._secret(name) for name in served.server.secrets}
        self._lay_out()
        self._connect()
        self.show_served(served)

    @property
    def _serving(self) -> Serving | None:
        return self._page.desk.serving if self._page.desk else None

    def show_served(self, served: Served) -> None:
        self._served = served
        serving = self._serving
        if serving is None:
            return
        self.started.show_only(serving.told(self._name))
        self.believed.setChecked(served.server.believed)
        self.sampling.setChecked(served.server.sampling)
        self._show_tools(serving)
        self.restart.setEnabled(served.server.on and served.phase is not Phase.UNAPPROVED)
        self._show_seen(serving.differences(self._name))

    def _show_tools(self, serving: Serving) -> None:
        offered = serving.offered(self._name)
        off = self._page.desk.workspace.tools_off if self._page.desk else ()
        names = {tool.name for tool in offered if serving.tool_name(self._name, tool.name) in off}
        self.tools.show_tools(offered, waiting=self._served.waiting, off=names)

    def _on_switched(self, tool: str, on: bool) -> None:
        desk, serving = self._page.desk, self._serving
        if desk is not None and serving is not None:
            name = serving.tool_name(self._name, tool)
            others = [each for each in desk.workspace.tools_off if each != name]
            wanted = others if on else [*others, name]
            self._page.do(desk.choose_tools(wanted), self.outcome)

    def _on_whole(self) -> None:
        self.diff.setVisible(self.diff.isHidden())

    def _show_seen(self, seen: Sequence[Difference]) -> None:
        self._waiting.setVisible(bool(seen))
        if tuple(seen) == self.seen:
            return
        self.seen = tuple(seen)
        # how it is started is not among its tools: it stands there in full at once
        self.diff.setVisible(any(not each.subject.startswith("tool ") for each in self.seen))
        text = "\n\n".join(told(each) for each in self.seen)
        self.diff.editor.setReadOnly(True)
        self.diff.editor.setPlainText(shown(text, MOST))
        too_long = len(text) > MOST
        self.approve.setEnabled(not too_long)
        if too_long:
            self.outcome.say(tr("It says more of itself than can be looked at here."), "warn")

    def _secret(self, name: str) -> LineField:
        hint = tr("in the keyring; type another one to replace it")
        field = LineField(self._page.theme, name, hint=hint, secret=True)
        field.entered.connect(lambda: self._on_secret(name))
        return field

    def _do(
        self,
        work: Callable[[Serving], Coroutine[object, object, object]],
        done: str = "",
        *,
        then: Callable[[], None] | None = None,
    ) -> None:
        if self._serving is not None:
            self._page.do(work(self._serving), self.outcome, done=done, then=then)

    def _on_approve(self) -> None:
        self._do(self._approved)

    async def _approved(self, serving: Serving) -> None:
        if not await serving.approve(self._name, self.seen):
            self.outcome.say(tr("It changed meanwhile: look again. Nothing was approved."), "warn")

    def _on_changed(self) -> None:
        believed, sampling = self.believed.isChecked(), self.sampling.isChecked()
        server = replace(self._served.server, believed=believed, sampling=sampling)
        self._do(lambda serving: serving.change(server))

    def _on_secret(self, name: str) -> None:
        field = self._secrets[name]
        value = field.text()
        self._do(
            lambda serving: serving.keep_secret(self._name, name, value),
            tr("{0} is kept in the keyring.").format(one_line(name)),
            then=lambda: field.set_text(""),
        )

    def _on_log(self) -> None:
        self._do(self._logged)

    async def _logged(self, serving: Serving) -> None:
        text = await serving.log(self._name)
        self.log.show_only(text or tr("It has said nothing yet."))
        self.log.show()
        bar = self.log.editor.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _connect(self) -> None:
        self.whole.clicked.connect(self._on_whole)
        self.tools.switched.connect(self._on_switched)
        self.approve.clicked.connect(self._on_approve)
        self.believed.clicked.connect(self._on_changed)
        self.sampling.clicked.connect(self._on_changed)
        self.restart.clicked.connect(lambda: self._do(lambda one: one.restart(self._name)))
        self.read_log.clicked.connect(self._on_log)
        self.remove.agreed.connect(lambda: self._do(lambda one: one.remove(self._name)))

    def _lay_out(self) -> None:
        believed, sampling = _switch_names()
        secrets = [
            in_line(label(one_line(name, 60), "monos", "fg2"), field, stretch=1)
            for name, field in self._secrets.items()
        ]
        self.log.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(
            below(
                self._waiting,
                self.outcome,
                label(tr("Its tools; one that is off is not told to the agent"), "smallb", "mut"),
                self.tools,
                label(tr("How it is started"), "smallb", "mut"),
                self.started,
                *secrets,
                in_line(self.believed, label(believed, "small", "fg2")),
                in_line(self.sampling, label(sampling, "small", "fg2")),
                self.log,
                in_line(self.restart, self.read_log, self.remove),
            )
        )


def told(each: Difference) -> str:
    """A difference without the head of its diff: all that is new or gone, and what is around."""
    lines = [line for line in each.diff.split("\n")[2:] if not line.startswith("@@")]
    return "\n".join((each.subject, *lines))


def _switch_names() -> tuple[str, str]:
    return (
        tr("Believe what its tools say of themselves: those that say they only read run unasked"),
        tr("It may ask for the use of a model; you are asked each time"),
    )
