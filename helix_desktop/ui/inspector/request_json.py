"""A request as JSON for the clipboard: the body itself where its bytes are known."""

import json

from helix_desktop.domain.requests import Looked, Written


def json_of(found: Looked, written: Written | None) -> str:
    """The body as it goes out; else its blocks with what they are and why they are there."""
    if written is not None:
        return written.data.decode("utf-8", "replace")
    blocks = [
        {
            "number": number,
            "kind": block.kind.value if block.kind else "draft",
            "role": block.message.role.value,
            "tokens": block.tokens,
            "sha256": block.digest,
            "text": block.text,
        }
        for number, block in enumerate(found.blocks, 1)
    ]
    plain = {"llm": found.llm, "tokens": found.tokens, "blocks": blocks}
    return json.dumps(plain, ensure_ascii=False, indent=2)
