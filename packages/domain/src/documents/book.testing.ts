import type { DocumentRow, Operation } from '@allenio/contract/documents'
import fc from 'fast-check'
import { childrenOf, isVisible, placesAt, withChanges, applyOperations, type DocumentModel, type DocumentRows } from './index.ts'

// A document of the tests: a book of chapters of lines.

export const book = {
  book: { parent: null },
  chapter: { parent: 'book', atMost: 6 },
  line: { parent: 'chapter', atMost: 20 },
} as const satisfies DocumentModel

export const bookId = '00000000-0000-4000-8000-000000000000'

export const idOf = (number: number): string => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

const rowOf = (row: Pick<DocumentRow, 'id' | 'type' | 'parentId' | 'place'>): DocumentRow => ({
  ...row,
  cells: {},
  originId: null,
  isDeleted: false,
})

/** A book of two chapters of three lines. */
export function sampleBook(): DocumentRows {
  const rows = [rowOf({ id: bookId, type: 'book', parentId: null, place: 'V' })]
  for (const chapter of [1, 2]) {
    rows.push(rowOf({ id: idOf(chapter), type: 'chapter', parentId: bookId, place: `${chapter}` }))
    for (const line of [1, 2, 3]) {
      const id = idOf(chapter * 16 + line)
      rows.push({ ...rowOf({ id, type: 'line', parentId: idOf(chapter), place: `${line}` }), cells: { text: `line ${chapter}.${line}` } })
    }
  }
  return new Map(rows.map(row => [row.id, row]))
}

/** The rows that somebody sees: those that are not deleted, whatever stood there before. */
export const visibleRows = (rows: DocumentRows): DocumentRow[] =>
  [...rows.values()]
    .filter(row => isVisible(rows, row.id))
    .map(({ id, type, parentId, place, cells, originId, isDeleted }) => ({ id, type, parentId, place, cells, originId, isDeleted }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))

/** One thing that somebody does; the numbers choose among what is there when it is done. */
interface Deed {
  kind: Operation['kind']
  row: number
  to: number
  cell: 'text' | 'size'
  value: number | null
}

export const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom('insert', 'set', 'set', 'set', 'move', 'delete', 'restore'),
  row: fc.nat(1_000),
  to: fc.nat(1_000),
  cell: fc.constantFrom('text', 'size'),
  value: fc.option(fc.nat(9), { freq: 5 }),
})

/** One gesture of somebody: some deeds on the rows as this person sees them. */
export const gesture = fc.array(deed, { minLength: 1, maxLength: 4 })

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % Math.max(1, items.length)]

/** The operations of a gesture, each made on what the ones before have left. */
export function operationsOf(rows: DocumentRows, deeds: readonly Deed[], newId: () => string): Operation[] {
  const operations: Operation[] = []
  let now = rows
  for (const each of deeds) {
    const made = operationsOfDeed(now, each, newId)
    operations.push(...made)
    now = withChanges(now, applyOperations(book, now, made).changed)
  }
  return operations
}

function operationsOfDeed(rows: DocumentRows, { kind, row, to, cell, value }: Deed, newId: () => string): Operation[] {
  const visible = visibleRows(rows)
  const chosenRow = pick(
    visible.filter(({ parentId }) => parentId !== null),
    row,
  )
  switch (kind) {
    case 'insert': {
      const parent = pick(
        visible.filter(({ type }) => type !== 'line'),
        to,
      )
      if (!parent) return []
      const type = parent.type === 'book' ? 'chapter' : 'line'
      const { places, moves } = placesAt(rows, { parentId: parent.id, index: indexIn(rows, parent.id, row), count: 1 })
      return [...moves, { kind, id: newId(), type, parentId: parent.id, place: places[0] ?? 'V', cells: { text: value } }]
    }
    case 'set':
      return chosenRow ? [{ kind, id: chosenRow.id, cells: { [cell]: value } }] : []
    case 'move': {
      const parent = pick(
        visible.filter(({ type }) => type === (chosenRow?.type === 'line' ? 'chapter' : 'book')),
        to,
      )
      if (!chosenRow || !parent) return []
      const at = { parentId: parent.id, index: indexIn(rows, parent.id, to, chosenRow.id), count: 1, leavingOut: [chosenRow.id] }
      const { places, moves } = placesAt(rows, at)
      return [...moves, { kind, id: chosenRow.id, parentId: parent.id, place: places[0] ?? 'V' }]
    }
    case 'delete':
      return chosenRow ? [{ kind, id: chosenRow.id }] : []
    case 'restore': {
      const deleted = pick(
        [...rows.values()].filter(({ isDeleted }) => isDeleted),
        row,
      )
      return deleted ? [{ kind, id: deleted.id }] : []
    }
    default:
      return kind satisfies never
  }
}

const indexIn = (rows: DocumentRows, parentId: string, number: number, leftOut?: string): number =>
  number % (childrenOf(rows, parentId).filter(({ id }) => id !== leftOut).length + 1)
