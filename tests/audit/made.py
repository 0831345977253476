"""Commands made by Hypothesis: quotations, patterns, chains, redirections, formats."""

from hypothesis import strategies as st

from tests.audit import mutants, odd_ground


def _of(text: str, between: str = " ") -> st.SearchStrategy[str]:
    """One of these; between them stands a blank, if nothing else is said."""
    return st.sampled_from(text.split(between))


_GLOBS = _of(
    "* ? [a-z] [!x] [^a] [[:alpha:]] [[:punct:]]* [+--] [!-~] [+--]d[a-f]* [+--]o[a-z].txt []a]"
    " [\\]] [a [a-z]* ??? ?? [-+]* *.txt [\"a-z\"] [a'-'z] [a\\-c] \\* '*' \"?\" [[] [!a-z]*"
    " [[.a.]] [[=a=]] .* .h* [.]h* [A-Z]* */ */b d/? d/[a-z] d/[!b] l/* ./* */* *d2* [z-a] [] [!]"
    " {} [0-9] **"
)
_PIECES = _of(
    "a¦b¦f¦d¦l¦sub¦out¦in¦1¦-¦--¦-n¦-l¦-x¦-1¦+¦+1f¦!¦=¦:¦,¦.¦..¦/¦./¦~¦^¦%¦@¦#¦_¦x=1¦a.txt¦'x y'¦"
    '"x y"¦x\\ y¦\'\'¦""¦\\a¦\\-¦\\\'¦"\'"¦\'"\'¦$\'a\\tb\'¦$\'\\\'\'¦"\\""¦"\\a"¦"$x"¦$x¦$?¦"$?"¦'
    "${x}¦{a,b}¦{1..3}¦a\\\nb¦é¦$",
    "¦",
)
_NAMES = st.sampled_from(
    [name.decode() for name in (*odd_ground.NAMES, *odd_ground.BELOW) if name.isascii()]
)


@st.composite
def _quoted(draw: st.DrawFn) -> str:
    """A name that is there, in one of the ways in which it can be written."""
    name = draw(_NAMES)
    match draw(st.integers(0, 3)):
        case 0:
            return "'" + name.replace("'", "'\\''") + "'"
        case 1:
            return '"' + "".join("\\" + char if char in '"\\$`' else char for char in name) + '"'
        case 2 if "\n" not in name:
            return "".join(
                char if char.isalnum() or char in "/._-" else "\\" + char for char in name
            )
    return name


_PLAIN = st.sampled_from(["a", "f", "a.txt", "sub", "d2", "./a", "sub/a", "l/a", ".", "-n"])
_WORD = st.one_of(
    _PLAIN,
    _PLAIN,
    _GLOBS,
    _GLOBS,
    _quoted(),
    _PIECES,
    st.lists(_PIECES | _GLOBS | _GLOBS | _quoted() | _PLAIN, min_size=2, max_size=3).map("".join),
)
_FORMATS = st.lists(
    _of(
        "a \\n %s %d %5.2f %-3s %% %n %hn %ln %Ln %jn %zn %tn %*d %.*f %b %q %(%F)T %c %x \\x25n"
        " %1$s %0n"
    ),
    min_size=1,
    max_size=3,
).map("".join)
_FOLDERS = _of(
    "sub l l/.. l/../a d d2 .. . out out/.. sub/deep sub/.. l/../.. /tmp '' - -P [d] s* l/../sub"
)
_REDIRECTIONS = _of(
    " </dev/null¦ <a¦ < -¦ < 'x y'¦ 2>/dev/null¦ >/dev/null¦ 2>&1¦ >&2¦ &>/dev/null¦ <d/a¦ <*¦ 0<f"
    "¦ >x¦ 2>x¦ <sub/f",
    "¦",
)
_JOINS = _of(" | ¦ |& ¦ ; ¦ && ¦ || ¦\n¦ \\\n ; ¦ #x\n", "¦")


@st.composite
def _simple(draw: st.DrawFn) -> str:
    lead = draw(st.sampled_from([""] * 10 + ["LC_ALL=C ", "TZ=UTC NO_COLOR=1 ", "x=1 "]))
    kind = draw(st.integers(0, 9))
    if kind == 0:
        words = ["printf", draw(st.sampled_from(["", "-- ", "-v "])) + "'" + draw(_FORMATS) + "'"]
        words += draw(st.lists(st.sampled_from(["PATH", "x", "1", "'a b'", "IFS"]), max_size=2))
    elif kind in (1, 2):
        words = ["cd", draw(_FOLDERS)]
    elif kind == 3:
        words = [draw(_of("echo¦test -f¦[ -d¦pwd¦type¦command -v", "¦"))]
        words += draw(st.lists(_WORD, max_size=2))
        words += ["]"] if words[0].startswith("[") else []
    else:
        program = draw(st.sampled_from(sorted(mutants.PROGRAMS)))
        options = mutants.PROGRAMS[program].split(" ")
        words = [program, *draw(st.lists(st.sampled_from(options), max_size=1))]
        words += draw(st.lists(_WORD, max_size=2))
    tail = draw(_REDIRECTIONS) if draw(st.integers(0, 3)) == 0 else ""
    return lead + " ".join(words) + tail


@st.composite
def commands(draw: st.DrawFn) -> str:
    """One to three commands in a line."""
    line = draw(_simple())
    for _ in range(draw(st.sampled_from([0, 0, 0, 1, 1, 2]))):
        line += draw(_JOINS) + draw(_simple())
    return line
