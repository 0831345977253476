"""The addresses of Amazon Bedrock and Google Vertex AI, from a region or a project."""

import re

from helix_desktop.domain.endpoint import DialectId

_AWS_REGION = re.compile(r"[a-z]{2,4}(?:-[a-z]+)+-\d{1,2}")
_GOOGLE_PLACE = re.compile(r"([a-z0-9][a-z0-9.:-]{1,60})/([a-z0-9-]{2,40})")
_GOOGLE_HOSTS = {
    "global": "aiplatform.googleapis.com",
    "us": "aiplatform.us.rep.googleapis.com",
    "eu": "aiplatform.eu.rep.googleapis.com",
}
"""The hosts of locations that are no single region."""


def complete_address(dialect: DialectId, text: str) -> str:
    """Return the address for a region of Bedrock, or a project and location of Vertex AI.

    Any other text is returned unchanged.
    """
    text = text.strip()
    if dialect is DialectId.BEDROCK and _AWS_REGION.fullmatch(text):
        china = ".cn" if text.startswith("cn-") else ""
        return f"https://bedrock-runtime.{text}.amazonaws.com{china}"
    if dialect is DialectId.VERTEX and (found := _GOOGLE_PLACE.fullmatch(text)):
        project, location = found.groups()
        host = _GOOGLE_HOSTS.get(location, f"{location}-aiplatform.googleapis.com")
        return f"https://{host}/v1/projects/{project}/locations/{location}"
    return text
