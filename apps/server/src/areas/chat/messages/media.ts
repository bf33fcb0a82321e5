import type { MediaSource } from '#areas/client-files'
import { sql } from '#platform/db'

// Files sent in a conversation belong to the client's media, unless the reader has wiped them away. Voice notes are left out,
// because they have no picture. A file that was sent twice appears once.
export const chatMedia: MediaSource = ({ clientId, viewer }) => sql`
  select distinct on (m.file_id) m.file_id, 'chat', m.id, (m.created_at at time zone 'Europe/Rome')::date, null, null
  from conversations v
  join conversation_readers r on r.conversation_id = v.id and r.membership_id = ${viewer.membershipId}
  join messages m on m.conversation_id = v.id and m.file_id is not null and m.deleted_at is null and m.kind <> 'voice'
    and (v.wiped_to is null or m.id > v.wiped_to) and (r.wiped_to is null or m.id > r.wiped_to)
  where v.client_id = ${clientId}
  order by m.file_id, m.id desc`
