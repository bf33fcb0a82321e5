import { activityLevels, desirableWeightFormulas, larnLevels, type ActivityLevel } from '@allenio/contract/macros'
import { describe, expect, test } from 'vitest'
import { ageOn } from '@allenio/domain/clients'
import { activityFactors, bodyMassIndex, desirableWeight, healthyWeights, metabolicRate, totalEnergy } from './index.ts'

describe('the energy of a day', () => {
  test.each([
    ['sedentary', 2136],
    ['lightly active', 2447.5],
    ['moderately active', 2607.7],
    ['active', 2759],
    ['very active', 3070.5],
    ['extremely active', 3382],
    ['LARN sedentary', 2581],
    ['LARN moderately active', 2848],
    ['LARN active', 3115],
    ['LARN very active', 3738],
  ] as const)('of 1780 kcal at rest, %s, is %d', (activityLevel, tdee) => {
    const factor = activityFactors[activityLevel]
    expect(totalEnergy({ bmr: 1780, activityLevel })).toEqual({ tdee, inputs: { bmr: 1780, activityLevel, factor } })
  })

  test('levels rise within each family', () => {
    expect(Object.keys(activityFactors)).toEqual(activityLevels)
    const isLarn = (level: ActivityLevel) => larnLevels.some(each => each === level)
    for (const levels of [activityLevels.filter(level => !isLarn(level)), larnLevels]) {
      const factors = levels.map(level => activityFactors[level])
      expect(factors).toEqual([...factors].sort((one, other) => one - other))
    }
  })

  test.each([
    [undefined, null, ['bmr', 'activityLevel']],
    [0, 'active', ['bmr']],
    [-1, 'active', ['bmr']],
    [Number.NaN, 'active', ['bmr']],
    [1780, '', ['activityLevel']],
    [1780, 'toString', ['activityLevel']],
  ])('of %o kcal and "%s" lacks %j', (bmr, level, missingValues) =>
    expect(totalEnergy({ bmr, activityLevel: level as ActivityLevel })).toEqual({ missingValues }),
  )
})

describe('the body mass index', () => {
  test.each([
    [80, 180, 24.69, 'normal'],
    [59.93, 180, 18.5, 'underweight'],
    [59.94, 180, 18.5, 'normal'],
    [80.99, 180, 25, 'normal'],
    [81, 180, 25, 'overweight'],
    [97.19, 180, 30, 'overweight'],
    [97.2, 180, 30, 'obesity 1'],
    [113.39, 180, 35, 'obesity 1'],
    [113.4, 180, 35, 'obesity 2'],
    [129.59, 180, 40, 'obesity 2'],
    [129.6, 180, 40, 'obesity 3'],
    // the quotient is 24.999999999999996 in binary
    [50.41, 142, 25, 'overweight'],
  ])('of %d kg and %d cm is %d, %s', (weight, height, bmi, bodyMassClass) => {
    expect(bodyMassIndex({ weight, height, age: 30 })).toEqual({ bmi, bodyMassClass, inputs: { weight, height } })
  })

  test.each([
    [18, 'underweight'],
    [17.99, null],
    [-1, null],
    ['', null],
    [null, null],
    [undefined, null],
  ] as const)('at the age of %s has the class %s', (age, bodyMassClass) =>
    expect(bodyMassIndex({ weight: 40, height: 150, age })).toEqual({ bmi: 17.78, bodyMassClass, inputs: { weight: 40, height: 150 } }),
  )

  test('is healthy for adults alone', () =>
    expect(healthyWeights({ weight: 40, height: 150, age: 17 })).toEqual({ error: 'age out of range', minimum: '18+' }))

  test('says what it lacks', () => {
    expect(bodyMassIndex({ gender: 'male' })).toEqual({ missingValues: ['weight', 'height'] })
    expect(bodyMassIndex({ weight: 1e9, height: 1e-300, age: 30 })).toEqual({ missingValues: ['height'] })
    expect(healthyWeights({ weight: 80 })).toEqual({ missingValues: ['height', 'age'] })
  })

  test('is healthy from 18.5 to 24.9', () => {
    expect(healthyWeights({ height: 180, weight: 80, age: 30 })).toEqual({ from: 59.94, to: 80.68, inputs: { height: 180, age: 30 } })
  })
})

describe('the desirable weight', () => {
  const man = { height: 180, gender: 'male', age: 30 } as const
  const woman = { height: 165, gender: 'female', age: 30 } as const

  test.each([
    ['LORENTZ', 72.5, 57.5, ['height', 'gender']],
    ['BROCA', 80, 61, ['height', 'gender']],
    ['BERTHEAN', 79, 67, ['height', 'age']],
    ['PERRAULT', 74.7, 61.2, ['height', 'age']],
    ['VAN_DER_VAEL', 72.5, 59, ['height', 'gender']],
    ['KEYS', 71.6, 56.08, ['height', 'gender']],
    ['TRAVIA', 74.66, 59.48, ['height']],
    ['BMI_22_5', 72.9, 61.26, ['height']],
    ['DEVINE', 74.99, 56.91, ['height', 'gender']],
  ] as const)('by %s is %d kg for a man of 180 cm and %d for a woman of 165', (formula, male, female, fields) => {
    const inputsOf = (person: typeof man | typeof woman) => Object.fromEntries(fields.map(field => [field, person[field]]))
    expect(desirableWeight(formula, { ...man, weight: 90 })).toEqual({ kg: male, inputs: inputsOf(man) })
    expect(desirableWeight(formula, { ...woman, weight: 90 })).toEqual({ kg: female, inputs: inputsOf(woman) })
    expect(desirableWeight(formula, {})).toEqual({ missingValues: fields })
  })

  test('is listed whole, and nothing else is a formula of it', () => {
    expect(desirableWeightFormulas).toHaveLength(9)
    expect(desirableWeight('toString', man)).toEqual({ error: 'invalid formula' })
    expect(desirableWeight('PERRAULT', { height: 180, age: -1 })).toEqual({ missingValues: ['age'] })
  })

  test('of a height that is not one of these people is computed all the same', () => {
    expect(desirableWeight('BROCA', { ...man, height: 95 })).toMatchObject({ kg: -5 })
    expect(desirableWeight('BROCA', { ...man, height: 99.999 })).toMatchObject({ kg: 0 })
  })
})

test.each([
  ['2008-05-10', '2026-05-09', { error: 'age out of range', minimum: '18+' }],
  ['2008-05-10', '2026-05-10', { bmr: 1523.86 }],
  ['2008-02-29', '2026-02-28', { error: 'age out of range', minimum: '18+' }],
  ['2008-02-29', '2026-03-01', { bmr: 1523.86 }],
])('born on %s, a woman has on %s by the years completed', (birthDate, day, answer) => {
  expect(metabolicRate('SCHOFIELD', { weight: 70, gender: 'female', age: ageOn(birthDate, day) })).toEqual(answer)
})
