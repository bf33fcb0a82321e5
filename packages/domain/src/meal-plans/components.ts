import type { Cells, DocumentRow, Operation } from '@allenio/contract/documents'
import type { CombinedComponent } from '@allenio/contract/meal-plans'
import { childrenByParent, placesBetween, type DocumentRows } from '@allenio/domain/documents'
import { componentRows } from './component-rows.ts'
import { insertCopies } from './day-edits.ts'

// Components outside of a plan: in saved combinations, and on the clipboard.

/** Returns rows as components without ids. Their cells may be of any type: whoever reads them checks them by the schema. */
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

/** Leaves out emptied cells: they are null, which the schemas do not allow. */
const valuesOf = ({ cells }: Pick<DocumentRow, 'cells'>): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null))

interface ComponentInsertion {
  components: readonly CombinedComponent[]
  /** The id of the meal. */
  parentId: string
  /** The component behind which the new ones are inserted; without it they go to the end. */
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

/** Replaces dishes by their foods, each with its alternatives; a component that is no dish stays as it is. */
export const dissolveDishes = (components: readonly CombinedComponent[]): CombinedComponent[] =>
  components.flatMap(component => (component.recipe ? foodsOf(component) : [component]))

/** Splits a dish: its first food gets the note, and a locked dish makes locked foods. */
const foodsOf = ({ ingredients, note, isLocked }: CombinedComponent): CombinedComponent[] =>
  ingredients.map((food, at) => ({
    ...(at === 0 && note !== undefined && { note }),
    ...(isLocked && { isLocked }),
    ...withoutOwn(food),
    ingredients: [],
    alternatives: food.alternatives.map(withoutOwn),
  }))

/** Removes the quantities of a recipe, which a food only has within a dish. */
function withoutOwn<Food extends { ownGrams?: unknown; ownMeasure?: unknown }>(food: Food): Omit<Food, 'ownGrams' | 'ownMeasure'> {
  const { ownGrams: _, ownMeasure: __, ...cells } = food
  return cells
}

interface Dissolution {
  /** The id of the dish. */
  id: string
  dish: CombinedComponent
  newId: () => string
}

/** The foods of a dish take its place in its meal. */
export function dissolveDish(rows: DocumentRows, { id, dish, newId }: Dissolution): Operation[] {
  const parentId = rows.get(id)?.parentId
  if (!parentId || !dish.recipe) return []
  return [...insertComponents(rows, { components: dissolveDishes([dish]), parentId, afterId: id, newId }), { kind: 'delete', id }]
}
