import type { DayTypeWeek } from '@allenio/contract/macros'
import { expect, test } from 'vitest'
import { meanKcal } from './index.ts'

const week: DayTypeWeek = ['training', 'rest', 'training', 'rest', 'training', 'rest', 'rest']
const of = (dayType: 'every day' | 'training' | 'rest', kcal: number | null) => ({ dayType, kcal })

test.each([
  ['one target for every day', [of('every day', 1850)], null, 1850],
  ['the mean of a week of types', [of('training', 2400), of('rest', 2000)], week, 2171],
  ['a type without a target goes by that of every day', [of('training', 2400), of('every day', 2000)], week, 2171],
  ['a day without energy', [of('training', 2400), of('rest', null)], week, null],
  ['no target at all', [], null, null],
] as const)('%s', (_what, targets, pattern, kcal) => expect(meanKcal(targets, pattern && [...pattern])).toBe(kcal))
