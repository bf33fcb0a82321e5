import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

/** The member `m` takes part in the conversation of `g`. */
export const takesPart = sql`join conversations v on v.workspace_id = g.workspace_id and v.id = g.conversation_id
  join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id and c.deleted_at is null
  join conversation_readers r on r.workspace_id = v.workspace_id and r.conversation_id = v.id and r.membership_id = m.id`

// as far as a participant sees the conversation: what they wiped away is gone for them, notes among the team are no client's
export const messageFiles: FileRule = {
  columns: ['messages.file_id'],
  ofMember: sql`exists (select from messages g ${takesPart}
    where g.workspace_id = f.workspace_id and g.file_id = f.id and g.deleted_at is null
      and (m.role <> 'client' or not g.is_team_note)
      and (v.wiped_to is null or g.id > v.wiped_to) and (r.wiped_to is null or g.id > r.wiped_to))`,
}
