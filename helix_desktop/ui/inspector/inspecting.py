"""The inspector at work: asks the desk for requests, and does what the person wants with a block.

One pass at a time; another that is wanted meanwhile comes after it. Blocks are only asked for while
somebody looks; the figures of the status strip follow every request and every rewrite.
"""

from collections.abc import Callable, Coroutine, Sequence
from functools import partial

from PySide6.QtCore import QTimer, Signal

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    EpochCommitted,
    Guided,
    LlmChanged,
    OutputGated,
    Pinned,
    PolicyChanged,
    ToolReturned,
    TurnStarted,
    Unpinned,
    WindowSent,
)
from helix_desktop.domain.live import Journaled, Live
from helix_desktop.domain.requests import Looked, Shown
from helix_desktop.ui.actions import Action
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.inspector.actions import Deed, Target, leads_to, nothing_chosen
from helix_desktop.ui.inspector.request_json import json_of
from helix_desktop.ui.inspector.under_way import UnderWay, with_asked
from helix_desktop.ui.inspector.view import InspectorView
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.copying import copy_text
from helix_desktop.ui.reasons import estimated
from helix_desktop.ui.sentences import told
from helix_desktop.ui.ways import CHAT, CONTEXT, Ways
from helix_desktop.ui.wing import Wing
from helix_desktop.ui.words import tr

PAUSE = 300
"""Milliseconds without a key before what is being typed is weighed."""

_CHANGING = (
    WindowSent
    | EpochCommitted
    | ToolReturned
    | OutputGated
    | AssistantReplied
    | TurnStarted
    | ContextInjected
    | Pinned
    | Unpinned
    | Guided
    | LlmChanged
    | PolicyChanged
)
"""What makes another next request."""


