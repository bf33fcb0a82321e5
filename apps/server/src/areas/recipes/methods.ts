import type { RecipeStep } from '@allenio/contract/recipe-fields'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { findFiles, type FileRow } from '#platform/files'

/** How a dish is made. */
export interface RecipeMethod {
  steps: readonly RecipeStep[]
  picture: FileRow | undefined
}

/** By recipe, deleted ones among them: a dish in a plan is still cooked. It checks no access: the caller has reached the plan. */
export async function findRecipeMethods(db: WorkspaceDb, ids: readonly string[]): Promise<Map<string, RecipeMethod>> {
  if (ids.length === 0) return new Map()
  const rows = await db.many<Row<'recipes', 'id' | 'steps' | 'picture_file_id'>>(sql`
    select id, steps, picture_file_id from recipes where id = any(${[...new Set(ids)]}::uuid[])`)
  const fileIds = rows.flatMap(({ picture_file_id: id }) => id ?? [])
  const files = fileIds.length > 0 ? await findFiles(db, fileIds) : []
  return new Map(rows.map(({ id, steps, picture_file_id: fileId }) => [id, { steps, picture: files.find(file => file.id === fileId) }]))
}
