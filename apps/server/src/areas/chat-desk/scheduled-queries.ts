import type { ScheduledMessage } from '@allenio/contract/chat-desk'
import { fullName } from '@allenio/domain/clients'
import { fileFacts, type MessageFile } from '#areas/chat'
import { clientPhoto } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { presentFile } from '#platform/files'
import { refusalSentence } from './words.ts'

export interface ScheduledRow
  extends
    Row<'scheduled_messages', 'workspace_id' | 'id' | 'conversation_id' | 'membership_id' | 'body' | 'file_id' | 'send_at' | 'state'>,
    Row<'clients', 'first_name' | 'last_name' | 'photo_file_id'> {
  /** An error code, which is put into words when it is shown. */
  refusal: Row<'scheduled_messages'>['refusal']
  client_id: Row<'clients'>['id']
  file: MessageFile | null
}

/**
 * Scheduled messages `s` whose author still takes part in the conversation `v` with the client `c`:
 * an author who has lost the client sees none of them.
 */
export const planned = sql`scheduled_messages s
  join conversation_readers r on r.workspace_id = s.workspace_id and r.conversation_id = s.conversation_id
    and r.membership_id = s.membership_id
  join conversations v on v.workspace_id = s.workspace_id and v.id = s.conversation_id
  join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id and c.deleted_at is null`

export const findScheduled = (db: WorkspaceDb, where: Sql) =>
  db.many<ScheduledRow>(sql`
  select s.workspace_id, s.id, s.conversation_id, s.membership_id, s.body, s.file_id, s.send_at, s.state, s.refusal,
    c.id as client_id, c.first_name, c.last_name, c.photo_file_id, case when f.id is not null then ${fileFacts} end as file
  from ${planned}
  left join files f on f.workspace_id = s.workspace_id and f.id = s.file_id and f.deleted_at is null
  where ${where} order by s.send_at, s.id limit 500`)

export function presentScheduled(row: ScheduledRow, { personId, language }: Actor): ScheduledMessage {
  const isOpen = row.state !== 'sent'
  return {
    id: row.id,
    conversation: { id: row.conversation_id, clientId: row.client_id, title: fullName(row), photo: clientPhoto(row, personId) },
    message: row.body,
    file: row.file && presentFile(row.file, personId),
    sendAt: row.send_at,
    state: row.state,
    refusal: row.refusal && refusalSentence(language, row.refusal),
    may: { update: isOpen, delete: isOpen },
  }
}
