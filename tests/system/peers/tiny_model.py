"""A language model of half a megabyte that nobody trained: random weights, a token for every byte.

What it says means nothing, but llama.cpp runs it for real: it counts tokens, keeps a cache, fills
its window and refuses what does not fit. The format is GGUF 3 (github.com/ggml-org/ggml, docs).
"""

import random
import struct
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

WIDTH, HIDDEN, LAYERS, HEADS = 64, 128, 2, 2
TRAINED = 131_072
"""Tokens of its window, as the file says; the server may offer less."""

MARKS = ("<|endoftext|>", "<|im_start|>", "<|im_end|>")
"""Tokens that are no text: padding, beginning and end of a message."""

MERGES = ("Ġ t", "h e", "i n", "e r", "o n", "r e")
"""A few pairs of bytes with a token of their own: the tokenizer wants to have some."""

LOUD = 8.0
"""First number of every embedding: after the norm it is the same everywhere, so that the first
weight of a token's output is how likely it is anywhere."""

LIKELY, USUAL, NEVER = 2.0, 0.5, -20.0

TEMPLATE = (
    "{%- for message in messages -%}"
    "{{- '<|im_start|>' + message.role + '\\n' -}}"
    "{%- if message.content is string -%}{{- message.content -}}"
    "{%- elif message.content -%}"
    "{%- for part in message.content -%}{{- part.text or '' -}}{%- endfor -%}"
    "{%- endif -%}"
    "{%- for call in message.tool_calls or [] -%}"
    "{{- '\\n<tool_call>' + (call.function | tojson) + '</tool_call>' -}}"
    "{%- endfor -%}"
    "{{- '<|im_end|>\\n' -}}"
    "{%- endfor -%}"
    "{%- if add_generation_prompt -%}{{- '<|im_start|>assistant\\n' -}}{%- endif -%}"
)

Value = bool | int | float | str | list[str] | list[int]


@dataclass(frozen=True, slots=True)
class Tensor:
    """Numbers in rows; `shape` begins with the length of a row."""

    name: str
    shape: tuple[int, ...]
    numbers: "array[float]"


def write(path: Path) -> None:
    """The model as a file."""
    tokens = _tokens()
    tensors = list(_tensors(tokens))
    facts = _facts(tokens)
    head = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), len(facts))
    head += b"".join(_text(name) + _value(value) for name, value in facts.items())
    offset = 0
    for tensor in tensors:
        head += _text(tensor.name) + struct.pack("<I", len(tensor.shape))
        # 0: plain 32-bit numbers
        head += struct.pack(f"<{len(tensor.shape)}QIQ", *tensor.shape, 0, offset)
        offset += len(_padded(tensor.numbers.tobytes()))
    body = b"".join(_padded(tensor.numbers.tobytes()) for tensor in tensors)
    path.write_bytes(_padded(head) + body)


def _tokens() -> list[str]:
    """Every byte under the letter that stands for it, pairs, marks."""
    merged = [merge.replace(" ", "") for merge in MERGES]
    return [*_letters(), *merged, *MARKS]


def _letters() -> Iterator[str]:
    """Bytes that are no visible letter of Latin-1 move behind it (as in GPT-2's vocabulary)."""
    moved = 256
    for byte in range(256):
        visible = 33 <= byte <= 126 or 161 <= byte <= 172 or byte >= 174
        yield chr(byte if visible else moved)
        moved += not visible


def _facts(tokens: list[str]) -> dict[str, Value]:
    end = tokens.index("<|im_end|>")
    marks = len(tokens) - len(MARKS)
    return {
        "general.architecture": "llama",
        "general.name": "helix-tiny",
        "general.file_type": 0,
        "llama.context_length": TRAINED,
        "llama.embedding_length": WIDTH,
        "llama.block_count": LAYERS,
        "llama.feed_forward_length": HIDDEN,
        "llama.attention.head_count": HEADS,
        "llama.attention.head_count_kv": HEADS,
        "llama.attention.layer_norm_rms_epsilon": 1e-5,
        "llama.rope.dimension_count": WIDTH // HEADS,
        "llama.vocab_size": len(tokens),
        "tokenizer.ggml.model": "gpt2",
        "tokenizer.ggml.pre": "gpt-2",
        "tokenizer.ggml.tokens": tokens,
        # 1 is text, 3 is a mark
        "tokenizer.ggml.token_type": [3 if at >= marks else 1 for at in range(len(tokens))],
        "tokenizer.ggml.merges": list(MERGES),
        "tokenizer.ggml.bos_token_id": marks,
        "tokenizer.ggml.eos_token_id": end,
        "tokenizer.ggml.padding_token_id": marks,
        "tokenizer.ggml.add_bos_token": False,
        "tokenizer.chat_template": TEMPLATE,
    }


def _tensors(tokens: Sequence[str]) -> Iterator[Tensor]:
    dice = random.Random(7)
    count = len(tokens)
    yield _rows(dice, "token_embd.weight", WIDTH, first=[LOUD] * count)
    yield _ones("output_norm.weight")
    yield _rows(dice, "output.weight", WIDTH, first=[_liking(token) / LOUD for token in tokens])
    for layer in range(LAYERS):
        block = f"blk.{layer}"
        yield _ones(f"{block}.attn_norm.weight")
        yield _ones(f"{block}.ffn_norm.weight")
        for name in ("attn_q", "attn_k", "attn_v", "attn_output"):
            yield _random(dice, f"{block}.{name}.weight", (WIDTH, WIDTH))
        for name in ("ffn_gate", "ffn_up"):
            yield _random(dice, f"{block}.{name}.weight", (WIDTH, HIDDEN))
        yield _random(dice, f"{block}.ffn_down.weight", (HIDDEN, WIDTH))


def _liking(token: str) -> float:
    """Small letters and spaces, and never an end: it talks until it may not go on."""
    if token == "Ġ" or token in "etaoinshrdlu":
        return LIKELY
    return USUAL if len(token) == 1 and "a" <= token <= "z" else NEVER


def _rows(dice: random.Random, name: str, width: int, *, first: Sequence[float]) -> Tensor:
    numbers = array("f")
    for item in first:
        numbers.append(item)
        numbers.extend(dice.gauss(0.0, 0.1) for _ in range(width - 1))
    return Tensor(name, (width, len(first)), numbers)


def _random(dice: random.Random, name: str, shape: tuple[int, int]) -> Tensor:
    numbers = array("f", (dice.gauss(0.0, 0.05) for _ in range(shape[0] * shape[1])))
    return Tensor(name, shape, numbers)


def _ones(name: str) -> Tensor:
    return Tensor(name, (WIDTH,), array("f", [1.0] * WIDTH))


def _value(value: Value) -> bytes:
    """A value behind the number of its kind."""
    match value:
        case bool():
            return struct.pack("<I?", 7, value)
        case int():
            return struct.pack("<II", 4, value)
        case float():
            return struct.pack("<If", 6, value)
        case str():
            return struct.pack("<I", 8) + _text(value)
        case [str(), *_]:
            texts = b"".join(_text(str(item)) for item in value)
            return struct.pack("<IIQ", 9, 8, len(value)) + texts
        case _:
            return struct.pack(f"<IIQ{len(value)}i", 9, 5, len(value), *value)


def _text(text: str) -> bytes:
    data = text.encode()
    return struct.pack("<Q", len(data)) + data


def _padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 32)
