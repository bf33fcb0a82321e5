import { nutrientCodes } from '@allenio/contract/aliments'
import { describe, expect, test } from 'vitest'
import type { NutrientTotal } from '@allenio/domain/aliments'
import { equivalentTotal, judgeReference, referenceIntake, type IntakePerson, type IntakeSet } from './index.ts'
import { intakeTable } from './table.ts'

const woman: IntakePerson = { sex: 'female', ageMonths: 34 * 12, state: null }
const man: IntakePerson = { sex: 'male', ageMonths: 40 * 12, state: null }

const find = (
  code: string,
  { set = 'LARN', person = woman, weightKg = 62, kcal = 1850 }: Partial<Parameters<typeof referenceIntake>[1]> = {},
) => referenceIntake(code, { set, person, weightKg, kcal })

const complete = (amount: number | null): NutrientTotal => ({ amount, roundedAmount: amount, coverage: 1, isComplete: true })

test('the table names nutrients of foods alone, and each value is a number with its ages', () => {
  const codes: readonly string[] = nutrientCodes
  for (const [code, text] of Object.entries(intakeTable)) {
    expect(codes).toContain(code)
    for (const line of text.trim().split('\n')) {
      expect(line.trim()).toMatch(/^(LARN|EFSA) (PRI|AI|RI_MIN|RI_MAX|SDT|UL) (any|m|f) \w+ per\w+|percent_energy/u)
      expect(line.trim().split(' ').slice(6).join(' ')).toMatch(/^(\d+-\d*=[\d.]+ ?)+$/u)
    }
  }
})

describe('the reference of a person', () => {
  test.each<[string, IntakeSet, IntakePerson, object | null]>([
    ['iron', 'LARN', woman, { target: 18, set: 'LARN', aim: 'reach' }],
    ['iron', 'EFSA', woman, { target: 16, set: 'EFSA' }],
    // without a record of it, the menopause counts from 51 years
    ['iron', 'LARN', { ...woman, ageMonths: 51 * 12 }, { target: 10 }],
    ['iron', 'LARN', { ...woman, state: 'pregnancy' }, { target: 27 }],
    ['iron', 'LARN', man, { target: 10 }],
    ['sodium', 'LARN', woman, { aim: 'limit', target: null, reference: 2000 }],
    ['sodium', 'EFSA', woman, { aim: 'guide', target: null, reference: 2000 }],
    ['potassium', 'LARN', man, { aim: 'reach', target: 4500, prevention: null }],
    // so much prevents disease, beside what goes by energy
    ['fiber', 'LARN', woman, { aim: 'reach', prevention: 25 }],
    ['fiber', 'EFSA', woman, { aim: 'reach', prevention: null }],
    // the other set stands in
    ['omega_3_ala', 'LARN', woman, { set: 'EFSA' }],
    ['sugars', 'EFSA', woman, { set: 'LARN', aim: 'limit' }],
    // increments come on top of the row of the same person
    ['zinc', 'EFSA', { ...woman, state: 'pregnancy' }, { target: 9.3 + 1.6 }],
    ['water', 'LARN', { ...woman, state: 'lactation' }, { target: 2700 }],
    ['starch', 'LARN', woman, null],
    ['iron', 'LARN', { ...woman, ageMonths: 5 }, null],
  ])('%s by %s', (code, set, person, expected) => {
    const found = find(code, { set, person })
    if (expected === null) expect(found).toBeNull()
    else expect(found).toMatchObject(expected)
  })

  test('per energy and per kg need what they go by', () => {
    expect(find('fiber')?.target).toBeCloseTo(3 * 1850 * 0.004184, 6)
    expect(find('saturated_fat')?.reference).toBeCloseTo(185 / 9, 6)
    expect(find('sugars')?.reference).toBeCloseTo(277.5 / 4, 6)
    expect(find('fiber', { kcal: null })).toMatchObject({ target: null, lackingFact: 'energy' })
    const child: IntakePerson = { sex: 'male', ageMonths: 96, state: null }
    expect(find('caffeine', { set: 'EFSA', person: child, weightKg: 20 })?.ceilings).toEqual([
      { kind: 'safe level', amount: 60, set: 'EFSA' },
    ])
    expect(find('caffeine', { set: 'EFSA', person: child, weightKg: null })).toBeNull()
  })

  test('upper levels are of both sets, and never fall back from a state', () => {
    expect(
      find('calcium')
        ?.ceilings.map(({ set }) => set)
        .toSorted(),
    ).toEqual(['EFSA', 'LARN'])
    expect(find('copper', { set: 'EFSA', person: { ...woman, state: 'pregnancy' } })?.ceilings.filter(({ set }) => set === 'EFSA')).toEqual(
      [],
    )
  })
})

describe('a judgement', () => {
  test.each([
    ['iron', 9, { percent: 50, mark: 'amber', finding: 'below 70 %' }],
    ['iron', 18, { percent: 100, mark: null, finding: 'enough' }],
    // little of what is limited is no lack
    ['sodium', 800, { percent: 40, mark: null }],
    ['sodium', 2140, { percent: 107, mark: 'amber', finding: 'above ceiling' }],
    ['calcium', 2600, { mark: 'red' }],
  ])('%s with %s', (code, amount, expected) => {
    const intake = find(code)
    expect(intake && judgeReference(complete(amount), intake)).toMatchObject(expected)
  })
})

describe('equivalents', () => {
  const known: Record<string, number> = { retinol: 200, beta_carotene: 3000, alpha_carotene: 600, beta_cryptoxanthin: 600, tryptophan: 0.9 }
  const totalOf = (code: string) => complete(known[code] ?? null)

  test('carotenoids count twice as much as in the figures of foods', () => {
    expect(equivalentTotal(complete(500), 'retinol_equivalents', totalOf)).toMatchObject({ amount: 800, coverage: 1 })
  })

  test('tryptophan comes on top of niacin', () => {
    expect(equivalentTotal(complete(10), 'niacin_equivalents', totalOf).amount).toBeCloseTo(25, 9)
  })

  test('forms that are hardly known leave a lower bound', () => {
    const unknown = { amount: null, roundedAmount: null, coverage: 0, isComplete: false }
    expect(equivalentTotal(complete(10), 'alpha_tocopherol_equivalents', () => unknown)).toMatchObject({ amount: 10, coverage: 0.89 })
    expect(equivalentTotal(unknown, 'niacin_equivalents', () => unknown).amount).toBeNull()
  })
})
