"""Words that mean nothing by themselves, and how files are usually named."""

_COMMON = """
the and for are was were what which where when who why how does did done has have had this that
these those with from into about there their they then than can could should would will shall may
might must not you your our its his her tell say says said give show find out please me my use used
uses using all any each every some more most much many one two file files folder project code line
lines work works do is it in of to on or an as at be by if so we know me explain mean means called
der die das und oder ist sind wie was wo wer wann warum welche welcher welches ein eine einen mit
von für auf aus bei nach nicht auch bitte datei dateien ordner projekt kann man wird werden mir zur
zum den dem des im am thing things happen happens need needs get gets make makes made here also just
after before while during again between above below without within over under when ever still yet
"""
COMMON = frozenset(_COMMON.split())
"""What a question is not about."""

_PLACES = """
this that the here it project folder code repo repository workspace files file everything all your
you me my our which general detail order english german short projekt ordner diesem every each what
folders is how so briefly
"""
NO_PLACES = frozenset(_PLACES.split())
"""What stands where a folder could, and is none."""

_ENDINGS = """
py pyi ipynb md rst txt toml ini cfg conf json jsonl yaml yml xml html htm css scss less js jsx ts
tsx mjs cjs vue svelte java kt kts scala go rs c h cc cpp hpp cs rb php pl lua sh bash zsh ps1 bat
sql csv tsv log lock env swift m mm r jl ex exs erl hs ml dart tex svg gradle cmake proto diff patch
qml spec tmpl pdf png jpg
"""
ENDINGS = frozenset(_ENDINGS.split())
"""Of files; without one of them a dotted name is code."""

NO_FILES = frozenset(("e.g", "i.e", "z.b", "d.h", "u.a", "a.m", "p.m", "p.ex", "node.js", "vue.js"))
NO_PATHS = frozenset(
    ("and/or", "either/or", "i/o", "read/write", "und/oder", "his/her", "yes/no", "client/server")
)
