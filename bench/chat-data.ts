import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { openConversations, withDatabase } from './clients.ts'

export const conversationsHere = 1000
export const longConversation = 2000
/** The number of clients who have a session; each session opens up to twenty devices. */
export const talkers = 100
export const messagesWanted = Number(process.env['BENCH_MESSAGES'] ?? 1_000_000)

export interface ChatData {
  workspaceId: string
  longId: string
  /** Clients with an account and a session. */
  clients: { token: string; conversationId: string }[]
}

/** Three messages in four stand in the demo's business, in a thousand conversations of which one is long. */
export async function fillChat(databaseUrl: string): Promise<ChatData> {
  return withDatabase(databaseUrl, async db => {
    const { rows } = await db.query<{ workspace_id: string }>(`select m.workspace_id from memberships m
      join persons p on p.id = m.person_id where p.email_key = 'admin@demo.allenio.test' and m.role = 'admin'`)
    const workspaceId = rows[0]?.workspace_id ?? ''
    const { rows: others } = await db.query<{ id: string }>(`insert into workspaces (id, name, trial_ends_at)
      values (gen_random_uuid(), 'Bench', now()) returning id`)
    await fillClients(db, workspaceId, conversationsHere)
    await fillClients(db, others[0]?.id ?? '', conversationsHere)
    await openConversations(db, [workspaceId, others[0]?.id ?? ''])
    // the index is rebuilt once at the end, which is faster than row by row
    await db.query('drop index messages_by_words')
    await fillMessages(db, workspaceId, Math.round((messagesWanted * 3) / 4))
    await fillMessages(db, others[0]?.id ?? '', Math.round(messagesWanted / 4))
    await db.query('create index messages_by_words on messages using gin (workspace_id, search gin_trgm_ops)')
    const longId = await fillLong(db, workspaceId)
    await count(db)
    for (const table of ['persons', 'memberships', 'clients', 'conversations', 'conversation_readers', 'messages']) {
      await db.query(`vacuum (analyze) ${table}`)
    }
    await db.query('checkpoint').catch(() => undefined)
    return { workspaceId, longId, clients: await signEverybodyIn(db, workspaceId) }
  })
}

const fillClients = (db: pg.Client, workspaceId: string, count: number) =>
  db.query(
    `
  with given as materialized (
    select gen_random_uuid() as person_id, gen_random_uuid() as membership_id, gen_random_uuid() as id, n from generate_series(1, $2::int) n
  ), people as (
    insert into persons (id, email, email_key, first_name, last_name)
    select person_id, person_id || '@talk.example', person_id || '@talk.example', 'Cliente', n::text from given returning id
  ), members as (
    insert into memberships (workspace_id, id, person_id, role)
    select $1::uuid, membership_id, person_id, 'client' from given where (select count(*) from people) >= 0 returning id
  )
  insert into clients (workspace_id, id, membership_id, first_name, last_name, registered_at)
  select $1::uuid, id, membership_id, 'Cliente', n::text, now() from given where (select count(*) from members) >= 0`,
    [workspaceId, count],
  )

const words = (
  'ciao,come,va,oggi,domani,allenamento,schiena,ginocchio,squat,panca,stacco,peso,colazione,pranzo,cena,spuntino,' +
  'proteine,verdure,programma,settimana,serie,ripetizioni,carico,recupero,dolore,meglio,bene,grazie,perfetto,video,foto,misura,' +
  'piano,dieta,acqua,sonno,camminata,corsa,spalle,petto,gambe,addome,stanco,energia,fame,acceso,lento,veloce,sempre,prima'
).split(',')

// newer ids are later moments; one message in a thousand contains a rare word
const fillMessages = async (db: pg.Client, workspaceId: string, count: number) => {
  const step = 100_000
  for (let from = 1; from <= count; from += step) {
    await db.query(
      `
      with listed as materialized (
        select v.id, c.membership_id, row_number() over (order by v.id) - 1 as at, count(*) over () as all_of
        from conversations v join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id
        where v.workspace_id = $1 and c.first_name = 'Cliente'
      ), numbered as materialized (
        select n, md5($1::text || n) as h, (extract(epoch from now()) * 1000)::bigint - 3600000 - ($4::bigint - n) * 1500 as ms
        from generate_series($2::int, $3::int) n
      )
      insert into messages (workspace_id, id, conversation_id, sender_id, is_from_client, kind, body, revision, created_at)
      select $1, (lpad(to_hex(ms), 12, '0') || '7' || substr(h, 1, 3) || '8' || substr(h, 4, 15))::uuid, l.id,
        l.membership_id, true, 'text',
        (select string_agg(($5::text[])[1 + (('x' || substr(md5(h || k), 1, 7))::bit(28)::int % 50)], ' ') from generate_series(1, 9) k)
          || case when n % 1000 = 7 then ' menisco' when n % 100 = 3 then ' caviglia' else '' end,
        n, to_timestamp(ms / 1000.0)
      from numbered join listed l on l.at = n % l.all_of`,
      [workspaceId, from, Math.min(count, from + step - 1), count, words],
    )
  }
}

async function fillLong(db: pg.Client, workspaceId: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `
    select conversation_id as id from messages where workspace_id = $1 group by conversation_id order by count(*) desc, 1 limit 1`,
    [workspaceId],
  )
  const longId = rows[0]?.id ?? ''
  await db.query(
    `
    update messages set conversation_id = $2 where (workspace_id, id) in (
      select workspace_id, id from messages where workspace_id = $1 and conversation_id <> $2 order by id desc
      limit greatest(0, $3::int - (select count(*)::int from messages where conversation_id = $2)))`,
    [workspaceId, longId, longConversation],
  )
  return longId
}

export const count = (db: pg.Client) =>
  db.query(`
  update conversations v set revision = t.revision, message_count = t.n, top_id = t.last_id, last_message_id = t.last_id,
    last_message_at = t.last_at, waiting_since = t.last_at
  from (select workspace_id, conversation_id, max(revision) as revision, count(*) as n, max(created_at) as last_at,
    (array_agg(id order by id desc))[1] as last_id from messages group by 1, 2) t
  where t.workspace_id = v.workspace_id and t.conversation_id = v.id`)

async function signEverybodyIn(db: pg.Client, workspaceId: string): Promise<ChatData['clients']> {
  const { rows } = await db.query<{ id: string; person_id: string }>(
    `
    select v.id, m.person_id from conversations v join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id
    join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id
    where v.workspace_id = $1 and c.first_name = 'Cliente' order by v.id limit $2`,
    [workspaceId, talkers],
  )
  const clients = rows.map(({ id, person_id }) => ({
    conversationId: id,
    personId: person_id,
    token: randomBytes(32).toString('base64url'),
  }))
  for (const { personId, token } of clients) {
    await db.query(
      `insert into sessions (id, token_hash, strategy, person_id, workspace_id, idle_until, expires_at)
      values (gen_random_uuid(), $1, 'local', $2, $3, now() + interval '1 day', now() + interval '1 day')`,
      [createHash('sha256').update(token).digest(), personId, workspaceId],
    )
  }
  return clients.map(({ token, conversationId }) => ({ token, conversationId }))
}
