import type { DocumentRow } from '@allenio/contract/documents'
import type { VisitRelease } from '@allenio/contract/visit-changes'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { found } from '#platform/errors'

type ReleaseRow = Row<'document_releases', 'id' | 'number' | 'created_at' | 'author_id'> & { author_name: string | null }

/** Newest first. */
export async function listReleases(db: WorkspaceDb, visitId: string): Promise<VisitRelease[]> {
  const rows = await db.many<ReleaseRow>(sql`
    select r.id, r.number, r.created_at, r.author_id, nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name
    from document_releases r left join memberships m on m.id = r.author_id left join persons p on p.id = m.person_id
    where r.document_id = ${visitId} order by r.number desc`)
  return rows.map(({ id, number, created_at: createdAt, author_id: authorId, author_name: name }) => ({
    id,
    number,
    createdAt,
    author: authorId === null ? null : { id: authorId, name: name ?? '' },
  }))
}

/** The visit as it was finished then; a release of another visit is not found. */
export async function readReleaseRows(db: WorkspaceDb, visitId: string, releaseId: string): Promise<DocumentRow[]> {
  found(await db.maybeOne(sql`select from document_releases where id = ${releaseId} and document_id = ${visitId}`))
  return [...(await readRelease(db, releaseId)).values()]
}
