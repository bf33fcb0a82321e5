import { randomBytes } from 'node:crypto'
import { getStorage } from '@allenio/contract/files'
import type { Operation } from '@allenio/contract/documents'
import { newId } from '@allenio/domain/ids'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sql, type Row } from '#platform/db'
import { forgetSums } from '#platform/files'
import { ownHouse, type TestTeam } from '#testing'
import { compactedBeyondBytes, compactHistory, listSteps } from './batches.ts'
import { createDocument, documentKinds, editDocument, eraseDocument, publishRelease } from './index.ts'
import { bookKind } from './testing/book-kind.ts'
import { batchOf, createBookTables, givenBook, openBook } from './testing/books.ts'

const megabyte = 1_048_576
const disk = { free: 90_000 * megabyte, total: 100_000 * megabyte }
const reserve = 5_000 * megabyte
const limit = 4 * megabyte
const house = await ownHouse({ env: { WORKSPACE_STORAGE_MB: '4' }, contributes: [documentKinds(bookKind)], readDisk: async () => disk })
const { database, given, as, server } = house

beforeAll(() => createBookTables(house))
beforeEach(forgetSums)

async function scene() {
  const team = await given.team()
  const book = await givenBook(database, team.admin)
  const within = <T>(work: Parameters<typeof database.withWorkspace<T>>[2]) => database.withWorkspace(team.workspaceId, 'write', work)
  return { team, book, within, admin: await openBook(database, team.admin, book.id) }
}

const usedBy = ({ admin }: TestTeam) => as(admin).call(getStorage, {})
const setText = (id: string, text: string): Operation => ({ kind: 'set', id, cells: { text } })
const lineIn = (parentId: string): Operation => ({ kind: 'insert', id: newId(), type: 'line', parentId, place: 'x', cells: {} })
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  )

test('documents, their history and releases are counted, and no more once they are erased', async () => {
  const { team, book, within, admin } = await scene()
  const begun = await usedBy(team)
  expect(begun.documents).toBeGreaterThan(2_000)
  await admin.send([batchOf(...book.lineIds.map(id => setText(id, 'squat '.repeat(13))))])
  const edited = await usedBy(team)
  expect(edited.documents - begun.documents).toBeGreaterThan(1_500)
  await within(db => publishRelease(db, bookKind, { id: book.id, note: '', authorId: null }))
  const released = await usedBy(team)
  expect(released.documents - edited.documents).toBeGreaterThan(1_000)
  expect(released.used).toBe(released.documents)
  await within(db => eraseDocument(db, book.id))
  await within(db => db.run(sql`delete from document_contents`))
  expect((await usedBy(team)).documents).toBe(0)
})

test('a business that has used up its share adds nothing, edits for a while, and always deletes', async () => {
  const { team, book, within, admin } = await scene()
  const [chapter = '', otherChapter = ''] = book.chapterIds
  const [line = ''] = book.lineIds
  const grow = (bytes: number) =>
    within(db => db.run(sql`update documents set row_bytes = ${Math.round(bytes)}::int where id = ${book.id}`))
  const outcomes = async () => {
    forgetSums()
    return [
      await codeOf(within(db => createDocument(db, bookKind, { id: newId(), cells: {} }))),
      await codeOf(admin.send([batchOf(lineIn(chapter))])),
      await codeOf(admin.send([batchOf(setText(line, `${Math.random()}`))])),
      await codeOf(admin.send([batchOf({ kind: 'delete', id: otherChapter }), batchOf({ kind: 'restore', id: otherChapter })])),
    ]
  }
  const full = 'workspace storage full'
  expect(await outcomes()).toEqual(['accepted', 'accepted', 'accepted', 'accepted'])
  await grow(limit + 1)
  expect(await outcomes()).toEqual([full, full, 'accepted', 'accepted'])
  await grow(limit * 1.2)
  expect(await outcomes()).toEqual([full, full, full, 'accepted'])
  const answer = await as(team.admin).call(getStorage, {})
  expect(answer.used).toBeGreaterThan(limit)
})

