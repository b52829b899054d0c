// Numbers as they are written on cards.

export const written = (total: number): string => (total < 0 ? `−${-total}` : String(total))
export const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`
