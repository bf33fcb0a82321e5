import type { DocumentRows } from '@allenio/domain/documents'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

type ReleaseRow = Row<'document_releases', 'id'> & Row<'document_contents', 'rows'>

/** The rows of several releases; those that are gone are left out. */
export async function readReleases(db: WorkspaceDb, releaseIds: readonly string[]): Promise<Map<string, DocumentRows>> {
  const ids = [...new Set(releaseIds)]
  if (ids.length === 0) return new Map()
  const releases = await db.many<ReleaseRow>(sql`
    select r.id, t.rows from document_releases r
    join document_contents t on t.workspace_id = r.workspace_id and t.digest = r.digest where r.id = any(${ids}::uuid[])`)
  return new Map(releases.map(({ id, rows }) => [id, new Map(rows.map(row => [row.id, row]))]))
}

export const readRelease = async (db: WorkspaceDb, releaseId: string): Promise<DocumentRows> =>
  found((await readReleases(db, [releaseId])).get(releaseId))
