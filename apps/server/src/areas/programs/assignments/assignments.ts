import type { Output, ParsedInput } from '@allenio/contract'
import type { assignProgram, updateProgramUser } from '@allenio/contract/programs'
import type { Pause } from '@allenio/contract/clients'
import { isOverlapping, spanOf } from '@allenio/domain/programs'
import { lockClientsToAssign } from '#areas/client-records'
import { readPauses } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { recordReceipts } from '#platform/documents'
import { AppError, wrongField } from '#platform/errors'
import { lastDaysOf, pausedFromOf, readProgramDays, readReleaseDays, requireWeekdays, storedSchedule } from './assignment-days.ts'
import { announceAssignments } from './assignment-observers.ts'
import { pausesFrom, readPausesFrom } from './client-pauses.ts'
import { releaseProgram } from '../exercise-uses.ts'
import { deleteMovedDays } from './moved-days.ts'
import { isOpen } from '../present.ts'
import { listUsers, presentUser, type UserRow } from './program-users.ts'
import type { ProgramRecord } from '../reach.ts'

type Assignment = Omit<ParsedInput<typeof assignProgram>, 'id'>
type Assigned = Output<typeof assignProgram>

/** Gives clients the program as it is now: one release, and a row for each of them. */
export async function assignToClients(
  db: WorkspaceDb,
  actor: Actor,
  program: ProgramRecord,
  { clients, message }: Assignment,
): Promise<Assigned> {
  const clientIds = clients.map(({ clientId }) => clientId)
  const { membershipIds } = await lockClientsToAssign(db, actor, {
    ids: clientIds,
    onlyClientId: program.client_id,
    inactive: 'assigned client inactive',
    ofAnother: 'program of another client',
  })
  const days = await readProgramDays(db, program.id)
  const lastDayOf = lastDaysOf(days)
  if (clients.some(({ weekdays }) => weekdays !== null)) requireWeekdays(days)
  const { releaseId } = await releaseProgram(db, { id: program.id, note: '', authorId: actor.membershipId })
  const pausesOf = await readPauses(db, clientIds)
  const rows = clients.map(({ programUserId, clientId, startDay, weekdays }) => {
    const pauses = pausesFrom(pausesOf.get(clientId) ?? [], startDay)
    const last = lastDayOf({ startDay, weekdays, pauses })
    return { id: programUserId, client: clientId, start: startDay, weekdays, pauses, paused: pausedFromOf(pauses, last), last }
  })
  const warnings = await listWarnings(db, program, rows)
  await db.run(sql`
    insert into program_users (id, program_id, template_id, release_id, title, client_id, start_day, weekdays, pauses, paused_from,
      last_day, message, assigned_by)
    select a.id, ${program.id}, ${program.client_id === null ? null : program.origin_id}, ${releaseId}, ${program.title}, a.client, a.start,
      a.weekdays, a.pauses, a.paused, a.last, ${message}, ${actor.membershipId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (
      id uuid, client uuid, start date, weekdays integer[], pauses jsonb, paused date, last date)
    on conflict (workspace_id, id) do nothing`)
  await announceAssignments(db, clientIds)
  await recordReceipts(db, { releaseId, membershipIds, kind: 'sent' })
  await audit(db, { personId: actor.personId, action: 'assign program', subjectId: program.id, details: { clientIds } })
  const ids = rows.map(({ id }) => id)
  const assigned = await listUsers(db, actor, { where: sql`u.id = any(${ids}::uuid[])` })
  // an id of the device that names another assignment
  const isTaken = assigned.some(({ id, client }) => rows.find(row => row.id === id)?.client !== client.id)
  if (isTaken || assigned.length < rows.length) throw new AppError('record id taken')
  return { assigned, warnings }
}

interface NewUser {
  id: string
  client: string
  start: string
  last: string
  pauses: Pause[]
}

type FollowedUser = Pick<UserRow, 'client_id' | 'title' | 'start_day' | 'last_day' | 'pauses'> & { is_same: boolean }

/** The programs that these clients train on days of the new one: several at once are allowed, and said. */
async function listWarnings(db: WorkspaceDb, { id, origin_id }: ProgramRecord, users: readonly NewUser[]): Promise<Assigned['warnings']> {
  const byClient = new Map(users.map(user => [user.client, user]))
  const followed = await db.many<FollowedUser>(sql`
    select u.client_id, u.title, u.start_day, u.last_day, u.pauses,
      coalesce(u.program_id = ${id} or u.template_id = ${id} or u.program_id = ${origin_id}::uuid, false) as is_same
    from program_users u
    where u.client_id = any(${[...byClient.keys()]}::uuid[]) and u.id <> all(${users.map(user => user.id)}::uuid[])
      and not u.is_single and ${isOpen()}
    order by u.client_id, u.start_day, u.id`)
  return followed.flatMap(({ client_id: clientId, title, start_day: startDay, last_day: lastDay, pauses, is_same: isSame }) => {
    const added = byClient.get(clientId)
    const isMet =
      added &&
      isOverlapping(spanOf({ startDay: added.start, lastDay: added.last, pauses: added.pauses }), spanOf({ startDay, lastDay, pauses }))
    return isMet ? [{ clientId, kind: isSame ? ('has it already' as const) : ('overlaps' as const), title }] : []
  })
}

type Changes = Omit<ParsedInput<typeof updateProgramUser>, 'id'>

/** Moves, extends or ends an assignment, or takes it up again. */
export async function changeAssignment(db: WorkspaceDb, actor: Actor, user: UserRow, changes: Changes) {
  const startDay = changes.startDay ?? user.start_day
  const weekdays = changes.weekdays === undefined ? user.weekdays : changes.weekdays
  const pauses = await readPausesFrom(db, { clientId: user.client_id, startDay })
  const days = await readReleaseDays(db, user.release_id)
  if (weekdays !== null && changes.weekdays !== undefined) requireWeekdays(days)
  const hasOwnEnd = changes.lastDay === undefined ? user.has_own_end : changes.lastDay !== null
  const ownEnd = changes.lastDay ?? user.last_day
  const areDatesNew = startDay !== user.start_day || String(weekdays) !== String(user.weekdays)
  const lastDay = hasOwnEnd
    ? ownEnd
    : lastDaysOf(days)(storedSchedule({ start_day: startDay, weekdays, pauses, moved: areDatesNew ? null : user.moved }))
  if (lastDay < startDay) throw wrongField('lastDay', 'ends before it starts')
  if (areDatesNew) await deleteMovedDays(db, user.id)
  const isEnded = changes.isEnded ?? user.ended_at !== null
  await db.run(sql`
    update program_users set start_day = ${startDay}, weekdays = ${weekdays}::integer[], pauses = ${JSON.stringify(pauses)},
      paused_from = ${pausedFromOf(pauses, lastDay)}::date, last_day = ${lastDay}, has_own_end = ${hasOwnEnd},
      message = ${changes.message ?? user.message}, ended_at = case when ${isEnded}::boolean then coalesce(ended_at, now()) end
    where id = ${user.id}`)
  await announceAssignments(db, [user.client_id])
  await audit(db, {
    personId: actor.personId,
    action: 'update program user',
    subjectId: user.client_id,
    details: { programUserId: user.id },
  })
  return presentUser(db, actor, user.id)
}
