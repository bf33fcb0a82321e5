import type { MaximumCycle, LiftMaximum } from '@allenio/contract/programs'
import { expect, test } from 'vitest'
import { maximumInWeek, maximumSteps, percentLifts, suggestMaximum, withIncrease, type KnownMaxima } from './index.ts'

/** A day each week, Mondays from 2 March on; the first ones are trained. */
const weeks = (count: number, { trained = 0, isInOrder = false } = {}) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 2, 2 + index * 7)).toISOString().slice(0, 10)
    return { weekNumber: index + 1, date: isInOrder ? null : date, trainedOn: index < trained ? date : null }
  })

test.each([
  ['one from before the program holds from its first week on', [{ day: '2026-01-10', kg: 100 }], [[1, 100]]],
  ['one set on a day of training holds on that day', [{ day: '2026-03-16', kg: 105 }], [[3, 105]]],
  ['one set between two weeks is the next week’s', [{ day: '2026-03-14', kg: 105 }], [[3, 105]]],
  [
    'an earlier one stays for the weeks before it',
    [
      { day: '2026-03-20', kg: 95 },
      { day: '2026-01-10', kg: 100 },
    ],
    [
      [1, 100],
      [4, 95],
    ],
  ],
  ['one set after the last day is of no week', [{ day: '2026-12-01', kg: 120 }], [[7, 120]]],
])('%s', (_, history, steps) => expect(maximumSteps(history, weeks(6)).map(({ fromWeek, kg }) => [fromWeek, kg])).toEqual(steps))

test('in order, one set today holds from the first day that is open', () => {
  const days = weeks(6, { trained: 2, isInOrder: true })
  expect(maximumSteps([{ day: '2026-03-30', kg: 110 }], days)).toEqual([{ fromWeek: 3, kg: 110 }])
})

const squat = (steps: [number, number][], isSet = true): LiftMaximum => ({
  key: 'squat',
  source: 'typed',
  ofKg: null,
  share: null,
  isSet,
  steps: steps.map(([fromWeek, kg]) => ({ fromWeek, kg })),
})
const cycleOf = (unit: 'kg' | 'percent', value: number): MaximumCycle => ({ weeks: 4, increases: [{ key: 'squat', unit, value }] })

test.each<[string, LiftMaximum | undefined, number, MaximumCycle | null, number | null]>([
  ['no maximum', undefined, 1, null, null],
  ['no cycle', squat([[1, 100]]), 9, null, 100],
  ['the first cycle', squat([[1, 100]]), 4, cycleOf('kg', 5), 100],
  ['the second cycle', squat([[1, 100]]), 5, cycleOf('kg', 5), 105],
  ['the third cycle', squat([[1, 100]]), 9, cycleOf('kg', 2.5), 105],
  ['percent of itself, again and again', squat([[1, 100]]), 9, cycleOf('percent', 5), 110.25],
  ['one that was set in the second cycle grows from there', squat([[6, 95]]), 9, cycleOf('kg', 5), 100],
  ['and does not shrink before it', squat([[6, 95]]), 1, cycleOf('kg', 5), 95],
  [
    'the later one of two',
    squat([
      [1, 100],
      [5, 95],
    ]),
    5,
    cycleOf('kg', 5),
    95,
  ],
  ['what only follows from results takes no increase', squat([[1, 100]], false), 9, cycleOf('kg', 5), 100],
  ['the increase of another lift', { ...squat([[1, 100]]), key: 'bench' }, 9, cycleOf('kg', 5), 100],
])('%s', (_, maximum, week, cycle, kg) => expect(maximumInWeek(maximum, week, cycle)).toBe(kg))

const known = (kg: number, isFromWorkout: boolean): KnownMaxima['metric'] => ({ kg, day: '2026-03-02', isFromWorkout })

test.each<[string, KnownMaxima, ReturnType<typeof suggestMaximum>]>([
  ['nothing is known', { metric: undefined, estimateKg: null }, null],
  [
    'a metric that somebody has measured',
    { metric: known(140, false), estimateKg: 150 },
    { kg: 125, source: 'metric', ofKg: 140, share: 90, day: '2026-03-02' },
  ],
  [
    'a metric that follows from a workout is an estimate',
    { metric: known(140, true), estimateKg: 130 },
    { kg: 125, source: 'estimated', ofKg: 140, share: 90, day: '2026-03-02' },
  ],
  ['an estimate alone', { metric: undefined, estimateKg: 100 }, { kg: 90, source: 'estimated', ofKg: 100, share: 90, day: null }],
  ['too light for any plate', { metric: undefined, estimateKg: 2 }, null],
])('%s', (_, facts, suggestion) => expect(suggestMaximum(facts, { share: 90, stepKg: 2.5 })).toEqual(suggestion))

test('lifts with shares of a maximum are found in rows and in single sets, each once', () => {
  const row = (name: string, cells: object, isDeleted = false) => ({ cells: { exercise: { name }, ...cells }, isDeleted })
  const rows = [
    row('Squat', { load: '75%' }),
    row('Squat', { load: '80%' }),
    row('Panca', { load: '80', setList: [{}, { load: '85%' }] }),
    row('Stacco', { load: '100' }),
    row('Trazioni', { load: '50%' }, true),
  ]
  expect([...percentLifts(rows).keys()]).toEqual(['name squat', 'name panca'])
})

test('an increase of nothing is taken out, and the last one with its cycle', () => {
  const both = withIncrease(cycleOf('kg', 5), 3, { key: 'bench', unit: 'kg', value: 2.5 })
  expect(both).toEqual({
    weeks: 3,
    increases: [
      { key: 'squat', unit: 'kg', value: 5 },
      { key: 'bench', unit: 'kg', value: 2.5 },
    ],
  })
  expect(withIncrease(cycleOf('kg', 5), 4, { key: 'squat', unit: 'kg', value: 0 })).toBeNull()
})
