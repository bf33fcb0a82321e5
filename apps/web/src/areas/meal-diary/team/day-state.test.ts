import { expect, test } from 'vitest'
import { meanLogged, stateOfDietDay } from './day-state.ts'

const today = '2026-11-30'

test.each([
  ['from eighty percent on the plan was followed', { percent: 80, isPlanned: true }, '2026-11-20', 'good'],
  ['from sixty on partly', { percent: 79, isPlanned: true }, '2026-11-20', 'fair'],
  ['below it was not', { percent: 0, isPlanned: true }, '2026-11-20', 'poor'],
  ['a day without a tick is not known', { percent: null, isPlanned: true }, '2026-11-20', 'unknown'],
  ['a day without a plan is free', undefined, '2026-11-20', 'free'],
  ['so is one that only has water', { percent: null, isPlanned: false }, '2026-11-20', 'free'],
  ['today may still be ticked', { percent: null, isPlanned: true }, today, 'ahead'],
  ['today that was ticked counts', { percent: 90, isPlanned: true }, today, 'good'],
])('%s', (_, mapped, day, state) => {
  expect(stateOfDietDay(mapped, day, today)).toBe(state)
})

test('the mean of what was eaten needs three days that are wholly known', () => {
  const days = [1800, null, 2000, 2200].map((logged, at) => ({ day: `2026-11-1${at}`, logged }))
  expect(meanLogged(days, '2026-11-09')).toEqual({ kcal: 2000, days: 3 })
  expect(meanLogged(days, '2026-11-10')).toBeNull()
})
