// The drawings in the page: those that every page needs, and those of a game as soon as its board is there.

import animals from '../../../src/dinotable/art/animals.svg?raw'
import things from '../../../src/dinotable/art/things.svg?raw'

const OF_GAMES = import.meta.glob<string>('../boards/*/art.svg', { query: '?raw', import: 'default' })

class Drawings {
  all = $state.raw([animals, things])
  private readonly brought = new Set<string>()

  /** Portraits of players and bots. */
  bringFaces(): void {
    if (this.brought.has('faces')) return
    this.brought.add('faces')
    void import('../../../src/dinotable/art/faces.svg?raw').then(({ default: faces }) => (this.all = [...this.all, faces]))
  }

  /** Those of a game, by its folder; not every game has some. */
  bring(folder: string): void {
    const load = OF_GAMES[`../boards/${folder}/art.svg`]
    if (!load || this.brought.has(folder)) return
    this.brought.add(folder)
    void load().then((drawing) => (this.all = [...this.all, drawing]))
  }
}

export const drawings = new Drawings()
