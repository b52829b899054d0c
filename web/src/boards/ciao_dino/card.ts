import type { Card } from '../../lib/card'

export const CARD: Card = { scene: ['jungle', 'volcano', 'swimmer'], ground: '#a9cfd3', minutes: 45, usual: 3 }
