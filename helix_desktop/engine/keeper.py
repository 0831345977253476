"""Keeps one session's window: valid, within its limits, and as the policy wants it.

Rewrites are committed one after the other, each as one event, and only while they still apply.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from helix_desktop.context.history import History
from helix_desktop.context.items import Texts
from helix_desktop.context.proposal import Proposal
from helix_desktop.context.situation import Situation
from helix_desktop.context.upkeep import Upkeep
from helix_desktop.context.view import View
from helix_desktop.context.window import Assembler, Prelude
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import WindowOverflow
from helix_desktop.domain.events import Event, EpochCommitted, WindowSent
from helix_desktop.domain.llm import Request, Usage
from helix_desktop.domain.memory import Epoch, Job
from helix_desktop.domain.window import Limits, Window
from helix_desktop.engine.equipment import Equipment, Voice
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.shelf import Shelf
