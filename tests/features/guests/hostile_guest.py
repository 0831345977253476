"""A guest whose prompt is a program in Python, which may do anything with these functions.

Run as a program of its own, with the standard library only. Its turn ends by `end_turn` unless the
prompt sets `reason`.
"""

import json
import os
import subprocess
import sys
import time
from typing import Any

Json = dict[str, Any]
SESSION = json.loads(sys.argv[1]) if len(sys.argv) > 1 else "guest-1"
messages: list[Json] = []
"""The messages that came while an answer was awaited."""


def raw(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def send(**message: Any) -> None:
    raw(json.dumps({"jsonrpc": "2.0", **message}) + "\n")


def update(kind: str, session: str = SESSION, /, **fields: Any) -> None:
    content = {"sessionUpdate": kind, **fields}
    send(method="session/update", params={"sessionId": session, "update": content})


def say(text: str) -> None:
    update("agent_message_chunk", content={"type": "text", "text": text})


def call(number: str, **fields: Any) -> None:
    update("tool_call", toolCallId=number, **{"title": "t", "kind": "read", **fields})


def done(number: str, text: str = "", **fields: Any) -> None:
    content = [{"type": "content", "content": {"type": "text", "text": text}}]
    fields = {"status": "completed", "content": content, **fields}
    update("tool_call_update", toolCallId=number, **fields)


def ask(method: str, number: Any = 0, **params: Any) -> Json:
    send(id=number, method=method, params={"sessionId": SESSION, **params})
    return answer(number)


def answer(number: Any) -> Json:
    for line in sys.stdin:
        message: Json = json.loads(line)
        if message.get("id") == number and "method" not in message:
            return message
        messages.append(message)
    sys.exit(0)


def permission(call: Json, number: Any = 0) -> str:
    options = [{"optionId": kind, "kind": kind} for kind in ("allow_once", "reject_once")]
    reply = ask("session/request_permission", number, toolCall=call, options=options)
    return json.dumps(reply.get("result", reply.get("error")))


def wait_for_cancel() -> None:
    for line in sys.stdin:
        if json.loads(line).get("method") == "session/cancel":
            return


def main() -> None:
    for line in sys.stdin:
        message: Json = json.loads(line)
        method, number = message.get("method", ""), message.get("id")
        match method:
            case "initialize":
                can = {"loadSession": True}
                send(id=number, result={"protocolVersion": 1, "agentCapabilities": can})
            case "session/new" | "session/load":
                send(id=number, result={"sessionId": SESSION})
            case "session/prompt":
                names: Json = {**globals(), "reason": "end_turn", "prompt": number}
                exec(message["params"]["prompt"][-1]["text"], names)
                send(id=number, result={"stopReason": names["reason"]})
            case _ if number is not None:
                send(id=number, error={"code": -32601, "message": "unknown"})


if __name__ == "__main__":
    _ = os, subprocess, time  # for prompts
    main()
