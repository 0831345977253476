"""An MCP server that goes wrong in one way: `python hostile_server.py MODE [FILE]`.

Standard library only, spoken to over its pipes. FILE gets a line for what tests want to know
(numbers of processes, cancelled calls), or says which tools to offer.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

MB = 1024 * 1024


def say(message: object) -> None:
    raw(json.dumps(message).encode() + b"\n")


def raw(data: bytes) -> None:
    while data:
        data = data[os.write(1, data) :]


def note(line: str) -> None:
    with Path(sys.argv[2]).open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")


def answer(number: object, result: object) -> None:
    say({"jsonrpc": "2.0", "id": number, "result": result})


def text(words: str) -> dict[str, object]:
    return {"content": [{"type": "text", "text": words}]}


def tool(name: str, **more: object) -> dict[str, object]:
    schema = {"type": "object", "properties": {"word": {"type": "string"}}}
    return {"name": name, "description": f"Does {name}.", "inputSchema": schema, **more}


def hang() -> None:
    while True:
        time.sleep(3600)


class Well:
    """Answers as it should: one tool, `echo`, which says what it was told."""

    tools = (tool("echo"),)

    def starts(self) -> None:
        """Before anything is read."""

    def handle_message(self, message: dict[str, object]) -> None:
        known: dict[object, Callable[[object, dict[str, object]], None]] = {
            "initialize": self.greeted,
            "tools/list": self.listed,
            "tools/call": self.called,
            "ping": lambda number, _: answer(number, {}),
        }
        params = message.get("params")
        given = params if isinstance(params, dict) else {}
        if (does := known.get(message.get("method"))) is not None:
            does(message["id"], given)
        elif "id" in message and "method" in message:
            error = {"code": -32601, "message": "Method not found"}
            say({"jsonrpc": "2.0", "id": message["id"], "error": error})
        else:
            self.receive(message)

    def receive(self, message: dict[str, object]) -> None:
        """Notifications, and answers to what was asked of the client."""

    def greeted(self, number: object, params: dict[str, object]) -> None:
        able = {"tools": {"listChanged": True}, "logging": {}}
        who = {"name": type(self).__name__, "version": "1"}
        result = {"protocolVersion": params["protocolVersion"], "capabilities": able}
        answer(number, {**result, "serverInfo": who})

    def listed(self, number: object, params: dict[str, object]) -> None:
        answer(number, {"tools": list(self.tools)})

    def called(self, number: object, params: dict[str, object]) -> None:
        given = params.get("arguments")
        word = given.get("word") if isinstance(given, dict) else None
        answer(number, text(f"{params['name']} says {word}"))


class AnswersWithQuestion(Well):
    """What the SDK's server says in place of a question that is an answer: it is started again."""

    def called(self, number: object, params: dict[str, object]) -> None:
        error = {"code": -32603, "message": "Handler returned an invalid result"}
        say({"jsonrpc": "2.0", "id": number, "error": error})


class CrashAtStart(Well):
    def starts(self) -> None:
        sys.stderr.write("no configuration\n")
        sys.exit(3)


class CrashInCall(Well):
    def called(self, number: object, params: dict[str, object]) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class HangAtStart(Well):
    def greeted(self, number: object, params: dict[str, object]) -> None:
        hang()


class HangAtList(Well):
    def listed(self, number: object, params: dict[str, object]) -> None:
        hang()


class HangInCall(Well):
    def called(self, number: object, params: dict[str, object]) -> None:
        note("called")

    def receive(self, message: dict[str, object]) -> None:
        if message.get("method") == "notifications/cancelled":
            note("cancelled")


class Freezes(Well):
    """Does nothing more from its first call on, until FILE is there."""

    def called(self, number: object, params: dict[str, object]) -> None:
        while not Path(sys.argv[2]).exists():
            time.sleep(0.01)
        super().called(number, params)


class FloodOutput(Well):
    def called(self, number: object, params: dict[str, object]) -> None:
        line = json.dumps({"jsonrpc": "2.0", "method": "notifications/nothing"}).encode() + b"\n"
        while True:
            raw(line * 500)


class FloodErrors(Well):
    def called(self, number: object, params: dict[str, object]) -> None:
        while True:
            os.write(2, b"x" * 99 + b"\n")


