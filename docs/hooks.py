"""What `make docs` adds to the pages while it builds the site: drawings under the rules, and the list of decisions.

Nothing of it is kept: the drawings are made by the engine, from the positions in `docs/positions`.
"""

import re
import tomllib
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from mkdocs.structure.files import File

from dinotable.core.journal import Journal
from dinotable.core.record import read_record
from dinotable.core.replay import replay, replay_line
from dinotable.games import find
from dinotable.words import speaker

DOCS = Path(__file__).parent
RULES = re.compile(r"rules/([\w-]+)\.(en|fr)\.md")
TITLE = re.compile(r"^# (.*)$", re.MULTILINE)


class Figure(NamedTuple):
    game: str
    rule: str
    svg: dict[str, str]
    """By language, as are the captions."""
    caption: dict[str, str]

    def place(self, language: str) -> str:
        return f"rules/figures/{self.rule.lower().replace('.', '-')}.{language}.svg"


def played(game_id: str, course: dict[str, Any], count: int | None) -> Journal[Any, Any]:
    """A game after its first lines, or all of them: a kept record, or lines of its own."""
    game = find(game_id)
    if "record" in course:
        return replay(
            game, read_record((DOCS.parent / "tests" / "records" / course["record"]).read_bytes()), until=count
        )
    journal = Journal(game, game.setup(course["seats"], course.get("options", {})))
    for line in course["lines"].strip().splitlines()[:count]:
        replay_line(journal, line)
    return journal


@cache
def figures(game_id: str) -> list[Figure]:
    """The figures of `docs/positions/<game>.toml`, drawn in both languages."""
    told = tomllib.loads((DOCS / "positions" / f"{game_id}.toml").read_text(encoding="utf-8"))
    found = []
    for figure in told["figure"]:
        course = told["games"][figure["game"]]
        journal = played(game_id, course, figure.get("after"))
        game = journal.game
        svg = {}
        for language in ("en", "fr"):
            say = speaker(language, [game.words])
            say.names = course["names"][language]
            svg[language] = game.draw(game.view(journal.state, figure.get("seat", -1)), say)
        found.append(Figure(game_id, figure["rule"], svg, {"en": figure["en"], "fr": figure["fr"]}))
    return found


def with_figures(markdown: str, game_id: str, language: str) -> str:
    """Each figure after the paragraph of its rule."""
    for figure in figures(game_id):
        caption = escape(figure.caption[language])
        source = Path(figure.place(language)).relative_to("rules")
        # What the drawing tells a screen reader is lost in an image: it is told again.
        told = figure.svg[language].partition("<title>")[2].partition("</title>")[0]
        picture = f'<a href="{source}"><img src="{source}" alt="{told}" loading="lazy"></a>'
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
                files.append(File.generated(config, figure.place(language), content=svg))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    rules = RULES.fullmatch(page.file.src_uri)
    if rules and (DOCS / "positions" / f"{rules[1]}.toml").exists():
        markdown = with_figures(markdown, rules[1], rules[2])
    if page.file.src_uri == "decisions/index.md":
        markdown += "\n" + "\n".join(f"- [{title}]({name})" for title, name in decisions())
    return spaced(markdown)


def on_page_content(html: str, page: Any, **_: Any) -> str:
    """A page in French says so to screen readers."""
    return f'<div lang="fr">{html}</div>' if page.file.src_uri.endswith(".fr.md") else html
