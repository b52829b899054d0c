// Where the eyes of the animals are in their drawings, and what colour their lids have: they blink now and then.

export interface Eyes {
  lid: string
  /** Middle and radius, in the drawing's own 32 by 32. */
  at: readonly (readonly [number, number, number])[]
}

const both = (lid: string, x: number, y: number, r: number): Eyes => ({ lid, at: [[x, y, r], [32 - x, y, r]] })

export const EYES: Readonly<Record<string, Eyes>> = {
  toad: both('#9a8b4f', 11.5, 11, 1.9),
  mouse: { lid: '#c2b5a8', at: [[10, 19, 1.9]] },
  hedgehog: { lid: '#e3c39c', at: [[7.5, 21.5, 1.7]] },
  hare: { lid: '#b98b5e', at: [[11, 15, 1.9]] },
  fox: both('#d2703a', 11.5, 16, 2),
  boar: both('#6b5546', 12, 14, 1.9),
  wolf: both('#7d8791', 11.3, 15.7, 2.3),
  bear: both('#7a5236', 11.5, 14.5, 2),
  hunter: { lid: '#e6c09a', at: [[11.3, 15, 1.5], [15, 15, 1.5]] },
}
