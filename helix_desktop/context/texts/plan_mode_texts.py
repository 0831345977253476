"""What the model is told about plan mode, and about its approved or discarded plan."""

PLAN_MODE = "[plan mode]"
"""Begins each text that tells a model about plan mode and what became of its plan.

These are messages at the end of the context: a change of mode changes nothing before them, so that
a provider's prompt cache stays valid. The model is not told about other modes, because a call that
the user is asked about looks the same to it.
"""

PLAN_BEGINS = (
    f"{PLAN_MODE} The user wants a plan first. Only tools and commands that read are run now;\n"
    "everything else is refused, also in a SubAgent. Look at what the task needs, ask if it is\n"
    "unclear, and then hand in the plan as Markdown with submit_plan: what will be changed where,\n"
    "in which order, and how it is checked. Without that tool, answer with what you found out."
)

PLAN_ENDS = f"{PLAN_MODE} Plan mode is over: calls that change something can be run again."

PLAN_APPROVED = (
    f"{PLAN_MODE} Plan mode is over. The next message is the plan as the user approved it; it\n"
    "may differ from the one that you handed in. Carry it out."
)

PLAN_DISCARDED = f"{PLAN_MODE} The user discarded the plan. Do not carry it out."
