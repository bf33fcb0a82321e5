import type { Cells, DocumentRow, Operation } from '@allenio/contract/documents'
import type { VisitContent } from '@allenio/contract/visits'
import { operationsWritingRows, writtenCells, type DocumentRows, type WrittenRow } from '@allenio/domain/documents'
import { visitModel, type VisitRowType } from './visit-model.ts'

interface WrittenVisit {
  id: string
  content: VisitContent
  newId: () => string
}

/** The operations that lead from the rows as they are to the whole content. */
export function operationsWritingVisit(rows: DocumentRows, { id, content, newId }: WrittenVisit): Operation[] {
  const { measures, laboratoryValues, ownFields, ...fields } = content
  const rowsOf = (type: VisitRowType, list: VisitContent['laboratoryValues'] | VisitContent['ownFields']): WrittenRow[] =>
    list.map(({ id: rowId = newId(), ...cells }) => ({ id: rowId, type, parentId: id, cells: writtenCells(cells) }))
  return operationsWritingRows(visitModel, rows, {
    id,
    cells: { ...copiedFacts(rows.get(id)), ...writtenCells({ ...fields, ...measures }) },
    written: [...rowsOf('laboratory value', laboratoryValues), ...rowsOf('own field', ownFields)],
  })
}

/** The values copied from the client's record: a body may say otherwise, and one that does not name it leaves it as it is. */
const copiedFacts = (visit: DocumentRow | undefined): Cells =>
  Object.fromEntries(
    ['sex', 'birthDate'].flatMap(cell => {
      const value = visit?.cells[cell]
      return value === undefined ? [] : [[cell, value]]
    }),
  )
