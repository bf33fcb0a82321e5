import type { Cells } from '@allenio/contract/documents'
import { plannedSetsOf } from '@allenio/domain/programs'
import { suggestedSets } from '@allenio/domain/workouts'
import { expect, test } from 'vitest'
import { askedBeside, printOpenSet } from './asked-set.ts'

test.each<[Cells, number | null, string[]]>([
  [{ reps: '5/3/1+', load: '75/85/95%' }, 100, ['75\u00a0kg (75%) × 5', '85\u00a0kg (85%) × 3', '95\u00a0kg (95%) × 1+']],
  [{ sets: 1, reps: '5', load: '72.5%' }, null, ['72,5% × 5']],
  [{ sets: 1, reps: '5+', load: '80' }, null, ['80\u00a0kg × 5+']],
  [{ sets: 1, reps: '50-100 in tutto' }, null, ['50–100 in tutto']],
  [{ sets: 1, reps: '8-10', load: '80' }, null, ['80\u00a0kg × 8']],
])('sets of %j by a maximum of %s kg are told as %j', (cells, kg, texts) => {
  const sets = suggestedSets(cells, { last: [], maximum: { kg, stepKg: 2.5 } })
  expect(sets.map(({ figures, plan }) => printOpenSet({ figures, plan, plannedKg: figures.kg }, 'it'))).toEqual(texts)
})

test('a set for which others have changed the kilograms is told without the share of the maximum', () => {
  const [set] = suggestedSets({ sets: 1, reps: '5+', load: '75%' }, { last: [], maximum: { kg: 100, stepKg: 2.5 } })
  const figures = { ...set?.figures, kg: 60 } as NonNullable<typeof set>['figures']
  expect(printOpenSet({ figures, plan: set?.plan ?? null, plannedKg: 75 }, 'it')).toBe('60\u00a0kg × 5+')
})

test.each<[Cells, string]>([
  [{ reps: '5+', load: '85%' }, '85% · 5+'],
  [{ reps: 'max', load: '20' }, 'max'],
  [{ reps: '8', load: '80' }, ''],
])('beside the figures of %j stands %s', (cells, text) => expect(askedBeside(plannedSetsOf(cells)[0] ?? null, 'it')).toBe(text))
