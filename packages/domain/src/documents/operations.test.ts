import type { Operation } from '@allenio/contract/documents'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyOperations, childrenByParent, childrenOf, withChanges, type DocumentRows } from './index.ts'
import { runs } from '@allenio/domain/testing'
import { book, bookId, gesture, idOf, operationsOf, sampleBook, visibleRows } from './book.testing.ts'

const apply = (rows: DocumentRows, operations: readonly Operation[]) => {
  const outcome = applyOperations(book, rows, operations)
  return { ...outcome, rows: withChanges(rows, outcome.changed) }
}

const counter = (from = 1_000) => {
  let last = from
  return () => idOf((last += 1))
}

describe('an undone step', () => {
  test('a gesture and its inverse are nothing', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 6 }), gesture, (before, last) => {
        const newId = counter()
        let rows: DocumentRows = sampleBook()
        for (const deeds of before) rows = apply(rows, operationsOf(rows, deeds, newId)).rows
        const done = apply(rows, operationsOf(rows, last, newId))
        const undone = apply(done.rows, done.inverse)
        expect(visibleRows(undone.rows)).toEqual(visibleRows(rows))
        expect(undone.faults.filter(({ reason }) => reason !== 'in deleted')).toEqual([])
        const redone = apply(undone.rows, undone.inverse)
        expect(visibleRows(redone.rows)).toEqual(visibleRows(done.rows))
      }),
      runs,
    )
  })

  test('200 gestures undone and redone end where they ended', () => {
    fc.assert(
      fc.property(fc.array(gesture, { minLength: 200, maxLength: 200 }), gestures => {
        const newId = counter()
        let rows: DocumentRows = sampleBook()
        const inverses: (readonly Operation[])[] = []
        for (const deeds of gestures) {
          const done = apply(rows, operationsOf(rows, deeds, newId))
          rows = done.rows
          inverses.push(done.inverse)
        }
        const end = visibleRows(rows)
        const again: (readonly Operation[])[] = []
        for (const inverse of inverses.reverse()) {
          const undone = apply(rows, inverse)
          rows = undone.rows
          again.push(undone.inverse)
        }
        expect(visibleRows(rows)).toEqual(visibleRows(sampleBook()))
        for (const inverse of again.reverse()) rows = apply(rows, inverse).rows
        expect(visibleRows(rows)).toEqual(end)
      }),
      { ...runs, numRuns: Math.ceil(runs.numRuns / 5) },
    )
  })

  test('what a colleague has changed since is left alone, cell by cell, and named', () => {
    const own = apply(sampleBook(), [{ kind: 'set', id: idOf(17), cells: { text: 'mine', size: 1 } }])
    const colleague = apply(own.rows, [{ kind: 'set', id: idOf(17), cells: { text: 'theirs' } }])
    const undone = apply(colleague.rows, own.inverse)
    expect(undone.rows.get(idOf(17))?.cells).toEqual({ text: 'theirs' })
    expect(undone.faults).toEqual([{ index: 0, id: idOf(17), reason: 'changed since' }])
  })

  test.each<[string, Operation]>([
    ['edited', { kind: 'set', id: idOf(99), cells: { text: 'theirs' } }],
    ['moved', { kind: 'move', id: idOf(99), parentId: idOf(2), place: 'z' }],
  ])('a row that a colleague has %s since stays', (_, theirs) => {
    const own = apply(sampleBook(), [{ kind: 'insert', id: idOf(99), type: 'line', parentId: idOf(1), place: 'x', cells: { text: 'new' } }])
    const undone = apply(apply(own.rows, [theirs]).rows, own.inverse)
    expect(undone.rows.get(idOf(99))?.isDeleted).toBe(false)
    expect(undone.faults).toEqual([{ index: 0, id: idOf(99), reason: 'changed since' }])
  })

  test('a chapter into which a colleague has written stays', () => {
    const own = apply(sampleBook(), [{ kind: 'insert', id: idOf(99), type: 'chapter', parentId: bookId, place: 'x', cells: {} }])
    const theirs: Operation = { kind: 'insert', id: idOf(100), type: 'line', parentId: idOf(99), place: 'V', cells: {} }
    const undone = apply(apply(own.rows, [theirs]).rows, own.inverse)
    expect(undone.faults.map(({ reason }) => reason)).toEqual(['changed since'])
    expect(childrenOf(undone.rows, idOf(99))).toHaveLength(1)
  })

  test('a deletion is undone with everything that the row held, and with what a colleague wrote into it meanwhile', () => {
    const deleted = apply(sampleBook(), [{ kind: 'delete', id: idOf(1) }])
    const edited = apply(deleted.rows, [{ kind: 'set', id: idOf(17), cells: { text: 'unseen' } }])
    expect(edited.faults).toEqual([{ index: 0, id: idOf(17), reason: 'in deleted' }])
    const restored = apply(edited.rows, deleted.inverse)
    expect(childrenOf(restored.rows, idOf(1)).map(({ cells }) => cells['text'])).toEqual(['unseen', 'line 1.2', 'line 1.3'])
  })
})

