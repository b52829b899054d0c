// A drawing for each line of the turn at a glance in the rules, in its order.
export const GLANCE = ['scene-natural', 'plain-3', 'claw', 'push', 'happy-crown', 'happy-skull', 'happy-paw', 'plain-5']
