"""Scales the pictures of a request to the limits of its model."""

import asyncio
import logging
from collections import OrderedDict

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.messages import Image
from helix_desktop.domain.ports import Store
from helix_desktop.providers.tokens.image_tokens import (
    SentImageLimits,
    needs_new_encoding,
    sent_image_limits,
)
from helix_desktop.tools.pictures import fit_picture

MAX_SCALED_BYTES = 64 * 1024 * 1024
"""The bytes of scaled pictures that are kept for the next requests; the store has the originals."""

_PHOTO = "image/jpeg"

log = logging.getLogger(__name__)


class SentPictures:
    """The pictures of one workspace's requests."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._scaled: OrderedDict[tuple[Digest, SentImageLimits], bytes] = OrderedDict()
        self._order = asyncio.Lock()

    async def __call__(self, image: Image, llm: Llm) -> bytes | None:
        """Return the bytes for a model; None if the picture is lost or damaged.

        A text then stands in the request instead: one picture must not stop a session.
        """
        limits = sent_image_limits(image, llm)
        fits = not needs_new_encoding(image, limits)
        try:
            if fits and image.mime != _PHOTO:
                return await self._store.get(image.content)
            if fits:
                # turned upright if need be, in no more bytes than were counted
                limits = SentImageLimits(limits.edge, image.size)
            async with self._order:
                key = image.content, limits
                if key not in self._scaled:
                    data = await self._store.get(image.content)
                    self._scaled[key] = await asyncio.to_thread(_scale, data, limits, fits=fits)
                    scaled = self._scaled
                    while sum(map(len, scaled.values())) > MAX_SCALED_BYTES and len(scaled) > 1:
                        scaled.popitem(last=False)
                self._scaled.move_to_end(key)
                return self._scaled[key]
        except HelixError as error:
            log.warning("a picture is sent as text: %s", error)
            return None


def _scale(data: bytes, limits: SentImageLimits, *, fits: bool) -> bytes:
    """Return a picture for a model; one that fits is sent as it is if it cannot be turned."""
    try:
        return fit_picture(data, edge=limits.edge, size=limits.size)
    except ToolError:
        if not fits:
            raise
        return data
