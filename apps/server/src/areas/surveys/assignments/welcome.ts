import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { insertWelcomeActions } from '#areas/client-actions'
import { type ClientAccessChange } from '#areas/clients'
import { addSubjects, sql, type Db, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

interface WelcomeRow {
  survey_id: string
  client_id: string
  name: string
}

/**
 * Asks clients who come in for the first time the surveys that welcome them. `registered_at` is of this very transaction only once, so
 * those who are in already are never asked, and nobody is asked twice.
 */
export async function welcomeClients(db: Db, { workspaceId, clientIds }: ClientAccessChange): Promise<void> {
  const rows = await db.many<WelcomeRow>(sql`
    select e.id as survey_id, c.id as client_id, e.name from clients c
    join surveys e on e.workspace_id = c.workspace_id and e.type = 'WELCOME' and e.release_id is not null
      and e.archived_at is null and e.deleted_at is null
      and (e.welcome_for = 'everybody' or e.welcome_for = 'client types' and c.type_id = any(e.welcome_types))
    where c.workspace_id = ${workspaceId} and c.id = any(${[...clientIds]}::uuid[]) and c.registered_at = now()
      -- a package that they have bought may welcome them by it, too
      and not exists (select from survey_assignments u
        where u.workspace_id = c.workspace_id and u.survey_id = e.id and u.client_id = c.id and u.ended_at is null)
    order by c.id, e.created_at, e.id`)
  if (rows.length === 0) return
  const assignments = rows.map(row => ({ id: newId(), surveyId: row.survey_id, clientId: row.client_id, title: row.name, day: romeDay() }))
  await insertWelcomeActions(db, workspaceId, assignments)
  await db.run(sql`
    insert into survey_assignments (workspace_id, id, survey_id, client_id, opens_hours_before, opens_at_entry)
    select ${workspaceId}, r.id, r."surveyId", r."clientId", 0, true
    from jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb) as r (id uuid, "surveyId" uuid, "clientId" uuid)`)
}

/** Leaves a welcome among the tasks, because its client does not want to answer it now. */
export async function postponeWelcome(db: WorkspaceDb, { id, clientId }: { id: string; clientId: string }): Promise<void> {
  const changed = await db.run(sql`update survey_assignments set opens_at_entry = false where id = ${id} and client_id = ${clientId}`)
  if (changed === 0) throw new AppError('not found')
  addSubjects(db, [clientId])
}
