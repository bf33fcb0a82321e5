import type { CellValue, DocumentRow } from '@allenio/contract/documents'
import type { DocumentRows } from './model.ts'
import { isSameValue, isVisible, subtreeOf } from './tree.ts'

// A copy follows its template: what the template has changed since the copy's base is offered to the copy. Rows belong together by
// `originId`. What the copy has changed itself is an override; where both changed the same, somebody has to choose.

interface Changed {
  /** The row of the template. */
  originId: string
  /** The copy has changed the same, so that taking the template's side loses an override. */
  isConflict: boolean
}

export interface CellDifference extends Changed {
  kind: 'cell'
  /** The row of the copy. */
  id: string
  cell: string
  base: CellValue | undefined
  template: CellValue | undefined
  copy: CellValue | undefined
}

export interface AddedRow extends Changed {
  kind: 'added'
  row: DocumentRow
}

export interface DeletedRow extends Changed {
  kind: 'deleted'
  id: string
}

export interface MovedRow extends Changed {
  kind: 'moved'
  id: string
  /** Of the template's rows. */
  parentId: string
  place: string
}

export type Difference = CellDifference | AddedRow | DeletedRow | MovedRow

interface Sides {
  /** The template's rows as the copy last took them. */
  base: DocumentRows
  /** The template's rows now. */
  template: DocumentRows
  copy: DocumentRows
}

/** What the template has changed since the base: first what it has deleted, which makes room, then the rest with parents first. */
export function differencesOf({ base, template, copy }: Sides): Difference[] {
  const copyByOrigin = copiesByOrigin(copy)
  const visibleTemplate = visibleRows(template)
  const changes = visibleTemplate.flatMap((row): Difference[] => {
    const before = visibleIn(base, row.id)
    const own = copyByOrigin.get(row.id)
    if (!own || own.isDeleted || !isVisible(copy, own.id)) return missingInCopy(row, before)
    return before ? [...cellDifferences(before, row, own), ...moveDifference({ before, row, own, copy })] : []
  })
  const isGone = (row: DocumentRow) => !visibleIn(template, row.id) && visibleIn(template, row.parentId ?? '') !== undefined
  const deletions = visibleRows(base)
    .filter(isGone)
    .flatMap(row => deletion(row, { base, copy, own: copyByOrigin.get(row.id) }))
  return [...deletions, ...changes]
}

/** The differences between two states of one document: the earlier one is taken for a copy of itself. */
export function changesSince(base: DocumentRows, template: DocumentRows): Difference[] {
  const copy = new Map([...base].map(([id, row]) => [id, { ...row, originId: id }]))
  return differencesOf({ base, template, copy })
}

const visibleIn = (rows: DocumentRows, id: string): DocumentRow | undefined => (isVisible(rows, id) ? rows.get(id) : undefined)

function visibleRows(rows: DocumentRows): DocumentRow[] {
  const root = [...rows.values()].find(({ parentId }) => parentId === null)
  return root ? subtreeOf(rows, root.id) : []
}

/** A row that was copied, deleted and added again is the one that is not deleted. */
function copiesByOrigin(copy: DocumentRows): ReadonlyMap<string, DocumentRow> {
  const copies = new Map<string, DocumentRow>()
  for (const row of copy.values()) {
    if (row.originId && (!row.isDeleted || !copies.has(row.originId))) copies.set(row.originId, row)
  }
  return copies
}

/** New in the template, or deleted in the copy and changed in the template since. */
function missingInCopy(row: DocumentRow, before: DocumentRow | undefined): AddedRow[] {
  if (!before) return [{ kind: 'added', originId: row.id, isConflict: false, row }]
  return changedCells(before, row).length > 0 ? [{ kind: 'added', originId: row.id, isConflict: true, row }] : []
}

const changedCells = (before: DocumentRow, row: DocumentRow): string[] =>
  [...new Set([...Object.keys(before.cells), ...Object.keys(row.cells)])].filter(cell => !isSameValue(before.cells[cell], row.cells[cell]))

const cellDifferences = (before: DocumentRow, row: DocumentRow, own: DocumentRow): CellDifference[] =>
  changedCells(before, row)
    .filter(cell => !isSameValue(row.cells[cell], own.cells[cell]))
    .map(cell => ({
      kind: 'cell',
      originId: row.id,
      id: own.id,
      cell,
      base: before.cells[cell],
      template: row.cells[cell],
      copy: own.cells[cell],
      isConflict: !isSameValue(before.cells[cell], own.cells[cell]),
    }))

interface Move {
  before: DocumentRow
  row: DocumentRow
  own: DocumentRow
  copy: DocumentRows
}

function moveDifference({ before, row, own, copy }: Move): MovedRow[] {
  if (row.parentId === null || (before.parentId === row.parentId && before.place === row.place)) return []
  const ownParent = copy.get(own.parentId ?? '')?.originId
  if (ownParent === row.parentId && own.place === row.place) return []
  const isMovedInCopy = ownParent !== before.parentId || own.place !== before.place
  return [{ kind: 'moved', originId: row.id, id: own.id, parentId: row.parentId, place: row.place, isConflict: isMovedInCopy }]
}

function deletion(
  row: DocumentRow,
  { base, copy, own }: { base: DocumentRows; copy: DocumentRows; own: DocumentRow | undefined },
): DeletedRow[] {
  if (!own || !isVisible(copy, own.id)) return []
  return [{ kind: 'deleted', originId: row.id, id: own.id, isConflict: hasOverrides({ base, copy, own }) }]
}

/** Whether the copy has changed or moved a row, or anything in it, or added something to it. */
const hasOverrides = ({ base, copy, own }: { base: DocumentRows; copy: DocumentRows; own: DocumentRow }): boolean =>
  subtreeOf(copy, own.id).some(row => {
    const before = base.get(row.originId ?? '')
    const parent = copy.get(row.parentId ?? '')?.originId
    return !before || before.place !== row.place || before.parentId !== parent || changedCells(before, row).length > 0
  })
