import type { Batch } from '@allenio/contract/documents'
import type { DocumentModel } from '@allenio/domain/documents'
import { collectionOf } from '#platform/contributions'
import type { Sql, WorkspaceDb } from '#platform/db'
import type { z } from 'zod'

export interface DocumentKind {
  /** As 'program': it is stored with each document. */
  name: string
  model: DocumentModel
  /** The table of each type, made by `document_table` and `document_row_table`. */
  tables: Readonly<Record<string, Sql>>
  /** The cells of each type; whatever a schema does not name is refused. */
  cells: Readonly<Record<string, z.ZodObject>>
  /** The column of the document's own row that holds its revision too, where lists compare the two. */
  revisionColumn?: Sql
  /** Replaces what an area does not let into its rows, such as an id that names nothing; runs before a batch is applied. */
  clean?: (db: WorkspaceDb, batches: readonly Batch[]) => Promise<readonly Batch[]>
}

/** Each kind is contributed by its area, so that what was deleted long ago is erased from its tables. */
export const documentKinds = collectionOf<DocumentKind>('document kinds', ({ name }) => name)

export function documentKindOf(name: string): DocumentKind {
  const kind = documentKinds.gathered().find(each => each.name === name)
  if (!kind) throw new Error(`No area contributes documentKinds of '${name}'.`)
  return kind
}

interface RowTable {
  type: string
  table: Sql
}

/** The type of the document itself, and the types of its rows, those that hold others first. */
export function rowTablesOf({ name, model, tables }: DocumentKind): { root: RowTable; held: readonly RowTable[] } {
  const tableOf = (type: string): RowTable => {
    const table = tables[type]
    if (!table) throw new Error(`The document '${name}' has no table for its rows of the type '${type}'.`)
    return { type, table }
  }
  const [rootType, ...otherRoots] = Object.keys(model).filter(type => model[type]?.parent === null)
  if (!rootType || otherRoots.length > 0) throw new Error(`The document '${name}' needs exactly one type without a parent.`)
  const heldTypes: string[] = []
  const heldBy = (parent: string) => Object.keys(model).filter(type => model[type]?.parent === parent)
  for (let level = heldBy(rootType); level.length > 0; level = level.flatMap(heldBy)) heldTypes.push(...level)
  return { root: tableOf(rootType), held: heldTypes.map(tableOf) }
}
