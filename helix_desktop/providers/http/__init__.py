"""The way to models over HTTP: it carries what grammars write and words what goes wrong.

Importing this package loads nothing: httpx comes with `line`, which start-up never needs.

A *grammar* (`providers/dialect.py`) writes requests and reads events, and is still;
`providers/http/` carries. `http_client.py` is the one client (deadlines for connecting, the
first byte, silence and the whole; bytes asked for plain, unpacked in bounded pieces if not;
redirects on the same server only), `frames.py` cuts bytes into events, `event_stream.py` makes
one attempt, `http_provider.py` tries again while nothing has come. Once something came a cut
ends in `StreamFinished(INTERRUPTED)`, and an error inside the stream is raised after all that
came. `error_body.py` reads errors of any shape, `provider_errors.py` tells the one that a
shorter request cures, `provider_errors.py` words the rest. `tests/peers/fault_server.py` goes
wrong on purpose.
"""