describe('operations of two people', () => {
  test('in both orders everything ends alike that only one of them has touched', () => {
    fc.assert(
      fc.property(gesture, gesture, (one, other) => {
        const start = sampleBook()
        const first = operationsOf(start, one, counter(1_000))
        const second = operationsOf(start, other, counter(2_000))
        const thisWay = apply(apply(start, first).rows, second).rows
        const thatWay = apply(apply(start, second).rows, first).rows
        const isShared = ({ id }: { id: string }) => first.some(each => each.id === id) && second.some(each => each.id === id)
        const apart = (rows: DocumentRows) => [...rows.values()].filter(row => !isShared(row)).sort((a, b) => (a.id < b.id ? -1 : 1))
        expect(apart(thisWay)).toEqual(apart(thatWay))
      }),
      runs,
    )
  })

  test('of one cell the later write wins, and different cells of one row are merged', () => {
    const first: Operation = { kind: 'set', id: idOf(17), cells: { text: 'first', size: 1 } }
    const second: Operation = { kind: 'set', id: idOf(17), cells: { text: 'second' } }
    expect(apply(sampleBook(), [first, second]).rows.get(idOf(17))?.cells).toEqual({ text: 'second', size: 1 })
    expect(apply(sampleBook(), [second, first]).rows.get(idOf(17))?.cells).toEqual({ text: 'first', size: 1 })
  })
})

describe('operations that cannot be carried out', () => {
  const line = { type: 'line', parentId: idOf(1), place: 'V', cells: {} } as const

  test.each<[string, Operation, string]>([
    ['a row that nobody knows', { kind: 'set', id: idOf(99), cells: { text: 'x' } }, 'unknown row'],
    ['a row in one that nobody knows', { kind: 'insert', id: idOf(99), ...line, parentId: idOf(98) }, 'unknown row'],
    ['a row that is there', { kind: 'insert', id: idOf(17), ...line }, 'row exists'],
    ['a line outside of chapters', { kind: 'insert', id: idOf(99), ...line, parentId: bookId }, 'wrong place'],
    ['a row of an unknown type', { kind: 'insert', id: idOf(99), ...line, type: 'verse' }, 'wrong place'],
    ['a type that every object has', { kind: 'insert', id: idOf(99), ...line, type: 'constructor' }, 'wrong place'],
    ['a chapter into a chapter', { kind: 'move', id: idOf(1), parentId: idOf(2), place: 'V' }, 'wrong place'],
    ['the book into a chapter', { kind: 'move', id: bookId, parentId: idOf(2), place: 'V' }, 'wrong place'],
    ['the book away', { kind: 'delete', id: bookId }, 'wrong place'],
  ])('%s', (_, operation, reason) => {
    const { changed, inverse, faults } = apply(sampleBook(), [operation])
    expect({ changed: changed.size, inverse, faults }).toEqual({
      changed: 0,
      inverse: [],
      faults: [{ index: 0, id: operation.id, reason }],
    })
  })

  test('a chapter takes its limit of lines and no more, also by moving and restoring', () => {
    const fill = Array.from({ length: 18 }, (_, index): Operation => ({ kind: 'insert', id: idOf(100 + index), ...line }))
    const full = apply(sampleBook(), fill)
    expect(full.faults).toEqual([{ index: 17, id: idOf(117), reason: 'too many' }])
    const moved = apply(full.rows, [{ kind: 'move', id: idOf(33), parentId: idOf(1), place: 'V' }])
    expect(moved.faults.map(({ reason }) => reason)).toEqual(['too many'])
    const swapped = apply(full.rows, [
      { kind: 'delete', id: idOf(100) },
      { kind: 'move', id: idOf(33), parentId: idOf(1), place: 'V' },
      { kind: 'restore', id: idOf(100) },
    ])
    expect(swapped.faults).toEqual([{ index: 2, id: idOf(100), reason: 'too many' }])
  })

  test('operations without an effect change nothing and leave no step', () => {
    const { changed, inverse, faults } = apply(sampleBook(), [
      { kind: 'set', id: idOf(17), cells: { text: 'line 1.1', size: null } },
      { kind: 'move', id: idOf(17), parentId: idOf(1), place: '1' },
      { kind: 'restore', id: idOf(17) },
    ])
    expect({ changed: changed.size, inverse, faults }).toEqual({ changed: 0, inverse: [], faults: [] })
  })

  test('a cell that is set to null is absent', () => {
    const { rows } = apply(sampleBook(), [{ kind: 'set', id: idOf(17), cells: { text: null } }])
    expect(rows.get(idOf(17))?.cells).toEqual({})
  })
})

test('the rows of each parent are the same, whether they are read again or followed from what has changed', () => {
  fc.assert(
    fc.property(fc.array(gesture, { minLength: 1, maxLength: 6 }), gestures => {
      const newId = counter()
      let rows: DocumentRows = sampleBook()
      for (const deeds of gestures) {
        rows = apply(rows, operationsOf(rows, deeds, newId)).rows
        const [followed, read] = [childrenByParent(rows), childrenByParent(new Map(rows))]
        for (const id of [null, ...rows.keys()]) expect(followed.get(id) ?? []).toEqual(read.get(id) ?? [])
      }
    }),
    runs,
  )
})
