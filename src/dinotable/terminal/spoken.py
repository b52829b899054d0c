"""Moves in the language of the table, written and read; the notation's own words are always understood too.

A game says its words in `spoken/LANGUAGE.ftl` of its folder: `<id>-say-kind`, `<id>-say-lead` and `<id>-say-value` select on
`$value`, a word of the notation. What they leave out, and a game without them, is said as the notation writes it.
"""

from dinotable.core.contract import AnyGame
from dinotable.core.errors import NotationError
from dinotable.core.vocabulary import Kind, words_of
from dinotable.terminal.moves import Forms, Found, Row, begun_by, chosen_from, narrow, narrow_whole
from dinotable.words import Speaker, fold


class Spoken:
    def __init__(self, game: AnyGame, say: Speaker) -> None:
        self.game = game
        self._say = say
        self._known: dict[tuple[str, str], str] = {}
        self._folded: dict[tuple[str, str], Forms] = {}

    def word(self, role: str, word: str) -> str:
        """A word of the notation as the table says it; its role is as `Vocabulary.parts` tells it."""
        if role == "plain":
            return word
        known = self._known.get((role, word))
        if known is None:
            message = f"{self.game.id}-say-{role}"
            known = self._say(message, value=word) if self._say.has(message) else word
            self._known[role, word] = known
        return known

    def kind(self, action: int) -> str:
        return self.word("kind", self.game.actions.kind(action).word)

    def text(self, action: int) -> str:
        return " ".join(self.word(role, word) for role, word in self.game.actions.parts(action))

    # Reading.
    def names_kind(self, legal: list[int], word: str) -> bool:
        """Whether a legal move begins with this word."""
        kinds = {self.game.actions.kind(action).word for action in legal}
        return any(fold(word) in self._forms("kind", kind) for kind in kinds)

    def read(self, legal: list[int], typed: str) -> Found:
        """The moves among the legal ones, in the order in which they are listed, that what was typed may mean."""
        words = fold(typed).split()
        if not words:
            return Found([])
        if len(words) == 1 and is_number(words[0].removeprefix("#")):
            return self._numbered(legal, words[0])
        rows = self._rows(legal)
        fits = [row for row in rows if row.is_whole(words)] or [row for row in rows if row.begins(words)]
        if not fits:
            said = self.parse(legal, typed)
            if said is not None:
                return _complete_among(legal, said)
            fits = narrow(rows, words) or narrow(self._rows(legal, is_bare=True), words)
        return Found([row.action for row in fits]) if fits else self._arguments(legal, words)

    def _numbered(self, legal: list[int], word: str) -> Found:
        """A number of the list, or the first argument of moves; whatever could be both is not decided here."""
        number = int(word.removeprefix("#")[:9])
        listed = legal[number - 1 : number] if number else []
        if word[0] == "#":
            return Found(listed)
        found = self._arguments(legal, [word])
        others = [action for action in found.moves if action not in listed]
        if not listed:
            return found
        return Found(listed + others, number=number) if others else Found(listed)

    def _arguments(self, legal: list[int], words: list[str]) -> Found:
        """Arguments without their kind are said in whole words: who mistypes a command plays nothing."""
        for is_bare in (False, True):
            rows = [Row(row.action, row.kind, row.words[1:]) for row in self._rows(legal, is_bare)]
            fits = narrow_whole(rows, words)
            if fits:
                return Found([row.action for row in fits])
        kinds = dict.fromkeys(self.game.actions.kind(action).word for action in legal)
        said = [self._complete(self.game.actions.by_word[kind], words, is_whole=True) for kind in kinds]
        complete = [action for action in said if action is not None]
        return _complete_among(legal, complete[0]) if len(complete) == 1 else Found([])

    def _rows(self, legal: list[int], is_bare: bool = False) -> list[Row]:
        """Bare: without the small words between the fields, `hunt 12 15` for `hunt 12 to 15`."""
        rows = []
        for action in legal:
            parts = [part for part in self.game.actions.parts(action) if part[0] != "lead" or not is_bare]
            rows.append(Row(action, parts[0][1], [self._forms(role, word) for role, word in parts]))
        return rows

    def _forms(self, role: str, word: str) -> Forms:
        if role == "plain":
            return (word,)
        forms = self._folded.get((role, word))
        if forms is None:
            forms = self._folded[role, word] = (fold(self.word(role, word)), word)
        return forms

    def parse(self, legal: list[int], typed: str) -> int | None:
        """A complete action, legal or not, its words perhaps shortened; of the legal kinds first."""
        words = fold(typed).split()
        if not words:
            return None
        by_word = self.game.actions.by_word
        for among in (dict.fromkeys(self.game.actions.kind(action).word for action in legal), by_word):
            fits = chosen_from((self._forms("kind", word) for word in among), words[0])
            if len(fits) == 1:
                return self._complete(by_word[fits[0][-1]], words[1:], is_whole=False)
        return None

    def _complete(self, kind: Kind, words: list[str], is_whole: bool) -> int | None:
        leads = [self._forms("lead", field.lead) for field in kind.fields if field.lead]
        values = [self._forms("value", word) for word in words_of(kind)]
        said = [kind.word]
        for word in words:
            fits = [forms for forms in leads if word in forms] or chosen_from(values, word, is_whole)
            said.append(fits[0][-1] if len(fits) == 1 else word)
        try:
            return None if "?" in words else self.game.actions.parse(" ".join(said))
        except NotationError:
            return None

    # Completing.
    def next_words(self, legal: list[int], before: list[str], begun: str) -> list[str]:
        """What can follow the words before, as the table says it; in the notation's words if only those begin so."""
        rows = begun_by(self._rows(legal), [fold(word) for word in before])
        at = len(before)
        parts = {self.game.actions.parts(row.action)[at] for row in rows if len(row.words) > at}
        spoken = {self.word(*part) for part in parts if self._forms(*part)[0].startswith(fold(begun))}
        return sorted(spoken or {word for _, word in parts if word.startswith(fold(begun))})


def _complete_among(legal: list[int], said: int) -> Found:
    return Found([said]) if said in legal else Found([], said)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()
