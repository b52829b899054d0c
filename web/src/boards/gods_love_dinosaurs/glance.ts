// A drawing for each line of the turn at a glance in the rules, in its order.
export const GLANCE = ['ground-field', 'rabbit', 'wakes', 'frog', 'tiger', 'dinosaur', 'nest']
