import { bodyFatFormulas, foldFields } from '@allenio/contract/visits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { bodyFat, bodyFatFields, bodyFatReading, isMadeForOthers, type BodyField, type BodyInputs } from '../index.ts'

const folds = Object.fromEntries(foldFields.map(fold => [fold, 15])) as Record<(typeof foldFields)[number], number>
const body = { ...folds, gender: 'male', age: 40 } as const satisfies BodyInputs
const fatOf = (formula: string, inputs: BodyInputs) => {
  const answer = bodyFat(formula, inputs)
  return 'fatMassPerc' in answer ? Number(answer.fatMassPerc) : undefined
}

describe('the bands of Durnin and Womersley', () => {
  // four folds of 15 mm, worked out apart from the code, from the published coefficients
  test.each([
    [17, 19.99, 21.44, 28.57],
    [20, 29.99, 21.11, 29.46],
    [30, 39.99, 23.47, 30.62],
    [40, 49.99, 27.09, 33.17],
    [50, 119.9, 29.2, 35.67],
  ])('from %d to %d', (first, last, male, female) => {
    for (const age of [first, last]) {
      expect(fatOf('DURNIN_WOMERSLEY', { ...body, age })).toBe(male)
      expect(fatOf('DURNIN_WOMERSLEY', { ...body, gender: 'female', age })).toBe(female)
    }
  })

  test('begin at 17 for men and at 16 for women', () => {
    for (const age of [16.99, 16, 0, -1]) {
      expect(bodyFat('DURNIN_WOMERSLEY', { ...body, age })).toEqual({ error: 'age out of range', minimum: '17+' })
    }
    for (const age of [15.99, 0, -1]) {
      expect(bodyFat('DURNIN_WOMERSLEY', { ...body, gender: 'female', age })).toEqual({ error: 'age out of range', minimum: '16+' })
    }
    expect(fatOf('DURNIN_WOMERSLEY', { ...body, gender: 'female', age: 16 })).toBe(28.57)
  })

  test('are the only limit of age', () => {
    for (const formula of bodyFatFormulas.filter(each => each !== 'DURNIN_WOMERSLEY')) {
      for (const age of [0, 3, 110]) expect(fatOf(formula, { ...body, age })).toBeTypeOf('number')
    }
  })
})

describe('missing fields', () => {
  const four = ['triceps_fold', 'biceps_fold', 'subscapular_fold', 'suprailiac_fold'] as const
  const jackson7 = ['axillary_fold', 'triceps_fold', 'subscapular_fold', 'abdominal_fold', 'suprailiac_fold', 'thigh_fold'] as const
  const withers = ['biceps_fold', 'suprailiac_fold', 'abdominal_fold', 'thigh_fold', 'calf_fold'] as const

  test.each([
    ['DURNIN_WOMERSLEY', 'male', [...four, 'gender', 'age']],
    ['DURNIN_WOMERSLEY', 'female', [...four, 'gender', 'age']],
    ['SLOAN', 'male', ['thigh_fold', 'subscapular_fold', 'gender']],
    ['SLOAN', 'female', ['suprailiac_fold', 'triceps_fold', 'gender']],
    ['JACKSON_3_SKINFOLDS', 'male', ['breastplate', 'abdominal_fold', 'thigh_fold', 'gender', 'age']],
    ['JACKSON_3_SKINFOLDS', 'female', ['triceps_fold', 'suprailiac_fold', 'thigh_fold', 'gender', 'age']],
    ['JACKSON_4_SKINFOLDS', 'male', ['abdominal_fold', 'suprailiac_fold', 'triceps_fold', 'thigh_fold', 'gender', 'age']],
    ['JACKSON_7_SKINFOLDS', 'female', ['breastplate', ...jackson7, 'gender', 'age']],
    ['LOHMAN', 'male', ['triceps_fold', 'subscapular_fold', 'gender']],
    ['FAULKNER_4_SKINFOLDS', 'female', ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'abdominal_fold', 'gender']],
    [
      'YUHASZ_6_SKINFOLDS',
      'male',
      ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'abdominal_fold', 'thigh_fold', 'calf_fold', 'gender'],
    ],
    ['WITHERS', 'male', ['triceps_fold', 'subscapular_fold', ...withers, 'gender']],
    ['WITHERS', 'female', ['triceps_fold', 'subscapular_fold', ...withers, 'gender']],
    ['HEATH_CARTER', 'female', ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'thigh_fold', 'calf_fold', 'gender']],
  ] as const)('%s of a %s body needs %j', (formula, gender, fields) => {
    expect(bodyFatFields(formula, gender)).toEqual(fields)
    expect(bodyFat(formula, { gender })).toEqual({ missingValues: fields.filter(field => field !== 'gender') })
    const whole: BodyInputs = { ...body, gender }
    const only: BodyInputs = Object.fromEntries(fields.map(field => [field, whole[field]]))
    expect(fatOf(formula, only)).toBeTypeOf('number')
    expect(bodyFat(formula, only)).toEqual(bodyFat(formula, whole))
    for (const field of fields) {
      for (const nothing of [null, '', undefined] as const) {
        expect(bodyFat(formula, { ...whole, [field]: nothing })).toEqual({ missingValues: [field] })
      }
    }
  })

  test('of an unknown sex are those that both sexes need', () => {
    expect(bodyFat('SLOAN', {})).toEqual({ missingValues: ['gender'] })
    expect(bodyFat('JACKSON_3_SKINFOLDS', { triceps_fold: 12 })).toEqual({ missingValues: ['thigh_fold', 'gender', 'age'] })
    expect(bodyFat('LOHMAN', {})).toEqual({ missingValues: ['triceps_fold', 'subscapular_fold', 'gender'] })
    expect(bodyFat('LOHMAN', { ...folds, gender: 'other' as 'male' })).toEqual({ missingValues: ['gender'] })
  })

  test.each([['twelve'], [Number.NaN], [Infinity], [1e300], [0], [-0], [-12], [1e-300]])('a fold of %o is one', fold =>
    expect(bodyFat('LOHMAN', { ...body, triceps_fold: fold } as BodyInputs)).toEqual({ missingValues: ['triceps_fold'] }),
  )

  test('are reported before an age that is too low', () => {
    expect(bodyFat('DURNIN_WOMERSLEY', { ...body, biceps_fold: 0, age: 12 })).toEqual({ missingValues: ['biceps_fold'] })
    expect(bodyFat('JACKSON_7_SKINFOLDS', { ...body, age: -1 })).toEqual({ missingValues: ['age'] })
  })
})

