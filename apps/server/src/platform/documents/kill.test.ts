import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Batch, Operation } from '@allenio/contract/documents'
import { childrenOf } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { installConfig, loadConfig } from '#platform/config'
import { gatherContributions } from '#platform/contributions'
import { makeDatabase, openDatabase, prepareDatabase, sql } from '#platform/db'
import { installJobs } from '#platform/jobs'
import { startEmbedded } from '#platform/postgres'
import { asSuperuser, closeSharedHouse, factories, migrationsFolder, testSecret } from '#testing'
import { documentKinds } from './index.ts'
import { bookKind, bookTables } from './testing/book-kind.ts'
import { batchOf, givenBook, openBook } from './testing/books.ts'
import type { EditorAnswer, EditorTask } from './testing/editor-process.ts'

// Editors write while the server, or its PostgreSQL with fsync on, is killed and started again.

const rounds = 6
const editors = 10

// the test installs a configuration and parts of its own
await closeSharedHouse()
const dataDir = await mkdtemp(join(tmpdir(), 'allenio-documents-'))
await chmod(dataDir, 0o711)
const postgres = await startEmbedded({ dataDir, log: () => undefined })
const ownerUrl = await makeDatabase(name => postgres.superuserUrl(name), { name: 'documents', secretKey: testSecret })
const prepared = await prepareDatabase({ ownerUrl, secretKey: testSecret, migrationsFolder })
await installJobs(ownerUrl, prepared.roles)
await asSuperuser(postgres.superuserUrl('documents'), bookTables)
gatherContributions([{ contributes: [documentKinds(bookKind)] }])
installConfig(loadConfig({ DEMO: 'off', DATABASE_URL: prepared.system }), testSecret)
const database = openDatabase({ urls: prepared, log: () => undefined, poolSize: 4 })
let server: ChildProcess | undefined

afterAll(async () => {
  server?.kill('SIGKILL')
  await database.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('whatever is killed, an acknowledged batch is there, and one that is sent again is applied once', async () => {
  const team = await factories(database).team()
  const book = await givenBook(database, team.admin)
  const { workspaceId, membershipId: authorId } = team.admin
  const chapterId = book.chapterIds[0] ?? ''
  const lineId = book.lineIds[0] ?? ''
  const acknowledgedIds = new Set<string>()
  // each editor has one batch under way, and sends it until it is acknowledged
  const unsent: Batch[] = []
  const madeIds: string[] = []
  const makeBatch = (): Batch => {
    const insert: Operation = { kind: 'insert', id: newId(), type: 'line', parentId: chapterId, place: 'x', cells: {} }
    const batch = batchOf(insert, { kind: 'set', id: lineId, cells: { size: madeIds.length % 1_000 } })
    madeIds.push(batch.id)
    return batch
  }
  const send = (task: EditorTask) => server?.connected && server.send(task, () => undefined)
  const sendBatch = (batch: Batch) => send({ kind: 'edit', workspaceId, authorId, id: book.id, batches: [batch] })
  const take = (answer: EditorAnswer) => {
    if (answer.kind === 'open') for (const batch of unsent) sendBatch(batch)
    else {
      for (const id of answer.batchIds) {
        const at = unsent.findIndex(batch => batch.id === id)
        const batch = unsent[at]
        if (!batch) continue
        if (answer.kind === 'applied') {
          acknowledgedIds.add(id)
          unsent[at] = makeBatch()
        }
        sendBatch(unsent[at] ?? batch)
      }
    }
  }
  for (let editor = 0; editor < editors; editor += 1) unsent.push(makeBatch())

  for (let round = 0; round < rounds; round += 1) {
    if (!server) {
      server = fork(join(import.meta.dirname, 'testing', 'editor-process.ts'), { execArgv: ['--disable-warning=ExperimentalWarning'] })
      // the process sends answers alone
      server.on('message', answer => take(answer as EditorAnswer))
      send({ kind: 'open', prepared })
    }
    const before = acknowledgedIds.size
    await expect.poll(() => acknowledgedIds.size, { timeout: 30_000, interval: 1 }).toBeGreaterThan(before + round)
    if (round % 3 === 2) {
      const { pid } = postgres
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => isBack(pid), { timeout: 30_000, interval: 20 }).toBe(true)
    } else {
      server.kill('SIGKILL')
      await once(server, 'exit')
      server = undefined
    }
  }
  server?.kill('SIGKILL')

  const stored = await database.withWorkspace(workspaceId, 'read', db =>
    db.many<{ id: string; revision: number }>(sql`select id, revision from document_batches order by revision`),
  )
  const storedIds = new Set(stored.map(({ id }) => id))
  expect([...acknowledgedIds].filter(id => !storedIds.has(id))).toEqual([])
  expect([...storedIds].filter(id => !madeIds.includes(id))).toEqual([])
  expect(stored.map(({ revision }) => revision)).toEqual(stored.map((_, at) => at + 1))
  const device = await openBook(database, team.admin, book.id)
  expect(device.revision()).toBe(stored.length)
  expect(childrenOf(device.view(), chapterId)).toHaveLength(3 + stored.length)
  // all batches that were under way are sent once more
  await device.send(unsent)
  expect(childrenOf(device.view(), chapterId)).toHaveLength(3 + madeIds.length)
}, 180_000)

async function isBack(formerPid: number): Promise<boolean> {
  if (postgres.pid === formerPid) return false
  const client = new pg.Client({ connectionString: prepared.system })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
