"""Makes the exact token counter of an encoding, with its shipped ranks and cache."""

from functools import partial

from helix_desktop.app.environment import Paths
from helix_desktop.domain.ports import TokenCounter


def exact_counter(paths: Paths) -> TokenCounter:
    """Return a counter with the shipped ranks, which loads a tokenizer only where it must."""
    # lazy: a window exists before anything is counted
    from helix_desktop.providers.tokens.light_counter import LightCounter  # noqa: PLC0415
    from helix_desktop.providers.tokens.rank_files import shared_table  # noqa: PLC0415

    ranks_folder = paths.resources / "tokenizer"

    def tokenizer() -> TokenCounter:
        # lazy: importing tiktoken costs as much as the first window
        from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks  # noqa: PLC0415

        return TiktokenCounter(TokenizerRanks.of(ranks_folder))

    return LightCounter(partial(shared_table, ranks_folder, paths.data / "tokenizer"), tokenizer)
