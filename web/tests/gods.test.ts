import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { describe, expect, test, vi } from 'vitest'
import type { EcosystemView, Game, Tile } from '../src/generated/gods_love_dinosaurs'
import type { Choice } from '../src/lib/wire'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('window', { setTimeout: (act: () => void) => setTimeout(act) })
const { axialOf, nameOf, neighboursOf } = await import('../src/lib/hex')
const { Hunting } = await import('../src/boards/gods_love_dinosaurs/hunting.svelte')
const { read } = await import('../src/boards/gods_love_dinosaurs/hunt')
const { Placing } = await import('../src/boards/gods_love_dinosaurs/placing.svelte')

interface Position {
  tile: Tile | null
  ecosystem: EcosystemView
  legal: Choice<Game>[]
}
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const found = execFileSync('python', [here('positions.py')], { env: { ...process.env, PYTHONPATH: here('../../src') }, maxBuffer: 2 ** 26 }).toString()
const { placing, hunting } = JSON.parse(found) as { placing: Position[]; hunting: Position[] }

/** A tile in hand under a finger: a first press chooses, a second one does it. */
class Hand {
  candidate: Choice<Game> | null = null
  done: Choice<Game> | null = null
  readonly placing: InstanceType<typeof Placing>

  constructor({ tile, ecosystem, legal }: Position) {
    this.placing = new Placing(() => ({ tile, hexes: ecosystem.hexes, placements: legal, candidate: this.candidate, onchoose: this.choose, onpoint: () => undefined }))
  }
  choose = (choice: Choice): void => {
    if (this.candidate?.text === choice.text) this.done = choice as Choice<Game>
    this.candidate = choice as Choice<Game>
  }
}

type Laid = Record<string, string>
/** What would lie where: all that a player sees of it. */
const laid = (tile: Tile, first: string, second: string): string => {
  const hexes: Laid = { [first]: `${tile.first} ${String(tile.icon)}`, [second]: `${tile.second} null` }
  return JSON.stringify(Object.entries(hexes).toSorted())
}
const turned = (tile: Tile, spot: string, heading: number, isAround: 'first' | 'second'): string => {
  const beside = nameOf(neighboursOf(axialOf(spot))[isAround === 'first' ? heading : (heading + 3) % 6]!)
  return isAround === 'first' ? laid(tile, spot, beside) : laid(tile, beside, spot)
}

describe('every tile, at every place, turned in every way', () => {
  test('there are tiles of all kinds, those of equal halves among them', () => {
    const tiles = placing.map(({ tile }) => tile!)
    expect(tiles.some(({ icon, first, second }) => icon === null && first === second)).toBe(true)
    expect(tiles.some(({ icon, first, second }) => icon !== null && first === second)).toBe(true)
    expect(tiles.some(({ icon, first, second }) => icon === null && first !== second)).toBe(true)
  })

  test.each(placing.map((position) => [`${position.tile!.tile} beside ${position.ecosystem.hexes.length} hexes`, position] as const))('%s', (_, position) => {
    const tile = position.tile!
    const shown = new Set<string>()
    for (const spot of new Hand(position).placing.spots) {
      const hand = new Hand(position)
      hand.placing.press(spot)
      const begun = hand.candidate!.text
      do {
        const { fields } = hand.placing.ghost!
        if (fields.kind !== 'place') throw new Error(fields.kind)
        const seen = laid(tile, fields.first, fields.second)
        shown.add(seen)
        // The tile in the corner is turned like the one on the map, and what is chosen lies as it is shown.
        expect([turned(tile, spot, hand.placing.heading, 'first'), turned(tile, spot, hand.placing.heading, 'second')]).toContain(seen)
        expect(hand.candidate!.text).toBe(hand.placing.ghost!.text)
        hand.placing.confirm()
        expect(hand.done?.text).toBe(hand.placing.ghost!.text)
        hand.placing.rotate(1)
      } while (hand.candidate!.text !== begun)
    }
    expect(shown).toEqual(new Set(position.legal.map(({ fields }) => (fields.kind === 'place' ? laid(tile, fields.first, fields.second) : ''))))
  })
})

describe('every hunt, tap by tap', () => {
  test('what is offered as its end is one', () => {
    const open = hunting.flatMap(({ legal }) => {
      const starts = new Set(legal.flatMap(({ fields }) => (fields.kind === 'hunt' ? [fields.start] : [])))
      return [...starts].flatMap((start) => {
        const first = read(legal, { start, tapped: [], end: null })
        return [[], ...first.more.map((hex) => [hex])].flatMap((tapped) =>
          read(legal, { start, tapped, end: null }).ends
            .filter((end) => !read(legal, { start, tapped, end }).exact)
            .map((end) => `${start} to ${end} eating ${tapped.join(' ')}`))
      })
    })
    expect(open).toEqual([])
  })

  test('each can be done', () => {
    for (const { ecosystem, legal } of hunting) {
      for (const wanted of legal) {
        const { fields } = wanted
        if (fields.kind !== 'hunt') continue
        let picks: { start?: unknown } = {}
        let candidate: Choice<Game> | null = null
        const hunt = new Hunting(() => ({
          legal, hexes: ecosystem.hexes, picks, candidate, pointed: null,
          onpick: (made) => { picks = made; candidate = null },
          onchoose: (choice) => { candidate = choice as Choice<Game> },
          onpoint: () => undefined,
        }))
        if (hunt.hunter !== fields.start) hunt.pressHunter(fields.start)
        for (const hex of fields.eaten.toSorted((a, b) => Number(a === fields.end) - Number(b === fields.end))) if (hunt.reading.more.includes(hex)) hunt.press(hex)
        if (hunt.reading.ends.includes(fields.end)) hunt.press(fields.end)
        expect((candidate ?? hunt.reading.exact?.choice)?.text).toBe(wanted.text)
      }
    }
  })
})
