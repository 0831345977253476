"""Detects old encodings without a mark: CP1252, GBK, GB18030, Shift-JIS.

An encoding is reported only if all bytes are possible in it, the text looks like a language written
in it, and no other encoding fits as well. Otherwise none is reported: to take Russian for French,
or Korean for Chinese, would be worse than to call it unknown.
"""

import codecs
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

_SAMPLE = 100_000
"""Most characters that are examined, from the first one beyond ASCII on."""
_BEFORE = 100
"""Characters before the first one beyond ASCII, which show its context."""
_MAX_ODD_SHARE = 0.04
"""Largest share of Latin words with foreign letters: names, mistakes."""
_ENOUGH = 10
"""Least letters beyond ASCII that identify a language."""
_FEW = 0.1
"""Largest share of words with such letters at which they count as names and loan words."""
_MIN_USUAL_SHARE = 0.85
"""Least share of usual characters in Chinese or Japanese text."""
_MIN_COMMON_SHARE = 0.4
"""Least share of the most common characters in Chinese text."""
_MAX_LONE_SHARE = 0.3
"""Largest share of Chinese or Japanese characters alone beside an ASCII letter."""

_LEVEL_1, _JIS_LEVEL_1 = range(0xB0, 0xD8), range(0x88, 0x99)
"""First bytes of the usual characters: of GB 2312, and of JIS X 0208 as Shift-JIS writes them."""

_BEYOND = re.compile(rb"[\x80-\xff]")
_WORD = re.compile(r"[^\W\d_ªºµ]+")
_LETTER, _MARKED = r"[^\W\d_]", "[À-ÖØ-öø-ÿŒœ]"
_ODD_SIGN = re.compile(
    rf"(?<={_LETTER})(?:[^\x00-\x7f\w\xa0\xad’‘´·—®™]|[ªº])(?={_LETTER})"  # in a word
    rf"|[^\x00-\x7f\w\xa0“”‘’«»…–—]{{2}}"  # next to each other
    rf"|[¤¦¨¬¯¸]\w|\w[¤¦¨¬¯¸]|(?<!\w)[ªº]\w"
    rf"|[§°±-´¶-¹»-¾×÷]{_MARKED}|{_MARKED}[±µ¶¼-¾×÷†‡ˆ˜‰¥·]"
)
"""Signs at places where texts in CP1252 do not have them, but bytes of other encodings fall."""
_CAPITAL_INSIDE = re.compile(r"[a-zß-öø-ÿœ][À-ÖØ-ÞŒŠŽŸ]")
_NASAL = re.compile("ã[oe]|õe")
_RUN = re.compile(r"[^\x00-\x7f]+")
_LONE = re.compile(
    r"(?<=[A-Za-z])[^\x00-\x7f](?![^\x00-\x7f])|(?<![^\x00-\x7f])[^\x00-\x7f](?=[A-Za-z])"
)

_ALPHABETS = tuple(
    map(
        frozenset,
        (
            "äöüßé",  # German
            "àâæçéèêëîïôœùûüÿ",  # French
            "áéíóúüñ",  # Spanish, Galician
            "àçèéíïòóúü",  # Catalan
            "àáâãçéêíóôõúü",  # Portuguese
            "àèéìíîòóùú",  # Italian
            "åäöéüàè",  # Swedish, Finnish
            "åæøéèêóòôöäü",  # Danish, Norwegian
            "áðéíóúýþæö",  # Icelandic
            "áéëèêïíóöúü",  # Dutch, Afrikaans, Irish
            "äöõü",  # Estonian
            "âêîôûïäëöáéóú",  # Welsh, Frisian
            "âêîôûùéüñ",  # Breton
        ),
    )
)
"""Letters beyond ASCII of the languages that CP1252 was made for."""
_LOANED = frozenset("áàâäåæçéèêëíîïñóôöøúûüß")
"""Letters that names and loan words bring into texts of other languages."""
_SHORT = {*"àèéêìíòóôöøùúüáâåäæñçßëïœ", "þú", "þá", "þó"}
"""Words of such letters alone, and letters mentioned as such."""

