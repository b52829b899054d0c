// A drawing for each line of the turn at a glance in the rules, in its order.
export const GLANCE = ['wolf', 'jaws', 'hare', 'swap-cards', 'card-back', 'forester-0']
