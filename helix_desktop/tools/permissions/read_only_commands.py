"""The table of commands that only read files or text, each with its harmless options.

Missing options are missing on purpose: those that write, run programs, read lists of files, never
end or leave the workspace. (GNU coreutils 9, findutils, grep 3, ripgrep 14, jq 1.7, tree 2.)
"""

from helix_desktop.tools.permissions.options import CommandRow, OperandKind, command_row

_NONE, _PATHS, _TEXT = OperandKind.NONE, OperandKind.PATHS, OperandKind.TEXT
_PATTERN = OperandKind.PATTERN_PATHS

_LS = """
    -1 -a -A -b -B -c -C -d -f -F -g -G -h -i -k -l -L! -m -n -N -o -p -q -Q -r -R -s -S -t -u -U
    -v -x -X -Z -I=T -w=N -T=N --all --almost-all --author --color[=T] --directory --classify[=T]
    --escape --file-type --full-time --group-directories-first --human-readable --si --inode
    --literal --no-group --numeric-uid-gid --quote-name --recursive --reverse --size --sort=T
    --time=T --time-style=T --format=T --indicator-style=T --ignore=T --hide=T --block-size=T
    --width=N --zero --version
"""
_GREP = """
    -E -F -G -P -i -y -v -w -x -c -L -l -o -q -s -b -H -h -n -T -u -U -z -Z -a -I -r -R! -e=T?
    -f=P? -A=N -B=N -C=N -m=N -d=T -D=T --regexp=T? --file=P? --extended-regexp --fixed-strings
    --basic-regexp --perl-regexp --ignore-case --no-ignore-case --invert-match --word-regexp
    --text --line-regexp --count --color[=T] --colour[=T] --files-without-match
    --files-with-matches --silent --max-count=N --only-matching --quiet --no-messages
    --byte-offset --with-filename --no-filename --line-number --initial-tab --null --null-data
    --after-context=N --before-context=N --context=N --binary-files=T --exclude=T --exclude-dir=T
    --include=T --recursive --dereference-recursive! --line-buffered --label=T --version
"""
_RG = """-n -N -i -s -S -w -x -v -F -P -U -u -uu -uuu -l -c -o -q -H -I -a -p -0 -h -. -L! --follow!
    -e=T? -f=P? -g=T -t=T -T=T -A=N -B=N -C=N -m=N -M=N -r=T -E=T -j=N --regexp=T? --file=P?
    --glob=T --iglob=T --type=T --type-not=T --type-list? --files? --hidden --no-ignore
    --no-ignore-vcs --no-ignore-parent --no-ignore-dot --ignore-case --smart-case --case-sensitive
    --word-regexp --text --line-regexp --invert-match --fixed-strings --pcre2 --multiline
    --multiline-dotall --unrestricted --files-with-matches --files-without-match --count
    --count-matches --only-matching --quiet --stats --with-filename --no-filename --line-number
    --no-line-number --column --no-column --heading --json --no-heading --color=T --colors=T
    --context=N --after-context=N --before-context=N --max-count=N --max-columns=N --max-depth=N
    --maxdepth=N --max-filesize=T --replace=T --encoding=T --sort=T --null --sortr=T --threads=N
    --trim --vimgrep --pretty --passthru --no-messages --no-config --crlf --context-separator=T
    --path-separator=T --one-file-system --glob-case-insensitive --version"""
_SORT = """-b -d -f -g -i -M -h -n -R -r -V -c -C -m -s -u -z -k=T -t=T --ignore-leading-blanks
    --dictionary-order --ignore-case --general-numeric-sort --ignore-nonprinting --month-sort
    --reverse --human-numeric-sort --numeric-sort --random-sort --version-sort --sort=T --check[=T]
    --key=T --merge --stable --field-separator=T --unique --zero-terminated --parallel=N --debug
    --version"""
