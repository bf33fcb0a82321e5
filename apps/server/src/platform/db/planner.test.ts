import { describe, expect, test } from 'vitest'
import type { WorkspaceDb } from './handle.ts'
import { inWorkspace, isOneOf } from './planner.ts'
import { joined, nothing, sql } from './sql.ts'

test('one id is compared by itself, several as an array', () => {
  const rowsOf = (ids: readonly string[]) => sql`select 1 from weights where id ${isOneOf(ids)} and day = ${'2026-01-01'}`
  expect(rowsOf(['a'])).toMatchObject({ text: 'select 1 from weights where id = $1 and day = $2', values: ['a', '2026-01-01'] })
  expect(rowsOf(['a', 'b'])).toMatchObject({ text: 'select 1 from weights where id = any($1::uuid[]) and day = $2' })
  expect(rowsOf([])).toMatchObject({ values: [[], '2026-01-01'] })
  expect(isOneOf(['2026-01-01', '2026-01-02'], 'date')).toMatchObject({ text: '= any($1::date[])' })
})

describe('a statement that names its workspace', () => {
  // the brand is given by `withWorkspace` alone
  const db = { workspaceId: 'w' } as WorkspaceDb

  test('takes the id from the handle, and is planned for it', () => {
    const condition = joined([inWorkspace(db, 'c'), sql`c.status = ${'active'}`], ' and ')
    expect(sql`select 1 from clients c where ${condition} ${nothing}`).toEqual({
      text: 'select 1 from clients c where "c".workspace_id = $1::uuid and c.status = $2 ',
      values: ['w', 'active'],
      isBulk: true,
    })
    expect(sql`select ${1}`).not.toHaveProperty('isBulk')
  })

  test('takes no id that a call was sent', () => {
    const sent = { workspaceId: 'w' }
    // @ts-expect-error an object with an id is no handle
    expect(() => inWorkspace(sent, 'c')).not.toThrow()
  })
})
