// How each game looks on its card at home: a scene of three drawings, how long it takes, who usually sits there.

export interface Look {
  scene: [string, string, string]
  ground: string
  minutes: number
  usual: number
  rung: string
}

export const LOOKS: Record<string, Look> = {
  'ciao-dino': { scene: ['jungle', 'volcano', 'swimmer'], ground: '#a9cfd3', minutes: 45, usual: 3, rung: 'greedy' },
  'food-chain': { scene: ['hedgehog', 'bear', 'cherries'], ground: '#cfd9a4', minutes: 30, usual: 3, rung: 'greedy' },
  'happy-little-dinosaurs': { scene: ['stego', 'rex', 'meteor'], ground: '#f0cfa6', minutes: 20, usual: 4, rung: 'greedy' },
  'gods-love-dinosaurs': { scene: ['rabbit', 'dinosaur', 'eagle'], ground: '#d9cbb0', minutes: 45, usual: 3, rung: 'greedy' },
}
