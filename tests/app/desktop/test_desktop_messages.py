"""What a desktop is told and what is believed of it, over a real bus with a fake server."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from jeepney import HeaderFields, Message, MessageType
from jeepney.low_level import Endianness, Header, MessageFlag

from helix_desktop.app.desktop.desktop_messages import (
    MAX_OPEN_MESSAGES,
    OPEN,
    DesktopDescription,
    DesktopMessage,
    DesktopMessages,
)
from helix_desktop.app.desktop.session_bus import CALL_SECONDS, MAX_MESSAGE_BYTES
from helix_desktop.engine.task_supervisor import Supervisor
from tests.fakes.desktop_bus import (
    SILENCE,
    Locker,
    NotificationServer,
    Portal,
    needs_bus,
    on_bus,
    private_bus,
)
from tests.waiting import until

pytestmark = needs_bus

SHORT_SECONDS = 1.0
"""The deadline where a program on the bus never answers."""
CALL = "rm -r build && echo '<b>done</b>'"
ASKING = DesktopMessage(
    "Helix needs your answer",
    "“Fix & <ship>” in ledger waits.",
    {OPEN: "Open", "deny": "Deny"},
    call=CALL,
    call_title="Allow this command?",
    call_actions={"allow": "Allow once"},
)


class Desk:
    """The messages of this process, and the buttons that were believed."""

    def __init__(self, messages: DesktopMessages, pressed: list[tuple[str, str]]) -> None:
        self.messages, self.pressed = messages, pressed
        self.tokens: list[str] = []


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[dict[str, str]]:
    with private_bus(tmp_path) as environ:
        yield environ


@asynccontextmanager
async def open_desk(
    environ: dict[str, str], root: Path, deadline: float = CALL_SECONDS
) -> AsyncIterator[Desk]:
    errors: list[BaseException] = []
    supervisor = Supervisor(lambda _name, error: errors.append(error))
    pressed: list[tuple[str, str]] = []

    def press(key: str, action: str, token: str) -> None:
        pressed.append((key, action))
        desk.tokens.append(token)

    messages = DesktopMessages(
        supervisor.spawn, press, environ=environ, root=root, deadline=deadline
    )
    desk = Desk(messages, pressed)
    try:
        yield desk
    finally:
        await messages.close()
        await until(lambda: not supervisor.running)
        assert not errors


async def test_a_message_shows_a_call_with_its_buttons_while_the_screen_is_unlocked(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with (
        on_bus(bus, NotificationServer) as server,
        on_bus(bus, Locker),
        open_desk(bus, tmp_path) as desk,
    ):
        assert await desk.messages.show("1", ASKING)
        assert server.title(1) == "Allow this command?"
        assert server.body(1) == (
            "rm -r build &amp;&amp; echo '&lt;b&gt;done&lt;/b&gt;'\n"
            "“Fix &amp; &lt;ship&gt;” in ledger waits."
        )
        assert server.buttons(1) == [OPEN, "deny", "allow"]
        assert server.hints(1) == {
            "desktop-entry": "org.helixdesktop.app",
            "urgency": 1,
            "suppress-sound": True,
        }
        await server.press(1, "allow")
        await until(lambda: desk.pressed == [("1", "allow")])
        await until(lambda: not server.shown)


async def test_a_call_is_hidden_when_nothing_says_that_the_screen_is_unlocked(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with on_bus(bus, NotificationServer) as server, open_desk(bus, tmp_path) as desk:
        assert await desk.messages.show("1", ASKING)
        assert server.title(1) == "Helix needs your answer"
        assert server.body(1) == "“Fix &amp; &lt;ship&gt;” in ledger waits."
        assert server.buttons(1) == [OPEN, "deny"]


@pytest.mark.parametrize("answer", [("b", (True,)), ("s", ("no",)), SILENCE])
async def test_a_call_is_hidden_when_the_locker_says_anything_but_unlocked(
    bus: dict[str, str], tmp_path: Path, answer: tuple[str, tuple[object, ...]] | None
) -> None:
    async with (
        on_bus(bus, NotificationServer) as server,
        on_bus(bus, Locker) as locker,
        open_desk(bus, tmp_path, SHORT_SECONDS) as desk,
    ):
        locker.methods["GetActive"] = lambda: answer
        assert await desk.messages.show("1", ASKING)
        assert CALL[:5] not in server.body(1)
        assert server.buttons(1) == [OPEN, "deny"]


async def test_a_call_disappears_from_the_desktop_when_the_screen_is_locked(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with (
        on_bus(bus, NotificationServer) as server,
        on_bus(bus, Locker) as locker,
        open_desk(bus, tmp_path) as desk,
    ):
        assert await desk.messages.show("1", ASKING)
        assert "rm -r build" in server.body(1)
        await locker.lock()
        await until(lambda: "rm -r build" not in server.body(1))
        assert server.title(1) == "Helix needs your answer"
        assert server.buttons(1) == [OPEN, "deny"]
        await server.press(1, "allow")
        await server.press(1, "deny")
        await until(lambda: desk.pressed)
        assert desk.pressed == [("1", "deny")]


async def test_a_call_disappears_when_the_locker_is_gone(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with on_bus(bus, NotificationServer) as server, open_desk(bus, tmp_path) as desk:
        async with on_bus(bus, Locker):
            assert await desk.messages.show("1", ASKING)
            assert "rm -r build" in server.body(1)
        await until(lambda: "rm -r build" not in server.body(1))


async def test_no_button_allows_a_call_once_the_screen_is_locked(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with (
        on_bus(bus, NotificationServer) as server,
        on_bus(bus, Locker) as locker,
        open_desk(bus, tmp_path) as desk,
    ):
        assert await desk.messages.show("1", ASKING)
        locker.locked = True  # and does not say so by itself
        await server.press(1, "allow")
        await server.press(1, "deny")
        await until(lambda: desk.pressed)
        assert desk.pressed == [("1", "deny")]


async def test_a_button_counts_once(bus: dict[str, str], tmp_path: Path) -> None:
    async with (
        on_bus(bus, NotificationServer) as server,
        on_bus(bus, Locker),
        open_desk(bus, tmp_path) as desk,
    ):
        assert await desk.messages.show("1", ASKING)
        assert await desk.messages.show("2", ASKING)
        for _ in range(3):
            await server.press(1, "allow")
        await server.press(2, "deny")
        await until(lambda: ("2", "deny") in desk.pressed)
        assert desk.pressed == [("1", "allow"), ("2", "deny")]


async def test_a_button_that_the_message_does_not_have_does_nothing(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with on_bus(bus, NotificationServer) as server, open_desk(bus, tmp_path) as desk:
        assert await desk.messages.show("1", ASKING)
        await server.press(1, "allow")  # not offered: the screen may be locked
        await server.press(77, "deny")  # a message of another program
        await server.emit("ActionInvoked", "s", "1")
        await server.emit("ActionInvoked", "uu", 1, 1)
        await server.press(1, OPEN)
        await until(lambda: desk.pressed)
        assert desk.pressed == [("1", OPEN)]


async def test_no_other_program_on_the_bus_can_press_a_button(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with (
        on_bus(bus, NotificationServer) as server,
        on_bus(bus, NotificationServer, named=False) as other,
        on_bus(bus, Locker),
        open_desk(bus, tmp_path) as desk,
    ):
        assert await desk.messages.show("1", ASKING)
        await other.press(1, "allow")
        await other.emit("ActionInvoked", "us", 1, "allow", to=server.sender)
        await other.emit("NotificationClosed", "uu", 1, 2, to=server.sender)
        # it asks the server something, so that the server hears of it only after the signals
        await other.ask(server.unique_name, server.name, "Ping")
        await until(lambda: server.bodies("Ping"))
        await server.press(1, "deny")
        await until(lambda: desk.pressed)
        assert desk.pressed == [("1", "deny")]


async def test_a_server_that_was_started_again_cannot_answer_for_its_predecessor(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with on_bus(bus, Locker), open_desk(bus, tmp_path) as desk:
        async with on_bus(bus, NotificationServer):
            assert await desk.messages.show("1", ASKING)
        async with on_bus(bus, NotificationServer) as second:
            await second.press(1, "allow")
            assert await desk.messages.show("2", ASKING)
            assert list(second.shown) == [1]
            await second.press(1, "deny")
            await until(lambda: desk.pressed)
            assert desk.pressed == [("2", "deny")]


async def test_a_server_that_takes_the_name_over_gets_the_next_message(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with (
        on_bus(bus, NotificationServer) as first,
        on_bus(bus, NotificationServer, named=False) as second,
        open_desk(bus, tmp_path) as desk,
    ):
        assert await desk.messages.show("1", ASKING)
        await second.take_name(replace=True)

        async def is_shown_by_second() -> bool:
            return await desk.messages.show("2", ASKING) and bool(second.shown)

        await until(is_shown_by_second)
        await first.press(1, OPEN)
        await second.press(max(second.shown), OPEN)
        await until(lambda: desk.pressed)
        assert desk.pressed == [("2", OPEN)]


async def test_a_message_that_was_taken_back_has_no_buttons_any_more(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with on_bus(bus, NotificationServer) as server, open_desk(bus, tmp_path) as desk:
        assert await desk.messages.show("1", ASKING)
        assert await desk.messages.show("2", ASKING)
        await desk.messages.take_back("1")
        assert list(server.shown) == [2]
        await server.press(1, "deny")
        await server.press(2, "deny")
        await until(lambda: desk.pressed)
        assert desk.pressed == [("2", "deny")]


async def test_a_message_that_the_user_closed_has_no_buttons_any_more(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with on_bus(bus, NotificationServer) as server, open_desk(bus, tmp_path) as desk:
        assert await desk.messages.show("1", ASKING)
        await server.emit("NotificationClosed", "uu", 1, 2)
        await server.press(1, "deny")
        assert await desk.messages.show("2", ASKING)
        await server.press(2, "deny")
        await until(lambda: desk.pressed)
        assert desk.pressed == [("2", "deny")]


async def test_a_changed_message_replaces_the_old_one_under_its_number(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with on_bus(bus, NotificationServer) as server, open_desk(bus, tmp_path) as desk:
        assert await desk.messages.show("1", ASKING)
        assert await desk.messages.show("1", DesktopMessage("Finished", "done", {OPEN: "Open"}))
        assert list(server.shown) == [1]
        assert server.title(1) == "Finished"
        await server.press(1, "deny")
        await server.press(1, OPEN)
        await until(lambda: desk.pressed)
        assert desk.pressed == [("1", OPEN)]


async def test_of_many_messages_the_oldest_are_taken_back(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with on_bus(bus, NotificationServer) as server, open_desk(bus, tmp_path) as desk:
        for number in range(MAX_OPEN_MESSAGES + 3):
            assert await desk.messages.show(str(number), ASKING)
        assert list(server.shown) == [*range(4, MAX_OPEN_MESSAGES + 4)]


async def test_all_messages_are_taken_back_at_the_end(bus: dict[str, str], tmp_path: Path) -> None:
    async with on_bus(bus, NotificationServer) as server:
        async with open_desk(bus, tmp_path) as desk:
            assert await desk.messages.show("1", ASKING)
        assert not server.shown
        assert not await desk.messages.show("2", ASKING)


async def test_a_server_without_markup_is_sent_no_markup_and_no_call_that_looks_like_it(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with (
        on_bus(bus, NotificationServer) as server,
        on_bus(bus, Locker),
        open_desk(bus, tmp_path) as desk,
    ):
        server.capabilities = ["actions", "body"]
        assert await desk.messages.show("1", ASKING)
        assert server.body(1) == "“Fix & ‹ship›” in ledger waits."
        plain = DesktopMessage("t", "x", {}, "make", "Allow?", {"allow": "Allow once"})
        assert await desk.messages.show("2", plain)
        assert server.body(2) == "make\nx"


async def test_a_server_without_buttons_is_sent_none_and_no_call(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with (
        on_bus(bus, NotificationServer) as server,
        on_bus(bus, Locker),
        open_desk(bus, tmp_path) as desk,
    ):
        server.capabilities = ["body", "body-markup"]
        assert await desk.messages.show("1", ASKING)
        assert server.buttons(1) == []
        assert server.title(1) == "Helix needs your answer"


async def test_text_that_the_bus_refuses_is_made_fit(bus: dict[str, str], tmp_path: Path) -> None:
    async with on_bus(bus, NotificationServer) as server, open_desk(bus, tmp_path) as desk:
        text = DesktopMessage("a\0b", "c\x1b[31m\ud800\nd", {OPEN: "O\0"}, sound=True)
        assert await desk.messages.show("1", text)
        assert server.title(1) == "a b"
        assert server.body(1) == "c [31m?\nd"
        assert server.hints(1)["sound-name"] == "message-new-instant"


async def test_a_silent_server_costs_one_deadline_and_then_nothing(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with (
        on_bus(bus, NotificationServer) as server,
        open_desk(bus, tmp_path, SHORT_SECONDS) as desk,
    ):
        server.methods["Notify"] = lambda *_: SILENCE
        shows = [desk.messages.show(str(number), ASKING) for number in range(50)]
        assert not any(await asyncio.gather(*shows))
        assert len(server.bodies("Notify")) <= 1


@pytest.mark.parametrize("reply", [("s", ("7",)), ("u", (0,)), ("", ()), ("uu", (1, 2))])
async def test_a_reply_that_is_no_number_counts_as_not_shown(
    bus: dict[str, str], tmp_path: Path, reply: tuple[str, tuple[object, ...]]
) -> None:
    async with on_bus(bus, NotificationServer) as server, open_desk(bus, tmp_path) as desk:
        server.methods["Notify"] = lambda *_: reply
        assert not await desk.messages.show("1", ASKING)
        server.methods["Notify"] = server._notify
        assert await desk.messages.show("1", ASKING)


async def test_a_reply_of_another_program_is_no_reply(bus: dict[str, str], tmp_path: Path) -> None:
    async with (
        on_bus(bus, NotificationServer) as server,
        on_bus(bus, NotificationServer, named=False) as other,
        open_desk(bus, tmp_path, SHORT_SECONDS) as desk,
    ):
        assert await desk.messages.show("1", ASKING)

        async def forge() -> None:
            for serial in range(1, 200):
                fields = {
                    HeaderFields.destination: server.sender,
                    HeaderFields.reply_serial: serial,
                    HeaderFields.signature: "u",
                }
                header = Header(
                    Endianness.little,
                    MessageType.method_return,
                    MessageFlag.no_reply_expected,
                    1,
                    0,
                    0,
                    fields,
                )
                with suppress(ConnectionError):
                    await other.send(Message(header, (99,)))

        server.methods["Notify"] = lambda *_: SILENCE
        showing = asyncio.get_running_loop().create_task(desk.messages.show("2", ASKING))
        await until(lambda: len(server.bodies("Notify")) == 2)
        await forge()
        assert not await showing


async def test_without_a_bus_nothing_is_shown_at_once(tmp_path: Path) -> None:
    for environ in (
        {},
        {"DBUS_SESSION_BUS_ADDRESS": ""},
        {"DBUS_SESSION_BUS_ADDRESS": "nonsense"},
        {"DBUS_SESSION_BUS_ADDRESS": "tcp:host=127.0.0.1,port=1"},
        {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={tmp_path / 'none'}"},
        {"XDG_RUNTIME_DIR": str(tmp_path)},
    ):
        async with open_desk(environ, tmp_path) as desk:
            assert not await desk.messages.show("1", ASKING)
            await desk.messages.take_back("1")
            assert await desk.messages.describe() == DesktopDescription()


async def test_the_bus_of_the_runtime_folder_is_found_without_its_address(
    bus: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "bus").symlink_to(tmp_path / "bus.socket")
    environ = {"XDG_RUNTIME_DIR": str(tmp_path)}
    async with on_bus(bus, NotificationServer) as server, open_desk(environ, tmp_path) as desk:
        assert await desk.messages.show("1", ASKING)
        assert server.shown


OK_LINE = b"OK 1234deadbeef\r\n"


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"REJECTED\r\n",
        b"x" * 20_000,
        OK_LINE + b"more",
        OK_LINE,
        (OK_LINE, b"\0" * 4096),
        (OK_LINE, b"l\2\0\1" + (MAX_MESSAGE_BYTES * 2).to_bytes(4, "little") + b"\1\0\0\0" * 2),
        (OK_LINE, b"l\2\0\1\4\0\0\0\1\0\0\0\x10\0\0\0" + b"\xff" * 64),
    ],
)
async def test_a_bus_that_talks_nonsense_costs_nothing_but_the_message(
    tmp_path: Path, said: bytes | tuple[bytes, bytes]
) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, then = said if isinstance(said, tuple) else (said, b"")
        with suppress(OSError):
            await reader.readline()
            writer.write(first)
            await writer.drain()
            if then:
                await reader.readline()
                writer.write(then)
                await writer.drain()
        writer.close()

    server = await asyncio.start_unix_server(talk, tmp_path / "s")
    environ = {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={tmp_path / 's'}"}
    async with server, open_desk(environ, tmp_path) as desk:
        assert not await desk.messages.show("1", ASKING)
    await server.wait_closed()


async def test_a_bus_that_ends_while_a_message_is_shown_fails_it_at_once(
    tmp_path: Path,
) -> None:
    with ExitStack() as stack:
        environ = stack.enter_context(private_bus(tmp_path))
        async with (
            on_bus(environ, NotificationServer) as server,
            open_desk(environ, tmp_path) as desk,
        ):
            server.methods["Notify"] = lambda *_: SILENCE
            showing = asyncio.get_running_loop().create_task(desk.messages.show("1", ASKING))
            await until(lambda: server.bodies("Notify"))
            stack.close()
            assert not await showing


async def test_what_this_desktop_does_is_told(bus: dict[str, str], tmp_path: Path) -> None:
    async with on_bus(bus, NotificationServer), open_desk(bus, tmp_path) as desk:
        told = DesktopDescription("fake 2.1", buttons=True, sounds=True)
        assert await desk.messages.describe() == told
        async with on_bus(bus, Locker):
            assert (await desk.messages.describe()).tells_lock


async def test_a_wayland_token_comes_with_the_button_of_its_message(
    bus: dict[str, str], tmp_path: Path
) -> None:
    async with on_bus(bus, NotificationServer) as server, open_desk(bus, tmp_path) as desk:
        for key in ("1", "2"):
            assert await desk.messages.show(key, ASKING)
        await server.emit("ActivationToken", "us", 2, "token")
        await server.press(1, OPEN)
        await server.press(2, OPEN)
        await until(lambda: len(desk.pressed) == 2)
        assert desk.tokens == ["", "token"]


@pytest.mark.parametrize("version", [1, 2])
async def test_in_flatpak_the_portal_is_asked_and_never_shown_a_call(
    bus: dict[str, str], tmp_path: Path, version: int
) -> None:
    (tmp_path / ".flatpak-info").touch()
    async with (
        on_bus(bus, lambda connection: Portal(connection, version)) as portal,
        on_bus(bus, NotificationServer) as server,
        on_bus(bus, Locker),
        open_desk(bus, tmp_path) as desk,
    ):
        assert await desk.messages.show("1", ASKING)
        assert not server.calls
        [(name, content)] = portal.shown.items()
        assert content["title"] == "Helix needs your answer"
        assert content["body"] == "“Fix & <ship>” in ledger waits."
        assert [dict(button)["action"][1] for button in content["buttons"]] == [OPEN, "deny"]
        hint = content.get("display-hint", [])
        assert hint == (["hide-content-on-lockscreen"] if version == 2 else [])
        await server.emit("ActionInvoked", "ssav", name, "deny", [])
        await portal.emit("ActionInvoked", "ssav", name, "allow", [])
        await portal.emit("ActionInvoked", "ssav", name, "deny", [])
        await until(lambda: desk.pressed)
        assert desk.pressed == [("1", "deny")]
        assert not portal.shown
        told = await desk.messages.describe()
        assert (told.portal, told.buttons, told.tells_lock) == (True, True, False)
