import { expect, test } from 'vitest'
import { fitting, invites, kindsOf, offers, settled, valuesOf } from '../src/lib/narrow'

const legal = [
  { text: 'migrate 1.0 to 1.1', fields: { kind: 'migrate', from: '1.0', to: '1.1' } },
  { text: 'migrate 1.0 to 1.2', fields: { kind: 'migrate', from: '1.0', to: '1.2' } },
  { text: 'breed 1.0', fields: { kind: 'breed', tile: '1.0' } },
  { text: 'done', fields: { kind: 'done' } },
]

test('picks narrow the list until one is left', () => {
  expect(kindsOf(legal)).toEqual(['migrate', 'breed', 'done'])
  expect(valuesOf(fitting(legal, { kind: 'migrate' }), 'to')).toEqual(['1.1', '1.2'])
  expect(settled(legal, { kind: 'migrate' })).toBeUndefined()
  expect(settled(legal, { kind: 'migrate', to: '1.2' })?.text).toBe('migrate 1.0 to 1.2')
  expect(offers(legal, { kind: 'breed' }, 'tile', '1.0')).toBe(true)
  expect(offers(legal, { kind: 'breed' }, 'tile', '1.1')).toBe(false)
})

test('the green button is the answer that nothing picked speaks against', () => {
  const owed = [
    { text: 'accept', fields: { kind: 'accept' } },
    { text: 'not-mine 1', fields: { kind: 'not-mine', seat: 1 } },
    { text: 'not-mine 2', fields: { kind: 'not-mine', seat: 2 } },
  ]
  const buttons = { accept: 'yes', pass: 'no', done: 'last' } as const
  const green = (picks: object): string[] => owed.filter((choice) => invites(buttons, choice, owed, picks)).map(({ text }) => text)
  expect(green({})).toEqual(['accept'])
  expect(green({ kind: 'not-mine' })).toEqual([])
  expect(invites(buttons, legal[3]!, legal, {})).toBe(false)
  expect(invites(buttons, legal[3]!, legal.slice(3), {})).toBe(true)
})
