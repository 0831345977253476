"""What the model is told of plan mode, and of its approved or discarded plan."""

PLAN_MODE = "[plan mode]"
"""The beginning of each text that tells a model about plan mode, and what became of its plan.

They are messages at the end of the context: a change of mode changes nothing before them, so that a
provider's prompt cache stays valid. Other modes are not told, because calls that are asked about
look the same to a model.
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
