"""Splits prose into sentences and ranks them: rules, wishes, decisions, lessons.

Only prose counts, without code, logs, and tables. Sentences are bounded, so that hostile text costs
no more than its length. Sentences with exact names and numbers rank high; greetings, announcements,
and questions rank low. Cue words are in English, German, French, Spanish, Chinese, and Japanese. In
the lists, a star stands for the rest of a word, and an apostrophe for any of its forms or none.
"""

import re
from collections.abc import Iterator
from typing import TypeAlias

from helix_desktop.context.texts.result_cache import cache_results
from helix_desktop.domain.lazy_pattern import lazy_pattern


def _cues(words: str, unspaced: str = "") -> re.Pattern[str]:
    """Compile a pattern for any of the comma-separated phrases.

    Phrases in scripts without spaces match anywhere.
    """
    phrases = [re.escape(" ".join(phrase.split())) for phrase in words.split(",")]
    spaced = "|".join(phrase for phrase in phrases if phrase)
    spaced = spaced.replace(r"\*", r"\w*").replace("'", "['’]?")
    anywhere = [re.escape(word.strip()) for word in unspaced.split(",") if word.strip()]
    return lazy_pattern("|".join([rf"\b(?:{spaced})\b", *anywhere]), re.IGNORECASE)


BINDING = _cues(
    """never, always, must, mustn't, must not, do not, don't, make sure, ensure, avoid,
    please keep, from now on, forbidden, not allowed, no need to, niemals, nie, immer, muss,
    müssen, darf nicht, dürfen nicht, auf keinen fall, unbedingt, jamais, toujours, il faut,
    ne * pas, surtout, nunca, jamás, siempre, debe, debes, deben, no uses, no hagas, no toques,
    no cambies, no borres, hay que""",
    "绝不,永远,从不,必须,不要,务必,禁止,不能,不得,絶対,必ず,しないで,ないでください,してはいけ",
)
"""Cues of a binding sentence: never, always, must, do not."""

LIMITING = _cues(
    """only, prefer, at most, at least, instead of, nur, lieber, statt, höchstens, mindestens,
    seulement, uniquement, plutôt, au plus, au moins, sólo, solamente, solo, en vez de""",
    "只能,只用,只要,だけ,のみ,いつも",
)
"""Cues of a sentence that binds when a user says it, but only describes in a long document."""

RULE = _cues(
    """should, shouldn't, should not, keep the, keep it, keep this, keep that, keep all, keep every,
    keep everything, no longer, without, by default, be sure, not want, stop *ing, remember to,
    rather, leave the, leave it, stick to, stick with, let's not, ich will, ich möchte, bitte,
    soll, sollen, sollte, nicht, kein, keine, statt, lieber, ohne, doit, doivent, évite*, sans,
    plutôt, solo, evita*, sin, en vez de, prefiero, quiero que""",
    "应该,别,始终,总是,请保持,希望,べき,ほうがいい,てください,ように",
)
"""Cues of a sentence that may be a rule, a constraint, or a preference."""

DECISION = _cues(
    """decided, decision, decide to, we'll use, we'll go, we'll keep, i'll use, i'll go with,
    i'll keep, going with, go with, chose, choose, chosen, opted, instead of, rather than,
    agreed, approved, settled on, sticking with, entschieden, stattdessen, décidé, plutôt que,
    decidimos, decidido, en lugar de""",
    "决定,改为,決め,代わりに",
)
"""Cues of a sentence that states a decision."""

AGREED = _cues(
    """decided, decision, agreed, settled on, sticking with, opted, chose, we'll go with,
    we go with, we'll use, we'll keep, entschieden, beschlossen, vereinbart, ausgemacht, décidé,
    convenu, hemos decidido, decidimos, acordamos, acordado, decidimos que, combinamos""",
    "决定,商定,决定了,決めました,決めた,合意",
)
"""Cues of a sentence in which the user states a decision: an agreement is as binding as a rule."""

