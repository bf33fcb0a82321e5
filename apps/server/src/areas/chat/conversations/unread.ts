import { sql, type Sql } from '#platform/db'

/**
 * The messages that the reader `r`, who is the member `m`, has still to read, newest first. What the client sees is read up
 * to `read_to`; a note is read when it is none of the last that are counted.
 */
export const unread: Sql = sql`(
  select l.id from (
    select n.id, n.deleted_at from messages n
    where n.workspace_id = r.workspace_id and n.conversation_id = r.conversation_id
      and (n.is_from_client or n.is_team_note) = (m.role <> 'client') and n.sender_id is distinct from r.membership_id
    order by n.id desc limit r.unread_count) l
  where l.deleted_at is null and (r.read_to is null or l.id > r.read_to) and (r.wiped_to is null or l.id > r.wiped_to)
  order by l.id desc)`
