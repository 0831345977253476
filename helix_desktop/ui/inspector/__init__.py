"""The page Context (inspector): what the model is sent, block by block, for the next request and
every earlier one.

`app/inspection/request_inspector.py` answers the inspector's questions. The *next* request is built
by the code that sends it (`engine/request_builder.py`, with the typed draft as its last block). An
*earlier* one is rebuilt by `engine/request_builder.py`: digests from the chain of `WindowSent`,
texts from the journal, system prompt and tools from `WindowSent.fixed`, never from the present
ones. A provider that is a `BodyEncoder` writes the body again; its SHA-256 is compared with the one
journaled when the request was sent. `context/inspection.py` gives the reasons of blocks as values
(`domain/inspected_request.py`); `ui/inspector/block_rows.py` turns them into texts.
`app/inspection/session_requests.py` has the sizes, calls, and cache misses of all requests.

A row of the conversation corresponds to a block by its event, and an output's row by its call
(`app/inspection/request_inspector.py`). The same code acts on blocks and on rows, and
`ui/text/block_labels.py` has the reasons' texts for both.

Every place that shows the size of the context shows one figure: the expected count of the next
request in the model's own tokens (`SessionWindow.expected_and_cautious`). It is journaled with the
request and with each compaction, so that history keeps its figures; a report of the provider
replaces it. A single block, output or entry has one number everywhere: Helix's own count, which no
report changes. By how much the model's count differs is a part of its own (`RequestPart`), whose
name says the direction. Headings of groups of blocks count as the total does.
`tests/system/scenarios/test_one_figure.py` and `test_one_number.py` read all places.

`Llm.tokenizer_known` tells whether Helix counts with the model's own tokenizer (`factor_from` of
the shipped list, or the user's `encoding`); otherwise its own counts carry ≈ (`own_count_text`),
and `ui/text/block_labels.py` explains why. The effect of several cache entries on the context is
counted as a message would carry them (`MentionFinder.weights`).

Leaving a block out (`engine/block_exclusion.py`) is a marker of the user, and bringing it back an
epoch with `unmarked`: call and result stay together, and neither is replaced again until the
context has grown. `ui/widgets/token_bar.py` is the one bar of all pages.
"""
