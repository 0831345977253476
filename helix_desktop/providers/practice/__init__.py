"""The built-in practice model: works offline and without a key, to try Helix and for the demo.

`practice_model.py` streams a reply. A question of the engine is answered in the form that it asks
for (`engine_questions.py`). Anything else is looked up in a table of plain English sentences and
done with the tools of the request (`tasks.py`), step by step, as far as the conversation shows
(`conversation.py`). The same request always gets the same reply.
"""
