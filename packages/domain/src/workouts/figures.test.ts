import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExerciseBests } from '@allenio/contract/workouts'
import { runs } from '@allenio/domain/testing'
import {
  bestsWith,
  estimatedMaximum,
  finalRecords,
  isBeyondEstimate,
  platesFor,
  presetPlates,
  recordsOf,
  trainingMaximum,
  warmUpSets,
} from './index.ts'

describe('the estimated maximum', () => {
  // Epley, 1985: load × (1 + repetitions / 30). Brzycki, 1993: load × 36 / (37 - repetitions).
  test.each([
    [100, 1, null, 100, 100],
    [100, 5, null, 116.67, 112.5],
    [100, 10, null, 133.33, 133.33],
    [82.5, 8, null, 104.5, 102.41],
    // 8 done and 2 in reserve are 10
    [82.5, 8, 2, 110, 110],
    [100, 12, null, 140, 144],
    [100, 13, null, null, null],
    [100, 11, 2, null, null],
    [0, 8, null, null, null],
    [100, 0, null, null, null],
  ])('of %f kg × %i with %o in reserve is %o, or %o', (kg, reps, rir, epley, brzycki) => {
    expect(estimatedMaximum({ kg, reps, rir }, 'epley')).toBe(epley)
    expect(estimatedMaximum({ kg, reps, rir }, 'brzycki')).toBe(brzycki)
  })

  // 10 done are estimated; with 3 in reserve 13 were possible, of which the formulas tell little
  test.each([
    [10, null, null, false],
    [10, 2, null, false],
    [10, 3, null, true],
    [10, null, 6.5, true],
    // more than twelve done have no estimate anyway
    [13, 1, null, false],
  ])('of %i repetitions with %o in reserve or an effort of %o is taken by the effort alone: %o', (reps, rir, rpe, isBeyond) => {
    expect(isBeyondEstimate({ kg: 60, reps, rir, rpe })).toBe(isBeyond)
  })

  test('takes an effort of 8 for two in reserve', () => {
    expect(estimatedMaximum({ kg: 82.5, reps: 8, rir: null, rpe: 8 }, 'epley')).toBe(110)
  })

  // 90 % of 110 = 99; 90 % of 142 = 127,8
  test.each([
    [110, 2.5, 97.5],
    [142, 1.25, 127.5],
    [100, 5, 90],
  ])('of %f kg makes, in steps of %f, a training maximum of %f', (maximum, step, kg) => expect(trainingMaximum(maximum, step, 90)).toBe(kg))
})

describe('plates', () => {
  const stock = (sizes: readonly number[]) => sizes.map(size => ({ size }))

  test.each([
    // 100 - 20 = 80, 40 on each side
    [100, 20, presetPlates.kg, [25, 15], 0],
    [62.5, 20, presetPlates.kg, [20, 1.25], 0],
    [61, 20, presetPlates.kg, [20], 1],
    [20, 20, presetPlates.kg, [], 0],
    [15, 20, presetPlates.kg, [], -5],
    [225, 45, presetPlates.lb, [45, 45], 0],
    // the largest first would end at 20 + nothing
    [80, 20, [20, 15], [15, 15], 0],
  ])('for %f on a bar of %f', (load, bar, sizes, plates, missing) => {
    expect(platesFor(load, bar, stock(sizes))).toEqual({ plates, total: load - missing, missing })
  })

  test('are no more than there are', () => {
    expect(platesFor(100, 20, [{ size: 20, pairs: 1 }, { size: 10, pairs: 1 }, { size: 5 }])).toEqual({
      plates: [20, 10, 5, 5],
      total: 100,
      missing: 0,
    })
  })

  test('never weigh more than was asked, and less by less than the smallest pair', () => {
    fc.assert(
      fc.property(fc.integer({ min: 80, max: 1_200 }), quarters => {
        const { missing } = platesFor(quarters / 4, 20, stock(presetPlates.kg))
        expect(missing).toBeGreaterThanOrEqual(0)
        expect(missing).toBeLessThan(2.5)
      }),
      runs,
    )
  })
})

test('a ramp leads to 100 kg, and a light load needs little', () => {
  expect(warmUpSets(100, { barKg: 20, stepKg: 2.5 })).toEqual([
    { kg: 20, reps: 10 },
    { kg: 40, reps: 8 },
    { kg: 55, reps: 5 },
    { kg: 70, reps: 3 },
    { kg: 85, reps: 1 },
  ])
  // 70 % of 30 = 21, rounded to 20, which is the bar; 85 % = 25,5
  expect(warmUpSets(30, { barKg: 20, stepKg: 2.5 })).toEqual([
    { kg: 20, reps: 10 },
    { kg: 25, reps: 1 },
  ])
  expect(warmUpSets(20, { barKg: 20, stepKg: 2.5 })).toEqual([])
})

