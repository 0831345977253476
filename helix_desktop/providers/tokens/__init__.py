"""Counts tokens, bytes, and pictures of requests, and corrects counts by reported usage.

tiktoken holds 65 MB in a process that loaded it. `light_counter.py` counts texts by the same rules:
they are split by the same patterns, over the kinds of their characters, and merged over a
memory-mapped table of ranks (`rank_files.py`, which is derived and stored in the data folder). The
counts of words are remembered, so that it is as fast. Tests compare the two over all characters,
any text, and every rank. A piece (`text_pieces.py`) with a very long word or half a character is
counted by tiktoken, which is loaded then, and after very many new words it is loaded in a thread.
The ranks are read in slices, but then tiktoken's constructor holds the interpreter for about 0.1 s,
once for each encoding, during which the window stands still (`bench store`, row T6, measures this).
Only a separate counting process would avoid that.

A calibrator (`usage_calibration.py`) converts Helix's own count into the model's: an *expected*
count, and a cautious one that a cut comes down to. Thresholds, figures, replays, and whether a
request fits use the expected count; a model of which nothing is known is taken to count less, so
that it rejects what is too long. What was reported is exact, and the rest is estimated by a ratio
for each model, which is kept across sessions (`counting.json` in the data folder). A rejection that
names a smaller limit than the model's context window makes that limit the model's window in all
sessions (`limits.json`), for a day or until another window is set for the model. It is believed if
it is not below what was accepted. A limit of tokens per minute is one of the account, and holds for
one session only.
A counting endpoint (Anthropic, Gemini) is asked beside a request, and only if a reply reported no
usage. `policy replay --gauge` and the twin tests (`tests/engine/scenarios/test_twins.py`) hold
replays and live sessions to the same contexts.
"""
