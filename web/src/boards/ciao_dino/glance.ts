// A drawing for each line of the turn at a glance in the rules, in its order.
export const GLANCE = ['adrift', 'paw', 'hatchling', 'rift', 'splash', 'land-jungle', 'land-meteorite']
