import type { DocumentRow, Operation } from '@allenio/contract/documents'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply, counter, programId, programOf, rowOf, runs } from '@allenio/domain/testing'
import {
  applyOperations,
  childrenOf,
  isSameValue,
  isVisible,
  operationsCopying,
  withChanges,
  type DocumentRows,
} from '@allenio/domain/documents'
import { changesSince, differenceViews, mergeOperations, programModel, textDifferences } from './index.ts'

const template = () =>
  programOf({ weeks: 2, days: 1, rows: 3 }, (_, __, row) => ({ exercise: { name: `e${row}` }, load: '80', note: 'piano e bene' }))
const copyId = 'copy'

/** A client's own version, as it is made at its first edit. */
function copyOf(base: DocumentRows): DocumentRows {
  const empty = new Map([[copyId, { ...rowOf(copyId, 'program', null), originId: programId }]])
  return apply(empty, operationsCopying(base, programId, { id: copyId, newId: counter(), links: 'to rows' })).rows
}

const inCopy = (copy: DocumentRows, originId: string): DocumentRow => {
  const row = [...copy.values()].find(each => each.originId === originId)
  if (!row) throw new Error('the row was copied')
  return row
}
const set = (id: string, cells: DocumentRow['cells']): Operation => ({ kind: 'set', id, cells })

describe('what a release changes', () => {
  test('is told by row, with its place, its cells, the words of notes and its conflicts', () => {
    const base = template()
    const copy = copyOf(base)
    const now = apply(base, [
      set('w2d1r1', { load: '85', note: 'piano ma bene' }),
      set('w2d1r2', { load: '90' }),
      { kind: 'delete', id: 'w1d1r3' },
    ])
    const own = apply(copy, [set(inCopy(copy, 'w2d1r2').id, { load: '70' })])
    const views = differenceViews({ base, template: now.rows, copy: own.rows })
    expect(views.map(({ originId, change, isConflict, day, name }) => [originId, change, isConflict, day?.weekNumber, name])).toEqual([
      ['w1d1r3', 'deleted', false, 1, 'e3'],
      ['w2d1r1', 'cells', false, 2, 'e1'],
      ['w2d1r2', 'cells', true, 2, 'e2'],
    ])
    expect(views[1]?.cells.map(({ cell, base: before, template: after, words }) => [cell, before, after, words])).toEqual([
      ['load', '80', '85', null],
      [
        'note',
        'piano e bene',
        'piano ma bene',
        [
          { kind: 'same', text: 'piano' },
          { kind: 'removed', text: ' e' },
          { kind: 'added', text: ' ma' },
          { kind: 'same', text: ' bene' },
        ],
      ],
    ])
    const conflict = views[2]?.cells[0]
    expect(conflict).toMatchObject({ base: '80', template: '90', copy: '70', isConflict: true })
    const merge = (takenKeys: ReadonlySet<string>) => {
      const operations = mergeOperations({ base, template: now.rows, copy: own.rows, takenKeys, newId: counter() })
      return inCopy(apply(own.rows, operations).rows, 'w2d1r2').cells['load']
    }
    expect(merge(new Set())).toBe('70')
    expect(merge(new Set([conflict?.key ?? '']))).toBe('90')
  })

  test('asks about a target as a whole, which stands in several cells', () => {
    const base = programOf({ weeks: 1, days: 1, rows: 1 }, () => ({ exercise: { name: 'Plank' }, reps: '8' }))
    const copy = copyOf(base)
    const own = apply(copy, [set(inCopy(copy, 'w1d1r1').id, { reps: '10' })]).rows
    const versions = { base, template: apply(base, [set('w1d1r1', { type: 'time', seconds: 45, reps: null })]).rows, copy: own }
    const keys = new Set(differenceViews(versions).flatMap(({ cells }) => cells.map(({ key }) => key)))
    expect(keys.size).toBe(1)
    const merge = (takenKeys: ReadonlySet<string>) =>
      inCopy(apply(own, mergeOperations({ ...versions, takenKeys, newId: counter() })).rows, 'w1d1r1').cells
    expect(merge(new Set())).toEqual({ exercise: { name: 'Plank' }, reps: '10' })
    expect(merge(keys)).toEqual({ exercise: { name: 'Plank' }, type: 'time', seconds: 45 })
  })

  test('since the last release is told without a copy', () => {
    const release = template()
    const now = apply(release, [
      set('w1d1r1', { load: '85' }),
      { kind: 'insert', id: 'w1d1r9', type: 'row', parentId: 'w1d1o', place: 'Z', cells: { exercise: { name: 'e9' } } },
    ])
    expect(changesSince(release, now.rows).map(({ originId, change, isConflict }) => [originId, change, isConflict])).toEqual([
      ['w1d1r1', 'cells', false],
      ['w1d1r9', 'added', false],
    ])
    expect(changesSince(release, release)).toEqual([])
  })
})

