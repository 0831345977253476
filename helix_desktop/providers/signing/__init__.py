"""Signs requests for Amazon (Bedrock) and Google Cloud (Vertex AI).

`aws_signature.py` signs a request with the version 4 of AWS's signatures. `google_tokens.py`
exchanges Google's credentials for access tokens. `request_signers.py` finds AWS's credentials, as
its own tools do, and applies either to requests of one endpoint.
Nothing here connects: a function that the caller passes in fetches the tokens.
"""
