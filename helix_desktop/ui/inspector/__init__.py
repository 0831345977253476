"""The inspector: the next request and every earlier one, block by block.

`app/inspection/request_inspector.py` is what the inspector asks. The *next* request is made by
the code that sends it (`engine/request_builder.py`, with what is being typed as its last
block), an *earlier* one by `engine/request_builder.py`: digests from the chain of `WindowSent`,
texts from the journal, system prompt and tools from `WindowSent.fixed`, never from what is in
force today. A provider that is a `BodyEncoder` writes the body again; its SHA-256 is compared
with the one that was journaled when it went out. `context/inspection.py` says why a block is
there, as values (`domain/request_view.py`); `ui/inspector/rows.py` words them.
`app/inspection/request_history.py` keeps three numbers of each request.

A row of the conversation is a block by its event, and by its call where it is an output
(`app/inspection/request_inspector.py`): what the inspector does with blocks is done to rows by
the same code, and why a block is there is worded in `ui/text/block_labels.py` for both.

Every place that speaks of the window shows one figure: what the model is expected to count of
the next request, of its own window (`SessionWindow.reckoned`, `app/sessions/sessions.py`;
`domain/model_counts.py` turns earlier requests into the model's count).
`tests/scenarios/test_one_figure.py` reads all places in more than thirty states.

`Llm.tokenizer_known` says whether what we count with is the model's own tokenizer
(`factor_from` of the shipped list, or the person's `encoding`); where it is not, figures carry
≈ and `ui/text/block_labels.py` words why. What several entries of the cache would make of the
window is counted as a message would carry them (`MentionFinder.recalled`).

Leaving a block out (`engine/manual_rewrites.py`) is a sweep by the person, taking it back an
epoch with `unswept`: call and result stay together, and neither is swept again until the window
has grown. `ui/widgets/token_bar.py` is the one bar of all pages.
"""
