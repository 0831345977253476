"""Counting tokens, bytes and pictures, and what a model's own counts teach about ours.

tiktoken holds 45 MB of ranks. `providers/tokens/light_counter.py` counts little text in letters
whose kind never changes by the same rules (split by the same patterns, merged over a mapped
table of ranks, `rank_files.py`, which is derived and lies in the data folder); other text, long
text, and all text after the first 256 K characters is counted by tiktoken, which is loaded
then. Tests compare the two over all known letters, any text, and every rank. The ranks are read
in a thread, in slices, but then tiktoken's constructor keeps the interpreter to itself: about
0.1 s, once for each encoding, in which the window stands still (`bench store`, row T6, says how
long here). Only a process of its own for counting would end that.

A *gauge* (`providers/tokens/usage_calibration.py`) turns our count into the model's, from what
it reported of earlier requests: an *expected* count and a *bound*. Marks, figures and replays
compare the expected count; the bound guards the limit alone. How far reports spread is learned
for each model and kept across sessions (`counting.json` in the data folder); so is the slope
that a filter (`usage_calibration.py`) finds through reports that are off by chance, by which a
first report is weighed. A counting endpoint (Anthropic, Gemini) is asked beside a request, and
only where a reply reported no usage. `replay --gauge` and the twin tests
(`tests/engine/scenarios/test_twins.py`) hold replays and live sessions to the same windows. The
first files of a replay teach the gauge one after the other, as sessions do; the others begin
with what they taught (`app/replay/worker_pool.py`).
"""
