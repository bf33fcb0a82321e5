import type { Cells, DocumentRow, Operation } from '@allenio/contract/documents'
import type { DocumentModel, DocumentRows } from './model.ts'
import { placesBetween } from './places.ts'
import { childrenByParent, isSameValue } from './tree.ts'
import type { WrittenRow } from './written-cells.ts'

// A call that knows no operations sends the whole content. The operations that lead there are made from the rows as they are.

interface WrittenDocument {
  id: string
  /** The cells of the document's own row. */
  cells: Cells
  written: readonly WrittenRow[]
}

/** The rows of the stored document, with the limits of its model. */
interface Stored {
  model: DocumentModel
  rows: DocumentRows
}

/**
 * Sets what differs, inserts what is new, moves what stands elsewhere, and deletes what the content does not name. Rows keep their ids.
 * An id that names a row of another type, or stands in the content twice, becomes an insert that is refused.
 */
export function operationsWritingRows(model: DocumentModel, rows: DocumentRows, { id, cells, written }: WrittenDocument): Operation[] {
  const writtenById = new Map(written.map(row => [row.id, row]))
  const places = placesOf(rows, written)
  const seenIds = new Set([id])
  return [
    ...cellChanges(rows, id, cells),
    ...deletions({ model, rows }, id, writtenById),
    ...written.flatMap(row => {
      const isRepeated = seenIds.has(row.id)
      seenIds.add(row.id)
      const stored = isRepeated ? undefined : storedRow(rows, row)
      const place = places.get(row.id)
      return stored ? changesOf({ model, rows }, { row, stored, place }) : insertion(row, place)
    }),
  ]
}

/** Finds a stored row. Deleted rows are included, because the content may bring them back. */
function storedRow(rows: DocumentRows, { id, type }: Pick<WrittenRow, 'id' | 'type'>): DocumentRow | undefined {
  const row = rows.get(id)
  return row?.type === type ? row : undefined
}

function cellChanges(rows: DocumentRows, id: string, cells: Cells): Operation[] {
  const stored = rows.get(id)?.cells ?? {}
  const keys = [...new Set([...Object.keys(stored), ...Object.keys(cells)])]
  const changes = keys.flatMap(key => (isSameValue(stored[key], cells[key]) ? [] : [[key, cells[key] ?? null] as const]))
  return changes.length > 0 ? [{ kind: 'set', id, cells: Object.fromEntries(changes) }] : []
}

const insertion = ({ id, type, parentId, cells }: WrittenRow, place = ''): Operation[] => [
  { kind: 'insert', id, type, parentId, place, cells },
]

interface StoredChange {
  row: WrittenRow
  stored: DocumentRow
  place: string | undefined
}

function changesOf({ model, rows }: Stored, { row: { id, parentId, cells }, stored, place }: StoredChange): Operation[] {
  const isRestored = stored.isDeleted || leavesFullParent({ model, rows }, stored, parentId)
  return [
    ...(place === undefined ? [] : [{ kind: 'move', id, parentId, place } as const]),
    ...(isRestored ? [{ kind: 'restore', id } as const] : []),
    ...cellChanges(rows, id, cells),
  ]
}

/** Deletes rows first, so that there is room for the rows that take their place. */
function deletions({ model, rows }: Stored, id: string, writtenById: ReadonlyMap<string, WrittenRow>): Operation[] {
  return [...rows.values()].flatMap((row): Operation[] => {
    if (row.isDeleted || row.parentId === null) return []
    const writtenRow = writtenById.get(row.id)
    const isKept = writtenRow?.type === row.type
    // deleting a row also deletes the rows inside it
    const isHeld = row.parentId === id || writtenById.has(row.parentId)
    const isGone = isKept ? leavesFullParent({ model, rows }, row, writtenRow.parentId) : isHeld
    return isGone ? [{ kind: 'delete', id: row.id }] : []
  })
}

/** A row that moves out of a full one is deleted on the way, so that another one can take its place before it has moved. */
function leavesFullParent({ model, rows }: Stored, { type, parentId }: DocumentRow, newParentId: string): boolean {
  if (parentId === newParentId) return false
  const atMost = model[type]?.atMost ?? Infinity
  const siblings = (childrenByParent(rows).get(parentId) ?? []).filter(row => row.type === type)
  return siblings.length >= atMost
}

const longestPlace = 60

/** The places of rows that are new or stand elsewhere. As many rows as possible stay where they are. */
function placesOf(rows: DocumentRows, written: readonly WrittenRow[]): ReadonlyMap<string, string> {
  const groups = Map.groupBy(written, ({ parentId, type }) => `${parentId} ${type}`)
  return new Map(
    [...groups.values()].flatMap(group => {
      const staying = rowsInOrder(group.flatMap(row => stayingRow(rows, row) ?? []))
      const places = placesAround(group, staying)
      if (places.every(([, place]) => place.length <= longestPlace)) return places
      return placesAround(group, new Map())
    }),
  )
}

function stayingRow(rows: DocumentRows, row: WrittenRow): DocumentRow | undefined {
  const stored = storedRow(rows, row)
  return stored?.parentId === row.parentId ? stored : undefined
}

/** The largest set of rows whose places already ascend in the new order: these rows stay, and the others move around them. */
function rowsInOrder(rows: readonly DocumentRow[]): ReadonlyMap<string, string> {
  const runs: DocumentRow[][] = []
  for (const row of rows) {
    const runsBefore = runs.filter(run => (run.at(-1)?.place ?? '') < row.place)
    runs.push([...longestOf(runsBefore), row])
  }
  return new Map(longestOf(runs).map(({ id, place }) => [id, place]))
}

const longestOf = (runs: readonly DocumentRow[][]): DocumentRow[] =>
  runs.reduce<DocumentRow[]>((longest, run) => (run.length > longest.length ? run : longest), [])

/** Places for the rows between those that stay. */
function placesAround(group: readonly WrittenRow[], staying: ReadonlyMap<string, string>): (readonly [string, string])[] {
  const places: (readonly [string, string])[] = []
  let [gap, before]: [string[], string | null] = [[], null]
  const fill = (after: string | null) => {
    placesBetween(before, after, gap.length).forEach((place, at) => places.push([gap[at] ?? '', place]))
    gap = []
    before = after
  }
  for (const { id } of group) {
    const place = staying.get(id)
    if (place === undefined) gap.push(id)
    else fill(place)
  }
  fill(null)
  return places
}