_COMMON = frozenset(
    "的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后"
    "小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三己老从动两长"
    "知民样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情部正名定女问力机给等几很业最"
    "间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市"
    "眼体别处总才场师书比住员九笑性通目华报立马命张活难神数件安表原车白应路期叫死常提感金何更反合放做系计"
    "或司利受光王果亲界及今京务制解各任至清物台象记边共风战干接它许八特觉望直服毛林题建南度统色字请交爱让"
    "认算论百吃义科怎元社术结六功指思非流每青管夫连远资队跟带花快条院变联言权往展该领传近留红治决周保达办"
    "运武半候七必城父强步完革深区即求品士转量空甚众技轻程告江语英基派满式李息写呢识极令黄德收脸钱党倒未持"
    "取设始版双历越史商千片容研像找友孩站广改议形委早房音火际则首单据导影失拿网香似斯专石若兵弟谁校读志飞"
    "观争究包组造落视济喜离虽坏兴切除例根据请选择文件输入输出错误配置测试显示添加删除确认密码用户登录页面"
    "字段值类型默认必须有效数据库列表帮助编辑保存搜索链接更新创建返回状态称码编译调器节点项目标准参注释函变量"
)
"""The most common of the 3,755 characters in the first level of the standard."""


def detect_legacy_encoding(data: bytes, *, is_complete: bool = True) -> str | None:
    """Return the codec of bytes that are no UTF-8; None if unclear."""
    match = _BEYOND.search(data)
    if match is None:
        return None
    part = slice(max(match.start() - _BEFORE, 0), match.start() + _SAMPLE)
    fitting: list[str] = []
    for codec, fits in _JUDGES.items():
        with suppress(UnicodeDecodeError):
            text = codecs.getincrementaldecoder(codec)().decode(data, final=is_complete)
            if fits(text[part]):
                fitting.append(codec)
    return fitting[0] if len(fitting) == 1 else None


def _is_western(text: str) -> bool:
    """Return whether the text has letters of one language, or few of loan words, beside ASCII."""
    words = _WORD.findall(text)
    marked = [word for word in words if not word.isascii()]
    odd = sum(not _is_shaped(word) for word in marked) + len(_ODD_SIGN.findall(text))
    if odd > _MAX_ODD_SHARE * len(marked):
        return False
    letters = Counter(letter for word in marked for letter in word.lower() if letter > "\x7f")
    foreign = [sum(n for letter, n in letters.items() if letter not in a) for a in _ALPHABETS]
    if letters.total() >= _ENOUGH and min(foreign) <= _MAX_ODD_SHARE * letters.total():
        return True
    few = letters.total() < _ENOUGH or len(marked) <= _FEW * len(words)
    return few and sum(not _is_loaned(word) for word in marked) <= _MAX_ODD_SHARE * len(marked)


def _is_shaped(word: str) -> bool:
    """Return whether a word has ASCII letters, too, and no capital after a small letter."""
    if not any(letter.isascii() for letter in word):
        return word.lower() in _SHORT
    return _CAPITAL_INSIDE.search(word) is None


def _is_loaned(word: str) -> bool:
    if word[:-1].isascii() and word[-1] in "àèéìòù":  # as Italian ends words
        return True
    letters = {letter for letter in _NASAL.sub("", word.lower()) if not letter.isascii()}
    return letters <= _LOANED and any(letters <= alphabet for alphabet in _ALPHABETS)


def _is_chinese(text: str) -> bool:
    """Return whether the text is mostly level 1 of GB 2312, with some very common characters."""
    counts = Counter("".join(_RUN.findall(text)))
    usual = sum(n for sign, n in counts.items() if _is_usual(sign, "gb2312", _LEVEL_1))
    hanzi = sum(n for sign, n in counts.items() if "\u4e00" <= sign <= "\u9fff")
    common = sum(n for sign, n in counts.items() if sign in _COMMON)
    return (
        usual >= _MIN_USUAL_SHARE * counts.total()
        and common >= max(_MIN_COMMON_SHARE * hanzi, 2)
        and _is_in_runs(text)
    )


def _is_japanese(text: str) -> bool:
    """Return whether the text is mostly kana and level 1 of JIS X 0208; few narrow kana."""
    counts = Counter("".join(_RUN.findall(text)))
    usual = sum(n for sign, n in counts.items() if _is_usual(sign, "cp932", _JIS_LEVEL_1))
    kana = sum(n for sign, n in counts.items() if "\u3041" <= sign <= "\u30fe")
    return usual + kana >= _MIN_USUAL_SHARE * counts.total() and _is_in_runs(text)


def _is_usual(sign: str, codec: str, rows: range) -> bool:
    """Return whether a sign is East Asian punctuation, or in these rows of a standard."""
    if "\u3000" <= sign <= "\u301f" or "\uff01" <= sign <= "\uff5e" or sign in "…—·“”‘’×":
        return True
    try:
        return sign.encode(codec)[0] in rows
    except UnicodeEncodeError:
        return False


def _is_in_runs(text: str) -> bool:
    return len(_LONE.findall(text)) <= _MAX_LONE_SHARE * len(_RUN.findall(text))


_JUDGES: dict[str, Callable[[str], bool]] = {
    "cp1252": _is_western,
    "gb18030": _is_chinese,
    "cp932": _is_japanese,
}
