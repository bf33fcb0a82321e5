import { expect, test } from 'vitest'
import { gramsOf, isOffHundred, percentSum, roundedPercents } from './target.ts'

const texts = { kcal: '2.000', protein: '30', carbs: '45', lipids: '25' }

test.each([
  ['nothing is typed', { protein: '', carbs: '', lipids: '' }, null],
  ['all make 100', {}, { sum: 100, missing: [], rest: null }],
  ['decimals make 100', { protein: '30,3', carbs: '40,4', lipids: '29,3' }, { sum: 100, missing: [], rest: null }],
  ['one is left', { carbs: '' }, { sum: 55, missing: ['carbs'], rest: { macro: 'carbs', percent: 45 } }],
  ['two are left', { carbs: '', lipids: '' }, { sum: 30, missing: ['carbs', 'lipids'], rest: null }],
  ['the others pass 100', { protein: '80', carbs: '' }, { sum: 105, missing: ['carbs'], rest: null }],
  ['a word is no figure', { carbs: 'molti' }, { sum: 55, missing: ['carbs'], rest: { macro: 'carbs', percent: 45 } }],
] as const)('%s', (_, typed, sum) => {
  expect(percentSum({ ...texts, ...typed })).toEqual(sum)
})

test.each([
  [{}, false],
  [{ lipids: '20' }, true],
  [{ protein: '80', carbs: '40', lipids: '' }, true],
  [{ carbs: '' }, false],
] as const)('percents of %j cannot be right: %j', (typed, isOff) => {
  const percents = percentSum({ ...texts, ...typed })
  expect(percents && isOffHundred(percents)).toBe(isOff)
})

test('percents are told in grams once all is known', () => {
  expect(gramsOf(texts)).toEqual({ protein: 150, carbs: 225, lipids: 500 / 9 })
  expect(gramsOf({ ...texts, kcal: '' })).toBeNull()
  expect(gramsOf({ ...texts, lipids: '' })).toBeNull()
})

test.each([
  [
    { protein: 29.63, carbs: 40.74, lipids: 29.63 },
    { protein: 29.6, carbs: 40.8, lipids: 29.6 },
  ],
  [
    { protein: 30, carbs: 40, lipids: 20 },
    { protein: 33.3, carbs: 44.5, lipids: 22.2 },
  ],
])('percents that were worked out make exactly 100', (percents, rounded) => {
  expect(roundedPercents(percents)).toEqual(rounded)
})

test('a target without macros has no percents', () => {
  expect(roundedPercents({ protein: 0, carbs: 0, lipids: 0 })).toBeNull()
})
