import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentCalls, type Operation } from '@allenio/contract/documents'
import { RowCells } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import pg from 'pg'
import { z } from 'zod'
import { createSession, openSessions } from '#platform/auth'
import { installConfig, loadConfig } from '#platform/config'
import { gatherContributions } from '#platform/contributions'
import { makeDatabase, openDatabase, prepareDatabase, sql } from '#platform/db'
import { area, makeServer } from '#platform/http'
import { installJobs } from '#platform/jobs'
import { makeLog } from '#platform/log'
import { startEmbedded } from '#platform/postgres'
import { createDocument, documentBindings, documentKinds, type DocumentKind } from '../index.ts'

// A server with one document of sixteen weeks, and beside it a bare one that runs the same SQL, for the bench.

const planKind: DocumentKind = {
  name: 'plan',
  model: { plan: { parent: null }, week: { parent: 'plan' }, day: { parent: 'week' }, row: { parent: 'day' } },
  tables: { plan: sql`plans`, week: sql`plan_weeks`, day: sql`plan_days`, row: sql`plan_rows` },
  cells: { plan: z.object({ name: z.string() }), week: z.object({}), day: z.object({ name: z.string() }), row: RowCells },
}
const planTables = `call document_table('plans');
  call document_row_table('plan_weeks', 'plans');
  call document_row_table('plan_days', 'plan_weeks');
  call document_row_table('plan_rows', 'plan_days')`

const calls = documentCalls({
  path: '/plans/:id',
  view: { permission: 'view clients' },
  update: { permission: 'update clients' },
  thing: 'client',
})
const everybodyReaches = async () => undefined
const plansArea = area({
  name: 'plans',
  contract: calls,
  errors: {},
  words: { it: {}, en: {} },
  bindings: documentBindings(calls, planKind, { reachToView: everybodyReaches, reachToUpdate: everybodyReaches }),
  contributes: [documentKinds(planKind)],
})

const secretKey = 'a secret of the bench alone, 32 characters and more'
const dataDir = await mkdtemp(join(tmpdir(), 'allenio-documents-'))
await chmod(dataDir, 0o711)
const postgres = await startEmbedded({ dataDir, log: () => undefined })
const ownerUrl = await makeDatabase(name => postgres.superuserUrl(name), { name: 'bench', secretKey })
const migrationsFolder = join(import.meta.dirname, '..', '..', '..', '..', 'migrations')
const prepared = await prepareDatabase({ ownerUrl, secretKey, migrationsFolder })
await installJobs(ownerUrl, prepared.roles)
const bare = new pg.Pool({ connectionString: postgres.superuserUrl('bench') })
await bare.query(planTables)
gatherContributions([plansArea])
installConfig(loadConfig({ DEMO: 'off', DATABASE_URL: prepared.system }), secretKey)
const database = openDatabase({ urls: prepared, log: () => undefined })
const sessions = await openSessions(database)
const server = makeServer({
  servesApi: true,
  areas: [plansArea],
  database,
  log: makeLog('error'),
  publicUrl: undefined,
  trustProxy: 0,
  requestLimit: 0,
  sessions,
  takeFile: async () => '',
})

const [workspaceId, personId, membershipId, planId] = [newId(), newId(), newId(), newId()]
const token = await database.withSystem('write', async db => {
  await db.run(sql`insert into workspaces (id, name, trial_ends_at) values (${workspaceId}, 'Bench', now() + interval '1 day')`)
  await db.run(
    sql`insert into persons (id, email, email_key, email_confirmed_at) values (${personId}, 'a@example.com', 'a@example.com', now())`,
  )
  await db.run(
    sql`insert into memberships (workspace_id, id, person_id, role) values (${workspaceId}, ${membershipId}, ${personId}, 'admin')`,
  )
  return (await createSession(db, { strategy: 'local', personId, workspaceId, device: 'bench' })).token
})

const insert = (type: string, parentId: string, at: number, cells: RowCells | object): Operation & { kind: 'insert' } => ({
  kind: 'insert',
  id: newId(),
  type,
  parentId,
  place: `${String(at).padStart(2, '0')}V`,
  cells: JSON.parse(JSON.stringify(cells)) as Record<string, string>, // cells are JSON
})
const weeks = Array.from({ length: 16 }, (_, at) => insert('week', planId, at, {}))
const days = weeks.flatMap(({ id }) => Array.from({ length: 6 }, (_, at) => insert('day', id, at, { name: `Giorno ${at + 1}` })))
const rows = days.flatMap(({ id }) =>
  Array.from({ length: 9 }, (_, at) =>
    insert('row', id, at, {
      exercise: { id: newId(), name: `Panca inclinata con manubri ${at + 1}` },
      sets: 4,
      reps: '8-10',
      load: `${20 + at},5`,
      rpe: 8,
      tut: '3010',
      restType: 'seconds',
      restSeconds: 90,
      note: at % 3 === 0 ? 'Gomiti fermi, scapole addotte' : '',
    } satisfies RowCells),
  ),
)
await database.withWorkspace(workspaceId, 'write', db =>
  createDocument(db, planKind, { id: planId, cells: { name: 'Forza' }, operations: [...weeks, ...days, ...rows] }),
)
await bare.query('analyze')

const readRows = (table: string, parent: string) =>
  `select $2::text as type, id, ${parent} as "parentId", place, cells, origin_id as "originId", deleted_at is not null as "isDeleted"
  from ${table} where workspace_id = $1 and document_id = $3`

const answers: Record<string, () => Promise<unknown>> = {
  '/read': async () => {
    const read = await Promise.all(
      ['week', 'day', 'row'].map(type =>
        bare.query({ name: type, text: readRows(`plan_${type}s`, 'parent_id'), values: [workspaceId, type, planId] }),
      ),
    )
    return { rows: read.flatMap(each => each.rows) }
  },
  '/save': async () => {
    const client = await bare.connect()
    try {
      await client.query('begin')
      await client.query({
        name: 'lock',
        text: 'select revision from documents where workspace_id = $1 and id = $2 for update',
        values: [workspaceId, planId],
      })
      await client.query({
        name: 'set',
        text: `update plan_rows set cells = cells || $3::jsonb where workspace_id = $1 and id = $2 returning cells`,
        values: [workspaceId, rows[0]?.id, JSON.stringify({ load: String(Math.random()) })],
      })
      await client.query({
        name: 'batch',
        text: `insert into document_batches
            (workspace_id, id, document_id, revision, gesture_id, kind, author_id, operations, inverse, outcome)
          select $1, $2, $3, -coalesce(max(-revision), 0) - 1, $2, 'edit', $4, '[]', '[]', '{}' from document_batches
          where workspace_id = $1 and document_id = $3 and revision < 0`,
        values: [workspaceId, randomUUID(), planId, membershipId],
      })
      await client.query('commit')
      return {}
    } finally {
      client.release()
    }
  },
}
const bareServer = createServer((request, response) => {
  request.resume()
  void answers[request.url ?? '']?.().then(
    data => response.end(JSON.stringify({ success: true, data })),
    error => response.writeHead(500).end(String(error)),
  )
}).listen(0, '127.0.0.1')
const url = await server.listen({ port: 0, host: '127.0.0.1' })
const address = bareServer.address()
const bareUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

process.on('disconnect', () => {
  bareServer.close()
  void server
    .close()
    .then(() => Promise.all([bare.end(), sessions.close(), database.close()]))
    .then(() => postgres.stop())
    .then(() => rm(dataDir, { recursive: true, force: true }))
    .then(() => process.exit())
})
process.send?.({ url, bareUrl, token, planId, rowId: rows[0]?.id })
