import { expect, test } from 'vitest'
import { offeredPortions, parsePortion } from './portion.ts'

const slice = { name: { it: 'fetta', en: 'slice' }, amount: 1, grams: 30, source: 'typical' as const }
const bread = { kcal: 265, density: null, measures: [slice] }

test.each([
  ['80', 80],
  ['2 fette', 60],
  ['mezza fetta', 15],
  ['530 kcal', 200],
])('%s is a portion', (text, grams) => expect(parsePortion(text, bread)?.grams).toBe(grams))

test.each(['', '0', '-5', '1e9', '1000000', 'q.b.', '2 vasetti', 'tanto'])('%j is none', text =>
  expect(parsePortion(text, bread)).toBeUndefined(),
)

test('what is usually eaten is offered first, then the measures, and a hundred grams where there is neither', () => {
  const usual = { grams: 45, measure: null, isToTaste: false }
  expect(offeredPortions(bread, usual).map(({ grams }) => grams)).toEqual([45, 30])
  expect(offeredPortions({ measures: [] })).toEqual([{ grams: 100, measure: null, isToTaste: false }])
})
