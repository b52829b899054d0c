"""All laws of the contract. `docs/contract-laws.md` says what each holds, and which broken game proves that it can fail."""

from tests.conformance import laws_board, laws_data, laws_knowledge, laws_learning, laws_play, laws_words

CHEAP = [
    laws_play.law_notation,
    laws_play.law_legal,
    laws_play.law_copy,
    laws_play.law_derived,
    laws_play.law_same_in_any_order,
    laws_play.law_window,
    laws_board.law_keys,
]
"""Over many positions."""
COSTLY = [
    laws_play.law_log,
    laws_play.law_refusals,
    laws_play.law_why_not,
    laws_knowledge.law_looking,
    laws_board.law_board_fits,
    laws_knowledge.law_imagine,
    laws_knowledge.law_spectator,
    laws_knowledge.law_shared,
    laws_knowledge.law_wire,
    laws_knowledge.law_refusals_tell_nothing,
    laws_knowledge.law_foresee,
    laws_knowledge.law_open,
    laws_knowledge.law_step,
    laws_data.law_pickle,
    laws_data.law_features,
    laws_learning.law_spelling,
    laws_learning.law_observation,
]
"""Over fewer."""
REFLECTING = [laws_data.law_every_attribute_counts]
"""Over a few, on plain sources only."""
WHOLE_GAMES = [
    laws_play.law_ends,
    laws_play.law_replay,
    laws_play.law_undo,
    laws_play.law_outcome,
    laws_knowledge.law_known,
    laws_learning.law_episode,
]
"""Over games from start to end."""
WORDS = [laws_words.law_words, laws_words.law_word_values]
"""Once a game."""
