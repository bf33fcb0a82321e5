import type { ProgramUser } from '@allenio/contract/programs'
import { romeDay } from '@allenio/domain/days'
import type { AssignmentSpan } from '@allenio/domain/programs'
import { clientCard, ownClient, reachableClients, type CardRow } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { addSubjects, sql, type OrNull, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { receiptSince } from '#platform/documents'
import { found } from '#platform/errors'
import { movedDays } from './moved-days.ts'
import { othersOf, stateOf } from '../present.ts'
import { reachablePrograms } from '../reach.ts'
import { readProgramSettings } from '../settings.ts'

// The rows of assignments: finding, reading and presenting them.

export type UserRow = Omit<Row<'program_users'>, 'workspace_id' | 'announced' | 'announce_after'> & { moved: Record<string, string> | null }

interface ReadUser
  extends
    Omit<UserRow, 'paused_from' | 'assigned_by' | 'moved'>,
    Omit<CardRow, 'id'>,
    OrNull<Pick<Row<'document_receipts'>, 'sent_at' | 'stored_at' | 'opened_at'>> {
  release_number: number
  note: string
  others: AssignmentSpan[]
  author_name: string | null
  may_open_program: boolean
  membership_id: string | null
}

const columns = sql`u.id, u.program_id, u.template_id, u.release_id, u.title, u.client_id, u.start_day, u.weekdays, u.pauses, u.last_day,
  u.has_own_end, u.message, u.ended_at, u.released_at, u.created_at, u.is_single`

/** A condition on assignments `u` of clients whom the asker reaches. */
export const reachableUsers = (actor: Actor): Sql => sql`u.client_id in (select c.id from clients c where ${reachableClients(actor)})`

/** A condition on assignments `u` of a program; a prepared version has the one that it is prepared for. */
export const ofProgram = (id: string): Sql =>
  sql`(u.program_id = ${id} or u.id = (select p.prepared_for from programs p where p.id = ${id}))`

interface UserQuery {
  where: Sql
  order?: Sql
  limit?: Sql
}

const latestFirst = sql`u.created_at desc, u.id desc`

/** One statement reads what is shown of assignments. */
const readUsers = (db: WorkspaceDb, actor: Actor, { where, order = latestFirst, limit = sql`` }: UserQuery) =>
  db.many<ReadUser>(sql`
  select ${columns}, ${othersOf} as others, r.number as release_number, r.note,
    c.workspace_id, c.first_name, c.last_name, c.photo_file_id, c.membership_id,
    nullif(trim(a.first_name || ' ' || a.last_name), '') as author_name, ${receiptSince(sql`u.created_at`)},
    exists (select from programs p where p.id = u.program_id and p.deleted_at is null and ${reachablePrograms(actor)}) as may_open_program
  from program_users u
  join document_releases r on r.id = u.release_id
  join clients c on c.id = u.client_id
  left join memberships m on m.id = u.assigned_by left join persons a on a.id = m.person_id
  left join document_receipts t on t.release_id = u.release_id and t.membership_id = c.membership_id
  where ${where} order by ${order} ${limit}`)

async function presentUsers(db: WorkspaceDb, actor: Actor, rows: readonly ReadUser[]): Promise<ProgramUser[]> {
  if (rows.length === 0) return []
  const { expiryDays } = await readProgramSettings(db)
  const now = { today: romeDay(), expiryDays }
  const isTeam = actor.role !== 'client'
  return rows.map(row => ({
    id: row.id,
    programId: row.program_id,
    title: row.title,
    client: clientCard({ ...row, id: row.client_id }, actor),
    releaseId: row.release_id,
    releaseNumber: row.release_number,
    startDay: row.start_day,
    weekdays: row.weekdays,
    pauses: row.pauses,
    lastDay: row.last_day,
    hasOwnEnd: row.has_own_end,
    message: row.message,
    change: row.released_at === null || row.note === '' ? null : { note: row.note, at: row.released_at },
    state: stateOf(row, now),
    endedAt: row.ended_at,
    templateId: row.template_id,
    // a client may know a member of the team under another name
    assignedBy: isTeam ? row.author_name : null,
    createdAt: row.created_at,
    receipt: row.membership_id === null ? null : { sentAt: row.sent_at, storedAt: row.stored_at, openedAt: row.opened_at },
    may: { update: isTeam && mayDo(actor, 'update programs'), openProgram: row.may_open_program },
  }))
}

/** The assignments under a condition, as calls answer them. */
export const listUsers = async (db: WorkspaceDb, actor: Actor, query: UserQuery): Promise<ProgramUser[]> =>
  presentUsers(db, actor, await readUsers(db, actor, query))

export async function presentUser(db: WorkspaceDb, actor: Actor, id: string): Promise<ProgramUser> {
  const [user] = await listUsers(db, actor, { where: sql`u.id = ${id}` })
  return found(user)
}

/** The assignment that a call changes, locked; absent and out of reach are alike. */
export async function reachUserToChange(db: WorkspaceDb, actor: Actor, id: string): Promise<UserRow> {
  const row = found(
    await db.maybeOne<UserRow>(sql`
    select ${columns}, u.paused_from, u.assigned_by, ${movedDays} from program_users u
    where u.id = ${id} and ${reachableUsers(actor)} for no key update of u`),
  )
  addSubjects(db, [row.client_id, row.program_id])
  return row
}

/** A client's own assignment. */
export async function reachOwnUser(db: WorkspaceDb, actor: Actor, id: string): Promise<UserRow> {
  const client = await ownClient(db, actor)
  return found(
    await db.maybeOne<UserRow>(sql`
    select ${columns}, u.paused_from, u.assigned_by, ${movedDays} from program_users u where u.id = ${id} and u.client_id = ${client.id}`),
  )
}
