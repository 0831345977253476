"""Token counts, bytes and pictures, and calibration by the counts that models report.

tiktoken holds 65 MB in a process that loaded it. `light_counter.py` counts texts by the same rules:
they are split by the same patterns, over the kinds of their characters, and merged over a
memory-mapped table of ranks (`rank_files.py`, which is derived and stored in the data folder). The
counts of words are remembered, so that it is as fast. Tests compare the two over all characters,
any text, and every rank. A piece (`text_pieces.py`) with a very long word or half a character is
counted by tiktoken, which is loaded then, and after very many new words it is loaded in a thread.
The ranks are read in slices, but then tiktoken's constructor holds the interpreter for about 0.1 s,
once for each encoding, during which the window stands still (`bench store`, row T6, measures this).
Only a separate counting process would avoid that.

A calibrator (`usage_calibration.py`) converts Helix's own count into the model's, from the reports
on earlier requests: an *expected* count and a *bound*. Thresholds, figures and replays use the
expected count; the bound guards the limit alone. A rejection that names a smaller limit than the
model's context window makes that limit the session's window; counts stay as they are.
The spread of reports is learned for each model and kept across sessions (`counting.json` in the
data folder), and so is the slope that a filter (`usage_calibration.py`) finds in noisy reports, by
which a first report is weighed. A counting endpoint (Anthropic, Gemini) is asked beside a request,
and only if a reply reported no usage. `replay --gauge` and the twin tests
(`tests/engine/scenarios/test_twins.py`) hold replays and live sessions to the same contexts. The
first files of a replay teach the calibrator one after the other, like sessions; the others begin
with that knowledge (`app/replay/worker_pool.py`).
"""
