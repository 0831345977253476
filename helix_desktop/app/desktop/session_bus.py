"""One connection to the session bus (D-Bus): calls with deadlines, replies of the called alone.

Anybody on the bus can send anything to anybody: a reply counts only if the program that was called
sent it, and a signal is passed on with the unique name of its sender, which the bus writes and
never gives to another connection. A peer that is silent costs a call its deadline, and a bus that
sends what is no message, or one that is too large, loses the connection.
"""

import asyncio
import os
import struct
from collections.abc import Callable, Coroutine, Mapping
from itertools import count
from pathlib import Path
from typing import Any

from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    Message,
    MessageType,
    Parser,
    message_bus,
    new_method_call,
)
from jeepney.auth import BEGIN, Authenticator
from jeepney.bus import get_connectable_addresses
from msgspec import Struct

BUS = "org.freedesktop.DBus"
"""The sender of the bus's own replies and signals."""
CONNECT_SECONDS = 3.0
CALL_SECONDS = 3.0
MAX_MESSAGE_BYTES = 1_000_000
"""The largest message that is read; a notification server has no reason to send a long one."""
_READ_BYTES = 65_536
_NO_MESSAGE = (
    ValueError,  # also what is no UTF-8, and what jeepney refuses
    struct.error,
    LookupError,
    TypeError,
    AssertionError,
    ArithmeticError,
    RecursionError,
)
"""What jeepney raises for bytes that are no message."""

Spawn = Callable[[Coroutine[object, object, None], str], "asyncio.Task[None]"]


class BusError(Exception):
    """The bus or a program on it is not there, refuses, or answers with something else."""


class BusTimeout(BusError):
    """A program on the bus did not answer in time."""


class BusSignal(Struct, frozen=True):
    """A signal and the unique name of the connection that sent it.

    `number` counts all that was received, so that a signal is known to be older than a reply.
    """

    number: int
    sender: str
    interface: str
    name: str
    body: tuple[Any, ...]


class BusObject(Struct, frozen=True):
    """An interface of an object of one connection, which `owner` names by its unique name."""

    owner: str
    path: str
    interface: str


def session_bus_path(environ: Mapping[str, str]) -> str:
    """Return the path of the bus's socket; raise BusError if no session bus is known."""
    try:
        return str(next(get_connectable_addresses(environ["DBUS_SESSION_BUS_ADDRESS"])))
    except (KeyError, ValueError, RuntimeError, StopIteration):
        # where systemd starts it
        path = Path(environ.get("XDG_RUNTIME_DIR") or os.devnull) / "bus"
        if path.exists():
            return str(path)
        raise BusError("no session bus") from None


