"""Messages on a Linux desktop with buttons, through its notification server or Flatpak's portal.

A call is shown, with the buttons that answer it, only while the desktop's screen locker says that
the screen is unlocked. A desktop without a locker that says so never shows one, and when the screen
is locked, or the locker is gone, messages that show a call are replaced by the same without it.

A button counts once, only if the message offers it, and only from the connection that took the
message: a server that was started again may give a number of its predecessor to another message.
"""

import asyncio
import html
import logging
import os
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from helix_desktop import APPLICATION_ID
from helix_desktop.app.desktop.session_bus import (
    BUS,
    CALL_SECONDS,
    BusError,
    BusObject,
    BusSignal,
    BusTimeout,
    SessionBus,
    Spawn,
    session_bus_path,
)
from helix_desktop.domain.value import replace

log = logging.getLogger(__name__)

SERVER = "org.freedesktop.Notifications"
PORTAL, PORTAL_INTERFACE = "org.freedesktop.portal.Desktop", "org.freedesktop.portal.Notification"
PROPERTIES = "org.freedesktop.DBus.Properties"
LOCKERS = {
    "org.gnome.ScreenSaver": "/org/gnome/ScreenSaver",
    "org.freedesktop.ScreenSaver": "/org/freedesktop/ScreenSaver",  # KDE
    "org.cinnamon.ScreenSaver": "/org/cinnamon/ScreenSaver",
    "org.mate.ScreenSaver": "/org/mate/ScreenSaver",
    "org.xfce.ScreenSaver": "/org/xfce/ScreenSaver",
}
"""The names on the bus of screen lockers that tell whether the screen is locked: `GetActive`."""
MAX_OPEN_MESSAGES = 8
MAX_WAITING_SIGNALS = 64
RETRY_SECONDS = 30.0
"""The time after a failure in which no message tries the bus again."""
CLOSE_SECONDS = 1.0
"""The time in which all messages are taken back when the application ends."""
MAX_SERVER_NAME_CHARS = 60
OPEN = "default"
"""The action of a click on the message, also offered as a button."""
_BRACKETS = str.maketrans("<>", "‹›")
_CONTROLS = dict.fromkeys((*range(10), *range(11, 32), 127), " ")
_APP_NAME = "Helix Desktop"


class DesktopMessage(Struct, frozen=True):
    """A message. `actions` are the labels of its buttons by name; OPEN is what a click does.

    `call`, its title, and its further buttons appear only while the screen is known to be unlocked.
    """

    title: str
    text: str
    actions: Mapping[str, str]
    call: str = ""
    call_title: str = ""
    call_actions: Mapping[str, str] = {}
    urgent: bool = False
    sound: bool = False


class DesktopDescription(Struct, frozen=True):
    """What this desktop does with messages; `server` is the name of what shows them, "" for none.

    `tells_lock`: it says whether the screen is locked.
    """

    server: str = ""
    portal: bool = False
    buttons: bool = False
    sounds: bool = False
    tells_lock: bool = False


class _Shown(Struct, frozen=True):
    """A message that the server has, with the number or name that it has there.

    What the server said before it took the message, at `since`, was about another one.
    """

    id: int | str
    message: DesktopMessage
    has_call: bool
    since: int

    @property
    def offered(self) -> frozenset[str]:
        further = self.message.call_actions if self.has_call else ()
        return frozenset((*self.message.actions, *further))


class _Server(Protocol):
    """What takes messages: the notification server, or the portal."""

    owner: str
    description: DesktopDescription

    def shows_call(self, message: DesktopMessage) -> bool:
        """Return whether the call of a message would be shown whole, and its buttons with it."""

    async def show(self, message: DesktopMessage, old: int | str, *, has_call: bool) -> int | str:
        """Show a message, in place of an old one (0: none), and return its ID."""

    async def take_back(self, message: int | str) -> None: ...


