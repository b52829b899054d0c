"""What the tools say: the same messages in both languages, and only such as something says."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from dinotable.mcp.telling import HERE
from dinotable.words import LANGUAGES


def messages(language):
    body = FluentParser().parse((Path(HERE) / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_both_languages_have_the_same_messages_and_all_are_said():
    said = "\n".join(path.read_text(encoding="utf-8") for path in Path(HERE).glob("*.py"))
    begun = set(re.findall(r"""["'](mcp-[a-z-]+?)-?(?:\{|["'])""", said))
    english, french = map(messages, LANGUAGES)
    assert english == french
    assert [name for name in english if not any(name == each or name.startswith(f"{each}-") for each in begun)] == []
    assert {name for name in begun if not any(each.startswith(name) for each in english)} == set()
