import { deletedProgramDays } from '@allenio/contract/programs'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { daysAgo, sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { defineSweep } from '#platform/jobs'
import { closeRoom } from '#platform/realtime'
import { erasureOfRows } from '#platform/row-changes'
import { announceAssignments } from './assignments/assignment-observers.ts'
import { programKind } from './kind.ts'
import { isOpen } from './present.ts'
import { reachableUsers } from './assignments/program-users.ts'
import type { ProgramRecord } from './reach.ts'

/** Deletes a program. Clients keep the release that they have, or what they follow ends with it, own versions among it. */
export async function deleteProgram(db: WorkspaceDb, actor: Actor, { id }: ProgramRecord, keepsClients: boolean): Promise<void> {
  const ended = keepsClients
    ? []
    : await db.many<Row<'program_users', 'id' | 'client_id'>>(sql`
      update program_users u set ended_at = now()
      where (u.program_id = ${id} or u.template_id = ${id}) and ${isOpen()} and ${reachableUsers(actor)} returning u.id, u.client_id`)
  await db.run(sql`
    update programs set deleted_at = now(), ended_user_ids = ${ended.map(user => user.id)}::uuid[] where id = ${id}`)
  closeRoom(db, { thing: programKind.name, id })
  await announceAssignments(
    db,
    ended.map(user => user.client_id),
  )
  await audit(db, { personId: actor.personId, action: 'delete program', subjectId: id, details: { keepsClients } })
}

/** Undeletes it, with what ended because of it. */
export async function undeleteProgram(db: WorkspaceDb, actor: Actor, { id }: ProgramRecord): Promise<void> {
  const [program] = await db.many<Row<'programs', 'ended_user_ids'>>(sql`
    update programs p set deleted_at = null, ended_user_ids = '{}' from programs before
    where p.id = ${id} and before.workspace_id = p.workspace_id and before.id = p.id
      and before.deleted_at > ${daysAgo(deletedProgramDays)} returning before.ended_user_ids`)
  if (!program) throw new AppError('not found')
  const users = await db.many<Row<'program_users', 'client_id'>>(sql`
    update program_users set ended_at = null where id = any(${program.ended_user_ids}::uuid[]) returning client_id`)
  await announceAssignments(
    db,
    users.map(user => user.client_id),
  )
  await audit(db, { personId: actor.personId, action: 'undelete program', subjectId: id })
}

/** Erases programs, with their documents and the releases that nobody has. Releases of clients stay. */
const erasedPrograms = erasureOfRows({ table: 'programs', days: deletedProgramDays })

export const sweepDeletedPrograms = defineSweep({ name: 'sweep deleted programs', cron: '37 * * * *', parts: () => [erasedPrograms] })

export const eraseDeletedPrograms = (database: Database): Promise<number> => erasedPrograms({ database, job: sweepDeletedPrograms.name })