_DIFF = """
    -q -s -c -u -e -n -y -p -t -T -r! -N -i -E -Z -b -w -B -a -d -U=N -C=N -W=N -I=T -F=T -x=T
    -L=T --normal --brief --report-identical-files --side-by-side --show-c-function --recursive!
    --new-file --unidirectional-new-file --ignore-case --ignore-tab-expansion
    --ignore-trailing-space --ignore-space-change --ignore-all-space --ignore-blank-lines
    --ignore-matching-lines=T --text --strip-trailing-cr --minimal --speed-large-files --color[=T]
    --unified[=N] --context[=N] --width=N --suppress-common-lines --left-column --label=T
    --exclude=T --no-dereference --expand-tabs --show-function-line=T --version
"""
_TREE = """
    -a -d -f -i -q -N -Q -p -u -g -s -h -D -F -v -t -c -U -r -n -C -A -S -J -X -x -l! -L=N -P=T
    -I=T --gitignore --ignore-case --matchdirs --metafirst --prune --noreport --si --du
    --dirsfirst --filesfirst --inodes --device --sort=T --timefmt=T --filelimit=N --charset=T
    --version
"""
_DU = """-0 -a -b -c -D -h -H -k -l -L! -m -P -s -S -x -d=N -t=T -B=T --all --apparent-size --bytes
    --total --human-readable --si --max-depth=N --summarize --separate-dirs --threshold=T
    --time[=T] --time-style=T --exclude=T --one-file-system --block-size=T --inodes --null
    --version"""
_STAT = "-L -f -t -c=T --format=T --printf=T --file-system --terse --dereference --version"
_FILE = """-b -i -k -L -h -N -n -r -0 -F=T -e=T --brief --mime --mime-type --mime-encoding --version
    --keep-going --dereference --no-dereference --extension --separator=T --raw --print0"""
_HEAD = """
    -q -v -z -n=N -c=N --lines=N --bytes=N --quiet --silent --verbose --zero-terminated --version
"""
_CUT = """
    -b=R -c=R -d=T -f=R -n -s -z --bytes=R --characters=R --delimiter=T --fields=R --complement
    --only-delimited --output-delimiter=T --zero-terminated --version
"""
_JQ = """
    -n -r -j -a -s -c -C -M -S -e --null-input --raw-output --join-output --ascii-output --slurp
    --compact-output --color-output --monochrome-output --sort-keys --exit-status --tab --indent=N
    --raw-input -R --seq --stream --unbuffered --version
"""
_OD = "-b -c -d -f -i -l -o -s -x -v -A=T -j=N -N=N -t=T -w[=N] --address-radix=T --format=T"
_CAT = """-A -b -e -E -n -s -t -T -u -v --show-all --number-nonblank --show-ends --number
    --squeeze-blank --show-tabs --show-nonprinting --version"""