WROTE = _cues(
    """wrote, written, saved, stored, created, generated, exported, recorded, geschrieben,
    gespeichert, erstellt, angelegt, abgelegt, écrit, enregistré, créé, escrito, guardado, creado,
    escrevi, salvei, criei""",
    "写入,保存,创建,写到,書き込,保存しました,作成",
)
"""Cues of a sentence in which the agent says what it wrote."""

LESSON = _cues(
    """lesson*, learned that, learnt that, root cause, gotcha*, pitfall*, caveat*, workaround*,
    next time, note to self, remember to, the trick is, the catch is, gelernt, ursache, fallstrick*,
    leçon*, piège*, lección, lecciones, ojo con""",
    "教训,根因,注意点,教訓,原因",
)
"""Cues of a sentence that states a lesson learned."""

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
"""Cues of a sentence that states a finding."""

DONE = _cues(
    """done, fixed, implemented, complete, completed, added, removed, updated, created, renamed,
    replaced, moved, committed, pushed, merged, deployed, passes, passed, passing, works now,
    now works, now uses, now returns, all tests, all checks, successfully, finished, ready,
    resolved, verified, refactored, wired, booked, cancelled, canceled, erledigt, fertig,
    behoben, terminé, corrigé, hecho, listo, corregido""",
    "完成,已,修复,完了,修正",
)
"""Cues of a sentence that reports something finished."""

NEXT = _cues(
    """next step*, next i, next up, now let me, now i'll, now i need, let me, i'll, i will, i'm
    going to, remaining, still need*, still to do, still open, still missing, to-do, todo,
    follow-up*, follow up*, left to do, not yet, als nächstes, noch offen, ensuite, reste à,
    siguiente, falta""",
    "接下来,下一步,还需要,次に,残り",
)
"""Cues of a sentence that announces a next step."""

TROUBLE = _cues(
    """still fail*, still broken, still doesn't, still not, still see*, still get*, doesn't work,
    does not work, broken, not working, fails, failed, failing, failure, failures, error,
    errors, blocked, blocker, can't, cannot, couldn't, could not, unable, crash*, regression,
    flaky, hangs, wrong, bug, unresolved, unclear, geht nicht, funktioniert nicht, kaputt,
    fehler, ne marche pas, erreur, no funciona, falla""",
    "失败,错误,不行,エラー,失敗,動かない",
)
"""Cues of a sentence that reports a problem."""

MAX_SENTENCE_CHARS = 400
"""The maximum number of characters of a sentence. Longer text is a log or a table."""
_MIN_DOCUMENT_CHARS = 1_500
"""The number of characters from which a message counts as a document and not as speech."""
_MAX_LINE_CHARS = 4_000
"""The maximum number of characters of a line that can be a paragraph."""

_FENCE = lazy_pattern(r"\s{0,8}(?:```|~~~)")
_END = lazy_pattern(
    r"(?<=[.!?])[\"'”»)\]*]{0,3}\s{1,8}(?=[\"'“«(\[*`]{0,3}[\w#/])|(?<=[。！？])|(?<=[:;])\s{2,8}"
)
_ABBREVIATED = lazy_pattern(r"(?:\b(?:e\.g|i\.e|etc|vs|cf|z\.B|d\.h|bzw|p\.ex|Nr|No)|^\d{1,3})\.$")
_MACHINE = lazy_pattern(
    r"#{1,6}\s|//|/\*|--\s|\d{1,4}[-/:]\d\d|[\[{<|$%>]|at \S{1,80}\(|[\w./-]{1,80}:\d+|\w{1,60}\("
    r"|[-+]{3} |@@"
    r"|(?:raise|throw|throw new|return|assert|yield|await|def|class|fn|func|function) [\w.]{1,80}\("
    r"|import |from \S{1,80} import|(?:WARN|ERROR|INFO|DEBUG)\b|\w{1,60}@|[➜❯]|[│├└┌─═]"
)
_LINE_NUMBER = lazy_pattern(r"^\s{0,8}\d{1,6}(?:[→\t|]|:[ \t])")
"""The line numbers that tools put before the lines of a file."""
_ASIDE = lazy_pattern(
    r"\b(?:i|we|you|they|it|he|she) (?:just )?(?:do not|don['’]?t|does not|doesn['’]?t) "
    r"(?:have|know|remember|see|understand|recall|get|think|really|even|seem|look|work|care|mind)\b"
    r"|\b(?:there|it)(?:['’]s| is| are| was) only\b|\bmust have\b|\b(?:not|if) only\b"
    r"|\bonly (?:one|two|a few)\b|\bwhy (?:do|don['’]?t|does)\b"
    r"|\b(?:is|are|currently) (?:always|never)\b"
    r"|\b(?:the|this|that|is|are|currently|runs?) only\b",
    re.IGNORECASE,
)
"""Phrases that use a binding word without demanding anything."""
_LETTERS = lazy_pattern(r"[^\W\d_]")