class WrongIds(Well):
    def called(self, number: object, params: dict[str, object]) -> None:
        for wrong in (10**9, "another", None, -1):
            answer(wrong, text("for nobody"))


class Noise(Well):
    def greeted(self, number: object, params: dict[str, object]) -> None:
        raw(b"Listening ...\n[1, 2]\n\n{ broken\n" * 50)
        super().greeted(number, params)

    def called(self, number: object, params: dict[str, object]) -> None:
        raw(b"DEBUG: called\n" * 100)
        super().called(number, params)


class HugeLine(Well):
    def called(self, number: object, params: dict[str, object]) -> None:
        for _ in range(40):
            raw(b"x" * MB)
        raw(b"\n")
        hang()


class DeepAnswer(Well):
    def called(self, number: object, params: dict[str, object]) -> None:
        deep = "[" * 100_000 + "]" * 100_000
        raw(f'{{"jsonrpc":"2.0","id":{number},"result":{deep}}}\n'.encode())


class SameNames(Well):
    tools = (tool("echo"), tool("echo", description="Another."), tool("Echo"), tool("echo__echo"))


class ChangesItsTools(Well):
    """What it offers is in FILE, and told of when it changes."""

    def listed(self, number: object, params: dict[str, object]) -> None:
        answer(number, {"tools": json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))})

    def called(self, number: object, params: dict[str, object]) -> None:
        say({"jsonrpc": "2.0", "method": "notifications/tools/list_changed"})
        super().called(number, params)


class NeverDone(Well):
    def called(self, number: object, params: dict[str, object]) -> None:
        meta = params.get("_meta")
        token = meta.get("progressToken") if isinstance(meta, dict) else None
        done = 0
        while True:
            done += 1
            progress = {"progressToken": token, "progress": done}
            say({"jsonrpc": "2.0", "method": "notifications/progress", "params": progress})
            time.sleep(0.01)


class NotificationFlood(Well):
    def called(self, number: object, params: dict[str, object]) -> None:
        log_message = {"level": "info", "data": "again"}
        for _ in range(1_000):
            say({"jsonrpc": "2.0", "method": "notifications/tools/list_changed"})
            say({"jsonrpc": "2.0", "method": "notifications/message", "params": log_message})
        super().called(number, params)


class NoText(Well):
    def called(self, number: object, params: dict[str, object]) -> None:
        block = b'{"type":"text","text":"a\xff\xfe\\ud800\\u202eb"}'
        raw(b'{"jsonrpc":"2.0","id":%d,"result":{"content":[%s]}}\n' % (number, block))


class ClosesInput(Well):
    def called(self, number: object, params: dict[str, object]) -> None:
        os.close(0)
        hang()


class ClosesOutputOnce(Well):
    """Closes its output in its first call, and does not end by itself."""

    def called(self, number: object, params: dict[str, object]) -> None:
        if not Path(sys.argv[2]).exists():
            note("closed")
            os.close(1)
            hang()
        super().called(number, params)


class BeginsWithAMark(Well):
    """Begins its output with the mark of UTF-8, as some systems' programs do."""

    def starts(self) -> None:
        raw(b"\xef\xbb\xbf")


class IgnoresEnd(Well):
    def starts(self) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)

    def called(self, number: object, params: dict[str, object]) -> None:
        super().called(number, params)
        hang()


class LeavesOthers(Well):
    """Starts a program that leaves its group and its parent, and one that holds its pipes."""

    def starts(self) -> None:
        sleep = "import time; time.sleep(3600)"
        subprocess.Popen([sys.executable, "-c", sleep])
        again = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {sleep!r}])"
        subprocess.Popen(
            [sys.executable, "-c", again],
            start_new_session=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ).wait()


class LeavesItsPipes(Well):
    """Ends in a call, while a program that it started holds its ends of the pipes."""

    def called(self, number: object, params: dict[str, object]) -> None:
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
        os.kill(os.getpid(), signal.SIGKILL)


class SlowLoris(Well):
    def called(self, number: object, params: dict[str, object]) -> None:
        for byte in b'{"jsonrpc":"2.0",' + b" " * 10**6:
            raw(bytes([byte]))
            time.sleep(0.02)


