import { registerClientFiles, registerClientJoin, type Joined } from '#areas/clients'
import { sql, type Db } from '#platform/db'

// a client's files go with them, but for those that are the library's, too
registerClientFiles(async (db, { workspaceId, clientIds }) => {
  const rows = await db.many<{ file_id: string }>(sql`
    select named.file_id from (
      select g.workspace_id, g.file_id from messages g
      join conversations v on v.workspace_id = g.workspace_id and v.id = g.conversation_id
      where g.workspace_id = ${workspaceId} and v.client_id = any(${[...clientIds]}::uuid[]) and g.file_id is not null
      union
      select s.workspace_id, s.file_id from scheduled_messages s
      join conversations v on v.workspace_id = s.workspace_id and v.id = s.conversation_id
      where s.workspace_id = ${workspaceId} and v.client_id = any(${[...clientIds]}::uuid[]) and s.file_id is not null
    ) named
    where not exists (select from chat_attachments a where a.workspace_id = named.workspace_id and a.file_id = named.file_id)
      and not exists (select from messages g
        join conversations v on v.workspace_id = g.workspace_id and v.id = g.conversation_id
        where g.workspace_id = named.workspace_id and g.file_id = named.file_id
          and v.client_id <> all(${[...clientIds]}::uuid[]))`)
  return rows.map(({ file_id }) => file_id)
})

interface Pair {
  workspace_id: string
  from_id: string
  to_id: string
}

/** One person was there twice: what was said with the one is read with the other, in the order in which it was said. */
export async function joinConversations(db: Db, { workspaceId, fromId, toId }: Joined): Promise<void> {
  const pair = await db.maybeOne<Pair>(sql`
    select f.workspace_id, f.id as from_id, t.id as to_id from conversations f, conversations t
    where f.workspace_id = ${workspaceId} and f.client_id = ${fromId}
      and t.workspace_id = f.workspace_id and t.client_id = ${toId}`)
  if (!pair) return
  await db.run(sql`
    select id from conversations where workspace_id = ${workspaceId} and id in (${pair.from_id}, ${pair.to_id})
    order by id for no key update`)
  const moved = await moveMessages(db, pair)
  await addReaders(db, pair)
  if (moved) await recount(db, pair, moved)
}

registerClientJoin(joinConversations)

const moveMessages = (db: Db, { workspace_id, from_id, to_id }: Pair): Promise<number> => db.run(sql`
  update messages g set conversation_id = ${to_id}, revision = t.revision + numbered.at
  from conversations t, (select id, row_number() over (order by id) as at from messages
    where workspace_id = ${workspace_id} and conversation_id = ${from_id}) numbered
  where g.workspace_id = ${workspace_id} and g.id = numbered.id and t.workspace_id = g.workspace_id and t.id = ${to_id}`)

const addReaders = (db: Db, { workspace_id, from_id, to_id }: Pair) => db.run(sql`
  insert into conversation_readers as r (workspace_id, conversation_id, membership_id, read_to, unread_count, draft)
  select workspace_id, ${to_id}::uuid, membership_id, read_to, unread_count, draft from conversation_readers f
  where f.workspace_id = ${workspace_id} and f.conversation_id = ${from_id}
    and exists (select from conversation_readers t
      where t.workspace_id = f.workspace_id and t.conversation_id = ${to_id} and t.membership_id = f.membership_id)
  on conflict (workspace_id, conversation_id, membership_id) do update
    set unread_count = r.unread_count + excluded.unread_count, read_to = greatest(r.read_to, excluded.read_to),
      draft = coalesce(nullif(r.draft, ''), excluded.draft)`)

const recount = (db: Db, { workspace_id, from_id, to_id }: Pair, moved: number) => db.run(sql`
  update conversations t set revision = t.revision + ${moved}::bigint, top_id = greatest(t.top_id, f.top_id),
    last_message_id = greatest(t.last_message_id, f.last_message_id),
    last_message_at = greatest(t.last_message_at, f.last_message_at),
    message_count = t.message_count + f.message_count, note_count = t.note_count + f.note_count,
    waiting_since = least(t.waiting_since, f.waiting_since),
    client_read_to = greatest(t.client_read_to, f.client_read_to), team_read_to = greatest(t.team_read_to, f.team_read_to)
  from conversations f
  where t.workspace_id = ${workspace_id} and t.id = ${to_id} and f.workspace_id = t.workspace_id and f.id = ${from_id}`)
