import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Operation } from '@allenio/contract/documents'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { sql } from '#platform/db'
import { followDocument, portOf, ownHouse, testSecret } from '#testing'
import { documentKinds } from './index.ts'
import { bookKind, bookRooms } from './testing/book-kind.ts'
import { batchOf, createBookTables, givenBook, openBook } from './testing/books.ts'
import type { NodeAnswer, NodeTask } from './testing/editor-node.ts'

// a node whose database is its own has no others beside it
const house = await ownHouse({
  env: { DATABASE_URL: inject('testServer').superuserUrl },
  contributes: [documentKinds(bookKind), bookRooms],
})
const { database, given } = house
await createBookTables(house)
const here = await portOf(house)
const node = fork(join(import.meta.dirname, 'testing', 'editor-node.ts'), {
  execArgv: ['--disable-warning=ExperimentalWarning'],
  env: { ...process.env, NODE_OF_TEST: JSON.stringify({ prepared: house.prepared, secretKey: testSecret }) },
})
let there = 0

beforeAll(async () => {
  const [started] = (await once(node, 'message')) as [NodeAnswer] // the node says first where it listens
  if (started.kind === 'started') there = started.port
}, 60_000)

afterAll(() => void node.kill('SIGKILL'))

test('an edit on one node is seen on the other, and edits on both at once leave no gap', async () => {
  const { admin, coach, workspaceId } = await given.team()
  const { id, lineIds } = await givenBook(database, admin)
  const [line = '', otherLine = ''] = lineIds
  const setText = (lineId: string, text: string): Operation => ({ kind: 'set', id: lineId, cells: { text } })
  const ofNode: NodeAnswer[] = []
  // the node sends answers alone
  node.on('message', answer => ofNode.push(answer as NodeAnswer))
  const editThere = (text: string, base: number) => {
    const task: NodeTask = { workspaceId, authorId: coach.membershipId, id, base, batch: batchOf(setText(otherLine, text)) }
    node.send(task)
  }
  const book = { thing: 'book', id }
  const [heardHere, heardThere] = [await followDocument(admin, book, here), await followDocument(coach, book, there)]
  const device = await openBook(database, admin, id)

  editThere('from there', 0)
  await vi.waitFor(() => expect(heardHere.revisions()).toEqual([1]), 10_000)
  await device.sync()
  expect([device.revision(), device.view().get(otherLine)?.cells['text']]).toEqual([1, 'from there'])
  await device.send([batchOf(setText(line, 'from here'))])
  await vi.waitFor(() => expect(heardThere.revisions()).toEqual([1, 2]), 10_000)

  const edits = 10
  for (let at = 0; at < edits; at += 1) editThere(`there ${at}`, 2)
  for (let at = 0; at < edits; at += 1) await device.send([batchOf(setText(line, `here ${at}`))])
  await vi.waitFor(() => expect(ofNode).toHaveLength(1 + edits), 10_000)
  const stored = await database.withWorkspace(workspaceId, 'read', db =>
    db.many<{ revision: number }>(sql`select revision from document_batches where document_id = ${id} order by revision`),
  )
  const revisions = Array.from({ length: 2 + 2 * edits }, (_, at) => at + 1)
  expect(stored.map(({ revision }) => revision)).toEqual(revisions)
  for (const heard of [heardHere, heardThere])
    await vi.waitFor(() => expect(new Set(heard.revisions())).toEqual(new Set(revisions)), 10_000)
  await device.sync()
  expect(device.revision()).toBe(revisions.length)
}, 60_000)
