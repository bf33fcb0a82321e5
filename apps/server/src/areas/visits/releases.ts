import type { DocumentRow } from '@allenio/contract/documents'
import type { VisitFinish, VisitRelease } from '@allenio/contract/visits'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { found } from '#platform/errors'

interface AuthorRow {
  author_id: string | null
  author_name: string | null
}

type ReleaseRow = Row<'document_releases', 'id' | 'number' | 'created_at'> & AuthorRow
type FinishRow = Row<'visit_finishes', 'release_id' | 'finished_at' | 'summary'> & AuthorRow

const authorName = sql`nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name`
const authors = sql`left join memberships m on m.id = r.author_id left join persons p on p.id = m.person_id`

const presentAuthor = ({ author_id: id, author_name: name }: AuthorRow): VisitRelease['author'] =>
  id === null ? null : { id, name: name ?? '' }

function presentFinish({ finished_at: finishedAt, summary: { fatMassPerc, bmr }, ...row }: FinishRow): VisitFinish {
  return { finishedAt, author: presentAuthor(row), fatMassPerc, bmr }
}

/** Newest first, each with what it came to. */
export async function listReleases(db: WorkspaceDb, visitId: string): Promise<VisitRelease[]> {
  const [rows, finishes] = await Promise.all([
    db.many<ReleaseRow>(sql`
      select r.id, r.number, r.created_at, r.author_id, ${authorName} from document_releases r ${authors}
      where r.document_id = ${visitId} order by r.number desc`),
    db.many<FinishRow>(sql`
      select r.release_id, r.finished_at, r.summary, r.author_id, ${authorName} from visit_finishes r ${authors}
      where r.visit_id = ${visitId} order by r.finished_at desc`),
  ])
  const ofRelease = Map.groupBy(finishes, row => row.release_id)
  return rows.map(({ id, number, created_at: createdAt, ...row }) => ({
    id,
    number,
    createdAt,
    author: presentAuthor(row),
    finishes: (ofRelease.get(id) ?? []).map(presentFinish),
  }))
}

/** The visit as it was finished then; a release of another visit is not found. */
export async function readReleaseRows(db: WorkspaceDb, visitId: string, releaseId: string): Promise<DocumentRow[]> {
  found(await db.maybeOne(sql`select from document_releases where id = ${releaseId} and document_id = ${visitId}`))
  return [...(await readRelease(db, releaseId)).values()]
}
