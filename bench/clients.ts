import pg from 'pg'

export const clientsHere = 10_000
const neighbours = 200

/** Fills the demo business with clients: accounts, tags, types, the collaborators in charge, and when they were last seen. */
export async function fillBusiness(databaseUrl: string, clients = clientsHere): Promise<string> {
  return withDatabase(databaseUrl, async db => {
    const { rows } = await db.query<{ workspace_id: string }>(`select m.workspace_id from memberships m
      join persons p on p.id = m.person_id where p.email_key = 'admin@demo.allenio.test' and m.role = 'admin'`)
    const workspaceId = rows[0]?.workspace_id ?? ''
    await db.query(fill({ hasAccount: 'n % 5 <> 0', tagsOf: 2 }), [[workspaceId], clients])
    await openConversations(db, [workspaceId])
    await settle(db)
    return workspaceId
  })
}

/** Other businesses of the same size; without numbers two hundred, two million clients in all. */
export async function fillNeighbours(databaseUrl: string, { businesses = neighbours, clients = clientsHere } = {}): Promise<void> {
  await withDatabase(databaseUrl, async db => {
    const { rows } = await db.query<{ id: string }>(
      `insert into workspaces (id, name, trial_ends_at)
      select gen_random_uuid(), 'Bench ' || n, now() from generate_series(1, $1::int) n returning id`,
      [businesses],
    )
    const ids = rows.map(({ id }) => id)
    // businesses are filled twenty at a time, because one statement for all would keep its rows in memory
    for (let from = 0; from < ids.length; from += 20) {
      const some = ids.slice(from, from + 20)
      await db.query(fill({ hasAccount: 'n % 20 = 0', tagsOf: 10 }), [some, clients])
      await openConversations(db, some)
    }
    await settle(db)
  })
}

interface FillOptions {
  /** The condition for clients with an account: four in five here, few in the other businesses, which saves a minute. */
  hasAccount: string
  /** One client in this many has a tag. */
  tagsOf: number
}

const fill = ({ hasAccount, tagsOf }: FillOptions) => `
  with given as materialized (
    select workspace.id as workspace_id, gen_random_uuid() as id, gen_random_uuid() as person_id, gen_random_uuid() as membership_id, n,
      ('{Giulia,Nicolò,Chiara,Marco,Zoë,Élise,Andrea,Sofia,Niccolò,Francesca,Luca,Beatrice}'::text[])[1 + n % 12] as first_name,
      ('{Rossi,Bianchi,D’Angelo,Forlì,Müller,Esposito,Ferrari,Romano,Colombo,Ricci,Marino,Greco,Bruno}'::text[])[1 + (n / 12) % 13]
        || ' ' || (n / 156) as last_name
    from unnest($1::uuid[]) as workspace (id), generate_series(1, $2::int) n
  ),
  people as (
    insert into persons (id, email, email_key, first_name, last_name)
    select person_id, person_id || '@bench.example', person_id || '@bench.example', first_name, last_name
    from given where ${hasAccount} returning id
  ),
  members as (
    insert into memberships (workspace_id, id, person_id, role, last_seen_at)
    select workspace_id, membership_id, person_id, 'client', now() - n * interval '7 minutes'
    from given where ${hasAccount} and (select count(*) from people) >= 0 returning id
  ),
  listed as (
    insert into clients (workspace_id, id, membership_id, first_name, last_name, email, email_key, phone, status, type_id,
      registered_at, subscription_end, subscription_source, created_at, deleted_at)
    select g.workspace_id, g.id, case when ${hasAccount} then membership_id end, first_name, last_name,
      'cliente.' || n || '@bench.example', 'cliente.' || n || '@bench.example', '+39333' || lpad(n::text, 7, '0'),
      case when n % 10 = 0 then 'inactive' else 'active' end,
      (select t.id from client_types t where t.workspace_id = g.workspace_id order by t.position, t.id offset n % 4 limit 1),
      case when ${hasAccount} then now() end,
      case when n % 3 <> 0 then current_date + (n % 400) - 40 end, case when n % 3 <> 0 then 'manual' end,
      now() - n * interval '53 minutes', case when n % 250 = 0 then now() end
    from given g where (select count(*) from members) >= 0 returning id
  ),
  tagged as (
    insert into client_tags (workspace_id, client_id, tag)
    select workspace_id, id, 'Tag ' || n / ${tagsOf} % 12 from given where n % ${tagsOf} = 0 and (select count(*) from listed) > 0
  )
  insert into client_collaborators (workspace_id, client_id, membership_id)
  select g.workspace_id, g.id, m.id from given g
  join lateral (select id from memberships where workspace_id = g.workspace_id and role in ('coach', 'nutritionist')
    order by id offset n % 2 limit 1) m on true
  where (select count(*) from listed) > 0`

/** Opens the conversations of new clients with their readers, as the server does when it creates clients. */
export const openConversations = (db: pg.Client, workspaceIds: readonly string[]) =>
  db.query(
    `
  with opened as (
    insert into conversations (workspace_id, id, client_id)
    select c.workspace_id, gen_random_uuid(), c.id from clients c where c.workspace_id = any($1::uuid[])
      and not exists (select from conversations v where v.workspace_id = c.workspace_id and v.client_id = c.id)
    returning workspace_id, id, client_id
  )
  insert into conversation_readers (workspace_id, conversation_id, membership_id)
  select o.workspace_id, o.id, c.membership_id from opened o
  join clients c on c.workspace_id = o.workspace_id and c.id = o.client_id and c.membership_id is not null
  union select o.workspace_id, o.id, k.membership_id from opened o
  join client_collaborators k on k.workspace_id = o.workspace_id and k.client_id = o.client_id
  union select o.workspace_id, o.id, m.id from opened o join memberships m on m.workspace_id = o.workspace_id and m.role = 'admin'`,
    [workspaceIds],
  )

const settle = async (db: pg.Client) => {
  for (const table of ['persons', 'memberships', 'clients', 'client_tags', 'client_collaborators'])
    await db.query(`vacuum (analyze) ${table}`)
  await db.query('checkpoint').catch(() => undefined)
}

export async function withDatabase<T>(databaseUrl: string, use: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    return await use(db)
  } finally {
    await db.end()
  }
}