def split_sentences(text: str) -> Iterator[str]:
    """Yield the sentences of a text, without code blocks and machine output."""
    fenced = False
    for line in text.split("\n"):
        if _FENCE.match(line):
            fenced = not fenced
            continue
        if fenced or len(line) > _MAX_LINE_CHARS:
            continue
        content = _LINE_NUMBER.sub("", line, count=1)
        if content.startswith("    ") and not content.lstrip().startswith(("-", "*", "•")):
            continue
        stripped = content.strip().lstrip("-*•").strip()
        if not stripped or _MACHINE.match(stripped):
            continue
        pending = ""
        for piece in _END.split(stripped):
            joined = f"{pending} {piece}".strip()
            pending = joined if _ABBREVIATED.search(joined[-8:]) else ""
            if not pending and _is_sentence(joined):
                yield joined
        if pending and _is_sentence(pending):
            yield pending


def find_rules(text: str) -> list[str]:
    """Return the sentences that state a demand or a prohibition."""
    is_speech = len(text) < _MIN_DOCUMENT_CHARS
    rules: list[str] = []
    for sentence in split_sentences(text):
        is_question = sentence.endswith(("?", "？"))
        if is_binding(sentence) or (
            is_speech and (is_limiting(sentence) or (not is_question and RULE.search(sentence)))
        ):
            rules.append(sentence)
    return rules


def find_binding_rules(text: str) -> list[str]:
    """Return the rules that use binding words such as never, always, must, and only."""
    is_speech = len(text) < _MIN_DOCUMENT_CHARS
    return [
        sentence
        for sentence in split_sentences(text)
        if is_binding(sentence) or (is_speech and is_limiting(sentence))
    ]


def find_agreements(text: str) -> list[str]:
    """Return the sentences in which a user says what was decided, in short messages only."""
    if len(text) >= _MIN_DOCUMENT_CHARS:
        return []
    return [
        sentence
        for sentence in split_sentences(text)
        if AGREED.search(sentence) and not sentence.endswith(("?", "？"))
    ]


def is_binding(sentence: str) -> bool:
    """Whether a sentence says never, always, must, or do not as a demand."""
    return BINDING.search(_ASIDE.sub("", sentence)) is not None


def is_limiting(sentence: str) -> bool:
    """Whether a sentence says only, at most, or instead of as a demand."""
    return LIMITING.search(_ASIDE.sub("", sentence)) is not None


def first_sentences(text: str, length: int) -> str:
    """Return as many of the first sentences as fit into `length` characters, or else a part of
    the first.
    """
    beginning = ""
    for sentence in split_sentences(text):
        if beginning and len(beginning) + len(sentence) >= length:
            break
        beginning = f"{beginning} {sentence}".strip()
    return beginning if len(beginning) <= length else f"{beginning[: length - 1].rstrip()}…"


def _is_sentence(sentence: str) -> bool:
    """Whether a sentence can be human speech and not a line of data."""
    if not 2 <= len(sentence) <= MAX_SENTENCE_CHARS:
        return False
    return len(_LETTERS.findall(sentence)) * 2 >= len(sentence)


