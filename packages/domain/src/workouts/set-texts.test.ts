import { expect, test } from 'vitest'
import { noFigures, printEarlierSet, printSet } from './index.ts'

test.each([
  [{ kg: 82.5, reps: 8 }, '82,5\u00a0kg × 8', '82.5\u00a0kg × 8'],
  [{ kg: 41.25 }, '41,25\u00a0kg', '41.25\u00a0kg'],
  [{ kg: -10, reps: 6 }, '−10\u00a0kg × 6', '−10\u00a0kg × 6'],
  [{ reps: 1 }, '1 rip.', '1 rep'],
  [{ reps: 12 }, '12 rip.', '12 reps'],
  [{ seconds: 45 }, '45\u00a0s', '45\u00a0s'],
  [{ kg: 20, seconds: 90 }, '20\u00a0kg × 1:30', '20\u00a0kg × 1:30'],
  [{ kg: 20, metres: 40 }, '20\u00a0kg × 40\u00a0m', '20\u00a0kg × 40\u00a0m'],
  [{ kg: 20, metres: 40, seconds: 35 }, '20\u00a0kg × 40\u00a0m · 35\u00a0s', '20\u00a0kg × 40\u00a0m · 35\u00a0s'],
  [{ metres: 1_500, seconds: 400 }, '1.500\u00a0m · 6:40', '1,500\u00a0m · 6:40'],
  [{}, '–', '–'],
])('%j is printed as %s', (figures, italian, english) => {
  const set = { ...noFigures, ...figures }
  expect([printSet(set, 'it'), printSet(set, 'en')]).toEqual([italian, english])
})

test.each([
  [{ kg: 5, reps: 8 }, '+5\u00a0kg × 8', '+5\u00a0kg × 8'],
  [{ kg: -12.5, reps: 1 }, '−12,5\u00a0kg × 1', '−12.5\u00a0kg × 1'],
  [{ kg: 0, reps: 8 }, 'corpo libero × 8', 'bodyweight × 8'],
  [{ reps: 8 }, 'corpo libero × 8', 'bodyweight × 8'],
])('%j beside a load of the body is printed as %s', (figures, italian, english) => {
  const set = { ...noFigures, ...figures }
  expect([printSet(set, 'it', 'body'), printSet(set, 'en', 'body')]).toEqual([italian, english])
})

const done = { ...noFigures, kg: 42.5, reps: 9 }

test.each([
  [done, { ...done, rir: 2 }, 'senza RIR', 'no RIR'],
  [{ ...done, rpe: 8.5 }, { ...done, rpe: 9 }, 'RPE 8,5', 'RPE 8.5'],
  [done, { ...done, reps: 8 }, '42,5\u00a0kg × 9', '42.5\u00a0kg × 9'],
  [{ ...done, rir: 1 }, { ...done, kg: 40 }, '42,5\u00a0kg × 9, RIR 1', '42.5\u00a0kg × 9, RIR 1'],
])('of %j before %j the difference is printed as %s', (before, after, italian, english) => {
  expect([printEarlierSet(before, after, { language: 'it' }), printEarlierSet(before, after, { language: 'en' })]).toEqual([
    italian,
    english,
  ])
})
