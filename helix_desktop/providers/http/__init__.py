"""Sends requests to providers over HTTP: client, retries, timeouts, errors, streams.

Importing this package loads nothing: httpx comes with `http_client`, which start-up never needs. A
dialect (`providers/dialect.py`) writes requests and reads events without any connection; this
package transports them. `http_client.py` is the one client (deadlines for connecting, the first
byte, silence and the whole; bytes requested uncompressed, else unpacked in bounded pieces;
redirects on the same server only), `event_stream.py` cuts bytes into events, and
`http_provider.py` makes an attempt, and others while nothing has come. After the first event a cut
ends in `StreamFinished(INTERRUPTED)`, and an error inside the stream is raised after all that came.
`error_body.py` reads errors of any shape; `provider_errors.py` recognizes the one that a shorter
request cures, and words the rest. `tests/system/peers/fault_server.py` fails on purpose.
"""
