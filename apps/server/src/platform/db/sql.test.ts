import { expect, test } from 'vitest'
import { sql } from './sql.ts'

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
