import { visitCellsByType } from '@allenio/contract/visits'
import { visitModel } from '@allenio/domain/visits'
import { sql } from '#platform/db'
import type { DocumentKind } from '#platform/documents'

export const rowTables = { 'laboratory value': sql`visit_laboratory_values`, 'own field': sql`visit_own_fields` } as const

export const visitKind: DocumentKind = {
  name: 'visit',
  model: visitModel,
  tables: { visit: sql`visits`, ...rowTables },
  cells: visitCellsByType,
  revisionColumn: sql`document_revision`,
}