class OddErrors(Well):
    def called(self, number: object, params: dict[str, object]) -> None:
        say({"jsonrpc": "2.0", "id": number, "error": "boom"})


class EndlessList(Well):
    def listed(self, number: object, params: dict[str, object]) -> None:
        page = int(str(params.get("cursor", "0")))
        answer(number, {"tools": [tool(f"tool{page}")], "nextCursor": str(page + 1)})


class AnswersLate(Well):
    """Answers a call only after it was cancelled."""

    def called(self, number: object, params: dict[str, object]) -> None:
        given = params.get("arguments")
        if isinstance(given, dict) and given.get("word") == "late":
            note("called")
            return
        super().called(number, params)

    def receive(self, message: dict[str, object]) -> None:
        params = message.get("params")
        if message.get("method") == "notifications/cancelled" and isinstance(params, dict):
            answer(params["requestId"], text("too late"))
            note("cancelled")


class GiantList(Well):
    tools = tuple(tool(f"tool{number}", description="x" * 500) for number in range(2_000))


class BadTools(Well):
    tools = (
        tool("echo"),
        {"name": 7},
        {"name": "none", "inputSchema": 5},
        tool("big", description=["not text"]),
    )


class Asks(Well):
    """Asks the user in the middle of a call, and says what was answered."""

    def called(self, number: object, params: dict[str, object]) -> None:
        self.waiting = number
        fields = {
            "name": {"type": "string", "default": "Ann"},
            "count": {"type": "integer", "default": 3},
            "sure": {"type": "boolean"},
        }
        form = {"type": "object", "properties": fields, "required": ["sure"]}
        form_request = {"mode": "form", "message": "Who?", "requestedSchema": form}
        say({"jsonrpc": "2.0", "id": "q1", "method": "elicitation/create", "params": form_request})

    def receive(self, message: dict[str, object]) -> None:
        if message.get("id") == "q1":
            answer(self.waiting, text(json.dumps(message.get("result") or message.get("error"))))


class Samples(Well):
    """Asks for a model and for the roots in the middle of a call."""

    def called(self, number: object, params: dict[str, object]) -> None:
        self.waiting, self.answers = number, {}
        words = {"role": "user", "content": {"type": "text", "text": "Say hi"}}
        sampling_request = {"messages": [words], "maxTokens": 10}
        say(
            {
                "jsonrpc": "2.0",
                "id": "s1",
                "method": "sampling/createMessage",
                "params": sampling_request,
            }
        )
        say({"jsonrpc": "2.0", "id": "r1", "method": "roots/list"})

    def receive(self, message: dict[str, object]) -> None:
        if message.get("id") in ("s1", "r1"):
            self.answers[message["id"]] = message.get("result") or message.get("error")
            if len(self.answers) == 2:
                answer(self.waiting, text(json.dumps(self.answers)))


class Answers(Well):
    """Whatever FILE holds is the result of every call."""

    def called(self, number: object, params: dict[str, object]) -> None:
        answer(number, json.loads(Path(sys.argv[2]).read_text(encoding="utf-8")))


class Instructs(Well):
    """Says of all of its tools what FILE holds."""

    def greeted(self, number: object, params: dict[str, object]) -> None:
        who = {"name": "Instructs", "version": "1"}
        result = {"protocolVersion": params["protocolVersion"], "capabilities": {"tools": {}}}
        instructions = json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
        answer(number, {**result, "serverInfo": who, "instructions": instructions})


class Tells(Well):
    """Says what it was started with."""

    def called(self, number: object, params: dict[str, object]) -> None:
        environment = {"env": dict(os.environ), "cwd": str(Path.cwd()), "args": sys.argv[1:]}
        answer(number, text(json.dumps(environment)))


MODES = {kind.__name__: kind for kind in Well.__subclasses__()} | {"Well": Well}


def lines() -> Iterator[str]:
    with open(0, encoding="utf-8", closefd=False) as given:
        yield from given


def main() -> None:
    server = MODES[sys.argv[1]]()
    server.starts()
    for line in lines():
        server.handle_message(json.loads(line))


if __name__ == "__main__":
    main()
