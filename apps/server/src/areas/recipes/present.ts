import type { Ingredient, Recipe, RecipeDetail } from '@allenio/contract/recipes'
import { deriveAllergens, deriveDiets, foodName, type DietFood } from '@allenio/domain/aliments'
import { findFoodBasics, findPlannedFoods, foodKey } from '#areas/aliments'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { findFiles, presentFile, type FileRow } from '#platform/files'
import { areFiguresHidden, hiddenFigures, withoutFigures } from './client-recipes.ts'
import { figuresOf, storedFiguresOf, type SummedFood } from './figures.ts'
import { findFullRow, findRow, listIngredients, listMadeOf, type MadeOfRow, type RecipeRow } from './queries.ts'

export const nameOf = ({ name_it, name_en }: Pick<RecipeRow, 'name_it' | 'name_en'>, { language }: Pick<Actor, 'language'>): string =>
  foodName({ nameIt: name_it, nameEn: name_en }, language)

const abilities = (actor: Actor, { deleted_at }: RecipeRow): Recipe['may'] => {
  const isThere = deleted_at === null
  return {
    update: isThere && mayDo(actor, 'update recipes'),
    delete: isThere && mayDo(actor, 'delete recipes'),
    undelete: !isThere && mayDo(actor, 'delete recipes'),
    clone: isThere && mayDo(actor, 'create recipes'),
  }
}

interface MadeOf {
  grams: number
  food: SummedFood & DietFood
}

interface RecipeParts {
  ingredients: readonly MadeOf[]
  picture: FileRow | undefined
}

const presentRow = (row: RecipeRow, actor: Actor, { ingredients, picture }: RecipeParts): Recipe => {
  const foods = ingredients.map(({ food }) => food)
  return {
    id: row.id,
    name: nameOf(row, actor),
    nameIt: row.name_it,
    nameEn: row.name_en,
    portions: row.portions,
    yieldGrams: row.yield_grams,
    prepMinutes: row.prep_minutes,
    cookMinutes: row.cook_minutes,
    tags: row.tags,
    figures: areFiguresHidden(actor) ? hiddenFigures : (storedFiguresOf(row) ?? figuresOf(ingredients)),
    ingredientGrams: ingredients.reduce((sum, { grams }) => sum + grams, 0),
    ingredientCount: ingredients.length,
    allergens: deriveAllergens(foods.map(({ allergens }) => allergens)),
    diets: deriveDiets(foods),
    picture: picture ? presentFile(picture, actor.personId) : null,
    author: row.author_id === null || actor.role === 'client' ? null : { id: row.author_id, name: row.author_name ?? '' },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
    may: abilities(actor, row),
  }
}

const refOf = ({ food_id: id, version }: Pick<MadeOfRow, 'food_id' | 'version'>) => ({ id, version })

/** A food that something names is never erased, so that each ingredient has one. */
const withFoods = <Ingredient extends MadeOfRow, Food>(rows: readonly Ingredient[], foods: ReadonlyMap<string, Food>) =>
  rows.flatMap(row => {
    const food = foods.get(foodKey(refOf(row)))
    return food ? [{ ...row, food }] : []
  })

const findPictures = async (db: WorkspaceDb, rows: readonly RecipeRow[]): Promise<Map<string, FileRow>> => {
  const fileIds = rows.flatMap(({ picture_file_id: id }) => id ?? [])
  return new Map((fileIds.length > 0 ? await findFiles(db, fileIds) : []).map(file => [file.id, file]))
}

export async function presentRows(db: WorkspaceDb, actor: Actor, rows: readonly RecipeRow[]): Promise<Recipe[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [ingredients, pictures] = await Promise.all([listMadeOf(db, ids), findPictures(db, rows)])
  const foods = await findFoodBasics(db, ingredients.map(refOf))
  const byRecipe = Map.groupBy(withFoods(ingredients, foods), each => each.recipe_id)
  return rows.map(row =>
    presentRow(row, actor, { ingredients: byRecipe.get(row.id) ?? [], picture: pictures.get(row.picture_file_id ?? '') }),
  )
}

export async function readRecipe(db: WorkspaceDb, actor: Actor, id: string): Promise<Recipe> {
  const [recipe] = await presentRows(db, actor, [found(await findRow(db, actor, id))])
  return found(recipe)
}

export async function readDetail(db: WorkspaceDb, actor: Actor, id: string): Promise<RecipeDetail> {
  const row = found(await findRow(db, actor, id))
  const [full, rows, pictures] = await Promise.all([findFullRow(db, id), listIngredients(db, [id]), findPictures(db, [row])])
  const ingredients = withFoods(rows, await findPlannedFoods(db, actor, rows.map(refOf)))
  const madeOf = ingredients.map(({ grams, food }) => ({ grams, food: { ...food, cholesterol: food.nutrients.cholesterol ?? null } }))
  const areHidden = areFiguresHidden(actor)
  const { description_it, description_en, steps } = found(full)
  return {
    ...presentRow(row, actor, { ingredients: madeOf, picture: pictures.get(row.picture_file_id ?? '') }),
    descriptionIt: description_it,
    descriptionEn: description_en,
    steps,
    components: ingredients.map((each): Ingredient => ({
      id: each.id,
      food: areHidden ? withoutFigures(each.food) : each.food,
      grams: each.grams,
      measure: each.measure,
      isToTaste: each.is_to_taste,
      customNameIt: each.custom_name_it,
      customNameEn: each.custom_name_en,
    })),
  }
}
