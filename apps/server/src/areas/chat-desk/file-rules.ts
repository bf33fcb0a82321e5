import { takesPart } from '#areas/chat'
import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

export const scheduledFiles: FileRule = {
  columns: ['scheduled_messages.file_id'],
  ofMember: sql`exists (select from scheduled_messages g ${takesPart}
    where g.workspace_id = f.workspace_id and g.file_id = f.id and g.membership_id = m.id)`,
}

export const attachmentFiles: FileRule = {
  columns: ['chat_attachments.file_id'],
  ofMember: sql`m.role <> 'client' and exists (select from chat_attachments a
    where a.workspace_id = f.workspace_id and a.file_id = f.id)`,
}
