import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { Keeping } from '../src/host/keeping'

/** The locks of one browser, as all its tabs see them. */
class Locks {
  private readonly held = new Map<string, (why: Error) => void>()

  request(name: string, { steal = false }: LockOptions, work: (lock: object | null) => Promise<void> | undefined): Promise<void> {
    if (this.held.has(name) && !steal) return Promise.resolve(work(null))
    this.held.get(name)?.(Object.assign(new Error('stolen'), { name: 'AbortError' }))
    const stolen = new Promise<never>((_, reject) => this.held.set(name, reject))
    const done = Promise.resolve(work({ name })).then(() => void this.held.delete(name))
    return Promise.race([done, stolen])
  }
}

let name = 0
beforeEach(() => {
  name += 1
  vi.stubGlobal('navigator', { locks: new Locks() })
})
const tab = (onlost?: (table: string) => void): Keeping => new Keeping(onlost, `kept-${name}`)

test('what was written is read again, and listed in order of keys', async () => {
  const keeping = tab()
  await keeping.write([['entry/a/000000002', 'two', true], ['entry/a/000000001', 'one', true], ['entry/b/000000001', 'other', true]])
  expect(await tab().read('entry/a/000000002')).toBe('two')
  expect(await keeping.read('entry/a/000000003')).toBeNull()
  expect(await keeping.list('entry/a/')).toEqual([['entry/a/000000001', 'one'], ['entry/a/000000002', 'two']])
})

test('a key that must be new and is not lets nothing of it happen', async () => {
  const keeping = tab()
  await keeping.write([['table/a', 'one', true]])
  const writing = keeping.write([['result/a', 'fine', false], ['table/a', 'two', true]])
  await expect(writing).rejects.toMatchObject({ name: 'ConstraintError' })
  expect(await keeping.list('')).toEqual([['table/a', 'one']])
  await keeping.write([['table/a', 'two', false], ['result/a', 'fine', false]])
  expect(await keeping.read('table/a')).toBe('two')
})

test('a row without a value is removed', async () => {
  const keeping = tab()
  await keeping.write([['table/a', 'one', true], ['table/b', 'two', true]])
  await keeping.write([['table/a', null, false], ['table/b', undefined, false]])
  expect(await keeping.list('')).toEqual([])
})

test('where there is no room the error says so by its name, and it can be tried again', async () => {
  const keeping = tab()
  await keeping.write([['table/a', 'one', true]])
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore) {
    this.transaction.abort()
    Object.defineProperty(this.transaction, 'error', { value: new DOMException('no room', 'QuotaExceededError') })
    return {} as IDBRequest<IDBValidKey>
  })
  await expect(keeping.write([['entry/a/000000001', 'move', true]])).rejects.toMatchObject({ name: 'QuotaExceededError' })
  full.mockRestore()
  await keeping.write([['entry/a/000000001', 'move', true]])
  expect(await keeping.read('entry/a/000000001')).toBe('move')
})

test('one tab at a time has a table, until it lets go', async () => {
  const [one, other] = [tab(), tab()]
  expect(await one.hold('a')).toBe(true)
  expect(await one.hold('a')).toBe(true)
  expect(await other.hold('a')).toBe(false)
  expect(await other.hold('b')).toBe(true)
  await one.release('a')
  await vi.waitFor(async () => expect(await other.hold('a')).toBe(true))
})

test('a tab whose table was taken is told, and writes nothing more about it until it has it again', async () => {
  const lost: string[] = []
  const [one, other] = [tab((table) => lost.push(table)), tab()]
  await one.hold('a')
  await one.write([['entry/a/000000001', 'move', true]])
  await other.take('a')
  await vi.waitFor(() => expect(lost).toEqual(['a']))
  await expect(one.write([['entry/a/000000002', 'mine', true]])).rejects.toMatchObject({ name: 'InvalidStateError' })
  await one.write([['entry/b/000000001', 'another table', true]])
  await other.write([['entry/a/000000002', 'theirs', true]])
  expect(await one.hold('a')).toBe(false)
  await one.take('a')
  await one.write([['entry/a/000000003', 'mine', true]])
  expect((await other.list('entry/a/')).map(([, text]) => text)).toEqual(['move', 'theirs', 'mine'])
})