test('merging loses no override, and takes everything else', () => {
  const edit = fc.record({ kind: fc.constantFrom('set', 'set', 'insert', 'delete', 'move'), row: fc.nat(99), value: fc.nat(5) })
  const edits = fc.array(edit, { maxLength: 8 })

  function edited(start: DocumentRows, list: readonly { kind: string; row: number; value: number }[], prefix: string): DocumentRows {
    let rows = start
    list.forEach(({ kind, row, value }, index) => {
      const all = [...rows.values()].filter(({ type, id }) => type === 'row' && isVisible(rows, id))
      const chosen = all[row % Math.max(1, all.length)]
      const workouts = [...rows.values()].filter(({ type }) => type === 'workout')
      const parentId = workouts[value % workouts.length]?.id ?? ''
      const place = `${value + 1}${index + 1}V`
      if (!chosen) return
      const operations: Record<string, Operation> = {
        set: set(chosen.id, { [value % 2 ? 'load' : 'sets']: value }),
        insert: { kind: 'insert', id: `${prefix}${index}`, type: 'row', parentId, place, cells: { load: value } },
        delete: { kind: 'delete', id: chosen.id },
        move: { kind: 'move', id: chosen.id, parentId, place },
      }
      const operation = operations[kind]
      if (operation) rows = withChanges(rows, applyOperations(programModel, rows, [operation]).changed)
    })
    return rows
  }

  fc.assert(
    fc.property(edits, edits, (ofTemplate, ofCopy) => {
      const base = template()
      const now = edited(base, ofTemplate, 'fresh')
      const start = copyOf(base)
      const copy = edited(start, ofCopy, 'own')
      const versions = { base, template: now, copy }
      const merged = apply(copy, mergeOperations({ ...versions, takenKeys: new Set(), newId: counter('merged') })).rows
      for (const before of copy.values()) {
        const origin = base.get(before.originId ?? '')
        const after = merged.get(before.id)
        if (!isVisible(copy, before.id)) continue
        const overrides = Object.keys(before.cells).filter(cell => !isSameValue(before.cells[cell], origin?.cells[cell]))
        if (!origin) expect(after && isVisible(merged, after.id)).toBe(true)
        for (const cell of overrides) expect([after?.cells[cell], isVisible(merged, before.id)]).toEqual([before.cells[cell], true])
      }
      const left = differenceViews({ ...versions, copy: merged }).filter(({ isConflict }) => !isConflict)
      expect(left).toEqual([])
      expect(childrenOf(merged, copyId)).toHaveLength(2)
    }),
    runs,
  )
})

test('both texts can be read from their differences', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'gomiti', 'fermi', '  '), { maxLength: 14 }).map(words => words.join(' '))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = textDifferences(before, after)
      const read = (left: string) => parts.flatMap(({ kind, text: each }) => (kind === left ? [] : [each])).join('')
      expect([read('added'), read('removed')]).toEqual([before, after])
    }),
    runs,
  )
})
