import { nothing, sql, type WorkspaceDb } from '#platform/db'
import type { MessageRow } from '../messages/message-rows.ts'

/** A client who waits goes on to wait from their first message that still needs an answer: after `answeredId`, if one is named. */
export const shortenWait = (db: WorkspaceDb, conversationId: string, answeredId?: string) =>
  db.run(sql`
  update conversations v set waiting_since = (
    select min(g.created_at) from messages g
    where g.workspace_id = v.workspace_id and g.conversation_id = v.id and g.is_from_client and g.deleted_at is null
      and g.created_at >= v.waiting_since ${answeredId === undefined ? nothing : sql`and g.id > ${answeredId}::uuid`})
  where v.id = ${conversationId} and v.waiting_since is not null`)

/** The client waits again from this message on, unless somebody has answered it meanwhile. */
export const reopenWait = (db: WorkspaceDb, { id, conversation_id, created_at }: MessageRow) =>
  db.run(sql`
  update conversations v set waiting_since = least(v.waiting_since, ${created_at})
  where v.id = ${conversation_id} and not exists (
    select from messages g where g.workspace_id = v.workspace_id and g.conversation_id = v.id and g.id > ${id}::uuid
      and not g.is_from_client and not g.is_team_note and g.origin in ('person', 'scheduled') and g.deleted_at is null)`)

export const markSettled = (db: WorkspaceDb, id: string, needsNoAnswer: boolean) =>
  db.run(sql`update messages set needs_no_answer = ${needsNoAnswer} where id = ${id} and needs_no_answer <> ${needsNoAnswer}`)
