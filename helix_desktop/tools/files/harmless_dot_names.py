"""Which new names that begin with a dot are known to steer nothing: harmless and generated ones.

Editors, shells, git and agents obey files of a hundred names, and of another one every month. So
the question is not which names they obey, but of which it is known that they obey none: any other
new dot name that a command made is set aside. A name belongs here if no program runs or follows
something because of it by itself: when a folder is opened or entered, a commit is made, an agent is
started. What a user calls (a build, a test) may read it, as it reads the project's other files.
"""

import re
import stat

from helix_desktop.domain.lazy_pattern import lazy_pattern

GENERATED_FOLDERS = frozenset(
    {
        # environments and packages
        *(".venv", ".yarn", ".pnpm-store", ".npm", ".bundle", ".eggs", ".pixi", ".conda", ".hatch"),
        *(".terraform", ".shards", ".stack-work", ".cabal-sandbox", ".dart_tool", ".pub-cache"),
        # caches and results of tests
        *(".cache", ".pytest_cache", ".ruff_cache", ".mypy_cache", ".pytype", ".hypothesis"),
        *(".benchmarks", ".tox", ".nox", ".ipynb_checkpoints", ".nyc_output", ".phpunit.cache"),
        *(".sass-cache", ".jekyll-cache", ".yardoc", ".ccls-cache", ".ccache", ".tmp", ".temp"),
        # what frameworks and compilers build
        *(".next", ".nuxt", ".output", ".svelte-kit", ".astro", ".angular", ".turbo", ".vite"),
        *(".parcel-cache", ".vinxi", ".tanstack", ".solid", ".react-router", ".docusaurus"),
        *(".expo", ".vercel", ".netlify", ".wrangler", ".serverless", ".aws-sam", ".firebase"),
        *(".gradle", ".kotlin", ".build", ".zig-cache", ".cpcache", ".shadow-cljs", ".scala-build"),
        *(
            ".elixir_ls",
            ".mix",
            ".erlang.mk",
            ".fingerprint",
            ".deps",
            ".libs",
            ".cmake",
            ".tmp_versions",
        ),
    }
)
"""Folders that a program makes and can make again; nothing in them is looked at by this rule."""

_GENERATED_FILES = frozenset(
    {
        *(".coverage", ".testmondata", ".dmypy.json", ".eslintcache", ".stylelintcache"),
        *(".prettiercache", ".tsbuildinfo", ".phpunit.result.cache", ".php-cs-fixer.cache"),
        *(".rspec_status", ".jekyll-metadata", ".hugo_build.lock", ".terraform.lock.hcl"),
        *(".pnp.cjs", ".pnp.loader.mjs", ".pnp.data.json", ".package-lock.json", ".packages"),
        *(".flutter-plugins", ".flutter-plugins-dependencies", ".metadata", ".nrepl-port"),
        *(".rustc_info.json", ".cargo-lock", ".cargo-ok", ".cargo_vcs_info.json", ".lock"),
        *(".ninja_deps", ".ninja_log", ".buildinfo", ".dirstamp", ".depend", ".installed.cfg"),
        # kconfig's; the folder of this name is one of FOLDERS_OF_DOTS
        ".config",
    }
)

_HARMLESS = frozenset(
    {
        # git chooses by them among what the user has set up
        *(".gitattributes", ".gitkeep", ".keep", ".npmkeep", ".mailmap", ".git-blame-ignore-revs"),
        # how text looks
        *(".editorconfig", ".prettierrc", ".prettierrc.json", ".prettierrc.json5"),
        *(".prettierrc.yaml", ".prettierrc.yml", ".prettierrc.toml", ".clang-format"),
        *(".rustfmt.toml", ".scalafmt.conf", ".swift-format", ".swiftformat", ".ocamlformat"),
        *(".isort.cfg", ".style.yapf", ".ruff.toml", ".yamllint", ".yamllint.yml"),
        *(".yamllint.yaml", ".markdownlint.json", ".markdownlint.jsonc", ".markdownlint.yaml"),
        *(".markdownlint.yml", ".shellcheckrc", ".hadolint.yaml", ".hadolint.yml"),
        # which of the installed versions is meant
        *(".nvmrc", ".node-version", ".python-version", ".ruby-version", ".ruby-gemset"),
        *(".java-version", ".go-version", ".php-version", ".terraform-version", ".perl-version"),
        *(".swift-version", ".crystal-version"),
        # read by builds and tests that a user calls
        *(".babelrc", ".babelrc.json", ".swcrc", ".browserslistrc", ".postcssrc"),
        *(".postcssrc.json", ".parcelrc", ".mocharc.json", ".mocharc.jsonc", ".mocharc.yml"),
        *(".mocharc.yaml", ".nycrc", ".nycrc.json", ".c8rc.json", ".coveragerc", ".rspec"),
        *(".ember-cli", ".watchmanconfig", ".meteor", ".storybook", ".vitepress", ".vuepress"),
        # samples of settings, web pages, and what systems leave
        *(".env.example", ".env.sample", ".env.template", ".env.dist", ".nojekyll"),
        *(".well-known", ".DS_Store", ".localized"),
    }
)

FOLDERS_OF_DOTS = frozenset({".config", ".github", ".gitea", ".forgejo", ".gitlab", ".mvn"})
"""Folders whose names say nothing; each name in them counts as one that begins with a dot."""

_HARMLESS_IN = {
    ".config": frozenset({"dotnet-tools.json"}),
    ".github": frozenset(
        {
            *("ISSUE_TEMPLATE", "ISSUE_TEMPLATE.md", "PULL_REQUEST_TEMPLATE"),
            *("PULL_REQUEST_TEMPLATE.md", "CONTRIBUTING.md", "SECURITY.md", "SUPPORT.md"),
            *("CODE_OF_CONDUCT.md", "README.md"),
        }
    ),
    ".mvn": frozenset({"wrapper"}),
}

_HARMLESS_FORMS = lazy_pattern(
    r"\.[A-Za-z]*ignore"  # lists of what a program leaves out
    r"|\.coverage\..+"
    r"|\.helix-[0-9a-f]{16}\.part"  # Helix writes a file
    r"|\.nfs[0-9a-f]+|\.fuse_hidden[0-9a-f]+"  # a file that was deleted while it was open
    r"|\..+\.sw[a-p]|\.#.+|\.~lock\..+#"  # an editor has a file open
    r"|\..+\.(?:o\.d|o\.cmd|ko\.cmd|a\.cmd|so\.cmd|cmd)",  # how a compiler was called
    re.DOTALL,
)


def is_harmless_dot(name: str, folder: str, kind: int) -> bool:
    """Return whether it is known that a dot name, or one in FOLDERS_OF_DOTS, steers nothing.

    `kind`: the bits of `stat.S_IFMT`. A link of a generated name leads to what nobody generated.
    """
    if stat.S_ISDIR(kind) and (name in GENERATED_FOLDERS or name in FOLDERS_OF_DOTS):
        return True
    if stat.S_ISREG(kind) and name in _GENERATED_FILES:
        return True
    if name in _HARMLESS_IN.get(folder, ()):
        return True
    return name in _HARMLESS or _HARMLESS_FORMS.fullmatch(name) is not None
