import { newId } from '@allenio/domain/ids'
import { limitTo, sql, type Db, type Row } from '#platform/db'

export interface AuditEntry {
  personId: string | null
  /** Verb and noun, as in the endpoint's name. */
  action: string
  subjectId?: string
  /** Details without secrets and health data. */
  details?: Record<string, string | number | boolean | null | readonly string[]>
  requestId?: string
  /** The business that it concerns, where `db` stands above the businesses. */
  workspaceId?: string
}

/** Records a deed in the transaction that does it, so that a rollback removes the record, too. */
export const audit = (db: Db, { personId, action, subjectId, details = {}, requestId, workspaceId }: AuditEntry) =>
  db.run(sql`
  insert into audit_log (workspace_id, id, person_id, action, subject_id, details, request_id)
  values (coalesce(${workspaceId ?? null}::uuid, current_workspace(), no_workspace()), ${newId()}, ${personId}, ${action},
    ${subjectId ?? null}, ${JSON.stringify(details)}, ${requestId ?? null})`)

export type LoggedDeed = Row<'audit_log', 'id' | 'action' | 'details' | 'created_at'>

/** The latest of these actions in a business. */
export const listDeeds = (db: Db, { workspaceId, actions, limit }: { workspaceId: string; actions: readonly string[]; limit: number }) =>
  db.many<LoggedDeed>(sql`
  select id, action, details, created_at from audit_log
  where workspace_id = ${workspaceId} and action = any(${[...actions]}::text[]) order by created_at desc, id ${limitTo(limit)}`)

interface DailyEntry extends Pick<AuditEntry, 'action'> {
  personId: string
  subjectId: string
  day: string
}

/** Records a deed that counts once a day, such as reading. Its id follows from the entry, so that calls at one time record it once, too. */
export const auditOnceADay = (db: Db, { personId, action, subjectId, day }: DailyEntry) =>
  db.run(sql`
  insert into audit_log (id, person_id, action, subject_id)
  values (md5(concat_ws('/', ${personId}::text, ${action}::text, ${subjectId}::text, ${day}::text))::uuid,
    ${personId}, ${action}, ${subjectId})
  on conflict do nothing`)

export const eraseDeedsOfWorkspace = (db: Db, workspaceId: string) =>
  db.run(sql`
  delete from audit_log where workspace_id = ${workspaceId}`)

/** Keeps the records, but removes the person from them: as the actor together with the details, and as the subject. */
export async function anonymizeDeeds(db: Db, personId: string): Promise<void> {
  await db.run(sql`update audit_log set person_id = null, details = '{}' where person_id = ${personId}`)
  await db.run(sql`update audit_log set subject_id = null where subject_id = ${personId}`)
}
