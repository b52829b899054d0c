// Who is signed in here. Nobody needs to be: it keeps one's seats together on every device.

import { ask, type TableLine } from './api'
import { letGo, localSeats, setAccountSeats, whenHeld } from './seats'
import { settings } from './settings.svelte'

export interface SessionPage {
  id: string
  device: string
  made: number
  used: number
  is_this: boolean
}

export interface WebhookPage {
  is_set: boolean
  form: string
  host: string
  off: string
  minutes: number
}

export interface AccountPage {
  name: string
  made: number
  sessions: SessionPage[]
  webhook: WebhookPage
}

interface HeldSeat {
  table: string
  game: string
  seat: number | null
}

const MOST_TOKENS = 200
const asked = <Answer>(path: string, body: unknown): Promise<Answer> => ask<Answer>('POST', path, body)

class Account {
  name = $state<string | null>(null)
  /** Whoever needs to know which seats one has waits for this. */
  ready: Promise<void>
  private seats: HeldSeat[] = []

  constructor() {
    this.ready = this.look().catch(() => undefined)
    whenHeld(() => void this.claim().catch(() => undefined))
  }

  look = async (): Promise<void> => {
    this.name = (await ask<{ name: string | null }>('GET', '/api/session')).name
    await this.claim()
  }

  register = (name: string, password: string): Promise<void> => this.begin('/api/account', name, password)

  signIn = (name: string, password: string): Promise<void> => this.begin('/api/session', name, password)

  private async begin(path: string, name: string, password: string): Promise<void> {
    this.name = (await asked<{ name: string }>(path, { name, password })).name
    if (!settings.name) settings.setName(this.name)
    await this.claim()
  }

  /** The seats of this browser join the account; those of the account are known here. */
  private async claim(): Promise<void> {
    if (this.name === null) return
    const tokens = localSeats().map((held) => held.token)
    if (tokens.length) await asked('/api/account/claim', { tokens: tokens.slice(-MOST_TOKENS) })
    await this.tables()
  }

  tables = async (): Promise<TableLine[]> => {
    const found = await ask<{ seats: HeldSeat[]; tables: TableLine[] }>('GET', '/api/account/seats')
    this.seats = found.seats
    setAccountSeats(found.seats)
    return found.tables
  }

  /** One's seats go along: whoever uses this browser next does not hold them. */
  signOut = async (): Promise<void> => {
    await ask('DELETE', '/api/session')
    this.forget()
  }

  delete = async (password: string): Promise<void> => {
    await asked('/api/account/delete', { password })
    this.forget()
  }

  private forget(): void {
    const isMine = (table: string, seat: number | null): boolean => this.seats.some((held) => held.table === table && held.seat === seat)
    letGo(localSeats().filter((held) => isMine(held.table, held.seat)).map((held) => held.token))
    this.name = null
    this.seats = []
    setAccountSeats([])
  }

  page = (): Promise<AccountPage> => ask<AccountPage>('GET', '/api/account')
  endSession = (session?: string): Promise<unknown> => asked('/api/account/sessions', session ? { session } : {})
  changePassword = (old: string, fresh: string): Promise<unknown> => asked('/api/account/password', { old, new: fresh })
}

export const account = new Account()
