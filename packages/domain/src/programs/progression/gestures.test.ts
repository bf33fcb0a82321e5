import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { describe, expect, test } from 'vitest'
import { childrenOf, type DocumentRows } from '@allenio/domain/documents'
import {
  advisedCells,
  adviseRows,
  deloadRows,
  fillLaterWeeks,
  numberRows,
  pasteTable,
  progressRows,
  parseShorthandLines,
} from '../index.ts'
import { apply, counter, programOf } from '@allenio/domain/testing'

const program = (rows = 2) =>
  programOf({ weeks: 3, days: 1, rows }, (week, _, row) => ({
    exercise: { name: `e${row}` },
    sets: 4,
    load: String(60 + week * 10),
    reps: '8',
  }))

describe('filling into later weeks', () => {
  test('writes the same rows of the weeks behind, and says what it overwrites', () => {
    const rows = program()
    const { operations, changes } = fillLaterWeeks(rows, ['w1d1r1'], ['load', 'reps'])
    expect(changes).toEqual([
      { rowId: 'w2d1r1', cell: 'load', before: '80', after: '70' },
      { rowId: 'w3d1r1', cell: 'load', before: '90', after: '70' },
    ])
    const filled = apply(rows, operations)
    expect(filled.rows.get('w3d1r1')?.cells['load']).toBe('70')
    expect(new Map(apply(filled.rows, filled.inverse).rows)).toEqual(rows)
    expect(fillLaterWeeks(rows, ['w3d1r1'], ['load']).changes).toEqual([])
  })

  test('finds the exercise where it has moved, and leaves another one alone', () => {
    const rows = new Map(program())
    for (const [id, name] of [
      ['w2d1r1', 'e2'],
      ['w2d1r2', 'e1'],
      ['w3d1r1', 'other'],
    ] as const) {
      const row = rows.get(id)
      if (row) rows.set(id, { ...row, cells: { ...row.cells, exercise: { name } } })
    }
    expect(fillLaterWeeks(rows, ['w1d1r1'], ['load']).changes.map(({ rowId }) => rowId)).toEqual(['w2d1r2'])
    expect(fillLaterWeeks(rows, ['w1d1r1'], ['exercise']).changes.map(({ rowId }) => rowId)).toEqual(['w2d1r1', 'w3d1r1'])
  })

  describe('of sets one by one', () => {
    const setList: Cells[] = [{ reps: '12' }, { reps: '10', rir: 2 }, { reps: '8' }]
    const pyramid = programOf({ weeks: 2, days: 1, rows: 1 }, week => ({
      exercise: { name: 'e1' },
      load: '80',
      ...(week === 1 ? { sets: 3, setList } : { sets: 4, reps: '5', setList: [{ kind: 'warmup', rir: 4, load: '40' }] }),
    }))
    const filled = (cells: Parameters<typeof fillLaterWeeks>[2], rows: DocumentRows = pyramid) => {
      const after = apply(rows, fillLaterWeeks(rows, ['w1d1r1'], cells).operations).rows
      const { exercise: _, ...figures } = after.get('w2d1r1')?.cells ?? {}
      return figures
    }
    const reps = [{ kind: 'warmup', rir: 4, load: '40', reps: '12' }, ...['10', '8', '8'].map(each => ({ reps: each }))]

    test.each<[Parameters<typeof fillLaterWeeks>[2], DocumentRow['cells']]>([
      // the last set goes on where there are more of them
      [['reps', 'repRange'], { sets: 4, load: '80', setList: reps }],
      [['rir'], { sets: 4, reps: '5', load: '80', setList: [{ kind: 'warmup', load: '40' }, { rir: 2 }] }],
      [['load'], { sets: 4, reps: '5', load: '80', setList: [{ kind: 'warmup', rir: 4 }] }],
      [['sets'], { sets: 3, reps: '5', load: '80', setList }],
      [['sets', 'reps', 'load', 'rir'], { sets: 3, load: '80', setList }],
      [['note'], { sets: 4, reps: '5', load: '80', setList: [{ kind: 'warmup', rir: 4, load: '40' }] }],
    ])('%j takes its figure of each set along', (cells, figures) => expect(filled(cells)).toEqual(figures))

    test('the number of sets alone leaves those that a later week has', () => {
      const rows = apply(pyramid, [{ kind: 'set', id: 'w1d1r1', cells: { setList: null } }]).rows
      expect(filled(['sets'], rows)).toMatchObject({ sets: 3, setList: [{ kind: 'warmup', rir: 4, load: '40' }] })
    })
  })

  test('empties what is empty', () => {
    const rows = program()
    const { operations } = fillLaterWeeks(rows, ['w1d1r1'], ['note', 'sets'])
    expect(operations).toEqual([])
    const empty = apply(rows, [{ kind: 'set', id: 'w1d1r1', cells: { sets: null } }]).rows
    const filled = apply(empty, fillLaterWeeks(empty, ['w1d1r1'], ['sets']).operations).rows
    expect([filled.get('w2d1r1')?.cells['sets'], filled.get('w2d1r2')?.cells['sets']]).toEqual([undefined, 4])
  })
})

