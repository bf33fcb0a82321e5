import type { Weight } from '@allenio/contract/weights'
import { expect, test } from 'vitest'
import { mergeUnsent } from './own-weights.ts'

const weight = (id: string, day: string, kg: number): Weight => ({
  id,
  day,
  kg,
  source: 'client',
  note: '',
  isByClient: true,
  addedBy: null,
  createdAt: `${day}T08:00:00Z`,
  may: { update: true, delete: true },
})
const listed = [weight('b', '2026-03-10', 72), weight('a', '2026-03-08', 73)]

test.each([
  [
    'nothing unsent',
    [],
    [],
    [
      ['b', 72, false],
      ['a', 73, false],
    ],
  ],
  [
    'a second of the same day comes first',
    [{ id: 'c', day: '2026-03-10', kg: 71 }],
    [],
    [
      ['c', 71, true],
      ['b', 72, false],
      ['a', 73, false],
    ],
  ],
  [
    'a forgotten day finds its place',
    [{ id: 'c', day: '2026-03-09', kg: 74 }],
    [],
    [
      ['b', 72, false],
      ['c', 74, true],
      ['a', 73, false],
    ],
  ],
  [
    'one that has arrived stands once',
    [{ id: 'b', day: '2026-03-10', kg: 72 }],
    [],
    [
      ['b', 72, false],
      ['a', 73, false],
    ],
  ],
  [
    'a correction shows at once',
    [],
    [{ id: 'b', day: '2026-03-10', kg: 70 }],
    [
      ['b', 70, true],
      ['a', 73, false],
    ],
  ],
  [
    'a correction of what is unsent too',
    [{ id: 'c', day: '2026-03-11', kg: 71 }],
    [{ id: 'c', day: '2026-03-11', kg: 69 }],
    [
      ['c', 69, true],
      ['b', 72, false],
      ['a', 73, false],
    ],
  ],
] as const)('%s', (_, additions, changes, rows) => {
  expect(mergeUnsent(listed, additions, changes).map(({ id, kg, isWaiting }) => [id, kg, isWaiting])).toEqual(rows)
})
