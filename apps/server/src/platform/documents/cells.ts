import type { Batch, Cells, Operation } from '@allenio/contract/documents'
import type { DocumentRows } from '@allenio/domain/documents'
import { AppError, type FieldFault } from '#platform/errors'
import type { DocumentKind } from './kinds.ts'

/**
 * Refuses cells that the kind's schemas do not allow. It is not left to the reducer, which never fails: a wrong value comes from a
 * fault in the program and not from what somebody else did meanwhile.
 */
export function refuseWrongCells(kind: DocumentKind, rows: DocumentRows, batches: readonly Batch[]): void {
  const insertedTypes = Map.groupBy(
    batches.flatMap(({ operations }) => operations.filter(operation => operation.kind === 'insert')),
    ({ id }) => id,
  )
  // which of several inserts with one id takes place, the reducer decides later: the cells must be right for each
  const typesOf = (operation: Operation): Set<string> => {
    if (operation.kind === 'insert') return new Set([operation.type])
    const stored = rows.get(operation.id)?.type
    return new Set(stored === undefined ? insertedTypes.get(operation.id)?.map(({ type }) => type) : [stored])
  }
  const fields: Record<string, FieldFault> = {}
  batches.forEach(({ operations }, at) =>
    operations.forEach((operation, index) => {
      for (const cell of [...typesOf(operation)].flatMap(type => wrongCellsOf(kind, type, operation))) {
        fields[`batches.${at}.operations.${index}.cells.${cell}`] = { code: 'invalid input' }
      }
    }),
  )
  if (Object.keys(fields).length > 0) throw new AppError('invalid input', { fields })
}

function wrongCellsOf(kind: DocumentKind, type: string, operation: Operation): string[] {
  const schema = Object.hasOwn(kind.cells, type) ? kind.cells[type] : undefined
  // the reducer names a row of an unknown type, or one that is gone
  if (!schema || !('cells' in operation)) return []
  const isWrong = (cells: Cells) => (key: string) => {
    const cell = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined
    return !cell || !(cells[key] === null || cell.safeParse(cells[key]).success)
  }
  return Object.keys(operation.cells).filter(isWrong(operation.cells))
}
