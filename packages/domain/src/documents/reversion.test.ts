import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { book, bookId, gesture, idOf, operationsOf, sampleBook, visibleRows } from './book.testing.ts'
import { applyOperations, operationsReverting, subtreeOf, withChanges, type DocumentRows } from './index.ts'

const apply = (rows: DocumentRows, operations: Parameters<typeof applyOperations>[2]): DocumentRows =>
  withChanges(rows, applyOperations(book, rows, operations).changed)

function newIds() {
  let next = 1_000
  return () => idOf((next += 1))
}

test('whatever was edited, a document is brought back to an earlier version of itself, and an undo takes that back', () => {
  fc.assert(
    fc.property(fc.array(gesture, { maxLength: 6 }), gestures => {
      const newId = newIds()
      const before = sampleBook()
      const release = new Map(subtreeOf(before, bookId).map(row => [row.id, row]))
      const edited = gestures.reduce((rows, deeds) => apply(rows, operationsOf(rows, deeds, newId)), before)
      const { changed, inverse } = applyOperations(book, edited, operationsReverting(edited, release))
      const reverted = withChanges(edited, changed)
      expect(visibleRows(reverted)).toEqual(visibleRows(before))
      expect(visibleRows(apply(reverted, inverse))).toEqual(visibleRows(edited))
    }),
    runs,
  )
})

test('rows that were erased meanwhile are inserted again with their ids', () => {
  const release = sampleBook()
  const left = new Map([...release].filter(([id]) => id !== idOf(1) && release.get(id)?.parentId !== idOf(1)))
  expect(visibleRows(apply(left, operationsReverting(left, release)))).toEqual(visibleRows(release))
})
