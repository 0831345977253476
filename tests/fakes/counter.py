"""A token counter without tokenizer files: a token is four bytes of UTF-8."""

from helix_desktop.domain.llm import Encoding


class FakeCounter:
    """Implements Counter."""

    def count(self, text: str, encoding: Encoding) -> int:
        return -(-len(text.encode("utf-8", "replace")) // 4)

    def exceeds(self, text: str, encoding: Encoding, limit: int) -> bool:
        return self.count(text, encoding) > limit
