import type { Card } from '../../lib/card'

export const CARD: Card = { scene: ['stego', 'rex', 'meteor'], ground: '#f0cfa6', minutes: 20, usual: 4 }
