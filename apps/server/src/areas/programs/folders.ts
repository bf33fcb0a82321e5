import type { FolderContent } from '#areas/folders'
import { sql, type Count, type Row } from '#platform/db'
import { reachableModels } from './reach.ts'

/** Moves programs between folders. Deleted ones move too, so that an undo finds them in an existing folder. */
export const programsInFolders: FolderContent = {
  async count(db, actor) {
    const rows = await db.many<Row<'program_folders', 'id'> & Count>(sql`
      select p.folder_id as id, count(*) as count from programs p
      where p.folder_id is not null and p.deleted_at is null and ${reachableModels(actor)} group by p.folder_id`)
    return new Map(rows.map(({ id, count }) => [id, count]))
  },

  async move(db, { fromId, toId }, ids) {
    const rows = await db.many<Row<'programs', 'id'>>(sql`
      update programs set folder_id = ${toId} where folder_id is not distinct from ${fromId}
        and (${ids ?? null}::uuid[] is null or id = any(${ids ?? null}::uuid[])) returning id`)
    return rows.map(({ id }) => id)
  },
}
