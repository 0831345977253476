"""Signs requests for Amazon (Bedrock) and Google Cloud (Vertex AI).

`aws_signature.py` signs a request with the version 4 of AWS's signatures. `request_signers.py`
finds AWS's credentials, as its own tools do, exchanges Google's for access tokens, and applies
either to requests of one endpoint. Nothing here connects: a function that the caller passes in
fetches the tokens.
"""
