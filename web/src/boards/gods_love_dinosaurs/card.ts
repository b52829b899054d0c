import type { Card } from '../../lib/card'

export const CARD: Card = { scene: ['rabbit', 'dinosaur', 'eagle'], ground: '#d9cbb0', minutes: 45, usual: 3 }
