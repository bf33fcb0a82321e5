import { expect, test } from 'vitest'
import { isOneOf, sql } from './sql.ts'

test('one place in the code gives the text of what stands in it now', () => {
  const textOf = (one: unknown, other: unknown) => sql`select ${one}, ${other}`
  const [value, bare, pair] = ['a', sql`now()`, sql`${1} + ${2}`]
  const expected = [
    [value, value, 'select $1, $2', ['a', 'a']],
    [pair, value, 'select $1 + $2, $3', [1, 2, 'a']],
    [value, pair, 'select $1, $2 + $3', ['a', 1, 2]],
    [pair, pair, 'select $1 + $2, $3 + $4', [1, 2, 1, 2]],
    [bare, pair, 'select now(), $1 + $2', [1, 2]],
    [[value], bare, 'select $1, now()', [['a']]],
  ]
  for (const [one, other, text, values] of [...expected, ...expected.toReversed()])
    expect(textOf(one, other)).toMatchObject({ text, values })
})

test('one id is compared by itself, several as an array', () => {
  const rowsOf = (ids: readonly string[]) => sql`select 1 from weights where id ${isOneOf(ids)} and day = ${'2026-01-01'}`
  expect(rowsOf(['a'])).toMatchObject({ text: 'select 1 from weights where id = $1 and day = $2', values: ['a', '2026-01-01'] })
  expect(rowsOf(['a', 'b'])).toMatchObject({ text: 'select 1 from weights where id = any($1::uuid[]) and day = $2' })
  expect(rowsOf([])).toMatchObject({ values: [[], '2026-01-01'] })
})
