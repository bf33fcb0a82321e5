import { documentRowsAtMost, type DocumentRow, type Operation } from '@allenio/contract/documents'
import { describe, expect, test } from 'vitest'
import { applyOperations, visibleCountOf, withChanges, type DocumentModel, type DocumentRows } from './index.ts'
import { bookId, idOf } from './book.testing.ts'

const model = { book: { parent: null }, chapter: { parent: 'book' }, line: { parent: 'chapter' } } as const satisfies DocumentModel

const rowOf = (id: string, type: string, parentId: string | null, isDeleted = false): DocumentRow => ({
  id,
  type,
  parentId,
  isDeleted,
  place: 'V',
  cells: {},
  originId: null,
})

const [chapter, deletedChapter, lastLine] = [idOf(1), idOf(2), idOf(999_999)]

const lines = Array.from({ length: documentRowsAtMost }, (_, at) => rowOf(idOf(100 + at), 'line', chapter))

/** A book with so many rows that are seen: a chapter of lines. A deleted chapter holds three more. */
function bookOf(count: number): DocumentRows {
  const rows = [
    rowOf(bookId, 'book', null),
    rowOf(chapter, 'chapter', bookId),
    rowOf(deletedChapter, 'chapter', bookId, true),
    ...[10, 11, 12].map(number => rowOf(idOf(number), 'line', deletedChapter)),
    ...lines.slice(0, count - 2),
    rowOf(lastLine, 'line', chapter),
  ]
  return new Map(rows.map(row => [row.id, row]))
}

const insert = (number: number, parentId = chapter): Operation => ({
  kind: 'insert',
  id: idOf(1_000_000 + number),
  type: 'line',
  parentId,
  place: 'V',
  cells: {},
})
const remove = (id: string): Operation => ({ kind: 'delete', id })
const full = (index: number) => [index, 'document full']

describe('a document has room', () => {
  const most = documentRowsAtMost
  test.each<[string, number, Operation[], (string | number)[][], number]>([
    ['for the last row, and not for one more', most - 1, [insert(1), insert(2)], [full(1)], most],
    [
      'for edits and deletions when it is full',
      most,
      [{ kind: 'set', id: lastLine, cells: { text: 'x' } }, remove(lastLine)],
      [],
      most - 1,
    ],
    ['for as many as were deleted before', most, [insert(1), remove(lastLine), insert(2), insert(3)], [full(0), full(3)], most],
    ['for what an undo brings back, with all that it holds', most - 4, [{ kind: 'restore', id: deletedChapter }], [], most],
    ['and not for a part of it', most - 3, [{ kind: 'restore', id: deletedChapter }], [full(0)], most - 3],
    ['for a row in a deleted one, which nobody sees', most, [insert(1, deletedChapter)], [[0, 'in deleted']], most],
    ['for a row that is moved within it', most, [{ kind: 'move', id: lastLine, parentId: chapter, place: 'x' }], [], most],
    [
      'and not for one that comes out of a deleted one',
      most,
      [{ kind: 'move', id: idOf(10), parentId: chapter, place: 'x' }],
      [full(0)],
      most,
    ],
    ['for the chapter that was deleted and comes back', most, [remove(chapter), { kind: 'restore', id: chapter }], [], most],
  ])('%s', (_, count, operations, faults, left) => {
    const rows = bookOf(count)
    expect(visibleCountOf(rows)).toBe(count)
    const outcome = applyOperations(model, rows, operations)
    expect(outcome.faults.map(({ index, reason }) => [index, reason])).toEqual(faults)
    expect(visibleCountOf(withChanges(rows, outcome.changed))).toBe(left)
  })
})
