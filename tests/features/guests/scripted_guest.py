"""A guest that does what its prompt says: one JSON object a line, a text for anything else.

Run as a program of its own, with the standard library only.
"""

import json
import os
import sys
import time
from typing import Any

Json = dict[str, Any]
_numbers = iter(range(1_000_000))
MODES = ("default", "plan", "agent-full-access")
if "as-goose" in sys.argv:
    MODES = ("auto", "approve", "chat")
_modes = [MODES[0]]


def send(**message: Any) -> None:
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    sys.stdout.flush()


def update(**fields: Any) -> None:
    send(method="session/update", params={"sessionId": "guest-1", "update": fields})


def say(text: str) -> None:
    update(sessionUpdate="agent_message_chunk", content={"type": "text", "text": text})


def ask(method: str, **params: Any) -> Json:
    """Ask the client; its own requests meanwhile are answered, and its notices heard."""
    number = next(_numbers)  # from 0, as real programs count
    send(id=number, method=method, params={"sessionId": "guest-1", **params})
    for line in sys.stdin:
        message: Json = json.loads(line)
        if message.get("id") == number and "method" not in message:
            return message
        if message.get("method") == "session/cancel":
            return {"result": {"outcome": {"outcome": "cancelled"}}}
    sys.exit(0)


def act(step: Json) -> str:
    """Do one thing; return the reason to stop, if the turn ends with it."""
    match step:
        case {"update": fields}:
            update(**fields)
        case {"say": text}:
            say(text)
        case {"write": path, "text": text, "permission": True}:
            call = {"toolCallId": "w1", "title": f"Write {path}", "kind": "edit"}
            diff = {"type": "diff", "path": os.path.abspath(path), "oldText": None, "newText": text}
            options = [
                {"optionId": "yes-please", "name": "Yes", "kind": "allow_once"},
                {"optionId": "no-thanks", "name": "No", "kind": "reject_once"},
            ]
            # the call was never announced, as with some programs
            answer = ask(
                "session/request_permission", toolCall={**call, "content": [diff]}, options=options
            )
            outcome = answer["result"]["outcome"]
            is_allowed = outcome.get("optionId") == "yes-please"
            if is_allowed:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
            status = "completed" if is_allowed else "failed"
            update(sessionUpdate="tool_call_update", toolCallId="w1", status=status)
            say(f"outcome: {outcome['outcome']} {outcome.get('optionId', '')}")
            if not is_allowed and "gives-up" in sys.argv:
                return "cancelled"
        case {"write": path, "text": text}:
            try:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
                say("written")
            except OSError as error:
                say(f"not written: {error.strerror}")
        case {"request": method, "params": params}:
            answer = ask(method, **params)
            say(json.dumps(answer.get("result", answer.get("error"))))
        case {"variable": name}:
            say(os.environ.get(name, "it has none"))
        case {"mode": True}:
            say(f"works in the mode {_modes[-1]}")
        case {"exit": status}:
            sys.stderr.write("out of cheese\n")
            sys.exit(status)
        case {"wait": True}:
            for line in sys.stdin:
                if json.loads(line).get("method") == "session/cancel":
                    return "cancelled"
        case {"hang": True}:
            while True:
                time.sleep(60)
        case {"raw": line}:
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
    return ""


def prompt(blocks: list[Json]) -> str:
    for text in (block.get("text", "") for block in blocks):
        for line in text.splitlines():
            try:
                step = json.loads(line)
            except ValueError:
                step = {"say": f"heard: {line}"}
            if stop := act(step if isinstance(step, dict) else {"say": line}):
                return stop
    return "end_turn"


def main() -> None:
    session = {
        "sessionId": "guest-1",
        "modes": {
            "currentModeId": MODES[0],
            "availableModes": [{"id": name, "name": name} for name in MODES],
        },
        "models": {
            "currentModelId": "small",
            "availableModels": [{"modelId": "small", "name": "Small"}],
        },
    }
    signed_in = "signed-out" not in sys.argv
    for line in sys.stdin:
        message: Json = json.loads(line)
        method, number = message.get("method", ""), message.get("id")
        match method:
            case "initialize":
                version = 7 if "other-version" in sys.argv else 1
                capabilities = {"loadSession": "forgets" not in sys.argv}
                result: Json = {"protocolVersion": version, "agentCapabilities": capabilities}
                send(id=number, result=result)
            case "session/new" if not signed_in:
                error = {"code": -32000, "message": "Authentication required"}
                send(id=number, error=error)
            case "session/new":
                send(id=number, result=session)
            case "session/load":
                say("from the conversation before")
                send(id=number, result=session)
                say("and some more of it")
            case "session/set_mode":
                send(id=number, result={})
                _modes.append(message["params"]["modeId"])
            case "session/prompt":
                send(id=number, result={"stopReason": prompt(message["params"]["prompt"])})
            case _ if number is not None:
                send(id=number, error={"code": -32601, "message": "unknown"})


if __name__ == "__main__":
    main()
