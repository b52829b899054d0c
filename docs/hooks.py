"""What `make docs` adds to the pages while it builds the site: drawings under the rules, what games are in numbers, and
the list of decisions.

Nothing of it is kept: the drawings are made by the engine, from the positions in `docs/positions`.
"""

import re
from html import escape
from pathlib import Path
from typing import Any

from figures import figures  # beside this file, where MkDocs looks for it
from mkdocs.structure.files import File

from dinotable.games import GAMES, find

DOCS = Path(__file__).parent
RULES = re.compile(r"rules/([\w-]+)\.(en|fr)\.md")
TITLE = re.compile(r"^# (.*)$", re.MULTILINE)


def with_figures(markdown: str, game_id: str, language: str) -> str:
    """Each figure after the paragraph of its rule."""
    for figure in figures(game_id):
        caption = escape(figure.caption[language])
        source = f"figures/{figure.file(language)}"
        picture = f'<a href="{source}"><img src="{source}" alt="{figure.told(language)}" loading="lazy"></a>'
        html = f'<figure class="figure">{picture}<figcaption>{caption}</figcaption></figure>'
        markdown, times = re.subn(
            rf"^(- \*\*{re.escape(figure.rule)}\*\* .*)$",
            lambda rule, html=html: f"{rule[1]}\n\n{html}\n",
            markdown,
            flags=re.MULTILINE,
        )
        assert times == 1, f"{game_id} has no rule {figure.rule} in {language}"
    return markdown


def spaced(markdown: str) -> str:
    """An empty line before lists and tables: other readers of Markdown do not need one, this one does."""
    lines: list[str] = []
    is_code = False
    for line in markdown.split("\n"):
        is_code ^= line.startswith("```")
        before = lines[-1] if lines else ""
        begins = re.match(r"(- |\d+\. |\|)", line)
        if begins and not is_code and before and not re.match(r"(- |\d+\. |\||  |#)", before):
            lines.append("")
        lines.append(line)
    return "\n".join(lines)


def decisions() -> list[tuple[str, str]]:
    """Number with title, and file, of each decision."""
    found = []
    for file in sorted((DOCS / "decisions").glob("0*.md")):
        title = TITLE.search(file.read_text(encoding="utf-8"))
        assert title, f"{file} has no title"
        found.append((f"{file.name[:4]} {title[1].removeprefix(file.name[:4]).strip()}", file.name))
    return found


def tensors() -> str:
    """What each game is in numbers, from its own declarations."""
    parts = []
    for game in map(find, GAMES):
        seen, said = game.observation(), game.spelling()
        parts += [f"### {game.id}", "", f"| {seen.size} numbers are seen | shape | what it tells |", "|---|---|---|"]
        parts += [f"| {field.name} | {'×'.join(map(str, field.shape))} | {field.about} |" for field in seen.fields]
        parts += ["", f"| {said.size} numbers can be said | how many | what saying one means |", "|---|--:|---|"]
        parts += [f"| {run.name} | {run.count} | {run.about} |" for run in said.numbers]
        parts.append("")
    return "\n".join(parts)


def on_config(config: Any) -> Any:
    for section in config.nav:
        for entry in section.get("How it is built", []):
            if entry.get("Decisions") == "decisions/":
                pages = [{title: f"decisions/{name}"} for title, name in decisions()]
                entry["Decisions"] = [{"All decisions": "decisions/index.md"}, *pages]
    return config


def on_files(files: Any, config: Any) -> Any:
    for toml in sorted((DOCS / "positions").glob("*.toml")):
        for figure in figures(toml.stem):
            for language, svg in figure.svg.items():
                files.append(File.generated(config, f"rules/figures/{figure.file(language)}", content=svg))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    rules = RULES.fullmatch(page.file.src_uri)
    if rules and (DOCS / "positions" / f"{rules[1]}.toml").exists():
        markdown = with_figures(markdown, rules[1], rules[2])
    if page.file.src_uri == "decisions/index.md":
        markdown += "\n" + "\n".join(f"- [{title}]({name})" for title, name in decisions())
    if page.file.src_uri == "python/learning.md":
        markdown += "\n## Each game in numbers\n" + tensors()
    return spaced(markdown)


def on_page_content(html: str, page: Any, **_: Any) -> str:
    """A page in French says so to screen readers."""
    return f'<div lang="fr">{html}</div>' if page.file.src_uri.endswith(".fr.md") else html
