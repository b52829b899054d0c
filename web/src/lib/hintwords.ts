// The words that hints and explanations need: what all games share, a game's own, and the page's.

import { folderOf } from './games'
import { bringWords } from './words.svelte'

export const bringHintWords = async (game: string): Promise<void> =>
  void (await Promise.all([bringWords('bots/hints'), bringWords(`${folderOf(game)}/hints`), bringWords('words/later/hint')]))
