import type { Output } from '@allenio/contract'
import { programsPerPage, type getProgram, type listPrograms } from '@allenio/contract/programs'
import type { ProgramRow } from '@allenio/contract/program-rows'
import type { ProgramUser } from '@allenio/contract/program-users'
import { ownClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { joined, limitToPage, pageOf, sql, type Sql, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { found } from '#platform/errors'
import { searchPatterns } from '@allenio/domain/clients'
import { readColumnsFor, visibleRows } from './client-columns.ts'
import { presentWeeks } from './content.ts'
import { namesOf } from './exercises.ts'
import { readReleaseDays } from './assignment-days.ts'
import { isOpen } from './present.ts'
import { listUsers } from './program-users.ts'

// A client reads of training their assignments, each as the release that they have.

const nothing = { update: false, assign: false, duplicate: false, share: false, delete: false, undelete: false }

/** A release in place of the program: where the team keeps it, and who else has it, is not the client's matter. */
const presentOwn = (user: ProgramUser, daysByWeek: readonly number[]): ProgramRow => ({
  id: user.programId,
  title: user.title,
  folder: null,
  owner: null,
  isPrivate: false,
  client: null,
  templateId: null,
  weeks: daysByWeek.length,
  days: daysByWeek.reduce((sum, days) => sum + days, 0),
  clients: 0,
  state: user.state,
  programUserId: user.id,
  createdAt: user.createdAt,
  updatedAt: user.createdAt,
  deletedAt: null,
  may: nothing,
})

interface OwnQuery {
  page: number
  search?: string | undefined
}

const openFirst = (): Sql => sql`(${isOpen()}) desc, u.start_day desc, u.id desc`

/** A client's assignments; those that they follow come first. */
export async function listOwnPrograms(db: WorkspaceDb, actor: Actor, { page, search }: OwnQuery): Promise<Output<typeof listPrograms>> {
  const client = await ownClient(db, actor)
  const conditions = [
    sql`u.client_id = ${client.id}`,
    ...searchPatterns(search ?? '').map(pattern => sql`search_form(' ' || u.title) like search_form(${pattern})`),
  ]
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
  return { programs: pageRows.map(user => presentOwn(user, sizes.get(user.releaseId) ?? [])), nextPage, counts: null }
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

export interface OwnProgramQuery {
  id: string
  programUserId?: string | undefined
}

/** One program as the client has it: of several assignments of it the named one, or the one that they follow. */
export async function readOwnProgram(
  db: WorkspaceDb,
  actor: Actor,
  { id, programUserId }: OwnProgramQuery,
): Promise<Output<typeof getProgram>> {
  const client = await ownClient(db, actor)
  const programUsers = await listUsers(db, actor, { where: sql`u.client_id = ${client.id} and u.program_id = ${id}`, order: openFirst() })
  const user = found(programUserId === undefined ? programUsers[0] : programUsers.find(each => each.id === programUserId))
  const rows = visibleRows(await readRelease(db, user.releaseId), await readColumnsFor(db, actor))
  const root = [...rows.values()].find(({ parentId }) => parentId === null)
  const description = root?.cells['description']
  return {
    ...presentOwn(
      user,
      (await readReleaseDays(db, user.releaseId)).map(week => week.length),
    ),
    description: typeof description === 'string' ? description : '',
    folders: [],
    weekList: root ? presentWeeks(rows, root.id, await namesOf(db, actor, rows)) : [],
    programUsers,
  }
}
