import type { CombinedComponent, FoodCell } from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { foodKeyOf, insertComponents } from '@allenio/domain/meal-plans'
import type { FoodLibrary } from '#lib/food-library'
import { briefFood } from '../foods/typed-food.ts'
import type { EditorSession } from '../session.ts'
import { readComponents } from './clipboard.ts'
import { componentOf, componentsOf, emptyRowDeletion, foodCell, hasRoomInMeal } from './foods.ts'

/** The components of rows that are worth saving: a line without a food is none. */
export const combinedComponents = (session: EditorSession, rowIds: readonly string[]): CombinedComponent[] =>
  readComponents(session, componentsOf(session, rowIds)).filter(
    ({ food, recipe, customNameIt, customNameEn }) => food ?? recipe ?? (customNameIt || customNameEn),
  )

interface CombinationInsertion {
  mealId: string
  /** Undefined for the end of the meal. */
  afterId?: string | undefined
  components: readonly CombinedComponent[]
}

/**
 * Inserts a combination into a meal, its foods in their newest versions: those of the index at once, others once the server has told of
 * them. A food that is nowhere any more stays as it was saved. False where there is no room.
 */
export async function insertCombination(
  session: EditorSession,
  { mealId, afterId, components }: CombinationInsertion,
  library: FoodLibrary,
): Promise<boolean> {
  if (!hasRoomInMeal(session, mealId, components.length)) return false
  const newest = await findNewest(session, components, library)
  // somebody else may have deleted the meal meanwhile
  if (session.document.rows.get().get(mealId)?.isDeleted !== false) return true
  session.edit([
    ...insertComponents(session.document.rows.get(), {
      components: components.map(component => withFoods(component, newest)),
      parentId: mealId,
      afterId: componentOf(session, afterId),
      newId,
    }),
    ...emptyRowDeletion(session, afterId),
  ])
  return true
}

type NewestFoods = ReadonlyMap<string, FoodCell>

async function findNewest({ book }: EditorSession, components: readonly CombinedComponent[], library: FoodLibrary): Promise<NewestFoods> {
  const ids = [...new Set(components.flatMap(foodIdsIn))]
  const indexed = ids.flatMap(id => library.get(id) ?? [])
  const foods = indexed.map(food => book.foods.get().get(foodKeyOf(food))?.food ?? briefFood(food))
  book.add(foods)
  const missing = ids.filter(id => !indexed.some(food => food.id === id))
  const loaded = missing.length > 0 ? await book.load(missing).catch(() => []) : []
  return new Map([...foods, ...loaded].map(food => [food.id, foodCell(food)]))
}

const foodIdsIn = (component: CombinedComponent): string[] =>
  [component, ...component.ingredients].flatMap(row => [row, ...row.alternatives]).flatMap(({ food }) => food?.id ?? [])

const withFoods = ({ ingredients, ...component }: CombinedComponent, newest: NewestFoods): CombinedComponent => ({
  ...withRowFoods(component, newest),
  ingredients: ingredients.map(each => withRowFoods(each, newest)),
})

interface NamedFood {
  food?: FoodCell | undefined
}

const withRowFoods = <Row extends NamedFood & { alternatives: NamedFood[] }>(row: Row, newest: NewestFoods): Row => ({
  ...withFood(row, newest),
  alternatives: row.alternatives.map(each => withFood(each, newest)),
})

const withFood = <Each extends NamedFood>(each: Each, newest: NewestFoods): Each =>
  each.food ? { ...each, food: newest.get(each.food.id) ?? each.food } : each
