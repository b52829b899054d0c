"""What was typed, found among the legal moves: whole, by the starts of its words, or by its number in the list."""

from dinotable.core.contract import AnyGame
from dinotable.core.errors import NotationError
from dinotable.core.fields import Several, Word


class Found:
    """Moves that fit; `said` is a complete action that is not legal (None: nothing of the kind was said)."""

    def __init__(self, moves: list[int], said: int | None = None) -> None:
        self.moves = moves
        self.said = said


def find_moves(game: AnyGame, legal: list[int], typed: str) -> Found:
    words = typed.lower().split()
    if not words:
        return Found([])
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        number = int(words[0][:9])
        return Found(legal[number - 1 : number] if number else [])
    by_text = {game.actions.text(action): action for action in legal}
    if " ".join(words) in by_text:
        return Found([by_text[" ".join(words)]])
    fits = [text for text in by_text if _starts(text.split(), words, exact=True)]
    if not fits:
        said = parse_move(game, legal, typed)
        if said is not None:
            return Found([said] if said in legal else [], said)
        fits = narrow(list(by_text), words) or narrow_bare(game, by_text, words)
    return Found([by_text[text] for text in fits])


def parse_move(game: AnyGame, legal: list[int], typed: str) -> int | None:
    """A complete action, its kind perhaps shortened; among the legal kinds first."""
    words = typed.lower().split()
    if not words:
        return None
    kinds = {game.actions.kind(action).word for action in legal}
    for among in (kinds, set(game.actions.by_word)):
        fits = [words[0]] if words[0] in among else [word for word in among if word.startswith(words[0])]
        if len(fits) == 1:
            said = [fits[0], *[_whole_word(game, fits[0], word) for word in words[1:]]]
            try:
                action = game.actions.parse(" ".join(said))
            except NotationError:
                return None
            return None if "?" in words else action
    return None


def _whole_word(game: AnyGame, kind: str, begun: str) -> str:
    """The only word of the kind's fields that begins like this, or what was typed."""
    known: set[str] = set()
    for field in game.actions.by_word[kind].fields:
        member = field.member if isinstance(field, Several) else field
        known |= set(member.words) if isinstance(member, Word) else set()
    fits = [word for word in known if word.startswith(begun)]
    return fits[0] if len(fits) == 1 and begun not in known else begun


def narrow(texts: list[str], words: list[str]) -> list[str]:
    """Texts that begin with the typed words; if all are of one kind and one has no more words than were typed, that one."""
    fits = begun_by(texts, words)
    same = [text for text in fits if len(text.split()) == len(words)]
    return same if len(same) == 1 and len({text.split()[0] for text in fits}) == 1 else fits


def begun_by(texts: list[str], words: list[str]) -> list[str]:
    """Word for word; a word that fits wholly beats one that only begins so."""
    for k, word in enumerate(words):
        whole = [text for text in texts if text.split()[k : k + 1] == [word]]
        # A number is said whole: 2.1 is not the start of 2.11.
        begun = [] if any(c.isdigit() for c in word) else [text for text in texts if _starts(text.split()[k:], [word])]
        texts = whole or begun
    return texts


def narrow_bare(game: AnyGame, by_text: dict[str, int], words: list[str]) -> list[str]:
    """The same with the small words between the fields left out: `hunt 12 15` for `hunt 12 to 15`."""
    bare: dict[str, str] = {}
    for text, action in by_text.items():
        leads = {field.lead for field in game.actions.kind(action).fields}
        bare[" ".join(word for word in text.split() if word not in leads)] = text
    return [bare[text] for text in narrow(list(bare), words)]


def _starts(text: list[str], words: list[str], exact: bool = False) -> bool:
    pairs = zip(text, words, strict=False)
    return len(words) <= len(text) and all(a == b if exact else a.startswith(b) for a, b in pairs)


def next_words(texts: list[str], before: list[str], begun: str) -> list[str]:
    """For completion: what can follow the words before."""
    found = {text.split()[len(before)] for text in begun_by(texts, before) if len(text.split()) > len(before)}
    return sorted(word for word in found if word.startswith(begun))
