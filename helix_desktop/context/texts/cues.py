"""Words that show what a sentence is: a rule, a wish, a decision, a finding, a step to come.

In English, German, French, Spanish, Chinese and Japanese; a star stands for the rest of a word,
an apostrophe for any of its forms or none.
"""

import re


def _cues(words: str, unspaced: str = "") -> re.Pattern[str]:
    """Matches any of the phrases (by comma); those of unspaced scripts match anywhere."""
    phrases = [" ".join(phrase.split()) for phrase in words.split(",")]
    spaced = "|".join(_pattern(phrase) for phrase in phrases if phrase)
    anywhere = [re.escape(word.strip()) for word in unspaced.split(",") if word.strip()]
    return re.compile("|".join([rf"\b(?:{spaced})\b", *anywhere]), re.IGNORECASE)


def _pattern(phrase: str) -> str:
    return re.escape(phrase).replace(r"\*", r"\w*").replace("'", "['’]?")


BINDING = _cues(
    """never, always, must, mustn't, must not, do not, don't, make sure, ensure, avoid,
    please keep, from now on, forbidden, not allowed, no need to, niemals, nie, immer, muss,
    müssen, darf nicht, dürfen nicht, auf keinen fall, unbedingt, jamais, toujours, il faut,
    ne * pas, surtout, nunca, jamás, siempre, debe, debes, deben, no uses, no hagas, no toques,
    no cambies, no borres, hay que""",
    "绝不,永远,从不,必须,不要,务必,禁止,不能,不得,絶対,必ず,しないで,ないでください,してはいけ",
)
"""Of a sentence that binds: never, always, must, do not."""

LIMITING = _cues(
    """only, prefer, at most, at least, instead of, nur, lieber, statt, höchstens, mindestens,
    seulement, uniquement, plutôt, au plus, au moins, sólo, solamente, solo, en vez de""",
    "只能,只用,只要,だけ,のみ,いつも",
)
"""Of a sentence that binds when a person says it, and only describes in a long document."""

RULE = _cues(
    """should, shouldn't, should not, keep the, keep it, keep this, keep that, keep all, keep every,
    keep everything, no longer, without, by default, be sure, not want, stop *ing, remember to,
    rather, leave the, leave it, stick to, stick with, let's not, ich will, ich möchte, bitte,
    soll, sollen, sollte, nicht, kein, keine, statt, lieber, ohne, doit, doivent, évite*, sans,
    plutôt, solo, evita*, sin, en vez de, prefiero, quiero que""",
    "应该,别,始终,总是,请保持,希望,べき,ほうがいい,てください,ように",
)
"""Of a sentence that may be a rule, a constraint or a taste."""

WISH = _cues(
    """please, can you, could you, would you, will you, i want, i'd like, i'd prefer, i need, we
    need, let's, lets, go ahead, now, also, next, instead, bitte, kannst du, können sie, ich
    will, ich möchte, ich hätte, wir brauchen, lass uns, s'il te plaît, s'il vous plaît, peux-
    tu, pouvez-vous, je veux, je voudrais, por favor, puedes, puede, quiero, quisiera,
    necesito""",
    "请,帮我,希望,想要,能不能,可以,してください,お願い,欲しい",
)
"""Of a sentence that asks for something."""

DECISION = _cues(
    """decided, decision, decide to, we'll use, we'll go, we'll keep, i'll use, i'll go with,
    i'll keep, going with, go with, chose, choose, chosen, opted, instead of, rather than,
    agreed, approved, settled on, sticking with, entschieden, stattdessen, décidé, plutôt que,
    decidimos, decidido, en lugar de""",
    "决定,改为,決め,代わりに",
)
"""Of a sentence that says what was decided."""

LESSON = _cues(
    """lesson*, learned that, learnt that, root cause, gotcha*, pitfall*, caveat*, workaround*,
    next time, note to self, remember to, the trick is, the catch is, gelernt, ursache, fallstrick*,
    leçon*, piège*, lección, lecciones, ojo con""",
    "教训,根因,注意点,教訓,原因",
)
"""Of a sentence that says what was learned and must not be learned again."""

FINDING = _cues(
    """because, root cause, caused by, the problem is, the issue is, the bug is, the reason is,
    the problem was, the issue was, the bug was, the cause, the fix is, the limit is, turns
    out, turned out, found, means that, which means, actually, confirmed, requires, require,
    depends on, only works, is enforced, is defined, is called, is set, is stored, is handled,
    is used, is not, are stored, are defined, are called, happens when, happen when, due to,
    not supported, key finding, key point, key insight, important, gotcha, weil, ursache,
    liegt daran, parce que, à cause, porque, debido""",
    "因为,原因,発見,ため",
)
"""Of a sentence that says how things are."""

DONE = _cues(
    """done, fixed, implemented, complete, completed, added, removed, updated, created, renamed,
    replaced, moved, committed, pushed, merged, deployed, passes, passed, passing, works now,
    now works, now uses, now returns, all tests, all checks, successfully, finished, ready,
    resolved, verified, refactored, wired, booked, cancelled, canceled, erledigt, fertig,
    behoben, terminé, corrigé, hecho, listo, corregido""",
    "完成,已,修复,完了,修正",
)
"""Of a sentence that says that something is finished."""

NEXT = _cues(
    """next step*, next i, next up, now let me, now i'll, now i need, let me, i'll, i will, i'm
    going to, remaining, still need*, still to do, still open, still missing, to-do, todo,
    follow-up*, follow up*, left to do, not yet, als nächstes, noch offen, ensuite, reste à,
    siguiente, falta""",
    "接下来,下一步,还需要,次に,残り",
)
"""Of a sentence that says what comes."""

TROUBLE = _cues(
    """still fail*, still broken, still doesn't, still not, still see*, still get*, doesn't work,
    does not work, broken, not working, fails, failed, failing, failure, failures, error,
    errors, blocked, blocker, can't, cannot, couldn't, could not, unable, crash*, regression,
    flaky, hangs, wrong, bug, unresolved, unclear, geht nicht, funktioniert nicht, kaputt,
    fehler, ne marche pas, erreur, no funciona, falla""",
    "失败,错误,不行,エラー,失敗,動かない",
)
"""Of a sentence that says that something is wrong."""
