import { expect, test } from 'vitest'
import { idOfSource } from '../library-columns.ts'
import { packMeasures, unpackMeasures } from './measure-columns.ts'

const slice = { it: 'fetta', en: 'slice' }

test('measures come out as they went in, of one each', () => {
  const packed = packMeasures([
    { sourceId: 18064, measures: [{ name: slice, amount: 2, grams: 50 }] },
    { sourceId: 9003, measures: [] },
    {
      sourceId: 1_000_012,
      measures: [
        { name: slice, amount: 1, grams: 31.5 },
        { name: { it: 'tazza', en: '' }, amount: 1, grams: 240 },
      ],
    },
  ])
  expect(packed.names).toHaveLength(2)
  const measures = unpackMeasures(packed)
  expect(measures.get(idOfSource(18064))).toEqual([{ name: slice, amount: 1, grams: 25 }])
  expect(measures.get(idOfSource(1_000_012))?.map(({ grams }) => grams)).toEqual([31.5, 240])
  expect(measures.has(idOfSource(9003))).toBe(false)
})
