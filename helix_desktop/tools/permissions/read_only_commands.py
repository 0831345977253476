"""The table of commands that only read files or text, each with its harmless options.

Missing options are missing on purpose: those that write, run programs, read lists of files, never
end or leave the workspace. (GNU coreutils 9, findutils, grep 3, ripgrep 14, jq 1.7, tree 2.)
"""

from helix_desktop.tools.permissions.options import command_table

READING = command_table("""
ls, dir: paths -1 -a -A -b -B -c -C -d -f -F -g -G -h -i -k -l -L! -m -n -N -o -p -q -Q -r -R -s -S
    -t -u -U -v -x -X -Z -I=T -w=N -T=N --all --almost-all --author --color[=T] --directory
    --classify[=T] --escape --file-type --full-time --group-directories-first --human-readable --si
    --inode --literal --no-group --numeric-uid-gid --quote-name --recursive --reverse --size
    --sort=T --time=T --time-style=T --format=T --indicator-style=T --ignore=T --hide=T
    --block-size=T --width=N --zero --version
cat: paths -A -b -e -E -n -s -t -T -u -v --show-all --number-nonblank --show-ends --number
    --squeeze-blank --show-tabs --show-nonprinting --version
tac: paths -b -r -s=T --before --regex --separator=T
nl: paths -b=T -d=T -f=T -h=T -i=N -l=N -n=T -p -s=T -v=N -w=N
head, tail: paths numeric -q -v -z -n=N -c=N --lines=N --bytes=N --quiet --silent --verbose
    --zero-terminated --version
wc: paths -c -m -l -L -w --bytes --chars --lines --max-line-length --words --version
grep, egrep, fgrep: pattern numeric -E -F -G -P -i -y -v -w -x -c -L -l -o -q -s -b -H -h -n -T -u
    -U -z -Z -a -I -r -R! -e=T? -f=P? -A=N -B=N -C=N -m=N -d=T -D=T --regexp=T? --file=P?
    --extended-regexp --fixed-strings --basic-regexp --perl-regexp --ignore-case --no-ignore-case
    --invert-match --word-regexp --text --line-regexp --count --color[=T] --colour[=T]
    --files-without-match --files-with-matches --silent --max-count=N --only-matching --quiet
    --no-messages --byte-offset --with-filename --no-filename --line-number --initial-tab --null
    --null-data --after-context=N --before-context=N --context=N --binary-files=T --exclude=T
    --exclude-dir=T --include=T --recursive --dereference-recursive! --line-buffered --label=T
    --version
rg: pattern -n -N -i -s -S -w -x -v -F -P -U -u -uu -uuu -l -c -o -q -H -I -a -p -0 -h -. -L!
    --follow! -e=T? -f=P? -g=T -t=T -T=T -A=N -B=N -C=N -m=N -M=N -r=T -E=T -j=N --regexp=T?
    --file=P? --glob=T --iglob=T --type=T --type-not=T --type-list? --files? --hidden --no-ignore
    --no-ignore-vcs --no-ignore-parent --no-ignore-dot --ignore-case --smart-case --case-sensitive
    --word-regexp --text --line-regexp --invert-match --fixed-strings --pcre2 --multiline
    --multiline-dotall --unrestricted --files-with-matches --files-without-match --count
    --count-matches --only-matching --quiet --stats --with-filename --no-filename --line-number
    --no-line-number --column --no-column --heading --json --no-heading --color=T --colors=T
    --context=N --after-context=N --before-context=N --max-count=N --max-columns=N --max-depth=N
    --maxdepth=N --max-filesize=T --replace=T --encoding=T --sort=T --null --sortr=T --threads=N
    --trim --vimgrep --pretty --passthru --no-messages --no-config --crlf --context-separator=T
    --path-separator=T --one-file-system --glob-case-insensitive --version
sort: paths -b -d -f -g -i -M -h -n -R -r -V -c -C -m -s -u -z -k=T -t=T --ignore-leading-blanks
    --dictionary-order --ignore-case --general-numeric-sort --ignore-nonprinting --month-sort
    --reverse --human-numeric-sort --numeric-sort --random-sort --version-sort --sort=T --check[=T]
    --key=T --merge --stable --field-separator=T --unique --zero-terminated --parallel=N --debug
    --version
uniq: one-path -c -d -D -i -u -z -f=N -s=N -w=N --count --repeated --unique
cut: paths -b=R -c=R -d=T -f=R -n -s -z --bytes=R --characters=R --delimiter=T --fields=R
    --complement --only-delimited --output-delimiter=T --zero-terminated --version
tr: text -c -C -d -s -t --complement --delete --squeeze-repeats --truncate-set1
diff: paths numeric enters -q -s -c -u -e -n -y -p -t -T -r! -N -i -E -Z -b -w -B -a -d -U=N -C=N
    -W=N -I=T -F=T -x=T -L=T --normal --brief --report-identical-files --side-by-side
    --show-c-function --recursive! --new-file --unidirectional-new-file --ignore-case
    --ignore-tab-expansion --ignore-trailing-space --ignore-space-change --ignore-all-space
    --ignore-blank-lines --ignore-matching-lines=T --text --strip-trailing-cr --minimal
    --speed-large-files --color[=T] --unified[=N] --context[=N] --width=N --suppress-common-lines
    --left-column --label=T --exclude=T --no-dereference --expand-tabs --show-function-line=T
    --version
cmp: paths -b -l -s -n=N -i=T --print-bytes --verbose --quiet --silent --bytes=N
comm: paths -1 -2 -3 -z --check-order --nocheck-order --total --output-delimiter=T
join: paths -i -a=T -e=T -j=N -o=T -t=T -v=T -1=N -2=N --ignore-case --header
paste: paths -s -z -d=T --serial --delimiters=T --zero-terminated
fold: paths numeric -b -s -w=N --bytes --spaces --width=N
fmt: paths numeric -c -s -t -u -w=N -g=N -p=T --width=N
expand: paths -i -t=T --initial --tabs=T
unexpand: paths -a -t=T --all --first-only --tabs=T
rev: paths
column: paths -t -x -s=T -o=T -c=N -N=T -R=T --table --separator=T
od: paths -b -c -d -f -i -l -o -s -x -v -A=T -j=N -N=N -t=T -w[=N] --address-radix=T --format=T
hexdump: paths -b -c -C -d -o -x -v -n=N -s=N
xxd: one-path old -a -b -e -i -p -ps -u -c=N -g=N -l=N -s=N
jq: pattern -n -r -j -a -s -c -C -M -S -e --null-input --raw-output --join-output --ascii-output
    --slurp --compact-output --color-output --monochrome-output --sort-keys --exit-status --tab
    --indent=N --raw-input -R --seq --stream --unbuffered --version
file: paths -b -i -k -L -h -N -n -r -0 -F=T -e=T --brief --mime --mime-type --mime-encoding
    --version --keep-going --dereference --no-dereference --extension --separator=T --raw --print0
stat: paths -L -f -t -c=T --format=T --printf=T --file-system --terse --dereference --version
du: paths -0 -a -b -c -D -h -H -k -l -L! -m -P -s -S -x -d=N -t=T -B=T --all --apparent-size --bytes
    --total --human-readable --si --max-depth=N --summarize --separate-dirs --threshold=T --time[=T]
    --time-style=T --exclude=T --one-file-system --block-size=T --inodes --null --version
df: paths -a -h -H -i -k -l -P -T -B=T --human-readable --inodes --total
tree: paths unglued -a -d -f -i -q -N -Q -p -u -g -s -h -D -F -v -t -c -U -r -n -C -A -S -J -X -x
    -l! -L=N -P=T -I=T --gitignore --ignore-case --matchdirs --metafirst --prune --noreport --si
    --du --dirsfirst --filesfirst --inodes --device --sort=T --timefmt=T --filelimit=N --charset=T
    --version
readlink: paths -f -e -m -n -q -s -v -z --canonicalize --no-newline
realpath: paths -e -m -L -P -q -s -z --relative-to=P --relative-base=P --no-symlinks
basename: text -a -s=T -z --multiple --suffix=T --zero
dirname: text -z --zero
md5sum, sha1sum, sha256sum, sha512sum: paths -b -t -z --tag --binary --text --zero
b2sum: paths -b -t -z -l=N --tag --binary --text --zero
cksum: paths -a=T --algorithm=T --tag --untagged
which: text -a
type: text -a -t -p -P -f
pwd: none -L -P
whoami, hostname, arch, true, false, :: none
id: none -u -g -G -n -r -un -gn
uname: none -a -s -n -r -v -m -p -i -o --all
nproc: none --all
uptime: none -p -s
free: none -b -k -m -g -h --human
""")
