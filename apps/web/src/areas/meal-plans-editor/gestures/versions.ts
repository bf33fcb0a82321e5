import type { PlannedFood } from '@allenio/contract/aliments'
import type { CellValue, Operation } from '@allenio/contract/documents'
import type { RowEntry } from '../outline.ts'
import type { EditorSession } from '../session.ts'
import { foodCell, followingOperations } from './foods.ts'

/** The rows within others, dishes and alternatives among them, that have an earlier version of a food. */
export const outdatedRows = (rows: readonly RowEntry[], latest: Pick<PlannedFood, 'id' | 'latestVersion'>): RowEntry[] =>
  rows.flatMap(row => [...(isOutdated(row, latest) ? [row] : []), ...outdatedRows(row.subRows, latest)])

const isOutdated = ({ amount }: RowEntry, { id, latestVersion }: Pick<PlannedFood, 'id' | 'latestVersion'>): boolean =>
  amount?.food?.id === id && amount.food.version < latestVersion

/** The whole component in which a row stands. */
export const componentEntry = ({ outline }: EditorSession, { componentId }: RowEntry): RowEntry | undefined =>
  outline.get().entries.get(componentId)

export const allComponents = ({ outline }: EditorSession): RowEntry[] =>
  outline.get().days.flatMap(({ meals }) => meals.flatMap(({ rows }) => rows))

/** Components take the newer version of a food, in one gesture: quantities stay, and alternatives follow the new figures. */
export function takeVersion(session: EditorSession, components: readonly RowEntry[], latest: PlannedFood): void {
  session.book.add([latest])
  session.edit(components.flatMap(component => versionOperations(session, component, latest)))
}

function versionOperations(session: EditorSession, row: RowEntry, latest: PlannedFood): Operation[] {
  if (row.kind === 'dish') return row.subRows.flatMap(each => versionOperations(session, each, latest))
  const changed = outdatedRows([row], latest)
  if (changed.length === 0) return []
  const foodOf = (entry: RowEntry) => (changed.includes(entry) ? latest : entry.booked?.food)
  return [
    ...changed.map((entry): Operation => ({
      kind: 'set',
      id: entry.id,
      cells: { food: foodCell(latest), ...measureCells(entry, latest) },
    })),
    ...(row.amount?.lacksQuantity === true ? [] : followingOperations(session, row, { grams: row.amount?.grams ?? 0, foodOf })),
  ]
}

/** A quantity by a measure that the food no longer has keeps its grams. */
function measureCells({ amount }: RowEntry, { measures }: PlannedFood): Record<string, CellValue> {
  const name = amount?.measure?.name
  const isGone = name !== undefined && !measures.some(each => each.name.it === name.it && each.name.en === name.en)
  return isGone ? { measure: null } : {}
}
