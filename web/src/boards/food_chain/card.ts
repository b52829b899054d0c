import type { Card } from '../../lib/card'

export const CARD: Card = { scene: ['hedgehog', 'bear', 'cherries'], ground: '#cfd9a4', minutes: 30, usual: 3 }
