// What is to be seen on the hexes: what can be pressed, what was chosen, and what would follow.

import type { EcosystemView, Game } from '../../generated/gods_love_dinosaurs'
import type { Choice } from '../../lib/wire'
import type { Marks } from './Ecosystem.svelte'
import { huntOf, wayOf } from './hunt'
import type { Hunting } from './hunting.svelte'

interface Seen {
  ecosystem: EcosystemView
  seat: number
  births: Set<number>
  hunting: Hunting
  candidate: Choice<Game> | null
  pointed: Choice<Game> | null
  hinted: Choice<Game> | null
  foreseen: readonly Game['event'][]
}

export function marksOf({ ecosystem, seat, births, hunting, candidate, pointed, hinted, foreseen }: Seen): Marks {
  const marks: Marks = { lit: new Map(), tools: new Set(), strokes: new Set(hunting.hunters), reach: new Set([...births, ...hunting.reach]), eaten: new Set(), starved: new Set(), ghosts: new Map(), advised: new Set(), way: [], hintedWay: [], eggs: 0, isDim: false }
  // Newborns are of their parents' kind.
  const parent = ecosystem.hexes[ecosystem.waiting[0] ?? -1]?.animal
  for (const hex of births) {
    marks.lit.set(hex, candidate?.fields.hex === hex ? 'finish' : 'birth')
    if (parent) marks.ghosts.set(hex, parent)
  }
  const { hunter, reading, drawn } = hunting
  if (hunter === null) for (const hex of hunting.hunters) marks.lit.set(hex, 'hunter')
  else {
    marks.isDim = true
    for (const hex of hunting.hunters) marks.tools.add(hex)
    for (const hex of reading.eaten) marks.tools.add(hex)
    for (const hex of reading.more) marks.lit.set(hex, 'prey')
    // With nothing eaten yet, a press on the hunter lets go of it.
    for (const hex of reading.ends) if (hex !== hunter || reading.eaten.length) marks.lit.set(hex, 'home')
    if (reading.exact) marks.lit.set(reading.exact.end, 'finish')
    for (const hex of marks.lit.keys()) marks.tools.delete(hex)
  }
  if (drawn) {
    marks.eaten = new Set(drawn.eaten)
    marks.way = drawn.way
  }
  const chosen = huntOf(candidate)
  if (chosen) marks.lit.set(chosen.end, 'finish')
  if (candidate?.fields.kind === 'starve') marks.lit.set(candidate.fields.start, 'hunter')
  const told = candidate ?? pointed
  if (told?.fields.kind === 'starve') marks.starved.add(told.fields.start)
  follow(marks, seat, foreseen, ecosystem.hexes.length)
  const advised = huntOf(hinted)
  if (advised) marks.hintedWay = wayOf(ecosystem.hexes, advised.start, advised.eaten, advised.end)
  if (hinted?.fields.kind === 'breed') marks.advised.add(hinted.fields.hex)
  if (hinted?.fields.start !== undefined) marks.advised.add(hinted.fields.start)
  return marks
}

function follow(marks: Marks, seat: number, foreseen: readonly Game['event'][], size: number): void {
  for (const event of foreseen) {
    if (event.seat !== seat) continue
    if (event.kind === 'laid') marks.eggs += event.eggs
    if (event.hex === undefined || event.hex >= size) continue
    if (event.kind === 'eats' || event.kind === 'devours') marks.eaten.add(event.hex)
    if (event.kind === 'born' || event.kind === 'cub') marks.ghosts.set(event.hex, event.animal)
    if (event.kind === 'starved' || event.kind === 'famished') marks.starved.add(event.hex)
  }
}
