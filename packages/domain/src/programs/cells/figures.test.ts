import type { Cells } from '@allenio/contract/documents'
import { describe, expect, test } from 'vitest'
import {
  askedSetsOf,
  muscleSetsOf,
  plannedSetsOf,
  parseLoadValues,
  parseRepTargets,
  parseTempo,
  secondsOfRepetition,
  volumeLevel,
  weekVolumes,
  workoutMinutes,
  workSetsOf,
} from '../index.ts'
import { programId, programOf, rowOf } from '@allenio/domain/testing'

describe('notation', () => {
  test.each([
    ['8', [[8, 8]]],
    ['8-10', [[8, 10]]],
    ['6–8', [[6, 8]]],
    [
      '10/8/6+',
      [
        [10, 10],
        [8, 8],
        [6, null],
      ],
    ],
    ['max', [[null, null]]],
  ])('%s repetitions', (text, targets) => expect(parseRepTargets(text)?.map(({ least, most }) => [least, most])).toEqual(targets))

  test.each(['', 'tante', '45s'])('"%s" are no repetitions', text => expect(parseRepTargets(text)).toBeUndefined())

  test.each([
    ['82.5', { unit: 'kg', values: [82.5] }],
    ['82,5 kg', { unit: 'kg', values: [82.5] }],
    ['75/80%', { unit: 'percent', values: [75, 80] }],
    ['bw', { unit: 'body', values: [0] }],
    ['bw-10', { unit: 'body', values: [-10] }],
    ['leggero', undefined],
  ])('a load of %s', (text, load) => expect(parseLoadValues(text)).toEqual(load))

  test.each([
    ['3010', 4],
    ['31X0', 5],
    ['3-1-X-0', 5],
    ['10-0-10-0', 20],
    ['301', 4],
  ])('a tempo of %s takes %i seconds', (text, seconds) => {
    const tempo = parseTempo(text)
    expect(tempo && secondsOfRepetition(tempo)).toBe(seconds)
  })

  test.each(['', '30', '30101', 'lento', '3--1-0'])('"%s" is no tempo', text => expect(parseTempo(text)).toBeUndefined())
})

test('sets have their own figures, else the row’s; the last figure of a list counts for the sets that follow', () => {
  const sets = plannedSetsOf({
    sets: 4,
    reps: '10/8/6',
    load: '60/70/80',
    rir: 2,
    setList: [{ kind: 'warmup', reps: '12', load: '40' }, {}, {}, { kind: 'failure', reps: 'max' }],
  })
  expect(sets.map(({ kind, reps, load, rir }) => [kind, reps?.least, load?.value, rir])).toEqual([
    ['warmup', 12, 40, 2],
    ['work', 8, 70, 2],
    ['work', 6, 80, 2],
    ['failure', null, 80, 2],
  ])
})

test.each<[Cells, number]>([
  [{}, 0],
  [{ load: '80' }, 0],
  [{ load: '60/70/80' }, 3],
  [{ reps: '8' }, 1],
  [{ type: 'time', seconds: 45 }, 1],
  [{ type: 'distance', metres: 500 }, 1],
  [{ sets: 4 }, 4],
  [{ setList: [{ kind: 'warmup' }, { reps: '8' }] }, 2],
])('%j counts as %i sets', (cells, count) => {
  expect(askedSetsOf(cells)).toBe(count)
  // a row without sets can be trained all the same, as one set
  expect(plannedSetsOf(cells)).toHaveLength(Math.max(1, count))
})

test('a row that asks for nothing is no work set', () => {
  expect([workSetsOf({}), workSetsOf({ sets: 3, setList: [{ kind: 'warmup' }] })]).toEqual([0, 2])
})

describe('the minutes of a workout', () => {
  const workout = (...cells: readonly object[]) =>
    cells.map((each, index) => rowOf(`r${index}`, 'row', 'w', { exercise: { name: 'x' }, ...each }))

  test('are sets, rests between them and the way from one exercise to the next', () => {
    // 60 + 4 × 8 × 4 s + 3 × 120 = 548 s
    expect(workoutMinutes(workout({ sets: 4, reps: '8', tut: '3010', restSeconds: 120 }))).toBe(Math.ceil(548 / 60))
    // 60 + 3 × 45 + 3 × 60 = 375; 60 + 5 × 500 / 2,5 + 4 × 90 = 1.420
    const mixed = workout({ type: 'time', sets: 3, seconds: 45, restSeconds: 60 }, { type: 'distance', sets: 5, metres: 500 })
    expect(workoutMinutes(mixed)).toBe(Math.ceil((375 + 1_420) / 60))
  })

  test('are counted with one rest a round in a superset', () => {
    const superset = workout(
      { sets: 3, reps: '10', superset: 's', restType: 'no_rest' },
      { sets: 3, reps: '10', superset: 's', restSeconds: 60 },
    )
    // 2 × (60 + 3 × 10 × 3) + 2 × 60 = 420
    expect(workoutMinutes(superset)).toBe(7)
    expect(workoutMinutes([])).toBe(0)
  })
})

describe('volume', () => {
  const muscles = new Map([
    ['press', { primary: ['chest'], secondary: ['triceps', 'front_delts'] }],
    ['dips', { primary: ['triceps', 'chest'], secondary: ['chest'] }],
  ])
  const musclesOf = (id: string) => muscles.get(id)
  const press = { exercise: { id: 'press', name: 'Press' }, sets: 4 }

  test('counts a primary muscle whole and a secondary one half, without sets for warming up', () => {
    const rows = [
      rowOf('a', 'row', 'w', press),
      rowOf('b', 'row', 'w', { exercise: { id: 'dips', name: 'Dips' }, sets: 3, setList: [{ kind: 'warmup' }] }),
      rowOf('c', 'row', 'w', { exercise: { name: 'no library' }, sets: 3 }),
    ]
    expect([...muscleSetsOf(rows, musclesOf)]).toEqual([
      ['chest', 6],
      ['triceps', 4],
      ['front_delts', 2],
    ])
  })

  test('is below, within or above its band', () => {
    expect([9.5, 10, 20, 20.5].map(sets => volumeLevel(sets))).toEqual(['below', 'within', 'within', 'above'])
  })

  test('of 16 weeks of 6 days of 9 exercises is quick', () => {
    const rows = programOf({ weeks: 16, days: 6, rows: 9 }, () => press)
    const took = Array.from({ length: 25 }, () => {
      const start = performance.now()
      weekVolumes(rows, programId, musclesOf)
      return performance.now() - start
    })
    const volumes = weekVolumes(rows, programId, musclesOf)
    expect(volumes.map(({ sets, muscles: byMuscle }) => [sets, byMuscle.get('chest')])).toEqual(Array(16).fill([216, 216]))
    // the fastest run counts, because other processes may be at work on the machine
    expect(Math.min(...took)).toBeLessThan(5)
  })
})
