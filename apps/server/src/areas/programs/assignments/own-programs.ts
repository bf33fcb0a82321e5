import type { Output } from '@allenio/contract'
import { programsPerPage, type listPrograms } from '@allenio/contract/programs'
import { ownClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { hasWords, joined, limitToPage, pageOf, sql, type WorkspaceDb } from '#platform/db'
import { openFirst, presentRelease } from '../versions/client-releases.ts'
import { listUsers } from './program-users.ts'

// A client reads of training their assignments, each as the release that they have.

interface OwnQuery {
  page: number
  search?: string | undefined
}

/** A client's assignments; those that they follow come first. */
export async function listOwnPrograms(db: WorkspaceDb, actor: Actor, { page, search }: OwnQuery): Promise<Output<typeof listPrograms>> {
  const client = await ownClient(db, actor)
  const conditions = [sql`u.client_id = ${client.id} and not u.is_single`, ...hasWords(sql`search_form(' ' || u.title)`, search)]
  const users = await listUsers(db, actor, {
    where: joined(conditions, ' and '),
    order: openFirst(),
    limit: limitToPage(page, programsPerPage),
  })
  const { pageRows, nextPage } = pageOf(users, page, programsPerPage)
  const sizes = await readSizes(
    db,
    pageRows.map(user => user.releaseId),
  )
  return { programs: pageRows.map(user => presentRelease(user, sizes.get(user.releaseId) ?? [])), nextPage, counts: null }
}

interface ReleaseSize {
  id: string
  days: number[]
}

/** The days of the weeks of some releases, without reading all that is in them. */
async function readSizes(db: WorkspaceDb, releaseIds: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
  const rows = await db.many<ReleaseSize>(sql`
    select r.id, array(
      select (select count(*)::integer from jsonb_array_elements(t.rows) y where y ->> 'parentId' = w ->> 'id')
      from jsonb_array_elements(t.rows) w where w ->> 'type' = 'week') as days
    from document_releases r join document_contents t using (workspace_id, digest) where r.id = any(${[...releaseIds]}::uuid[])`)
  return new Map(rows.map(({ id, days }) => [id, days]))
}
