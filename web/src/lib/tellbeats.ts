// From what the server tells to what is shown of it.

import type { Beat, Scene, Shows } from './beats'
import type { AnyGame, Line } from './wire'

export interface Tellers {
  line: (line: Line) => string
  event: (event: AnyGame['event']) => string
}

/** The beats of what happened: one for each action, and one for each event that can be seen. */
export function beatsOf<G extends AnyGame>(lines: readonly Line<G>[], shows: Shows<G>, scene: Scene<G>, tell: Tellers): Beat[] {
  const beats: Beat[] = []
  for (const line of lines) {
    const caption = tell.line(line)
    if (!line.action) {
      beats.push({ caption })
      continue
    }
    const seen = shows.acts(line.action, line.seat, scene)
    if (seen || line.seat !== null) beats.push({ caption, ...seen })
    for (const event of line.events) {
      const shown = shows.happens(event, line.action, line.seat, scene)
      if (shown) beats.push({ caption: tell.event(event), ...shown })
    }
  }
  return beats
}
