import type { EditedDocument, Visitor } from '#lib/documents'
import type { RowSource, SheetVisitor } from '#ui/spreadsheet'

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

/** The people in each row of a document. */
export const rowVisitors = ({ presence: { visitors } }: EditedDocument): RowSource<readonly SheetVisitor[]> => ({
  get: rowId => visitorsByRow(visitors.get()).get(rowId) ?? nobody,
  watch: visitors.watch,
})
