import { metabolicFormulas } from '@allenio/contract/macros'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { metabolicFields, metabolicRate, metabolicReading, type BodyField, type BodyInputs } from '../index.ts'

const computedFormulas = metabolicFormulas.filter(formula => formula !== 'MANUAL')
const body = { weight: 70, height: 170, fat_free_mass_perc: 80, gender: 'male', age: 40 } as const satisfies BodyInputs
const bmrOf = (formula: string, inputs: BodyInputs) => {
  const answer = metabolicRate(formula, inputs)
  return 'bmr' in answer ? answer.bmr : undefined
}

describe('bands of age', () => {
  // 70 kg and 170 cm, computed on paper from the published coefficients: the first and last age of each band, men and women
  test.each([
    ['MOLNAR', 3, 9.99, 2084, 2074],
    ['MOLNAR', 10, 17.99, 1876, 1600],
    ['MOLNAR', 18, 29.99, 1750, 1525],
    ['MOLNAR', 30, 59.99, 1691, 1438],
    ['MOLNAR', 60, 119.9, 1432, 1331],
    ['FAO_WHO_UNU', 18, 29.99, 1750, 1525],
    ['FAO_WHO_UNU', 30, 59.99, 1691, 1438],
    ['FAO_WHO_UNU', 60, 119.9, 1432, 1331],
    ['SCHOFIELD', 18, 29.99, 1746.19, 1523.86],
    ['SCHOFIELD', 30, 59.99, 1676.14, 1414.42],
    ['SCHOFIELD', 60, 119.9, 1407.47, 1294.24],
    ['HENRY_OXFORD', 18, 29.99, 1653.1, 1491.5],
    ['HENRY_OXFORD', 30, 59.99, 1580.7, 1414.4],
    ['HENRY_OXFORD', 60, 119.9, 1461.7, 1322.8],
  ])('%s from %d to %d', (formula, first, last, male, female) => {
    for (const age of [first, last]) {
      expect(metabolicRate(formula, { ...body, gender: 'male', age })).toEqual({ bmr: male })
      expect(metabolicRate(formula, { ...body, gender: 'female', age })).toEqual({ bmr: female })
    }
  })

  test.each([
    ['MOLNAR', '3+', [2.99, 0, -1]],
    ['FAO_WHO_UNU', '18+', [17.99, 3, 0, -1]],
    ['SCHOFIELD', '18+', [17.99, 3, 0, -1]],
    ['HENRY_OXFORD', '18+', [17.99, 3, 0, -1]],
  ])('%s is for %s', (formula, minimum, ages) => {
    for (const age of ages) expect(metabolicRate(formula, { ...body, age })).toEqual({ error: 'age out of range', minimum })
  })

  test('the equations of Harris and Benedict, and of Mifflin, have no limit', () => {
    expect(metabolicRate('MIFFLIN_ST_JEOR', { ...body, age: 0 })).toEqual({ bmr: 1767.5 })
    expect(metabolicRate('MIFFLIN_ST_JEOR', { ...body, age: 0.5 })).toEqual({ bmr: 1765 })
    expect(metabolicRate('HARRIS_BENEDICT', { ...body, age: 0 })).toEqual({ bmr: 1879.65 })
    expect(metabolicRate('HARRIS_BENEDICT', { ...body, age: -1 })).toEqual({ missingValues: ['age'] })
  })
})

describe('missing fields', () => {
  test.each([
    ['MOLNAR', ['weight', 'gender', 'age']],
    ['FAO_WHO_UNU', ['weight', 'gender', 'age']],
    ['SCHOFIELD', ['weight', 'gender', 'age']],
    ['HARRIS_BENEDICT', ['weight', 'height', 'gender', 'age']],
    ['HENRY_OXFORD', ['weight', 'height', 'gender', 'age']],
    ['MIFFLIN_ST_JEOR', ['weight', 'height', 'gender', 'age']],
    ['GRANDE_AND_KEYS', ['weight', 'height', 'gender']],
    ['KATCH_MCARDLE', ['weight', 'fat_free_mass_perc']],
  ] as const)('%s needs %j', (formula, fields) => {
    expect(metabolicFields(formula)).toEqual(fields)
    expect(metabolicRate(formula, {})).toEqual({ missingValues: fields })
    const only: BodyInputs = Object.fromEntries(fields.map(field => [field, body[field]]))
    expect(metabolicRate(formula, only)).toEqual(metabolicRate(formula, body))
    for (const field of fields) expect(metabolicRate(formula, { ...body, [field]: null })).toEqual({ missingValues: [field] })
  })

  test.each([[undefined], [null], [''], ['eighty'], [Number.NaN], [Infinity], [-Infinity], [1e300], [0], [-0], [-80], [1e-300]])(
    'a weight of %o is one',
    weight => expect(metabolicRate('KATCH_MCARDLE', { ...body, weight } as BodyInputs)).toEqual({ missingValues: ['weight'] }),
  )

  test.each([[undefined], [null], [''], ['other'], [1]])('a sex of %o is missing', gender =>
    expect(metabolicRate('GRANDE_AND_KEYS', { ...body, gender } as BodyInputs)).toEqual({ missingValues: ['gender'] }),
  )

  test('are reported before an age that is too low', () => {
    expect(metabolicRate('SCHOFIELD', { gender: 'male', age: 12 })).toEqual({ missingValues: ['weight'] })
    expect(metabolicRate('HENRY_OXFORD', { weight: 40, gender: 'male', age: -1 })).toEqual({ missingValues: ['height'] })
  })
})

