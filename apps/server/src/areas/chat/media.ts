import type { MediaSource } from '#areas/client-files'
import { sql } from '#platform/db'

// What was sent in a conversation stands among the client's media, as far as the reader has not wiped it away; voice notes
// are no sight. What was sent twice is one file.
export const chatMedia: MediaSource = ({ clientId, viewer }) => sql`
  select distinct on (m.file_id) m.file_id, 'chat', m.id, (m.created_at at time zone 'Europe/Rome')::date, null, null
  from conversations v
  join conversation_readers r on r.conversation_id = v.id and r.membership_id = ${viewer.membershipId}
  join messages m on m.conversation_id = v.id and m.file_id is not null and m.deleted_at is null and m.kind <> 'voice'
    and (v.wiped_to is null or m.id > v.wiped_to) and (r.wiped_to is null or m.id > r.wiped_to)
  where v.client_id = ${clientId}
  order by m.file_id, m.id desc`
