"""Token counts, bytes and pictures, and calibration by the counts that models report.

tiktoken holds 65 MB in a process that loaded it. `light_counter.py` counts text in Latin letters
and usual signs by the same rules: it is split by the same patterns and merged over a memory-mapped
table of ranks (`rank_files.py`, which is derived and stored in the data folder), and the counts of
words are remembered, so that it is as fast. Pieces (`text_pieces.py`) with other letters, very long
words, or ever new words are counted by tiktoken, which is loaded then. Tests compare the two over
all known letters, any text, and every rank. The ranks are read in a thread, in slices, but then
tiktoken's constructor holds the interpreter for about 0.1 s, once for each encoding, during which
the window stands still (`bench store`, row T6, measures this). Only a separate counting process
would avoid that.

A calibrator (`usage_calibration.py`) converts Helix's own count into the model's, from the reports
on earlier requests: an *expected* count and a *bound*. Thresholds, figures and replays use the
expected count; the bound guards the limit alone. The spread of reports is learned for each model
and kept across sessions (`counting.json` in the data folder), and so is the slope that a filter
(`usage_calibration.py`) finds in noisy reports, by which a first report is weighed. A counting
endpoint (Anthropic, Gemini) is asked beside a request, and only if a reply reported no usage.
`replay --gauge` and the twin tests (`tests/engine/scenarios/test_twins.py`) hold replays and live
sessions to the same contexts. The first files of a replay teach the calibrator one after the other,
like sessions; the others begin with that knowledge (`app/replay/worker_pool.py`).
"""
