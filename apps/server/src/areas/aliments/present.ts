import type { Food, FoodDetail } from '@allenio/contract/aliments'
import { foodName, tableOfSource } from '@allenio/domain/aliments'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { findFiles, presentFile, type FileRow } from '#platform/files'
import { findFullRow, findRow, type FoodRow } from './queries.ts'
import { listUses } from './uses.ts'

export const nameOf = ({ name_it, name_en }: Pick<FoodRow, 'name_it' | 'name_en'>, { language }: Pick<Actor, 'language'>): string =>
  foodName({ nameIt: name_it, nameEn: name_en }, language)

const abilities = (actor: Actor, { is_own, deleted_at }: FoodRow): Food['may'] => {
  const isThere = deleted_at === null
  const mayDelete = is_own && mayDo(actor, 'delete aliments')
  return {
    update: isThere && mayDo(actor, 'update aliments'),
    delete: isThere && mayDelete,
    undelete: !isThere && mayDelete,
    clone: (isThere || !is_own) && mayDo(actor, 'create aliments'),
  }
}

const presentRow = (row: FoodRow, actor: Actor, picture: FileRow | undefined): Food => ({
  id: row.id,
  source: row.is_own ? 'own' : 'library',
  name: nameOf(row, actor),
  nameIt: row.name_it,
  nameEn: row.name_en,
  category: row.category,
  brand: row.brand,
  barcode: row.barcode ?? '',
  kcal: row.kcal,
  protein: row.protein,
  carbs: row.carbs,
  lipids: row.lipids,
  carbsIncludeFiber: row.carbs_include_fiber,
  nutrient: row.nutrient,
  allergens: row.allergens,
  isFavorite: row.is_favorite,
  isHidden: row.is_hidden,
  version: row.version,
  systemId: row.system_id,
  author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
  picture: picture ? presentFile(picture, actor.personId) : null,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.is_own ? row.deleted_at : null,
  may: abilities(actor, row),
})

export async function presentRows(db: WorkspaceDb, actor: Actor, rows: readonly FoodRow[]): Promise<Food[]> {
  const fileIds = rows.flatMap(({ picture_file_id: id }) => id ?? [])
  const files = new Map((fileIds.length > 0 ? await findFiles(db, fileIds) : []).map(file => [file.id, file]))
  return rows.map(row => presentRow(row, actor, files.get(row.picture_file_id ?? '')))
}

export async function readFood(db: WorkspaceDb, actor: Actor, id: string): Promise<Food> {
  const [food] = await presentRows(db, actor, [found(await findRow(db, actor, id))])
  return found(food)
}

export async function readDetail(db: WorkspaceDb, actor: Actor, id: string): Promise<FoodDetail> {
  const [food, row, uses] = await Promise.all([readFood(db, actor, id), findFullRow(db, id), listUses(db, actor, [id])])
  const { nutrients, density, edible_part, cooking_factor, note, measures, library_allergens, source_id, below_limit } = found(row)
  return {
    ...food,
    nutrients,
    density,
    ediblePart: edible_part,
    cookingFactor: cooking_factor,
    note,
    measures,
    libraryAllergens: library_allergens,
    table: source_id === null ? null : tableOfSource(source_id),
    belowLimit: below_limit,
    usedIn: uses.map(({ id: useId, title, href }) => ({ id: useId, title, href })),
  }
}