test.each([['Sloan'], [''], ['toString'], ['__proto__'], ['MOLNAR'], ['JACKSON_5_SKINFOLDS']])('%o is no formula of folds', formula => {
  expect(bodyFat(formula, body)).toEqual({ error: 'invalid formula' })
  expect(bodyFat(formula, {})).toEqual({ error: 'invalid formula' })
})

test('a typed share is not computed', () => expect(bodyFat('MANUAL', body)).toEqual({}))

test('half a hundredth is rounded up, and the lean mass is the rest', () => {
  // 0.153 × 81 + 5.783 = 18.176, and 0.213 × 75 + 7.9 = 23.875, of which both shares would be rounded up
  expect(bodyFat('FAULKNER_4_SKINFOLDS', { ...body, triceps_fold: 36 })).toEqual({ fatMassPerc: '18.18', fatFreeMassPerc: '81.82' })
  expect(bodyFat('FAULKNER_4_SKINFOLDS', { ...body, gender: 'female', triceps_fold: 30 })).toEqual({
    fatMassPerc: '23.88',
    fatFreeMassPerc: '76.12',
  })
})

test('nothing is clamped', () => {
  const thin = Object.fromEntries(foldFields.map(fold => [fold, 0.5]))
  expect(fatOf('LOHMAN', { ...body, ...thin })).toBe(-3.06)
  expect(fatOf('FAULKNER_4_SKINFOLDS', { ...body, gender: 'female', triceps_fold: 300 })).toBe(81.39)
})

test('a density of nothing divides nothing', () => {
  // 1.0988 / 0.0004 mm: no body has such folds, and a fat of some number is better than none
  const sum = { ...body, triceps_fold: 2747 - 6 * 15 }
  expect(Number.isFinite(fatOf('WITHERS', sum))).toBe(true)
})

// saved results name their reading: whoever changes a coefficient changes this id, too
test('each formula has a reading with an id, and says for whom it was made', () => {
  expect(
    bodyFatFormulas.map(formula => bodyFatReading(formula)).map(reading => [reading.id, isMadeForOthers(reading, { age: 30 })]),
  ).toEqual([
    ['durnin-womersley-1974', false],
    ['sloan-1967-1962', false],
    ['jackson-3-1978-1980', false],
    ['jackson-4-1985-percent', false],
    ['jackson-7-1978-1980', false],
    ['lohman-boileau-1985', true],
    ['faulkner-4-1968-both-lines', true],
    ['yuhasz-6-carter-1982', true],
    ['withers-1987-seven-and-four', true],
    ['heath-carter-yuhasz-1982', true],
  ])
})

