import { expect, test } from 'vitest'
import { dayViewOf, markOf } from './day-view.ts'
import { diet, noWrites, planned, swaps, today, written } from './diet.testing.ts'
import { withUnsent } from './unsent-diary.ts'

const stored = (change: Partial<typeof diet.diary>) => ({ ...diet, diary: { ...diet.diary, ...change } })
const tickOf = (state: 'eaten' | 'partly' | 'skipped' | null) => written({ ...planned, mealId: 'lunch', state })

test('of several ticks of one meal the last counts, and a note keeps the tick', () => {
  const meals = [tickOf('eaten'), tickOf('skipped'), written({ ...planned, mealId: 'lunch', note: 'Fuori' })]
  expect(withUnsent(diet, { ...noWrites, meals }, []).meals).toMatchObject([{ mealId: 'lunch', state: 'skipped', note: 'Fuori' }])
})

test('a tick that waits counts before what the server has, and may take it back', () => {
  const { assignmentId, releaseId, day, changedAt } = planned
  const before = { assignmentId, releaseId, day, mealId: 'lunch', state: 'eaten' as const, eatenRowIds: [], note: 'Buono', changedAt }
  const after = withUnsent(stored({ meals: [before] }), { ...noWrites, meals: [tickOf(null)] }, [])
  expect(after.meals).toMatchObject([{ mealId: 'lunch', state: null, note: 'Buono' }])
})

test('a swap takes its food and grams from what the device has, and goes back', () => {
  const swap = (choice: { kind: 'alternative'; alternativeId: string } | { kind: 'food'; foodId: string } | null) =>
    written({ ...planned, rowId: 'rice row', choice })
  const rows = (...writes: ReturnType<typeof swap>[]) => withUnsent(diet, { ...noWrites, swaps: writes }, swaps).swaps
  expect(rows(swap({ kind: 'alternative', alternativeId: 'spelt row' }))).toMatchObject([{ food: { it: 'Farro' }, grams: 85 }])
  expect(rows(swap({ kind: 'food', foodId: 'food Orzo' }))).toMatchObject([{ food: { it: 'Orzo' }, grams: 78, alternativeId: null }])
  expect(rows(swap({ kind: 'food', foodId: 'food Orzo' }), swap(null))).toMatchObject([{ food: null }])
  expect(rows(swap({ kind: 'food', foodId: 'food that is gone' }))).toEqual([])
})

test('a swap that was chosen by another release is not known here: its row may have got another food', () => {
  const choices = [
    { kind: 'food' as const, foodId: 'food Orzo' },
    { kind: 'alternative' as const, alternativeId: 'spelt row' },
  ]
  for (const choice of choices) {
    const write = written({ ...planned, releaseId: 'release before', rowId: 'rice row', choice })
    expect(withUnsent(diet, { ...noWrites, swaps: [write] }, swaps).swaps).toEqual([])
  }
})

test('water of here and of the server adds up once, and what was deleted last is gone', () => {
  const glass = { id: 'server', day: today, ml: 200, createdAt: planned.changedAt }
  const adds = [written({ id: 'here', day: today, ml: 500 }), written({ id: 'server', day: today, ml: 200 })]
  const total = (...[deletes = [], undeletes = []]: { id: string }[][]) => {
    const waters = { adds, deletes: deletes.map(written), undeletes: undeletes.map(written) }
    return withUnsent(stored({ waters: [glass] }), { ...noWrites, waters }, []).waters.reduce((sum, { ml }) => sum + ml, 0)
  }
  expect([total(), total([{ id: 'here' }]), total([{ id: 'here' }], [{ id: 'here' }]), total([{ id: 'server' }])]).toEqual([
    700, 200, 700, 500,
  ])
})

test('a photo that is on this device alone is there with its file', () => {
  const local = new File(['x'], 'x.jpg')
  const add = { ...written({ id: 'photo', day: today, mealId: 'lunch' }), files: { photoUploadId: local } }
  expect(withUnsent(diet, { ...noWrites, photos: { ...noWrites.photos, adds: [add] } }, []).photos).toMatchObject([
    { mealId: 'lunch', local },
  ])
})

test('a day that the client has changed follows it, with the meals and the mark of that day', () => {
  const version = { changedAt: planned.changedAt, sentAt: planned.sentAt }
  const days = [written({ day: today, planDayId: 'easy', ...version }), written({ day: today, note: 'Stanca', ...version })]
  const diary = withUnsent(diet, { ...noWrites, days }, [])
  const view = dayViewOf(diet, diary, today)
  expect(view).toMatchObject({ planDayId: 'easy', isMoved: true, note: 'Stanca', meals: [{ meal: { id: 'easy lunch' }, state: null }] })
  expect(markOf(view)).toBe('none')
})

test.each([
  [['eaten', 'skipped'], 'whole'],
  [['eaten'], 'partly'],
  [[null], 'none'],
] as const)('%j: %s', (states, mark) => {
  const meals = states.map((state, index) => written({ ...planned, mealId: index === 0 ? 'lunch' : 'dinner', state }))
  expect(markOf(dayViewOf(diet, withUnsent(diet, { ...noWrites, meals }, []), today))).toBe(mark)
})

test('a date before the plan has none', () => {
  expect(markOf(dayViewOf(diet, withUnsent(diet, noWrites, []), '2026-11-19'))).toBe('no plan')
})
