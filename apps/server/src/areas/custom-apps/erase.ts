import type { Eraser } from '#areas/account'
import { sql, type Row } from '#platform/db'
import { eraseFiles } from '#platform/files'

type ErasedFile = Row<'custom_app_files', 'workspace_id' | 'file_id'>

/** A person's documents go with their account, also where another admin keeps the business. */
export const eraseDocumentsOf: NonNullable<Eraser['ofPerson']> = async (db, personId) => {
  const rows = await db.many<ErasedFile>(sql`
    delete from custom_app_files c using files f
    where f.workspace_id = c.workspace_id and f.id = c.file_id and f.person_id = ${personId} returning c.workspace_id, c.file_id`)
  for (const { workspace_id: workspaceId, file_id: fileId } of rows) await eraseFiles(db, workspaceId, [fileId])
}
