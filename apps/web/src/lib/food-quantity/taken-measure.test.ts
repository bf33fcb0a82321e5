import { expect, test } from 'vitest'
import type { QuantityFood } from './parse-quantity.ts'
import { takeUsualMeasure } from './taken-measure.ts'

type Measure = QuantityFood['measures'][number]

const measure = (it: string, grams: number, source: Measure['source'] = 'SR28'): Measure => ({
  name: { it, en: '' },
  amount: 1,
  grams,
  source,
})
const thin = measure('fetta sottile', 20)
const medium = measure('fetta media', 30)
const large = measure('fetta grande', 45)
const round = measure('fetta di pane tondo', 38)
const own = measure('fetta della casa', 60, 'own')

test.each([
  ['the medium one', [large, thin, medium], '2 fette', [60, 'fetta media']],
  ['the middle one by weight', [large, thin, round], '2 fette', [76, 'fetta di pane tondo']],
  ['the lighter of two', [large, thin], '2 fette', [40, 'fetta sottile']],
  ['the business’s own', [own, thin, medium, large], '1 fetta', [60, 'fetta della casa']],
])('%s is taken', (_, measures, text, expected) => {
  const taken = takeUsualMeasure(text, { kcal: 250, density: null, measures })
  expect([taken?.quantity.grams, taken?.measure.name.it]).toEqual(expected)
  expect(taken?.others).toHaveLength(measures.length - 1)
})

test.each(['2 fette sottili', '80', '2 vasetti', '300k', 'q.b.', ''])('%s asks for no choice', text => {
  expect(takeUsualMeasure(text, { kcal: 250, density: null, measures: [thin, medium, large] })).toBeUndefined()
})