READING: dict[str, CommandRow] = {
    "ls": command_row(_PATHS, _LS),
    "dir": command_row(_PATHS, _LS),
    "cat": command_row(_PATHS, _CAT),
    "tac": command_row(_PATHS, "-b -r -s=T --before --regex --separator=T"),
    "nl": command_row(_PATHS, "-b=T -d=T -f=T -h=T -i=N -l=N -n=T -p -s=T -v=N -w=N"),
    "head": command_row(_PATHS, _HEAD, numeric=True),
    "tail": command_row(_PATHS, _HEAD, numeric=True),
    "wc": command_row(
        _PATHS, "-c -m -l -L -w --bytes --chars --lines --max-line-length --words --version"
    ),
    "grep": command_row(_PATTERN, _GREP, numeric=True),
    "egrep": command_row(_PATTERN, _GREP, numeric=True),
    "fgrep": command_row(_PATTERN, _GREP, numeric=True),
    "rg": command_row(_PATTERN, _RG),
    "sort": command_row(_PATHS, _SORT),
    "uniq": command_row(
        OperandKind.ONE_PATH, "-c -d -D -i -u -z -f=N -s=N -w=N --count --repeated --unique"
    ),
    "cut": command_row(_PATHS, _CUT),
    "tr": command_row(
        _TEXT, "-c -C -d -s -t --complement --delete --squeeze-repeats --truncate-set1"
    ),
    "diff": command_row(_PATHS, _DIFF, numeric=True, enters=True),
    "cmp": command_row(
        _PATHS, "-b -l -s -n=N -i=T --print-bytes --verbose --quiet --silent --bytes=N"
    ),
    "comm": command_row(
        _PATHS, "-1 -2 -3 -z --check-order --nocheck-order --total --output-delimiter=T"
    ),
    "join": command_row(
        _PATHS, "-i -a=T -e=T -j=N -o=T -t=T -v=T -1=N -2=N --ignore-case --header"
    ),
    "paste": command_row(_PATHS, "-s -z -d=T --serial --delimiters=T --zero-terminated"),
    "fold": command_row(_PATHS, "-b -s -w=N --bytes --spaces --width=N", numeric=True),
    "fmt": command_row(_PATHS, "-c -s -t -u -w=N -g=N -p=T --width=N", numeric=True),
    "expand": command_row(_PATHS, "-i -t=T --initial --tabs=T"),
    "unexpand": command_row(_PATHS, "-a -t=T --all --first-only --tabs=T"),
    "rev": command_row(_PATHS, ""),
    "column": command_row(_PATHS, "-t -x -s=T -o=T -c=N -N=T -R=T --table --separator=T"),
    "od": command_row(_PATHS, _OD),
    "hexdump": command_row(_PATHS, "-b -c -C -d -o -x -v -n=N -s=N"),
    "xxd": command_row(OperandKind.ONE_PATH, "-a -b -e -i -p -ps -u -c=N -g=N -l=N -s=N", old=True),
    "jq": command_row(_PATTERN, _JQ),
    "file": command_row(_PATHS, _FILE),
    "stat": command_row(_PATHS, _STAT),
    "du": command_row(_PATHS, _DU),
    "df": command_row(_PATHS, "-a -h -H -i -k -l -P -T -B=T --human-readable --inodes --total"),
    "tree": command_row(_PATHS, _TREE, glued=False),
    "readlink": command_row(_PATHS, "-f -e -m -n -q -s -v -z --canonicalize --no-newline"),
    "realpath": command_row(
        _PATHS, "-e -m -L -P -q -s -z --relative-to=P --relative-base=P --no-symlinks"
    ),
    "basename": command_row(_TEXT, "-a -s=T -z --multiple --suffix=T --zero"),
    "dirname": command_row(_TEXT, "-z --zero"),
    "md5sum": command_row(_PATHS, "-b -t -z --tag --binary --text --zero"),
    "sha1sum": command_row(_PATHS, "-b -t -z --tag --binary --text --zero"),
    "sha256sum": command_row(_PATHS, "-b -t -z --tag --binary --text --zero"),
    "sha512sum": command_row(_PATHS, "-b -t -z --tag --binary --text --zero"),
    "b2sum": command_row(_PATHS, "-b -t -z -l=N --tag --binary --text --zero"),
    "cksum": command_row(_PATHS, "-a=T --algorithm=T --tag --untagged"),
    "which": command_row(_TEXT, "-a"),
    "type": command_row(_TEXT, "-a -t -p -P -f"),
    "pwd": command_row(_NONE, "-L -P"),
    "whoami": command_row(_NONE, ""),
    "id": command_row(_NONE, "-u -g -G -n -r -un -gn"),
    "hostname": command_row(_NONE, ""),
    "uname": command_row(_NONE, "-a -s -n -r -v -m -p -i -o --all"),
    "arch": command_row(_NONE, ""),
    "nproc": command_row(_NONE, "--all"),
    "uptime": command_row(_NONE, "-p -s"),
    "free": command_row(_NONE, "-b -k -m -g -h --human"),
    "true": command_row(_NONE, ""),
    "false": command_row(_NONE, ""),
    ":": command_row(_NONE, ""),
}