test.each([['Mifflin_St_Jeor'], [''], ['toString'], ['__proto__'], ['DURNIN_WOMERSLEY']])('%o is no metabolic formula', formula =>
  expect(metabolicRate(formula, body)).toEqual({ error: 'invalid formula' }),
)

test('a typed rate is not computed', () => {
  expect(metabolicRate('MANUAL', body)).toEqual({})
  expect(metabolicFields('MANUAL')).toEqual([])
})

test('half a hundredth is rounded up, whatever binary fractions make of it', () => {
  // 15.3 × 31.65 + 679 = 1163.245, which is a little less in binary
  expect(bmrOf('FAO_WHO_UNU', { weight: 31.65, gender: 'male', age: 20 })).toBe(1163.25)
})

test('a result is never clamped to a range', () => {
  expect(bmrOf('MIFFLIN_ST_JEOR', { weight: 1, height: 1, gender: 'female', age: 90 })).toBe(-594.75)
  expect(bmrOf('KATCH_MCARDLE', { weight: 100, fat_free_mass_perc: 120 })).toBe(2962)
})

// saved rates name their reading: whoever changes a coefficient changes this id, too
test('each formula has a reading with an id', () => {
  expect(Object.fromEntries(computedFormulas.map(formula => [formula, metabolicReading(formula).id]))).toEqual({
    MOLNAR: 'molnar-fao-1985',
    FAO_WHO_UNU: 'fao-who-unu-1985',
    SCHOFIELD: 'schofield-1985-weight',
    HARRIS_BENEDICT: 'harris-benedict-1919',
    HENRY_OXFORD: 'henry-oxford-2005-weight-height',
    MIFFLIN_ST_JEOR: 'mifflin-st-jeor-1990',
    GRANDE_AND_KEYS: 'grande-and-keys-boer-1984',
    KATCH_MCARDLE: 'katch-mcardle-1991',
  })
})

describe('of any body', () => {
  const allFields = [
    'weight',
    'height',
    'fat_free_mass_perc',
    'triceps_fold',
    'biceps_fold',
    'subscapular_fold',
    'suprailiac_fold',
  ] as const
  const otherFields = ['abdominal_fold', 'thigh_fold', 'calf_fold', 'axillary_fold', 'breastplate', 'age'] as const
  const anything = fc.oneof(fc.double(), fc.constantFrom(undefined, null, '', 'x', 0, -0, 3, 18, 30, 60, 1e9))
  const figures = Object.fromEntries([...allFields, ...otherFields].map(field => [field, anything]))
  /** Forms and tables hold anything, which the types cannot say. */
  const anyBody = fc.record(
    { ...figures, gender: fc.constantFrom('male', 'female', '', null, 'x') },
    { requiredKeys: [] },
  ) as fc.Arbitrary<BodyInputs>
  const saneBody = fc.record({
    weight: fc.double({ min: 2, max: 400, noNaN: true }),
    height: fc.double({ min: 30, max: 260, noNaN: true }),
    fat_free_mass_perc: fc.double({ min: 20, max: 98, noNaN: true }),
    gender: fc.constantFrom('male' as const, 'female' as const),
    age: fc.double({ min: 0, max: 120, noNaN: true }),
  })

  describe.each(computedFormulas)('%s', formula => {
    const needed: readonly BodyField[] = metabolicFields(formula)

    test('is not changed by fields that it does not need', () => {
      fc.assert(
        fc.property(fc.oneof(saneBody, anyBody), anyBody, (inputs, others) => {
          const unneeded = Object.entries(others).filter(([field]) => !needed.some(each => each === field))
          expect(metabolicRate(formula, { ...inputs, ...Object.fromEntries(unneeded) })).toEqual(metabolicRate(formula, inputs))
        }),
        runs,
      )
    })

    test('is a number of two decimals, or has one reason to be none', () => {
      fc.assert(
        fc.property(fc.oneof(saneBody, anyBody), inputs => {
          const answer = metabolicRate(formula, inputs)
          if ('bmr' in answer) {
            expect(Number.isFinite(answer.bmr)).toBe(true)
            expect(Object.is(answer.bmr, -0)).toBe(false)
            expect(answer.bmr.toFixed(2)).not.toBe('-0.00')
            expect(answer.bmr).toBe(Number(answer.bmr.toFixed(2)))
          } else if ('missingValues' in answer) {
            expect(answer.missingValues).not.toEqual([])
            expect(answer.missingValues).toEqual(needed.filter(field => answer.missingValues.includes(field)))
          } else {
            expect(answer).toEqual({ error: 'age out of range', minimum: formula === 'MOLNAR' ? '3+' : '18+' })
          }
        }),
        runs,
      )
    })

    test('rises with the weight', () => {
      fc.assert(
        fc.property(saneBody, fc.double({ min: 0.1, max: 100, noNaN: true }), (inputs, more) => {
          const [lighter, heavier] = [bmrOf(formula, inputs), bmrOf(formula, { ...inputs, weight: inputs.weight + more })]
          if (lighter === undefined || heavier === undefined) expect(heavier).toBe(lighter)
          else expect(heavier).toBeGreaterThan(lighter)
        }),
        runs,
      )
    })
  })
})
