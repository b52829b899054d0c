// How a final score came together, part by part, from the view and from what happened. Whoever is out keeps what they had.

import { standing } from './standing'
import type { Now, Step } from './wire'
import { say } from './words.svelte'

export interface Part {
  text: string
  points: number
}

type Events = Record<string, unknown>[]
type Tally = (view: Record<string, unknown>, events: Events, seat: number) => Part[]

const sum = (events: Events, kinds: string[], seat: number, field: string): number =>
  events.filter((event) => kinds.includes(String(event['kind'])) && event['seat'] === seat).reduce((all, event) => all + Number(event[field]), 0)

const TALLIES: Record<string, Tally> = {
  'ciao-dino': (_view, events, seat) => [
    { text: say('ciao-dino-page-tally-scored'), points: sum(events, ['scored'], seat, 'points') },
    ...events
      .filter((event) => event['kind'] === 'final' && event['seat'] === seat)
      .map((event) => ({ text: say('ciao-dino-page-tally-final', { hex: String(event['hex']), size: Number(event['size']) }), points: Number(event['points']) })),
  ],
  'food-chain': (view, _events, seat) => {
    const { eaten, received, held, box } = view as unknown as { eaten: Record<string, number>[]; received: Record<string, number>[]; held: number[][]; box: { card: string; value: number }[] }
    const counts = [...Object.entries(eaten[seat] ?? {}), ...Object.entries(received[seat] ?? {})]
    const cards = counts.map(([card, count]) => ({
      text: say('food-chain-page-tally-card', { card: say('food-chain-name', { value: card }), count }),
      points: count * (box.find((row) => row.card === card)?.value ?? 0),
    }))
    return [...cards, { text: say('food-chain-page-tally-tokens'), points: (held[seat] ?? []).reduce((all, count) => all + count, 0) }]
  },
  'happy-little-dinosaurs': (_view, events, seat) => [
    { text: say('happy-little-dinosaurs-page-tally-ran', { count: events.filter((event) => event['kind'] === 'ran' && event['seat'] === seat).length }), points: sum(events, ['ran'], seat, 'steps') },
    { text: say('happy-little-dinosaurs-page-tally-stepped'), points: sum(events, ['stepped'], seat, 'steps') },
  ],
  'gods-love-dinosaurs': (view, _events, seat) => {
    const { eggs, hexes } = (view as unknown as { ecosystems: { eggs: number; hexes: { animal: string | null }[] }[] }).ecosystems[seat]!
    return [
      { text: say('gods-love-dinosaurs-page-eggs'), points: eggs },
      { text: say('gods-love-dinosaurs-page-tally-dinosaurs'), points: hexes.filter(({ animal }) => animal === 'dinosaur').length },
    ]
  },
}

/** The parts that count, or none where they do not add up to the score: a wrong sum would explain nothing. */
export function tallyOf(game: string, now: Now, steps: readonly Step[], seat: number): Part[] {
  if (!now.view || !now.ending) return []
  const events = standing(steps).flatMap((line) => line.events)
  const parts = (TALLIES[game]?.(now.view, events, seat) ?? []).filter(({ points }) => points !== 0)
  return parts.reduce((all, { points }) => all + points, 0) === now.ending.scores[seat] ? parts : []
}