class NotificationServer:
    """The notification server of the desktop (org.freedesktop.Notifications)."""

    def __init__(
        self, bus: SessionBus, owner: str, *, name: str, capabilities: frozenset[str]
    ) -> None:
        self._bus, self.owner = bus, owner
        self._object = BusObject(owner, "/org/freedesktop/Notifications", SERVER)
        self._has_markup = "body-markup" in capabilities
        self.description = DesktopDescription(
            name, buttons="actions" in capabilities, sounds="sound" in capabilities
        )

    @classmethod
    async def find(cls, bus: SessionBus) -> "NotificationServer | None":
        await bus.follow(SERVER, SERVER)
        owner = await bus.owner(SERVER) or await bus.owner(SERVER, start=True)
        if not owner:
            return None
        place = BusObject(owner, "/org/freedesktop/Notifications", SERVER)
        reply, capabilities = await bus.call(place, "GetCapabilities"), frozenset[str]()
        match reply:
            case (list(names),):
                capabilities = frozenset(filter(lambda name: isinstance(name, str), names))
        reply, title = await bus.call(place, "GetServerInformation"), SERVER
        match reply:
            case (str(name), str(), str(number), str()) if name.strip():
                title = f"{name} {number}".strip()[:MAX_SERVER_NAME_CHARS]
        return cls(bus, owner, name=title, capabilities=capabilities)

    def shows_call(self, message: DesktopMessage) -> bool:
        # a server without markup may drop what looks like it: the call would not be shown whole
        is_exact = self._has_markup or html.escape(message.call, quote=False) == message.call
        return self.description.buttons and is_exact

    async def show(self, message: DesktopMessage, old: int | str, *, has_call: bool) -> int | str:
        lines = (message.call, message.text) if has_call else (message.text,)
        title = message.call_title if has_call else message.title
        body = "\n".join(map(_sendable, lines))
        body = html.escape(body, quote=False) if self._has_markup else body.translate(_BRACKETS)
        actions: list[str] = []
        if self.description.buttons:
            further = message.call_actions if has_call else {}
            for name, label in {**message.actions, **further}.items():
                actions += [name, _sendable(label)]
        hints = {
            "desktop-entry": ("s", APPLICATION_ID),
            "urgency": ("y", 2 if message.urgent else 1),
            **(
                {"sound-name": ("s", "message-new-instant")}
                if message.sound
                else {"suppress-sound": ("b", True)}
            ),
        }
        reply = await self._bus.call(
            self._object,
            "Notify",
            "susssasa{sv}i",
            _APP_NAME,
            old,
            APPLICATION_ID,
            _sendable(title),
            body,
            actions,
            hints,
            -1,
        )
        match reply:
            case (int(number),) if number > 0:
                return number
        raise BusError("Notify: no number")

    async def take_back(self, message: int | str) -> None:
        await self._bus.call(self._object, "CloseNotification", "u", message)


class NotificationPortal:
    """The portal of Flatpak, which needs no permission and shows no call.

    Commands have no sandbox of their own in Flatpak, so none could be allowed from a message.
    """

    def __init__(self, bus: SessionBus, owner: str, version: int) -> None:
        self._bus, self.owner, self._version = bus, owner, version
        self._object = BusObject(owner, "/org/freedesktop/portal/desktop", PORTAL_INTERFACE)
        self.description = DesktopDescription(
            PORTAL, portal=True, buttons=True, sounds=version >= 2
        )

    @classmethod
    async def find(cls, bus: SessionBus) -> "NotificationPortal | None":
        await bus.follow(PORTAL, PORTAL_INTERFACE)
        owner = await bus.owner(PORTAL) or await bus.owner(PORTAL, start=True)
        if not owner:
            return None
        place = BusObject(owner, "/org/freedesktop/portal/desktop", PROPERTIES)
        reply = await bus.call(place, "Get", "ss", PORTAL_INTERFACE, "version")
        match reply:
            case (("u", int(version)),):
                return cls(bus, owner, version)
        raise BusError("the portal has no version")

    def shows_call(self, message: DesktopMessage) -> bool:
        return False

    async def show(self, message: DesktopMessage, old: int | str, *, has_call: bool) -> int | str:
        name = str(old or secrets.token_hex(8))
        buttons = [
            {"label": ("s", _sendable(label)), "action": ("s", action)}
            for action, label in message.actions.items()
        ]
        content: dict[str, tuple[str, object]] = {
            "title": ("s", _sendable(message.title)),
            "body": ("s", _sendable(message.text)),
            "priority": ("s", "high" if message.urgent else "normal"),
            "default-action": ("s", OPEN),
            "buttons": ("aa{sv}", buttons),
        }
        if self._version >= 2:
            content["display-hint"] = ("as", ["hide-content-on-lockscreen"])
            content["sound"] = ("s", "default" if message.sound else "silent")
        await self._bus.call(self._object, "AddNotification", "sa{sv}", name, content)
        return name

    async def take_back(self, message: int | str) -> None:
        await self._bus.call(self._object, "RemoveNotification", "s", message)


