import type { DocumentRows } from '@allenio/domain/documents'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

// A release never changes, and a client who follows one asks for it with each tick. Its rows are kept for some minutes, so that they are
// neither sent nor parsed again. Whether it may be read is asked each time: a release that is gone, or of another workspace, has no row.

const keptForMs = 300_000
const keptRowsAtMost = 10_000

/** By the id of the release; those that were read last stand at the end. */
const keptReleases = new Map<string, DocumentRows>()
let keptRows = 0
let clearing: NodeJS.Timeout | undefined

function drop(id: string): void {
  keptRows -= keptReleases.get(id)?.size ?? 0
  keptReleases.delete(id)
}

function keep(id: string, rows: DocumentRows): void {
  drop(id)
  keptReleases.set(id, rows)
  keptRows += rows.size
  for (const oldest of keptReleases.keys()) {
    if (keptRows <= keptRowsAtMost) break
    drop(oldest)
  }
  clearing ??= setTimeout(() => {
    clearing = undefined
    keptReleases.clear()
    keptRows = 0
  }, keptForMs).unref()
}

type ReleaseRow = Row<'document_releases', 'id'> & { rows: Row<'document_contents', 'rows'>['rows'] | null }

/** The rows of several releases; those that are gone are left out. */
export async function readReleases(db: WorkspaceDb, releaseIds: readonly string[]): Promise<Map<string, DocumentRows>> {
  const ids = [...new Set(releaseIds)]
  if (ids.length === 0) return new Map()
  const knownRows = new Map(
    ids.flatMap((id): [string, DocumentRows][] => {
      const rows = keptReleases.get(id)
      return rows ? [[id, rows]] : []
    }),
  )
  const knownIds = [...knownRows.keys()]
  const releases = await db.many<ReleaseRow>(sql`
    select r.id, t.rows from document_releases r
    left join document_contents t on t.workspace_id = r.workspace_id and t.digest = r.digest and r.id <> all(${knownIds}::uuid[])
    where r.id = any(${ids}::uuid[])`)
  return new Map(
    releases.flatMap(({ id, rows }): [string, DocumentRows][] => {
      const content = knownRows.get(id) ?? (rows && new Map(rows.map(row => [row.id, row])))
      if (!content) return []
      keep(id, content)
      return [[id, content]]
    }),
  )
}

/** A kept release that the caller has found in this transaction, which has shown that it may be read. */
export function keptRelease(id: string): DocumentRows | undefined {
  const rows = keptReleases.get(id)
  if (rows) keep(id, rows)
  return rows
}

export const readRelease = async (db: WorkspaceDb, releaseId: string): Promise<DocumentRows> =>
  found((await readReleases(db, [releaseId])).get(releaseId))
