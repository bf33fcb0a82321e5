import type { CellValue, DocumentRow } from '@allenio/contract/documents'
import type { DocumentRows } from './model.ts'
import { isSameValue, isVisible, subtreeOf } from './tree.ts'

// A copy follows its template: what the template has changed since the copy's base is offered to the copy. Rows belong together by
// `originId`. What the copy has changed itself is an override; where both changed the same, somebody has to choose.

interface Changed {
  /** The row of the template. */
  originId: string
  /** The copy has changed the same thing, so that taking the template's side loses an override. */
  isConflict: boolean
  /** The outermost row that the copy lacks, with which it comes; null where the copy has all that it needs. */
  lackingId: string | null
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
  /** The id of the template's parent row. */
  parentId: string
  place: string
}

export type Difference = CellDifference | AddedRow | DeletedRow | MovedRow

/** Cells that say one thing together, such as an amount and its unit: who has changed one of them has changed all. */
export type CellBundles = readonly (readonly string[])[]

interface Sides {
  /** The template's rows as the copy last took them. */
  base: DocumentRows
  /** The template's rows now. */
  template: DocumentRows
  copy: DocumentRows
  bundles?: CellBundles
}

/** The changes of the template since the base: first what it has deleted, which makes room, then the rest with parents first. */
export function differencesOf({ base, template, copy, bundles = [] }: Sides): Difference[] {
  const copyByOrigin = copiesByOrigin(copy)
  const ownOf = (id: string): DocumentRow | undefined => {
    const own = copyByOrigin.get(id)
    return own && isVisible(copy, own.id) ? own : undefined
  }
  const visibleTemplate = visibleRows(template)
  const lacking = lackingRows({ base, template }, visibleTemplate, ownOf)
  const changes = visibleTemplate.flatMap((row): Difference[] => {
    const before = visibleIn(base, row.id)
    const own = ownOf(row.id)
    if (!own) return addition(row, lacking.get(row.id))
    if (!before) return []
    return [...cellDifferences({ before, row, own, bundles }), ...moveDifference({ before, row, own, copy, lacking })]
  })
  const isGone = (row: DocumentRow) => !visibleIn(template, row.id) && visibleIn(template, row.parentId ?? '') !== undefined
  const deletions = visibleRows(base)
    .filter(isGone)
    .flatMap(row => deletion(row, { base, copy, own: ownOf(row.id) }))
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

/** A row that was copied, deleted and added again is the one that is there. If two are there, every device takes the lower id. */
export function copiesByOrigin(copy: DocumentRows): ReadonlyMap<string, DocumentRow> {
  const copies = new Map<string, DocumentRow>()
  const isBetter = (row: DocumentRow, other: DocumentRow | undefined): boolean => {
    if (!other) return true
    const [isThere, isOtherThere] = [isVisible(copy, row.id), isVisible(copy, other.id)]
    return isThere === isOtherThere ? row.id < other.id : isThere
  }
  for (const row of copy.values()) {
    if (row.originId !== null && isBetter(row, copies.get(row.originId))) copies.set(row.originId, row)
  }
  return copies
}

interface LackingRow {
  /** The outermost row around it that the copy lacks; it may be the row itself. */
  rootId: string
  /** The copy has deleted it, and the template has changed something in it since; null where the template has not. */
  isConflict: boolean | null
}

/** The rows of the template that the copy does not have: new ones, and those that the copy has deleted. */
function lackingRows(
  { base, template }: Pick<Sides, 'base' | 'template'>,
  visibleTemplate: readonly DocumentRow[],
  ownOf: (id: string) => DocumentRow | undefined,
): ReadonlyMap<string, LackingRow> {
  const lacking = new Map<string, LackingRow>()
  for (const row of visibleTemplate) {
    if (ownOf(row.id)) continue
    const holder = lacking.get(row.parentId ?? '')
    // a row that the copy has deleted does not come back because the template has moved it into something new
    const isDeletedAlone = holder?.isConflict === false && visibleIn(base, row.id) !== undefined
    const isOutermost = !holder || isDeletedAlone
    lacking.set(row.id, isOutermost ? { rootId: row.id, isConflict: hasConflict(row) } : holder)
  }
  return lacking

  function hasConflict(row: DocumentRow): boolean | null {
    if (!visibleIn(base, row.id)) return false
    return subtreeOf(template, row.id).some(each => isChanged(each, row.id)) || null
  }

  function isChanged(row: DocumentRow, rootId: string): boolean {
    const before = visibleIn(base, row.id)
    return !before || changedCells(before, row).length > 0 || (row.id !== rootId && before.parentId !== row.parentId)
  }
}

/** Returns a row that is new in the template, or that the copy has deleted and the template has changed since. */
function addition(row: DocumentRow, lacking: LackingRow | undefined): AddedRow[] {
  if (!lacking || lacking.isConflict === null) return []
  return [{ kind: 'added', originId: row.id, isConflict: lacking.isConflict, lackingId: lacking.rootId, row }]
}

const changedCells = (before: DocumentRow, row: DocumentRow): string[] =>
  [...new Set([...Object.keys(before.cells), ...Object.keys(row.cells)])].filter(cell => !isSameValue(before.cells[cell], row.cells[cell]))

interface ChangedRow {
  before: DocumentRow
  row: DocumentRow
  own: DocumentRow
  bundles: CellBundles
}

function cellDifferences({ before, row, own, bundles }: ChangedRow): CellDifference[] {
  const theirs = new Set(changedCells(before, row))
  const overrides = new Set(changedCells(before, own))
  const bundleOf = (cell: string): readonly string[] => bundles.find(cells => cells.includes(cell)) ?? [cell]
  return [...new Set([...theirs].flatMap(bundleOf))]
    .filter(cell => !isSameValue(row.cells[cell], own.cells[cell]))
    .map(cell => ({
      kind: 'cell',
      originId: row.id,
      id: own.id,
      cell,
      base: before.cells[cell],
      template: row.cells[cell],
      copy: own.cells[cell],
      isConflict: bundleOf(cell).some(each => overrides.has(each)),
      lackingId: null,
    }))
}

interface Move {
  before: DocumentRow
  row: DocumentRow
  own: DocumentRow
  copy: DocumentRows
  lacking: ReadonlyMap<string, LackingRow>
}

function moveDifference({ before, row, own, copy, lacking }: Move): MovedRow[] {
  const { parentId, place } = row
  if (parentId === null || (before.parentId === parentId && before.place === place)) return []
  const ownParent = copy.get(own.parentId ?? '')?.originId
  if (ownParent === parentId && own.place === place) return []
  const target = lacking.get(parentId)
  // the row is inside something that the copy has deleted, so it can only move together with that
  if (target?.isConflict === null) return []
  const isMovedInCopy = ownParent !== before.parentId || own.place !== before.place
  const lackingId = target?.rootId ?? null
  return [
    { kind: 'moved', originId: row.id, id: own.id, parentId, place, isConflict: isMovedInCopy || target?.isConflict === true, lackingId },
  ]
}

function deletion(
  row: DocumentRow,
  { base, copy, own }: { base: DocumentRows; copy: DocumentRows; own: DocumentRow | undefined },
): DeletedRow[] {
  if (!own) return []
  return [{ kind: 'deleted', originId: row.id, id: own.id, isConflict: hasOverrides({ base, copy, own }), lackingId: null }]
}

/** Whether the copy has changed or moved a row, or anything in it, or added something to it. */
const hasOverrides = ({ base, copy, own }: { base: DocumentRows; copy: DocumentRows; own: DocumentRow }): boolean =>
  subtreeOf(copy, own.id).some(row => {
    const before = base.get(row.originId ?? '')
    const parent = copy.get(row.parentId ?? '')?.originId
    return !before || before.place !== row.place || before.parentId !== parent || changedCells(before, row).length > 0
  })
