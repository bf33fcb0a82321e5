import type { DoneSet } from '@allenio/contract/workouts'
import { expect, test } from 'vitest'
import { doneSetsText } from './done-sets.ts'

const set = (figures: Partial<DoneSet>): DoneSet => ({
  kind: 'work',
  kg: null,
  reps: null,
  seconds: null,
  metres: null,
  rpe: null,
  rir: null,
  ...figures,
})

test.each<[string, Partial<DoneSet>[], string?]>([
  [
    '80 × 8 8 7',
    [
      { kg: 80, reps: 8 },
      { kg: 80, reps: 8 },
      { kg: 80, reps: 7 },
    ],
  ],
  [
    '82,5 × 6, 80 × 8',
    [
      { kind: 'warmup', kg: 40, reps: 10 },
      { kg: 82.5, reps: 6 },
      { kg: 80, reps: 8, kind: 'drop' },
    ],
  ],
  ['0:45 1:05', [{ seconds: 45 }, { seconds: 65 }]],
  ['20 × 40\u00a0m', [{ kg: 20, metres: 40 }]],
  ['12 10', [{ kg: 0, reps: 12 }, { reps: 10 }]],
  [
    '+2,5 × 8, −10 × 6',
    [
      { kg: 2.5, reps: 8 },
      { kg: -10, reps: 6 },
    ],
    'bw+5',
  ],
  ['', []],
])('%s', (text, sets, load) => {
  expect(doneSetsText({ target: load === undefined ? null : { load }, sets: sets.map(set) }, 'it')).toBe(text)
})
