import { expect, test } from 'vitest'
import { fitting, kindsOf, offers, settled, valuesOf } from '../src/lib/narrow'

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
