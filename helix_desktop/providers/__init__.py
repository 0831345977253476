"""Models over HTTP and the counting of tokens: dialects, connections, signing, catalog.

The door is what makes a provider and counts its tokens: `dialects/table.py`, `http_provider.py`,
`web_client.py`, the catalog, `tokens/`, and the practice model; the rest is private
(`pyproject.toml`).

- `dialect.py` defines what a dialect is; `dialects/` has one for each protocol (`*_request.py`
  encodes, `*_stream.py` parses), `openai_chat_quirks.py` knows what servers want differently, and
  `rejected_efforts.py` what they reject.
- `http/` connects, sends, retries (`retries.py`), reads (`event_stream.py`, `stream_attempt.py`),
  and words errors (`provider_errors.py`, `error_texts.py`). `web_client.py` is for `fetch`.
- `models/` has the catalog and the providers that are shipped or found; `assumed_figures.py` what
  is assumed about an unknown model. `signing/` signs requests to AWS and Google.
- `tokens/` counts texts, messages (`message_weights.py`), and pictures (`image_tokens.py`), and
  learns from reported usage. `practice/` is the built-in model that needs no network.
- `request_recorder.py` stands between guests (agents of other programs) and their models, and
  records what passes.
"""
