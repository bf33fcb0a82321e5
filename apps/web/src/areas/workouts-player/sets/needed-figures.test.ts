import { noFigures } from '@allenio/domain/workouts'
import { expect, test } from 'vitest'
import type { FigureName } from './figures.ts'
import { figureChecks, isDoubtful, isTooMuch, mostOf } from './needed-figures.ts'

const columns = ['weight' as const]
const exercise = { type: 'reps' as const, sets: [], last: undefined, most: {}, hasBar: false, isBodyweight: false }
const lastWith = (kg: number | null) => ({ key: 'squat', day: '2026-03-02', sets: [{ ...noFigures, kind: 'work' as const, kg, reps: 8 }] })

test.each([
  ['with a load', exercise, ['kg', 'reps']],
  ['of the body alone', { ...exercise, isBodyweight: true }, ['reps']],
  ['of the body alone that was loaded the last time', { ...exercise, isBodyweight: true, last: lastWith(10) }, ['kg', 'reps']],
  ['that had no load the last time', { ...exercise, last: lastWith(null) }, ['reps']],
  ['by time', { ...exercise, type: 'time' as const }, ['seconds']],
])('a set of an exercise %s needs its figures', (_, view, needed) => expect(figureChecks(view, columns).needed).toEqual(needed))

test.each<[FigureName, number | null, boolean]>([
  ['kg', null, true],
  ['kg', 0, false],
  ['kg', -20, true],
  ['kg', 120, false],
  ['kg', 120.5, true],
  ['reps', null, true],
  // a set of no repetitions was rather not counted
  ['reps', 0, true],
  ['reps', 1, false],
  ['reps', 999, true],
  ['seconds', null, false],
])('%s of %s on a bar is doubtful: %s', (name, value, doubtful) => {
  const most = mostOf(
    {
      load: 60,
      e1rm: 80,
      volume: 900,
      repsAtLoads: [
        { kg: 60, reps: 5 },
        { kg: 40, reps: 12 },
      ],
      times: { load: 1, e1rm: 1, volume: 1 },
    },
    [],
  )
  expect(isDoubtful(figureChecks({ ...exercise, most, hasBar: true }, columns), name, value)).toBe(doubtful)
})

test('what is planned, or was done in this workout, is not too much; nor is anything the first time', () => {
  const checks = (most: ReturnType<typeof mostOf>) => figureChecks({ ...exercise, most }, columns)
  const planned = mostOf({ load: 60, e1rm: null, volume: null, repsAtLoads: [], times: { load: 1, e1rm: 0, volume: 0 } }, [
    { kg: 100, reps: null },
  ])
  expect([isTooMuch(checks(planned), 'kg', 200), isTooMuch(checks(planned), 'kg', 201)]).toEqual([false, true])
  expect(isTooMuch(checks(mostOf(undefined, [])), 'kg', 999)).toBe(false)
  // a load that is taken from the body is no measure
  expect(isTooMuch(checks(mostOf(undefined, [{ kg: -20, reps: 8 }])), 'kg', 5)).toBe(false)
})
