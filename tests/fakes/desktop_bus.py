"""A session bus of its own, and the programs of a desktop on it: notification server and locker."""

import asyncio
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from jeepney import (
    DBusAddress,
    HeaderFields,
    Message,
    MessageType,
    message_bus,
    new_error,
    new_method_call,
    new_method_return,
    new_signal,
)
from jeepney.bus_messages import DBusNameFlags
from jeepney.io.asyncio import DBusConnection, open_dbus_connection

needs_bus = pytest.mark.skipif(
    shutil.which("dbus-daemon") is None, reason="dbus-daemon is not installed"
)

# no program of this machine can be started on it
CONFIG = """<busconfig>
<type>session</type><listen>unix:path={path}</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*" eavesdrop="true"/>
<allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>
"""

Reply = tuple[str, tuple[Any, ...]]
SILENCE = None
"""The result of a method that never answers."""


@contextmanager
def private_bus(folder: Path) -> Iterator[dict[str, str]]:
    """A bus of its own; the value is the environment in which it is found."""
    config = folder / "bus.conf"
    config.write_text(CONFIG.format(path=folder / "bus.socket"))
    daemon = subprocess.Popen(
        ["dbus-daemon", f"--config-file={config}", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert daemon.stdout is not None
    try:
        yield {"DBUS_SESSION_BUS_ADDRESS": daemon.stdout.readline().strip()}
    finally:
        daemon.terminate()
        daemon.wait()
        daemon.stdout.close()


class Service:
    """A program on the bus: answers methods, and emits signals."""

    def __init__(self, connection: DBusConnection, path: str, name: str) -> None:
        self._connection = connection
        self.unique_name = str(connection.unique_name)
        self.address = DBusAddress(path, interface=name)
        self.name = name
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self.methods: dict[str, Callable[..., Reply | None]] = {}

    def bodies(self, method: str) -> list[tuple[Any, ...]]:
        return [body for name, body in self.calls if name == method]

    async def emit(self, signal: str, signature: str, *values: object, to: str = "") -> None:
        message = new_signal(self.address, signal, signature, values)
        if to:
            message.header.fields[HeaderFields.destination] = to
        await self._connection.send(message)

    async def take_name(self, *, replace: bool = False) -> None:
        flags = DBusNameFlags.allow_replacement | (DBusNameFlags.replace_existing if replace else 0)
        await self._connection.send(message_bus.RequestName(self.name, flags))

    async def drop_name(self) -> None:
        await self._connection.send(message_bus.ReleaseName(self.name))

    async def ask(self, destination: str, interface: str, method: str) -> None:
        """Call something and wait for no reply."""
        address = DBusAddress("/", bus_name=destination, interface=interface)
        await self._connection.send(new_method_call(address, method))

    async def send(self, message: Message) -> None:
        await self._connection.send(message)

    async def serve(self) -> None:
        with suppress(EOFError, ConnectionError):
            while True:
                message = await self._connection.receive()
                if message.header.message_type is MessageType.method_call:
                    await self._answer(message)

    async def _answer(self, message: Message) -> None:
        method = message.header.fields[HeaderFields.member]
        self.calls.append((method, message.body))
        if method not in self.methods:
            await self._connection.send(new_error(message, f"{self.name}.Error.NoMethod"))
        elif (reply := self.methods[method](*message.body)) is not SILENCE:
            await self._connection.send(new_method_return(message, *reply))


class NotificationServer(Service):
    """A notification server; its messages by number, as they are shown."""

    def __init__(self, connection: DBusConnection) -> None:
        super().__init__(
            connection, "/org/freedesktop/Notifications", "org.freedesktop.Notifications"
        )
        self.capabilities = ["actions", "body", "body-markup", "sound"]
        self.shown: dict[int, tuple[Any, ...]] = {}
        self.numbers = iter(range(1, 1_000_000))
        self.sender = ""
        self.methods = {
            "GetCapabilities": lambda: ("as", (self.capabilities,)),
            "GetServerInformation": lambda: ("ssss", ("fake", "tests", "2.1", "1.2")),
            "Notify": self._notify,
            "CloseNotification": self._close,
        }

    def _notify(self, *values: Any) -> Reply:
        number = values[1] or next(self.numbers)
        self.shown[number] = values
        return "u", (number,)

    def _close(self, number: int) -> Reply:
        self.shown.pop(number, None)
        return "", ()

    async def _answer(self, message: Message) -> None:
        self.sender = message.header.fields[HeaderFields.sender]
        await super()._answer(message)

    def buttons(self, number: int) -> list[str]:
        return list(self.shown[number][5][::2])

    def title(self, number: int) -> str:
        return str(self.shown[number][3])

    def body(self, number: int) -> str:
        return str(self.shown[number][4])

    def hints(self, number: int) -> Mapping[str, Any]:
        return {name: value for name, (_, value) in self.shown[number][6].items()}

    async def press(self, number: int, action: str) -> None:
        await self.emit("ActionInvoked", "us", number, action)


class Locker(Service):
    """A screen locker that says whether the screen is locked."""

    def __init__(self, connection: DBusConnection) -> None:
        super().__init__(connection, "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver")
        self.locked = False
        self.methods = {"GetActive": lambda: ("b", (self.locked,))}

    async def lock(self) -> None:
        self.locked = True
        await self.emit("ActiveChanged", "b", True)


class Portal(Service):
    """The portal of Flatpak's desktop."""

    def __init__(self, connection: DBusConnection, version: int = 2) -> None:
        super().__init__(
            connection,
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Desktop",
        )
        self.address = DBusAddress(
            "/org/freedesktop/portal/desktop", interface="org.freedesktop.portal.Notification"
        )
        self.shown: dict[str, dict[str, Any]] = {}
        self.methods = {
            "Get": lambda _interface, _name: ("v", (("u", version),)),
            "AddNotification": self._add,
            "RemoveNotification": self._remove,
        }

    def _add(self, name: str, content: dict[str, tuple[str, Any]]) -> Reply:
        self.shown[name] = {key: value for key, (_, value) in content.items()}
        return "", ()

    def _remove(self, name: str) -> Reply:
        self.shown.pop(name, None)
        return "", ()


@asynccontextmanager
async def on_bus(
    environ: Mapping[str, str], make: Callable[[DBusConnection], Any], *, named: bool = True
) -> AsyncIterator[Any]:
    """A program that is on the bus, under its name, until the end of the block."""
    connection = await open_dbus_connection(environ["DBUS_SESSION_BUS_ADDRESS"])
    service = make(connection)
    task = asyncio.get_running_loop().create_task(service.serve())
    try:
        if named:
            await service.take_name()
        yield service
    finally:
        await connection.close()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
