import type { Cells, CellValue, DocumentRow, Operation, OperationFault } from '@allenio/contract/documents'
import { openRowCount, type RowCount } from './row-count.ts'
import { LayeredMap, withEntries } from './layered-map.ts'
import type { DocumentModel, DocumentRows } from './model.ts'
import { digestOf, isSameValue, isVisible, isWithin } from './tree.ts'

export interface Outcome {
  /** The rows that are different now. */
  changed: ReadonlyMap<string, DocumentRow>
  /** Takes the operations back, as far as nobody has changed the same since. */
  inverse: readonly Operation[]
  faults: readonly OperationFault[]
}

/**
 * The rows that may be read to tell whether somebody has changed what is deleted or restored. A caller that does not trust the operations
 * gives a limit, and refuses them where it is passed: their outcome is worth nothing then.
 */
export interface Effort {
  rowsLeft: number
}

type FaultReason = OperationFault['reason']
type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>

/**
 * Applies a batch. It never fails: an operation that finds its row gone, or its place taken, has no effect and is named among the
 * faults. The server and every device use this one function, so that a device shows at once what the server will store.
 */
export function applyOperations(
  model: DocumentModel,
  rows: DocumentRows,
  operations: readonly Operation[],
  effort: Effort = { rowsLeft: Number.POSITIVE_INFINITY },
): Outcome {
  const draft = openDraft(model, rows, effort)
  operations.forEach((operation, index) => {
    const reason = applyOne(draft, operation)
    if (reason) draft.faults.push({ index, id: operation.id, reason })
  })
  return { changed: draft.changed, inverse: draft.inverse.reverse(), faults: draft.faults }
}

/** The rows after a batch. */
export const withChanges: (rows: DocumentRows, changed: DocumentRows) => DocumentRows = withEntries

interface Draft {
  model: DocumentModel
  rows: DocumentRows
  changed: Map<string, DocumentRow>
  inverse: Operation[]
  faults: OperationFault[]
  /** Counts the rows of one type in a parent that are not deleted. */
  countIn: (parentId: string, type: string) => number
  /** A row and everything in it that is not deleted, all of them while the effort lasts. */
  subtreeOf: (id: string) => DocumentRow[]
  count: RowCount
  store: (row: DocumentRow, inverse: Operation) => void
}

function openDraft(model: DocumentModel, stored: DocumentRows, effort: Effort): Draft {
  const changed = new Map<string, DocumentRow>()
  const rows = new LayeredMap(stored, changed)
  const inverse: Operation[] = []
  // most batches need no index: it is built when the first operation asks for it
  let index: DraftIndex | undefined
  const indexed = () => (index ??= indexOf(rows))
  const subtreeOf = (id: string) => {
    const subtree = [rows.get(id)].filter(row => row !== undefined)
    for (const row of subtree) {
      effort.rowsLeft -= 1
      if (effort.rowsLeft < 0) break
      for (const childId of indexed().children.get(row.id) ?? []) {
        const child = rows.get(childId)
        if (child && !child.isDeleted) subtree.push(child)
      }
    }
    return subtree
  }
  const count = openRowCount({ rows, sizeOf: id => subtreeOf(id).length })
  return {
    model,
    rows,
    changed,
    inverse,
    faults: [],
    countIn: (parentId, type) => indexed().counts.get(countKey(parentId, type)) ?? 0,
    subtreeOf,
    count,
    store(row, back) {
      const before = rows.get(row.id)
      if (index && before) addTo(index, before, -1)
      if (index) addTo(index, row, 1)
      count.follow(row.id, () => void changed.set(row.id, row))
      inverse.push(back)
    },
  }
}

interface DraftIndex {
  /** By parent and type, without deleted rows. */
  counts: Map<string, number>
  /** The ids of the rows in a parent, with deleted ones. */
  children: Map<string | null, Set<string>>
}

function indexOf(rows: DocumentRows): DraftIndex {
  const index: DraftIndex = { counts: new Map(), children: new Map() }
  for (const row of rows.values()) addTo(index, row, 1)
  return index
}

const countKey = (parentId: string | null, type: string) => `${parentId} ${type}`

function addTo({ counts, children }: DraftIndex, { id, parentId, type, isDeleted }: DocumentRow, by: 1 | -1): void {
  const key = countKey(parentId, type)
  if (!isDeleted) counts.set(key, (counts.get(key) ?? 0) + by)
  const ids = children.get(parentId) ?? new Set()
  if (by === 1) children.set(parentId, ids.add(id))
  else ids.delete(id)
}

