import type { DietRecipe } from '@allenio/contract/meal-diary'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { findFiles, type FileRow } from '#platform/files'

/** How a dish is made. */
export interface RecipeMethod extends Omit<DietRecipe, 'id' | 'picture'> {
  picture: FileRow | undefined
}

type MethodRow = Omit<DietRecipe, 'picture'> & Row<'recipes', 'picture_file_id'>

/** By recipe, deleted ones among them: a dish in a plan is still cooked. It checks no access: the caller has reached the plan. */
export async function findRecipeMethods(db: WorkspaceDb, ids: readonly string[]): Promise<Map<string, RecipeMethod>> {
  if (ids.length === 0) return new Map()
  const rows = await db.many<MethodRow>(sql`
    select id, name_it as "nameIt", name_en as "nameEn", description_it as "descriptionIt", description_en as "descriptionEn", portions,
      prep_minutes as "prepMinutes", cook_minutes as "cookMinutes", steps, picture_file_id
    from recipes where id = any(${[...new Set(ids)]}::uuid[]) order by id`)
  const fileIds = rows.flatMap(({ picture_file_id: id }) => id ?? [])
  const files = fileIds.length > 0 ? await findFiles(db, fileIds) : []
  return new Map(
    rows.map(({ id, picture_file_id: fileId, ...method }) => [id, { ...method, picture: files.find(file => file.id === fileId) }]),
  )
}
