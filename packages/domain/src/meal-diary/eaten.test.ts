import { describe, expect, test } from 'vitest'
import { dietAdherence } from './adherence.ts'
import { dietDayOn } from './diet-days.ts'
import { amountEaten, eatenDay, type EatableMeal, type MealTick } from './eaten.ts'

const meal = (id: string, kcal: readonly (number | null)[], more: Partial<EatableMeal> = {}): EatableMeal => ({
  id,
  rows: kcal.map((value, at) => ({ id: `${id} ${at}`, kcal: value, actualKcal: value })),
  estimatedKcal: 0,
  ...more,
})
const tick = (mealId: string, state: MealTick['state'], eatenRowIds: string[] = []): MealTick => ({ mealId, state, eatenRowIds })
const meals = [meal('breakfast', [100, 200]), meal('lunch', [400, 300])]

test.each([
  ['nothing ticked is not known', [], { eaten: 0, percent: null, logged: null, isWhole: false }],
  ['a tick that was taken back is none', [tick('lunch', null)], { percent: null, isWhole: false }],
  ['all eaten', [tick('breakfast', 'eaten'), tick('lunch', 'eaten')], { eaten: 1000, percent: 100, logged: 1000, isWhole: true }],
  ['a meal without a tick counts as not eaten', [tick('lunch', 'eaten')], { eaten: 700, percent: 70, logged: null, isWhole: false }],
  ['all skipped is nothing eaten', [tick('breakfast', 'skipped'), tick('lunch', 'skipped')], { percent: 0, logged: 0, isWhole: true }],
  ['rows of a meal', [tick('breakfast', 'partly', ['breakfast 1']), tick('lunch', 'skipped')], { eaten: 200, percent: 20, logged: 200 }],
  [
    'half a meal where nothing says what',
    [tick('breakfast', 'skipped'), tick('lunch', 'partly')],
    { eaten: 350, percent: 35, logged: null },
  ],
])('%s', (_, ticks, expected) => {
  expect(eatenDay(meals, ticks, 0)).toMatchObject({ planned: 1000, ...expected })
})

test.each([
  ['eaten', [], 420],
  ['skipped', [], 0],
  [null, [], 0],
  ['partly', [], 210],
  ['partly', ['almonds'], 60],
  ['partly', ['almonds', 'milk'], 160],
  ['partly', ['of another day'], 0],
] as const)('a meal that is %s, with the rows %j, counts %s', (state, eatenRowIds, amount) => {
  const rows = [
    { id: 'almonds', amount: 60 },
    { id: 'milk', amount: 100 },
    { id: 'oats', amount: 260 },
  ]
  expect(amountEaten({ whole: 420, rows }, { state, eatenRowIds })).toBe(amount)
})

test('a swap counts as the row that it stands for, and as itself in what was eaten in fact', () => {
  const swapped = meal('lunch', [], { rows: [{ id: 'rice', kcal: 300, actualKcal: 320 }] })
  expect(eatenDay([swapped], [tick('lunch', 'eaten')], 80)).toMatchObject({ percent: 100, eaten: 300, logged: 400 })
})

test('what nobody knows makes the intake unknown, and never zero', () => {
  expect(eatenDay([meal('lunch', [null, 300])], [tick('lunch', 'eaten')], 0)).toMatchObject({ percent: 100, logged: null })
  expect(eatenDay([meal('free', [], { estimatedKcal: null })], [tick('free', 'eaten')], 0)).toMatchObject({ percent: 100, logged: null })
  expect(eatenDay(meals, [tick('breakfast', 'eaten'), tick('lunch', 'eaten')], null).logged).toBeNull()
})

describe('a meal that was ticked before the client had this day', () => {
  const eaten = [tick('breakfast', 'eaten'), tick('lunch', 'eaten')]
  const day = (other: MealTick, others = [meal('snack', [150, 50])]) => eatenDay(meals, [...eaten, other], 0, others)

  test('counts among what was eaten in fact, and not among what was planned', () => {
    const ofPlan = { planned: 1000, eaten: 1000, percent: 100, isWhole: true }
    expect(day(tick('snack', 'eaten'))).toEqual({ ...ofPlan, logged: 1200 })
    expect(day(tick('snack', 'partly', ['snack 1']))).toEqual({ ...ofPlan, logged: 1050 })
    expect(day(tick('snack', 'skipped'))).toEqual({ ...ofPlan, logged: 1000 })
    expect(day(tick('snack', null), [])).toEqual({ ...ofPlan, logged: 1000 })
  })

  test('makes the intake unknown where its energy is', () => {
    expect(day(tick('snack', 'eaten'), [meal('snack', [null])])).toMatchObject({ percent: 100, logged: null })
    expect(day(tick('snack', 'partly')).logged).toBeNull()
  })

  test('makes the intake unknown where the meal can be read no more, unless it was skipped', () => {
    expect(day(tick('snack', 'eaten'), [])).toMatchObject({ percent: 100, logged: null })
    expect(day(tick('snack', 'skipped'), []).logged).toBe(1000)
  })

  test('is no tick of this day', () => {
    expect(eatenDay(meals, [tick('snack', 'eaten')], 0, [meal('snack', [200])])).toMatchObject({ eaten: 0, percent: null, isWhole: false })
  })
})

const judged = (day: string, percent: number | null, isWhole = true) => ({
  day,
  planned: 2000,
  eaten: ((percent ?? 0) / 100) * 2000,
  percent,
  isWhole,
})

test('adherence is by energy over the days that are known; today counts once it is whole', () => {
  const days = [judged('2026-11-01', 100), judged('2026-11-02', null), judged('2026-11-03', 50), judged('2026-11-04', 0, false)]
  expect(dietAdherence(days, '2026-11-04')).toEqual({ percent: 75, level: 'fair', plannedDays: 3, knownDays: 2 })
  expect(dietAdherence([judged('2026-11-04', 80)], '2026-11-04')).toMatchObject({ percent: 80, level: 'good' })
  expect(dietAdherence([], '2026-11-04')).toEqual({ percent: null, level: null, plannedDays: 0, knownDays: 0 })
})

test('a client’s choice of a day counts before the schedule, on its date alone', () => {
  const plan = {
    startDay: '2026-11-02',
    lastDay: '2026-11-08',
    schedule: { kind: 'in turn' } as const,
    dayList: [
      { id: 'a', dayType: null },
      { id: 'b', dayType: null },
      { id: 'easy', dayType: null, isEasy: true },
    ],
  }
  const choices = [{ day: '2026-11-03', dayType: null, planDayId: 'easy' }]
  const on = (date: string) => dietDayOn([plan], choices, date)?.planDayId
  expect([on('2026-11-02'), on('2026-11-03'), on('2026-11-04'), on('2026-11-09')]).toEqual(['a', 'easy', 'a', undefined])
  expect(dietDayOn([plan], [{ day: '2026-11-03', dayType: null, planDayId: 'gone' }], '2026-11-03')?.planDayId).toBe('b')
})
