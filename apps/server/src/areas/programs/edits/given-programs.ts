import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { announceAssignments } from '../assignments/assignment-observers.ts'
import { assignToClients } from '../assignments/assignments.ts'
import { reachProgramToChange } from './edit-reach.ts'

// Models that a sale gives to a client.

type ModelRow = Row<'programs', 'id' | 'title'>

const isModel = sql`p.client_id is null and p.deleted_at is null`

/** The titles of these models, as far as they are in the library. */
export const findModels = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<ModelRow>(sql`select p.id, p.title from programs p where p.id = any(${[...ids]}::uuid[]) and ${isModel}`)

/** The ids of models that a package may hold: the whole team sees them, and they were released. */
export const findSaleableModels = async (db: WorkspaceDb, ids: readonly string[]): Promise<string[]> =>
  (
    await db.many<Pick<ModelRow, 'id'>>(sql`
    select p.id from programs p where p.id = any(${[...ids]}::uuid[]) and ${isModel} and not p.is_private
      and exists (select from document_releases r where r.document_id = p.id)`)
  ).map(({ id }) => id)

interface GivenProgram {
  programId: string
  clientId: string
  assignmentId: string
  startDay: string
}

/** Gives a client a model as it is now. Answers false where the model was deleted meanwhile, or has no days. */
export async function giveProgram(db: WorkspaceDb, actor: Actor, given: GivenProgram): Promise<boolean> {
  const { programId, clientId, assignmentId, startDay } = given
  const model = await db.maybeOne(sql`
    select from programs p where p.id = ${programId} and ${isModel} and exists (
      select from program_days y join program_weeks w on w.id = y.parent_id and w.deleted_at is null
      where w.parent_id = p.id and y.deleted_at is null)
    for no key update of p`)
  if (!model) return false
  const program = await reachProgramToChange(db, actor, programId)
  await assignToClients(db, actor, program, { clients: [{ clientId, programUserId: assignmentId, startDay, weekdays: null }], message: '' })
  return true
}

/** Ends an assignment that a sale has made; what was trained stays. */
export async function endGivenProgram(db: WorkspaceDb, assignmentId: string): Promise<void> {
  const ended = await db.many<Row<'program_users', 'client_id'>>(sql`
    update program_users set ended_at = now() where id = ${assignmentId} and ended_at is null returning client_id`)
  await announceAssignments(
    db,
    ended.map(({ client_id: clientId }) => clientId),
  )
}
