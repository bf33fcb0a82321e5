import { jsonText, sql, type WorkspaceDb } from '#platform/db'

/** Whether a release has this day. The rows of the program know it; days that were deleted long ago stand in the release alone. */
export async function hasReleaseDay(db: WorkspaceDb, releaseId: string, dayId: string): Promise<boolean> {
  const day = [{ id: dayId, type: 'day' }]
  const row = await db.maybeOne(sql`
    select from document_releases r where r.id = ${releaseId} and case
      when exists (select from program_days d where d.id = ${dayId} and d.document_id = r.document_id) then true
      else exists (select from document_contents c where c.digest = r.digest and c.rows @> ${jsonText(day)}::jsonb) end`)
  return row !== undefined
}
