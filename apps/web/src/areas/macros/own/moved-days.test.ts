import type { ResolvedDay } from '@allenio/contract/macros'
import { expect, test } from 'vitest'
import { withWaiting } from './moved-days.ts'

const target = (dayType: ResolvedDay['dayType']): ResolvedDay => ({
  dayType,
  kcal: 2000,
  protein: null,
  carbs: null,
  lipids: null,
  percents: null,
  fiber: null,
  water: null,
})
const assignment = { targets: [target('training'), target('rest')], movedDays: [{ day: '2026-11-24', dayType: 'rest' as const }] }

test.each([
  ['a note', [{ day: '2026-11-24' }], ['2026-11-24 rest']],
  ['another day', [{ day: '2026-11-25', dayType: 'training' }], ['2026-11-24 rest', '2026-11-25 training']],
  [
    'the same day, twice',
    [
      { day: '2026-11-24', dayType: null },
      { day: '2026-11-24', dayType: 'training' },
    ],
    ['2026-11-24 training'],
  ],
  ['taken back', [{ day: '2026-11-24', dayType: null }], []],
  ['a type without a target', [{ day: '2026-11-24', dayType: 'own 1' }], []],
] as const)('%s', (_, waiting, days) => {
  expect(withWaiting(assignment, [...waiting]).map(({ day, dayType }) => `${day} ${dayType}`)).toEqual(days)
})
