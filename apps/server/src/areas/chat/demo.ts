import { nextMessageId, romeMoment, withFirstName } from '@allenio/domain/chat'
import { addDays, romeDay } from '@allenio/domain/days'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { talkOfFirst, talks, type Line } from './demo-talks.ts'

interface DemoConversation extends Row<'conversations', 'id'>, Row<'clients', 'first_name'> {
  client_membership_id: NonNullable<Row<'clients'>['membership_id']>
  admin_id: string
  in_charge: string[]
}

interface DemoMessage {
  id: string
  conversation: string
  sender: string
  is_from_client: boolean
  is_note: boolean
  body: string
  reply_to: string | null
  revision: number
  at: string
  reaction: string | null
  reacted_by: string | null
}

/** Some months of conversation with clients who have an account: answered, waiting since this morning, unread. */
export async function fillDemoChat(db: WorkspaceDb, clients: readonly { id: string }[]): Promise<void> {
  const conversations = await db.many<DemoConversation>(sql`
    select v.id, c.first_name, c.membership_id as client_membership_id,
      (select m.id from memberships m where m.role = 'admin' order by m.created_at, m.id limit 1) as admin_id,
      array(select k.membership_id from client_collaborators k where k.client_id = c.id order by k.created_at, k.membership_id) as in_charge
    from unnest(${clients.map(({ id }) => id)}::uuid[]) with ordinality as listed (id, at)
    join clients c on c.id = listed.id join conversations v on v.client_id = c.id
    where c.registered_at is not null and c.status = 'active' and c.membership_id is not null order by listed.at`)
  const messages = conversations.flatMap((conversation, at) =>
    planMessages(conversation, at === 0 ? talkOfFirst : (talks[(at - 1) % talks.length] ?? [])),
  )
  await insertMessages(db, messages)
  await count(db)
}

function planMessages(
  { id, first_name, client_membership_id, admin_id, in_charge }: DemoConversation,
  lines: readonly Line[],
): DemoMessage[] {
  const pro = in_charge[0] ?? admin_id
  const senders = { client: client_membership_id, pro, admin: admin_id, note: pro } as const
  const messages: DemoMessage[] = []
  for (const [
    at,
    {
      at: [daysAgo, clock],
      by,
      text,
      reaction,
      answers,
    },
  ] of lines.entries()) {
    const { id: messageId, at: moment } = nextMessageId(messages.at(-1)?.id ?? null, momentOf(daysAgo, clock))
    messages.push({
      id: messageId,
      conversation: id,
      sender: senders[by],
      is_from_client: by === 'client',
      is_note: by === 'note',
      body: withFirstName(text, first_name),
      reply_to: answers === undefined ? null : (messages[at - answers]?.id ?? null),
      revision: at + 1,
      at: moment.toISOString(),
      reaction: reaction ?? null,
      reacted_by: reaction === undefined ? null : by === 'client' ? pro : client_membership_id,
    })
  }
  return messages
}

/** A message that would lie in the future is moved to 40 minutes ago. */
function momentOf(daysAgo: number, clock: string): number {
  const now = Date.now()
  const moment = romeMoment(addDays(romeDay(), -daysAgo), clock).getTime()
  return moment < now ? moment : now - 40 * 60_000
}

async function insertMessages(db: WorkspaceDb, messages: readonly DemoMessage[]): Promise<void> {
  const records = sql`jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as j (id uuid, conversation uuid, sender uuid,
    is_from_client boolean, is_note boolean, body text, reply_to uuid, revision bigint, at timestamptz, reaction text, reacted_by uuid)`
  await db.run(sql`
    insert into messages (id, conversation_id, sender_id, is_from_client, is_team_note, origin, kind, body, reply_to, revision, created_at)
    select j.id, j.conversation, j.sender, j.is_from_client, j.is_note, 'demo', 'text', j.body, j.reply_to, j.revision, j.at
    from ${records}`)
  await db.run(sql`
    insert into message_reactions (message_id, membership_id, emoji, created_at)
    select j.id, j.reacted_by, j.reaction, j.at + interval '5 minutes' from ${records} where j.reaction is not null`)
}

/** Sets the counts as sending would have: the author of an answer has read; messages after the last answer are unread and wait. */
async function count(db: WorkspaceDb): Promise<void> {
  await db.run(sql`
    update conversations v set revision = t.revision, top_id = t.top_id, message_count = t.messages, note_count = t.notes,
      last_message_id = t.last_id, last_message_at = t.last_at, waiting_since = t.waiting_since,
      client_read_to = t.last_id, team_read_to = t.answer_id
    from (
      select g.conversation_id, max(g.revision) as revision, (array_agg(g.id order by g.id desc))[1] as top_id,
        count(*) filter (where not g.is_team_note) as messages, count(*) filter (where g.is_team_note) as notes,
        (array_agg(g.id order by g.id desc) filter (where not g.is_team_note))[1] as last_id,
        max(g.created_at) filter (where not g.is_team_note) as last_at,
        (array_agg(g.id order by g.id desc) filter (where not g.is_team_note and not g.is_from_client))[1] as answer_id,
        min(g.created_at) filter (where g.is_from_client and g.created_at > coalesce(
          (select max(a.created_at) from messages a where a.conversation_id = g.conversation_id
            and not a.is_from_client and not a.is_team_note), '-infinity')) as waiting_since
      from messages g group by g.conversation_id
    ) t where v.id = t.conversation_id`)
  await db.run(sql`
    update conversation_readers r set
      read_to = case when m.role = 'client' then v.client_read_to else v.team_read_to end,
      unread_count = case when m.role = 'client' then 0 else (select count(*) from messages g
        where g.conversation_id = v.id and g.is_from_client and (v.team_read_to is null or g.id > v.team_read_to)) end
    from conversations v, memberships m where v.id = r.conversation_id and m.id = r.membership_id`)
}
