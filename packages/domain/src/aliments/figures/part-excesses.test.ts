import { expect, test } from 'vitest'
import { foodOf } from '../foods.testing.ts'
import { partExcesses } from '../index.ts'

const textsOf = (figures: Parameters<typeof foodOf>[0]) =>
  partExcesses(foodOf(figures)).map(
    ({ parts, partGrams, whole, wholeGrams }) => `${parts.join(' + ')} ${partGrams} of ${whole} ${wholeGrams}`,
  )

test.each([
  [{ carbs: 20, nutrients: { sugars: 35 } }, ['sugars 35 of carbs 20']],
  [{ lipids: 10, nutrients: { saturated_fat: 15 } }, ['saturated_fat 15 of lipids 10']],
  [{ lipids: 10, nutrients: { trans_fat: 11 } }, ['trans_fat 11 of lipids 10']],
  [{ carbs: 0, nutrients: { sugars: 1 } }, ['sugars 1 of carbs 0']],
  [
    { carbs: 2, lipids: 1, nutrients: { starch: 5, saturated_fat: 2, polyunsaturated_fat: 3 } },
    ['starch 5 of carbs 2', 'saturated_fat 2 of lipids 1', 'polyunsaturated_fat 3 of lipids 1'],
  ],
  // each fits, their sum does not
  [{ carbs: 20, nutrients: { sugars: 12, starch: 12 } }, ['sugars + starch 24 of carbs 20']],
  [
    { lipids: 10, nutrients: { saturated_fat: 4, monounsaturated_fat: 4, polyunsaturated_fat: 4 } },
    ['saturated_fat + monounsaturated_fat + polyunsaturated_fat 12 of lipids 10'],
  ],
])('%o is too much', (figures, texts) => expect(textsOf(figures)).toEqual(texts))

test.each([
  [{ carbs: 20, nutrients: { sugars: 20.5 } }],
  [{ carbs: 0, nutrients: { sugars: 0.5 } }],
  // starch as monosaccharides
  [{ carbs: 70, nutrients: { starch: 75 } }],
  [{ carbs: 70, nutrients: { sugars: 7, starch: 70 } }],
  // trans fatty acids are among the others, too
  [{ lipids: 10, nutrients: { saturated_fat: 4, monounsaturated_fat: 4, polyunsaturated_fat: 2, trans_fat: 3 } }],
  // nothing is known of the whole, or of the parts
  [{ carbs: null, lipids: null, nutrients: { sugars: 5, saturated_fat: 5 } }],
  [{ carbs: 10, lipids: 10, nutrients: {} }],
  // fibre is no part of the carbohydrates of a label
  [{ carbs: 5, nutrients: { sugars: 5, fiber: 8 } }],
])('%o may be', figures => expect(partExcesses(foodOf(figures))).toEqual([]))
