"""Signs requests for Amazon (Bedrock) and Google Cloud (Vertex AI).

`request_signers.py` finds AWS's credentials, as its own tools do, signs with version 4 of AWS's
signatures, exchanges Google's credentials for access tokens, and applies either to requests of one
endpoint. Nothing here connects: a function that the caller passes in fetches the tokens.
"""
