"""Games that break a law of data or of words."""

from pathlib import Path

from examples.magpies.features import MagpiesFeatures
from examples.magpies.game import MagpiesGame
from examples.magpies.state import Magpies, MagpiesView
from tests.conformance import laws_data, laws_words
from tests.conformance.broken.game import OtherState, as_class, breaks


@breaks(laws_data.law_every_attribute_counts)
class ForgottenField(OtherState):
    """The choices are not in the hash."""

    class state_class(Magpies):  # noqa: N801
        def copy(self):
            twin = type(self)(self.table)
            twin.__dict__ |= super().copy().__dict__
            return twin

        def put(self, sink):
            choices, self.choices = self.choices, self.choices[:0]
            super().put(sink)
            self.choices = choices


@breaks(laws_data.law_pickle)
class SlottedState(OtherState):
    """A state keeps part of itself where nothing looks for attributes."""

    class state_class(Magpies):  # noqa: N801
        counts: dict = {}  # noqa: RUF012

        def __init__(self, table):
            super().__init__(table)
            self.counts[id(self)] = 0

        def copy(self):
            twin = type(self)(self.table.copy())
            twin.hands, twin.known = [row[:] for row in self.hands], [row[:] for row in self.known]
            twin.pile, twin.choices = self.pile.copy(), self.choices[:]
            self.counts[id(twin)] = self.counts[id(self)]
            return twin

        def put(self, sink):
            super().put(sink)
            sink.put(self.counts[id(self)])

    def apply(self, state, seat, action, log):
        super().apply(state, seat, action, log)
        state.counts[id(state)] += 1


@breaks(laws_data.law_pickle)
class HalfAView(MagpiesGame):
    """A view that pickles without the hand."""

    def view(self, state, seat):
        return as_class(super().view(state, seat), Handless)


class Handless(MagpiesView):
    def __reduce__(self):
        make, ((kind, attributes),) = super().__reduce__()
        return make, ((kind, attributes | {"hand": ("vec[i64]", [])}),)


@breaks(laws_data.law_every_attribute_counts)
class ForgottenInView(MagpiesGame):
    """A view's own choice does not count."""

    def view(self, state, seat):
        return as_class(super().view(state, seat), Careless)


class Careless(MagpiesView):
    def put(self, sink):
        choice, self.choice = self.choice, -1
        super().put(sink)
        self.choice = choice


class WithoutWords(MagpiesGame):
    """Words from another folder, with a line taken out of the French."""

    gone = ""

    def in_folder(self, folder: Path):
        for language in ("en", "fr"):
            text = (Path(self.words) / f"{language}.ftl").read_text(encoding="utf-8")
            if language == "fr":
                text = "\n".join(line for line in text.split("\n") if self.gone not in line)
            (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
        self.words = str(folder)


@breaks(laws_words.law_words)
class NoWordForAnAction(WithoutWords):
    """An action has no words in French."""

    gone = "magpies-do-caw"


@breaks(laws_words.law_words)
class NoWordForAnEnd(WithoutWords):
    """The end has no words in French."""

    gone = "magpies-end-rounds"


@breaks(laws_words.law_word_values)
class NoWordForACard(WithoutWords):
    """A card has no name in French."""

    gone = "[coin]"


@breaks(laws_data.law_features)
class ForgottenFeature(MagpiesGame):
    """One number stays as it was."""

    def features(self):
        return Without()


class Without(MagpiesFeatures):
    def write(self, state, rows):
        kept = rows[3]
        super().write(state, rows)
        rows[3] = kept