test('rows are made easier where they stand', () => {
  const rows = program()
  const { changes } = deloadRows(rows, ['w3d1r1'], { deload: { loadPercent: 60, setsPercent: 50 }, stepKg: 2.5 })
  // 60 % of 90 = 54, rounded to 55
  expect(changes.map(({ cell, before, after }) => [cell, before, after])).toEqual([
    ['load', '90', '55'],
    ['sets', 4, 2],
  ])
})

test('loads by results have a reason each, which takes the place of the one before in the note', () => {
  const rows = program()
  const ids = ['w1d1r1', 'w1d1r2']
  const done = (reps: number) => Array.from({ length: 4 }, () => ({ kind: 'work' as const, kg: 70, reps, rpe: null, rir: null }))
  const advice = adviseRows(
    ids.flatMap(id => rows.get(id) ?? []),
    {
      attemptsOf: ({ id, cells }) => [
        { target: cells, sets: done(id === 'w1d1r1' ? 8 : 7) },
        { target: { ...cells, reps: '3' }, sets: done(3) },
      ],
      rule: { load: { kg: 2.5 }, backPercent: 10, stepKg: 2.5 },
    },
  )
  expect([...advice].map(([rowId, { reason }]) => [rowId, reason])).toEqual([
    ['w1d1r1', 'all at top'],
    ['w1d1r2', 'missed once'],
  ])
  const [up] = advice.values()
  if (!up) throw new Error('no advice')
  const ruleOf = ({ cells }: DocumentRow) => ({ cells: advisedCells({ ...cells, note: 'Lenta\n→ Prima' }, up, 'Su') })
  const { operations } = progressRows(rows, ['w1d1r1'], { ruleOf, stepKg: 2.5 })
  expect(operations).toEqual([{ kind: 'set', id: 'w1d1r1', cells: { load: '72.5', note: 'Lenta\n→ Su' } }])
  expect(advisedCells({ note: '→ Prima' }, { ...up, after: null }, undefined)).toEqual({ note: '' })
})

describe('lines of shorthand', () => {
  test('become rows with their supersets', () => {
    const rows = program(0)
    const table = parseShorthandLines(
      'Squat 4x8 @8 r120 3010\n\nB1 Panca 3x8-10 28kg rir2\r\nB2 Rematore 3x10 pesante\nPlank 3x45s //gomiti fermi',
    )
    expect(table.unread).toEqual([{ row: 2, column: 'note', text: 'pesante' }])
    const { operations } = pasteTable(rows, table, { workoutId: 'w1d1o', targetIds: [], newId: counter() })
    const pasted = childrenOf(apply(rows, operations).rows, 'w1d1o')
    const numbers = numberRows(pasted)
    expect(pasted.map(({ id }) => `${numbers.get(id)?.letter}${numbers.get(id)?.supersetPosition ?? ''}`)).toEqual(['A', 'B1', 'B2', 'C'])
    expect(pasted.map(({ cells }) => ({ ...cells, superset: undefined }))).toEqual([
      { exercise: { name: 'Squat' }, sets: 4, reps: '8', rpe: 8, restType: 'seconds', restSeconds: 120, tut: '3010' },
      { exercise: { name: 'Panca' }, sets: 3, reps: '8-10', load: '28', rir: 2 },
      { exercise: { name: 'Rematore' }, sets: 3, reps: '10', note: 'pesante (?)' },
      { exercise: { name: 'Plank' }, sets: 3, type: 'time', seconds: 45, note: 'gomiti fermi' },
    ])
  })
})
