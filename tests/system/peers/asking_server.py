"""An MCP server that asks the user in the middle of a call, by a form.

Standard library only, spoken to over its pipes; its tool's answer is what it was told, as JSON.
"""

import json
import os

SCHEMA = {
    "type": "object",
    "properties": {
        "name": {"type": "string", "title": "Name", "default": "Ann", "maxLength": 20},
        "mail": {"type": "string", "title": "Contact", "format": "email"},
        "color": {
            "type": "string",
            "title": "Color",
            "oneOf": [{"const": "r", "title": "Red"}, {"const": "b", "title": "Blue"}],
            "default": "b",
        },
    },
    "required": ["name", "mail"],
}
TOOL = {"name": "invite", "description": "Invites somebody.", "inputSchema": {"type": "object"}}


def say(**message: object) -> None:
    data = json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n"
    while data:
        data = data[os.write(1, data) :]


class Asking:
    """One call at a time."""

    def __init__(self) -> None:
        self.call: object = None
        self.able: dict[str, object] = {}
        self.answers: dict[str, object] = {}

    def handle_message(self, message: dict[str, object]) -> None:
        number, params = message.get("id"), message.get("params")
        given = params if isinstance(params, dict) else {}
        match message.get("method"):
            case "initialize":
                self.greet(number, given)
            case "tools/list":
                say(id=number, result={"tools": [TOOL]})
            case "tools/call":
                self.call, self.answers = number, {"able": sorted(self.able)}
                form = {"mode": "form", "message": "Who comes?", "requestedSchema": SCHEMA}
                say(id="form", method="elicitation/create", params=form)
            case None if number == "form":
                self.answered(str(number), message)
            case str() if number is not None:
                say(id=number, error={"code": -32601, "message": "Method not found"})

    def greet(self, number: object, params: dict[str, object]) -> None:
        able = params.get("capabilities")
        self.able = able if isinstance(able, dict) else {}
        result = {"protocolVersion": params["protocolVersion"], "capabilities": {"tools": {}}}
        say(id=number, result={**result, "serverInfo": {"name": "asking", "version": "1"}})

    def answered(self, what: str, message: dict[str, object]) -> None:
        self.answers[what] = message.get("result") or message.get("error")
        content = [{"type": "text", "text": json.dumps(self.answers)}]
        say(id=self.call, result={"content": content})


def main() -> None:
    server = Asking()
    with open(0, encoding="utf-8", closefd=False) as lines:
        for line in lines:
            server.handle_message(json.loads(line))


if __name__ == "__main__":
    main()
