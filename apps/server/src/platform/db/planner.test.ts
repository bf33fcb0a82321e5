import { expect, test } from 'vitest'
import { isOneOf } from './planner.ts'
import { sql } from './sql.ts'

test('one id is compared by itself, several as an array', () => {
  const rowsOf = (ids: readonly string[]) => sql`select 1 from weights where id ${isOneOf(ids)} and day = ${'2026-01-01'}`
  expect(rowsOf(['a'])).toMatchObject({ text: 'select 1 from weights where id = $1 and day = $2', values: ['a', '2026-01-01'] })
  expect(rowsOf(['a', 'b'])).toMatchObject({ text: 'select 1 from weights where id = any($1::uuid[]) and day = $2' })
  expect(rowsOf([])).toMatchObject({ values: [[], '2026-01-01'] })
  expect(isOneOf(['2026-01-01', '2026-01-02'], 'date')).toMatchObject({ text: '= any($1::date[])' })
})