class Inspecting(Wing):
    """Between page, panel and the session that is open."""

    key = CONTEXT
    icon = "layers"

    weighed = Signal(object)
    """`Weighed` of the next request, None for no session."""
    spent = Signal(object)
    """`SessionAccount` of the session that is open, None for none."""

    def __init__(self, bridge: Bridge, theme: Theme, ways: Ways) -> None:
        super().__init__()
        self._bridge = bridge
        self.title, self.tab = tr("Context inspector"), tr("Context")
        self._ways = ways
        self._desk: Desk | None = None
        self._session = NO_SESSION
        self._seq = 0
        self._draft = ""
        self._loading = self._again = False
        self._block = ""
        """The block of the next request that somebody wants to see."""
        self._removed: tuple[Shown, ...] = ()
        self._under_way = UnderWay()
        self._theme = theme
        self._page: InspectorView | None = None
        self._panel: InspectorView | None = None
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(PAUSE)
        self._typing.timeout.connect(self.refresh)
        bridge.arrived.connect(self._on_arrived)
        ways.request_wanted.connect(self._on_request_wanted)
        ways.block_wanted.connect(self._on_block_wanted)

    @property
    def page(self) -> InspectorView:
        if self._page is None:
            self._page = self._make_view(low=False)
            self.page_made.emit()
        return self._page

    @property
    def panel(self) -> InspectorView:
        if self._panel is None:
            self._panel = self._make_view(low=True)
            self.panel_made.emit()
        return self._panel

    @property
    def seq(self) -> int:
        """The request that is looked at; 0 is the next one."""
        return self._seq

    def show_session(self, desk: Desk | None, session: SessionId = NO_SESSION) -> None:
        """Another session has other requests."""
        if (desk, session) != (self._desk, self._session):
            self._desk, self._session, self._seq = desk, session, 0
            self._draft, self._removed = "", ()
            for view in self._made():
                view.reset()
        if desk is None:
            self._typing.stop()
            self.weighed.emit(None)
            self.spent.emit(None)
            return
        self._draft = desk.draft(session).text
        self.refresh()

    def note_draft(self, text: str) -> None:
        """What is being typed: weighed once the person pauses."""
        if self._desk is not None and text != self._draft:
            self._draft = text
            self._typing.start()

    def travel(self, seq: int) -> None:
        """Look at a request that was sent; 0: at the next one."""
        if seq != self._seq:
            self._seq, self._removed = seq, ()
            self.refresh()

    def refresh(self) -> None:
        """Ask again; at most one pass at a time."""
        if self._desk is None:
            return
        if self._loading:
            self._again = True
            return
        self._loading = True
        self._run(self._load(), "inspect")

    async def _load(self) -> None:
        try:
            self._again = True
            while self._again and self._desk is not None:
                self._again = False
                try:
                    await self._show(self._desk, self._session)
                except HelixError as error:
                    self._tell(told(error))
        finally:
            self._loading = False

    async def _show(self, desk: Desk, session: SessionId) -> None:
        views = self._views()
        if not views:
            weighed = await desk.requests.weigh(session, self._draft)
            if self._is(desk, session):
                self.weighed.emit(weighed)
                await self._account(desk, session)
            return
        seq = self._seq
        for view in views:
            view.show_counting(desk.now())
        found = with_asked(await self._looked(desk, session, seq), desk, session)
        steps = await desk.requests.sent(session) if session else None
        if not self._is(desk, session) or seq != self._seq:
            self._again = True
            return
        most = found.marks.hand_over or found.marks.most
        for view in views:
            view.show_estimated(estimated(desk.llm))
            view.strip.sending = self._under_way.words(desk, session)
            if steps is not None:
                view.strip.show_steps(steps, most, desk.now())
            view.show_looked(found, desk.now(), self._removed)
        if not found.past:
            self.weighed.emit(found.weighed)
            self._lead_to_block()
        await self._name(desk, session)
        await self._more(desk, session, found)
        await self._account(desk, session)

    async def _name(self, desk: Desk, session: SessionId) -> None:
        """Where the page is: workspace and session."""
        title = await desk.title(session) if session else tr("New session")
        if self._page is not None and self._is(desk, session):
            self._page.place.set_text(f"{desk.workspace.name}  ›  {title or session}  ›")

    async def _looked(self, desk: Desk, session: SessionId, seq: int) -> Looked:
        if seq:
            return await desk.requests.past(session, seq)
        return await desk.requests.next(session, self._draft)

    async def _more(self, desk: Desk, session: SessionId, found: Looked) -> None:
        """What takes longer: what stood in the request before, and the bytes of an old one."""
        if session == NO_SESSION:
            return
        if all(view.compare.isChecked() for view in self._made()):
            removed = await desk.requests.removed(session, found)
            if removed != self._removed and self._is_at(desk, session, found.seq):
                self._removed = removed
                for view in self._views():
                    view.show_looked(found, desk.now(), removed)
        if found.past:
            written = await desk.requests.written(session, found.seq)
            for view in self._views() if self._is_at(desk, session, found.seq) else ():
                view.show_written(written, desk.now())

    def _make_view(self, *, low: bool) -> InspectorView:
        """It begins with what the other one shows, until what it asks for is there."""
        view = InspectorView(self._theme, low=low)
        for other in self._made():
            view.compare.setChecked(other.compare.isChecked())
            if other.looked is not None and self._desk is not None:
                view.show_looked(other.looked, self._desk.now(), self._removed)
        view.shown.connect(self.refresh)
        view.travelled.connect(self.travel)
        view.wanted.connect(self._on_wanted)
        view.json_wanted.connect(self._on_json_wanted)
        view.compared.connect(self._on_compared)
        return view

    def _made(self) -> list[InspectorView]:
        """The page first, if it is there."""
        return [view for view in (self._page, self._panel) if view is not None]

    def _views(self) -> list[InspectorView]:
        """Those that somebody looks at."""
        return [view for view in self._made() if view.isVisible()]

    async def _account(self, desk: Desk, session: SessionId) -> None:
        account = await desk.account(session) if session else None
        if self._is(desk, session):
            self.spent.emit(account)

    async def _copy_json(self) -> None:
        desk, session = self._desk, self._session
        if desk is None or session == NO_SESSION:
            return
        written = await desk.requests.written(session, self._seq, self._draft)
        looked = next((view.looked for view in self._made() if view.looked), None)
        if looked is None:
            return
        copy_text(json_of(looked, written))
        body = tr("The request is on the clipboard, as it goes out.")
        plain = tr("The request is on the clipboard, block by block: its bytes are not known.")
        self._ways.done.emit(body if written else plain, "")

    async def _act(self, deed: Deed, block: Shown) -> None:
        """Do it, show what came of it; a refusal is said above the blocks."""
        desk, session = self._desk, self._session
        if desk is None:
            return
        requests = desk.requests
        try:
            match deed:
                case Deed.PIN if block.facts.pin:
                    await requests.unpin(session, block)
                case Deed.PIN:
                    await requests.pin(session, block)
                case Deed.LEAVE:
                    await requests.leave_out(session, block)
                case _:
                    await requests.take_back(session, block)
        except HelixError as error:
            self._tell(told(error))
        else:
            self.refresh()

    def _tell(self, text: str) -> None:
        for view in self._made():
            view.show_problem(text)

    def offered(self) -> Sequence[Action]:
        """What the person can do on the page, for menus, shortcuts and the palette."""
        group = tr("Context")
        found: tuple[tuple[str, str, Callable[[], None], str], ...] = (
            ("before", tr("The request before"), lambda: self.page.strip.go(-1), "["),
            ("after", tr("The request after"), lambda: self.page.strip.go(1), "]"),
            ("first", tr("The first request"), lambda: self.page.strip.go_to(0), "Home"),
            ("next", tr("The next request"), partial(self.travel, 0), "End"),
            ("diff", tr("Diff with the request before"), lambda: self.page.compare.toggle(), "D"),
            ("json", tr("Copy the request as JSON"), self._on_json_wanted, "Ctrl+Shift+C"),
        )
        made = [
            Action(f"context.{name}", words, group, run, keys=keys, where=CONTEXT)
            for name, words, run, keys in found
        ]
        deeds = (
            (Deed.PIN, tr("Pin the block, or take its pin back")),
            (Deed.LEAVE, tr("Leave the block out of the next requests")),
            (Deed.RECALL, tr("Take the block back, or recall it")),
            (Deed.OPEN, tr("Open what the block stands for")),
        )
        for deed, words in deeds:
            run = partial(self._do, deed)
            key = f"context.{deed.name.lower()}"
            refusal = partial(self._refusal, deed)
            made.append(Action(key, words, group, run, deed.key, CONTEXT, refusal))
        return made

    def _do(self, deed: Deed) -> None:
        self.page.list.do(deed)

    def _refusal(self, deed: Deed) -> str:
        """Nothing is chosen on a page that nobody has seen yet."""
        return self._page.list.refusal(deed) if self._page is not None else nothing_chosen()

    def _on_json_wanted(self) -> None:
        self._run(self._copy_json(), "copy request")

    def _on_wanted(self, deed: Deed, block: Shown) -> None:
        if deed is Deed.COPY:
            copy_text(block.text)
        elif deed is Deed.OPEN:
            self._lead(block)
        elif deed is Deed.RECALL and self._seq:
            if block.facts.content:
                self._ways.recall_wanted.emit(f"#{block.facts.content[:12]} ")
                self._ways.page_wanted.emit(CHAT)
        else:
            self._run(self._act(deed, block), "change the window")

    def _lead(self, block: Shown) -> None:
        """To where the whole of it stands."""
        match leads_to(block):
            case Target.EPOCH:
                self._ways.epoch_wanted.emit(self._session, block.facts.epoch)
            case Target.ENTRY:
                self._ways.entry_wanted.emit(block.facts.content or "")
            case Target.TOOLS | Target.INSTRUCTIONS as page:
                self._ways.settings_wanted.emit(page.value)
            case Target.MESSAGE:
                self._ways.message_wanted.emit(self._session, block.origin)
            case None:
                pass

    def _on_request_wanted(self, session: str, seq: int) -> None:
        if session == self._session:
            self._ways.page_wanted.emit(CONTEXT)
            self.travel(seq)

    def _lead_to_block(self) -> None:
        wanted, self._block = self._block, ""
        if wanted:
            self.page.list.lead(wanted)

    def _on_block_wanted(self, session: str, key: str) -> None:
        if session == self._session:
            self._seq, self._removed, self._block = 0, (), key
            self._ways.page_wanted.emit(CONTEXT)
            self.page.list.setFocus()
            self.refresh()

    def _on_compared(self, compared: bool) -> None:
        for view in self._made():
            view.compare.setChecked(compared)
        self.refresh()

    def _on_arrived(self, events: tuple[Live, ...]) -> None:
        """Something that the next request shows was journaled."""
        for event in events:
            if self._under_way.take(event, self._session):
                self.refresh()
            match event:
                case Journaled(recorded) if recorded.session == self._session:
                    if isinstance(recorded.event, TurnStarted):
                        self._draft = ""
                    if isinstance(recorded.event, _CHANGING):
                        self.refresh()
                case _:
                    pass

    def _is(self, desk: Desk, session: SessionId) -> bool:
        return (desk, session) == (self._desk, self._session)

    def _is_at(self, desk: Desk, session: SessionId, seq: int) -> bool:
        return self._is(desk, session) and seq == self._seq

    def _run(self, work: Coroutine[object, object, None], name: str) -> None:
        self._bridge.run(work, name)
