import type { Output } from '@allenio/contract'
import type { getProgram, ProgramRow, ProgramUser } from '@allenio/contract/programs'
import type { ClientColumns } from '@allenio/domain/programs'
import { ownClient } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { found } from '#platform/errors'
import { readColumnsFor, visibleRows } from '../client-columns.ts'
import { presentWeeks } from '../content.ts'
import { namesOf } from '../exercises.ts'
import { readPlannedDays, readProgramLoads } from '../maxima/program-loads.ts'
import { isOpen } from '../present.ts'
import { listUsers, reachableUsers } from '../assignments/program-users.ts'

// A program as a client has it. Clients and the team can read it, even if the program was edited or deleted since.

type Detail = Output<typeof getProgram>

const nothing = { update: false, assign: false, duplicate: false, share: false, delete: false, undelete: false }

/** Presents a release to its client: the folder of the program and its other clients do not concern them. */
export const presentRelease = (user: ProgramUser, daysByWeek: readonly number[]): ProgramRow => ({
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

export const openFirst = (): Sql => sql`(${isOpen()}) desc, u.start_day desc, u.id desc`

export interface ReleaseQuery {
  id: string
  programUserId?: string | undefined
  /** The wanted columns of exercises; without them, all that the actor may see. */
  columns?: ClientColumns | undefined
}

async function readDetail(db: WorkspaceDb, actor: Actor, user: ProgramUser, columns: ClientColumns | undefined): Promise<Detail> {
  const { number, created_at: createdAt } = await db.one<Row<'document_releases', 'number' | 'created_at'>>(sql`
    select number, created_at from document_releases where id = ${user.releaseId}`)
  const release = await readRelease(db, user.releaseId)
  const visibleColumns = columns ?? (await readColumnsFor(db, actor))
  const rows = visibleRows(release, visibleColumns)
  const days = await readPlannedDays(db, user.id, release)
  const root = [...rows.values()].find(({ parentId }) => parentId === null)
  const description = root?.cells['description']
  const weekList = root ? presentWeeks(rows, root.id, await namesOf(db, actor, rows)) : []
  return {
    ...presentRelease(
      user,
      weekList.map(({ days }) => days.length),
    ),
    description: typeof description === 'string' ? description : '',
    folders: [],
    weekList,
    loads: await readProgramLoads(db, { clientId: user.client.id, rows: release, days, columns: visibleColumns }),
    release: { number, createdAt },
    programUsers: [user],
  }
}

const ofProgramOrModel = (id: string): Sql => sql`(u.program_id = ${id} or u.template_id = ${id})`

/** Reads a program as the client has it: by the named assignment, or by the one that they follow. */
export async function readOwnRelease(db: WorkspaceDb, actor: Actor, { id, programUserId, columns }: ReleaseQuery): Promise<Detail> {
  const client = await ownClient(db, actor)
  // an address that the client has may name the model of what is their own version since
  const programUsers = await listUsers(db, actor, {
    where: sql`u.client_id = ${client.id} and ${ofProgramOrModel(id)}`,
    order: sql`(u.program_id = ${id}) desc, ${openFirst()}`,
  })
  const user = found(programUserId === undefined ? programUsers[0] : programUsers.find(each => each.id === programUserId))
  return { ...(await readDetail(db, actor, user, columns)), programUsers }
}

interface ClientRelease extends ReleaseQuery {
  programUserId: string
}

/** Finds the assignment of a client in reach. The address may still name the model of what is now their own version. */
async function findClientUser(db: WorkspaceDb, actor: Actor, { id, programUserId }: ClientRelease): Promise<ProgramUser> {
  const where = sql`u.id = ${programUserId} and ${ofProgramOrModel(id)} and ${reachableUsers(actor)}`
  const [user] = await listUsers(db, actor, { where })
  return found(user)
}

/** Reads a program as a client has it, for the team, by the client's assignment. */
export async function readClientRelease(db: WorkspaceDb, actor: Actor, query: ClientRelease): Promise<Detail> {
  const user = await findClientUser(db, actor, query)
  const detail = await readDetail(db, actor, user, query.columns)
  return { ...detail, client: user.client, may: { ...nothing, duplicate: mayDo(actor, 'create programs') } }
}

/** Reads the rows of a client's release, to be copied. */
export async function readClientReleaseRows(db: WorkspaceDb, actor: Actor, query: ClientRelease) {
  const { releaseId, title } = await findClientUser(db, actor, query)
  const rows = await readRelease(db, releaseId)
  const root = found([...rows.values()].find(({ parentId }) => parentId === null))
  return { rows, root, title, isPrivate: false }
}
