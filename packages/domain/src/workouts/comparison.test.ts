import type { ExerciseCell, RowCells } from '@allenio/contract/programs'
import { expect, test } from 'vitest'
import { compareSets } from './comparison.ts'
import { noFigures } from './figures.ts'

const squat = { id: 'squat', name: 'Squat' }

const done = (position: number, figures: object) => ({
  id: `set ${position}`,
  position,
  kind: 'work' as const,
  doneAt: '2026-03-02T10:00:00.000Z',
  ...noFigures,
  ...figures,
})

test.each<[string, RowCells, object, object]>([
  ['as asked', { sets: 1, reps: '8', load: '80' }, { kg: 80, reps: 8 }, {}],
  ['within a range', { sets: 1, reps: '8-10' }, { kg: 60, reps: 9 }, {}],
  ['above a range', { sets: 1, reps: '8-10' }, { reps: 11 }, { reps: 'more' }],
  ['with less', { sets: 1, reps: '8', load: '82.5' }, { kg: 80, reps: 7 }, { kg: 'less', reps: 'less' }],
  ['more than at least', { sets: 1, reps: '5+' }, { reps: 9 }, {}],
  ['as many as possible', { sets: 1, reps: 'max' }, { reps: 3 }, {}],
  ['a share of the maximum', { sets: 1, reps: '5', load: '75%' }, { kg: 90, reps: 5 }, {}],
  ['with the body alone', { sets: 1, reps: '8', load: 'bw' }, { reps: 8 }, {}],
  ['with more than the body', { sets: 1, reps: '8', load: 'bw+5' }, { kg: 10, reps: 8 }, { kg: 'more' }],
  ['in free words', { sets: 1, reps: '8', load: 'leggero' }, { kg: 20, reps: 8 }, {}],
  ['for too short a time', { sets: 1, type: 'time', seconds: 45 }, { seconds: 40 }, { seconds: 'less' }],
])('a set %s', (_, target, figures, differences) => {
  expect(compareSets({ exercise: squat, target, maximum: null, sets: [done(0, figures)] })[0]?.differences).toEqual(differences)
})

test.each([
  [90, {}],
  [87.5, { kg: 'less' }],
])('75%% of a maximum of 120 kg asks for 90 kg, of which %f kg is %j', (kg, differences) => {
  const target: RowCells = { sets: 1, load: '75%' }
  const maximum = { kg: 120, stepKg: 2.5 }
  expect(compareSets({ exercise: squat, target, maximum, sets: [done(0, { kg })] })[0]?.differences).toEqual(differences)
})

test('sets for warming up that a client has added move nothing', () => {
  const target: RowCells = { sets: 2, reps: '8', load: '80' }
  const warmUps = [20, 50].map((kg, at) => ({ ...done(at, { kg, reps: 5 }), kind: 'warmup' as const }))
  const rows = compareSets({
    exercise: squat,
    target,
    maximum: null,
    sets: [...warmUps, done(2, { kg: 80, reps: 8 }), done(3, { kg: 75, reps: 8 })],
  })
  expect(rows.map(({ plan, differences }) => [plan?.kind ?? null, differences])).toEqual([
    [null, {}],
    [null, {}],
    ['work', {}],
    ['work', { kg: 'less' }],
  ])
})

test('sets that are missing or added stand beside nothing, and are numbered by their kind', () => {
  const target: RowCells = { sets: 3, reps: '5', setList: [{ kind: 'warmup' }] }
  const sets = [
    { ...done(1, { reps: 5 }), id: 'b' },
    { ...done(0, { reps: 5 }), id: 'a', kind: 'warmup' as const },
  ]
  const rows = compareSets({ exercise: squat, target, maximum: null, sets })
  expect(rows.map(({ done: set, plan, number }) => [set?.id ?? null, plan?.kind, number])).toEqual([
    ['a', 'warmup', 1],
    ['b', 'work', 1],
    [null, 'work', 2],
  ])
  expect(compareSets({ exercise: squat, target: null, maximum: null, sets }).map(({ plan }) => plan)).toEqual([null, null])
})

test('the load of a row is not asked of another exercise', () => {
  const target = { exercise: { id: 'press', name: 'Leg press' }, sets: 1, reps: '12', load: '75', setList: [{ load: '70' }] }
  const planOf = (exercise: ExerciseCell) => compareSets({ exercise, target, maximum: null, sets: [done(0, { kg: 40, reps: 12 })] })[0]
  expect(planOf(squat)).toMatchObject({ plan: { load: null, reps: { least: 12 } }, differences: {} })
  const listed = { exercise: target.exercise, load: '60/70/80' }
  expect(compareSets({ exercise: squat, target: listed, maximum: null, sets: [] })).toHaveLength(3)
  expect(planOf({ id: 'press', name: 'Pressa' })).toMatchObject({ plan: { load: { value: 70 } }, differences: { kg: 'less' } })
})
