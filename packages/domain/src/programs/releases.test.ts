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
import { differenceKey, mergeOperations, programDifferences, programModel, textDifferences } from './index.ts'

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

const merged = (versions: Parameters<typeof programDifferences>[0], takenKeys: ReadonlySet<string> = new Set()): DocumentRows => {
  const differences = programDifferences(versions)
  return apply(versions.copy, mergeOperations({ ...versions, differences, takenKeys, newId: counter('merged') })).rows
}

describe('what a release changes', () => {
  test('is taken, and of what both have changed what was chosen', () => {
    const base = template()
    const first = copyOf(base)
    const now = apply(base, [
      set(programId, { title: 'Forza' }),
      set('w2d1r1', { load: '85' }),
      set('w2d1r2', { load: '90' }),
      { kind: 'delete', id: 'w1d1r3' },
    ])
    const copy = apply(first, [set(inCopy(first, 'w2d1r2').id, { load: '70' })]).rows
    const versions = { base, template: now.rows, copy }
    const differences = programDifferences(versions)
    expect(differences.map(({ originId, kind, isConflict }) => [originId, kind, isConflict])).toEqual([
      ['w1d1r3', 'deleted', false],
      ['w2d1r1', 'cell', false],
      ['w2d1r2', 'cell', true],
    ])
    const conflict = differences[2]
    if (!conflict) throw new Error('both have changed the load')
    expect(conflict).toMatchObject({ base: '80', template: '90', copy: '70' })
    const loads = (takenKeys?: ReadonlySet<string>) => ['w2d1r1', 'w2d1r2'].map(id => inCopy(merged(versions, takenKeys), id).cells['load'])
    expect(loads()).toEqual(['85', '70'])
    expect(loads(new Set([differenceKey(conflict)]))).toEqual(['85', '90'])
  })

  test('asks about a target as a whole, which stands in several cells', () => {
    const base = programOf({ weeks: 1, days: 1, rows: 1 }, () => ({ exercise: { name: 'Plank' }, reps: '8' }))
    const first = copyOf(base)
    const copy = apply(first, [set(inCopy(first, 'w1d1r1').id, { reps: '10' })]).rows
    const versions = { base, template: apply(base, [set('w1d1r1', { type: 'time', seconds: 45, reps: null })]).rows, copy }
    const keys = new Set(programDifferences(versions).map(differenceKey))
    expect(keys.size).toBe(1)
    expect(inCopy(merged(versions), 'w1d1r1').cells).toEqual({ exercise: { name: 'Plank' }, reps: '10' })
    expect(inCopy(merged(versions, keys), 'w1d1r1').cells).toEqual({ exercise: { name: 'Plank' }, type: 'time', seconds: 45 })
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
      const taken = merged(versions)
      for (const before of copy.values()) {
        const origin = base.get(before.originId ?? '')
        const after = taken.get(before.id)
        if (!isVisible(copy, before.id)) continue
        const overrides = Object.keys(before.cells).filter(cell => !isSameValue(before.cells[cell], origin?.cells[cell]))
        if (!origin) expect(after && isVisible(taken, after.id)).toBe(true)
        for (const cell of overrides) expect([after?.cells[cell], isVisible(taken, before.id)]).toEqual([before.cells[cell], true])
      }
      const left = programDifferences({ ...versions, copy: taken }).filter(({ isConflict }) => !isConflict)
      expect(left).toEqual([])
      expect(childrenOf(taken, copyId)).toHaveLength(2)
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