test('what one process adds counts at once, before the sum is read again', async () => {
  const { book, within, admin } = await scene()
  const [chapter = ''] = book.chapterIds
  await within(db => db.run(sql`update documents set row_bytes = ${limit - 500_000}::int where id = ${book.id}`))
  forgetSums()
  await admin.send([batchOf(lineIn(chapter))])
  const lines = Array.from({ length: 5 }, () => Array.from({ length: 300 }, () => lineIn(chapter)))
  const added: unknown[] = []
  for (const part of lines) {
    const batches = [batchOf(...part)]
    added.push(await codeOf(within(db => editDocument(db, bookKind, { id: book.id, base: 0, batches, authorId: null }))))
  }
  expect(added.at(-1)).toBe('workspace storage full')
  expect(added.slice(0, 2)).toEqual(['accepted', 'accepted'])
})

test("the reserve of the database's disk is left to edits, and its second half to deleting", async () => {
  const { book, within, admin } = await scene()
  const [chapter = ''] = book.chapterIds
  const [line = ''] = book.lineIds
  const room = async (free: number) => {
    disk.free = free
    await expect.poll(async () => (await server.inject('/metrics')).body).toContain(`allenio_disk_free_bytes ${free}\n`)
  }
  const outcomes = async () => [
    await codeOf(within(db => createDocument(db, bookKind, { id: newId(), cells: {} }))),
    await codeOf(admin.send([batchOf(lineIn(chapter))])),
    await codeOf(admin.send([batchOf(setText(line, `${Math.random()}`))])),
    await codeOf(admin.send([batchOf({ kind: 'delete', id: chapter }), batchOf({ kind: 'restore', id: chapter })])),
  ]
  await room(reserve - 1)
  expect(await outcomes()).toEqual(['disk full', 'disk full', 'accepted', 'accepted'])
  await room(reserve / 2 - 1)
  expect(await outcomes()).toEqual(['disk full', 'disk full', 'disk full', 'accepted'])
  await room(reserve * 2)
  expect(await outcomes()).toEqual(['accepted', 'accepted', 'accepted', 'accepted'])
})

type BatchRow = Row<'document_batches', 'revision'> & { operations: number; inverse: number }

test('the history of a document is compacted: operations that nobody compares go first, then the oldest steps', async () => {
  const { team, book, within } = await scene()
  const [line = ''] = book.lineIds
  // old steps of a client whose notes were long; random letters do not shrink
  await within(async db => {
    await db.run(sql`update documents set revision = 40, history_bytes = ${compactedBeyondBytes} where id = ${book.id}`)
    for (let revision = 1; revision <= 40; revision += 1) {
      const operations = JSON.stringify([setText(line, randomBytes(150_000).toString('hex'))])
      await db.run(sql`
        insert into document_batches (id, document_id, revision, gesture_id, kind, author_id, operations, inverse, outcome)
        values (${newId()}, ${book.id}, ${revision}, ${newId()}, 'edit', ${team.admin.membershipId}, ${operations}, ${operations}, '{}')`)
    }
  })
  const admin = await openBook(database, team.admin, book.id)
  await admin.send([batchOf(setText(line, 'last'))])
  const batches = await within(db =>
    db.many<BatchRow>(sql`
    select revision, jsonb_array_length(operations) as operations, jsonb_array_length(inverse) as inverse
    from document_batches where document_id = ${book.id} order by revision desc`),
  )
  expect(batches.filter(({ operations }) => operations > 0).map(({ revision }) => revision)).toEqual([41, 40, 39, 38, 37])
  expect(batches.map(({ revision }) => revision)).toEqual(Array.from({ length: 27 }, (_, at) => 41 - at))
  const steps = await within(db => listSteps(db, { documentId: book.id, authorId: team.admin.membershipId }))
  expect(steps).toHaveLength(27)
  const { history_bytes: bytes } = await within(db =>
    db.one<Row<'documents', 'history_bytes'>>(sql`select history_bytes from documents where id = ${book.id}`),
  )
  expect(bytes).toBeGreaterThan(8_000_000)
  expect(bytes).toBeLessThan(10_000_000)
  // a second time there is nothing to do
  await within(db => compactHistory(db, book.id))
  expect(await within(db => db.one(sql`select history_bytes from documents where id = ${book.id}`))).toEqual({ history_bytes: bytes })
})
