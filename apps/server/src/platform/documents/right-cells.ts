import type { AppliedBatches, Batch, CellChange, Cells, DocumentRow, DocumentStep, Operation } from '@allenio/contract/documents'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'

/**
 * Cells of the document's own row that decide who may read or change something. The right to edit the document does not include them: each
 * of them has a rule of its area, and for those whom the rule leaves out they do not exist.
 */
export interface RightCells {
  names: readonly string[]
  maySee: (db: WorkspaceDb, actor: Actor, id: string) => Promise<boolean>
  /** Refuses values that the actor may not give. An edit locks the document before it asks. */
  refuseValues: (db: WorkspaceDb, actor: Actor, change: { id: string; values: readonly Cells[] }) => Promise<void>
}

const withoutNames = (cells: Cells, names: readonly string[]): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => !names.includes(name)))

export const withoutRightCells = <Row extends DocumentRow>(rows: readonly Row[], id: string, { names }: RightCells): Row[] =>
  rows.map(row => (row.id === id ? { ...row, cells: withoutNames(row.cells, names) } : row))

function withoutRightOperations(operations: readonly Operation[], id: string, { names }: RightCells): Operation[] {
  return operations.flatMap((operation): Operation[] => {
    if (operation.kind !== 'set' || operation.id !== id) return [operation]
    const cells = withoutNames(operation.cells, names)
    if (Object.keys(cells).length === 0) return []
    return [{ ...operation, cells, ...(operation.was && { was: withoutNames(operation.was, names) }) }]
  })
}

export const appliedWithoutRightCells = (applied: AppliedBatches, id: string, rights: RightCells): AppliedBatches => ({
  ...applied,
  rows: withoutRightCells(applied.rows, id, rights),
  outcomes: applied.outcomes.map(outcome => ({ ...outcome, inverse: withoutRightOperations(outcome.inverse, id, rights) })),
})

export const stepsWithoutRightCells = (steps: readonly DocumentStep[], id: string, rights: RightCells): DocumentStep[] =>
  steps.flatMap(step => {
    const operations = withoutRightOperations(step.operations, id, rights)
    return operations.length > 0 ? [{ ...step, operations }] : []
  })

export const changesWithoutRightCells = (changes: readonly CellChange[], { names }: RightCells): CellChange[] =>
  changes.flatMap(change => {
    const cells = change.cells.filter(({ cell }) => !names.includes(cell))
    return cells.length > 0 ? [{ ...change, cells }] : []
  })

/** The values that batches give to the cells. A guard (`was`) counts too, because its fault says whether the guess was right. */
export function rightValuesOf(batches: readonly Batch[], id: string, { names }: RightCells): Cells[] {
  return batches.flatMap(({ operations }) =>
    operations.flatMap(operation => {
      if (operation.id !== id || !('cells' in operation)) return []
      const guards = operation.kind === 'set' && operation.was ? [operation.was] : []
      return [...guards, operation.cells].filter(cells => names.some(name => Object.hasOwn(cells, name)))
    }),
  )
}
