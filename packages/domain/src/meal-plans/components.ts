import type { Cells, DocumentRow, Operation } from '@allenio/contract/documents'
import type { CombinedComponent } from '@allenio/contract/meal-combinations'
import { childrenByParent, placesBetween, type DocumentRows } from '@allenio/domain/documents'
import { componentRows } from './content-operations.ts'
import { insertCopies } from './day-editing.ts'

// Components outside of a plan: in saved combinations, and on the clipboard.

/** Rows as the components that they are, without ids. Their cells are of any type: whoever reads them checks them by the schema. */
export function componentsIn(rows: DocumentRows, ids: readonly string[]): Cells[] {
  const children = childrenByParent(rows)
  const rowsOf = (id: string, type: string) => (children.get(id) ?? []).filter(row => row.type === type)
  return ids.flatMap(id => {
    const row = rows.get(id)
    if (!row || row.isDeleted) return []
    return {
      ...valuesOf(row),
      ingredients: rowsOf(id, 'ingredient').map(each => ({
        ...valuesOf(each),
        alternatives: rowsOf(each.id, 'ingredient alternative').map(valuesOf),
      })),
      alternatives: rowsOf(id, 'alternative').map(valuesOf),
    }
  })
}

/** A cell that was emptied may be null, which the schemas do not know. */
const valuesOf = ({ cells }: Pick<DocumentRow, 'cells'>): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null))

interface ComponentInsertion {
  components: readonly CombinedComponent[]
  /** The meal. */
  parentId: string
  /** They stand behind this component; without it, behind the last one. */
  afterId?: string | undefined
  newId: () => string
}

/** New rows of a meal, with everything in them. */
export function insertComponents(rows: DocumentRows, { components, parentId, afterId, newId }: ComponentInsertion): Operation[] {
  const rowLists = components.map(component => componentRows(component, parentId, newId))
  const groups = Map.groupBy(rowLists.flat(), row => `${row.parentId} ${row.type}`)
  const source = new Map(
    [...groups.values()].flatMap(group => {
      const places = placesBetween(null, null, group.length)
      return group.map((row, at) => [row.id, { ...row, place: places[at] ?? '', originId: null, isDeleted: false }] as const)
    }),
  )
  return insertCopies(rows, { source, ids: rowLists.flatMap(([row]) => row?.id ?? []), parentId, afterId, newId })
}
