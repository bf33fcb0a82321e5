import { newId } from '@allenio/domain/ids'
import { sql, type Db } from '#platform/db'

export interface Deed {
  personId: string | null
  /** Verb and noun, as in the endpoint's name. */
  action: string
  subjectId?: string
  /** Facts that are no one's secret and no health data. */
  details?: Record<string, string | number | boolean | null | readonly string[]>
  requestId?: string
}

/** Notes who did what, in the transaction that did it: what is undone is not noted either. */
export const audit = (db: Db, { personId, action, subjectId, details = {}, requestId }: Deed) =>
  db.run(sql`
  insert into audit_log (id, person_id, action, subject_id, details, request_id)
  values (${newId()}, ${personId}, ${action}, ${subjectId ?? null}, ${JSON.stringify(details)}, ${requestId ?? null})`)

export const eraseDeedsOfWorkspace = (db: Db, workspaceId: string) =>
  db.run(sql`
  delete from audit_log where workspace_id = ${workspaceId}`)

/** The deeds stay, without saying whose they were or whom they touched. */
export async function anonymizeDeeds(db: Db, personId: string): Promise<void> {
  await db.run(sql`update audit_log set person_id = null, details = '{}' where person_id = ${personId}`)
  await db.run(sql`update audit_log set subject_id = null where subject_id = ${personId}`)
}
