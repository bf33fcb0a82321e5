import type { Cells } from '@allenio/contract/documents'
import { presetProgramSettings } from '@allenio/contract/programs'
import { expect, test } from 'vitest'
import { plannedSetsOf, printAskedSet, printPlannedSet, printTarget, targetFacts } from '../index.ts'

const { clientColumns } = presetProgramSettings

test.each<[Cells, string]>([
  [{ sets: 4, reps: '6-8' }, '4 × 6–8'],
  [{ sets: 1, reps: '5' }, '1 × 5'],
  [{ reps: '10/8/6' }, '3 × 10/8/6'],
  [{ type: 'time', seconds: 1_200 }, '20:00'],
  [{ sets: 3, type: 'time', seconds: 45 }, '3 × 45\u00a0s'],
  [{ sets: 2, type: 'distance', metres: 1_500 }, '2 × 1.500\u00a0m'],
  [{ sets: 3 }, '3 serie'],
])('%j asks for %s', (cells, text) => expect(printTarget(cells, clientColumns, 'it')).toBe(text))

test.each<[Cells, string]>([
  [{ load: '82.5', rpe: 8.5, rir: 2, tut: '3110', restSeconds: 150 }, '82,5\u00a0kg · RPE 8,5 · RIR 2 · tempo 3110 · recupero 02:30'],
  [{ load: '80/85', restType: 'no_rest' }, '80/85\u00a0kg · senza recupero'],
  [{ load: '75%', restSeconds: 60 }, '75% · recupero 01:00'],
  [{ load: '60kg', restSeconds: 60 }, '60kg · recupero 01:00'],
  [{ load: 'bw+5', restSeconds: 60 }, '+5\u00a0kg · recupero 01:00'],
  [{ load: 'bw', restSeconds: 60 }, 'corpo libero · recupero 01:00'],
  [{ load: 'leggero', restSeconds: 60 }, 'leggero · recupero 01:00'],
])('%j says %s', (cells, text) => expect(targetFacts(cells, clientColumns, { language: 'it' }).join(' · ')).toBe(text))

test('columns that a business hides are not said', () => {
  const cells = { sets: 4, reps: '8', load: '60', rir: 2 }
  expect([printTarget(cells, ['sets'], 'en'), printTarget(cells, ['reps'], 'en'), targetFacts(cells, ['rir'], { language: 'en' })]).toEqual(
    ['4 sets', '8', ['RIR 2']],
  )
})

test('a set of its own says its number, its kind and its figures', () => {
  expect(printAskedSet({ kind: 'warmup', reps: '8-10', load: '40', rir: 4 }, 0, { language: 'it' })).toBe(
    '1ª: riscaldamento · 8–10 · 40\u00a0kg · RIR 4',
  )
  expect(printAskedSet({}, 1, { language: 'it' })).toBe('')
})

test.each<[string, number | null, string]>([
  ['65/75/85%', 120, '77,5/90/102,5\u00a0kg (65/75/85%)'],
  ['75%', 112.5, '85\u00a0kg (75%)'],
  ['72.5%', 100, '72,5\u00a0kg (72,5%)'],
  ['75%', null, '75%'],
  ['80', 120, '80\u00a0kg'],
])('%s of %s kg is told as %s', (load, kg, text) =>
  expect(targetFacts({ load }, ['weight'], { language: 'it', maximum: { kg, stepKg: 2.5 } })).toEqual([text]),
)

test.each<[Cells, string[]]>([
  [{ reps: '5/3/1+', load: '75/85/95%' }, ['75\u00a0kg (75%) × 5', '85\u00a0kg (85%) × 3', '95\u00a0kg (95%) × 1+']],
  [{ sets: 2, reps: '50-100 in tutto' }, ['50–100 in tutto', '50–100 in tutto']],
  [{ sets: 2, reps: '5+', setList: [{}, { load: '60' }] }, ['5+', '60\u00a0kg × 5+']],
])('each set of %j has its own target', (cells, texts) =>
  expect(plannedSetsOf(cells).map(plan => printPlannedSet(plan, { language: 'it', maximum: { kg: 100, stepKg: 2.5 } }))).toEqual(texts),
)
