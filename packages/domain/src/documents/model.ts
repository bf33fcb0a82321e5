import type { DocumentRow } from '@allenio/contract/documents'

/** One type of the rows of a document. */
export interface RowType {
  /** The type of the row that holds it; null for the document itself. */
  parent: string | null
  /** A parent holds at most so many. */
  atMost?: number
}

/** The types of rows that a kind of document is made of. Exactly one has no parent: the document itself. */
export type DocumentModel = Readonly<Record<string, RowType>>

export type DocumentRows = ReadonlyMap<string, DocumentRow>

export const byPlace = (one: DocumentRow, other: DocumentRow): number => {
  if (one.place !== other.place) return one.place < other.place ? -1 : 1
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}
