import { apply, programId, programOf } from '@allenio/domain/testing'
import { expect, test } from 'vitest'
import { emptyOutline, outlineOf } from '../outline.ts'
import { figureIn } from './figure-faults.ts'
import { kindsBeside, ruleKinds, stepByKind, weekToContinue } from './progression-rules.ts'

test.each([
  [
    [2, 3],
    [1, 1, 1, 4],
  ],
  [
    [1, 3],
    [1, 2, 2, 4],
  ],
  [[], [1, 2, 3, 4]],
])('where the weeks %j are deloads, the four weeks are continued from %j', (deloads, numbers) => {
  const rows = programOf({ weeks: 4, days: 1, rows: 1 }, () => ({ load: '80' }))
  const deloaded = apply(
    rows,
    deloads.map(number => ({ kind: 'set', id: `w${number}`, cells: { isDeload: true } })),
  ).rows
  const { weeks } = outlineOf(deloaded, programId, { unsaved: {}, before: emptyOutline })
  expect(weeks.map(week => weekToContinue(week, weeks).number)).toEqual(numbers)
})

test.each([
  [[], ruleKinds],
  [['none'], []],
  [['loadKg'], ['reps', 'rir', 'sets']],
  [['double'], ['rir', 'sets']],
  [
    ['results', 'rir'],
    ['reps', 'sets'],
  ],
  [
    ['reps', 'sets'],
    ['loadKg', 'loadPercent', 'rir', 'results'],
  ],
  [['loadPercent', 'reps', 'rir', 'sets'], []],
] as const)('beside %j there may stand %j', (others, kinds) => expect(kindsBeside(ruleKinds, others)).toEqual(kinds))

test.each([
  ['loadKg', '2,5', 2.5],
  ['loadKg', '1.25 kg', 1.25],
  ['loadKg', '-50', undefined],
  ['loadKg', 'abc', undefined],
  ['loadKg', '5000', undefined],
  ['loadKg', '', undefined],
  ['reps', '1,5', undefined],
  ['sets', '-1', -1],
  ['sets', '-6', undefined],
] as const)('a rule of %s takes %j as %s', (kind, text, figure) => expect(figureIn(text, stepByKind[kind])).toBe(figure))
