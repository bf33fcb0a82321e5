import type { CellValue, Operation } from '@allenio/contract/documents'
import type { RecipeDetail } from '@allenio/contract/recipes'
import { childrenOf, placesAt, placesBetween } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { dissolveDish, serveIngredients } from '@allenio/domain/meal-plans'
import type { RowEntry } from '../outline.ts'
import type { EditorSession } from '../session.ts'
import { readComponents } from './clipboard.ts'
import { componentOf, emptyRowDeletion, foodCell, hasRoomInMeal, measureCell, quantityCells, withoutNulls } from './foods.ts'
import { insertRow } from './meals.ts'

interface NewDish {
  mealId: string
  /** The row behind which the dish is inserted; undefined for the end of the meal. */
  afterId: string | undefined
  recipe: RecipeDetail
  portions: number
  /** Inserts the foods as rows of the meal, without the recipe. */
  isApart: boolean
}

/** Inserts a recipe as a dish, or its foods one by one. */
export function insertDish(session: EditorSession, { mealId, afterId, recipe, portions, isApart }: NewDish): void {
  const { components } = recipe
  if (!hasRoomInMeal(session, mealId, isApart ? components.length : 1)) return
  session.book.add(components.map(({ food }) => food))
  const rows = session.document.rows.get()
  const siblings = childrenOf(rows, mealId)
  const at = siblings.findIndex(({ id }) => id === componentOf(session, afterId))
  const index = at < 0 ? siblings.length : at + 1
  const cells = ingredientCells(recipe, portions)
  if (isApart) {
    const { places, moves } = placesAt(rows, { parentId: mealId, index, count: cells.length })
    session.edit([
      ...moves,
      ...cells.map((own, each): Operation => ({
        kind: 'insert',
        id: newId(),
        type: 'component',
        parentId: mealId,
        place: places[each] ?? '',
        // a food has quantities of a recipe only within a dish
        cells: Object.fromEntries(Object.entries(own).filter(([cell]) => cell !== 'ownGrams' && cell !== 'ownMeasure')),
      })),
      ...emptyRowDeletion(session, afterId),
    ])
    return
  }
  const id = newId()
  const dish = { recipe: { id: recipe.id, it: recipe.nameIt, en: recipe.nameEn, portions: recipe.portions }, portions }
  const places = placesBetween(null, null, cells.length)
  session.edit([
    ...insertRow(rows, { type: 'component', parentId: mealId, index, cells: dish, id }),
    ...cells.map((own, each): Operation => ({
      kind: 'insert',
      id: newId(),
      type: 'ingredient',
      parentId: id,
      place: places[each] ?? '',
      cells: own,
    })),
    ...emptyRowDeletion(session, afterId),
  ])
}

/** Replaces a dish by its foods, with their alternatives. */
export function dissolveRow(session: EditorSession, { id, mealId, subRows }: RowEntry): void {
  const [dish] = readComponents(session, [id])
  if (!dish || !hasRoomInMeal(session, mealId, subRows.length - 1)) return
  session.edit(dissolveDish(session.document.rows.get(), { id, dish, newId }))
}

/** The cells of a recipe's ingredients, scaled to portions; the recipe's own quantities are stored beside them. */
function ingredientCells({ components, portions: own }: RecipeDetail, portions: number): Record<string, CellValue>[] {
  const served = serveIngredients(components, portions / own)
  return components.map((each, at) => ({
    food: foodCell(each.food),
    ...withoutNulls(quantityCells(served[at] ?? each)),
    ...(!each.isToTaste && withoutNulls({ ownGrams: each.grams, ownMeasure: measureCell(each.measure) })),
    ...(each.customNameIt !== '' && { customNameIt: each.customNameIt }),
    ...(each.customNameEn !== '' && { customNameEn: each.customNameEn }),
  }))
}
