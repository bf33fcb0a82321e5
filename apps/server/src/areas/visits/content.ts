import type { Cells, DocumentRow } from '@allenio/contract/documents'
import {
  LaboratoryCells,
  OwnFieldCells,
  VisitCells,
  VisitFields,
  VisitReadings,
  type ReadContent,
  type VisitContent,
} from '@allenio/contract/visits'
import { childrenOf, type DocumentRows } from '@allenio/domain/documents'
import { joined, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import type { z } from 'zod'
import { rowTables } from './kind.ts'

/** Cells were checked when they were written; one that a newer schema does not read is left out, and takes no other along. */
function read<Schema extends z.ZodObject>(schema: Schema, cells: Cells): z.output<Schema> | Record<string, never> {
  const whole = schema.safeParse(cells)
  if (whole.success) return whole.data
  const wrongCells = new Set(whole.error.issues.map(({ path: [cell] }) => cell))
  return schema.safeParse(Object.fromEntries(Object.entries(cells).filter(([cell]) => !wrongCells.has(cell)))).data ?? {}
}

export const cellsOf = (rows: DocumentRows, id: string): VisitCells => read(VisitCells, rows.get(id)?.cells ?? {})

/** The visit in the rows of its document, or of a release of it. */
export function presentContent(rows: DocumentRows, id: string): ReadContent {
  const cells = rows.get(id)?.cells ?? {}
  const heldRows = childrenOf(rows, id)
  const ofType = <Schema extends z.ZodObject>(type: string, schema: Schema) =>
    heldRows.filter(row => row.type === type).map((row: DocumentRow) => ({ ...read(schema, row.cells), id: row.id }))
  return {
    ...read(VisitFields, cells),
    measures: read(VisitReadings, cells),
    laboratoryValues: ofType('laboratory value', LaboratoryCells),
    ownFields: ofType('own field', OwnFieldCells),
  }
}

/** Refuses ids that a body gives to two rows, or that rows of other visits have. */
export async function refuseTakenIds(
  db: WorkspaceDb,
  visitId: string,
  { laboratoryValues, ownFields }: Pick<VisitContent, 'laboratoryValues' | 'ownFields'>,
): Promise<void> {
  const ids = [...laboratoryValues, ...ownFields].flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return
  if (new Set([...ids, visitId]).size <= ids.length) throw new AppError('record id taken')
  const ofOthers = Object.values(rowTables).map(
    table => sql`select id from ${table} where id = any(${ids}::uuid[]) and document_id <> ${visitId}`,
  )
  const takenRows = await db.many<Row<'documents', 'id'>>(sql`select t.id from (${joined(ofOthers, ' union all ')}) t limit 1`)
  if (takenRows.length > 0) throw new AppError('record id taken')
}