describe('records', () => {
  const bests = {
    load: 100,
    e1rm: 120,
    volume: 2_000,
    repsAtLoads: [
      { kg: 100, reps: 3 },
      { kg: 80, reps: 8 },
    ],
    times: { load: 4, e1rm: 4, volume: 4 },
  }
  const lift = (id: string, kg: number | null, reps: number, rir: number | null = null) => ({ id, kg, reps, rir, rpe: null })
  const oftenBefore = (sets: readonly ReturnType<typeof lift>[]) => ({ ...bestsWith(null, sets, 'epley'), times: bests.times })
  const read = (...sets: readonly ReturnType<typeof lift>[]) =>
    recordsOf(sets, bests, 'epley').map(({ setId, kind, value, before }) => `${setId} ${kind} ${value} > ${before}`)

  test('of load, repetitions, maximum and volume', () => {
    // 105 × 1 = 105, below 120
    expect(read(lift('a', 105, 1))).toEqual(['a load 105 > 100'])
    // 80 × (1 + 9/30) = 104
    expect(read(lift('a', 80, 9))).toEqual(['a reps at load 9 > 8'])
    // 85 was never lifted, 100 was three times; 85 × (1 + 4/30) = 96,33
    expect(read(lift('a', 85, 4))).toEqual(['a reps at load 4 > 3'])
    // 100 × (1 + 8/30) = 126,67
    expect(read(lift('a', 100, 8))).toEqual(['a reps at load 8 > 3', 'a e1rm 126.67 > 120'])
    // 3 × 60 × 8 = 1.440
    expect(read(lift('a', 60, 8), lift('b', 60, 8), lift('c', 60, 8))).toEqual([])
    // the fourth set makes 2.240, and all of them 2.800
    expect(read(lift('a', 70, 8), lift('b', 70, 8), lift('c', 70, 8), lift('d', 70, 8), lift('e', 70, 8))).toEqual(['d volume 2800 > 2000'])
  })

  test('are none of an estimate below what was lifted as often, of which there may be no estimate', () => {
    const past = [lift('a', 20, 8), lift('b', 22.5, 12, 2)]
    const before = oftenBefore(past)
    // 20 × (1 + 8/30) = 25,33; 22,5 × 14 has no estimate
    expect(before.e1rm).toBe(25.33)
    const kindsOf = (...sets: readonly ReturnType<typeof lift>[]) => recordsOf(sets, before, 'epley').map(({ kind }) => kind)
    expect(kindsOf(lift('c', 20, 12))).toEqual([])
    expect(kindsOf(lift('c', 22.5, 10, 2))).toEqual([])
    expect(kindsOf(lift('c', 25, 5))).toEqual(['load', 'e1rm'])
    // repetitions in reserve count, too: 22,5 × 8 + 3 after 22,5 × 8
    const eight = oftenBefore([lift('a', 22.5, 8)])
    expect(recordsOf([lift('b', 22.5, 8, 3)], eight, 'epley').map(({ kind }) => kind)).toEqual(['e1rm'])
  })

  test('of the body alone are repetitions, and no volume that the first load would beat', () => {
    const before = bestsWith(null, [lift('a', null, 15), lift('b', null, 12)], 'epley')
    expect(before).toEqual({
      load: null,
      e1rm: null,
      volume: null,
      repsAtLoads: [{ kg: 0, reps: 15 }],
      times: { load: 0, e1rm: 0, volume: 0 },
    })
    for (const volume of [null, 0]) expect(recordsOf([lift('c', 12, 12)], { ...before, volume }, 'epley')).toEqual([])
  })

  test('beat each other, and the last one is told in the end', () => {
    const records = recordsOf([lift('a', 105, 1), lift('b', 110, 1), lift('c', 110, 1)], bests, 'epley')
    expect(records.map(({ setId, before }) => [setId, before])).toEqual([
      ['a', 100],
      ['b', 105],
    ])
    expect(finalRecords(records).map(({ setId }) => setId)).toEqual(['b'])
  })

  test('are none the first time', () => {
    expect(recordsOf([lift('a', 100, 5)], null, 'epley')).toEqual([])
  })

  test('are the best of at least five workouts that had a figure of their kind', () => {
    let before: ExerciseBests | null = null
    const kinds = [60, 70, 80, 90, 100, 110].map((kg, at) => {
      // the second has too many repetitions for an estimate
      const sets = [lift('a', kg, at === 1 ? 15 : 5), lift('b', kg, 5)]
      const records = recordsOf(at === 1 ? sets.slice(0, 1) : sets, before, 'epley')
      before = bestsWith(before, at === 1 ? sets.slice(0, 1) : sets, 'epley')
      return [...new Set(records.map(({ kind }) => kind))]
    })
    expect(kinds).toEqual([[], [], [], [], ['load'], ['load', 'e1rm', 'volume']])
    expect(before).toMatchObject({ times: { load: 6, e1rm: 5, volume: 6 } })
  })

  test('what was done once is no record the second time', () => {
    const set = fc.record({ kg: fc.integer({ min: 0, max: 40 }).map(steps => steps * 2.5), reps: fc.integer({ min: 1, max: 15 }) })
    fc.assert(
      fc.property(fc.array(set, { minLength: 1, maxLength: 20 }), sets => {
        const lifts = sets.map(({ kg, reps }, index) => lift(String(index), kg, reps))
        const after = oftenBefore(lifts)
        expect(recordsOf(lifts, after, 'epley')).toEqual([])
        expect({ ...bestsWith(after, lifts, 'epley'), times: after.times }).toEqual(after)
        for (const [index, { kg, reps }] of after.repsAtLoads.entries()) {
          expect(after.repsAtLoads.some((other, at) => at !== index && other.kg >= kg && other.reps >= reps)).toBe(false)
        }
      }),
      runs,
    )
  })
})
