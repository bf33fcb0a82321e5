import type { Cells, DocumentRow, Operation } from '@allenio/contract/documents'
import type { StorefrontContent } from '@allenio/contract/storefront'
import { applyOperations, rowsOfNewDocument, withChanges, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { operationsWritingContent, storefrontModel, type PageContext } from './index.ts'

export const storefrontId = '01a229c3-0000-7000-8000-000000000001'

export const context: PageContext = {
  url: 'studio',
  language: 'it',
  business: { name: 'Studio Riva', logo: null, color: '#1f6b5c' },
  pictures: new Map(),
  members: new Map(),
  offers: [],
}

/** The rows of a storefront with this content. */
export function rowsOf(content: StorefrontContent): DocumentRows {
  const empty = rowsOfNewDocument(storefrontModel, { id: storefrontId, cells: {} })
  const operations = operationsWritingContent(empty, { id: storefrontId, content, newId })
  return applied(empty, operations)
}

export const applied = (rows: DocumentRows, operations: readonly Operation[]): DocumentRows =>
  withChanges(rows, applyOperations(storefrontModel, rows, operations).changed)

export const offer = (id: string, name: string) => ({
  id,
  name,
  description: '',
  language: 'it' as const,
  image: null,
  price: 4900,
  currency: 'EUR',
  interval: { unit: 'MONTH' as const, count: 1 },
  trialDays: 0,
  installments: null,
  isFeatured: false,
  isOnSale: true,
})

export const sectionRow = (rows: DocumentRows, kind: string): DocumentRow => {
  const row = [...rows.values()].find(({ cells }: { cells: Cells }) => cells['kind'] === kind)
  if (!row) throw new Error(`there is no section ${kind}`)
  return row
}
