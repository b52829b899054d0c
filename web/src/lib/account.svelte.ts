// Who is signed in here. Nobody needs to be: it keeps one's seats together on every device.

import { ask } from './api'
import { letGo, localSeats, setAccountSeats, whenHeld } from './seats'
import { settings } from './settings.svelte'
import { isHere, isServerless } from './transport'
import type { HeldSeat, TableLine } from './wire'

const MOST_TOKENS = 200

class Account {
  name = $state<string | null>(null)
  /** Whoever needs to know which seats one has waits for this. */
  ready: Promise<void>
  private seats: HeldSeat[] = []

  constructor() {
    // Without a server there are no accounts.
    this.ready = isServerless() ? Promise.resolve() : this.look().catch(() => undefined)
    whenHeld(() => void this.claim().catch(() => undefined))
  }

  look = async (): Promise<void> => {
    this.name = (await ask('GET /api/session', {})).name
    await this.claim()
  }

  register = (name: string, password: string): Promise<void> => this.begin('POST /api/account', name, password)

  signIn = (name: string, password: string): Promise<void> => this.begin('POST /api/session', name, password)

  private async begin(route: 'POST /api/account' | 'POST /api/session', name: string, password: string): Promise<void> {
    this.name = (await ask(route, { body: { name, password } })).name
    if (!settings.name) settings.setName(this.name ?? '')
    await this.claim()
  }

  /** The seats of this browser join the account; those of the account are known here. */
  private async claim(): Promise<void> {
    if (this.name === null) return
    const tokens = localSeats().filter((held) => !isHere(held.table)).map((held) => held.token)
    if (tokens.length) await ask('POST /api/account/claim', { body: { tokens: tokens.slice(-MOST_TOKENS) } })
    await this.tables()
  }

  tables = async (): Promise<TableLine[]> => {
    const found = await ask('GET /api/account/seats', {})
    this.seats = found.seats
    setAccountSeats(found.seats)
    return found.tables
  }

  /** One's seats go along: whoever uses this browser next does not hold them. */
  signOut = async (): Promise<void> => {
    await ask('DELETE /api/session', {})
    this.forget()
  }

  delete = async (password: string): Promise<void> => {
    await ask('POST /api/account/delete', { body: { password } })
    this.forget()
  }

  private forget(): void {
    const isMine = (table: string, seat: number | null): boolean => this.seats.some((held) => held.table === table && held.seat === seat)
    letGo(localSeats().filter((held) => isMine(held.table, held.seat)).map((held) => held.token))
    this.name = null
    this.seats = []
    setAccountSeats([])
  }

  page = () => ask('GET /api/account', {})
  endSession = (session: string | null = null) => ask('POST /api/account/sessions', { body: { session } })
  changePassword = (old: string, fresh: string) => ask('POST /api/account/password', { body: { old, new: fresh } })
}

export const account = new Account()
