import type { WrittenIngredient } from '@allenio/contract/recipes'
import { findFoodBasics, foodKey, noteFoodUses } from '#areas/aliments'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { factsOf, storeFacts, type MadeOf } from './facts.ts'
import { listIngredients } from './queries.ts'

/** Replaces what a recipe is made of. The caller has locked the facts. */
export async function replaceIngredients(db: WorkspaceDb, recipeId: string, written: readonly WrittenIngredient[]): Promise<void> {
  refuseRepeated(written)
  const components = written.map(each => (each.isToTaste ? { ...each, grams: 0, measure: null } : each))
  const ingredients = await withFoods(db, recipeId, components)
  await noteFoodUses(
    db,
    components.map(({ foodId }) => foodId),
  )
  await db.run(sql`delete from recipe_foods where recipe_id = ${recipeId}`)
  await db.run(sql`
    insert into recipe_foods (recipe_id, id, position, food_id, version, grams, measure, is_to_taste, custom_name_it, custom_name_en)
    select ${recipeId}::uuid, (c.each ->> 'id')::uuid, c.position, (c.each ->> 'foodId')::uuid, (c.each ->> 'version')::int,
      (c.each ->> 'grams')::int, nullif(c.each -> 'measure', 'null'), (c.each ->> 'isToTaste')::boolean, c.each ->> 'customNameIt',
      c.each ->> 'customNameEn'
    from jsonb_array_elements(${jsonText(components)}::jsonb) with ordinality as c (each, position)`)
  await storeFacts(db, new Map([[recipeId, factsOf(ingredients)]]))
}

function refuseRepeated(components: readonly WrittenIngredient[]): void {
  const [ids, foodIds] = [new Set<string>(), new Set<string>()]
  for (const [index, { id, foodId }] of components.entries()) {
    if (foodIds.has(foodId)) throw wrongField(`components.${index}.foodId`, 'ingredient in recipe')
    if (ids.has(id)) throw wrongField(`components.${index}.id`, 'invalid input')
    ids.add(id)
    foodIds.add(foodId)
  }
}

/** A deleted food stays where it is, and is not added to a recipe: it may be erased soon. */
async function withFoods(db: WorkspaceDb, recipeId: string, components: readonly WrittenIngredient[]): Promise<MadeOf[]> {
  const refs = components.map(({ foodId: id, version }) => ({ id, version }))
  const [foods, before] = await Promise.all([findFoodBasics(db, refs), listIngredients(db, [recipeId])])
  const idsBefore = new Set(before.map(({ food_id }) => food_id))
  return components.map(({ foodId: id, version, grams }) => {
    const food = foods.get(foodKey({ id, version }))
    if (!food || (food.isDeleted && !idsBefore.has(id))) throw new AppError('not found')
    return { grams, food }
  })
}
