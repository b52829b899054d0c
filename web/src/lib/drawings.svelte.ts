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

  /** Of these things, named by their drawings, whatever has none is shown by letters. */
  standIn(things: Readonly<Record<string, string>>): void {
    const missing = Object.keys(things).filter((id) => /^[a-z-]+$/.test(id) && !this.all.some((drawing) => drawing.includes(` id="${id}"`)))
    if (missing.length) this.all = [...this.all, ...missing.map((id) => letters(id, things[id]!))]
  }
}

/** Letters for what nobody has drawn: a thing of another box than the usual one. */
export const letters = (id: string, name: string): string =>
  `<svg><symbol id="${id}" viewBox="0 0 32 32"><text x="16" y="23" text-anchor="middle" font-size="20" font-weight="800" fill="currentcolor">${[...name].slice(0, 2).join('').replace(/[&<>]/g, '')}</text></symbol></svg>`

export const drawings = new Drawings()
