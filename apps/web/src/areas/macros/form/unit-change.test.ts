import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeUnit, withoutRest } from './unit-change.ts'
import { emptyDay, figureOf } from './values.ts'
import type { DayTexts } from './values.ts'

const write = (value: number) => String(value).replace('.', ',')
const shared = { weightKg: 70, write }
const day = (texts: Partial<DayTexts>): DayTexts => ({ ...emptyDay('every day'), rest: null, ...texts })

describe('what is typed becomes the same in another unit', () => {
  test.each([
    ['percent', 'grams', { kcal: '2.000', protein: '30', carbs: '45', lipids: '25' }, { protein: '150', carbs: '225', lipids: '55,6' }],
    ['grams', 'percent', { kcal: '2000', protein: '150', carbs: '225', lipids: '55,6' }, { protein: '30', carbs: '45', lipids: '25' }],
    ['grams', 'percent', { protein: '100', carbs: '100', lipids: '0' }, { kcal: '800', protein: '50', carbs: '50', lipids: '0' }],
    ['grams', 'grams per kg', { protein: '140', carbs: '', lipids: '63' }, { protein: '2', carbs: '', lipids: '0,9' }],
    ['grams per kg', 'grams', { protein: '1,8', lipids: '0,9' }, { protein: '126', carbs: '', lipids: '63' }],
    ['grams per kg', 'percent', { kcal: '2000', protein: '2', carbs: '4', lipids: '1' }, { protein: '28', carbs: '56', lipids: '31,5' }],
    // nobody can tell grams of percents of nothing
    ['percent', 'grams', { protein: '30', carbs: '45', lipids: '25' }, { protein: '', carbs: '', lipids: '' }],
  ] as const)('%s to %s', (from, to, texts, expected) => {
    expect(changeUnit(day(texts), { from, to, ...shared })).toMatchObject(expected)
  })

  test('the rest stays the rest', () => {
    const texts = day({ kcal: '2000', protein: '30', carbs: '12', lipids: '25', rest: 'carbs' })
    expect(changeUnit(texts, { from: 'percent', to: 'grams', ...shared })).toMatchObject({ rest: 'carbs', carbs: '', protein: '150' })
  })

  test('there and back again is within what a decimal rounds away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 4000 }), fc.integer({ min: 0, max: 100 }), (kcal, protein) => {
        const texts = day({ kcal: String(kcal), protein: String(protein), carbs: '0', lipids: '0' })
        const grams = changeUnit(texts, { from: 'percent', to: 'grams', ...shared })
        const back = changeUnit(grams, { from: 'grams', to: 'percent', ...shared })
        expect(figureOf('protein', back.protein)).toBeCloseTo(protein, 0)
      }),
    )
  })
})

test('what was the rest gets the figure that it came to', () => {
  const texts = day({ kcal: '2000', protein: '30', lipids: '25', rest: 'carbs' })
  expect(withoutRest(texts, { unit: 'percent', amount: 225, ...shared })).toMatchObject({ rest: null, carbs: '45' })
  expect(withoutRest(texts, { unit: 'grams', amount: null, ...shared })).toMatchObject({ rest: null, carbs: '' })
})
