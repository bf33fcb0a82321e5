import { createServer } from 'node:http'
import pg from 'pg'

// The smallest server that can answer the same rows, without validation, authentication and row-level security.
pg.types.setTypeParser(pg.types.builtins.DATE, String)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
// a bench ends its database before this server
pool.on('error', () => undefined)
const workspaceId = process.env['WORKSPACE_ID']

const list = `
  select c.workspace_id, c.id, c.membership_id, c.first_name, c.last_name, c.email, c.phone, c.photo_file_id, c.type_id, c.status,
    c.registered_at, c.invited_at, c.subscription_end, c.subscription_source, c.created_at, c.deleted_at,
    m.last_seen_at, t.name as type_name, t.color as type_color,
    array(select g.tag from client_tags g where g.workspace_id = c.workspace_id and g.client_id = c.id order by g.tag_key) as tags
  from (
    select c.workspace_id, c.id from clients c where c.workspace_id = $1 and true and c.deleted_at is null
    order by c.name_key, c.id limit $2::int offset $3::int) page
  join clients c on c.workspace_id = page.workspace_id and c.id = page.id
  left join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id
  left join client_types t on t.workspace_id = c.workspace_id and t.id = c.type_id
  order by c.name_key, c.id`

const inCharge = `
  select k.client_id, m.id, m.role, p.first_name, p.last_name, p.photo_file_id
  from client_collaborators k
  join memberships m on m.workspace_id = k.workspace_id and m.id = k.membership_id
  join persons p on p.id = m.person_id
  where k.workspace_id = $1 and k.client_id = any($2::uuid[]) and m.role in ('coach', 'nutritionist')
  order by k.created_at, m.id`

const counts = `
  select
    count(*) filter (where c.deleted_at is null) as total,
    count(*) filter (where c.deleted_at is null and c.status = 'active') as active,
    count(*) filter (where c.deleted_at is null and c.status = 'inactive') as inactive,
    count(*) filter (where c.deleted_at is null and c.registered_at is null) as "notRegistered",
    count(*) filter (where c.deleted_at is null and c.status = 'active'
      and c.subscription_end between $2::date and $2::date + $3::int) as ending,
    count(*) filter (where c.deleted_at is null and c.status = 'active' and c.subscription_end < $2::date) as expired,
    count(*) filter (where c.deleted_at is not null and $4::boolean) as deleted,
    count(*) filter (where true and c.deleted_at is null) as matching
  from clients c where c.workspace_id = $1 and true and true`

async function listClients() {
  const { rows: clients } = await pool.query<{ id: string }>({ name: 'list', text: list, values: [workspaceId, 51, 0] })
  const { rows: people } = await pool.query<{ client_id: string }>({
    name: 'in charge',
    text: inCharge,
    values: [workspaceId, clients.slice(0, 50).map(({ id }) => id)],
  })
  const by = Map.groupBy(people, each => each.client_id)
  return {
    clients: clients.slice(0, 50).map(row => ({ ...row, collaborators: by.get(row.id) ?? [] })),
    nextPage: clients.length > 50 ? 2 : 0,
  }
}

async function countClients() {
  const today = new Date().toISOString().slice(0, 10)
  const { rows } = await pool.query({ name: 'counts', text: counts, values: [workspaceId, today, 30, true] })
  return rows[0]
}

const server = createServer((request, response) => {
  if (request.url === '/health/ready') {
    response.end('{}')
    return
  }
  void (request.url === '/total/count' ? countClients() : listClients()).then(
    data => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ success: true, data }))
    },
    (error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    },
  )
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
process.on('SIGTERM', () => server.close(() => void pool.end().then(() => process.exit(0))))
