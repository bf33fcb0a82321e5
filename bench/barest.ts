import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'

// The smallest server that can stand in for a request: it finds the session, then reads fifty rows and a total, or one
// number, or writes one row. It checks no access and no policies, and validates neither input nor output.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
// a bench ends its database before this server
pool.on('error', () => undefined)
const workspaceId = process.env['WORKSPACE_ID']
const clientId = process.env['CLIENT_ID']

async function findSession({ headers }: IncomingMessage): Promise<void> {
  const token = headers.authorization?.slice('Bearer '.length) ?? ''
  const { rows } = await pool.query({
    name: 'session',
    text: 'select person_id from sessions where token_hash = $1',
    values: [createHash('sha256').update(token).digest()],
  })
  if (!rows.length) throw new Error('nobody has this token')
}

const answers: Record<string, (request: IncomingMessage) => Promise<unknown>> = {
  '/page': async () => {
    const { rows } = await pool.query({
      name: 'rows',
      text: 'select * from clients where workspace_id = $1 and deleted_at is null order by name_key, id limit 50',
      values: [workspaceId],
    })
    const {
      rows: [total],
    } = await pool.query({
      name: 'total',
      text: 'select count(*)::int as total from clients where workspace_id = $1 and deleted_at is null',
      values: [workspaceId],
    })
    return { clients: rows, ...total }
  },
  '/one': async () => (await pool.query({ name: 'one', text: 'select * from workspaces where id = $1', values: [workspaceId] })).rows[0],
  '/write': async request => {
    const { day, kg } = JSON.parse(await bodyOf(request)) as { day: string; kg: number } // the bench sends it
    return (
      await pool.query({
        name: 'write',
        text: `insert into weights (workspace_id, id, client_id, day, kg, source) values ($1, $2, $3, $4, $5, 'manual') returning *`,
        values: [workspaceId, randomUUID(), clientId, day, kg],
      })
    ).rows[0]
  },
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

const server = createServer((request, response) => {
  const answer = answers[request.url ?? '']
  if (!answer) {
    response.end('{}')
    return
  }
  void findSession(request)
    .then(() => answer(request))
    .then(
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
