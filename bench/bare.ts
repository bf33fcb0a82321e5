import { createServer } from 'node:http'
import pg from 'pg'

// The least that could answer the same rows: no border, no authentication, no row-level security.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const server = createServer((request, response) => {
  if (request.url === '/health/ready') {
    response.end('{}')
    return
  }
  void pool.query({
    name: 'sessions',
    text: `select id, device, created_at, last_used_at from sessions
      where person_id = $1 and idle_until > now() and expires_at > now() order by last_used_at desc`,
    values: [process.env['PERSON_ID']],
  }).then(({ rows }) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ success: true, data: { sessions: rows } }))
  })
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
process.on('SIGTERM', () => server.close(() => void pool.end().then(() => process.exit(0))))