function applyOne(draft: Draft, operation: Operation): FaultReason | undefined {
  switch (operation.kind) {
    case 'insert':
      return insertRow(draft, operation)
    case 'set':
      return setCells(draft, operation)
    case 'move':
      return moveRow(draft, operation)
    case 'delete':
      return deleteRow(draft, operation)
    case 'restore':
      return restoreRow(draft, operation)
    default:
      return operation satisfies never
  }
}

/** An effect that nobody sees, because the row stands in a deleted one, is told to its author. */
const visibleFault = ({ rows }: Draft, id: string): FaultReason | undefined => (isVisible(rows, id) ? undefined : 'in deleted')

function insertRow(draft: Draft, { id, type, parentId, place, cells, originId }: OperationOf<'insert'>): FaultReason | undefined {
  if (draft.rows.has(id)) return 'row exists'
  const fault = placeFault(draft, { type, parentId })
  if (fault) return fault
  if (!draft.count.hasRoomFor({ parentId })) return 'document full'
  const row = { id, type, parentId, place, cells: withoutNulls(cells), originId: originId ?? null, isDeleted: false }
  draft.store(row, { kind: 'delete', id, was: digestOf([row]) })
  return visibleFault(draft, id)
}

function setCells(draft: Draft, { id, cells, was }: OperationOf<'set'>): FaultReason | undefined {
  const row = draft.rows.get(id)
  if (!row) return 'unknown row'
  const isGuarded = (key: string) => was !== undefined && !isSameValue(row.cells[key], was[key])
  const changes = Object.entries(cells).filter(([key, value]) => !isSameValue(row.cells[key], value))
  const effective = changes.filter(([key]) => !isGuarded(key))
  if (effective.length > 0) {
    const former = Object.fromEntries(effective.map(([key]) => [key, row.cells[key] ?? null]))
    const newCells = Object.fromEntries(effective)
    draft.store({ ...row, cells: withoutNulls({ ...row.cells, ...newCells }) }, { kind: 'set', id, cells: former, was: newCells })
  }
  return effective.length < changes.length ? 'changed since' : visibleFault(draft, id)
}

function moveRow(draft: Draft, { id, parentId, place, was }: OperationOf<'move'>): FaultReason | undefined {
  const row = draft.rows.get(id)
  if (!row) return 'unknown row'
  if (row.parentId === null) return 'wrong place'
  if (was && (row.parentId !== was.parentId || row.place !== was.place)) return 'changed since'
  if (row.parentId === parentId && row.place === place) return undefined
  const fault = row.parentId === parentId ? undefined : placeFault(draft, { type: row.type, parentId })
  if (fault) return fault
  if (isWithin(draft.rows, parentId, id)) return 'wrong place'
  if (!row.isDeleted && !draft.count.hasRoomFor({ parentId, id })) return 'document full'
  const back = { kind: 'move', id, parentId: row.parentId, place: row.place, was: { parentId, place } } as const
  draft.store({ ...row, parentId, place }, back)
  return visibleFault(draft, id)
}

function deleteRow(draft: Draft, { id, was }: OperationOf<'delete'>): FaultReason | undefined {
  const row = draft.rows.get(id)
  if (!row) return 'unknown row'
  if (row.parentId === null) return 'wrong place'
  if (row.isDeleted) return undefined
  if (was !== undefined && digestOf(draft.subtreeOf(id)) !== was) return 'changed since'
  draft.store({ ...row, isDeleted: true }, { kind: 'restore', id })
  return undefined
}

function restoreRow(draft: Draft, { id }: OperationOf<'restore'>): FaultReason | undefined {
  const row = draft.rows.get(id)
  if (!row) return 'unknown row'
  if (!row.isDeleted || row.parentId === null) return undefined
  const fault = placeFault(draft, { type: row.type, parentId: row.parentId })
  if (fault) return fault
  if (!draft.count.hasRoomFor({ parentId: row.parentId, id })) return 'document full'
  const restored = { ...row, isDeleted: false }
  const [, ...held] = draft.subtreeOf(id)
  draft.store(restored, { kind: 'delete', id, was: digestOf([restored, ...held]) })
  return visibleFault(draft, id)
}

interface TargetPlace {
  type: string
  parentId: string
}

function placeFault({ model, rows, countIn }: Draft, { type, parentId }: TargetPlace): FaultReason | undefined {
  const rowType = model[type]
  const parent = rows.get(parentId)
  if (!parent) return 'unknown row'
  if (!rowType || rowType.parent !== parent.type) return 'wrong place'
  return rowType.atMost !== undefined && countIn(parentId, type) >= rowType.atMost ? 'too many' : undefined
}

const withoutNulls = (cells: Cells): Record<string, CellValue> =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null))
