import type { EditedDocument, Visitor } from '#lib/documents'
import type { SheetVisitor } from '#ui/spreadsheet'

const nobody: readonly SheetVisitor[] = []
const byRow = new WeakMap<readonly Visitor[], Map<string, SheetVisitor[]>>()

/** Where somebody is, as presence carries it: a row and a column. */
export const placeText = (rowId: string, column: string): string => `${rowId} ${column}`

export const placeIn = (at: string): { rowId: string; column: string } => {
  const [rowId = '', column = ''] = at.split(' ')
  return { rowId, column }
}

function visitorsByRow(visitors: readonly Visitor[]): Map<string, SheetVisitor[]> {
  const earlier = byRow.get(visitors)
  if (earlier) return earlier
  const rows = new Map<string, SheetVisitor[]>()
  for (const { tab, name, at } of visitors) {
    if (at === null) continue
    const { rowId, column } = placeIn(at)
    rows.set(rowId, [...(rows.get(rowId) ?? []), { id: tab, name, column }])
  }
  byRow.set(visitors, rows)
  return rows
}

/** The people in a row of a document, as a hook. */
export const useRowVisitors = ({ presence }: EditedDocument, rowId: string): readonly SheetVisitor[] =>
  presence.visitors.useSelected(all => visitorsByRow(all).get(rowId) ?? nobody)
