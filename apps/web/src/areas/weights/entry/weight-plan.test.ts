import { expect, test } from 'vitest'
import { planWeights, type PlannedRow } from './weight-plan.ts'

const row = (key: string, day: string, kg: number, note = ''): PlannedRow => ({ key, day, kg, note })
const stored = [{ id: 'stored', day: '2026-03-02', kg: 78.2 }]
const plan = (rows: PlannedRow[], ...addedKeys: string[]) => planWeights(rows, { stored, addedKeys: new Set(addedKeys) })

test('a row replaces the stored weight of its day, and no other', () => {
  const { weights, formerKgs } = plan([row('a', '2026-03-02', 78), row('b', '2026-03-03', 77.5)])
  expect(weights).toEqual([{ ...row('a', '2026-03-02', 78), replacesId: 'stored' }, row('b', '2026-03-03', 77.5)])
  expect([...formerKgs]).toEqual([['a', 78.2]])
})

test('both stay where that is meant', () => {
  expect(plan([row('a', '2026-03-02', 78)], 'a').weights).toEqual([row('a', '2026-03-02', 78)])
})

test('of two rows of one day the last takes the place of the first, and of what that one replaces', () => {
  const { weights, formerKgs } = plan([row('a', '2026-03-02', 78, 'A digiuno'), row('b', '2026-03-02', 77.8)])
  expect(weights).toEqual([{ ...row('b', '2026-03-02', 77.8, 'A digiuno'), replacesId: 'stored' }])
  expect([...formerKgs]).toEqual([
    ['a', 78.2],
    ['b', 78],
  ])
})

test('a row beside another leaves that one what it replaces', () => {
  expect(plan([row('a', '2026-03-02', 78), row('b', '2026-03-02', 77.8)], 'b').weights).toEqual([
    { ...row('a', '2026-03-02', 78), replacesId: 'stored' },
    row('b', '2026-03-02', 77.8),
  ])
})
