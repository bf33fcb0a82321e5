import type { Ingredient, Recipe, RecipeDetail, RecipeFacts } from '@allenio/contract/recipes'
import { foodName } from '@allenio/domain/aliments'
import { findPlannedFoods } from '#areas/aliments'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { findFiles, presentFile, type FileRow } from '#platform/files'
import { areFiguresHidden, hiddenFigures, withoutFigures } from './client-recipes.ts'
import { factsOf, refOf, withFoods, workOutFacts } from './facts.ts'
import { findFullRow, findRow, listIngredients, type RecipeRow } from './queries.ts'

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

interface RecipeParts {
  facts: RecipeFacts
  picture: FileRow | undefined
}

const presentRow = (row: RecipeRow, actor: Actor, { facts, picture }: RecipeParts): Recipe => ({
  ...facts,
  ...(areFiguresHidden(actor) && { figures: hiddenFigures }),
  id: row.id,
  name: nameOf(row, actor),
  nameIt: row.name_it,
  nameEn: row.name_en,
  portions: row.portions,
  yieldGrams: row.yield_grams,
  prepMinutes: row.prep_minutes,
  cookMinutes: row.cook_minutes,
  tags: row.tags,
  picture: picture ? presentFile(picture, actor.personId) : null,
  author: row.author_id === null || actor.role === 'client' ? null : { id: row.author_id, name: row.author_name ?? '' },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
  may: abilities(actor, row),
})

const findPictures = async (db: WorkspaceDb, rows: readonly RecipeRow[]): Promise<Map<string, FileRow>> => {
  const fileIds = rows.flatMap(({ picture_file_id: id }) => id ?? [])
  return new Map((fileIds.length > 0 ? await findFiles(db, fileIds) : []).map(file => [file.id, file]))
}

export async function presentRows(db: WorkspaceDb, actor: Actor, rows: readonly RecipeRow[]): Promise<Recipe[]> {
  if (rows.length === 0) return []
  const unknownIds = rows.flatMap(({ id, facts }) => (facts === null ? [id] : []))
  const [facts, pictures] = await Promise.all([workOutFacts(db, unknownIds), findPictures(db, rows)])
  return rows.map(row =>
    presentRow(row, actor, { facts: row.facts ?? found(facts.get(row.id)), picture: pictures.get(row.picture_file_id ?? '') }),
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
    ...presentRow(row, actor, { facts: factsOf(madeOf), picture: pictures.get(row.picture_file_id ?? '') }),
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
