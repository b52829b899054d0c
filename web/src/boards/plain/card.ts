import type { Card } from '../../lib/card'

export const CARD: Card = { scene: ['fern', 'card-back', 'pebble'], ground: '#cfc8dd', minutes: null, usual: 3 }