class DesktopMessages:
    """The messages of this process on the desktop, each under a key of the caller."""

    def __init__(
        self,
        spawn: Spawn,
        on_action: Callable[[str, str, str], None],
        *,
        environ: Mapping[str, str] = os.environ,
        root: Path = Path("/"),
        deadline: float = CALL_SECONDS,
    ) -> None:
        """Create it without a connection. `root` is the folder that has Flatpak's mark.

        `on_action` is called with the key of a message, the name of an action, and the token with
        which a Wayland window may come forward, or "".
        """
        self._spawn, self._on_action, self._environ = spawn, on_action, environ
        self._deadline = deadline
        self._is_flatpak = (root / ".flatpak-info").exists()
        self._bus: SessionBus | None = None
        self._server: _Server | None = None
        self._shown: dict[str, _Shown] = {}
        self._token: tuple[int | str, str] = (0, "")
        """The newest token, and the message that was clicked."""
        self._signals = asyncio.Queue[BusSignal](MAX_WAITING_SIGNALS)
        self._follower: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self._retry_at = 0.0
        self._closed = False

    async def show(self, key: str, message: DesktopMessage) -> bool:
        """Show a message in place of the one with the same key; return False if nothing shows it.

        Of too many messages the oldest is taken back.
        """
        async with self._lock:
            for _ in range(2):  # a server that was started again has another name on the bus
                server = await self._ready()
                if server is None:
                    return False
                try:
                    has_call = bool(message.call) and server.shows_call(message)
                    has_call = has_call and await self._is_unlocked()
                    old = self._shown.pop(key, None)
                    number = await server.show(message, old.id if old else 0, has_call=has_call)
                except BusTimeout as error:
                    self._give_up(error)
                    return False
                except BusError as error:
                    log.info("a message was not shown: %s", error)
                    self._forget_server()
                else:
                    assert self._bus is not None
                    self._shown[key] = _Shown(number, message, has_call, self._bus.replied_at)
                    if len(self._shown) > MAX_OPEN_MESSAGES:
                        await self._take_back(next(iter(self._shown)))
                    return True
            return False

    async def take_back(self, key: str) -> None:
        """Take a message from the desktop, if it is there; its buttons do nothing any more."""
        async with self._lock:
            await self._take_back(key)

    async def describe(self) -> DesktopDescription:
        """Return what this desktop does with messages, looked up now."""
        async with self._lock:
            self._retry_at = 0.0
            if (server := await self._ready()) is None:
                return DesktopDescription()
            try:
                states = [] if self._is_flatpak else await self._lock_states()
            except BusError as error:
                self._give_up(error)
                return DesktopDescription()
            return replace(server.description, tells_lock=bool(states) and None not in states)

    async def close(self) -> None:
        """Take back all messages, since nobody would hear their buttons, and end the connection."""
        self._closed = True
        try:
            async with asyncio.timeout(CLOSE_SECONDS), self._lock:
                for key in tuple(self._shown):
                    await self._take_back(key)
        except TimeoutError:
            pass  # they stay, and do nothing
        self._give_up(None)
        if self._follower is not None:
            self._follower.cancel()
            await asyncio.wait([self._follower])

    async def _ready(self) -> _Server | None:
        """Return what takes messages, connected and found if necessary; None if there is none."""
        now = asyncio.get_running_loop().time()
        if self._closed or now < self._retry_at:
            return None
        try:
            if self._bus is None or not self._bus.open:
                self._forget_server()
                self._bus = bus = SessionBus(self._on_signal, deadline=self._deadline)
                await bus.connect(session_bus_path(self._environ), self._spawn)
                if not self._is_flatpak:
                    for name in LOCKERS:
                        await bus.follow(name, name)
                if self._follower is None:
                    self._follower = self._spawn(self._follow(), "follow the desktop's messages")
            if self._server is None:
                find = NotificationPortal.find if self._is_flatpak else NotificationServer.find
                self._server = await find(self._bus)
                if self._server is None:
                    self._retry_at = now + RETRY_SECONDS
        except BusError as error:
            self._give_up(error)
        return self._server

    def _give_up(self, error: BusError | None) -> None:
        """End the connection, and leave the bus alone for a while."""
        if error is not None:
            log.info("no messages on the desktop: %s", error)
        self._forget_server()
        if self._bus is not None:
            self._bus.close()
            self._bus = None
        self._retry_at = asyncio.get_running_loop().time() + RETRY_SECONDS

    def _forget_server(self) -> None:
        self._server, self._token = None, (0, "")
        self._shown.clear()

    async def _take_back(self, key: str) -> None:
        shown = self._shown.pop(key, None)
        if shown is None or self._server is None:
            return
        try:
            await self._server.take_back(shown.id)
        except BusTimeout as error:
            self._give_up(error)
        except BusError:
            pass  # the user closed it

    async def _lock_states(self) -> list[bool | None]:
        """Return what each locker says: whether the screen is locked, or None for no answer."""
        assert self._bus is not None
        states: list[bool | None] = []
        for name, path in LOCKERS.items():
            if owner := await self._bus.owner(name):
                try:
                    reply = await self._bus.call(BusObject(owner, path, name), "GetActive")
                except BusTimeout:
                    states.append(None)  # it may be locking right now
                    continue
                except BusError:
                    continue  # it has the name for something else
                states.append(reply[0] if len(reply) == 1 and isinstance(reply[0], bool) else None)
        return states

    async def _is_unlocked(self) -> bool:
        """Return whether a locker says that the screen is unlocked, and none says otherwise."""
        states = await self._lock_states()
        return bool(states) and not any(state is not False for state in states)

    def _on_signal(self, signal: BusSignal) -> None:
        """Keep a signal for `_follow`; of a flood, what is too much is dropped."""
        if not self._signals.full():
            self._signals.put_nowait(signal)

    async def _follow(self) -> None:
        """Process signals one by one, never while a message is being shown."""
        while True:
            signal = await self._signals.get()
            async with self._lock:
                try:
                    await self._process(signal)
                except BusError as error:
                    self._give_up(error)

    async def _process(self, signal: BusSignal) -> None:
        server = self._server
        if server is None:
            return
        if signal.interface in LOCKERS:
            await self._hide_calls(server)
        elif signal.sender == BUS and signal.name == "NameOwnerChanged":
            match signal.body:
                case (str(name), old, _) if name in (SERVER, PORTAL):
                    if old == server.owner:
                        self._forget_server()
                case _:
                    await self._hide_calls(server)
        elif signal.sender == server.owner:
            await self._take_answer(signal)

    async def _take_answer(self, signal: BusSignal) -> None:
        """Process a signal of what shows the messages."""
        match signal.name, signal.body:
            case "ActivationToken", (int(number), str(token)):
                self._token = number, token
            case "NotificationClosed", (int(number), int()):
                if (key := self._key_of(number, signal)) is not None:
                    del self._shown[key]
            case "ActionInvoked", (int() | str() as number, str(action), *_):
                if (key := self._key_of(number, signal)) is not None:
                    await self._act(key, action)

    async def _act(self, key: str, action: str) -> None:
        shown = self._shown[key]
        if action not in shown.offered:
            return
        if action in shown.message.call_actions and not await self._is_unlocked():
            return
        token = self._token[1] if self._token[0] == shown.id else ""
        await self._take_back(key)
        # the loop reports an error of the caller's; the next signals are processed all the same
        asyncio.get_running_loop().call_soon(self._on_action, key, action, token)

    def _key_of(self, number: int | str, signal: BusSignal) -> str | None:
        """Return the key of the message that a signal is about."""
        for key, shown in self._shown.items():
            if shown.id == number and signal.number > shown.since:
                return key
        return None

    async def _hide_calls(self, server: _Server) -> None:
        """Show messages with a call without it, unless the screen is still known to be unlocked."""
        with_call = [key for key, shown in self._shown.items() if shown.has_call]
        if not with_call or await self._is_unlocked():
            return
        for key in with_call:
            shown = self._shown.pop(key)
            silent = replace(shown.message, sound=False)
            try:
                number = await server.show(silent, shown.id, has_call=False)
            except BusTimeout:
                raise
            except BusError:
                await server.take_back(shown.id)
            else:
                # a button of the message as it was, pressed meanwhile, is still one of this call
                self._shown[key] = replace(shown, id=number, has_call=False)


def _sendable(text: str) -> str:
    """Return a text that the bus takes: no control characters but line breaks, no surrogates."""
    return text.translate(_CONTROLS).encode("utf-8", "replace").decode("utf-8")
