import { expect, test } from 'vitest'
import { noFigures, printSet } from './index.ts'

test.each([
  [{ kg: 82.5, reps: 8 }, '82,5 kg × 8', '82.5 kg × 8'],
  [{ kg: 41.25 }, '41,25 kg', '41.25 kg'],
  [{ kg: -10, reps: 6 }, '−10 kg × 6', '−10 kg × 6'],
  [{ reps: 1 }, '1 rip.', '1 rep'],
  [{ reps: 12 }, '12 rip.', '12 reps'],
  [{ seconds: 45 }, '45 s', '45 s'],
  [{ kg: 20, seconds: 90 }, '20 kg × 1:30', '20 kg × 1:30'],
  [{ kg: 20, metres: 40 }, '20 kg × 40 m', '20 kg × 40 m'],
  [{ kg: 20, metres: 40, seconds: 35 }, '20 kg × 40 m · 35 s', '20 kg × 40 m · 35 s'],
  [{ metres: 1_500, seconds: 400 }, '1.500 m · 6:40', '1,500 m · 6:40'],
  [{}, '–', '–'],
])('%j is printed as %s', (figures, italian, english) => {
  const set = { ...noFigures, ...figures }
  expect([printSet(set, 'it'), printSet(set, 'en')]).toEqual([italian, english])
})

test.each([
  [{ kg: 5, reps: 8 }, '+5 kg × 8', '+5 kg × 8'],
  [{ kg: -12.5, reps: 1 }, '−12,5 kg × 1', '−12.5 kg × 1'],
  [{ kg: 0, reps: 8 }, 'corpo libero × 8', 'bodyweight × 8'],
  [{ reps: 8 }, 'corpo libero × 8', 'bodyweight × 8'],
])('%j beside a load of the body is printed as %s', (figures, italian, english) => {
  const set = { ...noFigures, ...figures }
  expect([printSet(set, 'it', 'body'), printSet(set, 'en', 'body')]).toEqual([italian, english])
})
