import type { JoinedClients } from '#areas/clients'
import { collectionOf } from '#platform/contributions'
import { sql, type Db, type Row, type Sql } from '#platform/db'
import { moveNotifications } from './notifications.ts'

export interface ConversationPair extends Row<'conversations', 'workspace_id'> {
  from_id: Row<'conversations'>['id']
  to_id: Row<'conversations'>['id']
}

/** Other areas register here how their rows move to the conversation that remains. */
export const conversationJoins = collectionOf<(db: Db, pair: ConversationPair) => Promise<unknown>>('conversation joins')

/** One person had two conversations: their messages are read together, in the order in which they were written. */
export async function joinConversations(db: Db, { workspaceId, fromId, toId }: JoinedClients): Promise<void> {
  const pair = await db.maybeOne<ConversationPair>(sql`
    select f.workspace_id, f.id as from_id, t.id as to_id from conversations f, conversations t
    where f.workspace_id = ${workspaceId} and f.client_id = ${fromId}
      and t.workspace_id = f.workspace_id and t.client_id = ${toId}`)
  if (!pair) return
  await db.run(sql`
    select id from conversations where workspace_id = ${workspaceId} and id in (${pair.from_id}, ${pair.to_id})
    order by id for no key update`)
  await joinReaders(db, pair)
  const movedCount = await moveMessages(db, pair)
  for (const move of conversationJoins.gathered()) await move(db, pair)
  await moveNotifications(db, { workspaceId, from: pair.from_id, to: pair.to_id })
  if (movedCount) await recount(db, pair, movedCount)
}

const moveMessages = (db: Db, { workspace_id, from_id, to_id }: ConversationPair): Promise<number> =>
  db.run(sql`
  update messages g set conversation_id = ${to_id}, revision = t.revision + numbered.at
  from conversations t, (select id, row_number() over (order by id) as at from messages
    where workspace_id = ${workspace_id} and conversation_id = ${from_id}) numbered
  where g.workspace_id = ${workspace_id} and g.id = numbered.id and t.workspace_id = g.workspace_id and t.id = ${to_id}`)

// a message that a reader wiped from either conversation must not come back: up to the later wipe both show nothing
const wipedTo = sql`greatest(t.wiped_to, f.wiped_to)`

/** The messages that the reader had not read there and that are left after the wiping. */
const unreadIn = (reader: Sql) => sql`
  case when ${wipedTo} is null then ${reader}.unread_count else least(${reader}.unread_count, (
    select count(*) from messages g
    where g.workspace_id = t.workspace_id and g.conversation_id = ${reader}.conversation_id and g.id > ${wipedTo}
      and (g.is_from_client or g.is_team_note) = (m.role <> 'client') and g.sender_id is distinct from m.id)) end`

/** Call it before the messages move: unread messages are counted in the conversation where they were. */
const joinReaders = (db: Db, { workspace_id, from_id, to_id }: ConversationPair) =>
  db.run(sql`
  update conversation_readers t set
    unread_count = ${unreadIn(sql`t`)} + ${unreadIn(sql`f`)}, read_to = greatest(t.read_to, f.read_to),
    draft = coalesce(nullif(t.draft, ''), f.draft), draft_is_note = case when t.draft <> '' then t.draft_is_note else f.draft_is_note end,
    wiped_to = ${wipedTo},
    wiped_count = (select count(*) from messages g
      where g.workspace_id = t.workspace_id and g.conversation_id in (t.conversation_id, f.conversation_id)
        and g.id <= ${wipedTo} and (m.role <> 'client' or not g.is_team_note))
  from conversation_readers f join memberships m on m.workspace_id = f.workspace_id and m.id = f.membership_id
  where t.workspace_id = ${workspace_id} and t.conversation_id = ${to_id}
    and f.workspace_id = t.workspace_id and f.conversation_id = ${from_id} and f.membership_id = t.membership_id`)

const recount = (db: Db, { workspace_id, from_id, to_id }: ConversationPair, movedCount: number) =>
  db.run(sql`
  update conversations t set revision = t.revision + ${movedCount}::bigint, top_id = greatest(t.top_id, f.top_id),
    last_message_id = greatest(t.last_message_id, f.last_message_id),
    last_message_at = greatest(t.last_message_at, f.last_message_at),
    message_count = t.message_count + f.message_count, note_count = t.note_count + f.note_count,
    waiting_since = least(t.waiting_since, f.waiting_since),
    client_read_to = greatest(t.client_read_to, f.client_read_to), team_read_to = greatest(t.team_read_to, f.team_read_to)
  from conversations f
  where t.workspace_id = ${workspace_id} and t.id = ${to_id} and f.workspace_id = t.workspace_id and f.id = ${from_id}`)