class SessionBus:
    """A connection to the bus; signals are passed to `on_signal` in the order of arrival."""

    def __init__(
        self, on_signal: Callable[[BusSignal], None], *, deadline: float = CALL_SECONDS
    ) -> None:
        self._on_signal, self._deadline = on_signal, deadline
        self._writer: asyncio.StreamWriter | None = None
        self._serials = count(1)
        self._received = 0
        self.replied_at = 0
        """The number of the newest reply among all that was received."""
        self._waiting: dict[int, tuple[str, asyncio.Future[tuple[Any, ...]]]] = {}
        """The calls without a reply: who was called, by the number of the call."""

    @property
    def open(self) -> bool:
        return self._writer is not None

    async def connect(self, path: str, spawn: Spawn) -> None:
        """Connect and read from now on; raise BusError if that is impossible in time."""
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                reader, writer = await asyncio.open_unix_connection(path)
                try:
                    authenticator = Authenticator()
                    for line in authenticator:
                        writer.write(line)
                        await writer.drain()
                        authenticator.feed(await reader.read(_READ_BYTES) or b"\r\n")
                    writer.write(BEGIN)
                except BaseException:
                    writer.close()
                    raise
        except TimeoutError as error:
            raise BusTimeout("the session bus does not answer") from error
        except (OSError, ValueError) as error:
            raise BusError(f"no connection to the session bus: {error}") from error
        self._writer = writer
        spawn(self._read(reader, writer), "read from the session bus")
        await self.call(BusObject(BUS, message_bus.object_path, BUS), "Hello")

    def close(self) -> None:
        """End the connection; calls without a reply fail."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        for _, reply in self._waiting.values():
            if not reply.done():
                reply.set_exception(BusError("the session bus is gone"))

    async def call(
        self, target: BusObject, method: str, signature: str = "", *values: object
    ) -> tuple[Any, ...]:
        """Return the values of the reply; raise BusError if there is none."""
        if self._writer is None:
            raise BusError("the session bus is gone")
        address = DBusAddress(target.path, bus_name=target.owner, interface=target.interface)
        message = new_method_call(address, method, signature or None, values)
        number = next(self._serials)
        reply: asyncio.Future[tuple[Any, ...]] = asyncio.get_running_loop().create_future()
        self._waiting[number] = target.owner, reply
        try:
            async with asyncio.timeout(self._deadline):
                self._writer.write(message.serialise(number))
                await self._writer.drain()
                return await reply
        except TimeoutError as error:
            raise BusTimeout(f"{method}: no answer") from error
        except OSError as error:
            raise BusError(f"{method}: {error}") from error
        finally:
            self._waiting.pop(number, None)

    async def bus_call(self, method: str, signature: str, *values: object) -> tuple[Any, ...]:
        """Call the bus itself."""
        target = BusObject(BUS, message_bus.object_path, BUS)
        return await self.call(target, method, signature, *values)

    async def owner(self, name: str, *, start: bool = False) -> str:
        """Return the unique name of the connection that owns a name, or "".

        With `start`, a program that the bus can start for the name is started.
        """
        try:
            if start:
                await self.bus_call("StartServiceByName", "su", name, 0)
        except BusTimeout:
            raise
        except BusError:
            pass  # the bus can start none; one that runs is found all the same
        try:
            values = await self.bus_call("GetNameOwner", "s", name)
        except BusTimeout:
            raise
        except BusError:
            return ""
        match values:
            case (str(owner),):
                return owner
        return ""

    async def follow(self, name: str, interface: str) -> None:
        """Receive the signals of an interface of the owner of a name, and changes of the owner."""
        changes = MatchRule(type="signal", sender=BUS, interface=BUS, member="NameOwnerChanged")
        changes.add_arg_condition(0, name)
        for rule in (MatchRule(type="signal", sender=name, interface=interface), changes):
            await self.bus_call("AddMatch", "s", rule.serialise())

    async def _read(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        parser = Parser()
        try:
            while data := await reader.read(_READ_BYTES):
                parser.add_data(data)
                while (message := parser.get_next_message()) is not None:
                    self._take(message)
                if parser.bytes_desired() > MAX_MESSAGE_BYTES:
                    break
        except (OSError, *_NO_MESSAGE):
            pass  # the connection ends, as if the bus had closed it
        finally:
            writer.close()
            if self._writer is writer:
                self.close()

    def _take(self, message: Message) -> None:
        fields, kind = message.header.fields, message.header.message_type
        sender = fields.get(HeaderFields.sender, "")
        self._received += 1
        if kind is MessageType.signal:
            interface = fields.get(HeaderFields.interface, "")
            name = fields.get(HeaderFields.member, "")
            self._on_signal(BusSignal(self._received, sender, interface, name, tuple(message.body)))
            return
        called, reply = self._waiting.get(fields.get(HeaderFields.reply_serial, 0), ("", None))
        if reply is None or reply.done():
            return
        if kind is MessageType.method_return and sender == called:
            self.replied_at = self._received
            reply.set_result(tuple(message.body))
        elif kind is MessageType.error and sender in (called, BUS):
            reply.set_exception(BusError(str(fields.get(HeaderFields.error_name, ""))))
