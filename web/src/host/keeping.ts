// What is kept in this browser: texts by key, in IndexedDB. Which tab plays at a table is settled by Web Locks, which end with the
// tab. Errors have the names that browsers give them: `QuotaExceededError`, `ConstraintError`.

/** Key, text or nothing to remove it, whether the key must be new. */
export type Row = readonly [key: string, value: string | null | undefined, isNew: boolean]

const STORE = 'kept'

const failure = (name: string, message: string): Error => Object.assign(new Error(message), { name })

/** `entry/here-…/000000003` belongs to its table, as does `table/here-…`. */
const tableOf = (key: string): string => key.split('/')[1] ?? ''

const beginningWith = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

export class Keeping {
  private database: Promise<IDBDatabase> | null = null
  /** What ends a lock, by table. */
  private readonly held = new Map<string, () => void>()
  /** Tables that another tab has taken over: nothing more is written about them here. */
  private readonly lost = new Set<string>()

  constructor(
    /** A table has gone to another tab. */
    private readonly onlost: (table: string) => void = () => undefined,
    private readonly name = 'dinotable',
  ) {}

  async read(key: string): Promise<string | null> {
    const store = (await this.open()).transaction(STORE).objectStore(STORE)
    return ((await done(store.get(key))) as string | undefined) ?? null
  }

  /** In order of keys. */
  async list(prefix: string): Promise<[string, string][]> {
    const store = (await this.open()).transaction(STORE).objectStore(STORE)
    const [keys, values] = await Promise.all([done(store.getAllKeys(beginningWith(prefix))), done(store.getAll(beginningWith(prefix)))])
    return keys.map((key, k) => [String(key), values[k] as string])
  }

  /** All or nothing, and on the disk before it returns. */
  async write(rows: readonly Row[]): Promise<void> {
    if (rows.some(([key]) => this.lost.has(tableOf(key)))) throw failure('InvalidStateError', 'another tab plays at this table')
    const transaction = (await this.open()).transaction(STORE, 'readwrite', { durability: 'strict' })
    const store = transaction.objectStore(STORE)
    const committed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? failure('AbortError', 'it was not written'))
    })
    try {
      for (const [key, value, isNew] of rows) {
        if (value === null || value === undefined) store.delete(key)
        else if (isNew) store.add(value, key)
        else store.put(value, key)
      }
    } catch (error) {
      // Some browsers find out at once: what was asked for before goes with it.
      transaction.abort()
      await committed.catch(() => undefined)
      throw error
    }
    await committed
  }

  /** Whether this tab has the table now. */
  hold(table: string): Promise<boolean> {
    return this.held.has(table) ? Promise.resolve(true) : this.lock(table, { ifAvailable: true })
  }

  /** Even from another tab, which is told. */
  async take(table: string): Promise<void> {
    await this.lock(table, { steal: true })
  }

  async release(table: string): Promise<void> {
    this.held.get(table)?.()
    this.held.delete(table)
  }

  private lock(table: string, wish: LockOptions): Promise<boolean> {
    // Over plain http browsers have no locks. Keys that must be new still keep two tabs from writing the same line.
    if (!navigator.locks) return Promise.resolve(true)
    return new Promise((resolve, reject) => {
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        resolve(lock !== null)
        if (!lock) return undefined
        this.lost.delete(table)
        return new Promise((end) => this.held.set(table, end))
      }
      navigator.locks.request(`here/${table}`, wish, hold).catch((error: unknown) => {
        reject(error)
        if (!this.held.delete(table)) return
        this.lost.add(table)
        this.onlost(table)
      })
    })
  }

  private open(): Promise<IDBDatabase> {
    this.database ??= new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(this.name, 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
      opening.onsuccess = () => {
        const database = opening.result
        // Whoever deletes everything in the browser's settings is not held up; what comes next opens anew.
        const forget = (): void => void (this.database = null)
        database.onclose = forget
        database.onversionchange = () => {
          database.close()
          forget()
        }
        resolve(database)
      }
      opening.onerror = () => reject(opening.error ?? failure('UnknownError', 'it cannot be opened'))
    }).catch((error: unknown) => {
      this.database = null
      throw error
    })
    return this.database
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? failure('UnknownError', 'it cannot be read'))
  })
