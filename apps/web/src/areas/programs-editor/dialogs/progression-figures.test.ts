import type { Cells } from '@allenio/contract/documents'
import { copyWeek, progressRows, type ProgressionRule } from '@allenio/domain/programs'
import { counter, programId, programOf } from '@allenio/domain/testing'
import { expect, test } from 'vitest'
import { changedFigures, copiesIn } from './progression-figures.ts'

interface Progressed {
  cells: Cells
  rule: ProgressionRule
  times?: number
}

function figuresOfCopies({ cells, rule, times = 1 }: Progressed): string[] {
  const rows = programOf({ weeks: 1, days: 1, rows: 1 }, () => cells)
  const options = { source: rows, weekId: 'w1', parentId: programId, index: 1, times, newId: counter() }
  const { changes } = copyWeek(rows, { ...options, ruleOf: () => rule, stepKg: 2.5 })
  return changedFigures({ row: { cells }, changes, copies: copiesIn(changes), language: 'it' })
}

test.each<[Cells, ProgressionRule, string[]]>([
  [{ sets: 3, reps: '10/8/6' }, { reps: 1 }, ['Rip / tempo 10/8/6 → 11/9/7']],
  [{ sets: 3, load: '75/80/85%' }, { load: { percent: 2.5 } }, ['Carico 75/80/85% → 77,5/82,5/87,5%']],
  [
    { sets: 3, reps: '8', setList: [{ reps: '10' }, { load: '60' }, { reps: '6', load: '70' }] },
    { reps: 1, load: { kg: 5 } },
    ['Rip / tempo 10/8/6 → 11/9/7', 'Carico –/60/70 → –/65/75'],
  ],
  [{ sets: 2, setList: [{ load: '75%' }, { load: '80%' }] }, { load: { percent: 5 } }, ['Carico 75/80% → 80/85%']],
  [{ sets: 2, rir: 3, setList: [{}, { rir: 2 }] }, { rir: { by: 1, floor: 0 } }, ['RIR 3/2 → 2/1']],
  // the sets follow from the list
  [{ setList: [{ reps: '10' }, { reps: '8' }] }, { sets: -1 }, ['Serie 2 → 1', 'Rip / tempo 10/8 → 10']],
  [{ sets: 3, reps: '10/8/6', load: 'leggero' }, { load: { kg: 5 } }, []],
])('%j by %j', (cells, rule, expected) => expect(figuresOfCopies({ cells, rule })).toEqual(expected))

test('a week in which a figure is back at its start is there, too', () => {
  const rule: ProgressionRule = { double: { range: { least: 8, most: 9 }, by: 1, load: { kg: 5 } } }
  expect(figuresOfCopies({ cells: { reps: '8', load: '60' }, rule, times: 3 })).toEqual([
    'Rip / tempo 8 → 9 → 8 → 9',
    'Carico 60 → 60 → 65 → 65',
  ])
})

test('a row that is changed where it stands has one version more', () => {
  const cells = { sets: 2, setList: [{ reps: '10' }, { reps: '8' }] }
  const rows = programOf({ weeks: 1, days: 1, rows: 1 }, () => cells)
  const { changes } = progressRows(rows, ['w1d1r1'], { ruleOf: () => ({ reps: 2 }), stepKg: 2.5 })
  expect(changedFigures({ row: { cells }, changes, copies: copiesIn(changes), language: 'en' })).toEqual(['Reps / time 10/8 → 12/10'])
})
