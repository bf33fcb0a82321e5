import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { bodySurface, bodyWater, navyBodyFat, waistToHeight, waistToHips, type BodyInputs } from '../index.ts'

const man = { gender: 'male', age: 30, weight: 80, height: 180, waist: 84, navel: 85, hips: 100, neck: 38 } as const satisfies BodyInputs
const woman = { gender: 'female', weight: 60, height: 165, waist: 72, hips: 96, neck: 33 } as const satisfies BodyInputs

describe('the waist', () => {
  test.each([
    ['male', 89.9, 0.9, false],
    ['male', 90, 0.9, true],
    ['female', 84.9, 0.85, false],
    ['female', 85, 0.85, true],
  ] as const)('of a %s body, of %d cm by hips of 100, is %d: raised %s', (gender, waist, ratio, isRaised) =>
    expect(waistToHips({ gender, waist, hips: 100, height: 170 })).toEqual({ ratio, isRaised, inputs: { waist, hips: 100 } }),
  )

  test.each([
    [89.9, false],
    [90, true],
  ])('of %d cm by a height of 180 is half: raised %s', (waist, isRaised) =>
    expect(waistToHeight({ ...man, waist })).toEqual({ ratio: 0.5, isRaised, inputs: { waist, height: 180 } }),
  )

  test('has a ratio to the hips without a sex, too, and is not judged by it then', () =>
    expect(waistToHips({ waist: 90, hips: 100 })).toEqual({ ratio: 0.9, isRaised: undefined, inputs: { waist: 90, hips: 100 } }))

  test('lacks what was not measured', () => {
    expect(waistToHips({ waist: 80 })).toEqual({ missingValues: ['hips'] })
    expect(waistToHeight({ ...man, waist: 0 })).toEqual({ missingValues: ['waist'] })
  })
})

describe('fat by girths', () => {
  test('is 16.44 % of a man of 178 cm with 85 at the navel and a neck of 38', () =>
    expect(navyBodyFat({ ...man, height: 178 })).toEqual({
      fatMassPerc: '16.44',
      fatFreeMassPerc: '83.56',
      inputs: { navel: 85, neck: 38, height: 178, gender: 'male' },
    }))

  test('is 25.89 % of a woman of 165 cm with a waist of 72, hips of 96 and a neck of 33', () =>
    expect(navyBodyFat(woman)).toEqual({
      fatMassPerc: '25.89',
      fatFreeMassPerc: '74.11',
      inputs: { waist: 72, hips: 96, neck: 33, height: 165, gender: 'female' },
    }))

  test('is none where the girths contradict each other', () => {
    for (const navel of [38, 37]) expect(navyBodyFat({ ...man, navel })).toEqual({ error: 'girths contradict' })
    expect(navyBodyFat({ ...woman, neck: 168 })).toEqual({ error: 'girths contradict' })
    expect(navyBodyFat({ ...woman, waist: 1e9, height: 1 })).toEqual({ error: 'girths contradict' })
  })

  test('lacks what was not measured', () => {
    expect(navyBodyFat({})).toEqual({ missingValues: ['neck', 'height', 'gender'] })
    expect(navyBodyFat({ gender: 'male' })).toEqual({ missingValues: ['navel', 'neck', 'height'] })
    expect(navyBodyFat({ gender: 'female', neck: 33 })).toEqual({ missingValues: ['waist', 'hips', 'height'] })
  })
})

describe('surface and water', () => {
  test('of a man of 80 kg and 180 cm', () => {
    expect(bodySurface(man)).toEqual({ squareMetres: 2, inputs: { weight: 80, height: 180 } })
    expect(bodyWater(man)).toEqual({ litres: 45.82, inputs: { weight: 80, height: 180, gender: 'male', age: 30 } })
  })

  test('of a woman of 60 kg and 165 cm, at any age', () => {
    const answer = { litres: 30.34, inputs: { weight: 60, height: 165, gender: 'female' } }
    expect(bodyWater(woman)).toEqual(answer)
    expect(bodyWater({ ...woman, age: 90 })).toEqual(answer)
  })

  test('lack what was not measured', () => {
    expect(bodySurface({ weight: 80 })).toEqual({ missingValues: ['height'] })
    expect(bodyWater({ weight: 80 })).toEqual({ missingValues: ['height', 'gender'] })
    expect(bodyWater({ ...man, age: null })).toEqual({ missingValues: ['age'] })
  })
})

test('of any body each has a figure or a reason', () => {
  const anything = fc.oneof(fc.double(), fc.constantFrom(undefined, null, '', 'x', 0, -0, 38, 85, 1e9))
  const fields = Object.fromEntries(['age', 'weight', 'height', 'waist', 'navel', 'hips', 'neck'].map(field => [field, anything]))
  const anyBody = fc.record(
    { ...fields, gender: fc.constantFrom('male', 'female', '', null) },
    { requiredKeys: [] },
    // a form holds anything, which the types cannot say
  ) as fc.Arbitrary<BodyInputs>
  fc.assert(
    fc.property(anyBody, inputs => {
      for (const compute of [waistToHips, waistToHeight, navyBodyFat, bodySurface, bodyWater]) {
        const answer = compute(inputs)
        expect(Object.keys(answer)).not.toEqual([])
        expect(JSON.stringify(answer)).not.toMatch(/null|NaN|Infinity|"-0\.00"/)
      }
    }),
    runs,
  )
})