test.each([
  ['LOHMAN', 7.9, true],
  ['LOHMAN', 8, false],
  ['LOHMAN', 17.9, false],
  ['LOHMAN', 18, true],
  ['LOHMAN', null, true],
  ['WITHERS', 11, true],
  ['SLOAN', 11, false],
] as const)('%s at %o years is made for others: %o', (formula, age, isForOthers) => {
  expect(isMadeForOthers(bodyFatReading(formula), { age })).toBe(isForOthers)
})

describe('of any body', () => {
  const anything = fc.oneof(fc.double(), fc.constantFrom(undefined, null, '', 'x', 0, -0, 3, 16, 17, 56.25, 1e9, 2747))
  const figures = Object.fromEntries([...foldFields, 'weight', 'height', 'fat_free_mass_perc', 'age'].map(field => [field, anything]))
  /** Forms and tables hold anything, which the types cannot say. */
  const anyBody = fc.record(
    { ...figures, gender: fc.constantFrom('male', 'female', '', null, 'x') },
    { requiredKeys: [] },
  ) as fc.Arbitrary<BodyInputs>
  const fold = fc.double({ min: 0.2, max: 100, noNaN: true })
  const saneBody = fc.record({
    ...(Object.fromEntries(foldFields.map(field => [field, fold])) as Record<(typeof foldFields)[number], typeof fold>),
    gender: fc.constantFrom('male' as const, 'female' as const),
    age: fc.double({ min: 0, max: 120, noNaN: true }),
  })

  describe.each(bodyFatFormulas)('%s', formula => {
    test('is not changed by fields that it does not need', () => {
      fc.assert(
        fc.property(saneBody, anyBody, (inputs, others) => {
          const needed: readonly BodyField[] = bodyFatFields(formula, inputs.gender)
          const unneeded = Object.entries(others).filter(([field]) => field !== 'gender' && !needed.some(each => each === field))
          expect(bodyFat(formula, { ...inputs, ...Object.fromEntries(unneeded) })).toEqual(bodyFat(formula, inputs))
        }),
        runs,
      )
    })

    test('is two shares of two decimals that make 100, or has one reason to be none', () => {
      fc.assert(
        fc.property(fc.oneof(saneBody, anyBody), inputs => {
          const answer = bodyFat(formula, inputs)
          if ('fatMassPerc' in answer) {
            for (const share of [answer.fatMassPerc, answer.fatFreeMassPerc]) {
              expect(share).toMatch(/^-?\d+\.\d{2}$/)
              expect(share).not.toBe('-0.00')
            }
            // hundredths are summed as integers: beyond any body they are too large for a binary fraction
            const hundredths = [answer.fatMassPerc, answer.fatFreeMassPerc].map(share => Number(share.replace('.', '')))
            if (hundredths.every(Number.isSafeInteger)) expect(hundredths.reduce((sum, each) => sum + each, 0)).toBe(10_000)
          } else if ('missingValues' in answer) {
            expect(answer.missingValues).not.toEqual([])
            const needed = bodyFatFields(formula, inputs.gender === 'female' ? 'female' : 'male')
            expect(answer.missingValues).toEqual(needed.filter(field => answer.missingValues.includes(field)))
          } else {
            expect(answer).toEqual({ error: 'age out of range', minimum: inputs.gender === 'female' ? '16+' : '17+' })
          }
        }),
        runs,
      )
    })

    // the sums at which the parabolas turn; the others rise for ever
    const turns: Partial<Record<string, Record<'male' | 'female', number>>> = {
      JACKSON_3_SKINFOLDS: { male: 258.3, female: 215.8 },
      JACKSON_4_SKINFOLDS: { male: 292.9, female: 344.9 },
      JACKSON_7_SKINFOLDS: { male: 395.4, female: 419.3 },
      LOHMAN: { male: 56.25, female: 56.25 },
    }

    test('rises with each fold that it takes, as far as its parabola does', () => {
      fc.assert(
        fc.property(saneBody, fc.nat(8), fc.double({ min: 0.2, max: 40, noNaN: true }), (inputs, index, more) => {
          const taken = foldFields.filter(field => bodyFatFields(formula, inputs.gender).includes(field))
          const grown = taken[index % taken.length] ?? 'triceps_fold'
          const thicker = { ...inputs, [grown]: inputs[grown] + more }
          fc.pre(taken.reduce((sum, field) => sum + thicker[field], 0) <= (turns[formula]?.[inputs.gender] ?? Infinity))
          const [lean, fat] = [fatOf(formula, inputs), fatOf(formula, thicker)]
          if (lean === undefined || fat === undefined) expect(fat).toBe(lean)
          else expect(fat).toBeGreaterThanOrEqual(lean)
        }),
        runs,
      )
    })
  })
})
