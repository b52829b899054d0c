"""Games that break a law of observations or of spelling."""

from dinotable.core.buffer import Buffer
from examples.magpies.game import MagpiesGame
from examples.magpies.observe import MagpiesObservation
from examples.magpies.spell import MagpiesSpelling
from tests.conformance import laws_learning
from tests.conformance.broken.game import breaks


@breaks(laws_learning.law_spelling)
class OneWordForTwo(MagpiesGame):
    """All cards are offered by one number."""

    def spelling(self):
        return Coarse()


class Coarse(MagpiesSpelling):
    def spell(self, state, seat, action, word):
        super().spell(state, seat, action, word)
        if word.items[word.count - 1] < 4:
            word.items[word.count - 1] = 0


@breaks(laws_learning.law_spelling)
class SpellsTheHidden(MagpiesGame):
    """Passing is another number for who faces a hand full of coins."""

    def spelling(self):
        return Telling()


class Telling(MagpiesSpelling):
    def spell(self, state, seat, action, word):
        super().spell(state, seat, action, word)
        word.add(int(state.hands[seat - 1][2]))


@breaks(laws_learning.law_observation)
class SeesTheHidden(MagpiesGame):
    """The left neighbour's first card is in the view, and from there in the tensor."""

    def view(self, state, seat):
        view = super().view(state, seat)
        view.leak = int(state.hands[seat - 1][2])
        return view

    def observation(self):
        return Peeping()


class Peeping(MagpiesObservation):
    def write(self, view, said, tensor):
        super().write(view, said, tensor)
        tensor.put(0, 2 + view.leak)


@breaks(laws_learning.law_episode)
class WordsGoOn(MagpiesGame):
    """`pass` is how `caw` begins."""

    def spelling(self):
        return Prefixed()


class Prefixed(MagpiesSpelling):
    def spell(self, state, seat, action, word):
        one = Buffer()
        super().spell(state, seat, action, one)
        number = one.items[0]
        word.add(min(number, 13))
        if number > 13:
            word.add(number)