_EXACT_NAME = lazy_pattern(r"`[^`\n]{2,120}`|\w/\w|\w_\w|[a-z][A-Z]|\d{2,}|\w\(\)")
_POLITE = lazy_pattern(
    r"(?:great|perfect|excellent|awesome|nice|wonderful|sure|thanks?|thank you|sounds good|okay|ok"
    r"|alright|got it|yes|no|hi|hello|done|good (?:question|point|catch|idea|news)|of course"
    r"|absolutely"
    r"|you['’]re (?:absolutely |completely |quite )?(?:right|welcome))\b[^.:;]{0,30}[!.]?",
    re.IGNORECASE,
)
_LIST_MARK = lazy_pattern(r"^(?:\(?\d{1,2}[.)]|[a-z][.)]|[☐☑✅✓✗❌→▸•]+)\s{1,3}")
_MIN_SENTENCE_CHARS = 30
"""The number of characters below which a sentence hardly states a fact."""
_MAX_ANNOUNCEMENT_CHARS = 40
"""The first characters of a sentence that are searched for an announcement."""
_MAX_CACHED_CHARS = 8_000
"""The maximum number of characters of a text whose key sentences are cached."""

RankedSentences: TypeAlias = tuple[tuple[str, ...], tuple[tuple[float, int], ...]]
"""The sentences of a text, and pairs of negated weight and position, most important first."""


def strip_emphasis(sentence: str) -> str:
    """Return the sentence without emphasis and without its list number."""
    return _LIST_MARK.sub("", sentence.replace("**", "").strip())


def score_fact(sentence: str) -> float:
    """Return how strongly a sentence states a fact; from about 2 on, it deserves a line of its
    own.
    """
    if len(sentence) < _MIN_SENTENCE_CHARS or sentence.endswith(("?", "？", ":", "：")):
        return 0.0
    exact_score = min(2.1, 0.6 * len(_EXACT_NAME.findall(sentence)))
    finding_score = 1.4 if FINDING.search(sentence) else 0.0
    decision_score = 1.8 if DECISION.search(sentence) else 0.0
    announcement_score = 1.6 if NEXT.search(sentence[:_MAX_ANNOUNCEMENT_CHARS]) else 0.0
    return exact_score + finding_score + decision_score - announcement_score


def pick_key_sentences(text: str, length: int) -> str:
    """Return the most important sentences of a text, in text order, in at most `length`
    characters.
    """
    sentences, ranking = find_key_sentences(text)
    chosen: list[int] = []
    chars_left = length
    for negative_weight, index in ranking:
        if len(sentences[index]) + 2 <= chars_left and (negative_weight <= 0 or not chosen):
            chosen.append(index)
            chars_left -= len(sentences[index]) + 2
    if not chosen and sentences:
        return f"{sentences[0][: length - 1].rstrip()}…"
    joined = ""
    for index in sorted(chosen):
        # a sentence without a final mark is followed by a semicolon
        gap = " " if joined.endswith((".", "!", "?", ":", "。")) else "; "
        joined = f"{joined}{gap if joined else ''}{sentences[index]}"
    return joined


def find_key_sentences(text: str) -> RankedSentences:
    """Return a text's sentences and their ranking.

    Short texts are cached, because notes try several lengths and are made repeatedly.
    """
    return _rank_short_text(text) if len(text) <= _MAX_CACHED_CHARS else _rank_sentences(text)


def _rank_sentences(text: str) -> RankedSentences:
    sentences = tuple(strip_emphasis(sentence) for sentence in split_sentences(text))
    ranking = sorted(
        (-_weight_of_sentence(sentence, index), index) for index, sentence in enumerate(sentences)
    )
    return sentences, tuple(ranking)


_rank_short_text = cache_results(4_096)(_rank_sentences)


def _weight_of_sentence(sentence: str, index: int) -> float:
    if _POLITE.fullmatch(sentence):
        return -3.0
    weight = score_fact(sentence)
    weight += 1.0 if DONE.search(sentence) else 0.0
    weight += 0.8 if index == 0 else 0.0
    return weight - (0.5 if NEXT.search(sentence[:_MAX_ANNOUNCEMENT_CHARS]) else 0.0)
