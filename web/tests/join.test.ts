import { expect, test } from 'vitest'
import { wantedOf } from '../src/lib/join'

const home = 'http://192.168.1.7:8321'
const table = 'm5LUVfiBiGUm3dej'
const token = '8S5zpWEwjKOnngItSa7coFvyS9AOzRBgVfKmfW3Q7-s'

test('links, paths and codes lead to their table, with the seat where they name one', () => {
  for (const said of [`${home}/t/${table}`, `/t/${table}`, table, `  ${table}\n`, `<${home}/t/${table}>`, `${home}/t/${table}.`]) {
    expect(wantedOf(said, home)).toEqual({ table, token: null })
  }
  for (const said of [`${home}/t/${table}#${token}`, `${table}#${token}`]) expect(wantedOf(said, home)).toEqual({ table, token })
})

test('another server is named, and nonsense is refused', () => {
  expect(wantedOf(`https://games.example/t/${table}#${token}`, home)).toEqual({ elsewhere: 'games.example' })
  for (const said of ['', 'hello', 'm5LU', `${home}/rules/food-chain`, `${home}/t/${table}/more`, `${table}#short`, `javascript:alert(1)//t/${table}`, `file:///t/${table}`, '://']) {
    expect(wantedOf(said, home)).toBeNull()
  }
})
